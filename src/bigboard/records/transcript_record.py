"""A game played on a real table, written down: begun, continued, and as a record like any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bigboard.games import registry
from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.games.manifest import load_part
from bigboard.games.transcript.transcript import NoteError, Scribe

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


def kept_of(record: Mapping[str, Any], players: int) -> JsonDict | None:
    """What a record says about how it was written down: by whom, and which places of its decks are known.

    None for every other record. What we cannot read there counts as not known.
    """
    kept = record.get("kept")
    if not isinstance(kept, Mapping):
        return None
    me, known = kept.get("me"), kept.get("known")
    places = {
        str(deck): [place for place in found if type(place) is int]
        for deck, found in (known.items() if isinstance(known, Mapping) else ())
        if isinstance(found, list)
    }
    return {"me": me if type(me) is int and 0 <= me < players else None, "known": places}


def made_up(kept: Mapping[str, Any] | None, players: int) -> list[int]:
    """The seats whose hidden cards were filled in where nobody had shown them: all but that of whoever wrote."""
    return [seat for seat in range(players) if seat != kept["me"]] if kept is not None else []


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
