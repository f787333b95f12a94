"""A table of the data files: one table of them, read field by field; ValueError names file, card and field."""

from collections.abc import Mapping
from typing import Any, Final

SOURCES: Final = ("rulebook", "public", "house")
MOST: Final = 1000  # no number of the box is larger


def least_certain(marks: list[str]) -> str:
    return max(marks, key=SOURCES.index) if marks else "rulebook"


def is_value(entry: object) -> bool:
    """A value with its source mark, rather than a table of values."""
    return isinstance(entry, Mapping) and "source" in entry


class TomlTable:
    """One table of the data, with the file and the card that an error has to name."""

    def __init__(self, values: Mapping[str, Any], where: str, file: str) -> None:
        self.values = values
        self.where = where
        self.file = file
        self.read: set[str] = set()
        self.marks: list[str] = []
        self.printed: dict[str, Any] = {}  # the numbers of a card, for its readers

    def wrong(self, field: str, problem: str) -> ValueError:
        return ValueError(f"{self.file}: {self.where}, field {field!r}: {problem}")

    def value(self, field: str) -> Any:
        """A value with its source mark."""
        if field not in self.values:
            raise self.wrong(field, "it is missing.")
        self.read.add(field)
        entry = self.values[field]
        if not isinstance(entry, Mapping) or set(entry) != {"value", "source"}:
            raise self.wrong(field, f"a value is written {{ value = …, source = … }}, not {entry!r}.")
        if entry["source"] not in SOURCES:
            raise self.wrong(field, f"its source is one of {', '.join(SOURCES)}, not {entry['source']!r}.")
        self.marks.append(entry["source"])
        return entry["value"]

    def number(self, field: str, low: int, high: int = MOST) -> int:
        return self.check_number(field, self.value(field), low, high)

    def card_number(self, field: str, low: int = 0, high: int = MOST) -> int:
        """A number that is printed on a card."""
        value = self.number(field, low, high)
        self.printed[field] = value
        return value

    def check_number(self, field: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, f"it is a whole number from {low} to {high}, not {value!r}.")
        return value

    def numbers(self, field: str, count: int, low: int, high: int = MOST) -> list[int]:
        values = self.value(field)
        if not isinstance(values, list) or (count and len(values) != count):
            length = f"{count} numbers" if count else "numbers"
            raise self.wrong(field, f"it is a list of {length}, not {values!r}.")
        return [self.check_number(field, value, low, high) for value in values]

    def by_players(self, field: str, low: int) -> list[int]:
        """A value for each number of players; those of 0 and 1 are not used."""
        values = self.value(field)
        if not isinstance(values, Mapping) or set(values) != {"2", "3", "4", "5"}:
            raise self.wrong(field, f"it has a value for 2, 3, 4 and 5 players each, not {values!r}.")
        return [0, 0] + [self.check_number(field, values[str(players)], low, MOST) for players in range(2, 6)]

    def text(self, field: str, default: str | None = None) -> str:
        value = self.values.get(field, default)
        self.read.add(field)
        if not isinstance(value, str) or (default is None and not value):
            raise self.wrong(field, f"it is a text, not {value!r}.")
        return value

    def finish(self) -> str:
        """Nothing may be left over; the mark of a card is that of its least certain value."""
        for field in self.values:
            if field not in self.read:
                raise self.wrong(field, f"there is no such field; the fields are {', '.join(sorted(self.read))}.")
        return least_certain(self.marks)
