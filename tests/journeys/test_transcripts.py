"""A game from a real table, written down to its end: the page shows the notes' table, and then the finished game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.driver.transcript_writer import Writer
from tests.journeys.journey import Journey
from tests.journeys.numbers_shown import read_numbers
from tests.records.transcript_talk import Table, Teller

import bigboard
from bigboard.bots import bot
from bigboard.records import transcript_record

NAMES = ["Ana", "Bo"]
EVERY = 10  # notes between two looks at the whole table


@pytest.mark.parametrize("title", ["Acquire", "Stockpile"])
def test_a_real_game_is_written_down_to_its_end(journey: Journey, title: str) -> None:
    game, me = title.lower(), 1
    real = Table(game, 2, 0, {}, bot("greedy") if game == "acquire" else None)
    transcript, teller = transcript_record.begin(game, NAMES, me=me), Teller(real, me)
    anna = journey.arrive("Anna")
    page = anna.page
    anna.introduce()
    anna.open("/keep")
    asked_for = page.locator("form").get_by_role("combobox")
    asked_for.first.select_option(label=title)
    for number, name in enumerate(NAMES, 1):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    asked_for.nth(1).select_option(label=NAMES[me])
    anna.button("Start").click()
    page.wait_for_url("**/keep/*")
    anna.open_sheet("Holdings")

    writer = Writer(page)
    while transcript.ask.kind != "over":
        asked, note = transcript.ask.to_json(), teller.note(transcript)
        shown = writer.enter(asked, note)
        transcript.take(note)
        assert shown["question"] == transcript.ask.to_json()
        assert shown["notes"] == len(transcript.notes)
        expect(page.get_by_text(re.compile(rf"^{len(transcript.notes)} notes?$"))).to_be_visible()
        if len(transcript.notes) % EVERY == 0:
            read_numbers(anna, game, shown["view"])

    # The last note is taken back and entered again.
    anna.button("Undo").click()
    expect(page.get_by_text(f"{len(transcript.notes) - 1} notes")).to_be_visible()
    assert writer.enter(asked, note)["question"]["kind"] == "over"
    with anna.in_another_language():
        read_numbers(anna, game, transcript.state.view(me))

    # It becomes one of Anna's games, with the result of the real one.
    anna.button("Save to My games").click()
    page.wait_for_url("**/replay/*")
    anna.button("To the end").click()
    record = anna.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record").json()
    assert bigboard.replay(record).scores() == real.state.scores()
    page.get_by_label("View as").select_option("-1")
    anna.open_sheet("Holdings")
    read_numbers(anna, game, bigboard.replay(record).view(-1))
    page.get_by_label("View as").select_option("all")
    expect(page.get_by_text(f"Cards of {NAMES[1 - me]} that no one saw")).to_be_visible()
    anna.open("/games")
    expect(page.get_by_text("of 2").first).to_be_visible()
