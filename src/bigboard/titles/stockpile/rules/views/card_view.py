"""Cards as a person reads them: name, rule (which is the card's text) and numbers; and the numbers of the box."""

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.rules.model.strategy_hands import cards_in
from bigboard.titles.stockpile.rules.model.table import IN_HAND, IN_HAND_TWICE, StockpileTable
from bigboard.titles.stockpile.rules.powers.catalog import FIRST_STRATEGY, POWERS
from bigboard.titles.stockpile.rules.view_types import InvestorView, PowerView, PrintedValues, StrategyView


def corrected_numbers(t: StockpileTable) -> JsonDict:
    """The numbers of cards that a data file has changed, by the cards' names: their clauses quote the printed ones."""
    found: JsonDict = {}
    card_data = t.card_data
    if card_data.changes:
        printed = printed_data()
        names = [*card_data.investor_names, *card_data.strategy_names]
        for power in range(len(names)):
            numbers = card_numbers(card_data, power)
            before = card_numbers(printed, power)
            changed = {name: value for name, value in numbers.items() if value != before[name]}
            if changed:
                found[names[power]] = changed
    return found


def card_numbers(card_data: CardData, power: int) -> JsonDict:
    """Return every number of a card, including its cost."""
    return {**card_data.printed_numbers[power], "cost": int(card_data.cost[power])}


def investor_view(t: StockpileTable, number: int) -> InvestorView:
    return {
        "name": t.card_data.investor_names[number],
        "rule": POWERS[number].rule,
        "numbers": dict(t.card_data.printed_numbers[number]),
        "cash": t.starting_cash[number],
        "mark": t.investor_marks[number],
        "used": (t.used >> number) & 1 != 0,
    }


def strategy_view(t: StockpileTable, card: int) -> StrategyView:
    power = FIRST_STRATEGY + card
    return {
        "name": t.card_data.strategy_names[card],
        "rule": POWERS[power].rule,
        "numbers": dict(t.card_data.printed_numbers[power]),
        "cost": int(t.card_data.cost[power]),
        "mark": t.card_data.strategy_marks[card],
    }


def hand_view(t: StockpileTable, seat: int) -> list[StrategyView]:
    return [strategy_view(t, card) for card in cards_in(t.cards[IN_HAND + seat], t.cards[IN_HAND_TWICE + seat])]


def power_view(t: StockpileTable) -> PowerView | None:
    """The investor or strategy card that is acting."""
    if t.power < 0:
        return None
    card: InvestorView | StrategyView
    if t.power < FIRST_STRATEGY:
        card = investor_view(t, int(t.power))
    else:
        card = strategy_view(t, int(t.power) - FIRST_STRATEGY)
    return {
        "name": card["name"],
        "rule": card["rule"],
        "numbers": card["numbers"],
        "cost": int(t.card_data.cost[t.power]),
        "seat": int(t.power_seat),
        "step": int(t.power_step),
        "chosen": POWERS[t.power].public_choices(t),
    }


def values_view(t: StockpileTable) -> PrintedValues:
    """Return the numbers of the box that hold for all players, as printed on board and reference card."""
    values: PrintedValues = {
        "fees": [int(fee) for fee in t.card_data.fees],
        "action_card_steps": int(t.card_data.action_steps),
        "second_split": int(t.card_data.second_split),
        "majority": int(t.card_data.majority),
        "tied_majority": int(t.card_data.tied_majority),
    }
    if t.with_bonds:
        values["bond_price"] = t.card_data.bond_price[t.seats]
        values["bond_interest"] = int(t.card_data.interest)
        values["bond_limit"] = int(t.card_data.bond_limit)
    if t.with_commerce:
        values["commodity_sets"] = [int(value) for value in t.card_data.sets[1:]]
        values["taxes"] = [int(value) for value in t.card_data.penalties[1:]]
    return values
