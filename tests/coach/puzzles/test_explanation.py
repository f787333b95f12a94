"""A puzzle says why its answer is best, from what the seat knows, and says the same every time."""

from __future__ import annotations

import pytest

from bigboard.coach.puzzles.explanation import compared_with, reasons_of
from bigboard.coach.puzzles.puzzle import collection


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_most_puzzles_have_a_reason_in_words(game: str) -> None:
    asked = collection(game)[:12]
    told = [reasons_of(puzzle, puzzle.worths[1].answer) for puzzle in asked]
    assert sum(bool(reasons) for reasons in told) >= len(asked) - 2
    assert told[0] == reasons_of(asked[0], asked[0].worths[1].answer)


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_right_answer_is_compared_with_the_second_best(game: str) -> None:
    puzzle = collection(game)[0]
    assert compared_with(puzzle, puzzle.right) == puzzle.worths[1].answer
    assert compared_with(puzzle, puzzle.worths[1].answer) == puzzle.worths[1].answer
