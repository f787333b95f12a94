"""The table as it is drawn, one module a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, cast

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bigboard.cli.language import say
from bigboard.cli.tui.plugins import plugin
from bigboard.cli.tui.sentences import Voice
from bigboard.games.contract import JsonDict

WIDE = 112  # columns from which panels stand side by side


class Screen(Protocol):
    """The module `screen` of a title. It draws from the view of a seat alone."""

    TITLE: str
    WORD_STYLES: Mapping[str, str]

    def table(self, view: JsonDict, voice: Voice, fresh: Sequence[JsonDict], width: int) -> RenderableType:
        """Everything that lies on the table. `fresh` are the events since the person last looked."""

    def hand(self, view: JsonDict) -> str:
        """Return the hand of the person, in a line."""

    def chart(self, view: JsonDict) -> RenderableType:
        """The printed reference table of the game."""

    def results(self, view: JsonDict, voice: Voice, events: Sequence[JsonDict]) -> RenderableType:
        """Return the results, and where the money came from."""


def screen(game: str) -> Screen:
    return cast(Screen, plugin("screen", game))


def heading(parts: Sequence[str], width: int) -> Text:
    """The first line; its last parts are left out where there is no room for them."""
    shown = list(parts)
    while len(shown) > 1 and cell_len(" · ".join(shown)) > width - 2:
        shown.pop()
    text = Text(f" {' · '.join(shown)} ", style="bold reverse", no_wrap=True, overflow="ellipsis")
    text.pad_right(max(0, width - text.cell_len))
    return text


def short_names(voice: Voice, length: int) -> list[str]:
    """Return all names cut to that length; numbers of seats where two would be equal."""
    names = [name[:length] for name in voice.labels()]
    if len(set(names)) == len(names):
        return names
    return [name if seat == voice.you else str(seat + 1) for seat, name in enumerate(names)]


def align(cells: Sequence[Text], widths: Sequence[int]) -> Text:
    """Cells side by side; a negative width is to the left."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for cell, width in zip(cells, widths, strict=True):
        space = " " * max(0, abs(width) - cell.cell_len)
        line.append(space if width > 0 else "")
        line.append_text(cell)
        line.append(space if width < 0 else "")
    return line


def account_table(
    entries: Mapping[str, Sequence[int]], final: Sequence[int], voice: Voice, money: Callable[[int], str]
) -> Table:
    """Return a table of the sources of all money, the winner first, without empty rows."""
    order = sorted(range(len(final)), key=lambda seat: -final[seat])
    grid = Table(box=None, padding=(0, 2, 0, 0))
    grid.add_column(say("cli-account"), no_wrap=True)
    for seat in order:
        grid.add_column(voice.label(seat), justify="right", no_wrap=True)
    for entry, values in entries.items():
        if any(values):
            grid.add_row(entry, *[money(values[seat]) if values[seat] else "·" for seat in order])
    grid.add_row(say("flow-total"), *[money(final[seat]) for seat in order], style="bold")
    return grid
