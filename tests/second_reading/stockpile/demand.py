"""Demand Phase: the stockpiles are auctioned, paid and taken."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.components import BIDDING_TRACK, COMMODITIES, FEES, FIRST_PLAYER_CARD, MEEPLES, TAX
from tests.second_reading.stockpile.first_player_card import hand_over_first_player_card
from tests.second_reading.stockpile.money import free_money, pay_owed_fees, price_of_space
from tests.second_reading.stockpile.table import EVERYBODY, Pile, PileCard, Player, Table


def demand(table: Table) -> Play:
    table.bidding = True
    yield from auction(table)
    table.bidding = False
    yield from pay_and_take(table)
    pay_fees(table)


def auction(table: Table) -> Play:
    """Everybody places a meeple in turn order, with two players twice. Beaten meeples wait until all have been placed;
    then they are placed again, clockwise from the last bidder, until every track has one meeple.
    """
    for _ in range(MEEPLES[table.number_of_players]):
        for player in table.in_turn_order():
            yield from bid(table, player)
    seat = table.first
    while any(player.beaten for player in table.players):
        player = table.players[seat]
        if player.beaten:
            yield from bid(table, player)
            player.beaten -= 1
        seat = (seat + 1) % table.number_of_players


def bid(table: Table, player: Player) -> Play:
    answer = yield from ask(player.seat, "bid", possible_bids(table, player))
    pile = table.piles[answer["pile"]]
    if pile.bidder is not None:
        table.players[pile.bidder].beaten += 1
    pile.bidder = player.seat
    pile.space = answer["space"]


def possible_bids(table: Table, player: Player) -> Iterator[Answer]:
    """Any track without a meeple of one's own, above the standing bid, up to the money one has."""
    for number, pile in enumerate(table.piles):
        if pile.bidder == player.seat:
            continue
        lowest = lowest_space(table, pile)
        if lowest is None:
            continue
        for space in range(lowest, len(BIDDING_TRACK)):
            if max(0, price_of_space(table, player, space)) <= free_money(table, player):
                yield {"type": "bid", "pile": number, "space": space}


def lowest_space(table: Table, pile: Pile) -> int | None:
    """The lowest space that the next bid may take; None when the track is locked."""
    if pile.bidder is None:
        return 0
    space = pile.space + 1
    return space if space < len(BIDDING_TRACK) else None


def pay_and_take(table: Table) -> Play:
    """All bids are paid, all cards but fees are taken, and the first player card is handed on."""
    won = [(player, pile) for player in table.in_turn_order() for pile in table.piles if pile.bidder == player.seat]
    for player, pile in won:
        player.money -= price_of_space(table, player, pile.space)
        player.ended_on.append(pile.space)
    card = [player for player, pile in won if any(card.name == FIRST_PLAYER_CARD for card in pile.cards)]
    for player, pile in won:
        take_pile(table, player, pile)
    for winner in card:
        yield from hand_over_first_player_card(table, winner)


def take_pile(table: Table, player: Player, pile: Pile) -> None:
    """Commodities and taxes lie open beside the board; shares and action cards go into the portfolio."""
    everyone = {EVERYBODY, *range(table.number_of_players)}
    for card in pile.cards:
        if card.name in COMMODITIES or card.name == TAX:
            player.goods[card.name] += 1
        elif card.name not in FEES and card.name != FIRST_PLAYER_CARD:
            table.take_normal(player, card.name, everyone if card.face_up else card.seen_by)
    pile.cards = [PileCard(card.name, face_up=True) for card in pile.cards if card.name in FEES]


def pay_fees(table: Table) -> None:
    """In turn order. Older fees are paid first, and of those of one round the dearest."""
    for player in table.in_turn_order():
        fees = [card.name for pile in table.piles if pile.bidder == player.seat for card in pile.cards]
        player.fees_taken = len(fees)
        player.owes += sorted(fees, reverse=True)
        pay_owed_fees(table, player)
    for pile in table.piles:
        pile.cards = []
        pile.bidder = None
