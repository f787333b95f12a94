"""What an investor and a strategy card are worth in a game, in dollars at the end: experience, not rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import INVESTOR_KEYS, STRATEGY_KEYS

# What a dollar at the beginning is worth at the end, and where bonds can be bought with it.
EARLY_DOLLAR: Final = 2
EARLY_DOLLAR_WITH_BONDS: Final = 8

# Starting money included, against an average investor, as `benchmarks/investor_worth.py` measures it. An investor that
# nobody has measured yet counts as average.
WORTH: Final = {
    "ana": 0,
    "barack": 7500,
    "bill": 27500,
    "bernie": -18500,
    "barbara": 1000,
    "chanda": -18000,
    "cramer": -10000,
    "carlos": -10000,
    "dangote": -33500,
    "donald": 7000,
    "deborah": -5500,
    "phil": -6000,
    "graham": -16500,
    "ivan": -3500,
    "liliane": 47000,
    "li": 34500,
    "mark": 8000,
    "martha": -1000,
    "mitt": -2000,
    "oprah": 15500,
    "robins": 3500,
    "stuart": -2000,
    "soros": 500,
    "sanders": -2000,
    "talal": -9500,
    "warren": -12500,
}

AVERAGE_STRENGTH: Final = 3000
STRENGTH: Final = {
    "block_trading": 5000,
    "value_investing": 5000,
    "convertible_bond": 2000,
    "corner_the_market": 6000,
    "corporate_espionage": 1500,
    "insider_trading": 3800,
    "data_broker": 5000,
    "diversification": 6000,
    "dividend_growth_investing": 1500,
    "special_dividend": 2500,
    "falsified_earnings": 2500,
    "fraudulent_transfer": 2000,
    "vulture_capitalism": 2000,
    "interpositioning": 4000,
    "market_maker": 3500,
    "naked_short": 9000,
    "rogue_trading": 2500,
    "systemic_shock": 2500,
    "bear_raid": 6000,
    "pump_and_dump": 2000,
    "buyback": 2500,
    "golden_parachute": 4000,
    "leveraged_buyout": 1000,
    "wash_trade": 1800,
    "circuit_breaker": 1500,
    "kickback": 4000,
}

INVESTOR_WORTH: Final = vec[i64]([WORTH.get(key, 0) for key in INVESTOR_KEYS])
CARD_STRENGTH: Final = vec[i64]([STRENGTH.get(key, AVERAGE_STRENGTH) for key in STRATEGY_KEYS])
