"""The engine agrees with a second, independent reading of the rulebooks, at every step of random games.

Compared are the whole set of legal answers, who is asked, all that each seat may know, the money and the winners.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.second_reading.acquire import chart
from tests.second_reading.deviations import KNOWN
from tests.second_reading.lock_step import Difference, Match

ACQUIRE_OPTIONS: list[dict[str, Any]] = [
    {"dead_tiles": dead_tiles, "open_holdings": open_holdings}
    for dead_tiles, open_holdings in itertools.product(("repeat", "once", "never"), (True, False))
]

STOCKPILE_OPTIONS: dict[str, dict[str, Any]] = {
    "the base game": {},
    "bonds": {"bonds": True},
    "commodities and taxes": {"commerce": True},
    "forecast dice": {"dice": True},
    "the first player card": {"first_player_card": True},
    "the advanced board": {"board": "advanced"},
    "strategies": {"strategies": True},
    "strategies and promo cards": {"strategies": True, "promo": True},
}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("dead_tiles", ["repeat", "once", "never"])
def test_acquire_is_played_alike(players: int, dead_tiles: str) -> None:
    for seed in range(2):
        Match("acquire", players, seed, {"dead_tiles": dead_tiles, "open_holdings": seed == 0}).play()


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("module", STOCKPILE_OPTIONS)
def test_stockpile_is_played_alike(players: int, module: str) -> None:
    Match("stockpile", players, players, STOCKPILE_OPTIONS[module]).play()


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(60))
def test_thousands_of_games_of_acquire_are_played_alike(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        Match("acquire", 2 + seed % 5, seed, ACQUIRE_OPTIONS[seed // 5 % 6]).play()


def test_a_wrong_price_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(chart.GROUPS, "Imperial", 0)
    with pytest.raises(Difference, match="Imperial"):
        Match("acquire", 3, 0, ACQUIRE_OPTIONS[0]).play()


def test_every_known_deviation_names_the_rule_it_is_about() -> None:
    for deviation, rule in KNOWN.items():
        assert rule.split("-")[0] in ("ACQ", "STK"), deviation
