"""Puzzles, attempts and progress."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bigboard.schemas.base import Described, Incoming, OptionValue, Outgoing, View
from bigboard.schemas.learning.coach import CoachReason
from bigboard.schemas.messages import Entry
from bigboard.schemas.tables import SeatInfo


class Solver(Outgoing):
    """A person's progress in puzzles, rated on the puzzles' own scale."""

    rating: int
    solved: int
    tried: int
    streak: int
    best_streak: int


class PuzzlesOfGame(Outgoing):
    game: str
    puzzles: int
    solved: int


class Puzzles(Outgoing):
    games: list[PuzzlesOfGame]
    you: Solver


class PuzzleShown(Outgoing):
    """A position as the deciding seat sees it, with everything that has happened; the answer is not in it."""

    id: str
    game: str
    number: int
    rating: int
    players: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    seat: int
    view: View
    entries: list[Entry]
    tried: bool


class PuzzleAttempt(Incoming):
    """One action, or the pieces of a choice of several in any order."""

    action: Described | int | None = None
    picks: Annotated[list[Described], Field(max_length=100)] | None = None


class PuzzleAnswer(Outgoing):
    """An answer and what it is worth on average: money at the end, and the chance to win from 0 to 1."""

    described: list[Described]
    money: int
    chance: float
    yours: bool


class PuzzleResult(Outgoing):
    """The verdict. Only the first attempt at a puzzle counts for the rating."""

    right: bool
    counted: bool
    yours: list[Described]
    answers: list[PuzzleAnswer]
    reasons: list[CoachReason]  # why the best is better than yours, or than the second best
    bots_tried: int
    bots_failed: int
    before: int
    you: Solver
