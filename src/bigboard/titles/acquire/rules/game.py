"""Acquire as the contract's `Game`."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.origin import CheckedDeal
from bigboard.games.engine.table_base import TableBase
from bigboard.games.engine.table_game import Dealer, TableGame
from bigboard.games.rng import Rng
from bigboard.titles.acquire.rules.deal import (
    ALL_TILES,
    MIN_PLAYERS,
    RULES_VERSION,
    checked_options,
    draw_deal,
    hand_out,
    players_of,
    read_deal,
    seat_players,
)
from bigboard.titles.acquire.rules.flow.turn import begin_turn
from bigboard.titles.acquire.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.acquire.rules.numbers import NUM_ACTIONS, TENSOR_SIZE, TENSOR_VERSION
from bigboard.titles.acquire.rules.positions.position import read_position
from bigboard.titles.acquire.rules.state import AcquireState
from bigboard.titles.acquire.rules.views.tensor import LAYOUT


class AcquireDealer(Dealer):
    """Random games for one number of players, with bags shuffled as numbers."""

    def __init__(self, table: AcquireState) -> None:
        self.table = table
        self.table.forget_notes()
        self.bag: vec[i64] = ALL_TILES[:]

    def sort_decks(self) -> None:
        self.bag = ALL_TILES[:]

    def next_game(self, rng: Rng) -> TableBase:
        state = AcquireState(self.table)
        rng.shuffle_numbers(self.bag)
        state.bag = self.bag[:]
        hand_out(state)
        begin_turn(state)
        return state


class Acquire(TableGame):
    """Found hotel chains, merge them, and hold the right shares when it happens."""

    def __init__(self) -> None:
        self.name = "acquire"
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

    def empty_table(self, players: int, options: dict[str, Any]) -> AcquireState:
        state = AcquireState()
        state.owner = self
        state.rules = RULES_VERSION
        seat_players(state, players, options)
        return state

    def position(self, position: Mapping[str, Any]) -> AcquireState:
        state = AcquireState()
        state.owner = self
        read_position(state, position)
        return state

    def dealer(self, players: object, options: object = None) -> Dealer:
        return AcquireDealer(self.empty_table(players_of(players), checked_options(options)))


ACQUIRE: Final = Acquire()
