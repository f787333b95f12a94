"""Shares changing hands: sold, given up, taken back, split and unsplit (STK-SEL-4 … 6, STK-STR-10, -11)."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, COMPANY_NAMES, HELD_KINDS
from bigboard.titles.stockpile.rules.market.money import may_decline, settle
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import (
    could_hide,
    count_known,
    gain_shown,
    lose_card,
    show_cards,
)
from bigboard.titles.stockpile.rules.model.power import ask
from bigboard.titles.stockpile.rules.model.sizes import DONE, PUBLIC
from bigboard.titles.stockpile.rules.model.table import SALE_BONUS, StockpileTable


def count_shares(t: StockpileTable, seat: i64, company: i64) -> i64:
    """Shares of the company in the normal portfolio."""
    return t.hold[seat * HELD_KINDS + company]


def count_split_shares(t: StockpileTable, seat: i64, company: i64) -> i64:
    return t.split[seat * COMPANIES + company]


def count_all_shares(t: StockpileTable, seat: i64) -> i64:
    """All stock cards in the normal portfolio."""
    count: i64 = 0
    for company in range(i64(COMPANIES)):
        count += count_shares(t, seat, company)
    return count


def sell_normal(t: StockpileTable, seat: i64, company: i64, cards: i64, price: i64, rule: str) -> None:
    """STK-SEL-4: the price for each card, and the cards onto the discard pile."""
    for _card in range(cards):
        lose_card(t, seat, company)
    t.discard[company] += cards
    take_proceeds(t, seat, company, "normal", cards, cards, price, rule)


def sell_split(t: StockpileTable, seat: i64, company: i64, cards: i64, price: i64) -> None:
    """STK-SEL-5: twice the price for each card."""
    t.split[seat * COMPANIES + company] -= cards
    t.discard[company] += cards
    take_proceeds(t, seat, company, "split", cards, 2 * cards, price, "STK-SEL-5")


def sell_half(t: StockpileTable, seat: i64, company: i64, cards: i64, price: i64, rule: str) -> None:
    """STK-SEL-6: the price once for each card, which becomes a normal one."""
    unsplit(t, seat, company, cards)
    take_proceeds(t, seat, company, "half", cards, cards, price, rule)


def take_proceeds(
    t: StockpileTable, seat: i64, company: i64, what: str, cards: i64, shares: i64, price: i64, rule: str
) -> None:
    amount = shares * (price + t.traits[SALE_BONUS + seat])
    t.money[seat] += amount
    if t.events:
        data = {"company": COMPANY_NAMES[company], "what": what, "cards": int(cards), "amount": int(amount)}
        t.tell("sold", seat, rule, data)
    settle(t, seat)


def unsplit(t: StockpileTable, seat: i64, company: i64, cards: i64) -> None:
    t.split[seat * COMPANIES + company] -= cards
    for _card in range(cards):
        gain_shown(t, seat, company)


def fill_short_sales(t: StockpileTable, seat: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """One share at a fixed price: a normal card, or half of a split one."""
    for company in range(first, i64(COMPANIES)):
        if count_shares(t, seat, company) > 0:
            out[count] = ids.SELL_SHORT + company
            count += 1
    for company in range(first, i64(COMPANIES)):
        if count_split_shares(t, seat, company) > 0:
            out[count] = ids.SELL_SHORT_HALF + company
            count += 1
    return count


def sell_short(t: StockpileTable, seat: i64, action: i64, price: i64, rule: str) -> i64:
    """Sell one share at a fixed price and says of which company."""
    if action >= ids.SELL_SHORT_HALF:
        sell_half(t, seat, action - ids.SELL_SHORT_HALF, 1, price, rule)
        return action - ids.SELL_SHORT_HALF
    sell_normal(t, seat, action - ids.SELL_SHORT, 1, price, rule)
    return action - ids.SELL_SHORT


def give_up(t: StockpileTable, seat: i64, action: i64, rule: str) -> i64:
    """STK-STR-10: a normal share goes to the discard pile, or a split share becomes normal. Says of which company."""
    company = action - ids.GIVE_UP
    what = "normal"
    if action >= ids.UNSPLIT:
        company = action - ids.UNSPLIT
        what = "split"
        unsplit(t, seat, company, 1)
    else:
        lose_card(t, seat, company)
        t.discard[company] += 1
    if t.events:
        t.tell("share_given_up", seat, rule, {"company": COMPANY_NAMES[company], "what": what})
    return company


def barred_view(t: StockpileTable) -> JsonDict:
    """The company that was given up and cannot be taken, or split, in the same breath."""
    return {"barred": COMPANY_NAMES[t.barred_company]} if t.barred_company >= 0 else {}


def take_share(t: StockpileTable, seat: i64, company: i64, rule: str) -> None:
    """STK-STR-11: from the discard pile, shown, into the normal portfolio."""
    t.discard[company] -= 1
    gain_shown(t, seat, company)
    if t.events:
        t.tell("share_taken", seat, rule, {"company": COMPANY_NAMES[company]})


def fill_takes(t: StockpileTable, but_not: i64, out: vec[i64]) -> i64:
    """The companies with a share in the discard pile."""
    count: i64 = 0
    for company in range(i64(COMPANIES)):
        if t.discard[company] > 0 and company != but_not:
            out[count] = ids.TAKE + company
            count += 1
    return count


def can_take(t: StockpileTable, but_not: i64) -> bool:
    for company in range(i64(COMPANIES)):
        if t.discard[company] > 0 and company != but_not:
            return True
    return False


def split_share(t: StockpileTable, seat: i64, company: i64, rule: str) -> None:
    """A normal share is shown and moved into the split portfolio."""
    lose_card(t, seat, company)
    t.split[seat * COMPANIES + company] += 1
    if t.events:
        t.tell("share_split", seat, rule, {"company": COMPANY_NAMES[company]})


def fill_splits(t: StockpileTable, seat: i64, but_not: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for company in range(i64(COMPANIES)):
        if count_shares(t, seat, company) > 0 and company != but_not:
            out[count] = ids.SPLIT + company
            count += 1
    return count


def is_open(t: StockpileTable, seat: i64, company: i64) -> bool:
    """Return True if the seat has a publicly known share of the company."""
    return count_split_shares(t, seat, company) > 0 or count_known(t, PUBLIC, seat, company) > 0


def show_companies(t: StockpileTable, amount: i64, rule: str) -> i64:
    """The owner of the acting power shows a share of each of as many companies as they like, and is paid for each.

    Publicly known companies are paid without a question where less money is of no use; of the others they
    choose, in ascending order. All of it is there before an owed fee is paid from it.
    """
    seat = t.power_seat
    declines = may_decline(t, seat)
    if t.power_step == 0:
        t.power_step = 1
        for company in range(i64(COMPANIES)):
            if not declines and is_open(t, seat, company):
                pay_for_company(t, company, amount, rule)
    for company in range(t.next_company, i64(COMPANIES)):
        if is_open(t, seat, company):
            if declines:
                return ask(t, ids.ASK_SHOW_COMPANIES)
        elif could_hide(t, seat, company):
            return ask(t, ids.ASK_SHOW_COMPANIES)
    settle(t, seat)
    return DONE


def fill_companies_to_show(t: StockpileTable, out: vec[i64]) -> i64:
    seat = t.power_seat
    declines = may_decline(t, seat)
    count: i64 = 0
    for company in range(t.next_company, i64(COMPANIES)):
        opened = is_open(t, seat, company)
        if (declines and opened) or (not opened and count_shares(t, seat, company) > 0):
            out[count] = ids.CHOOSE + company
            count += 1
    out[count] = ids.STOP
    return count + 1


def show_company(t: StockpileTable, action: i64, amount: i64, rule: str) -> None:
    if action == ids.STOP:
        t.next_company = COMPANIES
        return
    company = action - ids.CHOOSE
    if not is_open(t, t.power_seat, company):
        show_cards(t, t.power_seat, company, 1)
    pay_for_company(t, company, amount, rule)
    t.next_company = company + 1


def pay_for_company(t: StockpileTable, company: i64, amount: i64, rule: str) -> None:
    t.money[t.power_seat] += amount
    if t.events:
        t.tell("company_shown", t.power_seat, rule, {"company": COMPANY_NAMES[company], "amount": int(amount)})
