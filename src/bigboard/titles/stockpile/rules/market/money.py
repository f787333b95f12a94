"""Money: received, paid, promised, owed. All of it in thousands of dollars (STK-SET-11)."""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, FEE, TRACK_SPACES
from bigboard.titles.stockpile.rules.model.table import BIDDER, DEBTS, SPACE, StockpileTable
from bigboard.titles.stockpile.rules.numbers import STAGE_PAYING


def bid_costs(t: StockpileTable, seat: i64) -> i64:
    """STK-DEM-15: the cost of the seat's standing bids, without the money that they will bring."""
    total: i64 = 0
    if t.stage >= STAGE_PAYING:
        return total  # they have been paid
    for pile in range(t.piles_in_play):
        if t.bids[BIDDER + pile] == seat:
            price = t.prices_of[seat * TRACK_SPACES + t.bids[SPACE + pile]]
            if price > 0:
                total += price
    return total


def receive(t: StockpileTable, seat: i64, amount: i64, type: str, rule: str) -> None:
    """Add money by an event of this type; fees the seat owes are paid from it at once (STK-DEM-14)."""
    t.money[seat] += amount
    if t.events:
        t.tell(type, seat, rule, {"amount": int(amount)})
    settle(t, seat)


def settle(t: StockpileTable, seat: i64) -> None:
    """Pay owed fees from new money, after the event that brings it (STK-DEM-14)."""
    if t.ledger[DEBTS + seat]:
        settle_debts(t, seat)


def pay(t: StockpileTable, seat: i64, amount: i64) -> None:
    t.money[seat] -= amount


def owes_fees(t: StockpileTable, seat: i64) -> bool:
    """Return True if money for the seat may go to owed fees."""
    return t.ledger[DEBTS + seat] != 0


def may_decline(t: StockpileTable, seat: i64) -> bool:
    """STK-MOV-13: whether less money can be of use to the seat: with Oprah or Sanders in play, or with an owed fee."""
    return t.may_refuse or owes_fees(t, seat)


def settle_debts(t: StockpileTable, seat: i64) -> None:
    """Owed fees, the oldest first; one that cannot be paid in full does not hold up the others (STK-DEM-14)."""
    free = t.money[seat] - bid_costs(t, seat)
    owed = t.ledger[DEBTS + seat]
    kept: i64 = 0
    place: i64 = 0
    while owed:
        fee = (owed & 3) - 1
        owed >>= 2
        amount = t.card_data.fees[fee]
        if amount <= free:
            free -= amount
            t.money[seat] -= amount
            t.discard[FEE + fee] += 1
            t.ledger[DEBTS + seat] = kept | owed << (2 * place)
            if t.events:
                t.tell("fee_paid", seat, "STK-DEM-14", {"card": CARD_NAMES[FEE + fee], "amount": int(amount)})
        else:
            kept |= (fee + 1) << (2 * place)
            place += 1
    t.ledger[DEBTS + seat] = kept


def owe_fee(t: StockpileTable, seat: i64, fee: i64) -> None:
    """STK-DEM-13: the card stays in front of the player."""
    place: i64 = 0
    while t.ledger[DEBTS + seat] >> (2 * place):
        place += 1
    t.ledger[DEBTS + seat] |= (fee + 1) << (2 * place)
