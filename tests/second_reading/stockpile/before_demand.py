"""What investors do between the Supply Phase and the first bid: Warren looks, Mark moves a card."""

from __future__ import annotations

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.table import Player, Table


def before_demand(table: Table) -> Play:
    """In turn order. Who owns both chooses which comes first."""
    for player in table.in_turn_order():
        powers = [name for name in ("Maverick Mark", "Wise Warren") if name in player.investors]
        while powers:
            answer = yield from ask(player.seat, "choose_power", [{"type": "use", "investor": name} for name in powers])
            powers.remove(answer["investor"])
            if answer["investor"] == "Wise Warren":
                yield from warren_looks(table, player)
            else:
                yield from mark_moves(table, player)


def warren_looks(table: Table, player: Player) -> Play:
    """At all face-down cards of one stockpile."""
    piles = [
        number
        for number, pile in enumerate(table.piles)
        if any(not card.face_up and player.seat not in card.seen_by for card in pile.cards)
    ]
    looks: list[Answer] = [{"type": "look_at_pile", "pile": number} for number in piles]
    answer = yield from ask(player.seat, "look_at_pile", [*looks, {"type": "pass"}])
    if answer["type"] == "pass":
        return
    for card in table.piles[answer["pile"]].cards:
        if not card.face_up:
            card.seen_by.add(player.seat)


def mark_moves(table: Table, player: Player) -> Play:
    """Any card to another stockpile, face up or down as it lies. He does not look at it.

    Of open cards that are alike and lie together only the first is asked for.
    """
    moves: list[Answer] = []
    for number, pile in enumerate(table.piles):
        open_cards: list[str] = []
        for place, card in enumerate(pile.cards):
            if card.face_up and card.name in open_cards:
                continue
            if card.face_up:
                open_cards.append(card.name)
            moves.append({"type": "move_card", "pile": number, "place": place})
    answer = yield from ask(player.seat, "move_card", [*moves, {"type": "pass"}])
    if answer["type"] == "pass":
        return
    source: int = answer["pile"]
    target = yield from ask(
        player.seat,
        "move_to",
        [{"type": "move_to", "pile": number} for number in range(len(table.piles)) if number != source],
    )
    card = table.piles[source].cards.pop(answer["place"])
    table.piles[target["pile"]].cards.append(card)
