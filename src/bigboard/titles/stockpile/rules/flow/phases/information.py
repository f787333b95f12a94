"""Start of the round and Information Phase: bonds, dice, pairs (STK-RND-4, STK-INF-1 … 5, STK-DIC-1 … 4)."""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import FORECAST_NAMES
from bigboard.titles.stockpile.rules.market.money import pay
from bigboard.titles.stockpile.rules.model.lookups import seat_at
from bigboard.titles.stockpile.rules.model.pair_visibility import owner_of_pair, pair_words
from bigboard.titles.stockpile.rules.model.sizes import ALL_SEATS, DONE, PAIRS, WAIT
from bigboard.titles.stockpile.rules.model.table import (
    BONDS,
    COMPANY,
    ENDED,
    FEES_TAKEN,
    FORECAST,
    SEEN_BY,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.numbers import ASK_BUY_BONDS, BUY_BONDS


def begin_round(t: StockpileTable) -> None:
    t.used = 0
    t.laid = 0
    for seat in range(t.seats):
        t.ledger[FEES_TAKEN + seat] = 0
        t.ledger[ENDED + seat] = 0
    if t.events:
        t.tell("round", t.first, "STK-RND-3", {"round": int(t.round) + 1, "first": int(t.first)})


def bonds_for(t: StockpileTable, seat: i64) -> i64:
    """Return the number of bonds that the seat can buy now (STK-BND-2, -3, -7)."""
    most = t.card_data.bond_limit
    if most > t.bonds_left:
        most = t.bonds_left
    price: i64 = t.card_data.bond_price[t.seats]
    while most > 0 and most * price > t.money[seat]:
        most -= 1
    return most


def advance_bonds(t: StockpileTable) -> i64:
    """STK-BND-1: in turn order. A player who can buy none is not asked."""
    while t.at < t.seats:
        seat = seat_at(t, t.at)
        if bonds_for(t, seat) > 0:
            t.actor = seat
            t.question = ASK_BUY_BONDS
            return WAIT
        t.at += 1
    return DONE


def buy_bonds(t: StockpileTable, action: i64) -> None:
    bonds = action - BUY_BONDS
    t.at += 1
    if bonds > 0:
        amount = bonds * i64(t.card_data.bond_price[t.seats])
        pay(t, t.actor, amount)
        t.ledger[BONDS + t.actor] += bonds
        t.bonds_left -= bonds
        if t.events:
            t.tell("bonds_bought", t.actor, "STK-BND-1", {"bonds": int(bonds), "amount": int(amount)})


def lay_out_pairs(t: StockpileTable) -> None:
    """Roll the dice and prepare the cards of the round, without dealing them."""
    base = t.round * (2 * PAIRS)
    for k in range(i64(PAIRS)):
        t.pairs[COMPANY + k] = t.to_come[base + k]
        t.pairs[FORECAST + k] = t.to_come[base + PAIRS + k]
        t.pairs[SEEN_BY + k] = 0
    if t.with_dice and t.events:
        rolled = [FORECAST_NAMES[t.dice[t.round * PAIRS + die]] for die in range(PAIRS)]
        t.tell("dice", t.first, "STK-DIC-1", {"dice": rolled})


def deal_pairs(t: StockpileTable) -> None:
    """STK-INF-2 … 4, STK-TWO-2, STK-TWO-3."""
    for pair in range(i64(PAIRS)):
        owner = owner_of_pair(t, pair)
        if owner >= 0:
            t.pairs[SEEN_BY + pair] = i64(1) << owner
            if t.events:
                t.whisper("pair_dealt", owner, "STK-INF-2", {"pair": int(pair)}, pair_words(t, pair))
        elif pair == t.seats and t.meeples == 1:
            t.pairs[SEEN_BY + pair] = ALL_SEATS
            if t.events:
                t.tell("open_pair", -1, "STK-INF-3", {"pair": int(pair)} | pair_words(t, pair))
