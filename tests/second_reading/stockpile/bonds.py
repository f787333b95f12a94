"""Bonds: bought before the round, interest at its end. Their price comes back in the final count."""

from __future__ import annotations

from tests.second_reading.asking import Play, ask
from tests.second_reading.stockpile.components import BOND_INTEREST, BOND_PRICE, BONDS_A_ROUND
from tests.second_reading.stockpile.money import receive
from tests.second_reading.stockpile.table import Table


def buy_bonds(table: Table) -> Play:
    """In turn order, up to three each, while there are bonds and money."""
    price = BOND_PRICE[table.number_of_players]
    for player in table.in_turn_order():
        most = min(BONDS_A_ROUND, table.bonds, player.money // price)
        answer = yield from ask(
            player.seat, "buy_bonds", [{"type": "buy_bonds", "bonds": bonds} for bonds in range(most + 1)]
        )
        player.bonds += answer["bonds"]
        player.money -= answer["bonds"] * price
        table.bonds -= answer["bonds"]


def pay_interest(table: Table) -> None:
    for player in table.in_turn_order():
        receive(table, player, player.bonds * BOND_INTEREST)
