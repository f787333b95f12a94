"""The numbers that Stockpile's clauses quote: those of its cards, by key and field as in the data files."""

from __future__ import annotations

from bigboard.games.manifest import Quotes, Value
from bigboard.titles.stockpile.rules.cards.cards import INVESTOR_KEYS, STRATEGY_KEYS
from bigboard.titles.stockpile.rules.cards.data_files import printed_data


def card_numbers() -> dict[str, Value]:
    """Return every whole number of a card: printed ones, the cost of a strategy card, the cash of an investor."""
    data = printed_data()
    found: dict[str, Value] = {}
    for number, key in enumerate([*INVESTOR_KEYS, *STRATEGY_KEYS]):
        numbers = {**data.printed_numbers[number], "cost": int(data.cost[number])}
        found |= {f"{key}_{field}": value for field, value in numbers.items() if isinstance(value, int)}
    for number, key in enumerate(INVESTOR_KEYS):
        found[f"{key}_cash"] = data.investor_cash[number]
        found[f"{key}_cash_of_two"] = data.investor_cash_of_two[number]
    return found


CARDS = card_numbers()


def amount_of(name: str) -> int:
    value = CARDS[name]
    assert isinstance(value, int)
    return value


QUOTES: Quotes = {
    **CARDS,
    # Further values of cards, which follow from their numbers.
    "graham_of_split": 2 * amount_of("graham_amount"),
    "oprah_half": amount_of("oprah_amount") // 2,
    "sanders_kept": amount_of("sanders_taken") - amount_of("sanders_given"),
    "corner_the_market_of_three": 3 * amount_of("corner_the_market_amount"),
}
