"""The likelihood of a sample, given the rivals' actions: bids and face-down cards are evidence.

A rival in this sample knows their own pairs and the cards they placed. If they bid where another stockpile would have
been the better bargain by what they know, or put a card face down that no player would hide there, the sample is less
likely. It is never impossible: people err and bluff.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import SURE
from bigboard.games.contract import JsonDict, State
from bigboard.titles.stockpile.heuristic.policy import StockpilePolicy
from bigboard.titles.stockpile.heuristic.valuation import THOUSAND
from bigboard.titles.stockpile.rules.cards.cards import TRACK_SPACES
from bigboard.titles.stockpile.rules.model.sizes import MAX_PILES, PILE_ROOM, SEEN
from bigboard.titles.stockpile.rules.model.table import BIDDER, SPACE, StockpileTable
from bigboard.titles.stockpile.rules.numbers import STAGE_AFTER_BIDDING, STAGE_DEMAND, STAGE_SUPPLY
from bigboard.titles.stockpile.rules.state import StockpileState

DOUBT: Final = 4000  # a choice that is worse by this many dollars is half as likely
AVERAGE_CARD: Final = 3300  # dollars that a card is worth that no player chose
WORTH_HIDING: Final = 1500  # how far from the average a card is that one rather hides


class StockpileBeliefs(StockpilePolicy):
    """The heuristic, with the likelihood of the other players' choices."""

    def __init__(self) -> None:
        super().__init__()
        self.bargains: vec[i64] = vec[i64]([0] * MAX_PILES)  # what the stockpiles are worth to a rival

    def listen(self, event: JsonDict, heard: vec[i64]) -> vec[i64]:
        """The bids of this round, three numbers each: seat, stockpile and space."""
        if event["type"] == "pile_bought":
            return vec[i64]()
        if event["type"] == "bid" and event["rule"] == "STK-DEM-2":
            heard = append(heard, i64(event["seat"]))
            heard = append(heard, i64(event["pile"]))
            return append(heard, i64(event["space"]))
        return heard

    def likelihood(self, state: State, seat: i64) -> i64:
        assert isinstance(state, StockpileState)
        sure: i64 = SURE
        if state.stage < STAGE_SUPPLY or state.stage > STAGE_AFTER_BIDDING:
            return sure
        for rival in range(state.seats):
            if rival != seat:
                self.look_ahead(state, rival)
                sure = weigh(sure, self.hiding_loss(state, rival))
                if state.stage >= STAGE_DEMAND:
                    for pile in range(state.piles_in_play):
                        self.bargains[pile] = self.pile_value(state, rival, pile)
                    if len(self.heard) > 0:
                        sure = self.weigh_bids(state, rival, sure)
                    else:
                        sure = weigh(sure, self.bidding_loss(state, rival))
        return sure

    def bidding_loss(self, t: StockpileTable, rival: i64) -> i64:
        """By how many dollars, in the bidder's eyes, another stockpile would have been better than those bid for."""
        loss: i64 = 0
        for pile in range(t.piles_in_play):
            if t.bids[BIDDER + pile] == rival:
                mine = self.bargains[pile] - cost(t, rival, t.bids[SPACE + pile])
                for other in range(t.piles_in_play):
                    if t.bids[BIDDER + other] != rival:
                        space = t.bids[SPACE + other] + 1 if t.bids[BIDDER + other] >= 0 else i64(0)
                        if space < TRACK_SPACES:
                            better = self.bargains[other] - cost(t, rival, space) - mine
                            if better > loss:
                                loss = better
        return loss

    def weigh_bids(self, t: StockpileTable, rival: i64, sure: i64) -> i64:
        """The same for every bid that the rival has made this round, as the auction stood then."""
        bidder = self.bidder
        space = self.space
        for pile in range(t.piles_in_play):
            bidder[pile] = -1
            space[pile] = -1
        for k in range(i64(0), i64(len(self.heard)), i64(3)):
            seat = self.heard[k]
            chosen = self.heard[k + 1]
            if seat == rival:
                mine = self.bargains[chosen] - cost(t, rival, self.heard[k + 2])
                loss: i64 = 0
                for other in range(t.piles_in_play):
                    if other != chosen and bidder[other] != rival and space[other] + 1 < TRACK_SPACES:
                        better = self.bargains[other] - cost(t, rival, space[other] + 1) - mine
                        if better > loss:
                            loss = better
                sure = weigh(sure, loss)
            bidder[chosen] = seat
            space[chosen] = self.heard[k + 2]
        return sure

    def hiding_loss(self, t: StockpileTable, rival: i64) -> i64:
        """Return the dollars that a rival loses by the places of their face-down cards."""
        loss: i64 = 0
        for pile in range(t.piles_in_play):
            for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
                if t.piles[k] // SEEN == i64(1) << rival:
                    loss += self.one_hiding_loss(t, rival, t.piles[k] % SEEN, pile)
        return loss

    def one_hiding_loss(self, t: StockpileTable, rival: i64, kind: i64, pile: i64) -> i64:
        value = self.card_value(t, rival, kind)
        extra = value - AVERAGE_CARD
        loss = WORTH_HIDING - extra if extra > 0 else WORTH_HIDING + extra
        if loss < 0:
            loss = 0
        here = self.pile_value(t, rival, pile) - value
        for other in range(t.piles_in_play):
            if other != pile:
                there = self.pile_value(t, rival, other)
                better = (here - there) // 6 if extra > 0 else (there - here) // 6
                if better > loss:
                    loss = better
        return loss


def cost(t: StockpileTable, seat: i64, space: i64) -> i64:
    return t.prices_of[seat * TRACK_SPACES + space] * THOUSAND


def weigh(sure: i64, loss: i64) -> i64:
    if loss <= 0:
        return sure
    return sure * (DOUBT * DOUBT // 1000) // (DOUBT * DOUBT // 1000 + loss * loss // 1000)
