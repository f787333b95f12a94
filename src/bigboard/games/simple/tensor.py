"""A view as numbers, whatever the game: every fact falls into a place that the hash of its path names.

Two facts may share a place; the larger number stays. A game that needs a layout without collisions writes its own.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cache
from typing import Any
from zlib import crc32

TENSOR_SIZE = 512
TENSOR_VERSION = 1
FORMATS = ("f", "B", "b", "c")  # float32, or plain bytes
NAMED = ("game", "players", "you")  # the same throughout a game, or implied by the rest
SCALE = 16  # a number as large as this fills three quarters of its place


def fill_tensor(view: dict[str, Any], out: Any) -> None:
    """Write the view into a writable float32 buffer of TENSOR_SIZE numbers from 0 to 1."""
    given = memoryview(out)
    if given.format not in FORMATS:
        raise TypeError(
            f"The tensor goes into float32 numbers or plain bytes, not into numbers of the format {given.format!r}."
        )
    target = given.cast("B")
    if target.nbytes != TENSOR_SIZE * 4:
        raise ValueError(f"The tensor has {TENSOR_SIZE} float32 numbers, {TENSOR_SIZE * 4} bytes.")
    numbers = array("f", [0.0]) * TENSOR_SIZE
    for path, number in facts("", {name: part for name, part in view.items() if name not in NAMED}):
        place = slot_of(path)
        numbers[place] = max(numbers[place], number)
    target[:] = memoryview(numbers).cast("B")


def facts(path: str, value: Any) -> Iterator[tuple[str, float]]:
    """Every leaf of a view: a number at its path, a word as a path of its own."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from facts(f"{path}.{name}", part)
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from facts(f"{path}.{place}", part)
    elif isinstance(value, bool):
        yield path, 1.0 if value else 0.25
    elif isinstance(value, int):
        yield path, 0.5 + value / (2 * (SCALE + abs(value)))
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0


@cache
def slot_of(path: str) -> int:
    return crc32(path.encode()) % TENSOR_SIZE
