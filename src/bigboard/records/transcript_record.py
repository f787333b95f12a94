"""A game played on a real table, written down: begun, continued, and as a record like any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bigboard.games import registry
from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.games.manifest import load_part
from bigboard.games.transcript.transcript import NoteError, Transcript


def games_to_keep() -> list[str]:
    """The games that have a transcript."""
    return [name for name in registry.names() if registry.title(name).transcript]


def begin(
    game: str, names: Sequence[str], options: Mapping[str, Any] | None = None, me: int | None = None
) -> Transcript:
    """A game that begins now. ValueError names a bad game, number of players or option."""
    if game not in games_to_keep():
        raise NoteError("game", f"{game!r} cannot be written down; {', '.join(games_to_keep())} can.", game=game)
    if me is not None and not 0 <= me < len(names):
        raise NoteError("seat", f"Seat {me} is not one of {len(names)}.")
    transcript = load_part(registry.title(game).transcript)
    made: Transcript = transcript(registry.game(game), registry.declaration(game), names, options, me)
    return made


def kept_of(record: Mapping[str, Any], players: int) -> JsonDict | None:
    """Return what a record says about its transcript: the seat that wrote it, and the known places of its decks.

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
    """The seats whose hidden cards were filled in where no player had shown them: all but the writer's seat."""
    return [seat for seat in range(players) if seat != kept["me"]] if kept is not None else []


def resume(kept: Mapping[str, Any]) -> Transcript:
    """The game that `Transcript.kept` or a record of this kind holds; NoteError if it is none."""
    try:
        if "deal" in kept:
            told = {"game": kept["deal"]["game"], "options": kept["deal"]["options"], "names": kept["table"]["names"]}
            kept = {**told, "me": kept["kept"]["me"], "notes": kept["kept"]["notes"]}
        transcript = begin(kept["game"], kept["names"], kept["options"], kept["me"])
        for note in kept["notes"]:
            transcript.take(note)
    except (KeyError, TypeError, AttributeError, IllegalAction, NoteError) as error:
        raise NoteError("foreign", f"This is not a game that is being recorded: {error}") from None
    return transcript
