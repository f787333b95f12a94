"""Investors and strategy cards by key, in the order of their files in `data`. Written by `make generate`."""

from typing import Final

INVESTORS: Final = 26
INVESTOR_KEYS: Final = [
    "ana", "barack", "bill", "bernie", "barbara", "chanda", "cramer", "carlos", "dangote", "donald", "deborah", "phil",
    "graham", "ivan", "liliane", "li", "mark", "martha", "mitt", "oprah", "robins", "stuart", "soros", "sanders",
    "talal", "warren",
]  # fmt: skip

STRATEGIES: Final = 26
STRATEGY_KEYS: Final = [
    "block_trading", "value_investing", "convertible_bond", "corner_the_market", "corporate_espionage",
    "insider_trading", "data_broker", "diversification", "dividend_growth_investing", "special_dividend",
    "falsified_earnings", "fraudulent_transfer", "vulture_capitalism", "interpositioning", "market_maker",
    "naked_short", "rogue_trading", "systemic_shock", "bear_raid", "pump_and_dump", "buyback", "golden_parachute",
    "leveraged_buyout", "wash_trade", "circuit_breaker", "kickback",
]  # fmt: skip
