"""Friends at one table: invited by a copied link, heard in the chat, replaced by a bot while away, and back again."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.player import play, times
from tests.browser.table.test_chat import bubble, chat_tab, say
from tests.journeys.journey import Journey
from tests.journeys.numbers_shown import read_numbers
from tests.journeys.watched_game import check_results, compare, play_and_read, record_of
from tests.server.guests import MovableServer

GRACE_S = 3600  # after which a bot plays for an absent player


def test_a_friend_sits_down_by_the_copied_link_chats_leaves_and_returns(
    timed_journey: tuple[Journey, MovableServer],
) -> None:
    journey, server = timed_journey
    anna = journey.arrive("Anna", permissions=["clipboard-read", "clipboard-write"])
    boris = journey.arrive("Boris")

    # Anna copies the link, and Boris sits down by it.
    table = anna.new_table("With friends", 2)
    anna.button("Copy").click()
    expect(anna.button("Copied")).to_be_visible()
    link = str(anna.page.evaluate("navigator.clipboard.readText()"))
    boris.take_seat(link)
    expect(anna.page.get_by_text("Everyone is here.")).to_be_visible()
    path = f"/api/tables/{table.rpartition('/')[2].partition('?')[0]}"
    assert anna.context.request.patch(path, data={"grace_s": GRACE_S}).ok
    anna.button("Start the game").click()

    # What Boris says is seen with the chat closed.
    players = [Mouse(anna, 1), Mouse(boris, 2)]
    for person in (anna, boris):
        person.open_sheet("Holdings")
    seen = play_and_read(players, "acquire", answers=4)
    say(boris, "Back in an hour")
    expect(bubble(anna, 1)).to_have_text("Back in an hour")
    expect(chat_tab(anna)).to_have_accessible_name("Chat 1 unread message")
    anna.open_sheet("Chat")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Back in an hour")
    anna.open_sheet("Holdings")

    # Boris leaves, and a bot plays for him.
    boris.note_lost_focus()
    boris.page.goto("about:blank")
    plate = anna.page.locator("[data-plate='1']")
    expect(plate).to_contain_text(re.compile(r"away, bot in \d+:\d\d"))
    server.advance(GRACE_S)
    expect(plate).to_contain_text("is playing")
    with anna.in_another_language():
        read_numbers(anna, "acquire", anna.views[0])
    gone = anna.seq
    while anna.seq < gone + 6:
        play(players[:1], until=times(1))

    # He returns, is told what the bot played, and both play on to the end.
    boris.open(link)
    note = boris.page.get_by_role("status").filter(has_text="While you were away, a bot played for you:")
    expect(note).to_be_visible()
    boris.button("Got it").click()
    expect(note).to_have_count(0)
    expect(plate).not_to_contain_text("is playing")
    boris.open_sheet("Holdings")
    seen += play_and_read(players, "acquire")
    assert anna.expect_result() == boris.expect_result()
    record = record_of(anna)
    compare(seen, record)
    for person in (anna, boris):
        check_results(person, record)
