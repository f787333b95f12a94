"""Movement Phase: the pairs are turned up one after the other and carried out."""

from __future__ import annotations

from tests.second_reading.asking import Play
from tests.second_reading.stockpile.components import dividend, steps
from tests.second_reading.stockpile.information import turn_up
from tests.second_reading.stockpile.prices import move, pay_dividend
from tests.second_reading.stockpile.table import Pair, Table


def movement(table: Table) -> Play:
    """Players in turn order, then the open pair, then those beside the board: as they were dealt."""
    for pair in table.pairs:
        turn_up(table, pair)
        yield from carry_out(table, pair)


def carry_out(table: Table, pair: Pair) -> Play:
    if dividend(pair.forecast):
        yield from pay_dividend(table, pair.company, dividend(pair.forecast))
    else:
        yield from move(table, pair.company, steps(pair.forecast))
