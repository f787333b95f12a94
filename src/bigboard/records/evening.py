"""A game played on a real table, written down: begun, continued, and as a record like any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bigboard.games import registry
from bigboard.games.contract import IllegalAction
from bigboard.games.scribe import NoteError, Scribe
from bigboard.games.title import load_part

EveningError = NoteError


def games_to_keep() -> list[str]:
    """The games that have a scribe."""
    return [name for name in registry.names() if registry.title(name).scribe]


def begin(game: str, names: Sequence[str], options: Mapping[str, Any] | None = None, me: int | None = None) -> Scribe:
    """A game that begins now. ValueError names a bad game, number of players or option."""
    if game not in games_to_keep():
        raise NoteError("game", f"{game!r} cannot be written down; {', '.join(games_to_keep())} can.", game=game)
    if me is not None and not 0 <= me < len(names):
        raise NoteError("seat", f"Seat {me} is not one of {len(names)}.")
    scribe = load_part(registry.title(game).scribe)
    made: Scribe = scribe(registry.game(game), registry.declaration(game), names, options, me)
    return made


def resume(kept: Mapping[str, Any]) -> Scribe:
    """The game that `Scribe.kept` or a record of this kind holds; NoteError if it is none."""
    try:
        if "deal" in kept:
            told = {"game": kept["deal"]["game"], "options": kept["deal"]["options"], "names": kept["table"]["names"]}
            kept = {**told, "me": kept["kept"]["me"], "notes": kept["kept"]["notes"]}
        scribe = begin(kept["game"], kept["names"], kept["options"], kept["me"])
        for note in kept["notes"]:
            scribe.take(note)
    except (KeyError, TypeError, AttributeError, IllegalAction, NoteError) as error:
        raise NoteError("foreign", f"This is no evening that was being written down: {error}") from None
    return scribe
