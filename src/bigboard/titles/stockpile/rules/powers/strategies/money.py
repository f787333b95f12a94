"""Strategy cards that bring money."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_KINDS,
    COMMODITIES,
    COMPANIES,
    COMPANY_NAMES,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.market.money import may_decline, receive, settle
from bigboard.titles.stockpile.rules.market.prices import begin_dividend
from bigboard.titles.stockpile.rules.market.shares import (
    count_all_shares,
    count_shares,
    count_split_shares,
    fill_companies_to_show,
    show_companies,
    show_company,
)
from bigboard.titles.stockpile.rules.model.lookups import normal_cards, price_of, split_cards
from bigboard.titles.stockpile.rules.model.pair_visibility import is_covered, pair_words
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import could_have, could_hide, count_known, show_cards
from bigboard.titles.stockpile.rules.model.power import Power, ask
from bigboard.titles.stockpile.rules.model.sizes import AGAIN, ALL_SEATS, DONE, PUBLIC
from bigboard.titles.stockpile.rules.model.table import FEES_TAKEN, SEEN_BY, StockpileTable
from bigboard.titles.stockpile.rules.powers.strategies.meeples import highest, highest_of_others, lowest


class MoneyCard(Power):
    """A card that brings an amount at once."""

    def worth(self, t: StockpileTable, seat: i64) -> i64:
        """Return the money that it brings now; a card that brings none cannot be played (STK-STR-8)."""
        return 0

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return self.worth(t, seat) > 0

    def advance(self, t: StockpileTable) -> i64:
        self.bring(t, self.worth(t, t.power_seat))
        return DONE

    def bring(self, t: StockpileTable, amount: i64) -> None:
        receive(t, t.power_seat, amount, "received", self.rule)


def space_worth(t: StockpileTable, value: i64) -> i64:
    """The number of the space with this value on the printed track."""
    space: i64 = 0
    while space < TRACK_SPACES - 1 and t.card_data.track[space] < value:
        space += 1
    return space


class BlockTrading(MoneyCard):
    """Receive $5K if your meeple ended on the $15K space or higher."""

    def worth(self, t: StockpileTable, seat: i64) -> i64:
        high = highest(t, seat) >= space_worth(t, t.card_data.block_trading_space)
        return t.card_data.block_trading_amount if high else 0


class ValueInvesting(MoneyCard):
    """Receive $5K if your meeple ended on the $3K space or lower."""

    def worth(self, t: StockpileTable, seat: i64) -> i64:
        low = lowest(t, seat) <= space_worth(t, t.card_data.value_investing_space)
        return t.card_data.value_investing_amount if low else 0


class Kickback(MoneyCard):
    """Receive $4K if another player's meeple ended on a higher space than yours."""

    def worth(self, t: StockpileTable, seat: i64) -> i64:
        return t.card_data.kickback_amount if highest_of_others(t, seat) > lowest(t, seat) else 0


class CornerTheMarket(MoneyCard):
    """Receive $5K for every commodity beyond the first of its kind."""

    def worth(self, t: StockpileTable, seat: i64) -> i64:
        further: i64 = 0
        for k in range(seat * COMMERCE_KINDS, seat * COMMERCE_KINDS + COMMODITIES):
            if t.commerce_held[k] > 1:
                further += t.commerce_held[k] - 1
        return further * t.card_data.corner_the_market_amount


class Interpositioning(MoneyCard):
    """Receive $3K for every trading fee that you acquired this round."""

    def worth(self, t: StockpileTable, seat: i64) -> i64:
        return t.ledger[FEES_TAKEN + seat] * t.card_data.interpositioning_amount


class DataBroker(MoneyCard):
    """Reveal your own pair and receive $5K."""

    def own_pair(self, t: StockpileTable, seat: i64) -> i64:
        """The first of the seat's pairs."""
        place = seat - t.first
        return (place + t.seats if place < 0 else place) * t.meeples

    def worth(self, t: StockpileTable, seat: i64) -> i64:
        first = self.own_pair(t, seat)
        for pair in range(first, first + t.meeples):
            if self.can_reveal(t, pair):
                return t.card_data.data_broker_amount
        return 0

    def can_reveal(self, t: StockpileTable, pair: i64) -> bool:
        """STK-STR-14: a covered forecast is not shown before the Movement Phase."""
        return t.pairs[SEEN_BY + pair] != ALL_SEATS and not is_covered(t, pair)

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == 1:
            return DONE
        if t.meeples == 1:
            self.answer(t, ids.REVEAL_PAIR + self.own_pair(t, t.power_seat))
            return DONE
        return ask(t, ids.ASK_REVEAL_PAIR)

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count: i64 = 0
        first = self.own_pair(t, t.power_seat)
        for pair in range(first, first + t.meeples):
            if self.can_reveal(t, pair):
                out[count] = ids.REVEAL_PAIR + pair
                count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        pair = action - ids.REVEAL_PAIR
        t.pairs[SEEN_BY + pair] = ALL_SEATS
        if t.events:
            t.tell("pair_revealed", t.power_seat, self.rule, {"pair": int(pair)} | pair_words(t, pair))
        self.bring(t, t.card_data.data_broker_amount)


