"""The final count: majorities, final sale, bonds, commodities, taxes (STK-END-1 … 8)."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import richest, zeros
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMMERCE_KINDS,
    COMMODITIES,
    COMPANIES,
    COMPANY_NAMES,
    FEE,
    HELD_KINDS,
)
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.stockpile.rules.model.table import BONDS, DEBTS, FINAL_PRICE, SALE_BONUS, StockpileTable
from bigboard.titles.stockpile.rules.numbers import GAME_OVER


def shares_of(t: StockpileTable, seat: i64, company: i64) -> i64:
    """A split card counts as two shares."""
    return t.hold[seat * HELD_KINDS + company] + 2 * t.split[seat * COMPANIES + company]


def majority_bonus(t: StockpileTable, seat: i64, company: i64) -> i64:
    """STK-END-1 … 3: most shares, alone or with others."""
    own = shares_of(t, seat, company)
    tied = False
    for other in range(t.seats):
        theirs = shares_of(t, other, company)
        if theirs > own:
            return 0
        if other != seat and theirs == own:
            tied = True
    if own == 0:
        return 0
    return t.card_data.tied_majority if tied else t.card_data.majority


def final_sale(t: StockpileTable, seat: i64, company: i64) -> i64:
    """STK-END-4."""
    return shares_of(t, seat, company) * (price_of(t, company) + t.traits[SALE_BONUS + seat])


def short_company(t: StockpileTable, seat: i64) -> i64:
    """SR-115: the cheapest company of which one share may be sold at a fixed price; -1 if that brings nothing."""
    best: i64 = -1
    if t.traits[FINAL_PRICE + seat] > 0:
        for company in range(i64(COMPANIES)):
            cheaper = best < 0 or price_of(t, company) < price_of(t, best)
            if cheaper and shares_of(t, seat, company) > 0 and price_of(t, company) < t.traits[FINAL_PRICE + seat]:
                best = company
    return best


def commodity_sets(t: StockpileTable, seat: i64) -> i64:
    """STK-COM-5: a first set of all kinds, a second of those held twice, and so on."""
    total: i64 = 0
    copies: i64 = 1
    while True:
        kinds: i64 = 0
        for k in range(seat * COMMERCE_KINDS, seat * COMMERCE_KINDS + COMMODITIES):
            if t.commerce_held[k] >= copies:
                kinds += 1
        if kinds == 0:
            return total
        total += t.card_data.sets[kinds]
        copies += 1


def taxes(t: StockpileTable, seat: i64) -> i64:
    """STK-COM-6."""
    return t.card_data.penalties[t.commerce_held[seat * COMMERCE_KINDS + COMMODITIES]]


class Count:
    """The final count of one seat: its money, and the fees that are paid from it as it comes (STK-END-6)."""

    def __init__(self, t: StockpileTable, seat: i64) -> None:
        self.t = t
        self.seat = seat
        self.money: i64 = t.money[seat]
        self.owed: i64 = t.ledger[DEBTS + seat]

    def add(self, amount: i64, type: str, rule: str, about: str, tell: bool) -> None:
        if amount == 0:
            return
        self.money += amount
        if tell:
            self.t.money[self.seat] = self.money
            data: dict[str, object] = {"amount": int(amount)}
            if about:
                data["company"] = about
            self.t.tell(type, self.seat, rule, data)
        if self.owed:
            self.pay_fees(tell)

    def pay_fees(self, tell: bool) -> None:
        kept: i64 = 0
        place: i64 = 0
        owed = self.owed
        while owed:
            fee = (owed & 3) - 1
            owed >>= 2
            if self.t.card_data.fees[fee] <= self.money:
                self.money -= self.t.card_data.fees[fee]
                if tell:
                    self.t.money[self.seat] = self.money
                    self.t.discard[FEE + fee] += 1
                    self.t.ledger[DEBTS + self.seat] = kept | owed << (2 * place)
                    data = {"card": CARD_NAMES[FEE + fee], "amount": int(self.t.card_data.fees[fee])}
                    self.t.tell("fee_paid", self.seat, "STK-END-6", data)
            else:
                kept |= (fee + 1) << (2 * place)
                place += 1
        self.owed = kept


def count_seat(t: StockpileTable, seat: i64, tell: bool) -> Count:
    """STK-END-5: majorities, sale, bonds, commodities, and taxes last."""
    count = Count(t, seat)
    for company in range(i64(COMPANIES)):
        bonus = majority_bonus(t, seat, company)
        rule = "STK-END-1" if bonus == t.card_data.majority else "STK-END-2"
        count.add(bonus, "majority", rule, COMPANY_NAMES[company], tell)
    short = short_company(t, seat)
    for company in range(i64(COMPANIES)):
        amount = final_sale(t, seat, company)
        if company == short:
            amount += t.traits[FINAL_PRICE + seat] - price_of(t, company)
        count.add(amount, "final_sale", "STK-END-4", COMPANY_NAMES[company], tell)
    if t.with_bonds:
        price: i64 = t.card_data.bond_price[t.seats]
        count.add(t.ledger[BONDS + seat] * price, "bonds_repaid", "STK-BND-6", "", tell)
    if t.with_commerce:
        count.add(commodity_sets(t, seat), "commodities", "STK-COM-5", "", tell)
        count.add(-taxes(t, seat), "taxes", "STK-COM-6", "", tell)
    return count


def discard_paid_fees(t: StockpileTable, seat: i64, owed: i64) -> None:
    """STK-END-6: fees that the final count has paid go to the discard pile; only the others are still owed."""
    before = t.ledger[DEBTS + seat]
    while before:
        t.discard[FEE + (before & 3) - 1] += 1
        before >>= 2
    t.ledger[DEBTS + seat] = owed
    while owed:
        t.discard[FEE + (owed & 3) - 1] -= 1
        owed >>= 2


def finish(t: StockpileTable) -> None:
    """End the game: the count becomes each seat's money. The cards stay where they are, open to all."""
    t.question = GAME_OVER
    if t.events:
        t.tell("game_over", -1, "STK-RND-7", {"portfolios": [portfolio(t, seat) for seat in range(int(t.seats))]})
    final = zeros(MAX_PLAYERS)
    for seat in range(t.seats):
        count = count_seat(t, seat, t.events)
        final[seat] = count.money
        discard_paid_fees(t, seat, count.owed)
    t.money = final
    if t.events:
        money = [int(final[seat]) for seat in range(t.seats)]
        t.tell("result", -1, "STK-END-7", {"money": money, "winners": richest(money)})


def portfolio(t: StockpileTable, seat: int) -> dict[str, int]:
    shares = {COMPANY_NAMES[c]: int(shares_of(t, seat, c)) for c in range(COMPANIES)}
    return {name: count for name, count in shares.items() if count}


def fill_worth(t: StockpileTable, totals: vec[i64]) -> None:
    """Return each seat's money if the game were scored now."""
    for seat in range(t.seats):
        totals[seat] = t.money[seat] if t.question == GAME_OVER else count_seat(t, seat, False).money


def worth(t: StockpileTable) -> list[int]:
    totals = zeros(MAX_PLAYERS)
    fill_worth(t, totals)
    return [int(totals[seat]) for seat in range(t.seats)]
