"""Strategy cards that move prices."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import (
    BOOM_CARD,
    CARD_NAMES,
    COMMERCE_KINDS,
    COMMODITIES,
    COMPANIES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    HELD_KINDS,
)
from bigboard.titles.stockpile.rules.market.money import receive
from bigboard.titles.stockpile.rules.market.prices import begin_move
from bigboard.titles.stockpile.rules.market.sale import begin_sale, can_sell_more, fill_sales, take_sale
from bigboard.titles.stockpile.rules.market.shares import count_all_shares, count_shares, count_split_shares, give_up
from bigboard.titles.stockpile.rules.model.lookups import normal_cards, price_of
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import lose_card
from bigboard.titles.stockpile.rules.model.power import Power, ask
from bigboard.titles.stockpile.rules.model.sizes import AGAIN, DONE
from bigboard.titles.stockpile.rules.model.table import StockpileTable

# How far Wash Trade has got.
FIRST_CHOSEN: Final = 1
HIGHER_MOVES: Final = 2
LOWER_MOVES: Final = 3


def action_cards(t: StockpileTable, seat: i64) -> i64:
    return t.hold[seat * HELD_KINDS + BOOM_CARD] + t.hold[seat * HELD_KINDS + BOOM_CARD + 1]


def fill_action_cards(t: StockpileTable, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for k in range(i64(2)):
        if t.hold[seat * HELD_KINDS + BOOM_CARD + k] > 0:
            out[count] = ids.DISCARD_ACTION + k
            count += 1
    return count


def drop_action_card(t: StockpileTable, action: i64, rule: str) -> None:
    """A Boom or Bust goes to the discard pile unused."""
    kind = BOOM_CARD + action - ids.DISCARD_ACTION
    lose_card(t, t.power_seat, kind)
    t.discard[kind] += 1
    if t.events:
        t.tell("card_discarded", t.power_seat, rule, {"card": CARD_NAMES[kind]})


class MovesPrices(Power):
    """A card that moves several companies, each up or down, after its price has been paid."""

    def companies(self, t: StockpileTable) -> i64:
        """Return the number of companies to move."""
        return 0

    def steps(self, t: StockpileTable) -> i64:
        """Return the steps of each."""
        return 0

    def pay_question(self) -> i64:
        return ids.ASK_DISCARD_ACTION

    def fill_payment(self, t: StockpileTable, out: vec[i64]) -> i64:
        return fill_action_cards(t, t.power_seat, out)

    def take_payment(self, t: StockpileTable, action: i64) -> None:
        drop_action_card(t, action, self.rule)

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == 0:
            return ask(t, self.pay_question())
        return ask(t, ids.ASK_MOVE_PRICE) if t.power_step <= self.companies(t) else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        if t.power_step == 0:
            return self.fill_payment(t, out)
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            if not (t.chosen_companies >> company) & 1:
                out[count] = ids.RAISE + company
                count += 1
        for company in range(i64(COMPANIES)):
            if not (t.chosen_companies >> company) & 1:
                out[count] = ids.LOWER + company
                count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        if t.power_step == 0:
            self.take_payment(t, action)
        else:
            steps = self.steps(t)
            company = action - ids.LOWER if action >= ids.LOWER else action - ids.RAISE
            t.chosen_companies |= i64(1) << company
            begin_move(t, company, -steps if action >= ids.LOWER else steps)
        t.power_step += 1

    def public_choices(self, t: StockpileTable) -> JsonDict:
        moved = [COMPANY_NAMES[c] for c in range(COMPANIES) if (t.chosen_companies >> c) & 1]
        return {"companies": moved}


class MarketMaker(MovesPrices):
    """Discard a Stock Boom or Stock Bust unused: move two companies by 2 each, up or down."""

    def companies(self, t: StockpileTable) -> i64:
        return t.card_data.market_maker_companies

    def steps(self, t: StockpileTable) -> i64:
        return t.card_data.market_maker_steps

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return action_cards(t, seat) > 0


class SystemicShock(MovesPrices):
    """Discard a commodity: move three companies by 1 each, up or down."""

    def companies(self, t: StockpileTable) -> i64:
        return t.card_data.systemic_shock_companies

    def steps(self, t: StockpileTable) -> i64:
        return t.card_data.systemic_shock_steps

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        for kind in range(i64(COMMODITIES)):
            if t.commerce_held[seat * COMMERCE_KINDS + kind] > 0:
                return True
        return False

    def pay_question(self) -> i64:
        return ids.ASK_DISCARD_COMMODITY

    def fill_payment(self, t: StockpileTable, out: vec[i64]) -> i64:
        count: i64 = 0
        for kind in range(i64(COMMODITIES)):
            if t.commerce_held[t.power_seat * COMMERCE_KINDS + kind] > 0:
                out[count] = ids.DISCARD_COMMODITY + kind
                count += 1
        return count

    def take_payment(self, t: StockpileTable, action: i64) -> None:
        kind = action - ids.DISCARD_COMMODITY
        t.commerce_held[t.power_seat * COMMERCE_KINDS + kind] -= 1
        if t.events:
            t.tell("card_discarded", t.power_seat, self.rule, {"card": CARD_NAMES[FIRST_COMMERCE + kind]})


class NakedShort(Power):
    """Discard a Stock Boom or Stock Bust unused: receive $12K."""

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return action_cards(t, seat) > 0

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_DISCARD_ACTION) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        return fill_action_cards(t, t.power_seat, out)

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        drop_action_card(t, action, self.rule)
        receive(t, t.power_seat, t.card_data.naked_short_amount, "received", self.rule)


class Buyback(Power):
    """Discard a share: its company moves up 2."""

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        if count_all_shares(t, seat) > 0:
            return True
        for company in range(i64(COMPANIES)):
            if count_split_shares(t, seat, company) > 0:
                return True
        return False

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_GIVE_UP_SHARE) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            if count_shares(t, t.power_seat, company) > 0:
                out[count] = ids.GIVE_UP + company
                count += 1
        for company in range(i64(COMPANIES)):
            if count_split_shares(t, t.power_seat, company) > 0:
                out[count] = ids.UNSPLIT + company
                count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        company = give_up(t, t.power_seat, action, self.rule)
        begin_move(t, company, t.card_data.buyback_steps)


class PumpAndDump(Power):
    """Move a company up 1, then you may sell any of its shares."""

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == 0:
            return ask(t, ids.ASK_CHOOSE_COMPANY)
        if t.power_step == 1:
            begin_sale(t, t.chosen_company)
            t.power_step = 2
            # The owner's cards are hidden, so the question comes whether or not there is anything to sell.
            if normal_cards(t, t.power_seat) + count_split_shares(t, t.power_seat, t.chosen_company) == 0:
                return DONE
            return ask(t, ids.ASK_SELL_NOW)
        return ask(t, ids.ASK_SELL_NOW) if t.sell_from == t.chosen_company and can_sell_more(t, t.power_seat) else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        if t.power_step > 0:
            return fill_sales(t, t.power_seat, t.chosen_company + 1, out)
        for company in range(i64(COMPANIES)):
            out[company] = ids.CHOOSE + company
        return COMPANIES

    def answer(self, t: StockpileTable, action: i64) -> None:
        if t.power_step == 0:
            t.power_step = 1
            t.chosen_company = action - ids.CHOOSE
            begin_move(t, t.chosen_company, t.card_data.pump_and_dump_steps)
        elif action == ids.STOP:
            t.sell_from = COMPANIES
        else:
            take_sale(t, t.power_seat, action)

    def public_choices(self, t: StockpileTable) -> JsonDict:
        return {"company": COMPANY_NAMES[t.chosen_company]} if t.power_step > 0 else {}

    def remembers(self, t: StockpileTable) -> bool:
        return t.power_step == 0 or t.chosen_company >= 0


class WashTrade(Power):
    """Of two companies the one with the higher price moves down 1, then the other up 1."""

    def differ(self, t: StockpileTable, one: i64, other: i64) -> bool:
        return price_of(t, one) != price_of(t, other)

    def fill_partners(self, t: StockpileTable, first: i64, out: vec[i64]) -> i64:
        """The second is a later company with another price: in the other order they come to the same."""
        count: i64 = 0
        for other in range(first + 1, i64(COMPANIES)):
            if self.differ(t, first, other):
                out[count] = ids.CHOOSE + other
                count += 1
        return count

    def has_partner(self, t: StockpileTable, first: i64) -> bool:
        for other in range(first + 1, i64(COMPANIES)):
            if self.differ(t, first, other):
                return True
        return False

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return self.has_partner(t, 0)

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step < HIGHER_MOVES:
            return ask(t, ids.ASK_CHOOSE_COMPANY)
        if t.power_step == HIGHER_MOVES:
            t.power_step = LOWER_MOVES
            begin_move(t, t.chosen_company, t.card_data.wash_trade_steps)
            return AGAIN
        return DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        if t.power_step == FIRST_CHOSEN:
            return self.fill_partners(t, t.chosen_company, out)
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            if self.has_partner(t, company):
                out[count] = ids.CHOOSE + company
                count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        company = action - ids.CHOOSE
        if t.power_step == FIRST_CHOSEN:
            self.trade(t, t.chosen_company, company)
        else:
            t.power_step = FIRST_CHOSEN
            t.chosen_company = company

    def trade(self, t: StockpileTable, one: i64, other: i64) -> None:
        higher, lower = other, one
        if price_of(t, one) > price_of(t, other):
            higher, lower = one, other
        t.power_step = HIGHER_MOVES
        t.chosen_company = lower  # it moves after the higher one
        begin_move(t, higher, -t.card_data.wash_trade_steps)

    def public_choices(self, t: StockpileTable) -> JsonDict:
        return {"company": COMPANY_NAMES[t.chosen_company]} if t.power_step == FIRST_CHOSEN else {}

    def remembers(self, t: StockpileTable) -> bool:
        return t.power_step == 0 or t.power_step > HIGHER_MOVES or t.chosen_company >= 0
