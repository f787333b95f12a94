"""The first player card: who wins its pile says who begins the next round."""

from __future__ import annotations

from tests.second_reading.asking import Play, ask
from tests.second_reading.stockpile.components import FIRST_PLAYER_CARD
from tests.second_reading.stockpile.table import PileCard, Player, Table


def place_first_player_card(table: Table) -> Play:
    """By the first player, after all other cards; left out in the last round."""
    if table.round == table.rounds:
        return
    answer = yield from ask(
        table.first,
        "place_first_card",
        [{"type": "place_first_card", "pile": pile} for pile in range(len(table.piles))],
    )
    table.piles[answer["pile"]].cards.append(PileCard(FIRST_PLAYER_CARD, face_up=True))


def hand_over_first_player_card(table: Table, winner: Player) -> Play:
    """At once, to any player, oneself included. The turn order of this round stays."""
    answer = yield from ask(
        winner.seat,
        "hand_first_card",
        [{"type": "hand_first_card", "seat": seat} for seat in range(table.number_of_players)],
    )
    table.next_first = answer["seat"]
