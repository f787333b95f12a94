"""All powers by number: the investors, and after them the strategy cards, in the order of their data files.

The class of a card is called as the card: Corner the Market is `CornerTheMarket`, in one of the modules below.
"""

from types import ModuleType
from typing import Final

from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import INVESTOR_KEYS, INVESTORS, STRATEGY_KEYS
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.rules.model.power import Power
from bigboard.titles.stockpile.rules.powers.investors import action, demand, round_end, supply
from bigboard.titles.stockpile.rules.powers.strategies import forecasts, market, money, shares

INVESTOR_MODULES: Final[list[ModuleType]] = [supply, demand, action, round_end]
STRATEGY_MODULES: Final[list[ModuleType]] = [market, forecasts, money, shares]


def class_name(card: str) -> str:
    return "".join([word[0].upper() + word[1:] for word in card.split()])


def power_of(card: str, rule: str, homes: list[ModuleType]) -> Power:
    """The power of a card, which cites the card's clause."""
    wanted = class_name(card)
    for home in homes:
        if hasattr(home, wanted):
            power: Power = getattr(home, wanted)()
            power.rule = rule
            return power
    places = ", ".join([home.__name__.rpartition(".")[2] for home in homes])
    raise ValueError(f"{card} has no class: write {wanted} in one of the modules {places}.")


def all_powers(card_data: CardData) -> list[Power]:
    powers: list[Power] = []
    for key, name in zip(INVESTOR_KEYS, card_data.investor_names):
        powers.append(power_of(name, f"STK-INV-{key.upper()}", INVESTOR_MODULES))
    for key, name in zip(STRATEGY_KEYS, card_data.strategy_names):
        powers.append(power_of(name, f"STK-STR-{key.upper().replace('_', '-')}", STRATEGY_MODULES))
    return powers


POWERS: Final = all_powers(printed_data())
FIRST_STRATEGY: Final = INVESTORS
