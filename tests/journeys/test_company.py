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


def wait_for_game(person: Traveler) -> None:
    person.wait(lambda: person.status == "running", "for the game")


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
        wait_for_game(person)
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
    expect(looking).to_contain_text("Bots will take the free seats in")
    server.advance(WAIT_S + 1)
    wait_for_game(anna)
    anna.open_sheet("Chat")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("The wait is over; bots take the free seats.")


def test_a_person_stops_looking(timed_journey: tuple[Journey, MovableServer]) -> None:
    journey, _ = timed_journey
    anna = journey.arrive("Anna", viewport={"width": 390, "height": 844})
    anna.introduce()
    find_players(anna, "2")
    anna.button("Stop searching").click()
    anna.page.wait_for_url("**/")
    expect(anna.button("Find players")).to_be_enabled()


AGREE = "Let people I have played with find me"


def finished_game(anna: Traveler, boris: Traveler) -> str:
    """A game that both have begun and bots have played to the end: its path."""
    for person in (anna, boris):
        person.introduce()
    made = anna.context.request.post("/api/tables", data={"game": "acquire", "players": 2, "bot_pace_ms": 0})
    path = f"/api/tables/{made.json()['table']['id']}"
    assert boris.context.request.put(f"{path}/seats/1", data={}).ok
    assert anna.context.request.post(f"{path}/start", data={}).ok
    for seat, person in enumerate((anna, boris)):
        assert person.context.request.delete(f"{path}/seats/{seat}").ok
    anna.wait(lambda: anna.context.request.get(path).json()["table"]["status"] == "finished", "for the bots")
    return path.replace("/api/tables/", "/t/")


def test_people_meet_again_by_invitation_and_part_by_a_block(
    timed_journey: tuple[Journey, MovableServer],
) -> None:
    journey, _ = timed_journey
    anna, boris = journey.arrive("Anna"), journey.arrive("Boris", viewport={"width": 390, "height": 844})
    game = finished_game(anna, boris)

    # After the game both agree to be found again.
    for person in (boris, anna):
        person.open(game)
        person.page.get_by_role("switch", name=AGREE).click()
        expect(person.page.get_by_role("switch", name=AGREE)).to_be_checked()

    # Anna sees that Boris is here, and invites him; he is told in the lobby, and sits down.
    boris.open("/")
    expect(boris.page.get_by_role("region", name="People you have played with")).to_contain_text("Anna")
    anna.open("/")
    people = anna.page.get_by_role("region", name="People you have played with")
    expect(people).to_contain_text("here now · 1 game together")
    with anna.in_another_language("Boris", "Anna"):
        expect(anna.page.get_by_role("region", name="С кем вы играли")).to_contain_text("сейчас здесь")
    anna.button("Invite Boris").click()
    anna.page.wait_for_url("**/t/*")
    invitation = boris.page.get_by_role("status").filter(has_text="Anna invites you to Acquire")
    expect(invitation).to_be_visible()
    boris.button("Join").click()
    boris.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_role("listitem").filter(has_text="Boris").first).to_be_visible()

    # Anna blocks Boris: neither lists the other, and he gets no seat at her table.
    anna.open(game)
    anna.button("Block Boris").click()
    expect(anna.button("Unblock Boris")).to_be_visible()
    boris.open("/")
    expect(boris.page.get_by_text("None of the people you have played with has agreed yet.")).to_be_visible()
    made = anna.context.request.post("/api/tables", data={"game": "acquire", "players": 3}).json()["table"]["id"]
    boris.open(f"/t/{made}")
    boris.button("Sit here").first.click()
    expect(boris.page.get_by_role("alert")).to_contain_text("You cannot take a seat at this table.")
    refusals = [one for one in boris.complaints if "403" in one]
    boris.complaints = [one for one in boris.complaints if one not in refusals]
    assert len(refusals) == 2, "the seat: once as a request, once in the console"
