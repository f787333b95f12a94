"""Acquire as the contract's `Game`."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import Event, JsonDict, State
from bigboard.games.engine.batch import Dealer, TableGame
from bigboard.games.engine.origin import Origin
from bigboard.games.engine.table_base import TableBase
from bigboard.games.rng import Rng, as_rng
from bigboard.titles.acquire.rules.deal import (
    ALL_TILES,
    MIN_PLAYERS,
    RULES_VERSION,
    Dealt,
    checked_options,
    checked_players,
    draw_deal,
    hand_out,
    read_deal,
    seat_players,
    shuffle_fast,
    tell_set_up,
    write_deal,
)
from bigboard.titles.acquire.rules.flow.turn import begin_turn
from bigboard.titles.acquire.rules.model.table import MAX_PLAYERS
from bigboard.titles.acquire.rules.numbers import NUM_ACTIONS, TENSOR_SIZE, TENSOR_VERSION
from bigboard.titles.acquire.rules.positions.position import read_position
from bigboard.titles.acquire.rules.state import SHEET, AcquireState, play_randomly
from bigboard.titles.acquire.rules.views.tensor import LAYOUT


class Seating:
    """An empty table for so many players with these options. Games begin with a copy of it."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.table = AcquireState()
        seat_players(self.table, players, options)


class DealOrigin(Origin):
    """A game that began with a deal."""

    def __init__(self, dealt: Dealt) -> None:
        super().__init__("deal")
        self.dealt = dealt

    def write(self) -> JsonDict:
        return write_deal(self.dealt)

    def tell(self) -> list[Event]:
        """Dealt once more, with somebody who listens."""
        state = AcquireState(Seating(self.dealt.players, self.dealt.options).table)
        state.bag = self.dealt.bag
        hand_out(state)
        tell_set_up(state)
        begin_turn(state)
        return state.told


class AcquireDealer(Dealer):
    """Fresh bags, shuffled without the detour over names."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.table = Seating(players, options).table
        self.table.forget_notes()
        self.bag: vec[i64] = ALL_TILES[:]

    def next_game(self, rng: Rng) -> AcquireState:
        """A game with a bag shuffled on from the last one."""
        state = AcquireState(self.table)
        shuffle_fast(self.bag, rng)
        state.bag = self.bag[:]
        hand_out(state)
        begin_turn(state)
        return state

    def fresh(self, rng: Rng) -> TableBase:
        self.bag = ALL_TILES[:]
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
        self.drawn: Dealt | None = None  # the latest deal, which need not be checked if it comes back as it was
        self.seating = Seating(MIN_PLAYERS, checked_options(None))

    def deal(self, players: object, seed: object, options: object = None) -> JsonDict:
        drawn = draw_deal(players, seed, options)
        self.drawn = drawn
        return drawn.show()

    def start(self, deal: Mapping[str, Any]) -> AcquireState:
        dealt = self.drawn
        if dealt is None or not dealt.is_unchanged(deal):
            dealt = read_deal(deal)
        seating = self.seating
        if seating.players != dealt.players or seating.options != dealt.options:
            seating = Seating(dealt.players, dealt.options)
            self.seating = seating
        state = AcquireState(seating.table)
        state.bag = dealt.bag
        state.events = False  # what happens now is told when it is asked for
        hand_out(state)
        begin_turn(state)
        state.events = True
        state.origin = DealOrigin(dealt)
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
