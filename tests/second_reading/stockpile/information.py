"""Information Phase: a pair of company and forecast for every player, one open, the rest face down."""

from __future__ import annotations

from tests.second_reading.stockpile.components import ALL_FORECASTS, BASE_FORECASTS, OPEN_PAIRS, PAIRS_OF_A_PLAYER
from tests.second_reading.stockpile.table import Pair, Table


def deal_pairs(table: Table) -> None:
    """In turn order, then the open pair, then those beside the board. Everybody looks at their own."""
    this_round = table.deal["rounds"][table.round - 1]
    table.forecasts = sorted(this_round.get("dice", BASE_FORECASTS), key=ALL_FORECASTS.index)
    cards = [(company, forecast) for company, forecast in this_round["pairs"]]
    seats = range(table.number_of_players)
    table.pairs = []
    for player in table.in_turn_order():
        for _ in range(PAIRS_OF_A_PLAYER[table.number_of_players]):
            company, forecast = cards.pop(0)
            table.pairs.append(Pair(player.seat, company, forecast, open=False, seen_by={player.seat}))
    for _ in range(OPEN_PAIRS[table.number_of_players]):
        company, forecast = cards.pop(0)
        table.pairs.append(Pair(None, company, forecast, open=True, seen_by=set(seats)))
    for company, forecast in cards:
        table.pairs.append(Pair(None, company, forecast, open=False, seen_by=set()))


def turn_up(table: Table, pair: Pair) -> None:
    """For everybody to see."""
    pair.open = True
    pair.seen_by = set(range(table.number_of_players))
