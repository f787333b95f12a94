"""The table: all the data that the rules work on. Written by `make generate` from `declared_table.py`."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import TableBase, nones, zeros
from bigboard.titles.acquire.rules.model.chains import CHAINS, SHARES_PER_CHAIN
from bigboard.titles.acquire.rules.model.sizes import HAND, MAX_PLAYERS, NEVER_SAFE, REPEAT
from bigboard.titles.acquire.rules.model.tiles import CELLS
from bigboard.titles.acquire.rules.numbers import ASK_PLAY_TILE


class AcquireTable(TableBase):
    """The table of one game. A copy shares the fields that never change, or are replaced when they do."""

    def __init__(self, source: "AcquireTable | None" = None) -> None:
        super().__init__(source)
        if source is None:
            self.dead_tiles: i64 = REPEAT
            self.open_holdings: bool = True
            self.board: vec[i64] = zeros(CELLS + 1)
            self.laid: i64 = 0
            # in draw order, fixed by the deal
            self.bag: vec[i64] = vec[i64]()
            # tiles of the bag that were drawn
            self.drawn: i64 = 0
            self.hands: vec[i64] = zeros(MAX_PLAYERS * HAND)
            self.hand_sizes: vec[i64] = zeros(MAX_PLAYERS)
            self.sizes: vec[i64] = zeros(CHAINS)
            # chains, one bit each
            self.on_board: i64 = 0
            # chains, one bit each
            self.safe: i64 = 0
            # the tile just played, while it founds or merges
            self.tile: i64 = -1
            self.money: vec[i64] = zeros(MAX_PLAYERS)
            self.shares: vec[i64] = zeros(MAX_PLAYERS * CHAINS)
            self.bank: vec[i64] = vec[i64]([SHARES_PER_CHAIN] * CHAINS)
            self.turn_number: i64 = 1
            # the turn in which a cell joined its chain
            self.joined: vec[i64] = zeros(CELLS + 1)
            self.safe_since: vec[i64] = vec[i64]([NEVER_SAFE] * CHAINS)
            # the turn in which a hand last lost its dead tiles
            self.sorted_out: vec[i64] = nones(MAX_PLAYERS)
            # tiles drawn after that, which may be dead all the same
            self.unsorted: vec[i64] = zeros(MAX_PLAYERS)
            # facts about hands, four numbers a record: see `hand_history.py`
            self.stuck: vec[i64] = vec[i64]()
            self.question = ASK_PLAY_TILE
            # the seat whose turn it is
            self.turn: i64 = 0
            # players who have disposed of the acquired chain; below 0, the last seats are still owed their bonus
            self.asked: i64 = 0
            # shares bought this turn
            self.bought: i64 = 0
            # in a row, over all players
            self.turns_without_tile: i64 = 0
            self.survivor: i64 = -1
            self.acquired: i64 = -1
            # chains of this merger not yet acquired, one bit each
            self.to_settle: i64 = 0
            # the first chain that may still be bought
            self.buy_from: i64 = 0
            self.end_declared: bool = False
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
            self.sizes = source.sizes[:]
            self.on_board = source.on_board
            self.safe = source.safe
            self.tile = source.tile
            self.money = source.money[:]
            self.shares = source.shares[:]
            self.bank = source.bank[:]
            self.turn_number = source.turn_number
            self.joined = source.joined[:]
            self.safe_since = source.safe_since[:]
            self.sorted_out = source.sorted_out[:]
            self.unsorted = source.unsorted[:]
            self.stuck = source.stuck[:]
            self.turn = source.turn
            self.asked = source.asked
            self.bought = source.bought
            self.turns_without_tile = source.turns_without_tile
            self.survivor = source.survivor
            self.acquired = source.acquired
            self.to_settle = source.to_settle
            self.buy_from = source.buy_from
            self.end_declared = source.end_declared
            self.scratch = zeros(MAX_PLAYERS)
