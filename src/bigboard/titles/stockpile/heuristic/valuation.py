"""Values of cards, stockpiles and moved prices to a seat of Stockpile. Dollars; prices of the game in thousands.

A share is worth what it will probably cost after this round's movement, as far as the seat knows the forecasts, and
more for the rounds to come and for the majority. A stockpile is worth its cards, hidden ones on average. What a seat
does not know, it does not use: only pairs and cards that it has seen count as known.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import Heuristic
from bigboard.titles.stockpile.heuristic.weights import (
    ACTION_CARD,
    COMMODITY,
    DRIFT,
    FIRST_CARD,
    GROWTH,
    HOPE,
    MAJORITY_FAR,
    MAJORITY_NEAR,
    MAJORITY_SAFE,
    RIVALS,
    UNKNOWN_CARD,
    WEIGHTS,
)
from bigboard.titles.stockpile.rules.cards.boards import BOARD_SPACES, Board
from bigboard.titles.stockpile.rules.cards.cards import (
    BOOM_CARD,
    BUST_CARD,
    COMMERCE_KINDS,
    COMMODITIES,
    COMPANIES,
    FEE,
    FIRST_COMMERCE,
    FIRST_PLAYER_CARD,
    FORECAST_DIVIDEND,
    FORECAST_STEPS,
    HELD_KINDS,
    TAX,
)
from bigboard.titles.stockpile.rules.flow.phases.endgame import shares_of
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.power import FEE_TAKEN
from bigboard.titles.stockpile.rules.model.sizes import PAIRS, PILE_ROOM, PUBLIC, SEEN
from bigboard.titles.stockpile.rules.model.table import COMPANY, FORECAST, SEEN_BY, StockpileTable
from bigboard.titles.stockpile.rules.numbers import STAGE_INFORMATION, STAGE_MOVEMENT

THOUSAND: Final = 1000
STEPS: Final = vec[i64](FORECAST_STEPS)
DIVIDENDS: Final = vec[i64](FORECAST_DIVIDEND)
FORECASTS: Final = len(FORECAST_STEPS)
MOST_TAXES: Final = 7  # more of them cost no more
MOST_MOVED: Final = 13  # spaces that a price moves up or down: the farthest forecast and the most steps of a card
MOVES: Final = 2 * MOST_MOVED + 1
NOT_KNOWN: Final = -1000000000


class StockpileValues(Heuristic):
    """Values to the seat of the last `look_ahead`."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = WEIGHTS
        self.share: vec[i64] = vec[i64]([0] * COMPANIES)  # the worth of a normal card to the seat
        self.split: vec[i64] = vec[i64]([0] * COMPANIES)  # and a split card
        self.known_worth: vec[i64] = vec[i64]([0] * COMPANIES)  # a normal card after this round's movement
        self.edge: vec[i64] = vec[i64]([0] * COMPANIES)  # how much more the seat knows it to bring than the others
        self.steps: vec[i64] = vec[i64]([0] * COMPANIES)  # the known movement, or -1
        self.unknown: vec[i64] = vec[i64]([0] * PAIRS)  # the forecasts of the pairs the seat has not seen
        self.unknowns: i64 = 0
        # What a card brings after each forecast, by company, space, whether it is split, and forecast, on one board.
        self.moved: vec[i64] = vec[i64]([0] * (COMPANIES * BOARD_SPACES * 2 * FORECASTS))
        # What it is worth after so many steps, by company, space, whether it is split, and steps.
        self.stepped: vec[i64] = vec[i64]([0] * (COMPANIES * BOARD_SPACES * 2 * MOVES))
        self.moved_on: Board | None = None
        self.boom: i64 = NOT_KNOWN  # the worth of a Stock Boom card to the seat, once it has been worked out
        self.bust: i64 = NOT_KNOWN

    def look_ahead(self, t: StockpileTable, me: i64) -> None:
        """Compute the expected worth of every share from the seat's knowledge."""
        if self.moved_on is not t.board:
            self.learn_board(t)
        self.recall(t, me)
        self.boom = NOT_KNOWN
        self.bust = NOT_KNOWN
        w = self.weights
        later = t.rounds - t.round - 1
        if later > 3:
            later = 3
        hope = w[HOPE] + w[DRIFT] * later
        for company in range(i64(COMPANIES)):
            normal = self.expected_worth(t, company, False)
            self.known_worth[company] = normal
            extra = hope + normal * w[GROWTH] * later // THOUSAND + self.majority_hope(t, me, company)
            self.share[company] = normal + extra
            self.split[company] = self.expected_worth(t, company, True) + 2 * extra

    def expected_worth(self, t: StockpileTable, company: i64, split: bool) -> i64:
        """Return the worth of one card after this round's movement, averaged over all possible movements."""
        row = ((company * BOARD_SPACES + t.prices[company]) * 2 + (i64(1) if split else i64(0))) * FORECASTS
        forecast = self.steps[company]
        if forecast >= 0:
            return self.moved[row + forecast]
        if self.unknowns == 0:
            here = price_of(t, company) * THOUSAND + self.weights[DRIFT]
            return 2 * here if split else here
        total: i64 = 0
        for k in range(self.unknowns):
            total += self.moved[row + self.unknown[k]]
        return total // self.unknowns

    def learn_board(self, t: StockpileTable) -> None:
        """Compute once the effect of every forecast on every space."""
        self.moved_on = t.board
        at: i64 = 0
        to: i64 = 0
        for company in range(i64(COMPANIES)):
            for space in range(i64(BOARD_SPACES)):
                for shares in range(i64(2)):
                    for forecast in range(i64(FORECASTS)):
                        if space <= t.board.last[company]:
                            self.moved[at] = worth_after(
                                t, company, space, STEPS[forecast], DIVIDENDS[forecast], shares == 1
                            )
                        at += 1
                    for steps in range(i64(-MOST_MOVED), i64(MOST_MOVED + 1)):
                        if space <= t.board.last[company]:
                            self.stepped[to] = worth_after(t, company, space, steps, 0, shares == 1)
                        to += 1

    def look_around(self, t: StockpileTable, me: i64) -> None:
        """Compute how much more a share is worth to the seat of `look_ahead` than by public knowledge alone."""
        self.recall(t, PUBLIC)
        for company in range(i64(COMPANIES)):
            self.edge[company] = self.known_worth[company] - self.expected_worth(t, company, False)
        self.recall(t, me)

    def recall(self, t: StockpileTable, viewer: i64) -> None:
        """Note the movements of this round that the viewer knows, and those left for the other companies."""
        for company in range(i64(COMPANIES)):
            self.steps[company] = -1
        self.unknowns = 0
        if STAGE_INFORMATION < t.stage <= STAGE_MOVEMENT:
            for pair in range(i64(PAIRS)):
                forecast = t.pairs[FORECAST + pair]
                if (t.pairs[SEEN_BY + pair] >> viewer) & 1:
                    self.steps[t.pairs[COMPANY + pair]] = forecast
                else:
                    self.unknown[self.unknowns] = forecast
                    self.unknowns += 1

    def majority_hope(self, t: StockpileTable, me: i64, company: i64) -> i64:
        """A share's part in the majority bonus: most where one more or less decides, and late."""
        w = self.weights
        mine = shares_of(t, me, company)
        most: i64 = 0
        for seat in range(t.seats):
            if seat != me:
                theirs = shares_of(t, seat, company)
                if theirs > most:
                    most = theirs
        gap = mine - most
        worth = w[MAJORITY_NEAR]
        if gap < -2:
            worth = w[MAJORITY_FAR]
        elif gap > 1:
            worth = w[MAJORITY_SAFE]
        return worth * (t.round + 1) // t.rounds

    def pile_value(self, t: StockpileTable, me: i64, pile: i64) -> i64:
        total: i64 = 0
        for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
            word = t.piles[k]
            if ((word // SEEN) >> me) & 1:
                total += self.card_value(t, me, word % SEEN)
            else:
                total += self.weights[UNKNOWN_CARD]
        return total

    def card_value(self, t: StockpileTable, me: i64, kind: i64) -> i64:
        if kind < COMPANIES:
            return self.share[kind]
        if kind == BOOM_CARD or kind == BUST_CARD:
            return self.boom_value(t, me) if kind == BOOM_CARD else self.bust_value(t, me)
        if kind < FIRST_COMMERCE:
            fee = t.card_data.fees[kind - FEE] * THOUSAND
            return fee if t.moments[me] & FEE_TAKEN else -fee
        if kind < TAX:
            return commodity_gain(t, me, kind - FIRST_COMMERCE) * self.weights[COMMODITY] // 100
        if kind == TAX:
            owned = t.commerce_held[me * COMMERCE_KINDS + COMMODITIES]
            if owned >= MOST_TAXES:
                return -14 * THOUSAND
            return -(t.card_data.penalties[owned + 1] - t.card_data.penalties[owned]) * THOUSAND
        return self.weights[FIRST_CARD] if kind == FIRST_PLAYER_CARD else i64(0)

    def boom_value(self, t: StockpileTable, me: i64) -> i64:
        if self.boom == NOT_KNOWN:
            self.boom = self.action_value(t, me, t.card_data.action_steps)
        return self.boom

    def bust_value(self, t: StockpileTable, me: i64) -> i64:
        if self.bust == NOT_KNOWN:
            self.bust = self.action_value(t, me, -t.card_data.action_steps)
        return self.bust

    def action_value(self, t: StockpileTable, me: i64, steps: i64) -> i64:
        best = self.weights[ACTION_CARD]
        for company in range(i64(COMPANIES)):
            rating = self.rate_move(t, me, company, steps)
            if rating > best:
                best = rating
        return best

    def rate_move(self, t: StockpileTable, me: i64, company: i64, steps: i64) -> i64:
        """Return the gain of the seat's shares over those of an average rival when the price moves now."""
        forecast = self.steps[company]
        known = STEPS[forecast] if forecast >= 0 else i64(0)
        normal = (company * BOARD_SPACES + t.prices[company]) * 2 * MOVES + MOST_MOVED
        split = normal + MOVES
        to = known + steps
        one = self.stepped[normal + to] - self.stepped[normal + known]
        two = self.stepped[split + to] - self.stepped[split + known]
        mine: i64 = 0
        others: i64 = 0
        for seat in range(t.seats):
            gain = t.hold[seat * HELD_KINDS + company] * one + t.split[seat * COMPANIES + company] * two
            if seat == me:
                mine = gain
            else:
                others += gain
        return mine - others * self.weights[RIVALS] // (200 * (t.seats - 1))


def worth_after(t: StockpileTable, company: i64, space: i64, steps: i64, dividend: i64, split: bool) -> i64:
    """Return the worth of one card after the price has moved: splits, second splits, bankruptcy, dividends."""
    board = t.board
    shares: i64 = 2 if split else 1
    extra = dividend * shares
    while steps > 0:
        if space == board.last[company]:
            if shares == 2:
                extra += t.card_data.second_split
            shares = 2
            space = board.reset[company]
        else:
            space += 1
            extra += board.dollars[company * BOARD_SPACES + space] * shares
        steps -= 1
    if space + steps < 0:
        return extra * THOUSAND
    return (board.prices[company * BOARD_SPACES + space + steps] * shares + extra) * THOUSAND


def lead(t: StockpileTable, me: i64, company: i64) -> i64:
    """My shares beyond those of an average rival."""
    others: i64 = 0
    for seat in range(t.seats):
        if seat != me:
            others += shares_of(t, seat, company)
    return shares_of(t, me, company) - others // (t.seats - 1)


def commodity_gain(t: StockpileTable, me: i64, kind: i64) -> i64:
    """Return the amount that one more of this kind adds to the sets."""
    copies = t.commerce_held[me * COMMERCE_KINDS + kind] + 1
    kinds: i64 = 0
    for k in range(me * COMMERCE_KINDS, me * COMMERCE_KINDS + COMMODITIES):
        if t.commerce_held[k] >= copies:
            kinds += 1
    # A set that has begun will probably grow.
    return (t.card_data.sets[kinds + 1] - t.card_data.sets[kinds]) * THOUSAND
