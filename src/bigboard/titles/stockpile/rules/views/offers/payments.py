"""Money given and taken, bonds bought, forecasts looked at and changed."""

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.cards import (
    BOOM_CARD,
    COMPANY_NAMES,
    FORECAST_DIVIDEND,
    FORECAST_NAMES,
    FORECAST_STEPS,
    HELD_KINDS,
)
from bigboard.titles.stockpile.rules.flow.phases.movement import advance_moving_pairs
from bigboard.titles.stockpile.rules.flow.phases.round_end import pay_interest
from bigboard.titles.stockpile.rules.model.pair_visibility import is_hidden_from, owner_words
from bigboard.titles.stockpile.rules.model.power import AT_ROUND_ENDS
from bigboard.titles.stockpile.rules.model.sizes import PAIRS
from bigboard.titles.stockpile.rules.model.table import BONDS, COMPANY, DEBTS, FORECAST, StockpileTable
from bigboard.titles.stockpile.rules.offer_types import (
    ActionCardFacts,
    BondFacts,
    ForecastFacts,
    GiftFacts,
    LaidFacts,
    PairFacts,
)
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.views.offers.rehearsal import Rehearsal, copy_table


def gift_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> GiftFacts:
    """Money given to a player or taken from one. Where another choice follows, the gain is what is sure by now."""
    rehearsal = Rehearsal(t, seat)
    rehearsal.play(action)
    other: int = words["seat"]
    amount = amount_moved(rehearsal, words["type"])
    gain = rehearsal.gain
    if amount < 0:
        table = rehearsal.table
        gains: list[int] = []
        for answer in table.legal_actions():
            further = Rehearsal(table, seat)
            further.play(answer)
            amount = amount_moved(further, words["type"])
            gains.append(further.gain)
        gain = min(gains)
    # Where only one other player is left for the second half, that follows unasked; the offer speaks of the first.
    return {"cost": min(rehearsal.cost, amount), "gain": gain, "money": int(t.money[other]), "amount": amount}


def amount_moved(rehearsal: Rehearsal, type: str) -> int:
    """Return the amount given or taken by an answer of this type; -1 if none has moved yet."""
    for event in rehearsal.table.new_events:
        if event.type == "given":
            return int(event.data["amount"])
        if event.type == "levelled":
            return int(event.data["amount" if type == "take_from" else "given"])
    return -1


def bond_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> BondFacts:
    rehearsal = Rehearsal(t, seat)
    rehearsal.answer(action)
    bonds: int = words["bonds"]
    interest = income(t, seat, bonds) - income(t, seat, 0)
    rounds = int(t.rounds - t.round)
    return {
        "cost": rehearsal.cost,
        "gain": 0,
        "interest": interest,
        "rounds": rounds,
        "repaid": rehearsal.cost,  # STK-BND-6: the price comes back
        "total": interest * rounds + rehearsal.cost,
    }


def income(t: StockpileTable, seat: int, bonds: int) -> int:
    """Return the seat's sure income at the end of a round, with so many more bonds."""
    copy = copy_table(t)
    copy.events = False
    copy.ledger[BONDS + seat] += bonds
    copy.ledger[DEBTS + seat] = 0
    pay_interest(copy)
    for number in [int(copy.investors[seat * 2 + k]) for k in range(2)]:
        if number >= 0 and POWERS[number].automatic and POWERS[number].moments & AT_ROUND_ENDS:
            copy.power_seat = seat
            POWERS[number].advance(copy)
    return int(copy.money[seat] - t.money[seat])


def pair_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> PairFacts:
    rehearsal = Rehearsal(t, seat)
    rehearsal.play(action)
    company, forecast = seen_pair(t, seat, words["pair"])
    return {
        "cost": rehearsal.cost,
        "gain": rehearsal.gain,
        "owner": owner_words(t, words["pair"]),
        "company": company,
        "forecast": forecast,
    }


def seen_pair(t: StockpileTable, seat: int, pair: int) -> tuple[str | None, str | None]:
    """Company and forecast, if the seat has seen them."""
    if is_hidden_from(t, pair, seat):
        return None, None
    return COMPANY_NAMES[t.pairs[COMPANY + pair]], FORECAST_NAMES[t.pairs[FORECAST + pair]]


def laid_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> LaidFacts:
    """Return the effect of the forecast with this card and all others that the seat has laid on it."""
    pair: int = words["pair"]
    company, forecast = seen_pair(t, seat, pair)
    rehearsal = Rehearsal(t, seat)
    rehearsal.answer(action)
    copy = rehearsal.table
    copy.at = pair
    copy.step = 0
    advance_moving_pairs(copy)
    dividend = int(copy.dividend) if copy.dividend_company >= 0 else 0
    advance_moving_pairs(copy)
    steps = int(copy.move_left) if copy.move_company >= 0 else 0
    return {
        "cost": 0,
        "gain": 0,
        "owner": owner_words(t, pair),
        "company": company,
        "forecast": forecast,
        "steps": steps if forecast is not None else None,
        "dividend": dividend if forecast is not None else None,
    }


def forecast_facts(t: StockpileTable, words: JsonDict) -> ForecastFacts:
    forecast = FORECAST_NAMES.index(words["forecast"])
    cards = [pair for pair in range(PAIRS) if t.pairs[FORECAST + pair] == forecast]
    return {
        "cost": 0,
        "gain": 0,
        "steps": FORECAST_STEPS[forecast],
        "dividend": FORECAST_DIVIDEND[forecast],
        "cards": len(cards),
    }


def action_card_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> ActionCardFacts:
    rehearsal = Rehearsal(t, seat)
    rehearsal.play(action)
    kind = BOOM_CARD if words["card"] == "Stock Boom" else BOOM_CARD + 1
    return {"cost": rehearsal.cost, "gain": rehearsal.gain, "held": int(t.hold[seat * HELD_KINDS + kind])}
