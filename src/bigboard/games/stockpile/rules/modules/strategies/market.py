"""Strategy cards that move prices or touch forecasts."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.rules.cards import (
    BOOM_CARD,
    CARD_NAMES,
    COMMERCE_KINDS,
    COMMODITIES,
    COMPANIES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    HELD_KINDS,
)
from bigboard.games.stockpile.rules.looking import fill_looks, hidden_pairs, look_at_pair, owner_words
from bigboard.games.stockpile.rules.memory import lose_card
from bigboard.games.stockpile.rules.money import receive
from bigboard.games.stockpile.rules.numbers import (
    ASK_CHOOSE_COMPANY,
    ASK_DISCARD_ACTION,
    ASK_DISCARD_COMMODITY,
    ASK_GIVE_UP_SHARE,
    ASK_LAY_CARD,
    ASK_LOOK_AT_PAIR,
    ASK_MOVE_PRICE,
    ASK_SELL_NOW,
    CHOOSE,
    DISCARD_ACTION,
    DISCARD_COMMODITY,
    GIVE_UP,
    LAY,
    LOOK_AT_PAIR,
    LOWER,
    RAISE,
    STOP,
    UNSPLIT,
)
from bigboard.games.stockpile.rules.powers import Power, ask
from bigboard.games.stockpile.rules.prices import begin_move
from bigboard.games.stockpile.rules.sale import begin_sale, can_sell_more, fill_sales, take_sale
from bigboard.games.stockpile.rules.shares import give_up, held, held_anywhere, held_split
from bigboard.games.stockpile.rules.table import AGAIN, DONE, LAID, PAIRS, Table, normal_cards, price_of


def action_cards(t: Table, seat: i64) -> i64:
    return t.hold[seat * HELD_KINDS + BOOM_CARD] + t.hold[seat * HELD_KINDS + BOOM_CARD + 1]


def fill_action_cards(t: Table, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for k in range(i64(2)):
        if t.hold[seat * HELD_KINDS + BOOM_CARD + k] > 0:
            out[count] = DISCARD_ACTION + k
            count += 1
    return count


def drop_action_card(t: Table, action: i64, rule: str) -> None:
    """A Boom or Bust goes to the discard pile unused."""
    kind = BOOM_CARD + action - DISCARD_ACTION
    lose_card(t, t.power_seat, kind)
    t.discard[kind] += 1
    if t.events:
        t.tell("card_discarded", t.power_seat, rule, {"card": CARD_NAMES[kind]})


class MovesPrices(Power):
    """A card that moves several companies, each up or down, after its price has been paid."""

    def companies(self, t: Table) -> i64:
        """How many are moved."""
        return 0

    def steps(self, t: Table) -> i64:
        """How far each of them is."""
        return 0

    def pay_question(self) -> i64:
        return ASK_DISCARD_ACTION

    def fill_payment(self, t: Table, out: vec[i64]) -> i64:
        return fill_action_cards(t, t.power_seat, out)

    def take_payment(self, t: Table, action: i64) -> None:
        drop_action_card(t, action, self.rule)

    def advance(self, t: Table) -> i64:
        if t.power_step == 0:
            return ask(t, self.pay_question())
        return ask(t, ASK_MOVE_PRICE) if t.power_step <= self.companies(t) else DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        if t.power_step == 0:
            return self.fill_payment(t, out)
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            if not (t.chosen_companies >> company) & 1:
                out[count] = RAISE + company
                count += 1
        for company in range(i64(COMPANIES)):
            if not (t.chosen_companies >> company) & 1:
                out[count] = LOWER + company
                count += 1
        return count

    def answer(self, t: Table, action: i64) -> None:
        if t.power_step == 0:
            self.take_payment(t, action)
        else:
            steps = self.steps(t)
            company = action - LOWER if action >= LOWER else action - RAISE
            t.chosen_companies |= i64(1) << company
            begin_move(t, company, -steps if action >= LOWER else steps)
        t.power_step += 1

    def chosen(self, t: Table) -> JsonDict:
        moved = [COMPANY_NAMES[c] for c in range(COMPANIES) if (t.chosen_companies >> c) & 1]
        return {"companies": moved}


class MarketMaker(MovesPrices):
    """Discard a Stock Boom or Stock Bust unused: move two companies by 2 each, up or down."""

    def companies(self, t: Table) -> i64:
        return t.card_data.market_maker_companies

    def steps(self, t: Table) -> i64:
        return t.card_data.market_maker_steps

    def is_playable(self, t: Table, seat: i64) -> bool:
        return action_cards(t, seat) > 0


class SystemicShock(MovesPrices):
    """Discard a commodity: move three companies by 1 each, up or down."""

    def companies(self, t: Table) -> i64:
        return t.card_data.systemic_shock_companies

    def steps(self, t: Table) -> i64:
        return t.card_data.systemic_shock_steps

    def is_playable(self, t: Table, seat: i64) -> bool:
        for kind in range(i64(COMMODITIES)):
            if t.commerce_held[seat * COMMERCE_KINDS + kind] > 0:
                return True
        return False

    def pay_question(self) -> i64:
        return ASK_DISCARD_COMMODITY

    def fill_payment(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        for kind in range(i64(COMMODITIES)):
            if t.commerce_held[t.power_seat * COMMERCE_KINDS + kind] > 0:
                out[count] = DISCARD_COMMODITY + kind
                count += 1
        return count

    def take_payment(self, t: Table, action: i64) -> None:
        kind = action - DISCARD_COMMODITY
        t.commerce_held[t.power_seat * COMMERCE_KINDS + kind] -= 1
        if t.events:
            t.tell("card_discarded", t.power_seat, self.rule, {"card": CARD_NAMES[FIRST_COMMERCE + kind]})


class NakedShort(Power):
    """Discard a Stock Boom or Stock Bust unused: receive $12K."""

    def is_playable(self, t: Table, seat: i64) -> bool:
        return action_cards(t, seat) > 0

    def advance(self, t: Table) -> i64:
        return ask(t, ASK_DISCARD_ACTION) if t.power_step == 0 else DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return fill_action_cards(t, t.power_seat, out)

    def answer(self, t: Table, action: i64) -> None:
        t.power_step = 1
        drop_action_card(t, action, self.rule)
        amount = t.card_data.naked_short_amount
        if t.events:
            t.tell("received", t.power_seat, self.rule, {"amount": int(amount)})
        receive(t, t.power_seat, amount)


class Buyback(Power):
    """Discard a share: its company moves up 2."""

    def is_playable(self, t: Table, seat: i64) -> bool:
        if held_anywhere(t, seat) > 0:
            return True
        for company in range(i64(COMPANIES)):
            if held_split(t, seat, company) > 0:
                return True
        return False

    def advance(self, t: Table) -> i64:
        return ask(t, ASK_GIVE_UP_SHARE) if t.power_step == 0 else DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            if held(t, t.power_seat, company) > 0:
                out[count] = GIVE_UP + company
                count += 1
        for company in range(i64(COMPANIES)):
            if held_split(t, t.power_seat, company) > 0:
                out[count] = UNSPLIT + company
                count += 1
        return count

    def answer(self, t: Table, action: i64) -> None:
        t.power_step = 1
        company = give_up(t, t.power_seat, action, self.rule)
        begin_move(t, company, t.card_data.buyback_steps)


class PumpAndDump(Power):
    """Move a company up 1, then you may sell any of its shares."""

    def advance(self, t: Table) -> i64:
        if t.power_step == 0:
            return ask(t, ASK_CHOOSE_COMPANY)
        if t.power_step == 1:
            begin_sale(t, t.chosen_company)
            t.power_step = 2
            # The owner's cards are hidden, so the question comes whether or not there is anything to sell.
            if normal_cards(t, t.power_seat) + held_split(t, t.power_seat, t.chosen_company) == 0:
                return DONE
            return ask(t, ASK_SELL_NOW)
        return ask(t, ASK_SELL_NOW) if t.sell_from == t.chosen_company and can_sell_more(t, t.power_seat) else DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        if t.power_step > 0:
            return fill_sales(t, t.power_seat, t.chosen_company + 1, out)
        for company in range(i64(COMPANIES)):
            out[company] = CHOOSE + company
        return COMPANIES

    def answer(self, t: Table, action: i64) -> None:
        if t.power_step == 0:
            t.power_step = 1
            t.chosen_company = action - CHOOSE
            begin_move(t, t.chosen_company, t.card_data.pump_and_dump_steps)
        elif action == STOP:
            t.sell_from = COMPANIES
        else:
            take_sale(t, t.power_seat, action)

    def chosen(self, t: Table) -> JsonDict:
        return {"company": COMPANY_NAMES[t.chosen_company]} if t.power_step > 0 else {}

    def remembers(self, t: Table) -> bool:
        return t.power_step == 0 or t.chosen_company >= 0


class WashTrade(Power):
    """Of two companies the dearer moves down 1, then the cheaper up 1."""

    def partner(self, t: Table, company: i64) -> bool:
        """Whether a later company has another price."""
        for other in range(company + 1, i64(COMPANIES)):
            if price_of(t, other) != price_of(t, company):
                return True
        return False

    def is_playable(self, t: Table, seat: i64) -> bool:
        return self.partner(t, 0)

    def advance(self, t: Table) -> i64:
        if t.power_step < 2:
            return ask(t, ASK_CHOOSE_COMPANY)
        if t.power_step == 2:
            t.power_step = 3
            begin_move(t, t.chosen_company, t.card_data.wash_trade_steps)
            return AGAIN
        return DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        if t.power_step == 0:
            for company in range(i64(COMPANIES)):
                if self.partner(t, company):
                    out[count] = CHOOSE + company
                    count += 1
            return count
        for company in range(t.chosen_company + 1, i64(COMPANIES)):
            if price_of(t, company) != price_of(t, t.chosen_company):
                out[count] = CHOOSE + company
                count += 1
        return count

    def answer(self, t: Table, action: i64) -> None:
        company = action - CHOOSE
        t.power_step += 1
        if t.power_step == 1:
            t.chosen_company = company
            return
        dearer, cheaper = company, t.chosen_company
        if price_of(t, dearer) < price_of(t, cheaper):
            dearer, cheaper = cheaper, dearer
        t.chosen_company = cheaper  # it moves when the dearer one has
        begin_move(t, dearer, -t.card_data.wash_trade_steps)

    def chosen(self, t: Table) -> JsonDict:
        return {"company": COMPANY_NAMES[t.chosen_company]} if t.power_step == 1 else {}

    def remembers(self, t: Table) -> bool:
        return t.power_step == 0 or t.power_step > 2 or t.chosen_company >= 0


class CorporateEspionage(Power):
    """Look at two hidden pairs."""

    def is_playable(self, t: Table, seat: i64) -> bool:
        return hidden_pairs(t, seat) > 0

    def advance(self, t: Table) -> i64:
        more = t.power_step < t.card_data.corporate_espionage_pairs and hidden_pairs(t, t.power_seat) > 0
        return ask(t, ASK_LOOK_AT_PAIR) if more else DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return fill_looks(t, t.power_seat, out)

    def answer(self, t: Table, action: i64) -> None:
        t.power_step += 1
        look_at_pair(t, t.power_seat, action - LOOK_AT_PAIR, self.rule)


class InsiderTrading(Power):
    """Look at one hidden pair and receive $3K."""

    def advance(self, t: Table) -> i64:
        if t.power_step < t.card_data.insider_trading_pairs and hidden_pairs(t, t.power_seat) > 0:
            return ask(t, ASK_LOOK_AT_PAIR)
        amount = t.card_data.insider_trading_amount
        if t.events:
            t.tell("received", t.power_seat, self.rule, {"amount": int(amount)})
        receive(t, t.power_seat, amount)
        return DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return fill_looks(t, t.power_seat, out)

    def answer(self, t: Table, action: i64) -> None:
        t.power_step += 1
        look_at_pair(t, t.power_seat, action - LOOK_AT_PAIR, self.rule)


class LaidCard(Power):
    """A card that is laid face down on a forecast and turned up in the Movement Phase (STK-STR-14)."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def advance(self, t: Table) -> i64:
        return ask(t, ASK_LAY_CARD) if t.power_step == 0 else DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        for pair in range(i64(PAIRS)):
            out[pair] = LAY + pair
        return PAIRS

    def answer(self, t: Table, action: i64) -> None:
        t.power_step = 1
        at = LAID + 3 * t.laid
        t.pairs[at] = action - LAY
        t.pairs[at + 1] = t.power
        t.pairs[at + 2] = t.power_seat
        t.laid += 1
        if t.events:
            pair = int(action - LAY)
            t.tell("card_laid", t.power_seat, "STK-STR-14", {"pair": pair, "owner": owner_words(t, pair)})


class FalsifiedEarnings(LaidCard):
    """A rise becomes 3 less, a fall 3 more, and a dividend is paid before the price falls 3."""

    def falsifies(self, t: Table) -> i64:
        return t.card_data.falsified_earnings_steps


class CircuitBreaker(LaidCard):
    """The forecast has no effect this round."""

    def cancels(self) -> bool:
        return True
