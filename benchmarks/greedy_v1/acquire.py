"""An experienced player's rules of thumb for Acquire.

A chain is worth its shares at today's price, what the price may still gain, and the bonus that one's place among
its holders promises. Money in hand counts for more while it is scarce, because it buys the next majority.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import Instinct
from bigboard.games.contract import State
from bigboard.games.engine.table_base import zeros
from bigboard.titles.acquire.rules.flow.bonuses import work_out_bonuses
from bigboard.titles.acquire.rules.flow.endgame import fill_worth
from bigboard.titles.acquire.rules.flow.mergers import largest
from bigboard.titles.acquire.rules.model.board import FOUNDS, GROWS, MERGES, around, effect
from bigboard.titles.acquire.rules.model.chains import (
    ALL_CHAINS,
    CHAINS,
    SAFE_SIZE,
    first_chain,
    several,
    share_price,
)
from bigboard.titles.acquire.rules.model.table import MAX_PLAYERS, AcquireTable, holding
from bigboard.titles.acquire.rules.numbers import (
    ACQUIRE_FIRST,
    ASK_BUY_SHARES,
    ASK_CHOOSE_ACQUIRED,
    ASK_CHOOSE_SURVIVOR,
    ASK_FOUND_CHAIN,
    ASK_PLAY_TILE,
    ASK_SELL_SHARES,
    ASK_TRADE_SHARES,
    BUY,
    DECLARE_END,
    FOUND,
    PLAY_TILE,
    SELL,
    STOP_BUYING,
    SURVIVE,
    TRADE,
)
from bigboard.titles.acquire.rules.state import AcquireState

COMFORT: Final = 1500  # below this, money is scarce
RIPE_PRICE: Final = 900  # what a chain that lasts will probably cost in the end


class AcquireInstinct(Instinct):
    """Majorities early, mergers where one leads, money for the next purchase."""

    def __init__(self) -> None:
        self.totals: vec[i64] = zeros(MAX_PLAYERS)

    def rate(self, state: State, actions: vec[i64], count: i64, ratings: vec[i64]) -> None:
        assert isinstance(state, AcquireState)
        question = state.question
        me = state.actor
        for k in range(count):
            action = actions[k]
            if question == ASK_PLAY_TILE:
                ratings[k] = rate_tile(state, me, action - PLAY_TILE)
            elif question == ASK_BUY_SHARES:
                ratings[k] = 0 if action == STOP_BUYING else rate_purchase(state, me, action - BUY)
            elif question == ASK_SELL_SHARES:
                ratings[k] = (action - SELL) * (sale_value(state, me) - keeping_value(state, me))
            elif question == ASK_TRADE_SHARES:
                ratings[k] = rate_trades(state, me, action - TRADE)
            elif question == ASK_FOUND_CHAIN:
                ratings[k] = rate_founding(state, me, action - FOUND)
            elif question == ASK_CHOOSE_SURVIVOR:
                ratings[k] = rate_survivor(state, me, action - SURVIVE)
            elif question == ASK_CHOOSE_ACQUIRED:
                ratings[k] = bonus_lead(state, me, action - ACQUIRE_FIRST)
            else:
                ratings[k] = self.rate_end(state, me) if action == DECLARE_END else 0

    def rate_end(self, t: AcquireTable, me: i64) -> i64:
        """The end is good for whoever would win now."""
        fill_worth(t, self.totals)
        rival: i64 = 0
        for seat in range(t.seats):
            if seat != me and self.totals[seat] > rival:
                rival = self.totals[seat]
        return self.totals[me] - rival


def bonus_lead(t: AcquireTable, me: i64, chain: i64) -> i64:
    """My bonus if the chain paid now, less half of what my rivals would get on average."""
    work_out_bonuses(t, chain)
    others: i64 = 0
    for seat in range(t.seats):
        if seat != me:
            others += t.scratch[seat]
    return t.scratch[me] - others // (2 * (t.seats - 1))


def money_value(t: AcquireTable, me: i64, amount: i64) -> i64:
    """What more money is worth: up to half as much again while it is scarce."""
    missing = COMFORT - t.money[me]
    if missing <= 0:
        return amount
    scarce = missing if missing < amount else amount
    left = tiles_left(t)
    if left > 40:
        left = 40
    return amount + scarce * left // 80


def tiles_left(t: AcquireTable) -> i64:
    return len(t.bag) - t.drawn


def rate_tile(t: AcquireTable, me: i64, tile: i64) -> i64:
    kind = effect(t, tile)
    if kind == FOUNDS:
        # A free share, a sure majority for now, and the choice of the chain.
        return 1400 if t.money[me] >= 600 else 900
    chains = around(t, tile) & ALL_CHAINS
    if kind == GROWS:
        chain = first_chain(chains)
        size = t.sizes[chain]
        gain = share_price(chain, size + 1) - share_price(chain, size)
        others: i64 = 0
        for seat in range(t.seats):
            if seat != me:
                others += holding(t, seat, chain)
        rating = gain * (holding(t, me, chain) - others // (t.seats - 1)) * 2
        if size + 1 == SAFE_SIZE:
            rating -= bonus_lead(t, me, chain) // 4  # it will pay late now
        return rating
    if kind == MERGES:
        candidates = largest(t, chains)
        survivor = first_chain(candidates)
        if several(candidates):
            best: i64 = -1000000
            for chain in range(i64(CHAINS)):
                if (candidates >> chain) & 1:
                    rating = rate_survivor(t, me, chain)
                    if rating > best:
                        best = rating
                        survivor = chain
        total: i64 = 0
        size = t.sizes[survivor]
        for chain in range(i64(CHAINS)):
            if (chains >> chain) & 1 and chain != survivor:
                total += bonus_lead(t, me, chain)
                size += t.sizes[chain]
        gain = share_price(survivor, size) - share_price(survivor, t.sizes[survivor])
        return money_value(t, me, total) + gain * holding(t, me, survivor)
    return 100


def rate_purchase(t: AcquireTable, me: i64, chain: i64) -> i64:
    """What one more share is worth beyond its price: a better place for the bonus, and growth."""
    size = t.sizes[chain]
    price = share_price(chain, size)
    before = bonus_lead(t, me, chain)
    t.shares[me * CHAINS + chain] += 1
    after = bonus_lead(t, me, chain)
    t.shares[me * CHAINS + chain] -= 1
    growth: i64 = 0
    if price < RIPE_PRICE:
        growth = (RIPE_PRICE - price) * (tiles_left(t) + 20) // 200
    mine = holding(t, me, chain)
    top: i64 = 0
    for seat in range(t.seats):
        if seat != me and holding(t, seat, chain) > top:
            top = holding(t, seat, chain)
    # A lead of two or three shares is safe enough; a hopeless race is not worth running.
    left = t.bank[chain]
    security: i64 = 0
    if mine >= top and mine - top < 3 and left > mine - top:
        security = price
    elif mine < top and top - mine <= 3 and left > top - mine:
        security = price // 2
    elif mine > top + left:
        security = -price // 2
    cost: i64 = 0
    rest = t.money[me] - price
    if rest < COMFORT:
        cost = (COMFORT - rest) // 2
    gain = (after - before) * 2 // 3
    if size >= SAFE_SIZE:
        # A safe chain pays at the end only: until then the money is tied up.
        far = tiles_left(t)
        if far > 60:
            far = 60
        gain = gain * (100 - far) // 100
        security = security * (100 - far) // 100
        cost = cost * 2
    return gain + security + growth - cost


def sale_value(t: AcquireTable, me: i64) -> i64:
    return money_value(t, me, share_price(t.acquired, t.sizes[t.acquired]))


def keeping_value(t: AcquireTable, me: i64) -> i64:
    """A kept share pays when its chain comes back: likely early, hardly late."""
    left = tiles_left(t)
    price = share_price(t.acquired, t.sizes[t.acquired])
    mine = holding(t, me, t.acquired)
    most: i64 = 1
    for seat in range(t.seats):
        if seat != me and holding(t, seat, t.acquired) >= mine:
            most = 0
    base = price if price < 500 else i64(500)
    return base * left * (2 + most) // 160


def rate_trades(t: AcquireTable, me: i64, trades: i64) -> i64:
    """Shares of the survivor for the next bonus, against the money that the others would bring."""
    if trades == 0:
        return 0
    survivor = t.survivor
    size = t.sizes[survivor] + t.sizes[t.acquired] + 1
    before = bonus_lead(t, me, survivor)
    t.shares[me * CHAINS + survivor] += trades
    after = bonus_lead(t, me, survivor)
    t.shares[me * CHAINS + survivor] -= trades
    price = share_price(survivor, size)
    spared = sale_value(t, me)
    kept = keeping_value(t, me)
    if kept > spared:
        spared = kept
    return (after - before) * 2 // 3 + trades * (price + price // 8 - 2 * spared)


def rate_founding(t: AcquireTable, me: i64, chain: i64) -> i64:
    """A chain in which I have shares and the others none; a dear one if I can pay for it."""
    others: i64 = 0
    for seat in range(t.seats):
        if seat != me and holding(t, seat, chain) > others:
            others = holding(t, seat, chain)
    mine = holding(t, me, chain)
    price = share_price(chain, 2)
    rating = (mine - others) * price
    if t.bank[chain] == 0:
        rating -= 400
    if t.money[me] >= 3 * price + COMFORT:
        rating += price
    elif t.money[me] < 3 * price:
        rating -= price
    return rating


def rate_survivor(t: AcquireTable, me: i64, chain: i64) -> i64:
    """The chain that goes under pays now; the one that survives pays later and more."""
    return -money_value(t, me, bonus_lead(t, me, chain)) + holding(t, me, chain) * 100
