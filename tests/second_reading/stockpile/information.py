"""Information Phase: a pair of company and forecast for every player, one open, the rest face down."""

from __future__ import annotations

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.components import (
    ALL_FORECASTS,
    BASE_FORECASTS,
    COMPANIES,
    OPEN_PAIRS,
    PAIRS_OF_A_PLAYER,
)
from tests.second_reading.stockpile.table import Pair, Player, Table


def deal_pairs(table: Table) -> Play:
    """In turn order, then the open pair, then those beside the board. Everyone looks at their own."""
    this_round = table.deal["rounds"][table.round - 1]
    table.forecasts = sorted(this_round.get("dice", BASE_FORECASTS), key=ALL_FORECASTS.index)
    cards = [(company, forecast) for company, forecast in this_round["pairs"]]
    seats = range(table.number_of_players)
    for turn, player in enumerate(table.in_turn_order()):
        if "Forecast Phil" in player.investors:
            yield from phil_picks(table, player, cards, turn * PAIRS_OF_A_PLAYER[table.number_of_players])
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


def phil_picks(table: Table, player: Player, cards: list[tuple[str, str]], own: int) -> Play:
    """One company or forecast for the first of his pairs. It changes places with the card that was meant for him."""
    answers: list[Answer] = [{"type": "pick_company", "company": company} for company in COMPANIES]
    answers += [{"type": "pick_forecast", "forecast": forecast} for forecast in dict.fromkeys(table.forecasts)]
    answer = yield from ask(player.seat, "pick_card", answers)
    company, forecast = cards[own]
    if answer["type"] == "pick_company":
        there = next(place for place, pair in enumerate(cards) if pair[0] == answer["company"])
        cards[there] = (company, cards[there][1])
        cards[own] = (answer["company"], cards[own][1])
    elif answer["forecast"] != forecast:
        there = next(place for place, pair in enumerate(cards) if pair[1] == answer["forecast"])
        cards[there] = (cards[there][0], forecast)
        cards[own] = (company, answer["forecast"])


def turn_up(table: Table, pair: Pair) -> None:
    """For everyone to see."""
    pair.open = True
    pair.seen_by = set(range(table.number_of_players))
