"""Bonuses for a seat's place among the holders of a chain, with so many shares, against those that rivals would get.

The bonuses are those of `rules/bonuses.py`. Rules of thumb ask for them with one share more or less, chain by chain
and thousands of times a second, so the rivals are looked at once, and every number of own shares is answered from that.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import Heuristic
from bigboard.titles.acquire.heuristic.weights import RIVALS
from bigboard.titles.acquire.rules.flow.bonuses import rounded_up
from bigboard.titles.acquire.rules.model.chains import CHAINS, MAJORITY, MINORITY, share_price
from bigboard.titles.acquire.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.acquire.rules.model.table import AcquireTable

ROWS: Final = 13  # of the chart: a share costs up to 1,200 dollars
SHARERS: Final = MAX_PLAYERS + 1


def _parts(prices: int) -> list[int]:
    """Return the part of each holder, by the number of holders who divide `prices` share prices; 0 for none."""
    return [
        int(rounded_up(row * 100 * prices // sharers)) if sharers else 0
        for row in range(ROWS)
        for sharers in range(SHARERS)
    ]


BOTH: Final = vec[i64](_parts(MAJORITY + MINORITY))
SECOND: Final = vec[i64](_parts(MINORITY))


class BonusPlaces(Heuristic):
    """The rivals' places in the chain that was looked at last."""

    def __init__(self) -> None:
        super().__init__()
        self.most: i64 = 0  # shares of the rival who has most
        self.with_most: i64 = 0  # how many rivals have as many
        self.second: i64 = 0
        self.with_second: i64 = 0
        self.price: i64 = 0
        self.shared_by: i64 = 100

    def look_at_rivals(self, t: AcquireTable, me: i64, chain: i64) -> None:
        most: i64 = 0
        second: i64 = 0
        with_most: i64 = 0
        with_second: i64 = 0
        shares = t.shares
        at = chain
        for seat in range(t.seats):
            if seat != me:
                held = shares[at]
                if held > most:
                    second = most
                    with_second = with_most
                    most = held
                    with_most = 1
                elif held == most:
                    with_most += 1
                elif held > second:
                    second = held
                    with_second = 1
                elif held == second:
                    with_second += 1
            at += CHAINS
        self.most = most
        self.second = second
        self.with_most = with_most
        self.with_second = with_second
        self.price = share_price(chain, t.sizes[chain])
        self.shared_by = 100 * (t.seats - 1)

    def lead_with(self, held: i64) -> i64:
        """Return the bonus for that many shares if the chain paid now, minus an average rival's bonus."""
        most = self.most
        row = self.price // 100 * SHARERS
        mine: i64 = 0
        others: i64 = 0
        if held > most:
            if most == 0:
                mine = BOTH[row + 1]
            else:
                mine = self.price * MAJORITY
                others = self.with_most * SECOND[row + self.with_most]
        elif held == most:
            if held > 0:
                mine = BOTH[row + self.with_most + 1]
                others = self.with_most * mine
        elif self.with_most > 1:
            others = self.with_most * BOTH[row + self.with_most]
        elif held > self.second:
            mine = SECOND[row + 1]
            others = self.price * MAJORITY
        elif self.second == 0:
            others = BOTH[row + 1]
        elif held == self.second:
            mine = SECOND[row + self.with_second + 1]
            others = self.price * MAJORITY + self.with_second * mine
        else:
            others = self.price * MAJORITY + self.with_second * SECOND[row + self.with_second]
        return mine - others * self.weights[RIVALS] // self.shared_by

    def bonus_lead(self, t: AcquireTable, me: i64, chain: i64) -> i64:
        """The same with the shares that the seat has."""
        self.look_at_rivals(t, me, chain)
        return self.lead_with(t.shares[me * CHAINS + chain])
