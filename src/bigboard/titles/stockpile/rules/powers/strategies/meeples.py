"""The spaces on which meeples ended this round, which some cards ask for (STK-STR-13)."""

from typing import Final

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.model.table import ENDED, StockpileTable

NIBBLE: Final = 4  # bits for one meeple


def highest(t: StockpileTable, seat: i64) -> i64:
    """The highest space on which a meeple of the seat ended."""
    ended = t.ledger[ENDED + seat]
    first = (ended & 15) - 1
    second = (ended >> NIBBLE) - 1
    return first if first > second else second


def lowest(t: StockpileTable, seat: i64) -> i64:
    ended = t.ledger[ENDED + seat]
    first = (ended & 15) - 1
    second = (ended >> NIBBLE) - 1
    return second if 0 <= second < first else first


def highest_of_others(t: StockpileTable, seat: i64) -> i64:
    best: i64 = -1
    for other in range(t.seats):
        if other != seat and highest(t, other) > best:
            best = highest(t, other)
    return best


def note_ended(t: StockpileTable, seat: i64, space: i64) -> None:
    t.ledger[ENDED + seat] = (t.ledger[ENDED + seat] << NIBBLE) | (space + 1)
