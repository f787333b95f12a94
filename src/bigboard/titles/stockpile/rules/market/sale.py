"""One turn of selling: any number of shares of any companies (STK-SEL-1 … 6).

Companies are sold in ascending order, of each first whole split cards, then either halves of split cards or normal
cards. Selling a normal card and half of a split one comes to the same as selling a split one whole, so it is not
offered.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import CARDS_AT_ONCE, COMPANIES, HELD_KINDS
from bigboard.titles.stockpile.rules.market.shares import sell_half, sell_normal, sell_split
from bigboard.titles.stockpile.rules.model.lookups import normal_cards, price_of, split_cards
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import SELL, SELL_HALF, SELL_SPLIT, STOP


def begin_sale(t: StockpileTable, company: i64) -> None:
    """From this company on everything may be sold."""
    t.sell_from = company
    t.sell_step = 0


def can_sell_more(t: StockpileTable, seat: i64) -> bool:
    """Check by public knowledge: the number of a seat's cards is public, their kinds are not."""
    return t.sell_from < COMPANIES and normal_cards(t, seat) + split_cards(t, seat) > 0


def fill_sales(t: StockpileTable, seat: i64, end: i64, out: vec[i64]) -> i64:
    """List the sales of companies below `end`, and the end of the sale."""
    count: i64 = 0
    for company in range(t.sell_from, end):
        for k in range(t.hold[seat * HELD_KINDS + company]):
            out[count] = SELL + company * CARDS_AT_ONCE + k
            count += 1
        cards = t.split[seat * COMPANIES + company]
        if cards > 0:
            if company > t.sell_from or t.sell_step == 0:
                for k in range(cards):
                    out[count] = SELL_SPLIT + company * CARDS_AT_ONCE + k
                    count += 1
            for k in range(cards):
                out[count] = SELL_HALF + company * CARDS_AT_ONCE + k
                count += 1
    out[count] = STOP
    return count + 1


def take_sale(t: StockpileTable, seat: i64, action: i64) -> None:
    """Carry out the sale of the action."""
    if action < SELL_SPLIT:
        number = action - SELL
    elif action < SELL_HALF:
        number = action - SELL_SPLIT
    else:
        number = action - SELL_HALF
    company = number // CARDS_AT_ONCE
    cards = number % CARDS_AT_ONCE + 1
    price = price_of(t, company)
    if action < SELL_SPLIT:
        sell_normal(t, seat, company, cards, price, "STK-SEL-4")
    elif action < SELL_HALF:
        sell_split(t, seat, company, cards, price)
        t.sell_from = company
        t.sell_step = 1
        return
    else:
        sell_half(t, seat, company, cards, price, "STK-SEL-6")
    t.sell_from = company + 1
    t.sell_step = 0
