"""Both tables hold at every size, in every language and for every number of players: measured in Chromium.

The questions come from random games of the engine and are put to the page over its own line; nothing has to be played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, product
from typing import Any

import pytest
from tests.browser.driver.desk import QUESTIONS, Desk, questions
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person

Arrive = Callable[..., Person]
Asked = list[tuple[str, str, tuple[int, int]]]
DESKS = [(1920, 1080), (1440, 900), (1366, 768), (1024, 768)]
HANDHELDS = [(768, 1024), (390, 844), (360, 640), (844, 390)]
LANGUAGES = ["en", "pt", "ru", "el", "fr"]
PLAYERS = {"acquire": [2, 3, 4, 5, 6], "stockpile": [2, 3, 4, 5]}
# Of the fewest and the most players, on a desk and in the hand, each game has one of each.
SAMPLE = [
    ("acquire", 4, False),
    ("acquire", 6, True),
    ("acquire", 2, True),
    ("stockpile", 5, False),
    ("stockpile", 4, True),
    ("stockpile", 2, True),
]


def sizes(touch: bool) -> list[tuple[int, int]]:
    return HANDHELDS if touch else DESKS


def sample() -> Iterator[tuple[str, int, bool, Asked]]:
    """Every question in two of the sizes, each in one language: every language and every size comes in turn."""
    for game, players, touch in SAMPLE:
        asked = QUESTIONS[game] if players > 2 else QUESTIONS[game][-3:]
        languages, chosen = cycle(LANGUAGES), cycle(sizes(touch))
        yield game, players, touch, [(one, next(languages), next(chosen)) for one in asked for _ in range(2)]


def measure(house: RunningServer, arrive: Arrive, game: str, players: int, touch: bool, asked: Asked) -> list[str]:
    window: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
    desk = Desk(house, arrive(house, "Wilhelmina", **window), game, players)
    faults: list[str] = []
    for decision, language, size in sorted(asked, key=lambda one: (one[1], one[2])):
        faults += desk.faults(decision, language, size, touch)
    return faults


@pytest.mark.parametrize(("game", "players", "touch", "asked"), list(sample()), ids=lambda value: str(value)[:9])
def test_a_covering_sample_of_tables_holds(
    house: RunningServer, arrive: Arrive, game: str, players: int, touch: bool, asked: Asked
) -> None:
    faults = measure(house, arrive, game, players, touch, asked)
    assert not faults, "\n".join(faults)


@pytest.mark.long
@pytest.mark.parametrize("touch", [False, True], ids=["desk", "hand"])
@pytest.mark.parametrize(("game", "players"), [(game, number) for game in PLAYERS for number in PLAYERS[game]])
def test_every_table_holds(house: RunningServer, arrive: Arrive, game: str, players: int, touch: bool) -> None:
    asked = list(product(questions(game, players, rare=True), LANGUAGES, sizes(touch)))
    faults = measure(house, arrive, game, players, touch, asked)
    assert not faults, "\n".join(faults)
