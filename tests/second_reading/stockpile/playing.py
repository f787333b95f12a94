"""A whole game of Stockpile, round by round."""

from __future__ import annotations

from tests.second_reading.asking import Play
from tests.second_reading.stockpile.action import action
from tests.second_reading.stockpile.bonds import buy_bonds
from tests.second_reading.stockpile.components import STARTING_CASH
from tests.second_reading.stockpile.demand import demand
from tests.second_reading.stockpile.endgame import end_game
from tests.second_reading.stockpile.information import deal_pairs
from tests.second_reading.stockpile.movement import movement
from tests.second_reading.stockpile.powers.investors import (
    auction_investors,
    deal_investors,
    keep_investors,
    starting_cash,
)
from tests.second_reading.stockpile.powers.strategies import deal_strategies, discard_strategies
from tests.second_reading.stockpile.round_end import end_of_round
from tests.second_reading.stockpile.selling import selling
from tests.second_reading.stockpile.supply import supply
from tests.second_reading.stockpile.table import Table


def play(table: Table) -> Play:
    yield from prepare(table)
    set_up(table)
    while True:
        yield from play_round(table)
        if table.round == table.rounds:
            break
        start_next_round(table)
    end_game(table)


def prepare(table: Table) -> Play:
    """Strategy cards are dealt, investors chosen, strategy cards discarded."""
    if table.playing_with("strategies"):
        deal_strategies(table)
    if table.playing_with("investors"):
        deal_investors(table)
        if table.playing_with("auction"):
            yield from auction_investors(table)
            hand_out_cash(table)  # with the cards that were won
        else:
            yield from keep_investors(table)
    if table.playing_with("strategies"):
        yield from discard_strategies(table)
    if not table.playing_with("auction"):
        hand_out_cash(table)


def hand_out_cash(table: Table) -> None:
    """That of one's investors, less what they cost in an auction; otherwise the same for all."""
    for player in table.players:
        if player.investors:
            player.money += sum(starting_cash(table, investor) for investor in player.investors)
        else:
            player.money = STARTING_CASH[table.number_of_players]


def set_up(table: Table) -> None:
    """One share each, face down."""
    for player in table.players:
        share: str = table.deal["starting_shares"][player.seat]
        table.take_normal(player, share, set())
        for _, eyes in table.eyes_on(player):
            eyes.has_no_action_cards()


def play_round(table: Table) -> Play:
    if table.playing_with("bonds"):
        yield from buy_bonds(table)
    yield from deal_pairs(table)
    yield from supply(table)
    yield from demand(table)
    yield from action(table)
    yield from selling(table)
    yield from movement(table)
    yield from end_of_round(table)


def start_next_round(table: Table) -> None:
    """The first player token goes to the left, or to the player who was handed the first player card."""
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