class Diversification(Power):
    """Show one share each of as many companies as you like and receive $2K per company."""

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return count_all_shares(t, seat) + split_cards(t, seat) > 0

    def allows(self, t: StockpileTable) -> bool:
        return self.is_playable(t, t.power_seat)

    def advance(self, t: StockpileTable) -> i64:
        return show_companies(t, t.card_data.diversification_amount, self.rule)

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        return fill_companies_to_show(t, out)

    def answer(self, t: StockpileTable, action: i64) -> None:
        show_company(t, action, t.card_data.diversification_amount, self.rule)


class DividendCard(Power):
    """A company of your choice pays all its holders a dividend."""

    def amount(self, t: StockpileTable) -> i64:
        """For each share."""
        return 0

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        for holder in range(t.seats):
            if normal_cards(t, holder) + split_cards(t, holder) > 0:
                return True
        return False

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_CHOOSE_COMPANY) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        for company in range(i64(COMPANIES)):
            out[company] = ids.CHOOSE + company
        return COMPANIES

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        begin_dividend(t, action - ids.CHOOSE, self.amount(t), self.rule)


class DividendGrowthInvesting(DividendCard):
    """A company of your choice pays all its holders $2K per share."""

    def amount(self, t: StockpileTable) -> i64:
        return t.card_data.dividend_growth_investing_amount


class SpecialDividend(DividendCard):
    """A company of your choice pays all its holders $1K per share."""

    def amount(self, t: StockpileTable) -> i64:
        return t.card_data.special_dividend_amount


class GoldenParachute(Power):
    """Show shares of one company priced $2K or less: receive $3K for each and keep them."""

    def works(self, t: StockpileTable, seat: i64, company: i64) -> bool:
        cheap = price_of(t, company) <= t.card_data.golden_parachute_limit
        return cheap and count_shares(t, seat, company) + count_split_shares(t, seat, company) > 0

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        for company in range(i64(COMPANIES)):
            if self.works(t, seat, company):
                return True
        return False

    def hides_choice(self, t: StockpileTable) -> bool:
        possible: i64 = 0
        for company in range(i64(COMPANIES)):
            if price_of(t, company) <= t.card_data.golden_parachute_limit and (
                could_have(t, t.power_seat, company) or count_split_shares(t, t.power_seat, company) > 0
            ):
                possible += 1
        return possible > 1

    def allows(self, t: StockpileTable) -> bool:
        return t.power_step == 0 or self.works(t, t.power_seat, t.chosen_company)

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == 0:
            return ask(t, ids.ASK_CHOOSE_COMPANY)
        if t.power_step == 2:
            return DONE
        seat = t.power_seat
        declines = may_decline(t, seat)
        if declines and t.split_shown < 0 and count_split_shares(t, seat, t.chosen_company) > 0:
            return ask(t, ids.ASK_SHOW_SPLIT_SHARES)
        if could_hide(t, seat, t.chosen_company) or (declines and count_shares(t, seat, t.chosen_company) > 0):
            return ask(t, ids.ASK_SHOW_CHEAP)
        self.show(t, count_shares(t, seat, t.chosen_company))
        return AGAIN

    def least(self, t: StockpileTable) -> i64:
        """Show publicly known shares, unless less money can be of use (STK-MOV-13)."""
        return 0 if may_decline(t, t.power_seat) else count_known(t, PUBLIC, t.power_seat, t.chosen_company)

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count: i64 = 0
        if t.power_step == 0:
            for company in range(i64(COMPANIES)):
                if self.works(t, t.power_seat, company):
                    out[count] = ids.CHOOSE + company
                    count += 1
            return count
        for cards in range(self.least(t), count_shares(t, t.power_seat, t.chosen_company) + 1):
            out[count] = ids.SHOW + cards
            count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        if t.power_step == 0:
            t.power_step = 1
            t.chosen_company = action - ids.CHOOSE
        else:
            self.show(t, action - ids.SHOW)

    def public_choices(self, t: StockpileTable) -> JsonDict:
        return {"company": COMPANY_NAMES[t.chosen_company]} if t.power_step > 0 else {}

    def remembers(self, t: StockpileTable) -> bool:
        return t.power_step == 0 or t.chosen_company >= 0

    def show(self, t: StockpileTable, cards: i64) -> None:
        t.power_step = 2
        seat = t.power_seat
        split = t.split_shown if t.split_shown >= 0 else count_split_shares(t, seat, t.chosen_company)
        t.split_shown = -1
        shares = cards + 2 * split
        if shares > 0:
            show_cards(t, seat, t.chosen_company, cards)
            amount = shares * t.card_data.golden_parachute_amount
            t.money[seat] += amount
            if t.events:
                data = {"company": COMPANY_NAMES[t.chosen_company], "cards": int(cards), "amount": int(amount)}
                t.tell("shares_shown", seat, self.rule, data)
            settle(t, seat)
