"""Features of each action in Stockpile for a learned net: the stockpile and the company it is about, and the cash.

Stockpiles and shares are worth what the heuristic makes of what the seat knows. Dollars are divided so that they are
around 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.nets.action_features import ONE, ActionFeatures, clip, flag, fraction
from bigboard.games.contract import State
from bigboard.games.engine.table_base import zeros
from bigboard.titles.stockpile.heuristic.policy import StockpilePolicy, is_about_piles
from bigboard.titles.stockpile.heuristic.valuation import STEPS
from bigboard.titles.stockpile.heuristic.weights import UNKNOWN_CARD
from bigboard.titles.stockpile.rules.cards.cards import (
    BOOM_CARD,
    BUST_CARD,
    CARDS_AT_ONCE,
    COMPANIES,
    FEE,
    HELD_KINDS,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.flow.bidding import lowest_space
from bigboard.titles.stockpile.rules.flow.phases.endgame import fill_worth, shares_of
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.sizes import MAX_PILES, PILE_ROOM, SEEN
from bigboard.titles.stockpile.rules.model.table import BIDDER, SPACE, WAITING, StockpileTable
from bigboard.titles.stockpile.rules.numbers import (
    ASK_BID,
    BID,
    BOOM,
    BUST,
    PLACE_COMMERCE,
    PLACE_DOWN,
    PLACE_UP,
    SELL,
    SELL_HALF,
    SELL_SHORT,
    SELL_SPLIT,
)
from bigboard.titles.stockpile.rules.state import StockpileState

KINDS: Final = 9  # bid, up, down, Boom, Bust, sale, of split cards, of half ones, something else
COMPANY: Final = 13
PILE: Final = 13
PLAIN: Final = 10
SITUATION: Final = 11
DOLLARS: Final = 10_000
MANY: Final = 20_000  # dollars
PILE_AT: Final = KINDS + COMPANY
PLAIN_AT: Final = PILE_AT + PILE
SITUATION_AT: Final = PLAIN_AT + PLAIN
OTHER: Final = 8


class StockpileActionFeatures(ActionFeatures):
    def __init__(self) -> None:
        super().__init__()
        self.size = SITUATION_AT + SITUATION
        self.heuristic = StockpilePolicy()
        self.companies: vec[i64] = zeros(COMPANIES * COMPANY)
        self.piles: vec[i64] = zeros(MAX_PILES * PILE)
        self.bargains: vec[i64] = zeros(MAX_PILES)

    def write(self, state: State, actions: vec[i64], count: i64, out: vec[i64], stride: i64) -> None:
        assert isinstance(state, StockpileState)
        me = state.actor
        self.heuristic.look_ahead(state, me)
        self.heuristic.weigh_piles(state, me)
        for company in range(i64(COMPANIES)):
            self.look_at_company(state, me, company)
        if is_about_piles(state.question):
            self.look_at_piles(state, me)
        self.write_situation(state, me, out)
        for k in range(count):
            at = k * stride
            if k > 0:
                for number in range(i64(SITUATION)):
                    out[at + SITUATION_AT + number] = out[SITUATION_AT + number]
            self.look_at_action(state, me, actions[k], out, at)

    def look_at_action(self, t: StockpileTable, me: i64, action: i64, out: vec[i64], at: i64) -> None:
        if action < PLACE_UP and t.question == ASK_BID:
            self.look_at_bid(t, me, action, out, at)
        elif PLACE_UP <= action < PLACE_COMMERCE:
            self.look_at_card(t, me, action, out, at)
        elif BOOM <= action < SELL:
            self.look_at_move(t, me, action, out, at)
        elif SELL <= action < SELL_SHORT:
            self.look_at_sale(t, me, action, out, at)
        else:
            out[at + OTHER] = ONE

    def look_at_company(self, t: StockpileTable, me: i64, company: i64) -> None:
        row = self.companies
        at = company * COMPANY
        price = price_of(t, company)
        share = self.heuristic.share[company]
        mine = shares_of(t, me, company)
        most: i64 = 0
        for seat in range(t.seats):
            if seat != me and shares_of(t, seat, company) > most:
                most = shares_of(t, seat, company)
        known = self.heuristic.steps[company]
        row[at] = fraction(price, 10)
        row[at + 1] = fraction(share, DOLLARS)
        row[at + 2] = fraction(self.heuristic.split[company], MANY)
        row[at + 3] = fraction(self.heuristic.edge[company], 3000)
        row[at + 4] = flag(known >= 0)
        row[at + 5] = fraction(STEPS[known], 3) if known >= 0 else i64(0)
        row[at + 6] = fraction(t.hold[me * HELD_KINDS + company], 4)
        row[at + 7] = fraction(t.split[me * COMPANIES + company], 2)
        row[at + 8] = fraction(mine, 6)
        row[at + 9] = fraction(most, 6)
        row[at + 10] = fraction(clip(mine - most, -3, 3), 3)
        row[at + 11] = fraction(t.board.last[company] - t.prices[company], 5)
        row[at + 12] = fraction(price * 1000 - share, 3000)

    def look_at_piles(self, t: StockpileTable, me: i64) -> None:
        """Write the features of the stockpiles: real and public worth, the bidder, and the next bid."""
        row = self.piles
        for pile in range(t.piles_in_play):
            at = pile * PILE
            worth = self.heuristic.pile_worth[pile]
            seeming = self.heuristic.seeming[pile]
            bidder = t.bids[BIDDER + pile]
            lowest = clip(lowest_space(t, pile), 0, TRACK_SPACES - 1) if bidder >= 0 else i64(0)
            price = t.prices_of[me * TRACK_SPACES + lowest]
            self.bargains[pile] = worth - 1000 * price
            unknown: i64 = 0
            own: i64 = 0
            for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
                seen = t.piles[k] // SEEN
                if not (seen >> me) & 1:
                    unknown += 1
                if seen == i64(1) << me:
                    own += 1
            row[at] = fraction(worth, MANY)
            row[at + 1] = fraction(seeming, MANY)
            row[at + 2] = fraction(worth - seeming, DOLLARS)
            row[at + 3] = fraction(t.pile_sizes[pile], 5)
            row[at + 4] = flag(bidder < 0)
            row[at + 5] = flag(bidder == me)
            row[at + 6] = fraction(t.bids[SPACE + pile], TRACK_SPACES) if bidder >= 0 else i64(0)
            row[at + 7] = fraction(price, 20)
            row[at + 8] = fraction(unknown, 2)
            row[at + 9] = fraction(own, 1)
            row[at + 10] = fraction(self.bargains[pile], MANY)
        for pile in range(t.piles_in_play):
            self.compare_bargains(t, pile)

    def compare_bargains(self, t: StockpileTable, pile: i64) -> None:
        """Write by how much a stockpile is a better bargain than the best of the others, and than the second best."""
        best: i64 = 0
        second: i64 = 0
        others: i64 = 0
        for other in range(t.piles_in_play):
            if other != pile:
                bargain = self.bargains[other]
                if others == 0 or bargain > best:
                    second = best
                    best = bargain
                elif others == 1 or bargain > second:
                    second = bargain
                others += 1
        mine = self.bargains[pile]
        self.piles[pile * PILE + 11] = fraction(mine - best, MANY) if others > 0 else i64(0)
        self.piles[pile * PILE + 12] = fraction(mine - second, MANY) if others > 1 else i64(0)

    def write_situation(self, t: StockpileTable, me: i64, out: vec[i64]) -> None:
        """Write the part that all actions share, for the first of them."""
        seats = t.seats
        totals = self.heuristic.waiting
        fill_worth(t, totals)
        best: i64 = 1
        rival: i64 = 0
        sum_of_rivals: i64 = 0
        richest: i64 = 0
        waiting: i64 = 0
        first = True
        for seat in range(seats):
            waiting += t.ledger[WAITING + seat]
            if totals[seat] > best:
                best = totals[seat]
            if seat != me:
                sum_of_rivals += totals[seat]
                if first or totals[seat] > rival:
                    rival = totals[seat]
                if t.money[seat] > richest:
                    richest = t.money[seat]
                first = False
        own = t.money[me]
        place = me - t.first
        at: i64 = SITUATION_AT
        out[at] = ONE
        out[at + 1] = fraction(t.rounds - t.round, 6)
        out[at + 2] = flag(t.round + 1 == t.rounds)
        out[at + 3] = fraction(own, 40)
        out[at + 4] = fraction(own if own < 12 else i64(12), 12)
        out[at + 5] = fraction(richest, 40)
        out[at + 6] = fraction(totals[me] - rival, best)
        out[at + 7] = fraction(totals[me] * (seats - 1) - sum_of_rivals, best * (seats - 1))
        out[at + 8] = fraction(place if place >= 0 else place + seats, seats)
        out[at + 9] = fraction(t.placed, 5)
        out[at + 10] = fraction(waiting, 3)

    def copy_company(self, company: i64, out: vec[i64], at: i64) -> None:
        for k in range(i64(COMPANY)):
            out[at + KINDS + k] = self.companies[company * COMPANY + k]

    def copy_pile(self, pile: i64, out: vec[i64], at: i64) -> None:
        for k in range(i64(PILE)):
            out[at + PILE_AT + k] = self.piles[pile * PILE + k]

    def look_at_bid(self, t: StockpileTable, me: i64, action: i64, out: vec[i64], at: i64) -> None:
        pile = (action - BID) // TRACK_SPACES
        space = (action - BID) % TRACK_SPACES
        price = t.prices_of[me * TRACK_SPACES + space]
        plain = at + PLAIN_AT
        out[at] = ONE
        self.copy_pile(pile, out, at)
        out[plain] = fraction(price, 20)
        out[plain + 1] = fraction(space - lowest_space(t, pile), 3)
        out[plain + 2] = fraction(t.money[me] - price, 20)
        out[plain + 3] = fraction(self.heuristic.pile_worth[pile] - 1000 * price, MANY)
        out[plain + 4] = fraction(self.heuristic.after_bid(t, me, pile, space), MANY)
        out[plain + 5] = fraction(self.heuristic.seeming[pile] - 1000 * price, MANY)

    def look_at_card(self, t: StockpileTable, me: i64, action: i64, out: vec[i64], at: i64) -> None:
        down = action >= PLACE_DOWN
        number = action - PLACE_DOWN if down else action - PLACE_UP
        kind = number // 5
        pile = number % 5
        value = self.heuristic.card_value(t, me, kind)
        unknown = self.heuristic.weights[UNKNOWN_CARD]
        seeming = unknown if down else value - self.heuristic.card_edge(kind)
        plain = at + PLAIN_AT
        out[at + (2 if down else 1)] = ONE
        if kind < COMPANIES:
            self.copy_company(kind, out, at)
        self.copy_pile(pile, out, at)
        out[plain + 3] = fraction(value - unknown, DOLLARS)
        out[plain + 4] = fraction(self.heuristic.after_card(t, me, pile, value, seeming), MANY)
        out[plain + 5] = fraction(value - seeming, DOLLARS)
        out[plain + 6] = flag(kind == BOOM_CARD or kind == BUST_CARD)
        out[plain + 7] = flag(kind >= FEE)

    def look_at_move(self, t: StockpileTable, me: i64, action: i64, out: vec[i64], at: i64) -> None:
        up = action < BUST
        company = action - BOOM if up else action - BUST
        steps: i64 = t.card_data.action_steps
        out[at + (3 if up else 4)] = ONE
        self.copy_company(company, out, at)
        worth = self.heuristic.rate_move(t, me, company, steps if up else -steps)
        out[at + PLAIN_AT + 3] = fraction(worth, DOLLARS)

    def look_at_sale(self, t: StockpileTable, me: i64, action: i64, out: vec[i64], at: i64) -> None:
        kind: i64 = 5
        first: i64 = SELL
        if action >= SELL_HALF:
            kind = 7
            first = SELL_HALF
        elif action >= SELL_SPLIT:
            kind = 6
            first = SELL_SPLIT
        company = (action - first) // CARDS_AT_ONCE
        cards = (action - first) % CARDS_AT_ONCE + 1
        held = t.hold[me * HELD_KINDS + company] if kind == 5 else t.split[me * COMPANIES + company]
        price = price_of(t, company)
        kept = self.heuristic.share[company]
        if kind == 6:
            price *= 2
            kept = self.heuristic.split[company]
        elif kind == 7:
            kept = self.heuristic.split[company] - kept
        plain = at + PLAIN_AT
        out[at + kind] = ONE
        self.copy_company(company, out, at)
        out[plain] = fraction(price * cards, 20)
        out[plain + 2] = fraction(t.money[me] + price * cards, 40)
        out[plain + 3] = fraction((1000 * price - kept) * cards, DOLLARS)
        out[plain + 8] = fraction(cards, 3)
        out[plain + 9] = fraction(cards, held if held > 1 else i64(1))
