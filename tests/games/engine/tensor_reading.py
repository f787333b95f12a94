"""A tensor read by the names of its fields, as `docs/reference/views.md` lists them."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from bigboard.envs.tensor_fields import tensor_fields
from bigboard.games.registry import declaration

if TYPE_CHECKING:
    from bigboard import State


def tensor(state: State, seat: int) -> array[float]:
    out = array("f", [7.0]) * state.game.tensor_size
    state.tensor(seat, out)
    return out


def numbers(state: State, seat: int, name: str, row: int = 0) -> list[int]:
    """The whole numbers of a field, before they are divided; `row` is the seat or stockpile of a group's field."""
    field = next(field for field in tensor_fields(state.game.name) if field.name == name)
    wholes = declaration(state.game.name).tensor_wholes
    start = field.start + row * field.step
    values = tensor(state, seat)
    return [round(values[place] * wholes[place]) for place in range(start, start + field.shape[-1])]


def flagged(state: State, seat: int, name: str, row: int = 0) -> list[int]:
    """Which flags of a field are set."""
    return [place for place, number in enumerate(numbers(state, seat, name, row)) if number]
