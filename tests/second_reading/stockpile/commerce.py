"""Commodities and taxes: drawn after the market cards have been placed, and laid open on the stockpiles."""

from __future__ import annotations

from tests.second_reading.asking import Play, ask
from tests.second_reading.stockpile.components import COMMERCE_CARDS_A_ROUND, COMMODITIES, TAX
from tests.second_reading.stockpile.table import PileCard, Player, Table

ORDER = [*COMMODITIES, TAX]


def draw_commerce_cards(table: Table, player: Player) -> None:
    """For one's own eyes, right after placing one's market cards."""
    player.commerce = [table.commerce.pop(0) for _ in range(COMMERCE_CARDS_A_ROUND[table.number_of_players])]


def place_commerce_cards(table: Table) -> Play:
    """In turn order, face up, on any piles; with two players a player's two cards on different ones."""
    for player in table.in_turn_order():
        cards = sorted(player.commerce, key=ORDER.index)
        alike = len(cards) == 2 and cards[0] == cards[1]
        taken: list[int] = []
        for number, card in enumerate(cards):
            piles = [pile for pile in range(len(table.piles)) if pile not in taken]
            if alike:  # which of the two lies where makes no difference, so the first one lies further left
                piles = piles[:-1] if number == 0 else [pile for pile in piles if pile > taken[0]]
            answer = yield from ask(
                player.seat,
                "place_commerce",
                [{"type": "place_commerce", "card": card, "pile": pile} for pile in piles],
            )
            table.piles[answer["pile"]].cards.append(PileCard(card, face_up=True))
            player.commerce.remove(card)
            taken.append(answer["pile"])
