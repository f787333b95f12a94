"""The board: what lies on each cell, and what a tile would do there."""

from __future__ import annotations

from functools import cache

from tests.second_reading.acquire.chart import CHAINS, SAFE

COLUMNS = range(1, 13)
ROWS = "ABCDEFGHI"
CELLS = [f"{column}{row}" for row in ROWS for column in COLUMNS]

LONE = "lone tile"
GONE = "dead tile discarded"


def place_of(tile: str) -> tuple[int, int]:
    """Row and column of a tile, both from 0: the order in which a board is read."""
    return ROWS.index(tile[-1]), int(tile[:-1]) - 1


@cache
def neighbors(tile: str) -> list[str]:
    """The cells beside this one, vertically and horizontally, not diagonally."""
    row, column = place_of(tile)
    beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [f"{c + 1}{ROWS[r]}" for r, c in beside if 0 <= r < 9 and 0 <= c < 12]


class Board:
    """`on` says for each cell with something on it: a chain, LONE, or GONE."""

    def __init__(self) -> None:
        self.on: dict[str, str] = {}

    def size(self, chain: str) -> int:
        return list(self.on.values()).count(chain)

    def chains(self) -> list[str]:
        """The chains on the board, in the order of the chart."""
        return [chain for chain in CHAINS if chain in self.on.values()]

    def chains_off_the_board(self) -> list[str]:
        return [chain for chain in CHAINS if chain not in self.on.values()]

    def is_safe(self, chain: str) -> bool:
        return self.size(chain) >= SAFE

    def chains_beside(self, tile: str) -> list[str]:
        around = [self.on.get(cell) for cell in neighbors(tile)]
        return [chain for chain in CHAINS if chain in around]

    def lone_tiles_joined_by(self, tile: str) -> list[str]:
        """Lone tiles touching this one, and lone tiles touching those."""
        joined: list[str] = []
        to_look_at = [tile]
        while to_look_at:
            for cell in neighbors(to_look_at.pop()):
                if self.on.get(cell) == LONE and cell != tile and cell not in joined:
                    joined.append(cell)
                    to_look_at.append(cell)
        return joined

    def effect(self, tile: str) -> str:
        """What playing the tile would do, in one word."""
        chains = self.chains_beside(tile)
        if len([chain for chain in chains if self.is_safe(chain)]) >= 2:
            return "dead"
        if len(chains) >= 2:
            return "merges"
        if len(chains) == 1:
            return "grows"
        if any(self.on.get(cell) == LONE for cell in neighbors(tile)):
            return "founds" if self.chains_off_the_board() else "blocked"
        return "nothing"

    def can_be_played(self, tile: str) -> bool:
        return self.effect(tile) not in ("dead", "blocked")

    def drawn(self) -> list[str]:
        """Nine lines of twelve signs: the first letter of a chain, o for a lone tile, x for a discarded one."""
        signs = {LONE: "o", GONE: "x"}
        lines = []
        for row in ROWS:
            cells = [self.on.get(f"{column}{row}") for column in COLUMNS]
            lines.append("".join("." if what is None else signs.get(what, what[0]) for what in cells))
        return lines
