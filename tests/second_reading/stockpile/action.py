"""Action Phase: Stock Booms and Stock Busts are used."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.components import ACTION_CARD_STEPS, BOOM, BUST, COMPANIES
from tests.second_reading.stockpile.prices import move
from tests.second_reading.stockpile.strategies import play_strategy, plays_a_round, possible_plays
from tests.second_reading.stockpile.strategy_money import has_action_card
from tests.second_reading.stockpile.table import Player, Table


def action(table: Table) -> Play:
    for player in table.in_turn_order():
        table.plays_left = plays_a_round(player)
        yield from act(table, player)
        table.plays_left = 0
        for _, known in table.eyes_on(player):
            known.has_no_action_cards()


def act(table: Table, player: Player) -> Play:
    """All action cards are used, in any order, and before, between or after them a strategy card may be played."""
    while True:
        answers = [*uses_of_action_cards(player), *possible_plays(table, player)]
        if not has_action_card(table, player):
            answers.append({"type": "end_turn"})
        # With cards in hand, nobody else knows whether one can be played.
        secret = table.plays_left > 0 and bool(player.strategies)
        answer = yield from ask(player.seat, "act", answers, even_if_forced=secret)
        if answer["type"] == "end_turn":
            return
        if answer["type"] == "play":
            yield from play_strategy(table, player, answer["card"])
        else:
            boom = answer["type"] == "boom"
            table.discard_normal(player, BOOM if boom else BUST)
            yield from move(table, answer["company"], ACTION_CARD_STEPS if boom else -ACTION_CARD_STEPS)


def uses_of_action_cards(player: Player) -> Iterator[Answer]:
    for card, kind in ((BOOM, "boom"), (BUST, "bust")):
        if player.normal[card]:
            for company in COMPANIES:
                yield {"type": kind, "company": company}
