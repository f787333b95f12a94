"""The legal actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.legal_lists import sorted_answers
from bigboard.games.engine.table_base import zeros
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, HELD_KINDS
from bigboard.titles.stockpile.rules.flow.bidding import fill_bids
from bigboard.titles.stockpile.rules.flow.phases.action import fill_acts
from bigboard.titles.stockpile.rules.flow.phases.demand import fill_demand, fill_heirs
from bigboard.titles.stockpile.rules.flow.phases.information import bonds_for
from bigboard.titles.stockpile.rules.flow.phases.selling import fill_selling
from bigboard.titles.stockpile.rules.flow.phases.supply import fill_commerce, fill_first_card, fill_places
from bigboard.titles.stockpile.rules.flow.preparation import fill_choices, fill_discards
from bigboard.titles.stockpile.rules.market.prices import least_shown
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.powers.timing import own_moments, ready

ROOM: Final = 160  # more answers than any question has


def fill_legal(t: StockpileTable, out: vec[i64]) -> i64:
    """Write the legal actions into `out` and returns their number."""
    question = t.question
    if question == ids.ASK_PLACE_CARD:
        return fill_places(t, out)
    if question == ids.ASK_BID:
        return fill_demand(t, out)
    if question == ids.ASK_SELL:
        return fill_selling(t, out)
    if question == ids.ASK_SHOW_SHARES:
        return fill_shows(t, out)
    if question == ids.GAME_OVER:
        return 0
    if question == ids.ASK_SHOW_SPLIT_SHARES:
        return fill_split_shows(t, out)
    if question >= ids.ASK_PICK_CARD:
        return POWERS[t.power].fill(t, out)
    if question == ids.ASK_ACT:
        return fill_acts(t, out)
    if question == ids.ASK_PLACE_COMMERCE:
        return fill_commerce(t, out)
    if question == ids.ASK_BUY_BONDS:
        return fill_bonds(t, out)
    if question == ids.ASK_PLACE_FIRST_CARD:
        return fill_first_card(t, out)
    if question == ids.ASK_HAND_FIRST_CARD:
        return fill_heirs(t, out)
    if question == ids.ASK_BID_INVESTOR:
        return fill_bids(t, out)
    if question == ids.ASK_CHOOSE_POWER:
        return fill_powers(t, out)
    if question == ids.ASK_DISCARD_STRATEGY:
        return fill_discards(t, out)
    return fill_choices(t, out)


def fill_shows(t: StockpileTable, out: vec[i64]) -> i64:
    """STK-MOV-4: any number of own shares, beyond the publicly known ones."""
    count: i64 = 0
    held = t.hold[t.actor * HELD_KINDS + t.dividend_company]
    for cards in range(least_shown(t), held + 1):
        out[count] = ids.SHOW + cards
        count += 1
    return count


def fill_split_shows(t: StockpileTable, out: vec[i64]) -> i64:
    """STK-MOV-13: any number of the seat's split cards, or none, for a dividend or the acting card."""
    company = t.dividend_company if t.dividend_company >= 0 else t.chosen_company
    cards = t.split[t.actor * COMPANIES + company]
    for shown in range(cards + 1):
        out[shown] = ids.SHOW + shown
    return cards + 1


def fill_bonds(t: StockpileTable, out: vec[i64]) -> i64:
    most = bonds_for(t, t.actor)
    for bonds in range(most + 1):
        out[bonds] = ids.BUY_BONDS + bonds
    return most + 1


def fill_powers(t: StockpileTable, out: vec[i64]) -> i64:
    """STK-INV-11: which of the two investors comes first."""
    out[0] = ids.USE + ready(t, t.actor, 0, own_moments(t))
    out[1] = ids.USE + ready(t, t.actor, 1, own_moments(t))
    return 2


def is_legal(t: StockpileTable, action: i64) -> bool:
    if t.listed == 0:
        t.listed = fill_legal(t, room_for_answers(t))
    out = t.answers
    for k in range(t.listed):
        if out[k] == action:
            return True
    return False


def legal_list(t: StockpileTable) -> list[int]:
    if t.listed == 0:
        t.listed = fill_legal(t, room_for_answers(t))
    return sorted_answers(t.answers, t.listed)


def room_for_answers(t: StockpileTable) -> vec[i64]:
    """Return the table's list of legal actions; it is reused by the next call."""
    if len(t.answers) == 0:
        t.answers = zeros(ROOM)
    t.listed = 0
    return t.answers
