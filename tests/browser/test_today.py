"""The deal of the day in the browser: played through, compared, and shared as text; and a second group's link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.acquire_player import Mouse
from tests.browser.house import RunningServer
from tests.browser.person import Person
from tests.browser.player import play
from tests.browser.test_accessible import WINDOWS, serious

Arrive = Callable[..., Person]


def test_a_deal_of_the_day_is_played_compared_and_shared(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", permissions=["clipboard-read", "clipboard-write"])
    page = anna.page
    anna.open("/today")
    acquire = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Acquire"))
    expect(acquire.get_by_text("The results are shown when you have played.")).to_be_visible()
    acquire.get_by_role("button", name="Play the deal").click()
    page.wait_for_url("**/t/*")
    anna.wait(lambda: anna.status == "running", "for the game")
    table = page.url.rpartition("/")[2]
    assert anna.context.request.patch(f"/api/tables/{table}", data={"bot_pace_ms": 0}).ok
    play([Mouse(anna)])
    page.get_by_role("link", name="Results: Deal of the day").click()
    page.wait_for_url("**/today/*")
    expect(acquire.get_by_role("row").first).to_be_visible()
    mine = acquire.get_by_role("row", name=re.compile("^(Anna|Guest)"))
    expect(mine).to_be_visible()
    acquire.get_by_role("button", name="Share").click()
    expect(acquire.get_by_role("button", name="Copied")).to_be_visible()
    text = str(page.evaluate("navigator.clipboard.readText()"))
    assert re.fullmatch(
        r"Big Board · Acquire · \d{4}-\d\d-\d\d\n[🟩⬜]+ Place \d of \d · \$[\d,]+\n\S+/today/\S+", text
    ), text
    assert serious(page) == []
    mine.get_by_role("link").click()
    page.wait_for_url("**/replay/*")


def test_a_second_group_gets_a_link_of_its_own(house: RunningServer, arrive: Arrive) -> None:
    anna, ben = arrive(house, "Anna"), arrive(house, "Ben")
    own = anna.new_table("With friends", 2)
    anna.button("Invite a second group").click()
    field = anna.page.get_by_role("textbox", name="Link for the second group")
    expect(field).to_be_visible()
    link = field.input_value()
    assert own.rpartition("/")[2].partition("?")[0] not in link
    ben.take_seat(link)
    expect(ben.button("Start the game")).to_be_visible()  # whoever comes first there is the host
    assert serious(anna.page) == []


@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_serious_at_the_deal_of_the_day(
    house: RunningServer, arrive: Arrive, window: dict[str, object]
) -> None:
    anna = arrive(house, "Anna", **window)
    for path in ("/today", "/today/2026-11-02"):
        anna.open(path)
        expect(anna.page.get_by_role("article").first).to_be_visible()
        assert serious(anna.page) == [], path
