"""Investment strategies: dealt and discarded before the game, played in the Action Phase."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.powers.strategy_market import BY_NAME, NAMES, can_be_played
from tests.second_reading.stockpile.table import Player, Table

DISCARDED = 2


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=NAMES.index)


def deal_strategies(table: Table) -> None:
    """Three cards and one more for each round."""
    table.strategy_deck = list(table.deal["strategies"])
    for player in table.players:
        player.strategies = [table.strategy_deck.pop(0) for _ in range(3 + table.rounds)]


def discard_strategies(table: Table) -> Play:
    """Two cards each, out of the game, unseen by others. They are asked for in the order of the deck's list."""
    for player in table.in_turn_order():
        for left in range(DISCARDED - 1, -1, -1):
            hand = in_order(player.strategies)
            lowest = max((NAMES.index(card) for card in player.discarded), default=0)
            # A card after which as many others follow as are still to be discarded.
            cards = [card for place, card in enumerate(hand) if place + left < len(hand)]
            cards = [card for card in cards if NAMES.index(card) >= lowest]
            answer = yield from ask(
                player.seat,
                "discard_strategy",
                [{"type": "discard_strategy", "card": card} for card in dict.fromkeys(cards)],
                even_if_forced=True,
            )
            player.strategies.remove(answer["card"])
            player.discarded.append(answer["card"])
    for player in table.players:
        if "Illicit Ivan" in player.investors:
            player.strategies += [table.strategy_deck.pop(0) for _ in range(table.rounds - 1)]


def plays_a_round(player: Player) -> int:
    return 2 if "Illicit Ivan" in player.investors else 1


def possible_plays(table: Table, player: Player) -> Iterator[Answer]:
    if table.plays_left:
        for card in dict.fromkeys(in_order(player.strategies)):
            if can_be_played(table, player, card):
                yield {"type": "play", "card": card}


def play_strategy(table: Table, player: Player, name: str) -> Play:
    """The cost is paid before anything happens; the card is out of the game."""
    card = BY_NAME[name]
    table.plays_left -= 1
    player.money -= card.cost
    player.strategies.remove(name)
    table.played.append(name)
    yield from card.do(table, player)
