"""Values of investors and strategy cards in a game, in dollars at the end: from experience, not from the rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import INVESTOR_KEYS, STRATEGY_KEYS

# The worth at the end of a dollar at the start, without bonds and with them.
EARLY_DOLLAR: Final = 2
EARLY_DOLLAR_WITH_BONDS: Final = 3

# Starting cash included, against an average investor, as `benchmarks/investor_worth.py` measures it. An investor that
# has no measurement yet counts as average.
WORTH: Final = {
    "ana": 4500,
    "barack": 10500,
    "bill": 14000,
    "bernie": -4000,
    "barbara": -7000,
    "chanda": -10000,
    "cramer": -1500,
    "carlos": 1500,
    "dangote": -9000,
    "donald": 500,
    "deborah": 1500,
    "phil": -6500,
    "graham": -4000,
    "ivan": 3500,
    "liliane": -1500,
    "li": 0,
    "mark": 2000,
    "martha": -4000,
    "mitt": 2000,
    "oprah": 3500,
    "robins": 11500,
    "stuart": 1500,
    "soros": -4000,
    "sanders": 1000,
    "talal": -1500,
    "warren": -4000,
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
