"""The price tracks of both sides of the board: their spaces, and where a company starts, splits and pays."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import COMPANIES
from bigboard.titles.stockpile.rules.cards.toml_table import TomlTable

BOARD_SPACES: Final = 16  # room for one company on a board
MOST_DOLLARS: Final = 9  # on one space
BOARDS: Final = ["standard", "advanced"]


class Board:
    """The price tracks of one side of the board."""

    def __init__(self, tracks: list[TomlTable]) -> None:
        self.prices: vec[i64] = vec[i64]([0] * (COMPANIES * BOARD_SPACES))
        self.dollars: vec[i64] = vec[i64]([0] * (COMPANIES * BOARD_SPACES))  # how many $ are on a space
        self.last: vec[i64] = vec[i64]([0] * COMPANIES)
        self.start: vec[i64] = vec[i64]([0] * COMPANIES)
        self.reset: vec[i64] = vec[i64]([0] * COMPANIES)
        for company in range(COMPANIES):
            track = tracks[company]
            spaces = track.numbers("spaces", 0, 0)
            check_spaces(track, spaces)
            dollars = read_dollars(track, len(spaces))
            for space in range(len(spaces)):
                self.prices[company * BOARD_SPACES + space] = spaces[space]
                self.dollars[company * BOARD_SPACES + space] = dollars[space]
            self.last[company] = len(spaces) - 1
            self.start[company] = track.number("start", 1, len(spaces)) - 1
            self.reset[company] = track.number("split", 1, len(spaces)) - 1
            track.finish()


def check_spaces(track: TomlTable, spaces: list[int]) -> None:
    if not 2 <= len(spaces) <= BOARD_SPACES:
        raise track.wrong("spaces", f"a track has 2 to {BOARD_SPACES} spaces, not {len(spaces)}.")
    if sorted(spaces) != spaces:
        raise track.wrong("spaces", "no space is worth less than the one before it.")


def read_dollars(track: TomlTable, spaces: int) -> list[int]:
    """Return the $ on each space: a list of the spaces with one, or a number for each, as in { 2 = 2, 4 = 1 }."""
    counts = [0] * spaces
    if "dollars" not in track.values:
        track.read.add("dollars")
        return counts
    value = track.value("dollars")
    if isinstance(value, Mapping):
        for name, count in value.items():
            space = int(name) if isinstance(name, str) and name.isdecimal() else name
            place = track.check_number("dollars", space, 1, spaces) - 1
            counts[place] = track.check_number("dollars", count, 1, MOST_DOLLARS)
        return counts
    for space in track.numbers("dollars", 0, 1, spaces):
        if counts[space - 1]:
            raise track.wrong(
                "dollars", f"space {space} is listed twice; two $ on it would be written {{ {space} = 2 }}."
            )
        counts[space - 1] = 1
    return counts
