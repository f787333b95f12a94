"""Demand Phase: the stockpiles are auctioned, paid and taken."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.before_demand import before_demand
from tests.second_reading.stockpile.components import BIDDING_TRACK, COMMODITIES, FEES, FIRST_PLAYER_CARD, MEEPLES, TAX
from tests.second_reading.stockpile.first_player_card import hand_over_first_player_card
from tests.second_reading.stockpile.money import free_money, pay_owed_fees, price_of_space, receive
from tests.second_reading.stockpile.powers.strategy_money import unseen_pairs
from tests.second_reading.stockpile.table import EVERYONE, Pile, PileCard, Player, Table


def demand(table: Table) -> Play:
    yield from before_demand(table)
    table.bidding = True
    for player in table.in_turn_order():
        player.has_looked = False
        if "Lazy Liliane" in player.investors:
            receive(table, player, 5)
    yield from auction(table)
    for player in table.in_turn_order():
        if "Mayknow Martha" in player.investors and not player.has_looked:
            yield from martha_looks(table, player, [{"type": "pass"}])
    table.bidding = False
    yield from pay_and_take(table)
    pay_fees(table)


def auction(table: Table) -> Play:
    """Let all players place a meeple in turn order, with two players twice.

    Beaten meeples wait until all have been placed; then they are placed again, clockwise from the last bidder, until
    every track has one meeple.
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
    """Martha may look at a pair first. Mitt is paid for every meeple he places, Liliane pays when she is beaten."""
    answer: Answer = {"type": "use"}
    while answer["type"] == "use":
        answers = list(possible_bids(table, player))
        if "Mayknow Martha" in player.investors and not player.has_looked and unseen_pairs(table, player):
            answers.append({"type": "use", "investor": "Mayknow Martha"})
        answer = yield from ask(player.seat, "bid", answers)
        if answer["type"] == "use":
            yield from martha_looks(table, player, [])
    pile = table.piles[answer["pile"]]
    beaten = None if pile.bidder is None else table.players[pile.bidder]
    pile.bidder = player.seat
    pile.space = answer["space"]
    if "Moneymaker Mitt" in player.investors:
        receive(table, player, 1)
    if beaten is not None:
        beaten.beaten += 1
        if "Lazy Liliane" in beaten.investors:
            beaten.money -= min(1, free_money(table, beaten))
        pay_owed_fees(table, beaten)


def martha_looks(table: Table, player: Player, more: list[Answer]) -> Play:
    """At one pair of another player or beside the board, once a round."""
    player.has_looked = True
    answers = unseen_pairs(table, player)
    answer = yield from ask(player.seat, "look_at_pair", [*answers, *more])
    if answer["type"] == "look_at_pair":
        table.pairs[answer["pair"]].seen_by.add(player.seat)


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


def outbid_by(player: Player) -> int:
    """By how many spaces this player must be outbid: Carlos blocks the space before him."""
    return 2 if "Cunning Carlos" in player.investors else 1


def lowest_space(table: Table, pile: Pile) -> int | None:
    """The lowest space that the next bid may take; None when the track is locked."""
    if pile.bidder is None:
        return 0
    space = pile.space + outbid_by(table.players[pile.bidder])
    return space if space < len(BIDDING_TRACK) else None


def pay_and_take(table: Table) -> Play:
    """All bids are paid, all cards but fees are taken, and the first player card is handed on."""
    won = [(player, pile) for player in table.in_turn_order() for pile in table.piles if pile.bidder == player.seat]
    for player, pile in won:
        player.money -= price_of_space(table, player, pile.space)
        player.ended_on.append(pile.space)
    for player in table.in_turn_order():  # what Barbara receives pays a fee that she owes from earlier rounds
        pay_owed_fees(table, player)
    card = [player for player, pile in won if any(card.name == FIRST_PLAYER_CARD for card in pile.cards)]
    for player, pile in won:
        take_pile(table, player, pile)
    for winner in card:
        yield from hand_over_first_player_card(table, winner)


def take_pile(table: Table, player: Player, pile: Pile) -> None:
    """Commodities and taxes lie open beside the board; shares and action cards go into the portfolio."""
    everyone = {EVERYONE, *range(table.number_of_players)}
    for card in pile.cards:
        if card.name in COMMODITIES or card.name == TAX:
            player.goods[card.name] += 1
        elif card.name not in FEES and card.name != FIRST_PLAYER_CARD:
            table.take_normal(player, card.name, everyone if card.face_up else card.seen_by)
    pile.cards = [PileCard(card.name, face_up=True) for card in pile.cards if card.name in FEES]


def pay_fees(table: Table) -> None:
    """In turn order. Older fees are paid first, and of those of one round the dearest. Bernie is paid instead."""
    for player in table.in_turn_order():
        fees = [card.name for pile in table.piles if pile.bidder == player.seat for card in pile.cards]
        player.fees_taken = len(fees)
        if "Broker Bernie" in player.investors:
            table.discard.update(fees)
            receive(table, player, sum(FEES[fee] for fee in fees))
        else:
            player.owes += sorted(fees, reverse=True)
            pay_owed_fees(table, player)
    for pile in table.piles:
        pile.cards = []
        pile.bidder = None
