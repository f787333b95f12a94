"""The values of a position, read and written; ValueError names the field and the values it can have."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.name_index import NameIndex

MOST_CARDS: Final = 40  # of one kind


def check_number(value: object, label: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{label} is a whole number from {low} to {high}, not {value!r}.")
    return value


def whole(position: Mapping[str, Any], key: str, usual: int, low: int, high: int) -> int:
    return check_number(position.get(key, usual), f"The position's {key!r}", low, high)


def read_flag(position: Mapping[str, Any], key: str) -> bool:
    value = position.get(key, False)
    if type(value) is not bool:
        raise ValueError(f"The position's {key!r} is true or false, not {value!r}.")
    return value


def choice_or_none(position: Mapping[str, Any], key: str, index: NameIndex) -> int:
    name = position.get(key)
    return -1 if name is None else index.number(name)


def checked_list(value: object, label: str, length: int = -1) -> list[Any]:
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        count = f" of {length}" if length >= 0 else ""
        raise ValueError(f"{label} is a list{count}, not {value!r}.")
    return value


def per_seat(position: Mapping[str, Any], key: str, seats: int, usual: Any) -> list[Any]:
    """Return a list with one entry for each seat."""
    values = position.get(key, [usual] * seats)
    if not isinstance(values, list) or len(values) != seats:
        raise ValueError(f"The position's {key!r} is a list with one entry for each of the {seats} players.")
    return values


def read_numbers(value: object, key: str, label: str, length: int, low: int, high: int) -> vec[i64]:
    numbers = checked_list(value, f"The position's {key!r}", length)
    return vec[i64]([check_number(number, label, low, high) for number in numbers])


def read_flow(position: Mapping[str, Any], names: dict[str, int]) -> Mapping[str, Any]:
    """Return the mapping of the numbers that place a position within its round."""
    flow = position.get("flow", {})
    if not isinstance(flow, Mapping) or set(flow) - set(names):
        raise ValueError(f"The position's 'flow' maps {', '.join(names)} to numbers, not {flow!r}.")
    return flow


def step(flow: Mapping[str, Any], key: str, usual: int, low: int, high: int) -> int:
    return check_number(flow.get(key, usual), f"The flow's {key!r}", low, high)


def named_step(flow: Mapping[str, Any], key: str, index: NameIndex, low: int, high: int) -> int:
    value = flow.get(key, -1)
    return check_number(index.number(value) if isinstance(value, str) else value, f"The flow's {key!r}", low, high)


def read_counts(value: object, label: str, index: NameIndex, target: vec[i64], base: i64) -> None:
    """Read a mapping of names to numbers of cards."""
    if not isinstance(value, Mapping):
        raise ValueError(f"{label} maps names to numbers, not {value!r}.")
    for name, count in value.items():
        target[base + i64(index.number(name))] = check_number(count, f"{label}, {name!r},", 0, MOST_CARDS)


def write_counts(index: NameIndex, numbers: vec[i64], base: i64) -> dict[str, int]:
    """Return the numbers of cards by name, without those of which there is none."""
    found: dict[str, int] = {}
    names = index.names
    for kind in range(i64(len(names))):
        if numbers[base + kind]:
            found[names[kind]] = int(numbers[base + kind])
    return found


def read_hands(
    position: Mapping[str, Any], key: str, seats: int, index: NameIndex, target: vec[i64], base: i64, most: i64
) -> None:
    for seat, names in enumerate(per_seat(position, key, seats, [])):
        if len(checked_list(names, f"The position's {key!r} of seat {seat}")) > most:
            raise ValueError(f"Seat {seat} has more than two cards in {key!r}.")
        for k, name in enumerate(names):
            target[base + seat * most + k] = i64(index.number(name))


def write_hand(index: NameIndex, numbers: vec[i64], base: i64, most: i64) -> list[str]:
    return [index.names[numbers[k]] for k in range(base, base + most) if numbers[k] >= 0]
