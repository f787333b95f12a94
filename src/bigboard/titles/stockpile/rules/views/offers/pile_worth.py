"""The worth of each stockpile to a seat, by the cards and the forecasts that the seat has seen."""

from bigboard.titles.stockpile.rules.cards.cards import (
    COMPANIES,
    FEE,
    FIRST_COMMERCE,
    FIRST_PLAYER_CARD,
    HELD_KINDS,
    MARKET_KINDS,
)
from bigboard.titles.stockpile.rules.flow.phases.movement import advance_moving_pairs
from bigboard.titles.stockpile.rules.model.sizes import PAIRS, PILE_ROOM, SEEN
from bigboard.titles.stockpile.rules.model.table import COMPANY, SEEN_BY, StockpileTable
from bigboard.titles.stockpile.rules.offer_types import PileWorth
from bigboard.titles.stockpile.rules.views.offers.piles import commerce_worth, is_seen
from bigboard.titles.stockpile.rules.views.offers.rehearsal import Rehearsal, normal_of, share_value, split_of
from bigboard.titles.stockpile.rules.views.view import fees_for


def pile_worths(t: StockpileTable, seat: int) -> list[PileWorth]:
    """Return the worth of each stockpile to the seat; nothing for a spectator."""
    if seat < 0:
        return []
    fees = fees_for(t, seat)
    expected: dict[int, int] = {}
    return [pile_worth(t, seat, pile, fees, expected) for pile in range(int(t.piles_in_play))]


def pile_worth(t: StockpileTable, seat: int, pile: int, fees: list[int], expected: dict[int, int]) -> PileWorth:
    """Return the worth of one stockpile. `expected` keeps the values of `expected_value` for the other stockpiles."""
    size = int(t.pile_sizes[pile])
    seen = [int(t.piles[pile * PILE_ROOM + place] % SEEN) for place in range(size) if is_seen(t, seat, pile, place)]
    owed = sum([fees[kind - FEE] for kind in seen if FEE <= kind < MARKET_KINDS])
    commerce = commerce_worth(t, seat, [kind - FIRST_COMMERCE for kind in seen if is_commerce(kind)])
    shares = [kind for kind in seen if kind < COMPANIES]
    for company in shares:
        if company not in expected:
            expected[company] = expected_value(t, seat, company)
    return {
        "fees": owed,
        "commerce": commerce,
        "worth": sum([share_value(t, seat, company) for company in shares]) + commerce - owed,
        "expected": sum([expected[company] for company in shares]) + commerce - owed,
        "unseen": size - len(seen),
    }


def is_commerce(kind: int) -> bool:
    return FIRST_COMMERCE <= kind < FIRST_PLAYER_CARD


def expected_value(t: StockpileTable, seat: int, company: int) -> int:
    """Return the value of one share after the forecast of its company, if the seat has seen it, or else now."""
    for pair in range(PAIRS):
        if t.pairs[COMPANY + pair] == company and (t.pairs[SEEN_BY + pair] >> seat) & 1:
            return value_after(t, seat, company, pair)
    return share_value(t, seat, company)


def value_after(t: StockpileTable, seat: int, company: int, pair: int) -> int:
    """Return the dividend and the sale price of one new share after this pair alone has been carried out."""
    rehearsal = Rehearsal(t, seat)
    copy = rehearsal.table
    copy.power = -1
    copy.hold[seat * HELD_KINDS + company] = 1
    copy.split[seat * COMPANIES + company] = 0
    copy.at = pair
    copy.step = 0
    advance_moving_pairs(copy)
    rehearsal.settle()
    advance_moving_pairs(copy)
    rehearsal.settle()
    shares = normal_of(copy, seat, company) + 2 * split_of(copy, seat, company)
    return rehearsal.gained + shares * share_value(copy, seat, company)
