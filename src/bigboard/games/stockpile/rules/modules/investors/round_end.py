"""Investors of the end of the round (STK-RND-6), and the one without an ability."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.rules.cards import COMMERCE_KINDS, COMMODITIES, COMPANIES
from bigboard.games.stockpile.rules.money import pay, receive
from bigboard.games.stockpile.rules.numbers import (
    ASK_CHOOSE_COMPANY,
    ASK_GIVE_MONEY,
    ASK_TAKE_MONEY,
    CHOOSE,
    GIVE_ALL,
    GIVE_ONE,
    PASS,
    TAKE_FROM,
)
from bigboard.games.stockpile.rules.powers import AT_GIVING, AT_LEVELLING, AT_ROUND_ENDS, Power, ask
from bigboard.games.stockpile.rules.prices import begin_dividend
from bigboard.games.stockpile.rules.shares import fill_companies_to_show, show_companies, show_company
from bigboard.games.stockpile.rules.table import AGAIN, BONDS, DONE, Table


class BillionaireBill(Power):
    """No ability, but a great deal of starting cash."""


class AgileAna(Power):
    """At the end of each round you receive $1K for each company of which you show a share."""

    def __init__(self) -> None:
        super().__init__(AT_ROUND_ENDS)

    def advance(self, t: Table) -> i64:
        return show_companies(t, t.card_data.ana_amount, self.rule)

    def fill(self, t: Table, out: vec[i64]) -> i64:
        return fill_companies_to_show(t, True, out)

    def answer(self, t: Table, action: i64) -> None:
        show_company(t, action, t.card_data.ana_amount, self.rule)


class DaringDangote(Power):
    """At the end of each round you receive $1K per commodity card."""

    def __init__(self) -> None:
        super().__init__(AT_ROUND_ENDS)
        self.automatic = True

    def advance(self, t: Table) -> i64:
        cards: i64 = 0
        for kind in range(i64(COMMODITIES)):
            cards += t.commerce_held[t.power_seat * COMMERCE_KINDS + kind]
        bring(t, t.power_seat, cards * t.card_data.dangote_amount, self.rule)
        return DONE


class LucrativeLi(Power):
    """At the end of each round you receive $1K more for every two bonds, rounded up."""

    def __init__(self) -> None:
        super().__init__(AT_ROUND_ENDS)
        self.automatic = True

    def advance(self, t: Table) -> i64:
        twos = (t.ledger[BONDS + t.power_seat] + 1) // 2
        bring(t, t.power_seat, twos * t.card_data.li_amount, self.rule)
        return DONE


def bring(t: Table, seat: i64, amount: i64, rule: str) -> None:
    if amount > 0:
        if t.events:
            t.tell("received", seat, rule, {"amount": int(amount)})
        receive(t, seat, amount)


class DividendDeborah(Power):
    """At the end of each round you may let any company pay all its holders $1K per share."""

    def __init__(self) -> None:
        super().__init__(AT_ROUND_ENDS)

    def advance(self, t: Table) -> i64:
        return ask(t, ASK_CHOOSE_COMPANY) if t.power_step == 0 else DONE

    def fill(self, t: Table, out: vec[i64]) -> i64:
        for company in range(i64(COMPANIES)):
            out[company] = CHOOSE + company
        out[COMPANIES] = PASS
        return COMPANIES + 1

    def answer(self, t: Table, action: i64) -> None:
        t.power_step = 1
        if action != PASS:
            begin_dividend(t, action - CHOOSE, t.card_data.deborah_amount, self.rule)


class OpulentOprah(Power):
    """At the end of each round you must give $2K to another player, or $1K to each of two."""

    def __init__(self) -> None:
        super().__init__(AT_GIVING)

    def applies(self, t: Table, seat: i64) -> bool:
        return t.money[seat] > 0

    def advance(self, t: Table) -> i64:
        if t.power_step == 2:
            return DONE
        if t.seats == 2:
            self.give(t, 1 - t.power_seat, t.card_data.oprah_amount)
            t.power_step = 2
            return AGAIN
        return ask(t, ASK_GIVE_MONEY)

    def fill(self, t: Table, out: vec[i64]) -> i64:
        count: i64 = 0
        last = t.seats - 1 if t.power_seat != t.seats - 1 else t.seats - 2
        if t.power_step == 1:
            # The second half goes to a later seat: giving it in the other order comes to the same.
            for seat in range(t.chosen_seat + 1, t.seats):
                if seat != t.power_seat:
                    out[count] = GIVE_ONE + seat
                    count += 1
            return count
        if t.money[t.power_seat] >= t.card_data.oprah_amount:
            for seat in range(last):
                if seat != t.power_seat:
                    out[count] = GIVE_ONE + seat
                    count += 1
        for seat in range(t.seats):
            if seat != t.power_seat:
                out[count] = GIVE_ALL + seat
                count += 1
        return count

    def answer(self, t: Table, action: i64) -> None:
        amount = t.card_data.oprah_amount
        if action >= GIVE_ALL:
            self.give(t, action - GIVE_ALL, amount)
            t.power_step = 2
        else:
            self.give(t, action - GIVE_ONE, amount // 2)
            t.chosen_seat = action - GIVE_ONE
            t.power_step += 1

    def chosen(self, t: Table) -> JsonDict:
        return {"to": int(t.chosen_seat)} if t.power_step == 1 else {}

    def remembers(self, t: Table) -> bool:
        return t.power_step != 1 or t.chosen_seat >= 0

    def give(self, t: Table, seat: i64, amount: i64) -> None:
        if amount > t.money[t.power_seat]:
            amount = t.money[t.power_seat]
        if t.events:
            t.tell("given", t.power_seat, self.rule, {"to": int(seat), "amount": int(amount)})
        pay(t, t.power_seat, amount)
        receive(t, seat, amount)


class SocialistSanders(Power):
    """At the end of each round you take $2K from the richest other player, keep $1K and give $1K to the poorest."""

    def __init__(self) -> None:
        super().__init__(AT_LEVELLING)

    def advance(self, t: Table) -> i64:
        # The owner chooses among equals (SR-128), and both are found before any money moves (SR-129).
        if t.power_step == 0:
            rich = self.richest(t)
            if rich & (rich - 1):
                return ask(t, ASK_TAKE_MONEY)
            self.answer(t, TAKE_FROM + only(rich))
        if t.power_step == 1:
            poor = self.poorest(t)
            if poor & (poor - 1):
                return ask(t, ASK_GIVE_MONEY)
            self.answer(t, GIVE_ONE + only(poor))
        return DONE

    def richest(self, t: Table) -> i64:
        """The other players with most cash, one bit each."""
        most: i64 = -1
        found: i64 = 0
        for seat in range(t.seats):
            if seat != t.power_seat and t.money[seat] >= most:
                if t.money[seat] > most:
                    most = t.money[seat]
                    found = 0
                found |= i64(1) << seat
        return found

    def poorest(self, t: Table) -> i64:
        """Those with least cash, the owner included, but not who is taken from."""
        least: i64 = -1
        found: i64 = 0
        for seat in range(t.seats):
            if seat != t.chosen_seat and (least < 0 or t.money[seat] <= least):
                if t.money[seat] < least or least < 0:
                    least = t.money[seat]
                    found = 0
                found |= i64(1) << seat
        return found

    def fill(self, t: Table, out: vec[i64]) -> i64:
        among = self.richest(t) if t.power_step == 0 else self.poorest(t)
        base: i64 = TAKE_FROM if t.power_step == 0 else GIVE_ONE
        count: i64 = 0
        for seat in range(t.seats):
            if (among >> seat) & 1:
                out[count] = base + seat
                count += 1
        return count

    def answer(self, t: Table, action: i64) -> None:
        if t.power_step == 0:
            t.chosen_seat = action - TAKE_FROM
            t.power_step = 1
            return
        t.power_step = 2
        taken = t.card_data.sanders_taken
        if taken > t.money[t.chosen_seat]:
            taken = t.money[t.chosen_seat]
        # Of less than $2K the first $1K is the owner's.
        own = t.card_data.sanders_taken - t.card_data.sanders_given
        if own > taken:
            own = taken
        poor = action - GIVE_ONE
        if t.events:
            data = {"from": int(t.chosen_seat), "to": int(poor), "amount": int(taken), "given": int(taken - own)}
            t.tell("levelled", t.power_seat, self.rule, data)
        pay(t, t.chosen_seat, taken)
        receive(t, t.power_seat, own)
        receive(t, poor, taken - own)

    def chosen(self, t: Table) -> JsonDict:
        return {"from": int(t.chosen_seat)} if t.power_step == 1 else {}

    def remembers(self, t: Table) -> bool:
        return t.power_step != 1 or t.chosen_seat >= 0


def only(among: i64) -> i64:
    """The seat of a set of one."""
    seat: i64 = 0
    while not (among >> seat) & 1:
        seat += 1
    return seat
