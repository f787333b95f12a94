"""People at a table: reactions, mute on one's own device, silence and removal by the host, and notifications."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person

Arrive = Callable[..., Person]


def say(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name="Chat", exact=True).fill(text)
    person.button("Send").click()


def test_a_reaction_is_seen_by_the_others(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    anna.hold_notes()
    boris.take_seat(anna.new_table("With friends", 2))
    boris.button("Applause").click()
    expect(anna.page.locator(".shown")).to_contain_text("Boris")
    expect(anna.page.locator(".shown").get_by_role("img", name="Applause")).to_be_visible()


def test_who_is_muted_is_not_read_here_until_heard_again(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    table = anna.new_table("With friends", 2)
    boris.take_seat(table)
    say(boris, "Buy hotels!")
    expect(anna.page.get_by_role("log")).to_contain_text("Buy hotels!")
    anna.button("Mute Boris").click()
    expect(anna.page.get_by_role("log")).not_to_contain_text("Buy hotels!")
    expect(boris.page.get_by_role("log")).to_contain_text("Buy hotels!")
    anna.open("/settings")
    anna.button("Unmute everyone").click()
    anna.open(table)
    expect(anna.page.get_by_role("log")).to_contain_text("Buy hotels!")


def test_the_host_silences_and_removes_and_they_are_told(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    boris.take_seat(anna.new_table("With friends", 2))
    say(boris, "Blah")
    anna.button("Turn off Boris’s chat for everyone").click()
    expect(boris.page.get_by_role("log")).to_contain_text("Boris can no longer chat here.")
    anna.button("Ask Boris to leave").click()
    expect(boris.page.get_by_role("alert")).to_contain_text("The host has asked you to leave")


def test_an_invited_friends_first_button_is_to_sit_down(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    link = anna.new_table("With friends", 3)
    boris.open(link)
    first = boris.page.get_by_role("main").get_by_role("button").first
    expect(first).to_have_text("Sit here")


def test_a_link_copied_in_mid_game_lets_a_friend_in(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", permissions=["clipboard-read", "clipboard-write"])
    boris = arrive(house, "Boris")
    anna.hold_notes()
    anna.new_table(players=2)
    anna.wait(anna.question, "for a question")
    anna.button("Table").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    expect(anna.page.get_by_role("dialog").get_by_role("button", name="Copied")).to_be_visible()
    boris.open(anna.page.evaluate("navigator.clipboard.readText()"))
    expect(boris.page.get_by_role("grid", name="Board")).to_be_visible()
    boris.wait(lambda: boris.seq, "for the game")


def test_a_notification_comes_when_it_is_my_turn_elsewhere(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", permissions=["notifications"])
    anna.context.add_init_script(
        "window.told = []; class Note { constructor(text) { told.push(text) } close() {} };"
        "Note.permission = 'granted'; Note.requestPermission = async () => 'granted'; window.Notification = Note;"
    )
    anna.new_table(players=2)
    anna.wait(anna.question, "for a question")
    anna.open("/settings")
    anna.page.get_by_role("switch", name="Notifications").check()
    anna.wait(lambda: anna.page.evaluate("told.length") == 1, "for the notification")
    assert anna.page.evaluate("told") == ["Your turn: Acquire · Anna"]
    expect(anna.page).to_have_title("(1) Big Board")
