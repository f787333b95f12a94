"""The deal of the day in the browser: played through, compared, and shared as text; and a second group's link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import play, times
from tests.browser.test_accessibility import PHONE, WINDOWS, serious

Arrive = Callable[..., Person]


def test_a_deal_of_the_day_is_played_compared_and_shared(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", permissions=["clipboard-read", "clipboard-write"])
    page = anna.page
    anna.open("/today")
    acquire = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Acquire"))
    expect(acquire.get_by_text("You see the results after you have played.")).to_be_visible()
    acquire.get_by_role("button", name="Play the deal").click()
    page.wait_for_url("**/t/*")
    anna.wait(lambda: anna.status == "running", "for the game")
    table = page.url.rpartition("/")[2]
    assert anna.context.request.patch(f"/api/tables/{table}", data={"bot_pace_ms": 0}).ok
    play([Mouse(anna)])
    page.get_by_role("link", name="Results: Deal of the day").click()
    page.wait_for_url("**/today/*")
    expect(acquire.get_by_role("row").first).to_be_visible()
    mine = acquire.get_by_role("row", name=re.compile("^(Anna|Guest)"))
    expect(mine).to_be_visible()
    acquire.get_by_role("button", name="Share").click()
    expect(acquire.get_by_role("button", name="Copied")).to_be_visible()
    text = str(page.evaluate("navigator.clipboard.readText()"))
    assert re.fullmatch(
        r"Big Board · Acquire · \d{4}-\d\d-\d\d\n[🟩⬜]+ Place \d of \d · \$[\d,]+\n\S+/today/\S+", text
    ), text
    assert serious(page) == []
    mine.get_by_role("link").click()
    page.wait_for_url("**/replay/*")

    # Somebody else, on a phone, does the same and gets the same.
    ben = arrive(house, "Ben", **PHONE)
    ben.open("/today")
    theirs = ben.page.get_by_role("article").filter(has=ben.page.get_by_role("heading", name="Acquire"))
    expect(theirs.get_by_text(re.compile(r"(One person has|people have) finished it\."))).to_be_visible()
    expect(theirs.get_by_role("row")).to_have_count(0)
    theirs.get_by_role("button", name="Play the deal").click()
    ben.page.wait_for_url("**/t/*")
    ben.wait(lambda: ben.status == "running", "for the game")
    other = ben.page.url.rpartition("/")[2]
    assert ben.context.request.patch(f"/api/tables/{other}", data={"bot_pace_ms": 0}).ok
    play([Mouse(ben)])
    own, same = (
        who.context.request.get(f"/api/tables/{where}/record").json() for who, where in ((anna, table), (ben, other))
    )
    assert own["deal"] == same["deal"]
    assert own["actions"] == same["actions"]
    bots = [
        [seat["bot"] for seat in who.context.request.get(f"/api/tables/{where}").json()["table"]["seats"]]
        for who, where in ((anna, table), (ben, other))
    ]
    assert bots[0] == bots[1]
    assert bots[0].count(None) == 1
    ben.open("/today")
    expect(theirs.get_by_role("row", name=re.compile("in your seat"))).to_have_count(1)  # the bots' own
    expect(theirs.get_by_role("row")).to_have_count(3)
    money = theirs.get_by_role("row", name=re.compile("^(Anna|Ben|Guest)")).locator(".num").all_inner_texts()
    assert len(money) == 2
    assert money[0] == money[1]
    theirs.get_by_role("row").first.get_by_role("link").click()  # the best of the day
    ben.page.wait_for_url("**/replay/*")
    ben.button("To the end").click()
    ben.open("/today")
    ben.page.get_by_role("link", name=re.compile(r"^\d{4}-|Nov|Earlier")).first.click()
    ben.page.wait_for_url("**/today/*")


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
        play([Mouse(host, seed=len(host.name)), Mouse(friend)])
        if host is anna:
            expect(anna.page.get_by_text("You see the comparison when both groups have finished.")).to_be_visible()
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
    expect(ben.button("Start the game")).to_be_visible()  # whoever comes first there is the host
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
