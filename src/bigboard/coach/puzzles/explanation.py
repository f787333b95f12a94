"""The coach's reasons for the best answer of a puzzle, from what its seat knows; the same every time."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bigboard.coach.judge.answers import Answer
from bigboard.coach.judge.reasons import explain
from bigboard.coach.puzzles.puzzle import Puzzle


def compared_with(puzzle: Puzzle, answer: Answer) -> Answer:
    """The answer that was given, or the second best where it was right."""
    return answer if answer != puzzle.right else puzzle.worths[1].answer


def reasons_of(puzzle: Puzzle, answer: Answer) -> list[dict[str, Any]]:
    """Return what differs after the best answer and after the other one, with the fields of `Reason`."""
    state = puzzle.state()
    other = compared_with(puzzle, answer)
    return [asdict(reason) for reason in explain(state, state.seat, other, puzzle.right, puzzle.number)]
