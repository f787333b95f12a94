"""Investors and strategy cards as a person reads them: name, text, rule, and every number that is printed on them."""

from bigboard.games.stockpile.rules.modules.catalogue import FIRST_STRATEGY, POWERS
from bigboard.games.stockpile.rules.strategy_hands import IN_HAND, IN_HAND_TWICE, cards_in
from bigboard.games.stockpile.rules.table import Table
from bigboard.games.stockpile.rules.view_types import InvestorView, PowerView, StrategyView


def investor_view(t: Table, number: int) -> InvestorView:
    cash = t.card_data.investor_cash_of_two if t.seats == 2 else t.card_data.investor_cash
    marks = t.card_data.investor_marks_of_two if t.seats == 2 else t.card_data.investor_marks
    return {
        "name": t.card_data.investor_names[number],
        "text": t.card_data.investor_texts[number],
        "rule": POWERS[number].rule,
        "numbers": dict(t.card_data.printed_numbers[number]),
        "cash": cash[number],
        "mark": marks[number],
        "used": (t.used >> number) & 1 != 0,
    }


def strategy_view(t: Table, card: int) -> StrategyView:
    power = FIRST_STRATEGY + card
    return {
        "name": t.card_data.strategy_names[card],
        "text": t.card_data.strategy_texts[card],
        "rule": POWERS[power].rule,
        "numbers": dict(t.card_data.printed_numbers[power]),
        "cost": int(t.card_data.cost[power]),
        "mark": t.card_data.strategy_marks[card],
    }


def hand_view(t: Table, seat: int) -> list[StrategyView]:
    return [strategy_view(t, card) for card in cards_in(t.cards[IN_HAND + seat], t.cards[IN_HAND_TWICE + seat])]


def power_view(t: Table, seat: int) -> PowerView | None:
    """The investor or strategy card that is acting. Of one that stays unseen only the cost is known."""
    if t.power < 0:
        return None
    power = POWERS[t.power]
    view: PowerView = {
        "name": None,
        "text": None,
        "rule": "STK-STR-14",
        "numbers": {},
        "cost": int(t.card_data.cost[t.power]),
        "seat": int(t.power_seat),
        "step": int(t.power_step),
        "chosen": power.chosen(t),
    }
    if seat == t.power_seat or not power.secret:
        card: InvestorView | StrategyView
        if t.power < FIRST_STRATEGY:
            card = investor_view(t, int(t.power))
        else:
            card = strategy_view(t, int(t.power) - FIRST_STRATEGY)
        view["name"] = card["name"]
        view["text"] = card["text"]
        view["rule"] = card["rule"]
        view["numbers"] = card["numbers"]
    return view
