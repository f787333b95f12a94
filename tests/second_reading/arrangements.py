"""Deals and players arranged by hand, so that what is rare comes early."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.second_reading.stockpile.components import FEES


@dataclass(frozen=True)
class Temper:
    """How someone plays who plays at random: how much they like types of answers, high bids, and certain cards."""

    tastes: dict[str, float] = field(default_factory=dict)  # others are drawn for every game
    boldness: float | None = None  # by how much they prefer a bid to the one a space lower
    favorites: tuple[str, ...] = ()  # investors and cards to choose and use whenever they can be


Arrangement = Callable[[dict[str, Any]], None]


def as_dealt(deal: dict[str, Any]) -> None:
    """Nothing is arranged."""


def on_top(*cards: str) -> Arrangement:
    """These investors and strategy cards lie on top of their decks, as far as the decks have them."""

    def arrange(deal: dict[str, Any]) -> None:
        for name in ("investors", "strategies"):
            if name not in deal:
                continue
            top: list[str] = []
            for card in cards:
                if card in deal[name]:
                    deal[name].remove(card)
                    top.append(card)
            deal[name] = top + deal[name]

    return arrange


def fees_last(deal: dict[str, Any]) -> None:
    """Trading fees come in the last rounds, so that some are still owed in the final count."""
    deal["market"].sort(key=lambda card: card in FEES)


def fees_first(deal: dict[str, Any]) -> None:
    """Trading fees come in the first rounds, so that they are owed while other things happen."""
    deal["market"].sort(key=lambda card: card not in FEES)


def both(one: Arrangement, other: Arrangement) -> Arrangement:
    def arrange(deal: dict[str, Any]) -> None:
        one(deal)
        other(deal)

    return arrange


def one_covers_the_other_reveals(deal: dict[str, Any]) -> None:
    """Of two players the first can lay cards on forecasts, the second has Data Brokers and little else to play."""
    covers = ["Falsified Earnings", "Circuit Breaker"] * 2
    rarely_played = ["Market Maker", "Naked Short"] * 2 + ["Interpositioning"]
    reveals = ["Data Broker"] * 2
    more = ["Interpositioning", *["Golden Parachute", "Kickback", "Block Trading"] * 2]
    on_top(*covers, *rarely_played, *reveals, *more)(deal)
    deal["first"] = 0
