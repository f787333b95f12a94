"""The fields of a game's tensor by name, and where they lie."""

from __future__ import annotations

from typing import NamedTuple

from bigboard.games.declaration import TensorGroup
from bigboard.games.registry import declaration


class Field(NamedTuple):
    """Numbers of the tensor that belong together; a field of a group has a row for each seat, stockpile and so on."""

    name: str
    start: int
    shape: tuple[int, ...]
    step: int  # from one row to the next


def tensor_fields(game: str) -> list[Field]:
    """Every field of the declared tensor, in order."""
    found = []
    at = 0
    for field in declaration(game).tensor:
        if isinstance(field, TensorGroup):
            place = at
            for part in field.fields:
                found.append(Field(f"{field.name}.{part.name}", place, (field.times, part.size), field.each))
                place += part.size
        else:
            found.append(Field(field.name, at, (field.size,), 0))
        at += field.size
    return found
