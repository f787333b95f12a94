"""Private tables by their invitation, whose a link is, devices, and the honest deal, as people see them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person

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
    expect(anna.page.get_by_text("Was the deal honest?")).to_be_visible()
    expect(anna.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    anna.page.get_by_text("Was the deal honest?").click()
    expect(anna.page.get_by_text("Before the game, the server committed to a secret")).to_be_visible()


def test_a_passkey_finds_ones_games_on_another_device(house: RunningServer, arrive: Arrive) -> None:
    """Chromium's own authenticator in software stands for a password manager that both devices share."""
    at_home = {"base_url": house.url.replace("127.0.0.1", "localhost")}
    anna, phone = arrive(house, "Annabella", **at_home), arrive(house, "Phone", **at_home)
    made(anna)
    anna.open("/settings")
    line = anna.context.new_cdp_session(anna.page)
    line.send("WebAuthn.enable")
    kind = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    key = line.send("WebAuthn.addVirtualAuthenticator", {"options": kind})["authenticatorId"]
    anna.button("Add a passkey").click()
    expect(anna.page.get_by_text(re.compile("^Passkey, since"))).to_be_visible()
    (credential,) = line.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]

    phone.open("/settings")
    other = phone.context.new_cdp_session(phone.page)
    other.send("WebAuthn.enable")
    safe = other.send("WebAuthn.addVirtualAuthenticator", {"options": kind})["authenticatorId"]
    other.send("WebAuthn.addCredential", {"authenticatorId": safe, "credential": credential})
    phone.button("Sign in with a passkey").click()
    phone.page.wait_for_url("**/")
    phone.open("/settings")
    expect(phone.page.get_by_label("Your name")).to_have_value("Annabella")
    expect(phone.page.get_by_text("Another device, since")).to_be_visible()

    phone.page.get_by_role("listitem").filter(has_text="Passkey, since").get_by_role("button").click()
    expect(phone.page.get_by_text(re.compile("^Passkey, since"))).to_have_count(0)
    anna.open("/settings")
    anna.button("Sign in with a passkey").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("This server does not know that passkey")


def test_a_player_who_chooses_no_passkey_stays_who_they_are(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", base_url=house.url.replace("127.0.0.1", "localhost"))
    made(anna)
    anna.open("/settings")
    no = "() => { navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError')) }"
    anna.page.evaluate(no)  # what browsers say when the reader closes the window that asks
    anna.button("Sign in with a passkey").click()
    expect(anna.page.get_by_text("No passkey was used. Nothing has changed.")).to_be_visible()
    expect(anna.page.get_by_label("Your name")).to_have_value("Anna")
