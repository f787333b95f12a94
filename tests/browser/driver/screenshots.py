"""Take the pictures of the README: `python -m tests.browser.driver.screenshots docs/images`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.chromium import FLAGS
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import Player, play, times
from tests.browser.driver.stockpile_player import Investor

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 1020}, "color_scheme": "light"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}


def take(browser: Browser, house: RunningServer, folder: Path) -> None:
    def arrive(window: dict[str, Any]) -> Person:
        return Person(
            "Anna", browser.new_context(base_url=house.url, locale="en-US", reduced_motion="reduce", **window)
        )

    def keep(person: Person, name: str) -> None:
        person.page.evaluate("scrollTo(0, 0)")
        person.page.screenshot(path=folder / f"{name}.png", animations="disabled")

    anna = arrive(WIDE)
    anna.new_table(players=4, bot="greedy")
    player: Player = Mouse(anna, 7)
    play([player], until=lambda: anna.seq > 90 and (anna.question() or {}).get("decision") == "buy_shares")
    keep(anna, "acquire")
    play([player])
    anna.expect_result()
    keep(anna, "results")
    furnish(arrive(WIDE))
    anna.open("/")
    anna.page.get_by_text("Friday evening").wait_for()
    anna.page.get_by_role("heading", level=1).wait_for()
    keep(anna, "home")

    phone = arrive(PHONE)
    phone.new_table(players=4, bot="greedy")
    play([Mouse(phone, 8)], until=times(26))
    keep(phone, "acquire-phone")

    anna.new_table(players=4, bot="greedy", game="Stockpile", everything=True)
    play([Investor(anna, 9)], until=lambda: (anna.question() or {}).get("decision") == "bid" and anna.seq > 60)
    keep(anna, "stockpile")


def furnish(person: Person) -> None:
    """Public tables for the picture of the lobby."""
    person.context.request.put("/api/me", data={"name": "Boris"})
    bot, anyone, no_one = {"bot": "greedy"}, {"bot": "random"}, None
    tables: list[dict[str, Any]] = [
        {"name": "Friday evening", "game": "acquire", "seats": [{"me": True}, bot, no_one, no_one]},
        {"name": "Quick one", "game": "stockpile", "seats": [bot, no_one], "clock": {"decision_s": 30, "bank_s": 120}},
        {"name": "Four bots", "game": "acquire", "seats": [bot] * 4, "autostart": True, "bot_pace_ms": 5000},
        {
            "name": "Learning by watching",
            "game": "stockpile",
            "seats": [bot] * 5,
            "autostart": True,
            "bot_pace_ms": 5000,
        },
        {
            "name": "Sunday table",
            "game": "acquire",
            "seats": [anyone] * 3,
            "autostart": True,
            "bot_pace_ms": 0,
        },
    ]
    for table in tables:
        answer = person.context.request.post("/api/tables", data={**table, "players": len(table["seats"])})
        assert answer.ok, answer.text()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place, RunningServer(Path(place)) as house, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        take(chromium, house, Path(sys.argv[1]))
        chromium.close()
