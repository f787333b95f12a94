"""The changes between two views: places and new values, so that the rest need not be sent again.

Compiled, since a server compares a view for every seat after every action.
"""

from collections.abc import Iterable, Sequence
from typing import Any

Change = list[Any]  # the way to the place, by names and numbers, and the new value at its end


def differences(old: object, new: object) -> list[Change]:
    """The changes that make the new out of the old.

    Objects with the same names and lists of the same length are compared inside; anything else is replaced as a whole.
    """
    found: list[Change] = []
    compare(old, new, [], found)
    return found


def compare(old: object, new: object, way: list[Any], found: list[Change]) -> None:
    """Python compares whole objects faster than we look into them, so only what differs is looked into."""
    if isinstance(new, dict) and isinstance(old, dict) and same_names(old, new):
        for name, value in new.items():
            before = old[name]
            if before is not value and before != value:
                compare(before, value, [*way, name], found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for place in range(len(new)):
            if old[place] is not new[place] and old[place] != new[place]:
                compare(old[place], new[place], [*way, place], found)
    else:
        found.append([*way, new])


class Comparison:
    """A comparison of several views with those before them. Parts that views share are compared once."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int, int], list[Change]] = {}  # by place, and the identities of two lists there

    def differences(self, old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
        """As above, of objects with names, which live as long as this does."""
        found: list[Change] = []
        self.compare(old, new, [], "", found)
        return found

    def compare(
        self, old: dict[str, Any], new: dict[str, Any], way: list[Any], place: str, found: list[Change]
    ) -> None:
        """Look into objects with names down to their lists."""
        if not same_names(old, new):
            found.append([*way, new])
            return
        for name, value in new.items():
            before = old[name]
            if before is value:
                continue
            if isinstance(value, dict) and isinstance(before, dict):
                self.compare(before, value, [*way, name], f"{place}{name}.", found)
            elif isinstance(value, list):
                key = (place + name, id(before), id(value))
                part = self.known.get(key)
                if part is None:
                    part = self.known[key] = []
                    if before != value:
                        compare(before, value, [*way, name], part)
                found.extend(part)
            elif before != value:
                found.append([*way, name, value])


def same_names(old: dict[Any, Any], new: dict[Any, Any]) -> bool:
    if len(old) != len(new):
        return False
    for name in new:
        if name not in old:
            return False
    return True


def apply_changes(old: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """Return the old view with the changes applied. Unchanged parts are shared; the old view is not modified."""
    for change in changes:
        old = replace(old, change, 0)
    return old


def replace(old: Any, change: Sequence[Any], depth: int) -> Any:
    if depth == len(change) - 1:
        return change[depth]
    copy = old.copy()
    copy[change[depth]] = replace(copy[change[depth]], change, depth + 1)
    return copy
