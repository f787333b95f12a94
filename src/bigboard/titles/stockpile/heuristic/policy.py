"""An experienced player's rules of thumb for Stockpile: every kind of decision, rated in dollars."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import State
from bigboard.games.rng import Rng
from bigboard.titles.stockpile.heuristic.auction import StockpileAuction
from bigboard.titles.stockpile.heuristic.card_values import (
    CARD_STRENGTH,
    EARLY_DOLLAR,
    EARLY_DOLLAR_WITH_BONDS,
    INVESTOR_WORTH,
)
from bigboard.titles.stockpile.heuristic.hidden_order import placed_in_any_order, places_both_down
from bigboard.titles.stockpile.heuristic.valuation import THOUSAND, lead
from bigboard.titles.stockpile.heuristic.weights import (
    BID_COST,
    BOND_NEED,
    BOND_RATE,
    CROWD,
    DOWN_BAD,
    DOWN_BAD_THERE,
    DOWN_GOOD,
    DOWN_GOOD_THERE,
    FORESIGHT,
    LAYING,
    POCKET,
    POCKET_RATE,
    UNKNOWN_CARD,
    UP_BAD,
    UP_BAD_THERE,
    UP_GOOD,
    UP_GOOD_THERE,
)
from bigboard.titles.stockpile.rules.cards.cards import (
    CARDS_AT_ONCE,
    COMPANIES,
    FIRST_COMMERCE,
    HELD_KINDS,
    INVESTOR_KEYS,
    INVESTORS,
    PILE_PLACES,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.flow.bidding import lowest_space
from bigboard.titles.stockpile.rules.flow.phases.endgame import shares_of
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import (
    ASK_BID,
    ASK_BID_INVESTOR,
    ASK_HIDE_CARD,
    ASK_MOVE_CARD,
    ASK_MOVE_TO,
    ASK_PLACE_CARD,
    ASK_PLACE_COMMERCE,
    ASK_SHOW_CHEAP,
    ASK_SHOW_COMPANIES,
    ASK_SHOW_SHARES,
    ASK_SHOW_SPLIT_SHARES,
    BID,
    BOOM,
    BUST,
    BUY_BONDS,
    CHOOSE,
    DISCARD_ACTION,
    DISCARD_COMMODITY,
    DISCARD_STRATEGY,
    END_TURN,
    GIVE_ONE,
    GIVE_UP,
    HAND_FIRST_CARD,
    KEEP,
    LOOK_AT_PAIR,
    LOOK_AT_PILE,
    LOWER,
    MOVE_CARD,
    MOVE_TO,
    PASS,
    PICK_COMPANY,
    PICK_FORECAST,
    PLACE_COMMERCE,
    PLACE_DOWN,
    PLACE_FIRST_CARD,
    PLACE_UP,
    PLAY,
    RAISE,
    REVEAL_PAIR,
    SELL,
    SELL_HALF,
    SELL_SHORT,
    SELL_SHORT_HALF,
    SELL_SPLIT,
    SHOW,
    SPLIT,
    TAKE,
    TAKE_FROM,
    UNSPLIT,
    USE,
)
from bigboard.titles.stockpile.rules.state import StockpileState

BARACK: Final = INVESTOR_KEYS.index("barack")
CHANDA: Final = INVESTOR_KEYS.index("chanda")
CRAMER: Final = INVESTOR_KEYS.index("cramer")
SOROS: Final = INVESTOR_KEYS.index("soros")
LEAP: Final = 3  # spaces beyond the lowest that a bid may be worth
FAR: Final = 100000


class StockpilePolicy(StockpileAuction):
    """Buys shares that will rise, sells those that will fall, and bids the worth of a stockpile."""

    def rate(self, state: State, actions: vec[i64], count: i64, ratings: vec[i64]) -> None:
        assert isinstance(state, StockpileState)
        me = state.actor
        if is_about_showing(state.question):
            amount = state.dividend if state.dividend_company >= 0 else state.card_data.golden_parachute_amount
            for k in range(count):
                ratings[k] = actions[k] * amount * THOUSAND  # show all one has
            return
        self.look_ahead(state, me)
        if is_about_piles(state.question):
            self.weigh_piles(state, me)
        for k in range(count):
            ratings[k] = self.rate_one(state, me, actions[k])

    def conceal(self, state: State, action: i64, rng: Rng) -> i64:
        assert isinstance(state, StockpileState)
        return placed_in_any_order(self, state, rng) if places_both_down(state, action) else action

    def rate_one(self, t: StockpileTable, me: i64, action: i64) -> i64:
        if action < PLACE_UP:
            return self.rate_bid(t, me, (action - BID) // TRACK_SPACES, (action - BID) % TRACK_SPACES)
        if action < PLACE_COMMERCE:
            return self.rate_place(t, me, action)
        if action < PLACE_FIRST_CARD:
            card = FIRST_COMMERCE + (action - PLACE_COMMERCE) // 5
            return self.rate_card_on_pile(t, me, card, (action - PLACE_COMMERCE) % 5, False)
        if action < HAND_FIRST_CARD:
            return -self.pile_value(t, me, action - PLACE_FIRST_CARD) // 8
        if action < BOOM:
            return THOUSAND if action - HAND_FIRST_CARD == me else i64(0)
        if action < BUST:
            return self.rate_move(t, me, action - BOOM, t.card_data.action_steps)
        if action < SELL:
            return self.rate_move(t, me, action - BUST, -t.card_data.action_steps)
        if action < SHOW:
            return self.rate_sale(t, me, action)
        if action < PICK_COMPANY:
            return self.rate_bonds(t, me, action - BUY_BONDS)
        if action < LOOK_AT_PILE:
            return rate_pick(t, me, action)
        if action < LOOK_AT_PAIR:
            return 200 + t.pile_sizes[action - LOOK_AT_PILE]
        if action < MOVE_CARD:
            return i64(300) if action < REVEAL_PAIR else i64(0)
        if action < MOVE_TO:
            return self.rate_card_to_move(
                t, me, (action - MOVE_CARD) // PILE_PLACES, (action - MOVE_CARD) % PILE_PLACES
            )
        if action < RAISE:
            return self.rate_moved_card(t, me, t.chosen_pile, t.chosen_place, action - MOVE_TO)
        if action < LOWER:
            return self.rate_move(t, me, action - RAISE, 1)
        if action < CHOOSE:
            return self.rate_move(t, me, action - LOWER, -1)
        if action < TAKE:
            if t.question == ASK_SHOW_COMPANIES:
                return THOUSAND - (action - CHOOSE)  # shown in this order, all of them bring money
            return lead(t, me, action - CHOOSE) * THOUSAND
        if action < GIVE_UP:
            return self.share[action - TAKE] - self.price_to_take(t, action - TAKE)
        if action < UNSPLIT:
            return -self.share[action - GIVE_UP]
        if action < SPLIT:
            return self.share[action - UNSPLIT] - self.split[action - UNSPLIT]
        if action < DISCARD_ACTION:
            return self.split[action - SPLIT] - self.share[action - SPLIT]
        if action < DISCARD_COMMODITY:
            return -i64(2500)
        if action < KEEP:
            return -self.card_value(t, me, FIRST_COMMERCE + action - DISCARD_COMMODITY)
        return self.rate_people(t, me, action)

    def rate_people(self, t: StockpileTable, me: i64, action: i64) -> i64:
        """Rate investors, strategy cards, and payments to or from other players."""
        if action < DISCARD_STRATEGY:
            return investor_value(t, action - KEEP)
        if action < PLAY:
            return -CARD_STRENGTH[action - DISCARD_STRATEGY]
        if action < USE:
            return CARD_STRENGTH[action - PLAY]
        if action < GIVE_ONE:
            return self.rate_use(t, me, action - USE)
        if action < TAKE_FROM:
            return -t.money[(action - GIVE_ONE) % 5]
        if action < PASS:
            return t.money[action - TAKE_FROM]
        return i64(0) if action != END_TURN else -i64(100)

    def rate_use(self, t: StockpileTable, me: i64, investor: i64) -> i64:
        """An investor whose power can do harm acts where it does not."""
        best: i64 = 500
        if t.question == ASK_BID:
            return FAR  # to know more before bidding costs nothing
        if investor == CHANDA:
            best = self.best_exchange(t, me)
        elif investor == SOROS:
            best = self.best_short_sale(t, me)
        elif investor == CRAMER:
            best = -1
            for company in range(i64(COMPANIES)):
                for steps in range(-1, 2, 2):
                    rating = self.rate_move(t, me, company, steps)
                    if rating > best:
                        best = rating
        return best if best > 0 else -THOUSAND

    def best_short_sale(self, t: StockpileTable, me: i64) -> i64:
        """Return the amount that Soros pays above the worth of the least valuable share, or of half of a split one."""
        least: i64 = FAR
        for company in range(i64(COMPANIES)):
            if t.hold[me * HELD_KINDS + company] > 0 and self.share[company] < least:
                least = self.share[company]
            if t.split[me * COMPANIES + company] > 0 and self.split[company] - self.share[company] < least:
                least = self.split[company] - self.share[company]
        return t.card_data.soros_price * THOUSAND - least

    def best_exchange(self, t: StockpileTable, me: i64) -> i64:
        """Return the value of splitting one share minus that of giving up another, or its split."""
        best: i64 = -THOUSAND
        for given in range(i64(COMPANIES)):
            cost: i64 = -1
            if t.split[me * COMPANIES + given] > 0:
                cost = self.split[given] - self.share[given]
            elif t.hold[me * HELD_KINDS + given] > 0:
                cost = self.share[given]
            for company in range(i64(COMPANIES)):
                needed: i64 = 2 if company == given else 1
                if cost >= 0 and t.hold[me * HELD_KINDS + company] >= needed:
                    gain = self.split[company] - self.share[company] - cost
                    if gain > best:
                        best = gain
        return best

    def price_to_take(self, t: StockpileTable, company: i64) -> i64:
        """Bailout Barack pays for the card taken; others do not."""
        if t.power != BARACK:
            return 0
        cost = price_of(t, company) - t.card_data.barack_discount
        return cost * THOUSAND if cost > 0 else i64(0)

    def rate_bid(self, t: StockpileTable, me: i64, pile: i64, space: i64) -> i64:
        w = self.weights
        if t.question == ASK_BID_INVESTOR:
            return investor_value(t, t.lots[pile]) - t.card_data.track[space] * early_money(t)
        price = t.prices_of[me * TRACK_SPACES + space]
        rating = self.pile_worth[pile] - price * w[BID_COST] - self.scarcity(t, me, price)
        if w[FORESIGHT] == 0:
            return rating
        if space > lowest_space(t, pile) + LEAP:
            return rating - FAR
        return (self.after_bid(t, me, pile, space) * w[FORESIGHT] + rating * (100 - w[FORESIGHT])) // 100

    def rate_bonds(self, t: StockpileTable, me: i64, bonds: i64) -> i64:
        """Sure interest, against the money that the auctions need."""
        w = self.weights
        rest = t.money[me] - bonds * i64(t.card_data.bond_price[t.seats])
        rating = bonds * (t.rounds - t.round) * THOUSAND
        if rest < w[BOND_NEED]:
            rating -= (w[BOND_NEED] - rest) * w[BOND_RATE]
        return rating

    def rate_place(self, t: StockpileTable, me: i64, action: i64) -> i64:
        down = action >= PLACE_DOWN
        rest = action - PLACE_DOWN if down else action - PLACE_UP
        return self.rate_card_on_pile(t, me, rest // 5, rest % 5, down)

    def rate_card_on_pile(self, t: StockpileTable, me: i64, kind: i64, pile: i64, down: bool) -> i64:
        """Good cards face down where they come cheap; bad ones face down where others will pay dearly."""
        w = self.weights
        value = self.card_value(t, me, kind)
        extra = value - w[UNKNOWN_CARD]
        there = self.pile_worth[pile]
        rating = self.rate_edge(t, extra if down else self.card_edge(kind), pile) - w[CROWD] * t.pile_sizes[pile]
        if w[LAYING] > 0:
            seeming = w[UNKNOWN_CARD] if down else value - self.card_edge(kind)
            rating += self.after_card(t, me, pile, value, seeming) * w[LAYING] // 100
        if extra > 0:
            if down:
                return rating + (w[DOWN_GOOD] * extra - w[DOWN_GOOD_THERE] * there) // 100
            return rating + (w[UP_GOOD_THERE] * there - w[UP_GOOD] * extra) // 100
        if down:
            return rating + (w[DOWN_BAD_THERE] * there - w[DOWN_BAD] * extra) // 100
        return rating + (w[UP_BAD] * extra - w[UP_BAD_THERE] * there) // 100

    def rate_sale(self, t: StockpileTable, me: i64, action: i64) -> i64:
        """Return the gain of the sale over keeping the shares; money counts more while it is scarce."""
        if action >= SELL_SHORT:
            company = (action - SELL_SHORT) % COMPANIES
            worth = self.share[company] if action < SELL_SHORT_HALF else self.split[company] - self.share[company]
            price = t.card_data.soros_price if t.power < INVESTORS else t.card_data.bear_raid_price
            return price * THOUSAND - worth
        number = action - SELL
        if action >= SELL_HALF:
            number = action - SELL_HALF
        elif action >= SELL_SPLIT:
            number = action - SELL_SPLIT
        company = number // CARDS_AT_ONCE
        cards = number % CARDS_AT_ONCE + 1
        price = price_of(t, company)
        gain = price * THOUSAND - self.share[company]
        if action >= SELL_HALF:
            gain = price * THOUSAND - (self.split[company] - self.share[company])
        elif action >= SELL_SPLIT:
            price *= 2
            gain = price * THOUSAND - self.split[company]
        rating = gain * cards
        w = self.weights
        missing = w[POCKET] - t.money[me]
        if missing > 0 and t.round + 1 < t.rounds:
            useful = price * cards
            rating += (useful if useful < missing else missing) * w[POCKET_RATE]
        return rating


def is_about_showing(question: i64) -> bool:
    """Return whether the question asks for a number of shares to show and be paid for."""
    return question == ASK_SHOW_SHARES or question == ASK_SHOW_SPLIT_SHARES or question == ASK_SHOW_CHEAP


def is_about_piles(question: i64) -> bool:
    """Return whether the question is about bids for stockpiles, or cards to lay there or move."""
    if question == ASK_BID or question == ASK_PLACE_CARD or question == ASK_PLACE_COMMERCE or question == ASK_HIDE_CARD:
        return True
    return question == ASK_MOVE_CARD or question == ASK_MOVE_TO


def rate_pick(t: StockpileTable, me: i64, action: i64) -> i64:
    """Rate the knowledge of a forecast: highest for companies with own shares, then for expensive ones."""
    if action >= PICK_FORECAST:
        return 0
    company = action - PICK_COMPANY
    return shares_of(t, me, company) * THOUSAND + price_of(t, company) * 10


def investor_value(t: StockpileTable, investor: i64) -> i64:
    """Measured with the cash of the card; some games have another."""
    more: i64 = t.starting_cash[investor] - t.card_data.investor_cash[investor]
    return INVESTOR_WORTH[investor] + more * early_money(t)


def early_money(t: StockpileTable) -> i64:
    """Return the amount at the end that a thousand dollars at the beginning become."""
    return i64(EARLY_DOLLAR_WITH_BONDS * THOUSAND) if t.with_bonds else i64(EARLY_DOLLAR * THOUSAND)
