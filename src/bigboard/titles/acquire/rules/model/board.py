"""The board: the effect of a tile, and its placement."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.acquire.rules.model.chains import ALL_CHAINS, SAFE_SIZE, several
from bigboard.titles.acquire.rules.model.sizes import FIRST_CHAIN, GONE, LONE
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS, NEIGHBORS
from bigboard.titles.acquire.rules.view_types import Effect

NOTHING: Final = 0
FOUNDS: Final = 1
GROWS: Final = 2
MERGES: Final = 3
BLOCKED: Final = 4
DEAD: Final = 5
EFFECTS: Final[list[Effect]] = ["nothing", "founds", "grows", "merges", "blocked", "dead"]

LONE_NEIGHBOR: Final = 128  # a bit of `around` above those of the chains
SEEN: Final = vec[i64]([0, 0, LONE_NEIGHBOR, 1, 2, 4, 8, 16, 32, 64])  # what a cell adds: gone, empty, lone, chains


def around(t: AcquireTable, tile: i64) -> i64:
    """The chains that touch a cell, one bit each, and LONE_NEIGHBOR if a lone tile does.

    Only edges count, not corners (ACQ-FND-1).
    """
    seen: i64 = 0
    board = t.board
    start = tile * 4
    for k in range(start, start + 4):
        seen |= SEEN[board[NEIGHBORS[k]] - GONE]
    return seen


def effect(t: AcquireTable, tile: i64) -> i64:
    """Return the effect of this tile if it were played now."""
    seen = around(t, tile)
    if seen == 0:
        return NOTHING
    chains = seen & ALL_CHAINS
    if chains == 0:
        # ACQ-FND-4: with all seven chains on the board nothing can be founded.
        return BLOCKED if t.on_board == ALL_CHAINS else FOUNDS
    if not several(chains):
        return GROWS
    # ACQ-SAF-2: safe chains cannot be joined, whatever else touches the tile.
    return DEAD if several(chains & t.safe) else MERGES


def playable(t: AcquireTable, tile: i64) -> bool:
    return effect(t, tile) < BLOCKED


def lay(t: AcquireTable, tile: i64, holds: i64) -> None:
    """Set the contents of the tile's cell."""
    t.board[tile] = holds
    t.laid += 1


def extend_chain(t: AcquireTable, tile: i64, chain: i64) -> None:
    """Lay the tile into the chain; lone tiles that touch it follow, and those that touch them (ACQ-GRW-2)."""
    lay(t, tile, chain + FIRST_CHAIN)
    t.joined[tile] = t.turn_number
    size = t.sizes[chain] + 1
    t.sizes[chain] = size
    t.on_board |= i64(1) << chain
    if size == SAFE_SIZE:
        become_safe(t, chain)
    for k in range(tile * 4, tile * 4 + 4):
        neighbor = NEIGHBORS[k]
        if t.board[neighbor] == LONE:
            extend_chain(t, neighbor, chain)


def become_safe(t: AcquireTable, chain: i64) -> None:
    """ACQ-SAF-1: from eleven tiles on a chain can no longer be acquired."""
    t.safe |= i64(1) << chain
    t.safe_since[chain] = t.turn_number


def absorb(t: AcquireTable, acquired: i64, survivor: i64) -> None:
    """The survivor takes over the tiles of the acquired chain (ACQ-MRG-9)."""
    board = t.board
    old = acquired + FIRST_CHAIN
    new = survivor + FIRST_CHAIN
    for cell in range(i64(CELLS)):
        if board[cell] == old:
            board[cell] = new
            t.joined[cell] = t.turn_number
    t.laid += 1
    size = t.sizes[survivor]
    t.sizes[survivor] = size + t.sizes[acquired]
    t.sizes[acquired] = 0
    t.on_board &= ~(i64(1) << acquired)
    if size < SAFE_SIZE <= t.sizes[survivor]:
        become_safe(t, survivor)
