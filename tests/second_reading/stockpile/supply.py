"""Supply Phase: the stockpiles are built."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.commerce import draw_commerce_cards, place_commerce_cards
from tests.second_reading.stockpile.components import BATCHES_OF_MARKET_CARDS
from tests.second_reading.stockpile.first_player_card import place_first_player_card
from tests.second_reading.stockpile.table import PileCard, Player, Table


def supply(table: Table) -> Play:
    for pile in table.piles:
        pile.cards.append(PileCard(table.draw(), face_up=True))
    batches = BATCHES_OF_MARKET_CARDS[table.number_of_players]
    for batch in range(batches):
        for player in table.in_turn_order():
            player.hand = [table.draw(), table.draw()]
        for player in table.in_turn_order():
            yield from place_two_cards(table, player)
            if table.playing_with("commerce") and batch == batches - 1:
                draw_commerce_cards(table, player)
    if table.playing_with("commerce"):
        yield from place_commerce_cards(table)
    if table.playing_with("first_player_card"):
        yield from place_first_player_card(table)


def place_two_cards(table: Table, player: Player) -> Play:
    """One face up and the other face down, on the same pile or on different ones. The open one is asked for first."""
    answer = yield from ask(player.seat, "place_card", placings(table, player, "place_up"), even_if_forced=True)
    lay(table, player, answer)
    answer = yield from ask(player.seat, "place_card", placings(table, player, "place_down"), even_if_forced=True)
    lay(table, player, answer)


def placings(table: Table, player: Player, kind: str) -> Iterator[Answer]:
    for card in sorted(set(player.hand)):
        for pile in range(len(table.piles)):
            yield {"type": kind, "card": card, "pile": pile}


def lay(table: Table, player: Player, answer: Answer) -> None:
    player.hand.remove(answer["card"])
    if answer["type"] == "place_up":
        card = PileCard(answer["card"], face_up=True)
    else:
        card = PileCard(answer["card"], face_up=False, seen_by={player.seat})
    table.piles[answer["pile"]].cards.append(card)
