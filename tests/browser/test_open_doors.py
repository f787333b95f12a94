"""A host invites an online bot account to a free seat; a person agrees to open data in the settings."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
from playwright.sync_api import expect
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.timeouts import HANG_S

Arrive = Callable[..., Person]


def test_the_host_invites_a_bot_that_is_online(house: RunningServer, arrive: Arrive) -> None:
    made = httpx.post(f"{house.url}/api/bots", json={"name": "Robot", "about": "Plays Acquire."}, timeout=HANG_S).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    with httpx.Client(base_url=house.url, headers=headers, timeout=HANG_S) as program:
        with program.stream("GET", "/api/bots/me/events") as stream:
            events = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
            assert next(events)["type"] == "hello"
            anna = arrive(house, "Anna")
            table = anna.new_table("With friends", 2).rpartition("/")[2].partition("?")[0]
            card = anna.page.get_by_role("region", name="Bots online")
            expect(card).to_contain_text("BOT Robot")
            expect(card).to_contain_text("Plays Acquire.")
            card.get_by_role("button", name="Invite BOT Robot").click()
            expect(card.get_by_role("button")).to_be_disabled()
            invitation = next(events)
        assert (invitation["type"], invitation["table"]) == ("invitation", table)
        code = invitation["path"].partition("?")[2]
        assert program.put(f"/api/tables/{table}/seats/1?{code}", json={}).status_code == 200
    expect(anna.page.get_by_role("listitem").filter(has_text="BOT Robot").first).to_be_visible()
    expect(card).to_have_count(0)


def test_a_person_agrees_to_open_data_in_the_settings(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.open("/settings")
    anna.context.request.put("/api/me", data={"name": "Anna"})
    anna.page.reload()
    switch = anna.page.get_by_role("switch", name="Give my public games to research")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    anna.page.reload()
    expect(switch).to_be_checked()
    assert anna.context.request.get("/api/me/open_data").json() == {"agreed": True}
