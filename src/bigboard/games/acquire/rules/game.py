"""Acquire as the contract's `Game`."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.acquire.rules.deal import (
    MIN_PLAYERS,
    RULES_VERSION,
    checked_options,
    checked_players,
    hand_out,
    lay_out,
    make_deal,
    seat_players,
    shuffle_fast,
)
from bigboard.games.acquire.rules.numbers import NUM_ACTIONS, TENSOR_SIZE, TENSOR_VERSION
from bigboard.games.acquire.rules.position import read_position
from bigboard.games.acquire.rules.state import SHEET, AcquireState, play_randomly
from bigboard.games.acquire.rules.table import MAX_PLAYERS
from bigboard.games.acquire.rules.tensor import LAYOUT
from bigboard.games.acquire.rules.tiles import CELLS
from bigboard.games.acquire.rules.turn import begin_turn
from bigboard.games.base import TableBase
from bigboard.games.batch import Dealer, TableGame
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng, as_rng


class AcquireDealer(Dealer):
    """Fresh bags, shuffled without the detour over names."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.bag: vec[i64] = vec[i64](range(CELLS))

    def next_game(self, rng: Rng) -> AcquireState:
        """A game with a bag shuffled on from the last one."""
        state = AcquireState()
        state.forget_notes()
        seat_players(state, self.players, self.options)
        state.bag = self.bag
        shuffle_fast(state, rng)
        state.bag = self.bag[:]
        hand_out(state)
        begin_turn(state)
        return state

    def fresh(self, rng: Rng) -> TableBase:
        for tile in range(i64(CELLS)):
            self.bag[tile] = tile
        return self.next_game(rng)


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

    def deal(self, players: object, seed: object, options: object = None) -> JsonDict:
        return make_deal(players, seed, options)

    def start(self, deal: Mapping[str, Any]) -> AcquireState:
        state = AcquireState()
        lay_out(state, deal)
        begin_turn(state)
        state.opening = state.told
        return state

    def position(self, position: Mapping[str, Any]) -> AcquireState:
        state = AcquireState()
        read_position(state, position)
        return state

    def legal_mask(self, state: object, out: Any) -> None:
        if not isinstance(state, AcquireState):
            raise TypeError("This is not a state of Acquire.")
        SHEET.copy_mask(state, out)

    def playout(self, state: object, rng: Any) -> State:
        if not isinstance(state, AcquireState):
            raise TypeError("This is not a state of Acquire.")
        state.forget_notes()
        play_randomly(state, as_rng(rng))
        return state

    def playouts(self, games: int, players: object, seed: int, options: object = None) -> int:
        seats = checked_players(players)
        chosen = checked_options(options)
        rng = Rng(seed)
        dealer = AcquireDealer(seats, chosen)
        decisions: i64 = 0
        for _ in range(games):
            decisions += play_randomly(dealer.next_game(rng), rng)
        return int(decisions)

    def dealer(self, players: object, options: object = None) -> Dealer:
        return AcquireDealer(checked_players(players), checked_options(options))


ACQUIRE: Final = Acquire()
