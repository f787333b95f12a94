"""Paying and being paid. Owed trading fees are paid as soon as the money is there."""

from __future__ import annotations

from tests.second_reading.stockpile.components import BIDDING_TRACK, FEES
from tests.second_reading.stockpile.table import Pile, Player, Table

BARBARA = [-4, -3, 0, 3, 8, 15, 22, 30]


def price_of_space(table: Table, player: Player, space: int) -> int:
    """What a space of a bidding track costs this player; a negative price is received."""
    if "Discount Donald" in player.investors:
        space = max(0, space - 1)
    return BARBARA[space] if "Budget Barbara" in player.investors else BIDDING_TRACK[space]


def standing_bids(table: Table, player: Player) -> list[Pile]:
    return [pile for pile in table.piles if pile.bidder == player.seat]


def set_aside(table: Table, player: Player) -> int:
    """What standing bids will cost. Money that will be received counts for nothing yet."""
    return sum(max(0, price_of_space(table, player, pile.space)) for pile in standing_bids(table, player))


def free_money(table: Table, player: Player) -> int:
    return player.money - (set_aside(table, player) if table.bidding else 0)


LOOK_AT_CASH = ("Opulent Oprah", "Socialist Sanders")


def may_want_less(table: Table, player: Player) -> bool:
    """Oprah gives what she has, Sanders takes from the richest, and owed fees are paid from whatever comes in."""
    return bool(player.owes) or any(name in LOOK_AT_CASH for other in table.players for name in other.investors)


def receive(table: Table, player: Player, amount: int) -> None:
    player.money += amount
    pay_owed_fees(table, player)


def pay_owed_fees(table: Table, player: Player) -> None:
    """Oldest first, of one round the dearest first. A fee that cannot be paid in full does not hold up the others."""
    for card in list(player.owes):
        if FEES[card] <= free_money(table, player):
            player.money -= FEES[card]
            player.owes.remove(card)
            table.discard[card] += 1
