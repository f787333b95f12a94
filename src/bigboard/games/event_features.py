"""Public events as rows of numbers, with columns that follow from the declaration.

A row has a flag for the type of the event, a flag for its seat, and a column for every public fact that an event of the
game can tell. So a history is a table that grows by a row an event, for recurrent nets and models of beliefs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple
from zlib import crc32

from bigboard.games.declaration import Declaration, Values

OCTAVES = 24  # a number of that many bits would be 1; sums of money have far fewer
WORDS = 1 << 16  # a name that is not on a list gets one of this many places


class Column(NamedTuple):
    """A number of every row."""

    name: str
    about: str


def columns(declaration: Declaration, seats: int) -> list[Column]:
    """All columns of a game's history, in order."""
    found = [Column(f"type.{kind.type}", f"1 for this event: {kind.about}") for kind in declaration.events]
    found += [Column(f"seat.{k}", f"1 for the seat {k} places clockwise from the viewer") for k in range(seats)]
    lists = value_lists(declaration)
    for name in facts(declaration):
        about = f"log₂(2 + n) / {OCTAVES} of a number, or of how many entries there are; a name by its fingerprint"
        if name in lists:
            about = f"a name by its place on the list, from 1, / {len(lists[name])}"
        found.append(Column(f"fact.{name}", about))
    return found


def facts(declaration: Declaration) -> list[str]:
    """Return the public facts of the game's events, each once, in the order of the declaration."""
    return list(dict.fromkeys(name.rstrip("?") for kind in declaration.events for name in kind.data))


def value_lists(declaration: Declaration) -> dict[str, tuple[str | int, ...]]:
    """For facts whose type is one of the lists of values that actions have: the values."""
    known: dict[str, Values] = {
        values.type: values for action in declaration.actions for values in action.fields.values()
    }
    types: dict[str, set[str]] = {}
    for kind in declaration.events:
        for name, type in kind.data.items():
            types.setdefault(name.rstrip("?"), set()).add(type)
    return {
        name: known[next(iter(of))].values
        for name, of in types.items()
        if len(of) == 1 and next(iter(of)) in known and not isinstance(known[next(iter(of))].values[0], int)
    }


@cache
def fingerprint(name: str) -> float:
    return (1 + crc32(name.encode()) % WORDS) / (WORDS + 1)


def number_of(value: Any, values: tuple[str | int, ...] | None) -> float:
    """Return the number of a fact, from -1 to 1; 0 for none."""
    if isinstance(value, bool):
        return float(value)
    if isinstance(value, (list, tuple, Mapping)):
        value = len(value)
    if isinstance(value, (int, float)):
        return math.copysign(math.log2(2 + abs(value)) / OCTAVES, value)
    if isinstance(value, str):
        if values is not None and value in values:
            return (values.index(value) + 1) / len(values)
        return fingerprint(value)
    return 0.0
