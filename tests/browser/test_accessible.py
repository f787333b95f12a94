"""axe looks at the main screens, light, dark and on a phone, and finds nothing serious."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acquire_player import Mouse
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.player import play

Arrive = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def serious(page: Page) -> list[str]:
    """What axe finds: rule, and where."""
    # The page's own policy lets no foreign script in; the browser's tools may still evaluate one.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize(
    "window",
    [
        pytest.param({"color_scheme": "light"}, id="light"),
        pytest.param({"color_scheme": "dark"}, id="dark"),
        pytest.param({"color_scheme": "light", **PHONE}, id="phone"),
    ],
)
def test_nothing_serious_on_any_main_screen(house: House, arrive: Arrive, window: dict[str, object]) -> None:
    anna = arrive(house, "Anna", **window)
    page = anna.page
    for path in ("/", "/new", "/settings", "/rules/acquire", "/nowhere"):
        anna.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert serious(page) == [], path
    anna.new_table("With friends", 2)
    expect(anna.button("Fill with bots")).to_be_visible()
    assert serious(page) == [], "waiting room"
    anna.new_table(players=2)
    seen: set[str] = set()

    def look() -> bool:
        decision = str((anna.question() or {})["decision"])
        if decision not in seen:
            seen.add(decision)
            expect(page.get_by_role("grid", name="Board")).to_be_visible()
            assert serious(page) == [], decision
        return {"play_tile", "found_chain", "buy_shares"} <= seen

    play([Mouse(anna)], until=look)


def test_nothing_serious_on_the_results(house: House, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table(players=2)
    play([Mouse(anna)])
    anna.expect_result()
    assert serious(anna.page) == [], "results"
    anna.button("Replay").click()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Replay of")
    assert serious(anna.page) == [], "replay"
