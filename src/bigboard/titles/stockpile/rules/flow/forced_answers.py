"""Forced answers: a question with one answer is asked all the same if silence would show something (STK-HID-15).

An answer that all players can see to be the only one is given without a question. A question that depends on cards
which others do not know is asked in any case.
"""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import BOOM_CARD, BUST_CARD, COMPANIES, TRACK_SPACES
from bigboard.titles.stockpile.rules.flow.bidding import free_money
from bigboard.titles.stockpile.rules.flow.legal import fill_legal, room_for_answers
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import could_have, could_hide, unknown_cards
from bigboard.titles.stockpile.rules.model.power import IN_SELLING
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.powers.timing import may_use


def forced_answer(t: StockpileTable) -> i64:
    """Return the only answer, if all players can see that; else -1."""
    question = t.question
    if question == ids.ASK_BID:
        # Only a player who cannot pay the second space can be left without a choice.
        if free_money(t, t.actor) >= t.prices_of[t.actor * TRACK_SPACES + 1]:
            return -1
    elif (
        question != ids.ASK_TAKE_CARD
        and question != ids.ASK_LOOK_AT_PAIR
        and question != ids.ASK_REVEAL_PAIR
        and question != ids.ASK_DISCARD_COMMODITY
    ) and is_asked_anyway(t, question):
        return -1
    out = room_for_answers(t)
    return out[0] if fill_legal(t, out) == 1 else i64(-1)


def is_asked_anyway(t: StockpileTable, question: i64) -> bool:
    """Return True if the answers depend on cards that others do not know, or are always several."""
    seat = t.actor
    if question == ids.ASK_SELL:
        return might_sell(t, seat)
    if question == ids.ASK_SELL_NOW:
        return could_have(t, seat, t.chosen_company)
    if question == ids.ASK_SELL_SHORT:
        return hides_shares(t, seat, t.next_company)
    if question == ids.ASK_GIVE_UP_SHARE or question == ids.ASK_SPLIT_SHARE:
        return unknown_cards(t, seat) > 0
    if question == ids.ASK_CHOOSE_COMPANY:
        return POWERS[t.power].hides_choice(t)
    if question == ids.ASK_DISCARD_ACTION:
        return could_hide(t, seat, BOOM_CARD) or could_hide(t, seat, BUST_CARD)
    # A card given away, and the second of two equal commerce cards, is face up the next moment.
    return question != ids.ASK_GIVE_MONEY and question != ids.ASK_PLACE_COMMERCE


def might_sell(t: StockpileTable, seat: i64) -> bool:
    """Return True if the seat could have something to sell, by public knowledge."""
    for company in range(t.sell_from, i64(COMPANIES)):
        if could_have(t, seat, company) or t.split[seat * COMPANIES + company] > 0:
            return True
    # An investor sells shares of all companies, so a missing question would reveal something.
    return t.with_investors and may_use(t, seat, IN_SELLING) and hides_shares(t, seat, 0)


def hides_shares(t: StockpileTable, seat: i64, first: i64) -> bool:
    """Return True if the seat could have a share, of this company or a later one, that is not publicly known."""
    for company in range(first, i64(COMPANIES)):
        if could_hide(t, seat, company):
            return True
    return False
