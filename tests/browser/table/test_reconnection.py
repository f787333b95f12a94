"""Reload, a lost connection and a killed server in mid-game: nothing is lost, and everyone plays on."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.house import RunningServer
from tests.browser.driver.line import Line
from tests.browser.driver.person import Person
from tests.browser.driver.player import play, times

Arrive = Callable[..., Person]
LOST = "Connection lost, reconnecting…"
UNREACHABLE = "The server cannot be reached."


@pytest.fixture
def line(house: RunningServer) -> Iterator[Line]:
    made = Line(house.port)
    yield made
    made.close()


def two_at_a_table(house: RunningServer, arrive: Arrive, line: Line | None = None) -> list[Mouse]:
    """Anna and Boris in mid-game; Boris on a separate line."""
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris", base_url=line.url if line else house.url)
    boris.take_seat(anna.new_table("With friends", 2))
    anna.button("Start the game").click()
    players = [Mouse(anna, 1), Mouse(boris, 2)]
    for person in (anna, boris):
        person.open_sheet("Log")
    go_on(players, 6)
    return players


def go_on(players: list[Mouse], answers: int) -> None:
    play(players, until=times(answers))


def log_of(person: Person) -> list[str]:
    return person.page.get_by_role("log").get_by_role("paragraph").all_inner_texts()


def tiles_of(person: Person) -> list[str]:
    return person.page.get_by_role("gridcell", name=re.compile("your tile")).all_inner_texts()


def public_log(person: Person) -> list[str]:
    """The log without what only its reader knows."""
    return [line for line in log_of(person) if not any(word in line for word in ("dealt", "draws"))]


def expect_log(person: Person, log: list[str], read: Callable[[Person], list[str]] = public_log) -> None:
    """What is read begins with these lines, as soon as they have come."""
    person.wait(lambda: read(person)[: len(log)] == log, f"for the lines up to {log[-1]}")


def expect_one_log(players: list[Mouse]) -> None:
    """Both read the same, as soon as the news has reached both."""
    anna, boris = (player.person for player in players)
    anna.wait(lambda: public_log(anna) == public_log(boris), f"for Boris to read {public_log(anna)[-1]}")


def test_a_reload_loses_nothing(house: RunningServer, arrive: Arrive) -> None:
    players = two_at_a_table(house, arrive)
    for player in players:
        person = player.person
        before = log_of(person)
        tiles = tiles_of(person)
        assert tiles
        person.page.reload()
        expect_log(person, tiles, tiles_of)
        expect_log(person, before, log_of)
    go_on(players, 4)
    expect_one_log(players)


def test_after_a_reload_earlier_moments_can_be_stepped_through(house: RunningServer, arrive: Arrive) -> None:
    players = two_at_a_table(house, arrive)
    page = players[0].page
    page.reload()
    played = page.get_by_role("gridcell", name=re.compile("lone tile|tiles?$"))
    expect(played.first).to_be_visible()
    now = played.count()
    for _ in range(6):
        page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    expect(played).not_to_have_count(now)
    page.get_by_role("button", name="Back to the game").click()
    expect(played).to_have_count(now)


def test_a_lost_connection_comes_back_with_all_that_was_missed(
    house: RunningServer, arrive: Arrive, line: Line
) -> None:
    players = two_at_a_table(house, arrive, line)
    anna, boris = players
    play(players, until=lambda: anna.person.question() is not None)
    line.cut()
    boris.person.context.set_offline(True)
    expect(boris.page.get_by_text(LOST)).to_be_visible()
    anna.answer()
    line.mend()
    boris.person.context.set_offline(False)
    expect(boris.page.get_by_text(LOST)).to_be_hidden()
    boris.person.wait(lambda: boris.person.seq == anna.person.seq, "for what was missed")
    expect(boris.page.get_by_role("log")).to_contain_text(public_log(anna.person)[-1].split("\n")[0])
    go_on(players, 4)


def test_an_action_sent_into_a_dead_line_is_done_once(house: RunningServer, arrive: Arrive, line: Line) -> None:
    players = two_at_a_table(house, arrive, line)
    boris = players[1]
    play(players, until=lambda: (boris.person.question() or {}).get("decision") == "play_tile")
    view = boris.person.question()
    assert view is not None
    tile = boris.pick_tile(view)
    before = boris.person.seq
    line.cut()
    expect(boris.page.get_by_text(LOST)).to_be_visible()
    boris.page.get_by_role("gridcell", name=re.compile(f"^{tile}: your tile")).click()
    boris.person.button(f"Play {tile}").click()
    line.mend()
    boris.person.wait(lambda: boris.person.seq > before, "for the action")
    expect(boris.page.get_by_role("log").get_by_text(f"Boris plays {tile}.")).to_have_count(1)
    go_on(players, 4)


def test_a_killed_server_goes_on_where_it_was(own_house: RunningServer, arrive: Arrive) -> None:
    players = two_at_a_table(own_house, arrive)
    before = [public_log(player.person) for player in players]
    own_house.kill()
    for player in players:
        expect(player.page.get_by_text(LOST)).to_be_visible()
    own_house.start()
    for player, log in zip(players, before, strict=True):
        expect(player.page.get_by_text(LOST)).to_be_hidden()
        expect_log(player.person, log)
    go_on(players, 6)
    players[0].page.reload()
    expect(players[0].page.get_by_role("grid", name="Board")).to_be_visible()
    expect_one_log(players)


def test_a_page_from_before_an_upgrade_is_loaded_again(house: RunningServer, arrive: Arrive) -> None:
    """Its parts have other names on the server by now."""
    anna = arrive(house, "Anna")
    anna.open("/")
    asked: list[str] = []

    def gone(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404, body="")
        else:
            route.continue_()

    anna.page.route(re.compile(r"/assets/Learn-.*\.js"), gone)
    anna.page.get_by_role("link", name="Learn", exact=True).first.click()
    expect(anna.page.get_by_role("heading", name="Learn").first).to_be_visible()
    assert len(asked) == 2


def at_home(anna: Person) -> None:
    """The front page with all its parts."""
    anna.open("/")
    expect(anna.page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="New here?")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")


def test_a_link_that_is_followed_without_a_connection_says_so(own_house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(own_house, "Anna")
    at_home(anna)
    own_house.kill()
    anna.page.get_by_role("link", name="Learn", exact=True).first.click()
    expect(anna.page.get_by_text(UNREACHABLE)).to_be_visible()
    own_house.start()
    expect(anna.page.get_by_role("heading", name="Learn").first).to_be_visible()
    expect(anna.page.get_by_text(UNREACHABLE)).to_be_hidden()


def kill_when_asked_for(house: RunningServer, person: Person, part: str) -> list[str]:
    """Kill the server when the page asks for this part for the first time; return what it has asked for so far."""
    asked: list[str] = []

    def kill(route: Route) -> None:
        if not asked:
            house.kill()
        asked.append(route.request.url)
        route.continue_()

    person.page.route(re.compile(rf"/assets/{part}-.*\.js"), kill)
    return asked


def test_a_server_that_is_killed_while_the_page_loads_leaves_what_has_arrived(
    own_house: RunningServer, arrive: Arrive
) -> None:
    anna = arrive(own_house, "Anna")
    killed = kill_when_asked_for(own_house, anna, "DailyCard")
    anna.open("/")
    expect(anna.page.get_by_text(UNREACHABLE)).to_be_visible()
    assert killed
    expect(anna.page.get_by_role("link", name="Learn", exact=True).first).to_be_visible()
    own_house.start()
    expect(anna.page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    expect(anna.page.get_by_text(UNREACHABLE)).to_be_hidden()


def test_a_server_that_is_killed_before_the_texts_arrive_is_waited_for(
    own_house: RunningServer, arrive: Arrive
) -> None:
    anna = arrive(own_house, "Anna")
    asked = kill_when_asked_for(own_house, anna, "_messages_en")
    anna.open("/")
    anna.wait(lambda: asked, "for the texts to be asked for")
    own_house.start()
    expect(anna.page.get_by_role("heading", name="Deal of the day")).to_be_visible()


def test_a_page_that_is_opened_without_a_connection_says_so(own_house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(own_house, "Anna")
    at_home(anna)
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own_house.kill()
    anna.open("/learn")
    expect(anna.page.get_by_text("No connection to the server.")).to_be_visible()
    own_house.start()
    anna.page.get_by_role("link", name="↻").click()
    expect(anna.page.get_by_role("heading", name="Learn").first).to_be_visible()


def test_my_games_shows_the_others_when_one_table_cannot_be_read(own_house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(own_house, "Anna")
    tables = [urlsplit(anna.new_table("With friends", players)).path.rpartition("/")[2] for players in (2, 3)]
    anna.page.goto("about:blank")  # our page reloads itself when the server is back and would stop the next visit
    own_house.stop()
    with sqlite3.connect(own_house.folder / "house.sqlite") as database:
        assert database.execute("UPDATE tables SET document = '{' WHERE id = ?", tables[:1]).rowcount == 1
    database.close()
    own_house.start()
    anna.open("/games")
    expect(anna.page.get_by_role("status").filter(has_text="One of your tables cannot be opened")).to_be_visible()
    expect(anna.page.locator(f'main a[href="/t/{tables[1]}"]')).to_be_visible()
