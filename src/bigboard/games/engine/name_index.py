"""Names of cards, cells and choices: read from JSON as numbers, and written again."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class NameIndex:
    """A numbered list of names; reading accepts them in upper and lower case, and the letters of `short`."""

    def __init__(self, what: str, names: list[str], possible: str = "", short: str = "") -> None:
        self.what = what
        self.names = names
        self.possible = possible or f"it is one of {', '.join(names)}"
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}
        self.lower: dict[str, int] = {letter.lower(): number for number, letter in enumerate(short)}
        for number, name in enumerate(names):
            self.lower[name.lower()] = number

    def number(self, name: object) -> int:
        """Return the number of a name; ValueError lists the possible names."""
        if isinstance(name, str):
            number = self.numbers.get(name, -1)
            if number < 0:
                number = self.lower.get(name.strip().lower(), -1)
            if number >= 0:
                return number
        raise ValueError(f"There is no {self.what} {name!r}: {self.possible}.")

    def read(self, names: list[Any]) -> vec[i64]:
        """Return the numbers of these names."""
        cards = vec[i64]([0] * len(names))
        numbers = self.numbers
        for k in range(i64(len(names))):
            name = names[k]
            number: i64 = numbers.get(name, -1) if isinstance(name, str) else -1
            cards[k] = number if number >= 0 else i64(self.number(name))
        return cards

    def write(self, cards: vec[i64]) -> list[str]:
        """Return the names of these numbers."""
        names = [""] * len(cards)
        for k in range(i64(len(cards))):
            names[k] = self.names[cards[k]]
        return names
