"""End of the round: bond interest, and the first player of the next one (STK-RND-5 … 7, STK-BND-4, STK-FPC-3)."""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.market.money import receive
from bigboard.titles.stockpile.rules.model.table import BONDS, StockpileTable, seat_at


def pay_interest(t: StockpileTable) -> None:
    for place in range(t.seats):
        seat = seat_at(t, place)
        amount = t.ledger[BONDS + seat] * t.card_data.interest
        if amount > 0:
            if t.events:
                t.tell("interest", seat, "STK-BND-4", {"amount": int(amount)})
            receive(t, seat, amount)


def is_last_round(t: StockpileTable) -> bool:
    return t.round + 1 == t.rounds


def pass_token(t: StockpileTable) -> None:
    """To the left, or to whoever was handed the First Player Card."""
    t.round += 1
    if t.next_first >= 0:
        t.first = t.next_first
        t.next_first = -1
    else:
        t.first = t.first + 1 if t.first + 1 < t.seats else i64(0)
