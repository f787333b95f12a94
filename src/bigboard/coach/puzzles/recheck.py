"""A second check of the puzzles of a collection, in samples of another seed."""

from __future__ import annotations

from typing import NamedTuple

from bigboard.coach.judge.answers import Answer, answers
from bigboard.coach.puzzles.generator import AGAIN_WORLDS, STILL_SURE, SURE, number_of
from bigboard.coach.puzzles.judging import PuzzleTrial
from bigboard.coach.puzzles.puzzle import Puzzle
from bigboard.games.contract import IllegalAction, State

MOST_WORLDS = 1600


class Finding(NamedTuple):
    """The result of a second check: `sure` is the lead of the puzzle's answer over the next, in standard errors."""

    puzzle: Puzzle
    right: bool
    sure: float
    trouble: str = ""


def check(puzzle: Puzzle, most: int = MOST_WORLDS) -> Finding:
    """The position is reached by the rules, its answers are legal, and the right one still leads all others kept.

    Few worlds are enough where the lead is large; where it is not, there are more, up to `most`.
    """
    try:
        state = puzzle.state()
    except IllegalAction as error:
        return Finding(puzzle, False, 0.0, str(error))
    asked = [worth.answer for worth in puzzle.worths]
    missing = [answer for answer in asked if not is_possible(state, answer)]
    if missing or state.decision != puzzle.kind:
        return Finding(puzzle, False, 0.0, f"{state.decision} does not ask for {missing or puzzle.kind}.")
    trial = PuzzleTrial(state, asked, number_of("check", puzzle.id, puzzle.seed) >> 2)
    worlds, sure = 0, 0.0
    while worlds < most and abs(sure) < SURE:
        more = min(max(AGAIN_WORLDS, worlds), most - worlds)
        trial.play(more)
        worlds += more
        sure = min(trial.lead(puzzle.right, other)[1] for other in asked if other != puzzle.right)
    return Finding(puzzle, sure >= STILL_SURE, sure)


def is_possible(state: State, answer: Answer) -> bool:
    """Return whether the answer is in the list; where there are too many to list, whether its actions are legal."""
    listed = answers(state)
    if listed:
        return answer in listed
    at = state.clone()
    for action in answer:
        if action not in at.legal_actions():
            return False
        at.apply(action)
    return True
