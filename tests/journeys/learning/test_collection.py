"""A teacher collects two positions with own words and shares the link; a learner plays them to the end."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.test_accessibility import PHONE, serious
from tests.journeys.journey import Journey, Traveler

LINE = "acquire players=2 W=1A-3A T=5A,6A hands=4A,9I/7C,8C shares=W3T1/T2 money=3000/2000"


def play_tile(person: Traveler, tile: str) -> None:
    hand = person.page.get_by_role("list", name="Your tiles")
    hand.get_by_role("button", name=re.compile(f"^{tile} ")).click()
    person.button(f"Play {tile}").click()


def test_a_collection_is_made_shared_and_played(journey: Journey) -> None:
    anna = journey.arrive("Anna")
    page = anna.page

    # The first position is pasted; its accepted answer is the move that was tried.
    anna.open("/analysis")
    page.get_by_label("Paste a position").fill(LINE)
    page.get_by_role("button", name="Show", exact=True).click()
    page.get_by_role("region", name="Moves compared").locator("tbody button").filter(has_text="4A").click()
    lines = page.get_by_role("region", name="Lines")
    expect(lines.locator("[aria-current=step]")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(lines.locator("[aria-current=step]")).to_have_count(0)
    page.get_by_role("button", name="Add to a collection").click()
    first = page.get_by_role("region", name="Position 1 of 1")
    expect(first.get_by_label("Accepted answers")).to_have_value("4A")
    first.get_by_label("Your question").fill("Worldwide is about to merge. Find the tile.")
    first.get_by_label("Explanation after the answer").fill("4A pays both bonuses now.")
    page.get_by_label("Title").fill("Mergers with Anna")
    assert serious(page) == []

    # The second one is a moment of a finished game, and takes any move.
    table = anna.finished_table("acquire", players=2)
    anna.open(f"/replay/{table}#20")
    page.get_by_role("button", name="Analyze").click()
    page.get_by_role("button", name="Add to a collection").click()
    second = page.get_by_role("region", name="Position 2 of 2")
    second.get_by_label("Your question").fill("What would you do?")
    expect(page.get_by_label("Title")).to_have_value("Mergers with Anna")

    # An answer that is not possible is named, and nothing is lost.
    first = page.get_by_role("region", name="Position 1 of 2")
    first.get_by_label("Accepted answers").fill("9A")
    share = page.get_by_role("button", name="Copy link")
    share.click()
    expect(page.get_by_role("alert")).to_contain_text("Position 1: The move “9A” is not possible here.")
    anna.complaints.clear()  # the refusal was wanted
    first.get_by_label("Accepted answers").fill("4A")
    share.click()
    link = page.get_by_label("Collection of positions", exact=True).input_value()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = saved.value.path()

    # Ben plays it on a phone: a wrong move changes nothing, the right one goes on.
    ben = journey.arrive("Ben", **PHONE)
    address = urlsplit(link)
    ben.open(f"{address.path}#{address.fragment}")
    words = ben.page.get_by_role("region", name="Lesson", exact=True)
    expect(words).to_contain_text("Worldwide is about to merge. Find the tile.")
    play_tile(ben, "9I")
    expect(words).to_contain_text("Not this move.")
    assert serious(ben.page) == []
    play_tile(ben, "4A")
    expect(words).to_contain_text("4A pays both bonuses now.")
    words.get_by_role("button", name="Next").click()
    expect(words).to_contain_text("Position 2 of 2")
    with ben.page.expect_response("**/api/analysis") as moment:
        ben.page.reload()
    expect(words).to_contain_text("What would you do?")
    with ben.in_another_language("Mergers with Anna", "What would you do?"):
        expect(ben.page.get_by_text("Позиция 2 из 2")).to_be_visible()
    Mouse(ben).decide(moment.value.json()["view"])
    expect(words).to_contain_text("Right.")
    words.get_by_role("button", name="Next").click()
    expect(words).to_contain_text("You have finished “Mergers with Anna”.")

    # The file is the same collection; a damaged one gets a sentence.
    ben.open("/collection")
    opened = ben.page.get_by_label("Open a file")
    opened.set_input_files(file)
    expect(ben.page.get_by_label("Title")).to_have_value("Mergers with Anna")
    opened.set_input_files({"name": "bad.json", "mimeType": "application/json", "buffer": b"hello"})
    expect(ben.page.get_by_role("alert")).to_contain_text("not a collection of positions")
    expect(ben.page.get_by_label("Title")).to_have_value("Mergers with Anna")
    ben.complaints.clear()  # the refusal was wanted
