"""axe looks at the main screens, light, dark and on a phone, and finds nothing serious."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.drawing import wait_until_drawn
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import Player, play
from tests.browser.driver.stockpile_player import Investor

Arrive = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# By night only the colors differ.
SCHEMES: list[tuple[Literal["light", "dark"], dict[str, object]]] = [
    ("light", {}),
    ("dark", {"runOnly": ["color-contrast"]}),
]
# The lines of a long log are alike: the first ones stand for all.
LOOK = """options => axe.run(
  { exclude: [['[role=log] li:nth-child(n+8)']] },
  { resultTypes: ['violations'], ...options },
)"""
WINDOWS = [pytest.param({}, id="wide"), pytest.param(PHONE, id="phone")]


def serious(page: Page) -> list[str]:
    """What axe finds, by day and by night: rule, and where."""
    # The page's own policy lets no foreign script in; the browser's tools may still evaluate one.
    page.evaluate("code => window.axe || (0, eval)(code)", AXE.read_text(encoding="utf-8"))
    faults = []
    for scheme, options in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        wait_until_drawn(page)
        found = page.evaluate(LOOK, options)
        faults += [
            f"{scheme}, {violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]
    return faults


def look_at_decisions(player: Player, wanted: Iterable[str]) -> None:
    """Plays until every one of these questions was asked, and looks at each once."""
    missing = set(wanted)

    def look() -> bool:
        decision = str((player.person.question() or {}).get("decision"))
        if decision in missing:
            missing.discard(decision)
            expect(player.page.get_by_role("heading", level=1)).to_be_visible()
            assert serious(player.page) == [], decision
        return not missing

    play([player], until=look)


@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_serious_around_the_games(house: RunningServer, arrive: Arrive, window: dict[str, object]) -> None:
    anna = arrive(house, "Anna", **window)
    page = anna.page
    for path in (
        "/",
        "/new",
        "/settings",
        "/games",
        "/today",
        "/puzzles",
        "/keep",
        "/rules",
        "/rules/acquire",
        "/nowhere",
    ):
        anna.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert serious(page) == [], path
    anna.new_table("With friends", 2)
    expect(anna.button("Fill with bots")).to_be_visible()
    assert serious(page) == [], "waiting room"


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_nothing_serious_after_the_end(house: RunningServer, arrive: Arrive, game: str) -> None:
    anna = arrive(house, "Anna")
    table = anna.finished_table(game)
    anna.open(f"/t/{table}")
    expect(anna.page.get_by_role("heading", name="Where the money came from")).to_be_visible()
    assert serious(anna.page) == [], "results"
    anna.open(f"/replay/{table}")
    anna.button("To the end").click()
    assert serious(anna.page) == [], "replay"
    anna.open(f"/review/{table}")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert serious(anna.page) == [], "review"


@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_serious_at_acquires_table(house: RunningServer, arrive: Arrive, window: dict[str, object]) -> None:
    anna = arrive(house, "Anna", **window)
    anna.new_table(players=2)
    look_at_decisions(Mouse(anna), ["play_tile", "found_chain", "buy_shares"])


@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_serious_at_stockpiles_table(house: RunningServer, arrive: Arrive, window: dict[str, object]) -> None:
    anna = arrive(house, "Anna", **window)
    anna.new_table(players=3, game="Stockpile", everything=True)
    look_at_decisions(Investor(anna), ["bid_investor", "buy_bonds", "place_card", "bid", "act", "sell"])
