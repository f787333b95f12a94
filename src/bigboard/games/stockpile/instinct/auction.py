"""How the auction of a round of Stockpile will probably go on, for bids and for cards that are laid before it.

Bids go up in leaps, so it matters who stands on which space: the last bid that nobody cares to beat wins. Everybody is
taken to bid as little as they may for the best bargain, by what everybody knows.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.stockpile.instinct.edges import StockpileEdges
from bigboard.games.stockpile.instinct.weights import BID_COST, BID_RATE, BID_REST, RIVALS_GAIN
from bigboard.games.stockpile.rules.cards import TRACK_SPACES
from bigboard.games.stockpile.rules.table import (
    BIDDER,
    GAP,
    MAX_PILES,
    MAX_PLAYERS,
    SPACE,
    WAITING,
    StockpileTable,
    seat_at,
)

NEVER: Final = -100000000
MOST_BIDS: Final = 30  # more than an auction has


class StockpileAuction(StockpileEdges):
    """Plays the auction out, on a slate of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.bidder: vec[i64] = vec[i64]([0] * MAX_PILES)
        self.space: vec[i64] = vec[i64]([0] * MAX_PILES)
        self.waiting: vec[i64] = vec[i64]([0] * MAX_PLAYERS)
        self.seeming: vec[i64] = vec[i64]([0] * MAX_PILES)  # what a stockpile is worth by what everybody knows
        self.placed: i64 = 0
        self.last: i64 = 0

    def weigh_piles(self, t: StockpileTable, me: i64) -> None:
        super().weigh_piles(t, me)
        for pile in range(t.piles_in_play):
            self.seeming[pile] = self.pile_worth[pile] - self.pile_edge[pile]

    def after_bid(self, t: StockpileTable, me: i64, pile: i64, space: i64) -> i64:
        """What the seat will have gained by the end of the auction, against an average rival, if it bids so."""
        for k in range(t.piles_in_play):
            self.bidder[k] = t.bids[BIDDER + k]
            self.space[k] = t.bids[SPACE + k]
        for seat in range(t.seats):
            self.waiting[seat] = t.ledger[WAITING + seat]
        self.placed = t.placed
        self.bid(t, me, pile, space)
        return self.outcome(t, me)

    def after_card(self, t: StockpileTable, me: i64, pile: i64, worth: i64, seeming: i64) -> i64:
        """The same for a card laid on a stockpile, if the auction began then."""
        for k in range(t.piles_in_play):
            self.bidder[k] = -1
        for seat in range(t.seats):
            self.waiting[seat] = 0
        self.placed = 0
        self.pile_worth[pile] += worth
        self.seeming[pile] += seeming
        found = self.outcome(t, me)
        self.pile_worth[pile] -= worth
        self.seeming[pile] -= seeming
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

    def next_seat(self, t: StockpileTable) -> i64:
        """Who bids next, or -1."""
        if self.placed < t.seats * t.meeples:
            return seat_at(t, self.placed if self.placed < t.seats else self.placed - t.seats)
        seat = self.last
        for _ in range(t.seats):
            seat = seat + 1 if seat + 1 < t.seats else i64(0)
            if self.waiting[seat] > 0:
                return seat
        return -1

    def outcome(self, t: StockpileTable, me: i64) -> i64:
        for _ in range(i64(MOST_BIDS)):
            seat = self.next_seat(t)
            if seat < 0 or not self.bid_for_best(t, seat, me):
                break
        mine: i64 = 0
        others: i64 = 0
        for pile in range(t.piles_in_play):
            seat = self.bidder[pile]
            if seat == me:
                price = t.prices_of[me * TRACK_SPACES + self.space[pile]]
                mine += self.pile_worth[pile] - price * self.weights[BID_COST] - self.scarcity(t, me, price)
            elif seat >= 0:
                others += self.pile_worth[pile] - t.prices_of[seat * TRACK_SPACES + self.space[pile]] * 1000
        return mine - others * self.weights[RIVALS_GAIN] // (100 * (t.seats - 1))

    def bid_for_best(self, t: StockpileTable, seat: i64, me: i64) -> bool:
        """The seat bids as little as it may for the best bargain; False if it cannot pay for any."""
        best: i64 = NEVER
        chosen: i64 = -1
        lowest: i64 = 0
        for pile in range(t.piles_in_play):
            bidder = self.bidder[pile]
            if bidder == seat:
                continue
            space = self.space[pile] + t.traits[GAP + bidder] if bidder >= 0 else i64(0)
            if space >= TRACK_SPACES:
                continue
            price = t.prices_of[seat * TRACK_SPACES + space]
            if price > t.money[seat]:
                continue
            worth = self.pile_worth[pile] if seat == me else self.seeming[pile]
            rating = worth - price * 1000
            if rating > best:
                best = rating
                chosen = pile
                lowest = space
        if chosen < 0:
            return False
        self.bid(t, seat, chosen, lowest)
        return True

    def scarcity(self, t: StockpileTable, me: i64, price: i64) -> i64:
        """What it costs to have little money left for the next round."""
        w = self.weights
        rest = t.money[me] - price
        if rest < w[BID_REST] and t.round + 1 < t.rounds:
            return (w[BID_REST] - rest) * w[BID_RATE]
        return 0
