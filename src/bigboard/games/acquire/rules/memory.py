"""What an attentive player can conclude about the hidden hands. `sampling.py` deals by it.

* A hand that was rid of its dead tiles holds none that was dead then: `sorted_out`, `unsorted`.
* A player who could not place a tile held only tiles that could not be played then: `stuck`, four numbers a
  conclusion: the seat, how many of its tiles it still speaks about, and the cells (two words of 54 bits).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.games.acquire.rules.board import playable
from bigboard.games.acquire.rules.table import EMPTY, NEVER, Table
from bigboard.games.acquire.rules.tiles import CELLS

STUCK_FIELDS: Final = 4
WORD_CELLS: Final = 54
BITS: Final = vec[i64]([1 << k for k in range(WORD_CELLS)])  # mypyc shifts a literal 1 in 32 bits only


def remember_sorted_out(t: Table, may_be_dead: i64) -> None:
    """The player whose turn it is has just discarded their dead tiles; that many redrawn ones were not checked."""
    if t.dead_tiles != NEVER:
        t.sorted_out[t.turn] = t.turn_number
        t.unsorted[t.turn] = may_be_dead


def remember_stuck(t: Table) -> None:
    """The player whose turn it is could not place any of their tiles."""
    tiles = t.hand_sizes[t.turn]
    if tiles == 0:
        return
    low: i64 = 0
    high: i64 = 0
    for cell in range(i64(CELLS)):
        if t.board[cell] == EMPTY and not playable(t, cell):
            if cell < WORD_CELLS:
                low |= BITS[cell]
            else:
                high |= BITS[cell - WORD_CELLS]
    t.stuck = append(append(append(append(t.stuck, t.turn), tiles), low), high)


def within(tile: i64, low: i64, high: i64) -> bool:
    """Whether the tile is among these cells."""
    if tile < WORD_CELLS:
        return (low >> tile) & 1 != 0
    return (high >> (tile - WORD_CELLS)) & 1 != 0


def forget_tile(t: Table, seat: i64, tile: i64) -> None:
    """The seat has shown this tile: what was concluded about it speaks of one tile less."""
    if len(t.stuck) == 0:
        return
    kept = vec[i64]()
    for k in range(0, len(t.stuck), i64(STUCK_FIELDS)):
        tiles = t.stuck[k + 1]
        if t.stuck[k] == seat and within(tile, t.stuck[k + 2], t.stuck[k + 3]):
            tiles -= 1
        if tiles > 0:
            kept = append(append(append(append(kept, t.stuck[k]), tiles), t.stuck[k + 2]), t.stuck[k + 3])
    t.stuck = kept
