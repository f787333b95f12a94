"""The requirements of strategy cards and investors, and the missing ones (STK-STR-8)."""

from typing import Final

from bigboard.titles.stockpile.rules.cards.cards import INVESTOR_KEYS, STRATEGY_KEYS
from bigboard.titles.stockpile.rules.market.shares import count_all_shares
from bigboard.titles.stockpile.rules.model.lookups import split_cards
from bigboard.titles.stockpile.rules.model.table import BONDS, StockpileTable

# What has to be there so that a card can be played (STK-STR-8).
NEEDS: Final = {
    "block_trading": "high-space",  # the own meeple ended high enough
    "value_investing": "low-space",  # the own meeple ended low enough
    "kickback": "higher-rival",  # another player's meeple ended higher
    "convertible_bond": "discarded-share",  # a share in the discard pile; and a bond
    "corner_the_market": "equal-commodities",  # two of a kind
    "corporate_espionage": "hidden-pair",  # one that the player has not seen
    "data_broker": "own-hidden-pair",  # one of the player's own that others have not seen
    "diversification": "share",
    "dividend_growth_investing": "shares-in-play",  # cards in a portfolio
    "special_dividend": "shares-in-play",
    "fraudulent_transfer": "discarded-share",  # another one than is given up; and a share
    "vulture_capitalism": "discarded-share",
    "interpositioning": "fee",  # a trading fee acquired this round
    "market_maker": "action-card",
    "naked_short": "action-card",
    "rogue_trading": "normal-share",
    "systemic_shock": "commodity",
    "bear_raid": "share",
    "buyback": "share",
    "golden_parachute": "cheap-share",
    "leveraged_buyout": "discarded-share",
    "wash_trade": "different-prices",
}
GIVES_UP: Final = {
    "convertible_bond": "bond",
    "fraudulent_transfer": "share",
    "vulture_capitalism": "share",
    "buyback": "share",
    "market_maker": "action-card",
    "naked_short": "action-card",
    "systemic_shock": "commodity",
}
# The same for investors that are used on the owner's turn.
INVESTOR_NEEDS: Final = {"chanda": "two-shares", "martha": "hidden-pair", "soros": "share"}


def strategy_lacks(t: StockpileTable, seat: int, card: int) -> str | None:
    """Return what is missing for a card that the seat could pay."""
    key = STRATEGY_KEYS[card]
    if key == "convertible_bond" and t.ledger[BONDS + seat] == 0:
        return "bond"
    if GIVES_UP.get(key) == "share" and count_all_shares(t, seat) + split_cards(t, seat) == 0:
        return "share"
    return NEEDS.get(key)


def investor_lacks(t: StockpileTable, number: int) -> str | None:
    """Return why an investor cannot be used now: it was used already, or its condition is not met."""
    if (t.used >> number) & 1:
        return "unused"
    return INVESTOR_NEEDS.get(INVESTOR_KEYS[number])
