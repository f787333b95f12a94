"""Chat and reactions reach a player whose chat is closed: a number on its tab, and a bubble at the speaker's face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person

Arrive = Callable[..., Person]
SIZES = [(1440, 900), (1366, 768), (390, 844)]
LINE = "Who is going to buy the last share of Continental, and what will be left of it for the rest of us?"


def say(person: Person, text: str) -> None:
    person.open_sheet("Chat")
    person.page.get_by_role("textbox", name="Chat", exact=True).fill(text)
    person.button("Send").click()


def bubble(person: Person, seat: int) -> Locator:
    return person.page.locator(f"[data-plate='{seat}'] .said")


def chat_tab(person: Person) -> Locator:
    return person.page.get_by_role("tab", name="Chat")


def two_at_a_table(
    house: RunningServer, arrive: Arrive, size: tuple[int, int], game: str = "Acquire", **window: Any
) -> tuple[Person, Person]:
    """A running game: the first person is at a screen of that size."""
    width, height = size
    if width < 600:
        window |= {"has_touch": True, "is_mobile": True}
    anna = arrive(house, "Anna", viewport={"width": width, "height": height}, **window)
    boris = arrive(house, "Boris")
    anna.hold_notes()
    boris.take_seat(anna.new_table("With friends", 3, game=game, bots=[2]))
    anna.button("Start the game").click()
    for person in (anna, boris):
        person.page.locator("[data-plate='1']").wait_for()
    return anna, boris


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_said_is_seen_with_the_chat_closed(house: RunningServer, arrive: Arrive, size: tuple[int, int]) -> None:
    anna, boris = two_at_a_table(house, arrive, size)
    expect(chat_tab(anna)).to_have_accessible_name("Chat")
    say(boris, LINE)
    said = bubble(anna, 1)
    expect(said).to_have_text(LINE)
    box = said.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    expect(chat_tab(anna)).to_have_accessible_name("Chat 1 unread message")
    expect(anna.page.locator("[aria-live=polite]").filter(has_text=f"Boris: {LINE}")).to_have_count(1)

    boris.button("Applause").click()
    expect(bubble(anna, 1).locator("svg")).to_be_visible()
    expect(chat_tab(anna)).to_have_accessible_name("Chat 2 unread messages")
    expect(anna.page.locator("[aria-live=polite]").filter(has_text="Boris: Applause")).to_have_count(1)
    anna.let_notes_go()
    expect(said).to_have_count(0)  # it goes by itself

    anna.open_sheet("Chat")
    expect(chat_tab(anna)).to_have_accessible_name("Chat")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text(LINE)


def test_an_open_chat_has_nothing_unread_and_a_closed_drawer_has(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = two_at_a_table(house, arrive, (390, 844))
    anna.open_sheet("Chat")
    say(boris, "Hello")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Hello")
    expect(chat_tab(anna)).to_have_accessible_name("Chat")
    chat_tab(anna).click()  # shuts the drawer
    expect(chat_tab(anna)).to_have_attribute("aria-selected", "false")
    say(boris, "Are you there?")
    expect(chat_tab(anna)).to_have_accessible_name("Chat 1 unread message")
    expect(chat_tab(boris)).to_have_accessible_name("Chat")


def test_what_was_said_in_my_absence_is_unread(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = two_at_a_table(house, arrive, (1366, 768))
    link = anna.page.url
    anna.open("/settings")
    say(boris, "Where did you go?")
    expect(boris.page.get_by_role("log", name="Chat")).to_contain_text("Where did you go?")
    anna.open(link)
    expect(chat_tab(anna)).to_have_accessible_name("Chat 1 unread message")
    expect(bubble(anna, 1)).to_have_count(0)


def test_who_is_muted_has_no_bubble_and_counts_for_nothing(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = two_at_a_table(house, arrive, (1366, 768))
    say(boris, "First")
    anna.open_sheet("Chat")
    anna.page.get_by_role("log", name="Chat").get_by_text("First").hover()
    anna.button("Mute Boris").click()
    anna.let_notes_go()
    anna.open_sheet("Log")
    say(boris, "Second")
    anna.wait(lambda: any(m["type"] == "chat" and m["line"]["text"] == "Second" for m in anna.heard), "for the line")
    anna.page.evaluate("new Promise(requestAnimationFrame)")  # the page has drawn what it heard
    expect(bubble(anna, 1)).to_have_count(0)
    expect(chat_tab(anna)).to_have_accessible_name("Chat")
