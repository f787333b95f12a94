"""The rulebooks as numbered clauses: in each game's folder `clauses`, one file a language.

Every language of a game has the same clauses under the same ids; where a translation is missing, English is shown.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bigboard.games.registry import title, titles

DEFAULT_LANGUAGE = "en"
SOURCES = ("rulebook", "ruling", "convention", "house")


@dataclass(frozen=True)
class Clause:
    """One numbered rule."""

    id: str
    title: str
    text: str
    source: str


@cache
def clauses(game: str, language: str = DEFAULT_LANGUAGE) -> dict[str, Clause]:
    """All clauses of a game by id, in the order of the rulebook."""
    home = title(game).clauses
    if not home:
        return {}
    if ":" in home:
        return from_text(game, title(game).load("clauses")) if language == DEFAULT_LANGUAGE else clauses(game)
    file = files(home).joinpath("clauses", f"{language}.toml")
    if not file.is_file():
        if language == DEFAULT_LANGUAGE:
            raise ValueError(f"There is no rulebook of {game!r}.")
        return clauses(game)
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        found = {entry["id"]: Clause(**entry) for entry in content["clause"]}
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
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
