"""What is in the box, in thousands of dollars: cards, tracks, tables. Written from the rulebooks and the facts page."""

from __future__ import annotations

from dataclasses import dataclass, field

COMPANIES = [
    "American Automotive",
    "Bottomline Bank",
    "Cosmic Computers",
    "Epic Electric",
    "Leading Laboratories",
    "Stanford Steel",
]
BOOM = "Stock Boom"
BUST = "Stock Bust"
FEES = {"Trading Fee 1": 1, "Trading Fee 2": 2, "Trading Fee 3": 3}
MARKET_CARDS = [*COMPANIES, BOOM, BUST, *FEES]
FIRST_PLAYER_CARD = "First Player Card"
COMMODITIES = ["Gold", "Platinum", "Oil", "Natural Gas", "Corn", "Cattle"]
TAX = "Tax"

ROUNDS = {2: 6, 3: 7, 4: 6, 5: 5}
STARTING_CASH = {2: 30, 3: 20, 4: 20, 5: 20}
PILES = {2: 4, 3: 3, 4: 4, 5: 5}
MEEPLES = {2: 2, 3: 1, 4: 1, 5: 1}
PAIRS_OF_A_PLAYER = {2: 2, 3: 1, 4: 1, 5: 1}
OPEN_PAIRS = {2: 0, 3: 1, 4: 1, 5: 1}
BATCHES_OF_MARKET_CARDS = {2: 2, 3: 1, 4: 1, 5: 1}
COMMERCE_CARDS_A_ROUND = {2: 2, 3: 1, 4: 1, 5: 1}

BIDDING_TRACK = [0, 1, 3, 6, 10, 15, 20, 25]
BASE_FORECASTS = ["+4", "+2", "+1", "$$", "-2", "-3"]
ALL_FORECASTS = ["+4", "+3", "+2", "+1", "$", "$$", "$$$", "-1", "-2", "-3", "-4"]
ACTION_CARD_STEPS = 2
SECOND_SPLIT = 10
MAJORITY = 10
TIED_MAJORITY = 5

BONDS = 40
BONDS_A_ROUND = 3
BOND_PRICE = {2: 7, 3: 6, 4: 5, 5: 4}
BOND_INTEREST = 1
COMMODITY_SETS = {1: 3, 2: 8, 3: 15, 4: 24, 5: 35, 6: 48}
TAXES = {0: 0, 1: 2, 2: 6, 3: 12, 4: 20, 5: 30, 6: 42, 7: 56}


@dataclass(frozen=True)
class Track:
    """A price track from left to right. Spaces are counted from 0; `dollars` are the spaces with a $."""

    prices: list[int]
    start: int
    split: int
    dollars: list[int] = field(default_factory=list)


STANDARD_TRACK = Track([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], start=4, split=5)
ADVANCED_TRACKS = {
    "American Automotive": Track([1, 3, 5, 7, 9, 11, 13], start=2, split=3),
    "Bottomline Bank": Track([1, 2, 3, 4, 5, 6], start=4, split=3),
    "Cosmic Computers": Track([1, 3, 5, 7, 9], start=2, split=2),
    "Epic Electric": Track([1, 3, 4, 5, 5, 6, 6, 7, 8, 10], start=4, split=3),
    "Leading Laboratories": Track([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], start=4, split=5),
    "Stanford Steel": Track([1, 1, 2, 2, 3, 3, 4, 4, 5, 5], start=8, split=4, dollars=[1, 3, 5, 7, 9]),
}


def is_dividend(forecast: str) -> bool:
    return forecast.startswith("$")


def dividend(forecast: str) -> int:
    """One $ is $1K for each share."""
    return len(forecast) if is_dividend(forecast) else 0


def steps(forecast: str) -> int:
    """How far the forecast moves the price; a dividend does not."""
    return 0 if is_dividend(forecast) else int(forecast)
