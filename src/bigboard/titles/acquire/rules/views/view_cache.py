"""A cache of parts of the latest views, used again while the table behind them is unchanged.

Most actions leave the board and most holdings as they are, and a server works out the views of all seats after every
one of them. What is kept is recognized by what lies on the table, never by how it came there.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.acquire.rules.model.chains import CHAINS
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS
from bigboard.titles.acquire.rules.numbers import GAME_OVER
from bigboard.titles.acquire.rules.offer_types import ChainBonuses, HandTile, PriceStep
from bigboard.titles.acquire.rules.view_types import ChainView, HeldTile, SeatView

ALL: i64 = (1 << 62) - 1


def same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for place in range(i64(len(one))):
        if one[place] != other[place]:
            return False
    return True


class Sight:
    """The parts, and the table that they show. After `look`, every part is true of that table."""

    def __init__(self) -> None:
        self.laid: i64 = -1
        self.board: vec[i64] = vec[i64]()
        self.sizes: vec[i64] = vec[i64]()
        self.bank: vec[i64] = vec[i64]()
        self.shares: vec[i64] = vec[i64]()
        self.money: vec[i64] = vec[i64]()
        self.hand_sizes: vec[i64] = vec[i64]()
        self.rows: list[str] = []
        self.chains: list[ChainView] = []
        self.seats: list[SeatView] = []
        self.prices: list[PriceStep] | None = None
        self.held: dict[int, HeldTile] = {}  # by tile
        self.bonuses: dict[int, ChainBonuses] = {}  # by chain, if all holdings are open
        self.by_board: dict[int, HandTile] = {}  # what tiles would do, by seat and tile
        self.by_shares: dict[int, HandTile] = {}  # where that depends on who has which shares too
        self.over = False
        self.spare: AcquireTable | None = None  # to try things on
        self.new_chains: i64 = ALL  # those that were different before, one bit each
        self.new_seats: i64 = ALL

    def look(self, t: AcquireTable) -> None:
        """Drop the parts that are not true of this table."""
        if t.laid != self.laid or not same(t.board, self.board):
            self.laid = t.laid
            self.board = t.board[:]
            self.rows = []
            self.prices = None
            self.held.clear()
            self.by_board.clear()
            self.by_shares.clear()
            self.bonuses.clear()
        over = t.question == GAME_OVER  # then all holdings are shown
        self.new_chains, self.new_seats = ALL, ALL
        if len(self.shares) == len(t.shares):
            self.new_chains = self.changed_chains(t)
            self.new_seats = self.changed_seats(t) if over == self.over else ALL
        self.over = over
        if self.new_chains:
            self.by_shares.clear()
            for chain in range(CHAINS):
                if (self.new_chains >> chain) & 1:
                    self.bonuses.pop(chain, None)
        if self.new_chains or self.new_seats:
            self.sizes, self.bank, self.shares = t.sizes[:], t.bank[:], t.shares[:]
            self.money, self.hand_sizes = t.money[:], t.hand_sizes[:]

    def changed_chains(self, t: AcquireTable) -> i64:
        found: i64 = 0
        for chain in range(i64(CHAINS)):
            if t.sizes[chain] != self.sizes[chain] or t.bank[chain] != self.bank[chain]:
                found |= i64(1) << chain
        for place in range(i64(len(t.shares))):  # a share may go from one seat to another
            if t.shares[place] != self.shares[place]:
                found |= i64(1) << place % CHAINS
        return found

    def changed_seats(self, t: AcquireTable) -> i64:
        found: i64 = 0
        for seat in range(t.seats):
            if t.money[seat] != self.money[seat] or t.hand_sizes[seat] != self.hand_sizes[seat]:
                found |= i64(1) << seat
        for place in range(i64(len(t.shares))):
            if t.shares[place] != self.shares[place]:
                found |= i64(1) << place // CHAINS
        return found

    def trial(self, t: AcquireTable) -> AcquireTable:
        """A copy of the table to lay tiles on, good until the next one: only the board and its chains are as there."""
        spare = self.spare
        if spare is None:
            copy = t.clone()
            assert isinstance(copy, AcquireTable)
            self.spare = copy
            return copy
        spare.board, spare.joined, spare.sizes, spare.safe_since = t.board[:], t.joined[:], t.sizes[:], t.safe_since[:]
        spare.laid, spare.on_board, spare.safe, spare.turn_number = t.laid, t.on_board, t.safe, t.turn_number
        return spare

    def tile_known(self, seat: i64, tile: i64) -> HandTile | None:
        """Return the effect of the tile for the seat, if it is known from before."""
        place = int(seat * CELLS + tile)
        known = self.by_board.get(place)
        return known if known is not None else self.by_shares.get(place)

    def keep_tile(self, seat: i64, tile: i64, entry: HandTile, by_shares: bool) -> None:
        kept = self.by_shares if by_shares else self.by_board
        kept[int(seat * CELLS + tile)] = entry


def fresh_look(t: AcquireTable) -> Sight:
    """For a view that comes alone."""
    sight = Sight()
    sight.look(t)
    return sight
