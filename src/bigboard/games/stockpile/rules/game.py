"""Stockpile as the contract's `Game`."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from bigboard.games.base import TableBase
from bigboard.games.batch import Dealer, TableGame
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng, as_rng
from bigboard.games.stockpile.rules.deal import FastDeal, lay_out, make_deal
from bigboard.games.stockpile.rules.numbers import NUM_ACTIONS, TENSOR_SIZE, TENSOR_VERSION
from bigboard.games.stockpile.rules.options import MIN_PLAYERS, checked_options, checked_players
from bigboard.games.stockpile.rules.position import read_position
from bigboard.games.stockpile.rules.round import proceed
from bigboard.games.stockpile.rules.state import SHEET, StockpileState, play_randomly
from bigboard.games.stockpile.rules.table import MAX_PLAYERS
from bigboard.games.stockpile.rules.tensor import LAYOUT
from bigboard.games.stockpile.rules.versions import RULES_VERSION


class StockpileDealer(Dealer):
    """Fresh games, shuffled without the detour over names."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.deal = FastDeal(players, options)

    def next_game(self, rng: Rng) -> StockpileState:
        """A game with decks shuffled on from the last one."""
        state = StockpileState()
        state.forget_notes()
        self.deal.lay_out(state, rng)
        proceed(state)
        return state

    def fresh(self, rng: Rng) -> TableBase:
        self.deal.put_in_order()
        return self.next_game(rng)


class Stockpile(TableGame):
    """Buy stockpiles, sell at the right moment, and know more than the others."""

    def __init__(self) -> None:
        self.name = "stockpile"
        self.rules_version = RULES_VERSION
        self.min_players = MIN_PLAYERS
        self.max_players = MAX_PLAYERS
        self.num_actions = NUM_ACTIONS
        self.tensor_size = TENSOR_SIZE
        self.tensor_version = TENSOR_VERSION
        self.layout = LAYOUT

    def deal(self, players: object, seed: object, options: object = None) -> JsonDict:
        return make_deal(players, seed, options)

    def start(self, deal: Mapping[str, Any]) -> StockpileState:
        state = StockpileState()
        lay_out(state, deal)
        proceed(state)
        state.opening = state.told
        return state

    def position(self, position: Mapping[str, Any]) -> StockpileState:
        state = StockpileState()
        read_position(state, position)
        return state

    def legal_mask(self, state: object, out: Any) -> None:
        if not isinstance(state, StockpileState):
            raise TypeError("This is not a state of Stockpile.")
        SHEET.copy_mask(state, out)

    def playout(self, state: object, rng: Any) -> State:
        if not isinstance(state, StockpileState):
            raise TypeError("This is not a state of Stockpile.")
        state.forget_notes()
        play_randomly(state, as_rng(rng))
        return state

    def playouts(self, games: int, players: object, seed: int, options: object = None) -> int:
        dealer = StockpileDealer(checked_players(players), checked_options(options))
        rng = Rng(seed)
        decisions: i64 = 0
        for _ in range(games):
            decisions += play_randomly(dealer.next_game(rng), rng)
        return int(decisions)

    def dealer(self, players: object, options: object = None) -> Dealer:
        return StockpileDealer(checked_players(players), checked_options(options))


STOCKPILE: Final = Stockpile()
