"""A whole game of Stockpile, round by round."""

from __future__ import annotations

from tests.second_reading.asking import Play
from tests.second_reading.stockpile.action import action
from tests.second_reading.stockpile.bonds import buy_bonds, pay_interest
from tests.second_reading.stockpile.components import STARTING_CASH
from tests.second_reading.stockpile.demand import demand
from tests.second_reading.stockpile.endgame import end_game
from tests.second_reading.stockpile.information import deal_pairs
from tests.second_reading.stockpile.movement import movement
from tests.second_reading.stockpile.selling import selling
from tests.second_reading.stockpile.strategies import deal_strategies, discard_strategies
from tests.second_reading.stockpile.supply import supply
from tests.second_reading.stockpile.table import Table


def play(table: Table) -> Play:
    if table.playing_with("strategies"):
        deal_strategies(table)
        yield from discard_strategies(table)
    set_up(table)
    while True:
        yield from play_round(table)
        if table.round == table.rounds:
            break
        start_next_round(table)
    end_game(table)


def set_up(table: Table) -> None:
    """Starting cash, and one share each, face down."""
    for player in table.players:
        player.money = STARTING_CASH[table.number_of_players]
        share: str = table.deal["starting_shares"][player.seat]
        table.take_normal(player, share, set())
        for _, known in table.eyes_on(player):
            known.has_no_action_cards()


def play_round(table: Table) -> Play:
    if table.playing_with("bonds"):
        yield from buy_bonds(table)
    deal_pairs(table)
    yield from supply(table)
    yield from demand(table)
    yield from action(table)
    yield from selling(table)
    yield from movement(table)
    if table.playing_with("bonds"):
        pay_interest(table)


def start_next_round(table: Table) -> None:
    """The first player token goes to the left, or to whoever was handed the first player card."""
    table.round += 1
    table.pairs = []
    table.forecasts = []
    if table.playing_with("first_player_card") and table.next_first is not None:
        table.first = table.next_first
        table.next_first = None
    else:
        table.first = (table.first + 1) % table.number_of_players
    for player in table.players:
        player.fees_taken = 0
        player.ended_on = []
