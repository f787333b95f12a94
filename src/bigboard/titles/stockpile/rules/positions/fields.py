"""The fields of a position, one kind of value each; ValueError names the field and what belongs there."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import number_of
from bigboard.titles.stockpile.rules.model.table import EVERYBODY, StockpileTable


def whole(source: Mapping[str, Any], field: str, default: int, low: int, high: int) -> int:
    return checked(source.get(field, default), f"The position's {field!r}", low, high)


def checked(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{where} is a whole number from {low} to {high}, not {value!r}.")
    return value


def listed(value: object, where: str, length: int = -1) -> list[Any]:
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        count = f" of {length}" if length >= 0 else ""
        raise ValueError(f"{where} is a list{count}, not {value!r}.")
    return value


def per_seat(t: StockpileTable, position: Mapping[str, Any], field: str, default: Any) -> list[Any]:
    """A list with one entry for each seat."""
    values = position.get(field, [default] * int(t.seats))
    if not isinstance(values, list) or len(values) != t.seats:
        raise ValueError(f"The position's {field!r} is a list with one entry for each of the {t.seats} players.")
    return values


def read_counts(value: object, where: str, names: list[str], target: vec[i64], base: int) -> None:
    """A mapping of names to numbers of cards."""
    if not isinstance(value, Mapping):
        raise ValueError(f"{where} maps names to numbers, not {value!r}.")
    for name, count in value.items():
        target[base + number_of(name, names, "card")] = checked(count, f"{where}, {name!r},", 0, 40)


def read_seen(t: StockpileTable, value: object, where: str) -> int:
    """The seats that have seen something, one bit each."""
    if value == "all":
        return EVERYBODY
    seen = 0
    for seat in listed(value, where):
        seen |= 1 << checked(seat, where, 0, int(t.seats) - 1)
    return seen
