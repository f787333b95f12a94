"""The cards of the market and commerce decks on the table, and the missing ones."""

from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_KINDS,
    COMPANIES,
    FIRST_COMMERCE,
    FIRST_PLAYER_CARD,
    HELD_KINDS,
    MARKET_KINDS,
)
from bigboard.titles.stockpile.rules.model.sizes import MAX_PILES, PILE_ROOM, SEEN
from bigboard.titles.stockpile.rules.model.table import COMMERCE, DEBTS, OPENING, SUPPLY, StockpileTable
from bigboard.titles.stockpile.rules.numbers import STAGE_HANDING_OUT


def market_cards_on_table(t: StockpileTable) -> list[int]:
    """Return the number of cards of each kind outside the deck."""
    found = [int(t.discard[kind]) for kind in range(MARKET_KINDS)]
    for seat in range(int(t.seats)):
        for kind in range(HELD_KINDS):
            found[kind] += int(t.hold[seat * HELD_KINDS + kind])
        for company in range(COMPANIES):
            found[company] += int(t.split[seat * COMPANIES + company])
        owed = int(t.ledger[DEBTS + seat])
        while owed:
            found[HELD_KINDS + (owed & 3) - 1] += 1
            owed >>= 2
        if t.stage < STAGE_HANDING_OUT and t.starting[seat] >= 0:
            found[t.starting[seat]] += 1
    for place in [*range(SUPPLY, COMMERCE), *range(OPENING, OPENING + MAX_PILES)]:
        if t.hands[place] >= 0:
            found[t.hands[place]] += 1
    for pile in range(int(t.piles_in_play)):
        for k in range(int(t.pile_sizes[pile])):
            kind = int(t.piles[pile * PILE_ROOM + k]) % SEEN
            if kind < MARKET_KINDS:
                found[kind] += 1
    return found


def missing_market_cards(t: StockpileTable) -> list[int]:
    found = market_cards_on_table(t)
    return [kind for kind in range(MARKET_KINDS) for _ in range(t.card_data.market[kind] - found[kind])]


def commerce_on_table(t: StockpileTable) -> list[int]:
    found = [0] * COMMERCE_KINDS
    for seat in range(int(t.seats)):
        for kind in range(COMMERCE_KINDS):
            found[kind] += int(t.commerce_held[seat * COMMERCE_KINDS + kind])
    for place in range(COMMERCE, OPENING):
        if t.hands[place] >= 0:
            found[t.hands[place]] += 1
    for pile in range(int(t.piles_in_play)):
        for k in range(int(t.pile_sizes[pile])):
            kind = int(t.piles[pile * PILE_ROOM + k]) % SEEN
            if FIRST_COMMERCE <= kind < FIRST_PLAYER_CARD:
                found[kind - FIRST_COMMERCE] += 1
    return found


def missing_commerce(t: StockpileTable) -> list[int]:
    found = commerce_on_table(t)
    return [kind for kind in range(COMMERCE_KINDS) for _ in range(t.card_data.commerce[kind] - found[kind])]
