"""A puzzle as it is kept, and the shipped collections.

It begins with a deal and actions, so that the solver sees all that the seat has seen. What the others hold is known to
the engine alone: the solver gets the seat's view, and the answers were judged in samples drawn from it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from bigboard.coach.judge.answers import Answer
from bigboard.coach.puzzles.judging import Worth
from bigboard.games import registry
from bigboard.games.contract import JsonDict, State

FORMAT = 1
SHOWN = 6  # answers that are kept with what they are worth


@dataclass(frozen=True)
class Puzzle:
    game: str
    number: int  # in its collection, from 1
    seed: str
    players: int
    options: JsonDict
    actions: tuple[int, ...]
    kind: str  # what is decided
    worths: tuple[Worth, ...]  # the best answers, the right one first
    rating: int
    failed: tuple[int, ...]  # how often each grader did

    @property
    def id(self) -> str:
        return f"{self.game}-{self.number}"

    @property
    def right(self) -> Answer:
        return self.worths[0].answer

    def opening(self) -> State:
        """The game that the position is from, before its first decision."""
        game = registry.game(self.game)
        return game.start(game.deal(self.players, self.seed, self.options))

    def state(self) -> State:
        """The position, with everything that led to it."""
        state = self.opening()
        for action in self.actions:
            state.apply(action)
        return state

    def to_json(self) -> JsonDict:
        return {
            "seed": self.seed,
            "players": self.players,
            "options": self.options,
            "actions": list(self.actions),
            "kind": self.kind,
            "answers": [[list(one.answer), round(one.money), round(one.chance, 3)] for one in self.worths],
            "rating": self.rating,
            "failed": list(self.failed),
        }

    @staticmethod
    def from_json(game: str, number: int, entry: dict[str, Any]) -> Puzzle:
        worths = tuple(Worth(tuple(answer), money, chance, 0.0) for answer, money, chance in entry["answers"])
        actions, failed = tuple(entry["actions"]), tuple(entry["failed"])
        fixed = (entry["seed"], entry["players"], entry["options"], actions, entry["kind"])
        return Puzzle(game, number, *fixed, worths, entry["rating"], failed)


class PuzzleError(ValueError):
    """A collection that cannot be read, or does not fit these rules."""


def read_collection(game: str, text: str) -> list[Puzzle]:
    """The puzzles of a file; PuzzleError says why it cannot be used."""
    try:
        told = json.loads(text)
        known = registry.game(game).rules_version
        if told["format"] != FORMAT or told["game"] != game:
            raise PuzzleError(f"This is not a puzzle collection for {game}.")
        if told["rules"] != known:
            raise PuzzleError(f"These puzzles are for rules {told['rules']}; this version plays rules {known}.")
        return [Puzzle.from_json(game, number, entry) for number, entry in enumerate(told["puzzles"], 1)]
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, PuzzleError):
            raise
        raise PuzzleError(f"This is not a puzzle collection: {error}") from None


@cache
def collection(game: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a game; none for a game that has none."""
    file = registry.title(game).file("puzzles.json")
    return () if file is None else tuple(read_collection(game, file.read_text("utf-8")))


def games_with_puzzles() -> list[str]:
    return [name for name in registry.names() if collection(name)]


def puzzle_of(puzzle_id: str) -> Puzzle | None:
    """The puzzle that is called so, as in acquire-12."""
    game, _, number = puzzle_id.rpartition("-")
    if game not in registry.names() or not (number.isascii() and number.isdigit() and len(number) < 6):
        return None
    puzzles = collection(game)
    place = int(number)
    return puzzles[place - 1] if 1 <= place <= len(puzzles) else None
