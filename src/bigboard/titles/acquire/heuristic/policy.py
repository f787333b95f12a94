"""An experienced player's rules of thumb for Acquire.

A chain is worth its shares at today's price, what the price may still gain, and the bonus that one's place among
its holders promises. Money in hand counts for more while it is scarce, because it buys the next majority.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import State
from bigboard.games.engine.table_base import zeros
from bigboard.titles.acquire.heuristic.majorities import BonusPlaces
from bigboard.titles.acquire.heuristic.weights import (
    CHASE,
    COMFORT,
    COST,
    END_LEAD,
    ENDING,
    FOUND_DEAR,
    FOUND_LEAD,
    FOUND_POOR,
    FOUND_WORTH,
    GROWING,
    GROWTH,
    KEEP,
    MERGER,
    MERGER_GROWTH,
    MERGER_SALE,
    NOTHING,
    PURCHASE_BONUS,
    RIPE_PRICE,
    RIPENING,
    SAFE,
    SCARCE,
    SECURITY,
    SURPLUS,
    SURVIVOR_SHARE,
    TIED_UP,
    TRADE_BONUS,
    TRADE_PRICE,
    WEIGHTS,
)
from bigboard.titles.acquire.rules.flow.endgame import fill_worth
from bigboard.titles.acquire.rules.flow.mergers import largest
from bigboard.titles.acquire.rules.model.board import around
from bigboard.titles.acquire.rules.model.chains import (
    ALL_CHAINS,
    CHAINS,
    SAFE_SIZE,
    first_chain,
    several,
    share_price,
)
from bigboard.titles.acquire.rules.model.shares import BUY_LIMIT, holding
from bigboard.titles.acquire.rules.model.sizes import HAND, MAX_PLAYERS
from bigboard.titles.acquire.rules.model.table import AcquireTable
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


class AcquirePolicy(BonusPlaces):
    """Majorities early, mergers where one leads, money for the next purchase."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = WEIGHTS
        self.totals: vec[i64] = zeros(MAX_PLAYERS)
        self.worths: vec[i64] = zeros(CHAINS)  # of one more share of each chain, its cost not counted
        self.ending: i64 = 0  # chains that a tile in hand can let go under, one bit each
        self.growing: i64 = 0  # and those that one can let grow
        self.looked_at: AcquireTable | None = None  # the table where that was so, and when
        self.looked_when: i64 = 0

    def rate(self, state: State, actions: vec[i64], count: i64, ratings: vec[i64]) -> None:
        assert isinstance(state, AcquireState)
        question = state.question
        me = state.actor
        if question == ASK_BUY_SHARES:
            self.rate_purchases(state, me, actions, count, ratings)
            return
        if question == ASK_PLAY_TILE:
            for k in range(count):
                ratings[k] = self.rate_tile(state, me, actions[k] - PLAY_TILE)
            return
        if question == ASK_SELL_SHARES:
            gain = self.sale_value(state, me) - self.keeping_value(state, me)
            for k in range(count):
                ratings[k] = (actions[k] - SELL) * gain
            return
        if question == ASK_TRADE_SHARES:
            self.rate_trades(state, me, actions, count, ratings)
            return
        for k in range(count):
            action = actions[k]
            if question == ASK_FOUND_CHAIN:
                ratings[k] = self.rate_founding(state, me, action - FOUND)
            elif question == ASK_CHOOSE_SURVIVOR:
                ratings[k] = self.rate_survivor(state, me, action - SURVIVE)
            elif question == ASK_CHOOSE_ACQUIRED:
                ratings[k] = self.bonus_lead(state, me, action - ACQUIRE_FIRST)
            else:
                ratings[k] = self.rate_end(state, me) if action == DECLARE_END else 0

    def rate_end(self, t: AcquireTable, me: i64) -> i64:
        """Rate ending the game: good for the seat that would win now."""
        fill_worth(t, self.totals)
        rival: i64 = 0
        for seat in range(t.seats):
            if seat != me and self.totals[seat] > rival:
                rival = self.totals[seat]
        return self.totals[me] - rival - self.weights[END_LEAD]

    def money_value(self, t: AcquireTable, me: i64, amount: i64) -> i64:
        """Return the value of more money: up to half as much again while it is scarce."""
        missing = self.weights[COMFORT] - t.money[me]
        if missing <= 0:
            return amount
        scarce = missing if missing < amount else amount
        left = tiles_left(t)
        if left > 40:
            left = 40
        return amount + scarce * left * self.weights[SCARCE] // 4000

    def rate_tile(self, t: AcquireTable, me: i64, tile: i64) -> i64:
        w = self.weights
        seen = around(t, tile)
        if seen == 0:
            return w[NOTHING]
        chains = seen & ALL_CHAINS
        if chains == 0:
            # A free share, a sure majority for now, and the choice of the chain.
            return w[FOUND_WORTH] if t.money[me] >= 600 else w[FOUND_POOR]
        if not several(chains):
            chain = first_chain(chains)
            size = t.sizes[chain]
            gain = share_price(chain, size + 1) - share_price(chain, size)
            others: i64 = 0
            for seat in range(t.seats):
                if seat != me:
                    others += holding(t, seat, chain)
            rating = gain * (holding(t, me, chain) - others // (t.seats - 1)) * w[GROWTH] // 100
            if size + 1 == SAFE_SIZE:
                rating -= self.bonus_lead(t, me, chain) * w[SAFE] // 100  # it will pay late now
            return rating
        candidates = largest(t, chains)
        survivor = first_chain(candidates)
        if several(candidates):
            best: i64 = -1000000
            for chain in range(i64(CHAINS)):
                if (candidates >> chain) & 1:
                    rating = self.rate_survivor(t, me, chain)
                    if rating > best:
                        best = rating
                        survivor = chain
        total: i64 = 0
        size = t.sizes[survivor]
        for chain in range(i64(CHAINS)):
            if (chains >> chain) & 1 and chain != survivor:
                total += self.bonus_lead(t, me, chain) * w[MERGER] // 100
                total += holding(t, me, chain) * share_price(chain, t.sizes[chain]) * w[MERGER_SALE] // 100
                size += t.sizes[chain]
        gain = share_price(survivor, size) - share_price(survivor, t.sizes[survivor])
        return self.money_value(t, me, total) + gain * holding(t, me, survivor) * w[MERGER_GROWTH] // 100

    def rate_purchases(self, t: AcquireTable, me: i64, actions: vec[i64], count: i64, ratings: vec[i64]) -> None:
        """Shares are bought chain by chain in one order, so the first of those that one wants is the next."""
        # Within a turn, nothing but the last purchase has changed what a share is worth.
        fresh = t.bought == 0 or self.looked_at is not t or self.looked_when != t.turn_number
        if fresh:
            self.look_at_hand(t, me)
        money = t.money[me]
        worths = self.worths
        best: i64 = 0
        first: i64 = -1
        for k in range(count):
            ratings[k] = 0
            if actions[k] != STOP_BUYING:
                chain = actions[k] - BUY
                if fresh or chain == t.buy_from:
                    worths[chain] = self.worth_of_share(t, me, chain, 0)
                ratings[k] = worths[chain] - self.cost_of_share(t, chain, money)
                if ratings[k] > best:
                    best = ratings[k]
                    first = chain
        if best == 0 or t.bought + 1 >= BUY_LIMIT:
            return
        # The next purchase after this one; if it is earlier in the order, it has to be bought now.
        money -= share_price(first, t.sizes[first])
        another = self.worth_of_share(t, me, first, 1)
        second: i64 = 0
        lower: i64 = -1
        for k in range(count):
            chain = actions[k] - BUY
            if actions[k] != STOP_BUYING and share_price(chain, t.sizes[chain]) <= money:
                rating = (another if chain == first else worths[chain]) - self.cost_of_share(t, chain, money)
                if rating > second:
                    second = rating
                    lower = k
        if lower >= 0 and actions[lower] - BUY < first:
            ratings[lower] = best + 1

    def look_at_hand(self, t: AcquireTable, me: i64) -> None:
        """Note the possible effects of the seat's tiles on the chains: the same for all purchases of a turn."""
        self.looked_at = t
        self.looked_when = t.turn_number
        self.ending = 0
        self.growing = 0
        for k in range(me * HAND, me * HAND + t.hand_sizes[me]):
            chains = around(t, t.hands[k]) & ALL_CHAINS
            if chains and several(chains):
                if not several(chains & t.safe):
                    self.ending |= chains & ~largest(t, chains)
            else:
                self.growing |= chains

    def worth_of_share(self, t: AcquireTable, me: i64, chain: i64, more: i64) -> i64:
        """Return the value of one more share beyond its price: a better place for the bonus, and growth.

        `more` is how many the seat will have bought by then.
        """
        w = self.weights
        size = t.sizes[chain]
        self.look_at_rivals(t, me, chain)
        price = self.price
        mine = t.shares[me * CHAINS + chain] + more
        added = self.lead_with(mine + 1) - self.lead_with(mine)
        left_to_draw = tiles_left(t)
        growth: i64 = 0
        if price < w[RIPE_PRICE]:
            growth = (w[RIPE_PRICE] - price) * (left_to_draw + 20) * w[RIPENING] // 20000
        top = self.most
        # A lead of two or three shares is safe enough; a hopeless race is not worth running.
        left = t.bank[chain]
        security: i64 = 0
        if mine >= top and mine - top < 3 and left > mine - top:
            security = price * w[SECURITY] // 100
        elif mine < top and top - mine <= 3 and left > top - mine:
            security = price * w[CHASE] // 100
        elif mine > top + left:
            security = -price * w[SURPLUS] // 100
        gain = added * w[PURCHASE_BONUS] // 100
        if (self.ending >> chain) & 1:
            gain += added * w[ENDING] // 100
            security += price * w[ENDING] // 100
        if (self.growing >> chain) & 1:
            growth += w[GROWING]
        if size >= SAFE_SIZE:
            # A safe chain pays at the end only: until then the money is tied up.
            far = left_to_draw
            if far > 60:
                far = 60
            far = 100 - far * w[TIED_UP] // 100
            gain = gain * far // 100
            security = security * far // 100
        return gain + security + growth

    def cost_of_share(self, t: AcquireTable, chain: i64, money: i64) -> i64:
        """Return the cost of having little money left; twice as much where the share pays at the end only."""
        size = t.sizes[chain]
        missing = self.weights[COMFORT] - money + share_price(chain, size)
        if missing <= 0:
            return 0
        cost = missing * self.weights[COST] // 100
        return cost * 2 if size >= SAFE_SIZE else cost

    def sale_value(self, t: AcquireTable, me: i64) -> i64:
        return self.money_value(t, me, share_price(t.acquired, t.sizes[t.acquired]))

    def keeping_value(self, t: AcquireTable, me: i64) -> i64:
        """A kept share pays when its chain comes back: likely early, hardly late."""
        left = tiles_left(t)
        price = share_price(t.acquired, t.sizes[t.acquired])
        mine = holding(t, me, t.acquired)
        most: i64 = 1
        for seat in range(t.seats):
            if seat != me and holding(t, seat, t.acquired) >= mine:
                most = 0
        base = price if price < 500 else i64(500)
        return base * left * (2 + most) * self.weights[KEEP] // 16000

    def rate_trades(self, t: AcquireTable, me: i64, actions: vec[i64], count: i64, ratings: vec[i64]) -> None:
        """Shares of the survivor for the next bonus, against the money that the others would bring."""
        survivor = t.survivor
        spared = self.sale_value(t, me)
        kept = self.keeping_value(t, me)
        if kept > spared:
            spared = kept
        price = share_price(survivor, t.sizes[survivor] + t.sizes[t.acquired] + 1)
        each = price * self.weights[TRADE_PRICE] // 100 - 2 * spared
        self.look_at_rivals(t, me, survivor)
        mine = holding(t, me, survivor)
        before = self.lead_with(mine)
        for k in range(count):
            trades = actions[k] - TRADE
            ratings[k] = (self.lead_with(mine + trades) - before) * self.weights[TRADE_BONUS] // 100 + trades * each

    def rate_founding(self, t: AcquireTable, me: i64, chain: i64) -> i64:
        """Rate a chain to found: own shares and no rival's are good, and so is a high price that the seat can pay."""
        others: i64 = 0
        for seat in range(t.seats):
            if seat != me and holding(t, seat, chain) > others:
                others = holding(t, seat, chain)
        mine = holding(t, me, chain)
        w = self.weights
        price = share_price(chain, 2)
        rating = (mine - others) * price * w[FOUND_LEAD] // 100
        if t.bank[chain] == 0:
            rating -= 400
        if t.money[me] >= 3 * price + w[COMFORT]:
            rating += price * w[FOUND_DEAR] // 100
        elif t.money[me] < 3 * price:
            rating -= price
        return rating

    def rate_survivor(self, t: AcquireTable, me: i64, chain: i64) -> i64:
        """The chain that goes under pays now; the one that survives pays later and more."""
        return (
            -self.money_value(t, me, self.bonus_lead(t, me, chain))
            + holding(t, me, chain) * self.weights[SURVIVOR_SHARE]
        )


def tiles_left(t: AcquireTable) -> i64:
    return len(t.bag) - t.drawn
