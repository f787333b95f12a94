"""The board's 108 cells and the tiles that belong on them: columns 1–12, rows A–I (ACQ-SET-1, ACQ-SET-9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.name_index import NameIndex

COLUMNS: Final = 12
ROWS: Final = 9
CELLS: Final = 108
ROW_LETTERS: Final = "ABCDEFGHI"
OFF_BOARD: Final = 108  # the neighbor of an edge cell; always empty


def tile_name(tile: int) -> str:
    """Return the tile as printed: column, then row, as in 5C."""
    return f"{tile % COLUMNS + 1}{ROW_LETTERS[tile // COLUMNS]}"


TILE_NAMES: Final = [tile_name(tile) for tile in range(CELLS)]
TILE_INDEX: Final = NameIndex("tile", TILE_NAMES, "tiles run from 1A to 12I")


def _neighbors() -> list[int]:
    table: list[int] = []
    for tile in range(CELLS):
        column, row = tile % COLUMNS, tile // COLUMNS
        table.append(tile - 1 if column > 0 else OFF_BOARD)
        table.append(tile + 1 if column < COLUMNS - 1 else OFF_BOARD)
        table.append(tile - COLUMNS if row > 0 else OFF_BOARD)
        table.append(tile + COLUMNS if row < ROWS - 1 else OFF_BOARD)
    return table


# Four to a cell: left, right, up, down.
NEIGHBORS: Final = vec[i64](_neighbors())
