"""Stockpile as the contract's `Game`."""

from collections.abc import Mapping
from typing import Any, Final

from bigboard.games.engine.origin import CheckedDeal
from bigboard.games.engine.table_base import TableBase
from bigboard.games.engine.table_game import Dealer, TableGame
from bigboard.games.rng import Rng
from bigboard.titles.stockpile.rules.flow.round import proceed
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.stockpile.rules.numbers import NUM_ACTIONS, TENSOR_SIZE, TENSOR_VERSION
from bigboard.titles.stockpile.rules.positions.position import read_position
from bigboard.titles.stockpile.rules.setup.deal import draw_deal
from bigboard.titles.stockpile.rules.setup.deal_reader import read_deal
from bigboard.titles.stockpile.rules.setup.fast_deal import FastDeal
from bigboard.titles.stockpile.rules.setup.options import (
    MIN_PLAYERS,
    RULES_VERSION,
    card_data_of,
    checked_options,
    players_of,
    seat_players,
)
from bigboard.titles.stockpile.rules.state import StockpileState
from bigboard.titles.stockpile.rules.views.tensor import LAYOUT


class StockpileDealer(Dealer):
    """Random games for one number of players and set of options, with decks shuffled as numbers."""

    def __init__(self, table: StockpileState, options: dict[str, Any]) -> None:
        self.decks = FastDeal(table, options)
        self.table = table
        self.table.forget_notes()

    def sort_decks(self) -> None:
        self.decks.sort()

    def next_game(self, rng: Rng) -> TableBase:
        state = StockpileState(self.table)
        self.decks.lay_out(state, rng)
        proceed(state)
        return state


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
        self.seated = None

    def draw_deal(self, players: object, seed: object, options: object) -> CheckedDeal:
        return draw_deal(players, seed, options)

    def read_deal(self, deal: Mapping[str, Any]) -> CheckedDeal:
        return read_deal(deal)

    def empty_table(self, players: int, options: dict[str, Any]) -> StockpileState:
        state = StockpileState()
        state.owner = self
        state.rules = RULES_VERSION
        seat_players(state, players, options, card_data_of(options))
        return state

    def position(self, position: Mapping[str, Any]) -> StockpileState:
        state = StockpileState()
        state.owner = self
        read_position(state, position)
        return state

    def dealer(self, players: object, options: object = None) -> Dealer:
        chosen = checked_options(options)
        return StockpileDealer(self.empty_table(players_of(players), chosen), chosen)


STOCKPILE: Final = Stockpile()
