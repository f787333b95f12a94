"""Lines typed for a game on a real table, matched with the possible moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bigboard.games.contract import JsonDict
from bigboard.games.transcript.transcript import Ask, NoteError

COUNTED_FROM_ONE = ("pile", "seat", "pair", "place")  # people count stockpiles and players from one
UNKNOWN = ("?", "-")
NOTHING = ("stop", "nothing", "none", "pass", "no")


def words_of(choice: Mapping[str, Any]) -> list[str]:
    """The words that name a choice: its type, then its values."""
    words = str(choice["type"]).split("_")
    for name, value in choice.items():
        if name != "type":
            words += str(value + 1 if name in COUNTED_FROM_ONE and isinstance(value, int) else value).split()
    return [word.lower() for word in words]


def fits(typed: Sequence[str], words: Sequence[str]) -> bool:
    """True if each typed word begins one of the words, in their order; numbers must be equal."""
    left = list(words)
    for one in typed:
        while left and not (left[0] == one if one.isdigit() else left[0].startswith(one)):
            left.pop(0)
        if not left:
            return False
        left.pop(0)
    return True


def doing(ask: Ask, typed: str) -> JsonDict:
    """The one choice that the words mean; NoteError lists what they could mean."""
    words = typed.lower().split()
    found = [choice for choice in ask.choices if fits(words, words_of(choice))]
    exact = [choice for choice in found if len(words_of(choice)) == len(words)]
    shortest = [choice for choice in found if len(choice) == min(len(one) for one in found)]
    for candidates in (found, exact, shortest):
        if len(candidates) == 1:
            return dict(candidates[0])
    possible = found or list(ask.choices)
    listed = "; ".join(" ".join(words_of(choice)) for choice in possible[:12])
    more = " …" if len(possible) > 12 else ""
    raise unclear(typed, f"{listed}{more}")


def unclear(typed: str, listed: str) -> NoteError:
    return NoteError("words", f"{typed!r} is none of these, or several of them: {listed}", typed=typed, listed=listed)


def note(ask: Ask, line: str, names: Sequence[str] = ()) -> JsonDict:
    """The note that a line means. Several things are separated by commas; players have names."""
    parts = [part.strip() for part in line.split(",") if part.strip()]
    if ask.kind == "see":
        if len(parts) == 1 and len(ask.fields) > 1:
            parts = parts[0].split()
        if len(parts) != len(ask.fields):
            raise NoteError("form", "The number of answers is another.", count=len(ask.fields))
        blanks = zip(parts, ask.fields, strict=True)
        return {"see": [value(part, blank.choices, blank.name, names) for part, blank in blanks]}
    if ask.several != 1 and [part.lower() for part in parts] in [[word] for word in NOTHING]:
        return {"do": []}
    if len(parts) == 1 and parts[0].lower().startswith("buy "):
        parts = [f"buy {chain}" for chain in parts[0].split()[1:]]  # `buy T T` is what people write
    return {"do": [doing(ask, part) for part in parts]}


def value(typed: str, choices: Sequence[str | int], name: str, names: Sequence[str] = ()) -> str | int | None:
    """The choice that the word begins. A player is a name, or a number."""
    if typed in UNKNOWN and "-" not in choices:
        return None
    shown = {
        choice: str(choice + 1) if name in COUNTED_FROM_ONE and isinstance(choice, int) else str(choice)
        for choice in choices
    }
    if name == "seat" and not typed.isdigit():
        shown = {choice: names[choice] for choice in choices if isinstance(choice, int) and choice < len(names)}
    exact = [choice for choice, text in shown.items() if text.lower() == typed.lower()]
    begun = [choice for choice, text in shown.items() if text.lower().startswith(typed.lower())]
    for found in (exact, begun):
        if len(found) == 1:
            return found[0]
    raise unclear(typed, ", ".join(shown.values()))
