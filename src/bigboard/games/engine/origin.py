"""The beginning of a game: its deal or position, and the events before the first decision.

Few games are asked for either, and both take longer than the deal itself, so they are made on request.
"""

from abc import ABCMeta, abstractmethod
from typing import Any, Final

from bigboard.games.contract import Event, JsonDict
from bigboard.games.validation import json_copy


class Origin:
    """A beginning that is already written; without arguments, that of a sampled state, which has none."""

    def __init__(self, word: str = "", written: JsonDict | None = None, events: list[Event] | None = None) -> None:
        self.word = word  # "deal" or "position"
        self.written: JsonDict | None = written
        self.events: list[Event] | None = events

    def to_json(self) -> JsonDict:
        """Return the deal or the position, as an independent copy."""
        if self.written is None:
            self.written = self.write()
        copy: JsonDict = json_copy(self.written)
        return copy

    def opening(self) -> list[Event]:
        """Return the events before the first decision."""
        if self.events is None:
            self.events = self.replay()
        return self.events[:]

    def write(self) -> JsonDict:
        return {}

    def replay(self) -> list[Event]:
        """Play the opening again, with events."""
        return []


NO_ORIGIN: Final = Origin()


class CheckedDeal(metaclass=ABCMeta):
    """A deal as numbers, checked."""

    def __init__(self, rules: int, players: int, options: dict[str, Any], seed: int | str | None) -> None:
        self.rules = rules  # the version by which the game is played
        self.players = players
        self.options = options
        self.seed = seed  # None if the deal names none

    def header(self, game: str) -> JsonDict:
        """Return the fields that deals of all titles have."""
        deal: JsonDict = {"game": game, "rules": self.rules, "players": self.players, "options": self.options.copy()}
        if self.seed is not None:
            deal["seed"] = self.seed
        return deal

    @abstractmethod
    def to_json(self) -> JsonDict:
        """Return the deal in words, which shares nothing with the numbers."""
