"""The cards of the box: what kinds there are and what they are called (STK-SET-1)."""

from typing import Any, Final

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


# The same by name: names as they are printed are found at once.
COMPANY_NUMBERS: Final = {name: number for number, name in enumerate(COMPANY_NAMES)}
FORECAST_NUMBERS: Final = {name: number for number, name in enumerate(FORECAST_NAMES)}
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_NAMES)}


def number_of(name: object, names: list[str], what: str) -> int:
    """The place of a name in a list, in either case; ValueError lists the names there are."""
    if isinstance(name, str):
        if name in names:
            return names.index(name)
        wanted = name.strip().lower()
        for number, known in enumerate(names):
            if known.lower() == wanted:
                return number
    raise ValueError(f"There is no {what} {name!r}: it is one of {', '.join(names)}.")


def numbers_of(given: list[Any], names: list[str], what: str) -> list[int]:
    """`number_of` for many."""
    known = {name: number for number, name in enumerate(names)}
    return [known[name] if isinstance(name, str) and name in known else number_of(name, names, what) for name in given]


def company_number(name: object) -> int:
    found = COMPANY_NUMBERS.get(name, -1) if isinstance(name, str) else -1
    return found if found >= 0 else number_of(name, COMPANY_NAMES, "company")


def forecast_number(name: object) -> int:
    found = FORECAST_NUMBERS.get(name, -1) if isinstance(name, str) else -1
    return found if found >= 0 else number_of(name, FORECAST_NAMES, "forecast")


def market_number(name: object) -> int:
    found = CARD_NUMBERS.get(name, -1) if isinstance(name, str) else -1
    return found if 0 <= found < MARKET_KINDS else number_of(name, CARD_NAMES[:MARKET_KINDS], "market card")


def commerce_number(name: object) -> int:
    """0 to 5 for the commodities, 6 for a tax."""
    return number_of(name, CARD_NAMES[FIRST_COMMERCE:FIRST_PLAYER_CARD], "commerce card")
