"""Private tables by their invitation, whose a link is, devices, and the honest deal, as people see them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.browser.house import RunningServer
from tests.browser.person import Person

Arrive = Callable[..., Person]


def made(anna: Person, **fields: Any) -> dict[str, Any]:
    """A table that Anna's browser makes by itself."""
    anna.open("/")
    anna.context.request.put("/api/me", data={"name": anna.name})
    wanted = {"game": "acquire", "players": 2, "bot_pace_ms": 0, **fields}
    answer: dict[str, Any] = anna.context.request.post("/api/tables", data=wanted).json()
    return answer


def test_a_private_table_opens_with_its_link_and_not_with_its_id(house: RunningServer, arrive: Arrive) -> None:
    anna, boris, eve = arrive(house, "Anna"), arrive(house, "Boris"), arrive(house, "Eve")
    table = made(anna, public=False)["table"]["id"]
    anna.open(f"/t/{table}")
    link = anna.page.get_by_label(re.compile("Invite")).input_value()
    assert "?invitation=" in link
    eve.open(f"/t/{table}")
    expect(eve.page.get_by_role("alert")).to_contain_text("This table is private")
    boris.open(link)
    boris.button("Sit here").first.click()
    expect(boris.button("Stand up")).to_have_count(1)
    boris.open("/")
    boris.open(f"/t/{table}")  # the device has kept the invitation, and the seat is theirs
    expect(boris.button("Stand up")).to_have_count(1)


def test_a_link_says_whose_it_is_and_devices_can_be_signed_out(house: RunningServer, arrive: Arrive) -> None:
    anna, phone = arrive(house, "Annabella"), arrive(house, "Phone")
    made(anna)
    anna.open("/settings")
    anna.button("Create a link").click()
    phone.open(anna.page.get_by_label("Your personal link").input_value())
    expect(phone.page.get_by_text("This is Annabella’s personal link.")).to_be_visible()
    phone.button("Continue on this device").click()
    phone.page.wait_for_url("**/")
    anna.open("/settings")
    expect(anna.page.get_by_text("Another device, since")).to_be_visible()
    anna.page.get_by_role("listitem").filter(has_text="Another device").get_by_role("button").click()
    expect(anna.page.get_by_text("Another device, since")).to_have_count(0)
    phone.open("/settings")
    expect(phone.page.get_by_role("heading", name="Your devices")).to_have_count(0)


def test_the_browser_checks_the_deal_when_the_game_is_over(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table()
    anna.page.wait_for_url(re.compile("/t/"))
    anna.wait(lambda: anna.views, "for the game")
    table = anna.page.url.rpartition("/")[2].partition("?")[0]
    anna.context.request.delete(f"/api/tables/{table}/seats/0")  # a bot plays to the end
    expect(anna.page.get_by_text("Was the deal honest?")).to_be_visible(timeout=90_000)
    expect(anna.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    anna.page.get_by_text("Was the deal honest?").click()
    expect(anna.page.get_by_text("Before the start, the server fixed a secret")).to_be_visible()
