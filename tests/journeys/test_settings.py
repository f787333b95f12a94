"""Settings: each takes effect at once, at the table and on the next visit; a personal link brings the name along."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.languages import holes
from tests.browser.driver.player import play, times
from tests.journeys.journey import OTHER, Journey, Traveler
from tests.journeys.numbers_shown import read_numbers

SWITCHES = {"Sounds": False, "Animation": True, "Warn me about blunders": False, "Table talk": True}


def switch_of(person: Traveler, name: str) -> Locator:
    return person.page.get_by_role("switch", name=name)


def test_settings_take_effect_and_stay(journey: Journey) -> None:
    anna, phone = journey.arrive("Anna"), journey.arrive("Phone")
    page = anna.page

    # A name, and every switch the other way.
    anna.open("/settings")
    page.get_by_label("Your name").fill("Anna Lee")
    anna.button("Save").click()
    expect(anna.button("Saved")).to_be_visible()
    assert anna.context.request.get("/api/me").json()["person"]["name"] == "Anna Lee"
    for name, on in SWITCHES.items():
        expect(switch_of(anna, name)).to_be_checked(checked=on)
        switch_of(anna, name).click()
    anna.open("/settings")
    expect(page.get_by_label("Your name")).to_have_value("Anna Lee")
    for name, on in SWITCHES.items():
        expect(switch_of(anna, name)).to_be_checked(checked=not on)
    expect(page.locator("html")).to_have_attribute("data-motion", "off")

    # What the table answers by itself is kept by the server.
    assert anna.context.request.get("/api/me/answers").json() == {"answers": ["show"]}
    switch_of(anna, "Keep shares secret").click()
    expect(switch_of(anna, "Keep shares secret")).to_be_checked()
    anna.wait(lambda: anna.context.request.get("/api/me/answers").json() == {"answers": []}, "for the change")

    # The theme is another picture.
    pictures = []
    for theme in ("Light", "Dark"):
        anna.choose("Theme", theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme.lower())
        pictures.append(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    assert pictures[0] != pictures[1]

    # At the table the name is the new one; then the whole page in another language, with the same numbers.
    anna.name = "Anna Lee"
    switch_of(anna, "Warn me about blunders").click()
    anna.new_table(players=2)
    expect(page.locator("[data-plate='0']")).to_contain_text("Anna Lee")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    play([Mouse(anna)], until=times(4))
    anna.wait(anna.question, "for a question")
    table = page.url
    anna.open("/settings")
    page.get_by_role("group", name="Language").get_by_text("Русский", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", OTHER)
    assert holes(page, OTHER) == []
    anna.open(table)
    expect(page.get_by_role("grid")).to_be_visible()
    assert holes(page, OTHER) == []
    anna.wait(anna.question, "for a question")
    read_numbers(anna, "acquire", anna.question() or {})
    anna.open("/settings")
    page.get_by_role("main").get_by_text("English", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")

    # A personal link brings the name and the tables to another device, which can be signed out.
    anna.button("Create a link").click()
    phone.open(page.get_by_label("Your personal link").input_value())
    phone.button("Continue on this device").click()
    expect(phone.page.get_by_role("heading", name=re.compile("^Your turn: .*Anna Lee$"))).to_be_visible()
    anna.open("/settings")
    devices = page.locator("section").filter(has=page.get_by_role("heading", name="Your devices"))
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("listitem").get_by_role("button", name="Sign out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    assert phone.context.request.get("/api/me").json() == {"person": None}
