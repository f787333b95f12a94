"""Selling Phase: one turn each, and a second one for a player who may sell again (STK-SEL-1)."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import COMPANIES
from bigboard.titles.stockpile.rules.market.sale import begin_sale, can_sell_more, fill_sales, take_sale
from bigboard.titles.stockpile.rules.market.shares import count_all_shares
from bigboard.titles.stockpile.rules.model.lookups import normal_cards, seat_at, split_cards
from bigboard.titles.stockpile.rules.model.power import AT_AFTER_SELLING, IN_SELLING
from bigboard.titles.stockpile.rules.model.sizes import DONE, WAIT
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_SELL, STAGE_SELLING, STOP
from bigboard.titles.stockpile.rules.powers.timing import fill_uses, may_use, ready


def advance_selling(t: StockpileTable) -> i64:
    """In turn order, as long as the seat may have something to sell."""
    while t.at < t.seats:
        seat = seat_at(t, t.at)
        if may_sell(t, seat) and (can_sell_more(t, seat) or may_use_investor(t, seat)):
            t.actor = seat
            t.question = ASK_SELL
            return WAIT
        t.at += 1
        begin_sale(t, 0)
    return DONE


def may_sell(t: StockpileTable, seat: i64) -> bool:
    """Return True in the Selling Phase for all seats; after it for those that sell again."""
    if t.stage == STAGE_SELLING:
        return True
    if not t.moments[seat] & AT_AFTER_SELLING:
        return False
    return ready(t, seat, 0, AT_AFTER_SELLING) >= 0 or ready(t, seat, 1, AT_AFTER_SELLING) >= 0


def may_use_investor(t: StockpileTable, seat: i64) -> bool:
    """STK-INV-SOROS: an investor that sells may do so after the last of the ordinary sales."""
    if not t.with_investors or not may_use(t, seat, IN_SELLING):
        return False
    return normal_cards(t, seat) + split_cards(t, seat) > 0


def fill_selling(t: StockpileTable, out: vec[i64]) -> i64:
    """Ordinary sales, and an investor that sells, before, between or after them."""
    count = fill_sales(t, t.actor, COMPANIES, out)
    if t.with_investors and can_use_investor(t, t.actor, count):
        count = fill_uses(t, t.actor, IN_SELLING, out, count)
    return count


def can_use_investor(t: StockpileTable, seat: i64, sales: i64) -> bool:
    """Return True if there is a share to sell."""
    return sales > 1 or count_all_shares(t, seat) + split_cards(t, seat) > 0


def sell(t: StockpileTable, action: i64) -> None:
    if action == STOP:
        t.at += 1
        begin_sale(t, 0)
    else:
        take_sale(t, t.actor, action)
