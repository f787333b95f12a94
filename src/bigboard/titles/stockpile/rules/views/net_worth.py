"""A player's worth as a viewer sees it: money and known cards at present prices, without majorities.

Majorities depend on cards that others hide, so no open number may count them before the end.
"""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, COMPANY_NAMES
from bigboard.titles.stockpile.rules.flow.phases.endgame import commodity_sets, taxes
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.table import BONDS, SALE_BONUS, StockpileTable
from bigboard.titles.stockpile.rules.numbers import GAME_OVER
from bigboard.titles.stockpile.rules.view_types import SeatView


def shares_worth(t: StockpileTable, owner: int, known: list[int]) -> dict[str, int]:
    """Return the value of known cards and split cards in a sale now, by company."""
    worth: dict[str, int] = {}
    for company in range(COMPANIES):
        shares = known[company] + 2 * int(t.split[owner * COMPANIES + company])
        if shares:
            worth[COMPANY_NAMES[company]] = shares * int(price_of(t, company) + t.traits[SALE_BONUS + owner])
    return worth


def net_worth(t: StockpileTable, owner: i64, shares: dict[str, int], owed: list[int]) -> int:
    """Money, shares, bonds at their price, commodities and taxes, less the fees that are owed."""
    total = int(t.money[owner])
    if t.question == GAME_OVER:
        return total
    total += sum(shares.values()) - sum(owed)
    if t.with_bonds:
        total += int(t.ledger[BONDS + owner] * t.card_data.bond_price[t.seats])
    if t.with_commerce:
        total += int(commodity_sets(t, owner) - taxes(t, owner))
    return total


def places_by_worth(seats: list[SeatView]) -> list[int]:
    """Return each seat's place by the worth that the viewer knows of, counted from 1; equal worth, equal place."""
    worths = [seat["worth"] for seat in seats]
    return [1 + len([other for other in worths if other > worth]) for worth in worths]
