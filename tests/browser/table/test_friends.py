"""Friends who are invited, go away and come back: the table says so in time."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import play, times

Arrive = Callable[..., Person]
SHARED = "navigator.share = (sent) => { window.shared = sent; return Promise.resolve(); };"


def test_a_link_is_shared_in_one_tap_and_scanned(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    anna.page.add_init_script(SHARED)
    anna.new_table("With friends", 2)
    link = anna.page.get_by_label("Invite friends").input_value()
    assert "invitation=" in link
    expect(anna.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    anna.button("Share link").click()
    assert anna.page.evaluate("window.shared.url") == link
    boris.take_seat(link)


def test_the_waiting_room_names_a_guest_who_is_away(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    boris.take_seat(anna.new_table("With friends", 2))
    expect(anna.page.get_by_text("Everyone is here.")).to_be_visible()
    boris.page.close()
    expect(anna.page.get_by_text("Boris is away.")).to_be_visible()
    expect(anna.page.get_by_text("Everyone is here.")).to_have_count(0)


def test_an_absent_friend_is_counted_down_and_told_what_the_bot_played(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    anna.open("/")
    anna.context.request.put("/api/me", data={"name": "Anna"})
    settings = {"game": "acquire", "players": 2, "seats": [{"me": True}, None], "grace_s": 10, "public": True}
    made = anna.context.request.post("/api/tables", data=settings).json()["table"]
    anna.open(f"/t/{made['id']}")
    boris.take_seat(f"/t/{made['id']}")
    anna.button("Start the game").click()
    players = [Mouse(anna, 1), Mouse(boris, 2)]
    play(players, until=times(4))
    boris.page.close()
    plate = anna.page.locator("[data-plate='1']")
    expect(plate).to_contain_text(re.compile(r"away, bot in 0:\d\d"))
    expect(plate).to_contain_text("is playing")
    seq = anna.seq
    while anna.seq < seq + 6:
        play([players[0]], until=times(1))
    boris.page = boris.context.new_page()
    boris.page.on("websocket", boris.listen)
    boris.open(f"/t/{made['id']}")
    note = boris.page.get_by_role("status").filter(has_text="While you were away, a bot played for you:")
    expect(note).to_be_visible()
    boris.button("Got it").click()
    expect(note).to_have_count(0)
    expect(plate).not_to_contain_text("is playing")


def test_one_control_sets_the_strength_of_all_bots(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.open("/new")
    anna.choose("Players", "3")
    seats = [anna.page.get_by_label(f"Seat {seat}", exact=True) for seat in (2, 3)]
    expect(seats[0].locator("option", has_text="Otto · A miser")).to_have_count(1)
    expect(seats[0].locator("option", has_text="Greedy")).to_have_count(0)
    anna.choose("Strength of the bots", "Hard")
    for seat in seats:
        expect(seat).to_have_value("bot:hard")
    seats[1].select_option("more")
    expect(seats[1]).to_have_value("bot:hard")
    expect(seats[1].locator("option", has_text="Greedy")).to_have_count(1)


def test_shares_are_shown_for_dividends_until_they_are_kept_secret(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.open("/")
    anna.context.request.put("/api/me", data={"name": "Anna"})
    assert anna.context.request.get("/api/me/answers").json() == {"answers": ["show"]}
    anna.open("/settings")
    secret = anna.page.get_by_role("switch", name="Keep shares secret")
    expect(secret).not_to_be_checked()
    secret.click()
    expect(secret).to_be_checked()
    anna.wait(lambda: anna.context.request.get("/api/me/answers").json() == {"answers": []}, "for the change")
