"""The cards of the box: their kinds and names (STK-SET-1)."""

from typing import Final

from bigboard.games.engine.name_index import NameIndex
from bigboard.titles.stockpile.rules.cards.card_keys import INVESTOR_KEYS as INVESTOR_KEYS
from bigboard.titles.stockpile.rules.cards.card_keys import INVESTORS as INVESTORS
from bigboard.titles.stockpile.rules.cards.card_keys import STRATEGIES as STRATEGIES
from bigboard.titles.stockpile.rules.cards.card_keys import STRATEGY_KEYS as STRATEGY_KEYS

COMPANIES: Final = 6
COMPANY_NAMES: Final = [
    "American Automotive",
    "Bottomline Bank",
    "Cosmic Computers",
    "Epic Electric",
    "Leading Laboratories",
    "Stanford Steel",
]

# Kinds of market cards: the six companies first, so that a share's kind is its company.
BOOM_CARD: Final = 6
BUST_CARD: Final = 7
FEE: Final = 8  # the first of three
FEES: Final = 3
MARKET_KINDS: Final = 11
HELD_KINDS: Final = 8  # what a portfolio can hold: shares, and action cards until they are played
ACTION_KINDS: Final = (BOOM_CARD, BUST_CARD)

# Kinds of commerce cards follow in the piles, and the First Player Card after them.
FIRST_COMMERCE: Final = 11
COMMODITIES: Final = 6
TAX: Final = 17
COMMERCE_KINDS: Final = 7
FIRST_PLAYER_CARD: Final = 18

CARDS_AT_ONCE: Final = 10  # of a company
PILE_PLACES: Final = 24  # more cards than a stockpile can ever hold

CARD_NAMES: Final = [
    *COMPANY_NAMES,
    "Stock Boom",
    "Stock Bust",
    "Trading Fee 1",
    "Trading Fee 2",
    "Trading Fee 3",
    "Gold",
    "Platinum",
    "Oil",
    "Natural Gas",
    "Corn",
    "Cattle",
    "Tax",
    "First Player Card",
]

FORECASTS: Final = 11
FORECAST_NAMES: Final = ["+4", "+3", "+2", "+1", "$", "$$", "$$$", "-1", "-2", "-3", "-4"]
FORECAST_STEPS: Final = [4, 3, 2, 1, 0, 0, 0, -1, -2, -3, -4]
FORECAST_DIVIDEND: Final = [0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0]

TRACK_SPACES: Final = 8  # of every bidding track


# The same for reading and writing.
COMPANY_INDEX: Final = NameIndex("company", COMPANY_NAMES)
FORECAST_INDEX: Final = NameIndex("forecast", FORECAST_NAMES)
CARD_INDEX: Final = NameIndex("card", CARD_NAMES)
HELD_INDEX: Final = NameIndex("card", CARD_NAMES[:HELD_KINDS])
MARKET_INDEX: Final = NameIndex("market card", CARD_NAMES[:MARKET_KINDS])
COMMERCE_INDEX: Final = NameIndex("commerce card", CARD_NAMES[FIRST_COMMERCE:FIRST_PLAYER_CARD])  # numbered from 0
