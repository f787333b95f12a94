"""Action Phase: Stock Booms and Stock Busts are used."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.components import ACTION_CARD_STEPS, BOOM, BUST, COMPANIES
from tests.second_reading.stockpile.prices import move
from tests.second_reading.stockpile.table import Player, Table


def action(table: Table) -> Play:
    for player in table.in_turn_order():
        yield from act(table, player)
        for _, known in table.eyes_on(player):
            known.has_no_action_cards()


def act(table: Table, player: Player) -> Play:
    """All action cards are used, in any order."""
    while True:
        answers = list(uses_of_action_cards(player))
        if not answers:
            return
        answer = yield from ask(player.seat, "act", answers)
        boom = answer["type"] == "boom"
        table.discard_normal(player, BOOM if boom else BUST)
        yield from move(table, answer["company"], ACTION_CARD_STEPS if boom else -ACTION_CARD_STEPS)


def uses_of_action_cards(player: Player) -> Iterator[Answer]:
    for card, kind in ((BOOM, "boom"), (BUST, "bust")):
        if player.normal[card]:
            for company in COMPANIES:
                yield {"type": kind, "company": company}
