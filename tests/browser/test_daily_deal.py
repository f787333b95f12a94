"""The deal of the day without help, and the same deal for a second group."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import play, times
from tests.browser.test_accessibility import WINDOWS, serious
from tests.server.guests import Guest, in_threads, play_on

Arrive = Callable[..., Person]


def play_over_sockets(house: RunningServer, people: tuple[Person, Person]) -> None:
    """Play a whole game for people whose pages look on: what they see in the end is the point."""
    table = urlsplit(people[0].page.url).path.rpartition("/")[2]
    guests = [Guest(house.url, None) for _ in people]
    for guest, person in zip(guests, people, strict=True):
        secret = next(cookie for cookie in person.context.cookies() if cookie["name"] == "bigboard")
        guest.http.cookies["bigboard"] = str(secret["value"])
    with guests[0].visit(table) as here, guests[1].visit(table) as there:
        in_threads([partial(play_on, place, {seat}, Random(seat)) for seat, place in enumerate((here, there))])
    for guest in guests:
        guest.close()


def test_two_groups_of_friends_play_the_same_deal_to_its_end(house: RunningServer, arrive: Arrive) -> None:
    anna, cleo, ben, dora = (arrive(house, name) for name in ("Anna", "Cleo", "Ben", "Dora"))
    first = anna.new_table("With friends", 2)
    cleo.take_seat(first)
    anna.button("Invite a second group").click()
    second = anna.page.get_by_role("textbox", name="Link for the second group").input_value()
    ben.take_seat(second)
    dora.take_seat(second)
    for host, friend in ((anna, cleo), (ben, dora)):
        host.button("Start the game").click()
        for who in (host, friend):
            expect(who.button("Start the game")).to_have_count(0)
        play_over_sockets(house, (host, friend))
        if host is anna:
            expect(anna.page.get_by_text("You will see the comparison when both groups have finished.")).to_be_visible()
    for who in (anna, dora):  # Anna has not left the page
        panel = who.page.locator("section").filter(has=who.page.get_by_role("heading", name="Duplicate match"))
        expect(panel.get_by_role("row")).to_have_count(3)
        for name in ("Anna", "Cleo", "Ben", "Dora"):
            expect(panel.get_by_text(name)).to_be_visible()
        assert serious(who.page) == []


def test_a_second_group_gets_a_link_of_its_own(house: RunningServer, arrive: Arrive) -> None:
    anna, ben = arrive(house, "Anna"), arrive(house, "Ben")
    own = anna.new_table("With friends", 2)
    anna.button("Invite a second group").click()
    field = anna.page.get_by_role("textbox", name="Link for the second group")
    expect(field).to_be_visible()
    link = field.input_value()
    assert own.rpartition("/")[2].partition("?")[0] not in link
    ben.take_seat(link)
    expect(ben.button("Start the game")).to_be_visible()  # the player who comes first there is the host
    assert serious(anna.page) == []


def begin_today(anna: Person) -> None:
    anna.open("/today")
    acquire = anna.page.get_by_role("article").filter(has=anna.page.get_by_role("heading", name="Acquire"))
    acquire.get_by_role("button", name="Play the deal").click()
    anna.page.wait_for_url("**/t/*")


def begin_match(anna: Person) -> None:
    request = anna.context.request
    assert request.put("/api/me", data={"name": anna.name}).ok
    seats = [{"me": True}, {"bot": "random"}]
    made = request.post("/api/tables", data={"game": "acquire", "players": 2, "seats": seats, "bot_pace_ms": 0})
    anna.open(f"/t/{made.json()['table']['id']}")
    anna.button("Invite a second group").click()
    expect(anna.page.get_by_role("textbox", name="Link for the second group")).to_be_visible()
    anna.button("Start the game").click()


@pytest.mark.parametrize("begin", [begin_today, begin_match])
def test_a_game_that_counts_offers_no_help(
    house: RunningServer, arrive: Arrive, begin: Callable[[Person], None]
) -> None:
    """Against bots, and with warnings switched on: elsewhere both would bring the coach."""
    anna = arrive(house, "Anna")
    anna.open("/settings")
    anna.page.get_by_role("switch", name="Warn me about blunders").check()
    asked: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(str(frame))))
    begin(anna)
    play([Mouse(anna)], until=lambda: (anna.question() or {}).get("decision") == "play_tile")
    expect(anna.button("Undo")).to_be_visible()  # the tools are there
    expect(anna.button("What do you think?")).to_have_count(0)
    play([Mouse(anna)], until=times(3))
    expect(anna.page.get_by_role("region", name="The coach")).to_have_count(0)
    assert len([frame for frame in asked if '"act"' in frame]) >= 3
    assert [frame for frame in asked if '"coach"' in frame or '"hint"' in frame] == []


@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_serious_at_the_deal_of_the_day(
    house: RunningServer, arrive: Arrive, window: dict[str, object]
) -> None:
    anna = arrive(house, "Anna", **window)
    for path in ("/today", "/today/2026-11-02"):
        anna.open(path)
        expect(anna.page.get_by_role("article").first).to_be_visible()
        assert serious(anna.page) == [], path
