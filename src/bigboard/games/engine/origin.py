"""What a game began with: its deal or its position, and what happened before the first decision.

Most games are never asked for either, and writing and telling cost more than dealing: so both wait until they are.
"""

from typing import Final

from bigboard.games.contract import Event, JsonDict
from bigboard.games.validation import json_copy


class Origin:
    """A beginning that is written down already; without arguments that of a sampled world, which has none."""

    def __init__(self, word: str = "", written: JsonDict | None = None, told: list[Event] | None = None) -> None:
        self.word = word  # "deal" or "position"
        self.kept: JsonDict | None = written
        self.told: list[Event] | None = told

    def written(self) -> JsonDict:
        """The deal or the position, as an independent copy."""
        if self.kept is None:
            self.kept = self.write()
        copy: JsonDict = json_copy(self.kept)
        return copy

    def opening(self) -> list[Event]:
        """What happened before the first decision."""
        if self.told is None:
            self.told = self.tell()
        return self.told[:]

    def write(self) -> JsonDict:
        return {}

    def tell(self) -> list[Event]:
        return []


NO_ORIGIN: Final = Origin()
