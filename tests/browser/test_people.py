"""Guests and hosts: asked to leave, out of time, and told why not."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import play, times

Arrive = Callable[..., Person]


def test_the_host_asks_a_guest_to_leave(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    boris.take_seat(anna.new_table("With friends", 2))
    anna.button("Ask to leave").click()
    expect(boris.button("Stand up")).to_have_count(0)
    expect(anna.page.get_by_role("log")).to_contain_text("Boris was asked to leave.")
    expect(boris.page.get_by_role("alert")).to_contain_text("The host has asked you to leave")


def test_when_time_is_up_a_bot_decides_and_the_table_says_so(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.open("/")
    anna.context.request.put("/api/me", data={"name": "Anna"})
    table = anna.context.request.post(
        "/api/tables",
        data={
            "game": "acquire",
            "players": 2,
            "seats": [{"me": True}, {"bot": "random"}],
            "clock": {"decision_s": 5, "bank_s": 0},
            "autostart": True,
            "bot_pace_ms": 0,
        },
    ).json()["table"]
    anna.open(f"/t/{table['id']}")
    expect(anna.page.get_by_role("timer")).to_be_visible()
    anna.open_sheet("Log")
    expect(anna.page.get_by_role("log")).to_contain_text("Anna ran out of time")


def test_an_undo_and_why_there_is_none(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table(players=2)
    player = Mouse(anna)
    play([player], until=lambda: (anna.question() or {}).get("decision") == "play_tile")
    anna.button("Undo").click()
    expect(anna.page.get_by_role("alert")).to_be_visible()
    before = anna.seq
    player.play_tile(anna.question() or {})
    anna.wait(lambda: anna.seq > before, "for the tile")
    anna.button("Undo").click()
    anna.wait(lambda: (anna.question() or {}).get("decision") == "play_tile", "for the tile to come back")


def test_the_question_and_every_event_say_why(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table(players=2)
    play([Mouse(anna)], until=times(4))
    page = anna.page
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name="Why? Your turn").click()
    expect(dialog).to_contain_text("ACQ-")
    expect(dialog).to_contain_text("From the rulebook")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    anna.open_sheet("Log")
    lines = page.get_by_role("log").get_by_role("paragraph")
    expect(lines.nth(5)).to_be_visible()
    anna.wait(
        lambda: lines.count() == page.get_by_role("log").get_by_role("button", name="why?").count(), "for a reason each"
    )


def test_sounds_are_switched_at_the_table_and_stay_so(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table(players=2)
    anna.button("Table").click()
    anna.page.get_by_role("switch", name="Sounds").check()
    anna.page.keyboard.press("Escape")
    play([Mouse(anna)], until=times(3))
    anna.open("/settings")
    expect(anna.page.get_by_role("switch", name="Sounds")).to_be_checked()


# Every tone that a page makes, by its pitch.
LISTEN = """
window.tones = [];
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const tone = made.call(this), at = tone.frequency.setValueAtTime.bind(tone.frequency);
  tone.frequency.setValueAtTime = (pitch, time) => (tones.push(pitch), at(pitch, time));
  return tone;
};
"""


def test_sounds_are_offered_in_the_first_game_and_heard_when_taken(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.context.add_init_script(LISTEN)
    anna.new_table(players=2)
    anna.wait(anna.question, "for a question")
    play([Mouse(anna)], until=times(2))
    assert anna.page.evaluate("tones") == []
    anna.button("Turn on sounds").click()
    expect(anna.button("Turn on sounds")).to_have_count(0)
    anna.wait(lambda: anna.page.evaluate("tones.length") >= 2, "for the sound of a turn")
    play([Mouse(anna)], until=times(2))
    anna.wait(lambda: 190 in anna.page.evaluate("tones"), "for the sound of a tile")
    anna.page.reload()
    anna.wait(anna.question, "for a question")
    expect(anna.button("Turn on sounds")).to_have_count(0)
