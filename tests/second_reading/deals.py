"""What a deal has to hold: everything that is in the box, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.second_reading.acquire.board import CELLS
from tests.second_reading.stockpile.components import (
    ALL_FORECASTS,
    BASE_FORECASTS,
    BOOM,
    BUST,
    COMMODITIES,
    COMPANIES,
    FEES,
    ROUNDS,
    TAX,
)
from tests.second_reading.stockpile.powers.investors import CASH
from tests.second_reading.stockpile.powers.strategy_market import NAMES

Deal = dict[str, Any]

DICE = [["+2", "+3", "+4"]] * 2 + [["+1", "$", "$$", "$$$"]] * 2 + [["-1", "-2", "-3", "-4"]] * 2
PROMO = ["Leveraged Buyout", "Wash Trade", "Circuit Breaker", "Kickback"]
STRATEGY_NEEDS = {"Convertible Bond": "bonds", "Corner the Market": "commerce", "Systemic Shock": "commerce"}
INVESTOR_NEEDS = {"Daring Dangote": "commerce", "Illicit Ivan": "strategies", "Lucrative Li": "bonds"}


def complaints(deal: Deal) -> list[str]:
    """What is not in this deal as it is in the box."""
    if deal["game"] == "acquire":
        return [] if sorted(deal["bag"]) == sorted(CELLS) else ["the bag has other tiles than the board has cells"]
    found = []
    if Counter(deal["market"]) + Counter(deal["starting_shares"]) != market_deck():
        found.append("market deck and starting shares are not the 80 cards")
    if len(set(deal["starting_shares"])) != deal["players"]:
        found.append("the starting shares are not of different companies")
    if len(deal["rounds"]) != ROUNDS[deal["players"]]:
        found.append("the number of rounds is wrong")
    for one_round in deal["rounds"]:
        found += complaints_of_round(one_round, deal["options"]["dice"])
    if Counter(deal.get("commerce", [])) != (commerce_deck() if deal["options"]["commerce"] else Counter()):
        found.append("the commerce deck is wrong")
    if sorted(deal.get("investors", [])) != sorted(investor_deck(deal["options"])):
        found.append("the investors are wrong")
    if sorted(deal.get("strategies", [])) != sorted(strategy_deck(deal["players"], deal["options"])):
        found.append("the strategy deck is wrong")
    return found


def complaints_of_round(one_round: Deal, dice: bool) -> list[str]:
    companies = [company for company, _ in one_round["pairs"]]
    forecasts = [forecast for _, forecast in one_round["pairs"]]
    found = [] if sorted(companies) == COMPANIES else ["a company is missing in a round's pairs"]
    if dice:
        rolled = all(face in faces for face, faces in zip(one_round["dice"], DICE, strict=True))
        if not rolled or sorted(forecasts) != sorted(one_round["dice"]):
            found.append("the forecasts of a round are not those of the dice")
        if any(forecasts.count(forecast) > 2 for forecast in ALL_FORECASTS):
            found.append("a forecast comes more than twice")
    elif sorted(forecasts) != sorted(BASE_FORECASTS):
        found.append("the forecasts of a round are not the six of the base game")
    return found


def market_deck() -> Counter[str]:
    return Counter({**dict.fromkeys(COMPANIES, 10), **dict.fromkeys(FEES, 4), BOOM: 4, BUST: 4})


def commerce_deck() -> Counter[str]:
    return Counter({**dict.fromkeys(COMMODITIES, 3), TAX: 7})


def investor_deck(options: Deal) -> list[str]:
    if not options["investors"]:
        return []
    return [name for name in CASH if name not in INVESTOR_NEEDS or options[INVESTOR_NEEDS[name]]]


def strategy_deck(players: int, options: Deal) -> list[str]:
    """Two copies of each card whose module is on; the promo cards join when chosen, or when the hands need them."""
    if not options["strategies"]:
        return []
    cards = [name for name in NAMES if name not in STRATEGY_NEEDS or options[STRATEGY_NEEDS[name]]]
    deck = [name for name in cards if name not in PROMO] * 2
    hands = players * (3 + ROUNDS[players])
    if options["investors"]:
        hands += ROUNDS[players] - 1  # Ivan
    return deck + (PROMO * 2 if options["promo"] or len(deck) < hands else [])
