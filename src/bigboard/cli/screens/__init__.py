"""The table as it is drawn, one module a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from rich.console import RenderableType

from bigboard.cli.parts import part
from bigboard.cli.sentences import Voice
from bigboard.games.contract import JsonDict

WIDE = 112  # columns from which panels stand side by side


class Screen(Protocol):
    """What a game's module offers. Everything is made from what a seat may see."""

    TITLE: str
    WORD_STYLES: Mapping[str, str]

    def table(self, view: JsonDict, voice: Voice, fresh: Sequence[JsonDict], width: int) -> RenderableType:
        """Everything that lies on the table. `fresh` are the events since the person last looked."""

    def hand(self, view: JsonDict) -> str:
        """What the person holds, in a line."""

    def chart(self, view: JsonDict) -> RenderableType:
        """The printed reference table of the game."""

    def results(self, view: JsonDict, voice: Voice, events: Sequence[JsonDict]) -> RenderableType:
        """Who has what at the end, and where it came from."""


def screen(game: str) -> Screen:
    return cast(Screen, part("screens", game))
