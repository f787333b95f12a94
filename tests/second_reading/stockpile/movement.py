"""Movement Phase: the pairs are turned up one after the other and carried out."""

from __future__ import annotations

from tests.second_reading.asking import Play
from tests.second_reading.stockpile.components import dividend, is_dividend, steps
from tests.second_reading.stockpile.information import turn_up
from tests.second_reading.stockpile.prices import move, pay_dividend
from tests.second_reading.stockpile.table import Pair, Table

FALSIFIED = 3


def movement(table: Table) -> Play:
    """Players in turn order, then the open pair, then those beside the board: as they were dealt."""
    for pair in table.pairs:
        turn_up(table, pair)
        pair.carried_out = True
        yield from carry_out(table, pair)


def carry_out(table: Table, pair: Pair) -> Play:
    """What lies on the forecast changes it: a Circuit Breaker undoes it, Falsified Earnings shift it by 3."""
    laid = [card.name for card in pair.laid]
    if "Circuit Breaker" in laid:
        return
    falsified = FALSIFIED * laid.count("Falsified Earnings")
    if is_dividend(pair.forecast):
        yield from pay_dividend(table, pair.company, dividend(pair.forecast))
        yield from move(table, pair.company, -falsified)
    elif steps(pair.forecast) > 0:
        yield from move(table, pair.company, steps(pair.forecast) - falsified)
    else:
        yield from move(table, pair.company, steps(pair.forecast) + falsified)
