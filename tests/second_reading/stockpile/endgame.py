"""The final count: majority bonuses, the last sale, bonds, commodities and taxes."""

from __future__ import annotations

from tests.second_reading.stockpile.components import (
    BOND_PRICE,
    COMMODITIES,
    COMMODITY_SETS,
    COMPANIES,
    MAJORITY,
    TAX,
    TAXES,
    TIED_MAJORITY,
)
from tests.second_reading.stockpile.money import receive
from tests.second_reading.stockpile.table import Player, Table


def shares_of(player: Player, company: str) -> int:
    """A split card counts as two."""
    return player.normal[company] + 2 * player.split[company]


def majority_bonuses(table: Table) -> None:
    for company in COMPANIES:
        most = max(shares_of(player, company) for player in table.players)
        if most == 0:
            continue
        holders = [player for player in table.players if shares_of(player, company) == most]
        for player in holders:
            receive(table, player, MAJORITY if len(holders) == 1 else TIED_MAJORITY)


def final_sale(table: Table, player: Player) -> None:
    """Graham's bonus counts here too, and Soros sells the cheapest share for $8K if that is more."""
    held = [company for company in COMPANIES if shares_of(player, company)]
    bonus = 1 if "Golden Graham" in player.investors else 0
    for company in held:
        receive(table, player, shares_of(player, company) * (table.price(company) + bonus))
    if "Shorting Soros" in player.investors and held:
        receive(table, player, max(0, 8 - min(table.price(company) for company in held)))


def worth_of_commodities(player: Player) -> int:
    """Every duplicate starts a further set."""
    worth = 0
    copies = 1
    while kinds := sum(1 for commodity in COMMODITIES if player.goods[commodity] >= copies):
        worth += COMMODITY_SETS[kinds]
        copies += 1
    return worth


def final_count(table: Table) -> None:
    """Money that comes in pays owed fees first; what is still owed then is dropped. Taxes may lead below zero."""
    table.bidding = False
    majority_bonuses(table)
    for player in table.players:
        final_sale(table, player)
        receive(table, player, player.bonds * BOND_PRICE[table.number_of_players])
        receive(table, player, worth_of_commodities(player))
        player.money -= TAXES[player.goods[TAX]]


def end_game(table: Table) -> None:
    final_count(table)


def worth_now(table: Table) -> list[int]:
    """Money by seat after a final count at this moment. Everything else stays as it is."""
    before = [(player.money, list(player.owes)) for player in table.players]
    discard, bidding = table.discard.copy(), table.bidding
    final_count(table)
    worth = [player.money for player in table.players]
    for player, (money, owes) in zip(table.players, before, strict=True):
        player.money, player.owes = money, owes
    table.discard, table.bidding = discard, bidding
    return worth
