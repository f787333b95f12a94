"""An experienced player's rules of thumb for Stockpile. Ratings are in dollars; prices of the game in thousands.

A share is worth what it will probably cost after this round's movement, as far as the seat knows the forecasts, and a
little more for the rounds to come and for majorities. A stockpile is worth its cards, hidden ones on average. What a
seat does not know, it does not use: only pairs and cards that it has seen count as known.
"""

from typing import Final

from benchmarks.greedy_v1.stockpile_tables import (
    CARD_STRENGTH,
    EARLY_DOLLAR,
    EARLY_DOLLAR_WITH_BONDS,
    INVESTOR_WORTH,
)
from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import Instinct
from bigboard.games.contract import State
from bigboard.titles.stockpile.rules.cards.boards import BOARD_SPACES
from bigboard.titles.stockpile.rules.cards.cards import (
    BOOM_CARD,
    BUST_CARD,
    CARDS_AT_ONCE,
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
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.flow.phases.endgame import shares_of
from bigboard.titles.stockpile.rules.model.table import (
    COMPANY,
    FORECAST,
    PAIRS,
    PILE_ROOM,
    SEEN,
    SEEN_BY,
    StockpileTable,
    price_of,
)
from bigboard.titles.stockpile.rules.numbers import (
    ASK_BID_INVESTOR,
    ASK_SHOW_SHARES,
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
    PASS,
    PICK_COMPANY,
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
    STAGE_INFORMATION,
    STAGE_MOVEMENT,
    TAKE,
    TAKE_FROM,
    UNSPLIT,
    USE,
)
from bigboard.titles.stockpile.rules.state import StockpileState

THOUSAND: Final = 1000
UNKNOWN_CARD: Final = 3300  # what a face-down card is worth on average
MAJORITY_HOPE: Final = 500  # a share's part in a majority bonus to come
DRIFT: Final = 350  # what a share gains in a round of which nothing is known
POCKET_MONEY: Final = 9  # thousands one likes to have for the next auction
STEPS: Final = vec[i64](FORECAST_STEPS)
DIVIDENDS: Final = vec[i64](FORECAST_DIVIDEND)


class StockpileInstinct(Instinct):
    """Buys what will rise, sells what will fall, and bids what a stockpile is worth."""

    def __init__(self) -> None:
        self.share: vec[i64] = vec[i64]([0] * COMPANIES)  # what a normal card is worth to the seat
        self.split: vec[i64] = vec[i64]([0] * COMPANIES)  # and a split card
        self.steps: vec[i64] = vec[i64]([0] * COMPANIES)  # the known movement, or UNKNOWN
        self.unknown: vec[i64] = vec[i64]([0] * PAIRS)  # the forecasts of the pairs the seat has not seen
        self.unknowns: i64 = 0

    def rate(self, state: State, actions: vec[i64], count: i64, ratings: vec[i64]) -> None:
        assert isinstance(state, StockpileState)
        me = state.actor
        if state.question == ASK_SHOW_SHARES:
            for k in range(count):
                ratings[k] = actions[k] * state.dividend * THOUSAND  # show all one has
            return
        self.look_ahead(state, me)
        for k in range(count):
            ratings[k] = self.rate_one(state, me, actions[k])

    def look_ahead(self, t: StockpileTable, me: i64) -> None:
        """What every share will probably be worth, by what the seat knows."""
        for company in range(i64(COMPANIES)):
            self.steps[company] = -1
        self.unknowns = 0
        if STAGE_INFORMATION < t.stage <= STAGE_MOVEMENT:
            for pair in range(i64(PAIRS)):
                forecast = t.pairs[FORECAST + pair]
                if (t.pairs[SEEN_BY + pair] >> me) & 1:
                    self.steps[t.pairs[COMPANY + pair]] = forecast
                else:
                    self.unknown[self.unknowns] = forecast
                    self.unknowns += 1
        later = t.rounds - t.round - 1
        hope = MAJORITY_HOPE + DRIFT * (later if later < 3 else i64(3))
        for company in range(i64(COMPANIES)):
            normal: i64 = 0
            split: i64 = 0
            forecast = self.steps[company]
            if forecast >= 0:
                normal = after(t, company, STEPS[forecast], DIVIDENDS[forecast], False)
                split = after(t, company, STEPS[forecast], DIVIDENDS[forecast], True)
            elif self.unknowns > 0:
                for k in range(self.unknowns):
                    forecast = self.unknown[k]
                    normal += after(t, company, STEPS[forecast], DIVIDENDS[forecast], False)
                    split += after(t, company, STEPS[forecast], DIVIDENDS[forecast], True)
                normal //= self.unknowns
                split //= self.unknowns
            else:
                normal = price_of(t, company) * THOUSAND + DRIFT
                split = 2 * normal
            self.share[company] = normal + hope
            self.split[company] = split + 2 * hope

    def rate_one(self, t: StockpileTable, me: i64, action: i64) -> i64:
        if action < PLACE_UP:
            return self.rate_bid(t, me, (action - BID) // TRACK_SPACES, (action - BID) % TRACK_SPACES)
        if action < PLACE_COMMERCE:
            return self.rate_place(t, me, action)
        if action < PLACE_FIRST_CARD:
            card = FIRST_COMMERCE + (action - PLACE_COMMERCE) // 5
            return self.rate_card_on_pile(t, me, self.card_value(t, me, card), (action - PLACE_COMMERCE) % 5, False)
        if action < HAND_FIRST_CARD:
            return -self.pile_value(t, me, action - PLACE_FIRST_CARD) // 8
        if action < BOOM:
            return THOUSAND if action - HAND_FIRST_CARD == me else i64(0)
        if action < BUST:
            return self.rate_move(t, me, action - BOOM, 2)
        if action < SELL:
            return self.rate_move(t, me, action - BUST, -2)
        if action < SHOW:
            return self.rate_sale(t, me, action)
        if action < PICK_COMPANY:
            return rate_bonds(t, me, action - BUY_BONDS)
        if action < LOOK_AT_PILE:
            return i64(0)
        if action < LOOK_AT_PAIR:
            return 200 + t.pile_sizes[action - LOOK_AT_PILE]
        if action < MOVE_CARD:
            return i64(300) if action < REVEAL_PAIR else i64(0)
        if action < RAISE:
            return -i64(1)
        if action < LOWER:
            return self.rate_move(t, me, action - RAISE, 1)
        if action < CHOOSE:
            return self.rate_move(t, me, action - LOWER, -1)
        if action < TAKE:
            return lead(t, me, action - CHOOSE) * THOUSAND
        if action < GIVE_UP:
            return self.share[action - TAKE]
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
        """Investors, strategy cards, and what goes to or comes from other players."""
        if action < DISCARD_STRATEGY:
            return investor_value(t, action - KEEP)
        if action < PLAY:
            return -CARD_STRENGTH[action - DISCARD_STRATEGY]
        if action < USE:
            return CARD_STRENGTH[action - PLAY]
        if action < GIVE_ONE:
            return i64(500)
        if action < TAKE_FROM:
            return -t.money[(action - GIVE_ONE) % 5]
        if action < PASS:
            return t.money[action - TAKE_FROM]
        return i64(0) if action != END_TURN else -i64(100)

    def rate_bid(self, t: StockpileTable, me: i64, pile: i64, space: i64) -> i64:
        if t.question == ASK_BID_INVESTOR:
            return investor_value(t, t.lots[pile]) - t.card_data.track[space] * early_money(t)
        price = t.prices_of[me * TRACK_SPACES + space]
        rating = self.pile_value(t, me, pile) - price * THOUSAND
        rest = t.money[me] - price
        if rest < 4 and t.round + 1 < t.rounds:
            rating -= (4 - rest) * 250
        return rating

    def pile_value(self, t: StockpileTable, me: i64, pile: i64) -> i64:
        total: i64 = 0
        for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
            word = t.piles[k]
            if ((word // SEEN) >> me) & 1:
                total += self.card_value(t, me, word % SEEN)
            else:
                total += UNKNOWN_CARD
        return total

    def card_value(self, t: StockpileTable, me: i64, kind: i64) -> i64:
        if kind < COMPANIES:
            return self.share[kind]
        if kind in (BOOM_CARD, BUST_CARD):
            return self.action_value(t, me, i64(2) if kind == BOOM_CARD else -i64(2))
        if kind < FIRST_COMMERCE:
            return -t.card_data.fees[kind - FEE] * THOUSAND
        if kind < TAX:
            return commodity_gain(t, me, kind - FIRST_COMMERCE)
        if kind == TAX:
            owned = t.commerce_held[me * COMMERCE_KINDS + COMMODITIES]
            return (
                -(t.card_data.penalties[owned + 1] - t.card_data.penalties[owned]) * THOUSAND
                if owned < 7
                else -i64(14000)
            )
        return i64(600) if kind == FIRST_PLAYER_CARD else i64(0)

    def action_value(self, t: StockpileTable, me: i64, steps: i64) -> i64:
        best: i64 = 1200
        for company in range(i64(COMPANIES)):
            rating = self.rate_move(t, me, company, steps)
            if rating > best:
                best = rating
        return best

    def rate_move(self, t: StockpileTable, me: i64, company: i64, steps: i64) -> i64:
        """What my shares gain more than those of an average rival when the price moves now."""
        here = price_of(t, company) * THOUSAND
        forecast = self.steps[company]
        known = STEPS[forecast] if forecast >= 0 else i64(0)
        one = after(t, company, known + steps, 0, False) - after(t, company, known, 0, False)
        two = after(t, company, known + steps, 0, True) - after(t, company, known, 0, True)
        total: i64 = 0
        for seat in range(t.seats):
            gain = t.hold[seat * HELD_KINDS + company] * one + t.split[seat * COMPANIES + company] * two
            total += gain * 2 if seat == me else -gain // (t.seats - 1)
        return total // 2 if here else total

    def rate_place(self, t: StockpileTable, me: i64, action: i64) -> i64:
        down = action >= PLACE_DOWN
        rest = action - PLACE_DOWN if down else action - PLACE_UP
        return self.rate_card_on_pile(t, me, self.card_value(t, me, rest // 5), rest % 5, down)

    def rate_card_on_pile(self, t: StockpileTable, me: i64, value: i64, pile: i64, down: bool) -> i64:
        """Good cards face down where they come cheap; bad ones face down where others will pay dearly."""
        extra = value - UNKNOWN_CARD
        there = self.pile_value(t, me, pile)
        if extra > 0:
            return extra // 2 - there // 6 if down else there // 12 - extra // 4
        return -extra // 2 + there // 6 if down else extra // 4 - there // 12

    def rate_sale(self, t: StockpileTable, me: i64, action: i64) -> i64:
        """What the sale brings, against what keeping would bring; money counts more while it is scarce."""
        if action >= SELL_SHORT:
            company = (action - SELL_SHORT) % COMPANIES
            worth = self.share[company] if action < SELL_SHORT_HALF else self.split[company] - self.share[company]
            return 8 * THOUSAND - worth
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
        missing = POCKET_MONEY - t.money[me]
        if missing > 0 and t.round + 1 < t.rounds:
            useful = price * cards
            rating += (useful if useful < missing else missing) * 300
        return rating


def after(t: StockpileTable, company: i64, steps: i64, dividend: i64, split: bool) -> i64:
    """What one card will bring when the price has moved: splits, second splits, bankruptcy and dividends."""
    board = t.board
    space = t.prices[company]
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
    """What one more of this kind adds to the sets."""
    copies = t.commerce_held[me * COMMERCE_KINDS + kind] + 1
    kinds: i64 = 0
    for k in range(me * COMMERCE_KINDS, me * COMMERCE_KINDS + COMMODITIES):
        if t.commerce_held[k] >= copies:
            kinds += 1
    # A set that has begun will probably grow.
    return (t.card_data.sets[kinds + 1] - t.card_data.sets[kinds]) * THOUSAND


def rate_bonds(t: StockpileTable, me: i64, bonds: i64) -> i64:
    """Sure interest, against the money that the auctions need."""
    rest = t.money[me] - bonds * i64(t.card_data.bond_price[t.seats])
    rating = bonds * (t.rounds - t.round) * THOUSAND
    if rest < POCKET_MONEY + 4:
        rating -= (POCKET_MONEY + 4 - rest) * 450
    return rating


def investor_value(t: StockpileTable, investor: i64) -> i64:
    worth = INVESTOR_WORTH[investor]
    if t.seats == 2:
        worth += (t.card_data.investor_cash_of_two[investor] - t.card_data.investor_cash[investor]) * early_money(t)
    return worth


def early_money(t: StockpileTable) -> i64:
    """What a thousand dollars at the beginning will have become at the end."""
    return i64(EARLY_DOLLAR_WITH_BONDS * THOUSAND) if t.with_bonds else i64(EARLY_DOLLAR * THOUSAND)
