"""Investors and strategy cards as a person reads them: name, rule (which is the card's text), and every number."""

from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.rules.card_data import CardData
from bigboard.games.stockpile.rules.data_files import printed_data
from bigboard.games.stockpile.rules.modules.catalogue import FIRST_STRATEGY, POWERS
from bigboard.games.stockpile.rules.strategy_hands import IN_HAND, IN_HAND_TWICE, cards_in
from bigboard.games.stockpile.rules.table import Table


def corrected_numbers(card_data: CardData, power: int) -> JsonDict:
    """The numbers of a card that are not as printed: its clause tells the printed ones."""
    if not card_data.changes:
        return {}
    printed = printed_data()
    numbers = card_data.printed_numbers[power]
    found: JsonDict = {name: numbers[name] for name in numbers if numbers[name] != printed.printed_numbers[power][name]}
    if card_data.cost[power] != printed.cost[power]:
        found["cost"] = int(card_data.cost[power])
    return found


def investor_view(t: Table, number: int) -> JsonDict:
    cash = t.card_data.investor_cash_of_two if t.seats == 2 else t.card_data.investor_cash
    marks = t.card_data.investor_marks_of_two if t.seats == 2 else t.card_data.investor_marks
    return {
        "name": t.card_data.investor_names[number],
        "rule": POWERS[number].rule,
        "numbers": dict(t.card_data.printed_numbers[number]),
        "corrected": corrected_numbers(t.card_data, number),
        "cash": cash[number],
        "mark": marks[number],
        "used": (t.used >> number) & 1 != 0,
    }


def strategy_view(t: Table, card: int) -> JsonDict:
    power = FIRST_STRATEGY + card
    return {
        "name": t.card_data.strategy_names[card],
        "rule": POWERS[power].rule,
        "numbers": dict(t.card_data.printed_numbers[power]),
        "corrected": corrected_numbers(t.card_data, power),
        "cost": int(t.card_data.cost[power]),
        "mark": t.card_data.strategy_marks[card],
    }


def hand_view(t: Table, seat: int) -> list[JsonDict]:
    return [strategy_view(t, card) for card in cards_in(t.cards[IN_HAND + seat], t.cards[IN_HAND_TWICE + seat])]


def power_view(t: Table, seat: int) -> JsonDict | None:
    """The investor or strategy card that is acting. Of one that stays unseen only the cost is known."""
    if t.power < 0:
        return None
    power = POWERS[t.power]
    view: JsonDict = {
        "name": None,
        "rule": "STK-STR-14",
        "numbers": {},
        "corrected": {},
        "cost": int(t.card_data.cost[t.power]),
        "seat": int(t.power_seat),
        "step": int(t.power_step),
        "chosen": power.chosen(t),
    }
    if seat == t.power_seat or not power.secret:
        if t.power < FIRST_STRATEGY:
            card = investor_view(t, int(t.power))
        else:
            card = strategy_view(t, int(t.power) - FIRST_STRATEGY)
        for field in ("name", "rule", "numbers", "corrected"):
            view[field] = card[field]
    return view
