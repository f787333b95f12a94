"""What is different in a view: the places and their new values, so that the rest need not be sent again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

Change = list[Any]  # the way to the place, by names and numbers, and the new value at its end


def differences(old: Any, new: Any) -> list[Change]:
    """The changes that make the new out of the old.

    Objects with the same names and lists of the same length are compared inside; anything else is replaced as a whole.
    """
    found: list[Change] = []
    compare(old, new, (), found)
    return found


def compare(old: Any, new: Any, way: tuple[str | int, ...], found: list[Change]) -> None:
    kind = type(new)
    if kind is dict and type(old) is dict and old.keys() == new.keys():
        for name, value in new.items():
            before = old[name]
            if before is not value and before != value:
                compare(before, value, (*way, name), found)
    elif kind is list and type(old) is list and len(old) == len(new):
        for place, value in enumerate(new):
            before = old[place]
            if before is not value and before != value:
                compare(before, value, (*way, place), found)
    else:
        found.append([*way, new])


def changed(old: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """The old with the changes made. What they do not touch is shared with the old, which stays as it was."""
    for *way, value in changes:
        old = replaced(old, way, value)
    return old


def replaced(old: Any, way: Sequence[Any], value: Any) -> Any:
    if not way:
        return value
    copy = old.copy()
    copy[way[0]] = replaced(old[way[0]], way[1:], value)
    return copy
