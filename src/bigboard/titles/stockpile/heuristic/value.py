"""Estimates of a seat's final money in Stockpile at the beginning of a round."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.linear_value import Appraisal
from bigboard.games.contract import State
from bigboard.titles.stockpile.heuristic.beliefs import StockpileBeliefs
from bigboard.titles.stockpile.heuristic.fitted_value import DOUBTS, FEATURES, LEVELS, SLOPES
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES
from bigboard.titles.stockpile.rules.flow.phases.endgame import fill_worth, majority_bonus, shares_of
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.state import StockpileState


class StockpileHeuristic(StockpileBeliefs):
    """The heuristic, with the end of a round as its horizon and the expected value there."""

    def __init__(self) -> None:
        super().__init__()
        self.appraisal = Appraisal(FEATURES, LEVELS, SLOPES, DOUBTS)
        self.worths: vec[i64] = vec[i64]([0] * MAX_PLAYERS)

    def progress(self, state: State) -> i64:
        assert isinstance(state, StockpileState)
        return state.round

    def appraise(self, state: State, money: vec[i64], utilities: vec[i64]) -> bool:
        assert isinstance(state, StockpileState)
        self.look_at_seats(state)
        self.appraisal.expect(state.seats, self.phase(state), money, utilities)
        return True

    def is_fitted(self, state: State) -> bool:
        """The base game; modules bring money that the numbers say nothing about."""
        assert isinstance(state, StockpileState)
        t: StockpileTable = state
        more = t.with_bonds or t.with_commerce or t.with_dice or t.with_strategies or t.with_investors
        return not more and not t.advanced

    def phase(self, t: StockpileTable) -> i64:
        """Return the number of rounds left, this one included; more than are fitted count as the most."""
        left = t.rounds - t.round
        most = len(self.appraisal.levels) - 1
        return left if left < most else i64(most)

    def look_at_seats(self, t: StockpileTable) -> None:
        """Write for each seat: money if the game ended now, cash, expensive and cheap shares, majority bonuses."""
        features = self.appraisal.features
        fill_worth(t, self.worths)
        at: i64 = 0
        for seat in range(t.seats):
            shares: i64 = 0
            dear: i64 = 0
            cheap: i64 = 0
            bonus: i64 = 0
            for company in range(i64(COMPANIES)):
                held = shares_of(t, seat, company)
                if held > 0:
                    price = price_of(t, company)
                    shares += held
                    if price >= 8:
                        dear += held
                    elif price <= 3:
                        cheap += held
                    bonus += majority_bonus(t, seat, company)
            features[at] = self.worths[seat]
            features[at + 1] = t.money[seat]
            features[at + 2] = shares
            features[at + 3] = dear
            features[at + 4] = cheap
            features[at + 5] = bonus
            at += FEATURES
