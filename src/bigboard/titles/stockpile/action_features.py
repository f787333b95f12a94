"""Features of each action in Stockpile for a learned net: the stockpile and the company it is about, and the cash.

Stockpiles and shares are worth what the rules of thumb make of what the seat knows. Dollars are divided so that they
are around 1.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from bigboard.bots.nets.action_features import ActionFeatures, Floats, Numbers, as_array
from bigboard.games.contract import State
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
from bigboard.titles.stockpile.rules.model.table import BIDDER, SPACE, WAITING
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

KINDS: Final = 9  # bid, up, down, Boom, Bust, sale, of split cards, of half ones, something else
COMPANY: Final = 13
PILE: Final = 13
PLAIN: Final = 10
SITUATION: Final = 11
THOUSANDS: Final = 10_000.0
PLAIN_AT: Final = KINDS + COMPANY + PILE
OTHER: Final = 8


class StockpileActionFeatures(ActionFeatures):
    size = PLAIN_AT + PLAIN + SITUATION

    def __init__(self) -> None:
        self.heuristic = StockpilePolicy()
        self.companies = np.zeros((COMPANIES, COMPANY), np.float32)
        self.piles = np.zeros((MAX_PILES, PILE), np.float32)

    def write(self, world: State, actions: Numbers, out: Floats) -> None:
        t: Any = world
        me = int(t.actor)
        self.heuristic.look_ahead(t, me)
        self.heuristic.weigh_piles(t, me)
        self.look_at_companies(t, me)
        if is_about_piles(t.question):
            self.look_at_piles(t, me)
        out[:] = 0.0
        out[:, -SITUATION:] = self.situation(t, me)
        for row, action in zip(out, actions.tolist(), strict=True):
            if action < PLACE_UP and t.question == ASK_BID:
                self.look_at_bid(t, me, row, action)
            elif PLACE_UP <= action < PLACE_COMMERCE:
                self.look_at_card(t, me, row, action)
            elif BOOM <= action < SELL:
                self.look_at_move(t, me, row, action)
            elif SELL <= action < SELL_SHORT:
                self.look_at_sale(t, me, row, action)
            else:
                row[OTHER] = 1.0

    def look_at_companies(self, t: Any, me: int) -> None:
        shares = as_array(self.heuristic.share)
        splits = as_array(self.heuristic.split)
        edges = as_array(self.heuristic.edge)
        steps = as_array(self.heuristic.steps)
        last = as_array(t.board.last)
        spaces = as_array(t.prices)
        for company in range(COMPANIES):
            row = self.companies[company]
            price = int(price_of(t, company))
            mine = int(shares_of(t, me, company))
            most = max(int(shares_of(t, seat, company)) for seat in range(t.seats) if seat != me)
            known = int(steps[company])
            row[0] = price / 10
            row[1] = shares[company] / THOUSANDS
            row[2] = splits[company] / (2 * THOUSANDS)
            row[3] = edges[company] / 3000
            row[4] = known >= 0
            row[5] = int(STEPS[known]) / 3 if known >= 0 else 0.0
            row[6] = int(t.hold[me * HELD_KINDS + company]) / 4
            row[7] = int(t.split[me * COMPANIES + company]) / 2
            row[8] = mine / 6
            row[9] = most / 6
            row[10] = min(3, max(-3, mine - most)) / 3
            row[11] = (int(last[company]) - int(spaces[company])) / 5
            row[12] = (price * 1000 - int(shares[company])) / 3000

    def look_at_piles(self, t: Any, me: int) -> None:
        """Fill the features of the stockpiles: real and public worth, the bidder, and the next bid."""
        count = int(t.piles_in_play)
        worth = as_array(self.heuristic.pile_worth)
        seeming = as_array(self.heuristic.seeming)
        bargains = np.zeros(count)
        for pile in range(count):
            row = self.piles[pile]
            bidder = int(t.bids[BIDDER + pile])
            lowest = min(TRACK_SPACES - 1, int(lowest_space(t, pile))) if bidder >= 0 else 0
            price = int(t.prices_of[me * TRACK_SPACES + lowest])
            bargains[pile] = worth[pile] - 1000 * price
            unknown = own = 0
            for k in range(pile * PILE_ROOM, pile * PILE_ROOM + int(t.pile_sizes[pile])):
                seen = int(t.piles[k]) // SEEN
                unknown += not (seen >> me) & 1
                own += seen == 1 << me
            row[0] = worth[pile] / (2 * THOUSANDS)
            row[1] = seeming[pile] / (2 * THOUSANDS)
            row[2] = (worth[pile] - seeming[pile]) / THOUSANDS
            row[3] = int(t.pile_sizes[pile]) / 5
            row[4] = bidder < 0
            row[5] = bidder == me
            row[6] = int(t.bids[SPACE + pile]) / TRACK_SPACES if bidder >= 0 else 0.0
            row[7] = price / 20
            row[8] = unknown / 2
            row[9] = own
            row[10] = bargains[pile] / (2 * THOUSANDS)
        for pile in range(count):
            others = np.sort(np.delete(bargains, pile))
            self.piles[pile, 11] = (bargains[pile] - others[-1]) / (2 * THOUSANDS) if count > 1 else 0.0
            self.piles[pile, 12] = (bargains[pile] - others[-2]) / (2 * THOUSANDS) if count > 2 else 0.0

    def situation(self, t: Any, me: int) -> list[float]:
        seats = int(t.seats)
        money = as_array(t.money)[:seats]
        fill_worth(t, self.heuristic.waiting)
        totals = as_array(self.heuristic.waiting)[:seats].copy()
        best = max(1, int(totals.max()))
        rivals = np.delete(totals, me)
        own = int(money[me])
        waiting = int(as_array(t.ledger)[WAITING : WAITING + seats].sum())
        return [
            1.0,
            (int(t.rounds) - int(t.round)) / 6,
            float(int(t.round) + 1 == int(t.rounds)),
            own / 40,
            min(own, 12) / 12,
            int(np.delete(money, me).max()) / 40,
            (int(totals[me]) - int(rivals.max())) / best,
            (int(totals[me]) - float(rivals.mean())) / best,
            ((me - int(t.first)) % seats) / seats,
            int(t.placed) / 5,
            waiting / 3,
        ]

    def look_at_bid(self, t: Any, me: int, row: Floats, action: int) -> None:
        pile, space = divmod(action - BID, TRACK_SPACES)
        price = int(t.prices_of[me * TRACK_SPACES + space])
        lowest = int(lowest_space(t, pile)) if int(t.bids[BIDDER + pile]) >= 0 else 0
        row[0] = 1.0
        row[KINDS + COMPANY : PLAIN_AT] = self.piles[pile]
        plain = row[PLAIN_AT:]
        plain[0] = price / 20
        plain[1] = (space - lowest) / 3
        plain[2] = (int(t.money[me]) - price) / 20
        plain[3] = (int(self.heuristic.pile_worth[pile]) - 1000 * price) / (2 * THOUSANDS)
        plain[4] = int(self.heuristic.after_bid(t, me, pile, space)) / (2 * THOUSANDS)
        plain[5] = (int(self.heuristic.seeming[pile]) - 1000 * price) / (2 * THOUSANDS)

    def look_at_card(self, t: Any, me: int, row: Floats, action: int) -> None:
        down = action >= PLACE_DOWN
        kind, pile = divmod(action - (PLACE_DOWN if down else PLACE_UP), 5)
        value = int(self.heuristic.card_value(t, me, kind))
        edge = int(self.heuristic.card_edge(kind))
        unknown = int(self.heuristic.weights[UNKNOWN_CARD])
        row[2 if down else 1] = 1.0
        if kind < COMPANIES:
            row[KINDS : KINDS + COMPANY] = self.companies[kind]
        row[KINDS + COMPANY : PLAIN_AT] = self.piles[pile]
        plain = row[PLAIN_AT:]
        plain[3] = (value - unknown) / THOUSANDS
        seeming = unknown if down else value - edge
        plain[4] = int(self.heuristic.after_card(t, me, pile, value, seeming)) / (2 * THOUSANDS)
        plain[5] = (value - seeming) / THOUSANDS
        plain[6] = kind in (BOOM_CARD, BUST_CARD)
        plain[7] = kind >= FEE

    def look_at_move(self, t: Any, me: int, row: Floats, action: int) -> None:
        up = action < BUST
        company = action - (BOOM if up else BUST)
        steps = int(t.card_data.action_steps) * (1 if up else -1)
        row[3 if up else 4] = 1.0
        row[KINDS : KINDS + COMPANY] = self.companies[company]
        row[PLAIN_AT + 3] = int(self.heuristic.rate_move(t, me, company, steps)) / THOUSANDS

    def look_at_sale(self, t: Any, me: int, row: Floats, action: int) -> None:
        kind, first = (7, SELL_HALF) if action >= SELL_HALF else (6, SELL_SPLIT) if action >= SELL_SPLIT else (5, SELL)
        company, cards = divmod(action - first, CARDS_AT_ONCE)
        cards += 1
        held = int(t.hold[me * HELD_KINDS + company] if kind == 5 else t.split[me * COMPANIES + company])
        price = int(price_of(t, company))
        share, split = int(self.heuristic.share[company]), int(self.heuristic.split[company])
        kept = (share, split, split - share)[kind - 5]
        price *= 2 if kind == 6 else 1
        row[kind] = 1.0
        row[KINDS : KINDS + COMPANY] = self.companies[company]
        plain = row[PLAIN_AT:]
        plain[0] = price * cards / 20
        plain[2] = (int(t.money[me]) + price * cards) / 40
        plain[3] = (1000 * price - kept) * cards / THOUSANDS
        plain[8] = cards / 3
        plain[9] = cards / max(1, held)
