"""Stockpile as the contract's `Game`."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from bigboard.games.contract import Event, JsonDict, State
from bigboard.games.engine.batch import Dealer, TableGame
from bigboard.games.engine.origin import Origin
from bigboard.games.engine.table_base import TableBase
from bigboard.games.rng import Rng, as_rng
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.flow.round import proceed
from bigboard.titles.stockpile.rules.model.table import MAX_PLAYERS
from bigboard.titles.stockpile.rules.numbers import NUM_ACTIONS, TENSOR_SIZE, TENSOR_VERSION
from bigboard.titles.stockpile.rules.positions.position import read_position
from bigboard.titles.stockpile.rules.setup.deal import lay_out, read_deal
from bigboard.titles.stockpile.rules.setup.deal_codec import Dealt, draw_deal
from bigboard.titles.stockpile.rules.setup.fast_deal import FastDeal
from bigboard.titles.stockpile.rules.setup.options import (
    MIN_PLAYERS,
    RULES_VERSION,
    checked_options,
    checked_players,
    seat_players,
)
from bigboard.titles.stockpile.rules.state import SHEET, StockpileState, play_randomly
from bigboard.titles.stockpile.rules.views.tensor import LAYOUT


class Seating:
    """An empty table for so many players with these options. Games begin with a copy of it."""

    def __init__(self, players: int, options: dict[str, Any], card_data: CardData) -> None:
        self.players = players
        self.options = options
        self.card_data = card_data
        self.table = StockpileState()
        seat_players(self.table, players, options, card_data)

    def is_for(self, dealt: Dealt) -> bool:
        return self.players == dealt.players and self.card_data is dealt.card_data and self.options == dealt.options


class DealOrigin(Origin):
    """A game that began with a deal."""

    def __init__(self, dealt: Dealt) -> None:
        super().__init__("deal")
        self.dealt = dealt

    def write(self) -> JsonDict:
        return self.dealt.written()

    def tell(self) -> list[Event]:
        """Dealt once more, with somebody who listens."""
        dealt = self.dealt
        state = Seating(dealt.players, dealt.options, dealt.card_data).table
        lay_out(state, dealt)
        proceed(state)
        return state.told


class StockpileDealer(Dealer):
    """Fresh games, shuffled without the detour over names."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.deal = FastDeal(players, options)
        self.table = Seating(players, options, self.deal.card_data).table
        self.table.forget_notes()

    def next_game(self, rng: Rng) -> StockpileState:
        """A game with decks shuffled on from the last one."""
        state = StockpileState(self.table)
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
        self.drawn: Dealt | None = None  # the latest deal, which need not be checked if it comes back as it was
        self.seating: Seating | None = None  # of the latest game

    def deal(self, players: object, seed: object, options: object = None) -> JsonDict:
        drawn = draw_deal(players, seed, options)
        self.drawn = drawn
        return drawn.show()

    def start(self, deal: Mapping[str, Any]) -> StockpileState:
        dealt = self.drawn
        if dealt is None or not dealt.is_unchanged(deal):
            dealt = read_deal(deal)
        seating = self.seating
        if seating is None or not seating.is_for(dealt):
            seating = Seating(dealt.players, dealt.options, dealt.card_data)
            self.seating = seating
        state = StockpileState(seating.table)
        state.events = False  # what happens now is told when it is asked for
        lay_out(state, dealt)
        proceed(state)
        state.events = True
        state.origin = DealOrigin(dealt)
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
