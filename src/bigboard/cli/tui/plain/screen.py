"""A plain game on the screen: figures in the first line, then a table for everything that has rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bigboard.cli.language import number
from bigboard.cli.tui.plain.sentences import PlainSentences
from bigboard.cli.tui.plain.wording import Wording, value_text
from bigboard.cli.tui.screens import account_table, heading
from bigboard.cli.tui.sentences import Voice
from bigboard.games.contract import JsonDict
from bigboard.games.declaration import Shown, ShownKind
from bigboard.games.manifest import Title
from bigboard.games.templates import words

HEADER = ("game", "players", "options", "you", "seat", "decision", "legal", "offers", "names")
RIGHT = ("number", "money", "signed")


@dataclass(frozen=True)
class Rows:
    """A table of the view: a heading for each column, and what it is."""

    title: str
    columns: Mapping[str, tuple[str, ShownKind]]
    rows: list[JsonDict]
    by_seat: bool = field(default=False)


class PlainScreen:
    """The screen of one game."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.wording = Wording(title)
        self.TITLE = title.label
        self.WORD_STYLES: Mapping[str, str] = {}

    def table(self, view: JsonDict, voice: Voice, fresh: Sequence[JsonDict], width: int) -> RenderableType:
        parts = self.wording.declaration.shown or shapes(view)
        figures = [part for part in parts if not part.columns]
        line = [f"{self.label(part)} {value_text(part.kind, view.get(part.name), voice)}" for part in figures]
        tables = [
            Rows(self.label(part), part.columns, view[part.name], is_by_seat(view, part.name))
            for part in parts
            if part.columns and view.get(part.name)
        ]
        shown = [heading([self.TITLE, *line[:2]], width)]
        if line[2:]:
            shown.append(Text(" · ".join(line[2:]), overflow="fold"))
        return Group(*shown, Columns([draw_rows(rows, view, voice) for rows in tables], padding=(0, 3)))

    def label(self, part: Shown) -> str:
        return self.wording.message("view", part.name, part.text, {}, Voice([]))

    def hand(self, view: JsonDict) -> str:
        return ""

    def chart(self, view: JsonDict) -> RenderableType:
        names = view.get("names") or [str(seat + 1) for seat in range(view["players"])]
        return self.table(view, Voice(names, view["you"]), [], 80)

    def results(self, view: JsonDict, voice: Voice, events: Sequence[JsonDict]) -> RenderableType:
        """Show the sources of all money, by the declared events that move it."""
        over = next(event for event in reversed(events) if "winners" in event)
        final = [int(score) for score in over["scores"]]
        account = self.wording.declaration.account(events, final)
        entries = {self.wording.message("flow", name, words(name), {}, voice): sums for name, sums in account.items()}
        said = PlainSentences(self.title).sentence([over], voice)
        return Group(account_table(entries, final, voice, number), Text(said, style="bold"))


def is_by_seat(view: JsonDict, name: str) -> bool:
    return name == "seats" and len(view[name]) == view["players"]


def draw_rows(rows: Rows, view: JsonDict, voice: Voice) -> Table:
    """Draw a row for each entry; rows of seats begin with a name, and a mark for the seat that decides."""
    grid = Table(box=SIMPLE_HEAD, title=rows.title, title_justify="left", padding=(0, 1), pad_edge=False)
    if rows.by_seat:
        grid.add_column(no_wrap=True)
    for heading_, kind in rows.columns.values():
        grid.add_column(heading_, justify="right" if kind in RIGHT else "left")
    for place, row in enumerate(rows.rows):
        cells = [value_text(kind, row.get(name), voice) for name, (_, kind) in rows.columns.items()]
        mark = "▸ " if place == view["seat"] else "  "
        grid.add_row(*([f"{mark}{voice.label(place)}"] if rows.by_seat else []), *cells)
    return grid


def shapes(view: JsonDict) -> tuple[Shown, ...]:
    """Return all fields of a view, for a game that declares none."""
    found: list[Shown] = []
    for name, value in view.items():
        if name in HEADER:
            continue
        rows = value if isinstance(value, list) and value and all(isinstance(row, dict) for row in value) else []
        columns = {key: (words(key), kind_of(part)) for row in rows for key, part in row.items()}
        found.append(Shown(name, words(name), kind_of(value), columns))
    return tuple(found)


def kind_of(value: Any) -> ShownKind:
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "number"
    return "cards" if isinstance(value, list | dict) else "text"


PART = PlainScreen
