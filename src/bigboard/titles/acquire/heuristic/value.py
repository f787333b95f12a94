"""Estimates of a seat's final money in Acquire at the beginning of a turn, and of the tiles that rivals hold."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import SURE
from bigboard.bots.heuristic.linear_value import Appraisal
from bigboard.games.contract import State
from bigboard.titles.acquire.heuristic.fitted_value import DOUBTS, FEATURES, LEVELS, SLOPES
from bigboard.titles.acquire.heuristic.policy import AcquirePolicy, tiles_left
from bigboard.titles.acquire.rules.flow.bonuses import work_out_bonuses
from bigboard.titles.acquire.rules.model.board import LONE_NEIGHBOR, around
from bigboard.titles.acquire.rules.model.chains import ALL_CHAINS, CHAINS, SAFE_SIZE, share_price
from bigboard.titles.acquire.rules.model.shares import holding
from bigboard.titles.acquire.rules.model.sizes import HAND
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.state import AcquireState

PHASE_TILES: Final = 12
HELD_BACK: Final = 200  # of 256: how likely it is that a rival still holds a founding tile, against any other


class AcquireHeuristic(AcquirePolicy):
    """The heuristic, with its horizon in turns and the expected value there."""

    def __init__(self) -> None:
        super().__init__()
        self.appraisal = Appraisal(FEATURES, LEVELS, SLOPES, DOUBTS)

    def likelihood(self, state: State, seat: i64) -> i64:
        """Return the likelihood of the rivals' hands: players mostly play tiles that found a chain, and hold few."""
        assert isinstance(state, AcquireState)
        sure: i64 = SURE
        if state.on_board == ALL_CHAINS or state.turn_number <= state.seats:
            return sure
        for rival in range(state.seats):
            if rival != seat:
                for k in range(rival * HAND, rival * HAND + state.hand_sizes[rival]):
                    if around(state, state.hands[k]) == LONE_NEIGHBOR:
                        sure = sure * HELD_BACK // SURE
        return sure

    def progress(self, state: State) -> i64:
        assert isinstance(state, AcquireState)
        return state.turn_number

    def appraise(self, state: State, money: vec[i64], utilities: vec[i64]) -> bool:
        assert isinstance(state, AcquireState)
        self.look_at_seats(state)
        self.appraisal.expect(state.seats, self.phase(state), money, utilities)
        return True

    def is_fitted(self, state: State) -> bool:
        return True

    def phase(self, t: AcquireTable) -> i64:
        """Return the number of dozens of tiles in the bag; more than are fitted count as the most."""
        left = tiles_left(t) // PHASE_TILES
        most = len(self.appraisal.levels) - 1
        return left if left < most else i64(most)

    def look_at_seats(self, t: AcquireTable) -> None:
        """Write for each seat: money, the worth of shares of safe and of other chains, their bonuses, all shares."""
        features = self.appraisal.features
        for seat in range(t.seats):
            at = seat * FEATURES
            features[at] = t.money[seat]
            for k in range(at + 1, at + FEATURES):
                features[k] = 0
        for chain in range(i64(CHAINS)):
            if t.sizes[chain] > 0:
                work_out_bonuses(t, chain)
            price = share_price(chain, t.sizes[chain])
            safe: i64 = 1 if t.sizes[chain] >= SAFE_SIZE else 0
            for seat in range(t.seats):
                at = seat * FEATURES
                held = holding(t, seat, chain)
                if held > 0:
                    features[at + 5] += held
                    if t.sizes[chain] > 0:
                        features[at + 1 + safe] += held * price
                        features[at + 3 + safe] += t.scratch[seat]
