"""End of the round: bond interest, and the first player of the next one (STK-RND-5 … 7, STK-BND-4, STK-FPC-3)."""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.market.money import receive
from bigboard.titles.stockpile.rules.model.lookups import seat_at
from bigboard.titles.stockpile.rules.model.table import BONDS, StockpileTable


def pay_interest(t: StockpileTable) -> None:
    for place in range(t.seats):
        seat = seat_at(t, place)
        amount = t.ledger[BONDS + seat] * t.card_data.interest
        if amount > 0:
            receive(t, seat, amount, "interest", "STK-BND-4")


def is_last_round(t: StockpileTable) -> bool:
    return t.round + 1 == t.rounds


def pass_token(t: StockpileTable) -> None:
    """Pass the start to the left, or to the owner of the First Player Card."""
    t.round += 1
    if t.next_first >= 0:
        t.first = t.next_first
        t.next_first = -1
    else:
        t.first = t.first + 1 if t.first + 1 < t.seats else i64(0)
