"""People to play with: found by a quick match, met again, invited, blocked."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.journeys.journey import Journey, Traveler
from tests.journeys.watched_game import play_and_read
from tests.server.guests import MovableServer

WAIT_S = 120


def find_players(person: Traveler, players: str) -> None:
    """Ask for a match of Acquire from the home page."""
    person.open("/")
    form = person.page.get_by_role("form", name="Play with people")
    form.get_by_role("group", name="Game").get_by_text("Acquire", exact=True).click()
    form.get_by_label("Players").select_option(label=players)
    form.get_by_label("Wait at most").select_option(label="2 minutes")
    expect(form).to_contain_text("If seats are still free after 2 minutes, bots take them and the game starts.")
    person.button("Find players").click()
    person.page.wait_for_url("**/t/*")


def test_two_people_are_paired_and_play(timed_journey: tuple[Journey, MovableServer]) -> None:
    journey, _ = timed_journey
    anna, boris = journey.arrive("Anna"), journey.arrive("Boris")
    for person in (anna, boris):
        person.introduce()
    find_players(anna, "2")
    expect(anna.page.get_by_role("status")).to_contain_text("Looking for players")
    with anna.in_another_language("Anna"):
        pass
    find_players(boris, "Any number")
    for person in (anna, boris):
        person.wait(lambda person=person: person.status == "running", "for the game")
    assert anna.page.url.partition("?")[0] == boris.page.url.partition("?")[0]
    for person in (anna, boris):
        person.open_sheet("Holdings")
    assert play_and_read([Mouse(anna, 1), Mouse(boris, 2)], "acquire", answers=4)


def test_a_person_alone_gets_bots_after_the_wait(timed_journey: tuple[Journey, MovableServer]) -> None:
    journey, server = timed_journey
    anna, boris = journey.arrive("Anna"), journey.arrive("Boris")
    anna.introduce()
    find_players(anna, "3")
    boris.open("/")  # who sees her table first of all
    expect(boris.page.get_by_role("link", name="2 free seats")).to_be_visible()
    looking = anna.page.get_by_role("status")
    expect(looking).to_contain_text("Bots take the free seats in")
    server.advance(WAIT_S + 1)
    anna.wait(lambda: anna.status == "running", "for the bots")
    anna.open_sheet("Chat")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("The wait is over; bots take the free seats.")


def test_a_person_stops_looking(timed_journey: tuple[Journey, MovableServer]) -> None:
    journey, _ = timed_journey
    anna = journey.arrive("Anna", viewport={"width": 390, "height": 844})
    anna.introduce()
    find_players(anna, "2")
    anna.button("Stop looking").click()
    anna.page.wait_for_url("**/")
    expect(anna.button("Find players")).to_be_enabled()
