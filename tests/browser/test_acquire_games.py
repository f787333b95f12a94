"""Whole games of Acquire through the interface."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Keyboard, Mouse
from tests.browser.driver.drawing import wait_until_drawn
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import play

Arrive = Callable[..., Person]


def test_four_people_in_four_browsers(house: RunningServer, arrive: Arrive) -> None:
    names = ("Anna", "Boris", "Chloé", "Δήμητρα")
    people = [arrive(house, name) for name in names]
    link = people[0].new_table("With friends", 4)
    for person in people[1:]:
        person.take_seat(link)
    people[0].button("Start the game").click()
    play([Mouse(person, seed) for seed, person in enumerate(people)])
    headings = [person.expect_result() for person in people]
    assert len(set(headings)) == 1
    assert any(name in headings[0] for name in names)


def test_one_person_against_bots_then_replay_and_rematch(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.new_table(players=4)
    player = Mouse(anna)
    play([player], until=lambda: anna.seq > 30 and (anna.question() or {}).get("decision") == "play_tile")
    lines = anna.page.locator(".catch-up .lines")
    expect(lines.get_by_role("button")).to_have_count(3)
    wait_until_drawn(anna.page)
    assert lines.evaluate("lines => lines.scrollWidth <= lines.clientWidth"), "what the three did is cut off"
    play([player])
    anna.expect_result()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    table = anna.page.url
    anna.button("Replay").click()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Replay of")
    anna.button("To the end").click()
    anna.open(table)
    anna.button("Rematch").click()
    anna.page.wait_for_url(lambda url: url != table)
    expect(anna.page.get_by_role("grid", name="Board").or_(anna.button("Start the game"))).to_be_visible()


def test_pass_and_play_with_a_curtain(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table("On this device", 4, bots=(2, 3))
    curtain = anna.page.get_by_role("button", name=re.compile("^I am "))
    expect(curtain).to_be_visible()
    for hand in (view["hand"] for view in anna.views.values()):
        for tile in hand:
            expect(anna.page.get_by_text(tile["tile"], exact=True)).to_have_count(0)
    play([Mouse(anna)])
    anna.expect_result()


def test_on_a_phone(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    anna.new_table(players=4)
    overflow = "document.documentElement.scrollWidth - window.innerWidth"

    def look() -> bool:
        wait_until_drawn(anna.page)
        assert anna.page.evaluate(overflow) <= 0
        return False

    play([Mouse(anna)], until=look)
    anna.expect_result()
    wait_until_drawn(anna.page)
    assert anna.page.evaluate(overflow) <= 0


def test_by_keyboard_alone(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    keys = Keyboard(anna)
    anna.open("/new")
    keys.walk_to(anna.page.get_by_role("textbox", name="Your name", exact=True))
    anna.page.keyboard.insert_text("Anna")
    keys.walk_to(anna.page.get_by_label("Seat 2", exact=True))
    anna.page.keyboard.type("Bot: Random")
    for seat in (3, 4):
        keys.walk_to(anna.page.get_by_label(f"Seat {seat}", exact=True))
        anna.page.keyboard.type("Bot: Random")
    keys.walk_to(anna.page.locator("summary", has_text="Table settings"))
    anna.page.keyboard.press("Enter")
    keys.walk_to(anna.page.get_by_label("Bot speed"))
    anna.page.keyboard.type("Instant")
    keys.press(anna.page.locator("form button[type=submit]").first)
    anna.page.wait_for_url("**/t/*")
    play([keys])
    anna.expect_result()
