"""The rulebooks as numbered clauses: in each game's folder `clauses`, one file a language.

Every language of a game has the same clauses under the same ids; where a translation is missing, English is shown.

A clause does not type a number that the rules know; it quotes it. `{hand}` in a text stands for the value of that name
in the title's `quotes`, `{start_money:dollars}` for the same as the language writes money. A table in a clause has a
`heading`, and one `row` that is written for every entry of the list that `rows` names. So a corrected value corrects
the text in all languages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bigboard.games.manifest import Quotes, Value
from bigboard.games.registry import title, titles
from bigboard.i18n import Messages, language_of

DEFAULT_LANGUAGE = "en"
SOURCES = ("rulebook", "ruling", "convention", "house")
QUOTE = re.compile(r"\{(\w+)(?::(\w+))?\}")


@dataclass(frozen=True)
class Clause:
    """One numbered rule."""

    id: str
    title: str
    text: str
    source: str
    table: tuple[tuple[str, ...], ...] = ()  # the heading first
    language: str = DEFAULT_LANGUAGE


class Writer:
    """Fill what a clause quotes into its text, as one language writes it."""

    def __init__(self, quotes: Quotes, language: str) -> None:
        self.quotes = quotes
        self.language = language
        messages = Messages(language_of(language) or DEFAULT_LANGUAGE)
        self.manners = {None: messages.number, "dollars": messages.dollars, "thousands": messages.thousands}

    def fill_quotes(self, text: str, row: Mapping[str, Value] | None = None) -> str:
        """The text with its quotes; those of a table's row come before those of the game."""
        return QUOTE.sub(lambda found: self.quote(found, row or {}), text)

    def quote(self, found: re.Match[str], row: Mapping[str, Value]) -> str:
        name, manner = found[1], found[2]
        value = row.get(name, self.quotes.get(name))
        if isinstance(value, str) and manner is None:
            return value
        if isinstance(value, int) and manner in self.manners:
            return self.manners[manner](value)
        raise ValueError(f"it quotes {found[0]}, which the game does not say")

    def clause(self, entry: Mapping[str, Any]) -> Clause:
        table = entry.get("table")
        texts = {name: self.fill_quotes(text) for name, text in entry.items() if name != "table"}
        return Clause(**texts, table=self.table(**table) if table else (), language=self.language)

    def table(self, heading: list[str], row: list[str], rows: str) -> tuple[tuple[str, ...], ...]:
        entries = self.quotes[rows]
        if not isinstance(entries, Sequence) or isinstance(entries, str) or len(heading) != len(row):
            raise ValueError(f"its table of {rows!r} has no rows, or a heading that does not fit them")
        body = [tuple(self.fill_quotes(cell, entry) for cell in row) for entry in entries]
        return (tuple(self.fill_quotes(cell) for cell in heading), *body)


@cache
def clauses(game: str, language: str = DEFAULT_LANGUAGE) -> dict[str, Clause]:
    """All clauses of a game by id, in the order of the rulebook."""
    brought = title(game)
    if brought.clauses:
        return from_text(game, brought.load("clauses")) if language == DEFAULT_LANGUAGE else clauses(game)
    file = brought.file(f"clauses/{language}.toml")
    if file is None:
        if language != DEFAULT_LANGUAGE:
            return clauses(game)
        if brought.package:
            raise ValueError(f"{game!r} has no rulebook.")
        return {}
    writer = Writer(brought.load("quotes") if brought.quotes else {}, language)
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        found = {entry["id"]: writer.clause(entry) for entry in content["clause"]}
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"The rulebook of {game}, {file.name}, is damaged: {error}.") from None
    if len(found) != len(content["clause"]):
        raise ValueError(f"The rulebook of {game}, {file.name}, has a clause id twice.")
    return found


def from_text(game: str, text: str) -> dict[str, Clause]:
    """The rulebook of a small game, in the game's own file: `ABC-BUY Buying: Buy a share.`, one clause a paragraph."""
    parts = re.split(rf"^({title(game).rules}-[A-Z0-9-]+) ([^:\n]+): ", text, flags=re.MULTILINE)
    heads = zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    return {name: Clause(name, head, " ".join(body.split()), "house") for name, head, body in heads}


def game_of_clause(clause_id: str) -> str | None:
    """The game that a clause id belongs to, by its prefix; None if there is none."""
    prefix = clause_id.strip().upper().partition("-")[0]
    return next((one.name for one in titles().values() if one.rules == prefix), None)


def clause(clause_id: str, language: str = DEFAULT_LANGUAGE) -> Clause:
    """The clause with that id, whatever its case; ValueError if there is none."""
    wanted = clause_id.strip().upper()
    game = game_of_clause(wanted)
    if game is not None:
        found = clauses(game, language).get(wanted) or clauses(game).get(wanted)
        if found is not None:
            return found
    raise ValueError(f"There is no clause {clause_id!r}: ids look like ACQ-MRG-3.")
