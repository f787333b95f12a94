"""Shares sold, shown, taken and given up, and companies chosen: the gain of each answer for this seat."""

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, COMPANY_NAMES, INVESTOR_KEYS, STRATEGY_KEYS
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import count_known
from bigboard.titles.stockpile.rules.model.sizes import PUBLIC
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_CHOOSE_COMPANY, ASK_SHOW_SPLIT_SHARES
from bigboard.titles.stockpile.rules.offer_types import CompanyFacts, Holding, MoveFacts, PriceMove, ShowFacts
from bigboard.titles.stockpile.rules.views.offers.rehearsal import (
    Rehearsal,
    most_gained,
    normal_of,
    share_value,
    split_of,
)


def company_number(words: JsonDict) -> int:
    return COMPANY_NAMES.index(words["company"])


def holding(t: StockpileTable, seat: int, words: JsonDict, cost: int = 0, gain: int = 0) -> Holding:
    company = company_number(words)
    return {
        "cost": cost,
        "gain": gain,
        "share": share_value(t, seat, company),
        "normal": normal_of(t, seat, company),
        "split": split_of(t, seat, company),
    }


def sale_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> Holding:
    """Return the income of a sale of these cards, with the investor's bonus and a card's fixed price."""
    rehearsal = Rehearsal(t, seat)
    rehearsal.answer(action)
    return holding(t, seat, words, rehearsal.cost, rehearsal.gain)


def move_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> MoveFacts:
    """An answer about one company that may move its price: Boom and Bust, a share taken, given up or split."""
    rehearsal = Rehearsal(t, seat)
    rehearsal.play(action)
    company = company_number(words)
    return {
        "cost": rehearsal.cost,
        "gain": rehearsal.gain,
        "share": share_value(t, seat, company),
        "normal": normal_of(t, seat, company),
        "split": split_of(t, seat, company),
        "moves": rehearsal.moves,
    }


def company_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> CompanyFacts:
    """A company chosen for a dividend, a rise, a trade of two, or to show shares of it."""
    if asks_for_two_companies(t):
        return one_of_two(t, seat, words)
    rehearsal = Rehearsal(t, seat)
    rehearsal.play(action)
    company = company_number(words)
    return {
        "cost": rehearsal.cost,
        "gain": rehearsal.gain,
        "share": share_value(t, seat, company),
        "normal": normal_of(t, seat, company),
        "split": split_of(t, seat, company),
        "dividend": rehearsal.dividend,
        "up_to": most_gained(t, seat, action),
        "moves": rehearsal.moves,
        "as_dearer": None,
        "as_cheaper": None,
    }


def asks_for_two_companies(t: StockpileTable) -> bool:
    """Wash Trade, before its first company is chosen."""
    return t.question == ASK_CHOOSE_COMPANY and t.power_step == 0 and acting_card(t) == "wash_trade"


def acting_card(t: StockpileTable) -> str:
    """The key of the investor or strategy card that is acting."""
    return [*INVESTOR_KEYS, *STRATEGY_KEYS][t.power] if t.power >= 0 else ""


def one_of_two(t: StockpileTable, seat: int, words: JsonDict) -> CompanyFacts:
    """Return the move for a higher and for a lower price of the other company; None if there is no such company."""
    company = company_number(words)
    return {
        "cost": 0,
        "gain": 0,
        "share": share_value(t, seat, company),
        "normal": normal_of(t, seat, company),
        "split": split_of(t, seat, company),
        "dividend": 0,
        "up_to": 0,
        "moves": [],
        "as_dearer": move_beside(t, seat, company, -1),
        "as_cheaper": move_beside(t, seat, company, 1),
    }


def move_beside(t: StockpileTable, seat: int, company: int, sign: int) -> PriceMove | None:
    """Return the move of one of two companies, if the other has a lower (-1) or higher (1) price."""
    for other in range(COMPANIES):
        if (price_of(t, other) - price_of(t, company)) * sign > 0:
            rehearsal = Rehearsal(t, seat)
            for chosen in sorted([company, other]):
                if rehearsal.table.power >= 0:  # where there is one second company, it is chosen unasked
                    rehearsal.play(rehearsal.table.find({"type": "choose", "company": COMPANY_NAMES[chosen]}))
            for move in rehearsal.moves:
                if move["company"] == COMPANY_NAMES[company]:
                    return move
    return None


def show_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> ShowFacts:
    """Shares shown for a dividend, or for a card that pays for cheap ones."""
    if t.question == ASK_SHOW_SPLIT_SHARES:
        return split_facts(t, seat, words["cards"])
    rehearsal = Rehearsal(t, seat)
    rehearsal.answer(action)
    cards: int = words["cards"]
    company = company_to_show(t)
    return {
        "cost": 0,
        "gain": rehearsal.gain,
        "company": COMPANY_NAMES[company],
        "amount": paid_for_a_share(t),
        "split": int(t.split_shown) if t.split_shown >= 0 else split_of(t, seat, company),
        "revealed": max(0, cards - int(count_known(t, PUBLIC, seat, company))),
    }


def split_facts(t: StockpileTable, seat: int, cards: int) -> ShowFacts:
    """Split cards for which the seat wants to be paid, together with its normal ones."""
    company = company_to_show(t)
    amount = paid_for_a_share(t)
    return {
        "cost": 0,
        "gain": 2 * cards * amount,
        "company": COMPANY_NAMES[company],
        "amount": amount,
        "split": split_of(t, seat, company),
        "revealed": 0,
    }


def company_to_show(t: StockpileTable) -> int:
    return int(t.dividend_company) if t.dividend_company >= 0 else int(t.chosen_company)


def paid_for_a_share(t: StockpileTable) -> int:
    """By the dividend, or by the card that pays for cheap shares."""
    return int(t.dividend) if t.dividend_company >= 0 else int(t.card_data.golden_parachute_amount)


def shows(t: StockpileTable, seat: int) -> list[JsonDict]:
    """Return every number of own cards that could be shown, with the publicly known ones."""
    company = company_to_show(t)
    return [{"type": "show", "cards": cards} for cards in range(normal_of(t, seat, company) + 1)]
