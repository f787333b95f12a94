"""Investors of the end of the round (STK-RND-6), and the one without an ability."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import COMMERCE_KINDS, COMMODITIES, COMPANIES
from bigboard.titles.stockpile.rules.market.money import pay, receive, settle
from bigboard.titles.stockpile.rules.market.prices import begin_dividend
from bigboard.titles.stockpile.rules.market.shares import fill_companies_to_show, show_companies, show_company
from bigboard.titles.stockpile.rules.model.power import AT_GIVING, AT_LEVELLING, AT_ROUND_ENDS, Power, ask
from bigboard.titles.stockpile.rules.model.sizes import AGAIN, DONE
from bigboard.titles.stockpile.rules.model.table import BONDS, StockpileTable

# How far Oprah and Sanders have got.
HALF_GIVEN: Final = 1
GIVEN: Final = 2
TAKEN: Final = 1
LEVELLED: Final = 2


class BillionaireBill(Power):
    """No ability, but a great deal of starting cash."""


class AgileAna(Power):
    """At the end of each round you receive $1K for each company of which you show a share."""

    def __init__(self) -> None:
        super().__init__(AT_ROUND_ENDS)

    def advance(self, t: StockpileTable) -> i64:
        return show_companies(t, t.card_data.ana_amount, self.rule)

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        return fill_companies_to_show(t, out)

    def answer(self, t: StockpileTable, action: i64) -> None:
        show_company(t, action, t.card_data.ana_amount, self.rule)


class DaringDangote(Power):
    """At the end of each round you receive $1K per commodity card."""

    def __init__(self) -> None:
        super().__init__(AT_ROUND_ENDS)
        self.automatic = True

    def advance(self, t: StockpileTable) -> i64:
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

    def advance(self, t: StockpileTable) -> i64:
        twos = (t.ledger[BONDS + t.power_seat] + 1) // 2
        bring(t, t.power_seat, twos * t.card_data.li_amount, self.rule)
        return DONE


def bring(t: StockpileTable, seat: i64, amount: i64, rule: str) -> None:
    if amount > 0:
        receive(t, seat, amount, "received", rule)


class DividendDeborah(Power):
    """At the end of each round you may let any company pay all its holders $1K per share."""

    def __init__(self) -> None:
        super().__init__(AT_ROUND_ENDS)

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_CHOOSE_COMPANY) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        for company in range(i64(COMPANIES)):
            out[company] = ids.CHOOSE + company
        out[COMPANIES] = ids.PASS
        return COMPANIES + 1

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        if action != ids.PASS:
            begin_dividend(t, action - ids.CHOOSE, t.card_data.deborah_amount, self.rule)


class OpulentOprah(Power):
    """At the end of each round you must give $2K to another player, or $1K to each of two."""

    def __init__(self) -> None:
        super().__init__(AT_GIVING)
        self.looks_at_cash = True

    def applies(self, t: StockpileTable, seat: i64) -> bool:
        # A player without money may have some later: the owner of two investors sets their order (STK-INV-11).
        return True

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == GIVEN or t.money[t.power_seat] == 0:
            return DONE
        if t.seats == 2:
            self.give_all(t, 1 - t.power_seat)
            return AGAIN
        return ask(t, ids.ASK_GIVE_MONEY)

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        if t.power_step == HALF_GIVEN:
            return self.fill_second(t, t.chosen_seat, out, 0)
        count: i64 = 0
        if t.money[t.power_seat] >= t.card_data.oprah_amount:
            for seat in range(t.seats):
                if seat != t.power_seat and self.fill_second(t, seat, out, count) > count:
                    out[count] = ids.GIVE_ONE + seat
                    count += 1
        for seat in range(t.seats):
            if seat != t.power_seat:
                out[count] = ids.GIVE_ALL + seat
                count += 1
        return count

    def fill_second(self, t: StockpileTable, first: i64, out: vec[i64], count: i64) -> i64:
        """The second half goes to a later seat: giving it in the other order comes to the same."""
        for seat in range(first + 1, t.seats):
            if seat != t.power_seat:
                out[count] = ids.GIVE_ONE + seat
                count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        if action >= ids.GIVE_ALL:
            self.give_all(t, action - ids.GIVE_ALL)
        else:
            self.give_half(t, action - ids.GIVE_ONE)

    def give_all(self, t: StockpileTable, seat: i64) -> None:
        self.give(t, seat, t.card_data.oprah_amount)
        t.power_step = GIVEN

    def give_half(self, t: StockpileTable, seat: i64) -> None:
        self.give(t, seat, t.card_data.oprah_amount // 2)
        t.chosen_seat = seat
        t.power_step = HALF_GIVEN if t.power_step == 0 else GIVEN

    def public_choices(self, t: StockpileTable) -> JsonDict:
        return {"to": int(t.chosen_seat)} if t.power_step == HALF_GIVEN else {}

    def remembers(self, t: StockpileTable) -> bool:
        return t.power_step != HALF_GIVEN or t.chosen_seat >= 0

    def give(self, t: StockpileTable, seat: i64, amount: i64) -> None:
        if amount > t.money[t.power_seat]:
            amount = t.money[t.power_seat]
        hand_over(t, t.power_seat, seat, amount, self.rule)


def hand_over(t: StockpileTable, giver: i64, taker: i64, amount: i64, rule: str) -> None:
    pay(t, giver, amount)
    t.money[taker] += amount
    if t.events:
        t.tell("given", giver, rule, {"to": int(taker), "amount": int(amount)})
    settle(t, taker)


class SocialistSanders(Power):
    """At the end of each round you take $2K from the richest other player, keep $1K and give $1K to the poorest."""

    def __init__(self) -> None:
        super().__init__(AT_LEVELLING)
        self.looks_at_cash = True

    def advance(self, t: StockpileTable) -> i64:
        # The owner chooses among equals (SR-128), and both are found before any money moves (SR-129).
        if t.power_step == 0:
            rich = self.richest(t)
            if t.money[only(rich)] == 0:
                return DONE
            if rich & (rich - 1):
                return ask(t, ids.ASK_TAKE_MONEY)
            self.take_from(t, only(rich))
        if t.power_step == TAKEN:
            if self.amount_to_take(t) <= self.own_share(t):
                self.keep_all(t)
                return DONE
            poor = self.poorest(t)
            if poor & (poor - 1):
                return ask(t, ids.ASK_GIVE_MONEY)
            self.level(t, only(poor))
        return DONE

    def richest(self, t: StockpileTable) -> i64:
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

    def poorest(self, t: StockpileTable) -> i64:
        """Return the seats with the least cash, the owner included, but not the seat that paid."""
        least: i64 = -1
        found: i64 = 0
        for seat in range(t.seats):
            if seat != t.chosen_seat and (least < 0 or t.money[seat] <= least):
                if t.money[seat] < least or least < 0:
                    least = t.money[seat]
                    found = 0
                found |= i64(1) << seat
        return found

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        if t.power_step == 0:
            return fill_seats(t, self.richest(t), ids.TAKE_FROM, out)
        return fill_seats(t, self.poorest(t), ids.GIVE_ONE, out)

    def answer(self, t: StockpileTable, action: i64) -> None:
        if t.power_step == 0:
            self.take_from(t, action - ids.TAKE_FROM)
        else:
            self.level(t, action - ids.GIVE_ONE)

    def take_from(self, t: StockpileTable, rich: i64) -> None:
        t.chosen_seat = rich
        t.power_step = TAKEN

    def amount_to_take(self, t: StockpileTable) -> i64:
        """Return the amount that can be taken."""
        most = t.card_data.sanders_taken
        return most if most <= t.money[t.chosen_seat] else t.money[t.chosen_seat]

    def own_share(self, t: StockpileTable) -> i64:
        """Of less than $2K the first $1K is the owner's."""
        return t.card_data.sanders_taken - t.card_data.sanders_given

    def keep_all(self, t: StockpileTable) -> None:
        """There is nothing left to give."""
        t.power_step = LEVELLED
        hand_over(t, t.chosen_seat, t.power_seat, self.amount_to_take(t), self.rule)

    def level(self, t: StockpileTable, poor: i64) -> None:
        t.power_step = LEVELLED
        taken = self.amount_to_take(t)
        own = self.own_share(t)
        if own > taken:
            own = taken
        pay(t, t.chosen_seat, taken)
        t.money[t.power_seat] += own
        t.money[poor] += taken - own
        if t.events:
            data = {"from": int(t.chosen_seat), "to": int(poor), "amount": int(taken), "given": int(taken - own)}
            t.tell("levelled", t.power_seat, self.rule, data)
        settle(t, t.power_seat)
        settle(t, poor)

    def public_choices(self, t: StockpileTable) -> JsonDict:
        return {"from": int(t.chosen_seat)} if t.power_step == TAKEN else {}

    def remembers(self, t: StockpileTable) -> bool:
        return t.power_step != TAKEN or t.chosen_seat >= 0


def only(among: i64) -> i64:
    """The first seat of a set."""
    seat: i64 = 0
    while not (among >> seat) & 1:
        seat += 1
    return seat


def fill_seats(t: StockpileTable, among: i64, base: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for seat in range(t.seats):
        if (among >> seat) & 1:
            out[count] = base + seat
            count += 1
    return count
