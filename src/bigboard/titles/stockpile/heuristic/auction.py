"""A simulation of a round's auction, for bids and for cards that are placed before it.

Bids go up in leaps, so it matters who stands on which space: the last bid that no rival cares to beat wins. All
seats are assumed to bid as little as they may for the best bargain, by public knowledge.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.heuristic.private_knowledge import StockpileEdges
from bigboard.titles.stockpile.heuristic.weights import BID_COST, BID_RATE, BID_REST, RIVALS_GAIN
from bigboard.titles.stockpile.rules.cards.cards import TRACK_SPACES
from bigboard.titles.stockpile.rules.model.sizes import MAX_PILES, MAX_PLAYERS
from bigboard.titles.stockpile.rules.model.table import BIDDER, GAP, SPACE, WAITING, StockpileTable

MOST_BIDS: Final = 30  # more than an auction has
# A rating times this has room for the stockpile's place from the end: of equal ratings the first stockpile's is higher.
RATING: Final = 8
LAST_PLACE: Final = RATING - 1
COST: Final = 1000 * RATING  # a thousand dollars in the same unit
NEVER: Final = -100000000 * RATING
TOO_MUCH: Final = 1 << 50  # the cost of a bid that cannot be paid
ROW: Final = TRACK_SPACES + 1  # the spaces of a track, and the one beyond
RIVAL: Final = MAX_PILES  # where the ratings begin that a stockpile has for rivals


class StockpileAuction(StockpileEdges):
    """A simulation of the auction, on a separate copy of the bids."""

    def __init__(self) -> None:
        super().__init__()
        self.bidder: vec[i64] = vec[i64]([0] * MAX_PILES)
        self.space: vec[i64] = vec[i64]([0] * MAX_PILES)
        self.waiting: vec[i64] = vec[i64]([0] * MAX_PLAYERS)
        self.lowest: vec[i64] = vec[i64]([0] * MAX_PILES)  # the lowest space that may be bid
        self.seeming: vec[i64] = vec[i64]([0] * MAX_PILES)  # the worth of a stockpile by public knowledge
        self.rated: vec[i64] = vec[i64]([0] * (2 * MAX_PILES))  # the worth of stockpiles to the seat, and to rivals
        self.costs: vec[i64] = vec[i64]([TOO_MUCH] * (MAX_PLAYERS * ROW))  # of bids, by seat and space
        self.placed: i64 = 0
        self.last: i64 = 0
        # The last bid that was predicted to win, and its gain.
        self.stands_on: i64 = -1
        self.stands_at: i64 = 0
        self.standing: i64 = 0

    def weigh_piles(self, t: StockpileTable, me: i64) -> None:
        super().weigh_piles(t, me)
        self.stands_on = -1
        for pile in range(t.piles_in_play):
            worth = self.pile_worth[pile]
            place = LAST_PLACE - pile
            self.seeming[pile] = worth - self.pile_edge[pile]
            self.rated[pile] = worth * RATING + place
            self.rated[RIVAL + pile] = self.seeming[pile] * RATING + place
        for seat in range(t.seats):
            money = t.money[seat]
            for space in range(i64(TRACK_SPACES)):
                price = t.prices_of[seat * TRACK_SPACES + space]
                self.costs[seat * ROW + space] = price * COST if price <= money else i64(TOO_MUCH)

    def after_bid(self, t: StockpileTable, me: i64, pile: i64, space: i64) -> i64:
        """Return the seat's gain by the end of the auction after this bid, against an average rival.

        If no rival cares to beat a bid, a higher one changes nothing but its cost.
        """
        if self.stands_on == pile and space > self.stands_at:
            return self.standing + self.cost_of(t, me, self.stands_at) - self.cost_of(t, me, space)
        for k in range(t.piles_in_play):
            self.bidder[k] = t.bids[BIDDER + k]
            self.space[k] = t.bids[SPACE + k]
        for seat in range(t.seats):
            self.waiting[seat] = t.ledger[WAITING + seat]
        self.placed = t.placed
        self.bid(t, me, pile, space)
        found = self.outcome(t, me)
        if self.bidder[pile] == me and self.space[pile] == space:
            self.stands_on = pile
            self.stands_at = space
            self.standing = found
        return found

    def after_card(self, t: StockpileTable, me: i64, pile: i64, worth: i64, seeming: i64) -> i64:
        """Return the same for a card placed on a stockpile, if the auction started then."""
        for k in range(t.piles_in_play):
            self.bidder[k] = -1
        for seat in range(t.seats):
            self.waiting[seat] = 0
        self.placed = 0
        self.pile_worth[pile] += worth
        self.rated[pile] += worth * RATING
        self.rated[RIVAL + pile] += seeming * RATING
        found = self.outcome(t, me)
        self.pile_worth[pile] -= worth
        self.rated[pile] -= worth * RATING
        self.rated[RIVAL + pile] -= seeming * RATING
        return found

    def bid(self, t: StockpileTable, seat: i64, pile: i64, space: i64) -> None:
        beaten = self.bidder[pile]
        self.bidder[pile] = seat
        self.space[pile] = space
        if self.placed < t.seats * t.meeples:
            self.placed += 1
        else:
            self.waiting[seat] -= 1
        self.last = seat
        if beaten >= 0:
            self.waiting[beaten] += 1

    def outcome(self, t: StockpileTable, me: i64) -> i64:
        self.play_out(t, me)
        mine: i64 = 0
        others: i64 = 0
        for pile in range(t.piles_in_play):
            seat = self.bidder[pile]
            if seat == me:
                mine += self.pile_worth[pile] - self.cost_of(t, me, self.space[pile])
            elif seat >= 0:
                others += self.pile_worth[pile] - t.prices_of[seat * TRACK_SPACES + self.space[pile]] * 1000
        return mine - others * self.weights[RIVALS_GAIN] // (100 * (t.seats - 1))

    def play_out(self, t: StockpileTable, me: i64) -> None:
        """Let each next seat bid as little as it may for the best bargain, until no seat waits or can pay.

        Most of the time that a look ahead takes is spent in this loop. So it calls nothing, and what can be paid was
        worked out by `weigh_piles`: a processor guesses badly which stockpile will be the best.
        """
        bidder = self.bidder
        space = self.space
        waiting = self.waiting
        lowest = self.lowest
        rated = self.rated
        costs = self.costs
        seats = t.seats
        piles = t.piles_in_play
        meeples = seats * t.meeples
        placed = self.placed
        last = self.last
        idle: i64 = 0  # meeples that wait
        for seat in range(seats):
            idle += waiting[seat]
        for pile in range(piles):
            at: i64 = 0
            if bidder[pile] >= 0:
                at = space[pile] + t.traits[GAP + bidder[pile]]
            lowest[pile] = at if at < TRACK_SPACES else i64(TRACK_SPACES)
        beaten: i64 = -1
        for _bid in range(i64(MOST_BIDS)):
            if placed < meeples:
                seat = t.first + (placed if placed < seats else placed - seats)
                if seat >= seats:
                    seat -= seats
            else:
                if idle == 0:
                    return
                if idle == 1 and beaten >= 0:
                    seat = beaten
                else:
                    seat = last + 1 if last + 1 < seats else i64(0)
                    while waiting[seat] == 0:
                        seat = seat + 1 if seat + 1 < seats else i64(0)
            row = seat * ROW
            view: i64 = 0 if seat == me else RIVAL
            best: i64 = NEVER
            for pile in range(piles):
                if bidder[pile] != seat:
                    rating = rated[view + pile] - costs[row + lowest[pile]]
                    best = rating if rating > best else best
            if best == NEVER:
                return
            chosen = LAST_PLACE - (best & LAST_PLACE)
            at = lowest[chosen]
            beaten = bidder[chosen]
            bidder[chosen] = seat
            space[chosen] = at
            at += t.traits[GAP + seat]
            lowest[chosen] = at if at < TRACK_SPACES else i64(TRACK_SPACES)
            if placed < meeples:
                placed += 1
            else:
                waiting[seat] -= 1
                idle -= 1
            if beaten >= 0:
                waiting[beaten] += 1
                idle += 1
            last = seat

    def cost_of(self, t: StockpileTable, me: i64, space: i64) -> i64:
        price = t.prices_of[me * TRACK_SPACES + space]
        return price * self.weights[BID_COST] + self.scarcity(t, me, price)

    def scarcity(self, t: StockpileTable, me: i64, price: i64) -> i64:
        """Return the cost of having little money left for the next round."""
        w = self.weights
        rest = t.money[me] - price
        if rest < w[BID_REST] and t.round + 1 < t.rounds:
            return (w[BID_REST] - rest) * w[BID_RATE]
        return 0
