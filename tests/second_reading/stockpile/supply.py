"""Supply Phase: the stockpiles are built."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.commerce import draw_commerce_cards, place_commerce_cards
from tests.second_reading.stockpile.components import BATCHES_OF_MARKET_CARDS
from tests.second_reading.stockpile.first_player_card import place_first_player_card
from tests.second_reading.stockpile.table import PileCard, Player, Table


def supply(table: Table) -> Play:
    yield from lay_opening_cards(table)
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


def lay_opening_cards(table: Table) -> Play:
    """One card on every pile, face up. Robins draws them in secret and says which of them lies face down."""
    cards = [PileCard(table.draw(), face_up=True) for _ in table.piles]
    for player in table.in_turn_order():
        if "Royal Robins" in player.investors:
            player.opening = [card.name for card in cards]
            answer = yield from ask(
                player.seat,
                "hide_card",
                [{"type": "place_down", "card": card.name, "pile": pile} for pile, card in enumerate(cards)],
            )
            player.opening = []
            cards[answer["pile"]] = PileCard(answer["card"], face_up=False, seen_by={player.seat})
    for pile, card in zip(table.piles, cards, strict=True):
        pile.cards.append(card)


def place_two_cards(table: Table, player: Player) -> Play:
    """One face up and the other face down, on the same pile or on different ones. The open one is asked for first.

    Stuart may place both face down.
    """
    answers = list(placings(table, player, "place_up"))
    if "Secretive Stuart" in player.investors:
        answers += placings(table, player, "place_down")
    first = yield from ask(player.seat, "place_card", answers, even_if_forced=True)
    lay(table, player, first)
    answers = list(placings(table, player, "place_down"))
    answer = yield from ask(player.seat, "place_card", answers, even_if_forced=True)
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
