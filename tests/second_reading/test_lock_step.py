"""The engine agrees with a second, independent reading of the rulebooks, at every step of random games.

Compared are the whole set of legal answers, who is asked, all that each seat may know, the money and the winners.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.second_reading.acquire import chart
from tests.second_reading.arrangements import (
    Arrangement,
    Temper,
    both,
    fees_first,
    fees_last,
    on_top,
    one_covers_the_other_reveals,
)
from tests.second_reading.lock_step import Difference, Match
from tests.second_reading.stockpile.knowledge import Knowledge
from tests.second_reading.stockpile.powers.investors import CASH

DEAD_TILES = ["repeat", "once", "never"]
MODULES: dict[str, dict[str, Any]] = {
    "the base game": {},
    "bonds": {"bonds": True},
    "commodities and taxes": {"commerce": True},
    "forecast dice": {"dice": True},
    "the first player card": {"first_player_card": True},
    "the advanced board": {"board": "advanced"},
    "strategies": {"strategies": True},
    "strategies and promo cards": {"strategies": True, "promo": True},
    "investors": {"investors": True},
    "the investor auction": {"investors": True, "auction": True},
}
EVERYTHING: dict[str, Any] = {
    "board": "advanced",
    **dict.fromkeys(("bonds", "commerce", "dice", "first_player_card", "strategies", "promo", "investors"), True),
}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("dead_tiles", DEAD_TILES)
def test_acquire_is_played_alike(players: int, dead_tiles: str) -> None:
    for seed in range(2):
        Match("acquire", players, seed, {"dead_tiles": dead_tiles, "open_holdings": seed == 0}).play()


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("module", MODULES)
def test_stockpile_is_played_alike_with(module: str, players: int) -> None:
    Match("stockpile", players, players, MODULES[module]).play()


@pytest.mark.parametrize("investor", CASH)
def test_stockpile_is_played_alike_with_all_modules_and(investor: str) -> None:
    number = list(CASH).index(investor)
    Match("stockpile", 2 + number % 4, number, EVERYTHING, on_top(investor), Temper(favorites=(investor,))).play()


def some_options(seed: int) -> dict[str, Any]:
    """Modules as they come, each in more than half of the games."""
    rng = random.Random(seed)
    names = ("bonds", "commerce", "dice", "first_player_card", "strategies", "promo", "investors", "auction")
    options: dict[str, Any] = {name: rng.random() < 0.6 for name in names}
    options["promo"] &= options["strategies"]
    options["auction"] &= options["investors"]
    return {"board": rng.choice(["standard", "advanced"]), **options}


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(60))
def test_thousands_of_games_of_acquire_are_played_alike(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        options = {"dead_tiles": DEAD_TILES[seed % 3], "open_holdings": seed % 2 == 0}
        Match("acquire", 2 + seed % 5, seed, options).play()


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(140))
def test_thousands_of_games_of_stockpile_are_played_alike(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        Match("stockpile", 2 + seed % 4, seed, some_options(seed)).play()


# They bid all they have, sell nothing and ruin the prices.
SPENDERS = Temper({"stop": 20, "bust": 3, "boom": 1, "keep": 1}, boldness=3, favorites=("Socialist Sanders",))
STRATEGIES: dict[str, Any] = {"strategies": True, "promo": True}
INVESTORS: dict[str, Any] = {"investors": True}

# What random games hardly ever come to: who plays, with what, and what lies on top of the decks.
RARE: dict[str, tuple[int, dict[str, Any], Arrangement, Temper]] = {
    "fees are owed to the end": (5, {}, fees_last, Temper()),
    "one covers what the other would reveal": (2, STRATEGIES, one_covers_the_other_reveals, Temper()),
    "two investors of the end of the round": (
        2, INVESTORS, on_top("Opulent Oprah", "Agile Ana", "Socialist Sanders", "Dividend Deborah"), Temper(),
    ),
    "Sanders among the poor": (3, INVESTORS, on_top("Socialist Sanders"), SPENDERS),
    "two investors whose owner owes fees": (
        2, {"commerce": True, "bonds": True, **INVESTORS},
        both(fees_first, on_top("Daring Dangote", "Lucrative Li", "Agile Ana", "Dividend Deborah")),
        Temper({"stop": 20}, boldness=4, favorites=("Daring Dangote", "Lucrative Li", "Agile Ana")),
    ),
    "shares shown by somebody who owes fees": (
        3, STRATEGIES, both(fees_first, on_top(*["Diversification", "Golden Parachute"] * 2)),
        Temper({"stop": 5, "bust": 9, "discard_strategy": 1}, boldness=4, favorites=("Golden Parachute",)),
    ),
    "shares shown beside Sanders": (
        3, {**STRATEGIES, **INVESTORS}, on_top("Socialist Sanders", *["Diversification", "Golden Parachute"] * 2),
        Temper({"stop": 5, "bust": 9}, favorites=("Socialist Sanders", "Golden Parachute", "Diversification")),
    ),
    "Soros": (2, INVESTORS, on_top("Shorting Soros"), Temper(favorites=("Shorting Soros",))),
    "bonds for shares": (2, {"bonds": True, **STRATEGIES}, on_top("Convertible Bond"), Temper()),
}  # fmt: skip


@pytest.mark.parametrize("rare", RARE)
def test_what_is_rare_is_played_alike_too(rare: str) -> None:
    players, options, arrange, temper = RARE[rare]
    for seed in range(3):
        Match("stockpile", players, seed, options, arrange, temper).play()


def test_a_wrong_price_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(chart.GROUPS, "Imperial", 0)
    with pytest.raises(Difference, match="Imperial"):
        Match("acquire", 3, 0, {"dead_tiles": "repeat", "open_holdings": True}).play()


def test_knowing_more_than_is_allowed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    arrives = Knowledge.arrives
    monkeypatch.setattr(Knowledge, "arrives", lambda self, card, seen: arrives(self, card, False))
    with pytest.raises(Difference, match="more than is allowed"):
        Match("stockpile", 3, 0, {}).play()
