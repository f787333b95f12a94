"""Everything that lies on the table: the data that the rules work on, and nothing else."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import TableBase, nones, zeros
from bigboard.titles.acquire.rules.model.chains import CHAINS, SHARES_PER_CHAIN
from bigboard.titles.acquire.rules.model.tiles import CELLS
from bigboard.titles.acquire.rules.numbers import ASK_PLAY_TILE

MAX_PLAYERS: Final = 6
HAND: Final = 6
START_MONEY: Final = 6000

# What a cell holds: one of these, or FIRST_CHAIN + the chain it belongs to.
GONE: Final = -1  # its tile was discarded as dead
EMPTY: Final = 0
LONE: Final = 1
FIRST_CHAIN: Final = 2

# Option `dead_tiles`: what happens to dead tiles at the end of a turn.
REPEAT: Final = 0
ONCE: Final = 1
NEVER: Final = 2
DEAD_TILES: Final = ["repeat", "once", "never"]

NEVER_SAFE: Final = 1 << 40  # later than any turn


class AcquireTable(TableBase):
    """The table of one game. A copy shares only what never changes."""

    def __init__(self, source: "AcquireTable | None" = None) -> None:
        super().__init__(source)
        if source is None:
            self.dead_tiles: i64 = REPEAT
            self.open_holdings: bool = True

            self.board: vec[i64] = zeros(CELLS + 1)
            self.laid: i64 = 0  # goes up whenever the board and its chains change
            self.bag: vec[i64] = vec[i64]()  # in draw order, fixed by the deal
            self.drawn: i64 = 0  # how many of the bag have been drawn
            self.hands: vec[i64] = zeros(MAX_PLAYERS * HAND)
            self.hand_sizes: vec[i64] = zeros(MAX_PLAYERS)
            self.money: vec[i64] = zeros(MAX_PLAYERS)
            self.shares: vec[i64] = zeros(MAX_PLAYERS * CHAINS)
            self.bank: vec[i64] = vec[i64]([SHARES_PER_CHAIN] * CHAINS)
            self.sizes: vec[i64] = zeros(CHAINS)
            self.on_board: i64 = 0  # chains, one bit each
            self.safe: i64 = 0  # chains, one bit each

            self.question = ASK_PLAY_TILE
            self.turn: i64 = 0  # whose turn it is
            self.turn_number: i64 = 1
            self.turns_without_tile: i64 = 0  # in a row, over all players
            self.tile: i64 = -1  # the tile just played, while it founds or merges
            self.survivor: i64 = -1
            self.to_settle: i64 = 0  # chains of this merger not yet acquired, one bit each
            self.acquired: i64 = -1
            self.asked: i64 = 0  # players who have disposed of their shares of the acquired chain
            self.bought: i64 = 0  # shares bought this turn
            self.buy_from: i64 = 0  # the first chain that may still be bought
            self.end_declared: bool = False

            # What an attentive player remembers; `sampling.py` says how it is used.
            self.joined: vec[i64] = zeros(CELLS + 1)  # the turn in which a cell joined its chain
            self.safe_since: vec[i64] = vec[i64]([NEVER_SAFE] * CHAINS)
            self.sorted_out: vec[i64] = nones(MAX_PLAYERS)  # the turn a hand was last rid of dead tiles
            self.unsorted: vec[i64] = zeros(MAX_PLAYERS)  # tiles drawn after that which may be dead all the same
            self.stuck: vec[i64] = vec[i64]()  # what hands have told, four numbers a record: see `memory.py`
            self.scratch: vec[i64] = zeros(MAX_PLAYERS)
        else:
            self.dead_tiles = source.dead_tiles
            self.open_holdings = source.open_holdings
            self.board = source.board[:]
            self.laid = source.laid
            self.bag = source.bag
            self.drawn = source.drawn
            self.hands = source.hands[:]
            self.hand_sizes = source.hand_sizes[:]
            self.money = source.money[:]
            self.shares = source.shares[:]
            self.bank = source.bank[:]
            self.sizes = source.sizes[:]
            self.on_board = source.on_board
            self.safe = source.safe
            self.turn = source.turn
            self.turn_number = source.turn_number
            self.turns_without_tile = source.turns_without_tile
            self.tile = source.tile
            self.survivor = source.survivor
            self.to_settle = source.to_settle
            self.acquired = source.acquired
            self.asked = source.asked
            self.bought = source.bought
            self.buy_from = source.buy_from
            self.end_declared = source.end_declared
            self.joined = source.joined[:]
            self.safe_since = source.safe_since[:]
            self.sorted_out = source.sorted_out[:]
            self.unsorted = source.unsorted[:]
            self.stuck = source.stuck[:]
            self.scratch = zeros(MAX_PLAYERS)


def holding(t: AcquireTable, seat: i64, chain: i64) -> i64:
    return t.shares[seat * CHAINS + chain]


def give_shares(t: AcquireTable, seat: i64, chain: i64, count: i64) -> None:
    """From the bank to the seat; a negative count goes the other way."""
    t.shares[seat * CHAINS + chain] += count
    t.bank[chain] -= count


def options_of(t: AcquireTable) -> dict[str, Any]:
    return {"dead_tiles": DEAD_TILES[t.dead_tiles], "open_holdings": t.open_holdings}
