"""Someone who knows neither game learns them in the browser: on a desk and on a phone, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.driver.drawing import wait_until_drawn
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import play
from tests.browser.driver.pupil import StockpilePupil, begin
from tests.browser.test_accessibility import PHONE, serious

from bigboard.i18n import LANGUAGES

Arrive = Callable[..., Person]
DESK = {"viewport": {"width": 1366, "height": 768}}
COVERED = """() => [...document.querySelectorAll('ol li')].filter((item) => {
  const text = item.querySelector('h2').getBoundingClientRect();
  return [...item.querySelectorAll('.picture, .picture *')].some((part) =>
    part.getBoundingClientRect().right > text.left + 1);
}).map((item) => item.innerText)"""  # pictures that lie over their text
PAGES = re.compile(rb"/Type\s*/Page[^s]")


def test_a_module_is_learnt_in_a_round_and_leads_to_the_next(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", **DESK)
    begin(anna, "stockpile-bonds")
    pupil = StockpilePupil(anna, "stockpile-bonds")
    following = anna.button("Next lesson")
    play([pupil], until=lambda: following.is_visible(), most=200)
    expect(following).to_be_visible()
    assert "interest" in pupil.met
    following.click()
    expect(anna.page.get_by_role("region", name="Lesson", exact=True)).to_contain_text("Commodities and taxes")


def test_a_wrong_tile_is_met_kindly_and_the_lesson_goes_on_after_a_reload(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", **DESK)
    begin(anna, "acquire-first")
    panel = anna.page.get_by_role("region", name="Lesson", exact=True)
    panel.get_by_role("button", name="Next", exact=True).click()
    hand = anna.page.get_by_role("list", name="Your tiles")
    hand.get_by_role("button", name=re.compile("^2B ")).click()
    anna.button("Play 2B").click()
    expect(panel).to_contain_text("Not that tile yet")
    anna.page.reload()
    expect(panel).to_contain_text("You hold six tiles")  # the page where one was
    anna.open("/")
    anna.button("Continue the lesson").click()
    expect(panel).to_contain_text("Step 1 of 14")


def test_a_word_explains_itself_by_tap_and_by_keyboard_and_leads_to_its_clause(
    house: RunningServer, arrive: Arrive
) -> None:
    anna = arrive(house, "Anna", **DESK)
    begin(anna, "acquire-first")
    word = anna.button("chains")
    word.focus()
    anna.page.keyboard.press("Enter")
    note = anna.page.get_by_role("note").filter(has_text="Two or more tiles that touch")
    expect(note).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(word).to_be_focused()
    word.click()
    note.get_by_role("button", name=re.compile("ACQ-FND-1")).click()
    expect(anna.page.get_by_role("dialog").filter(has_text="ACQ-FND-1")).to_be_visible()


def test_a_player_who_is_new_is_invited_to_learn_and_a_player_who_has_played_is_not(
    house: RunningServer, arrive: Arrive
) -> None:
    anna = arrive(house, "Anna")
    anna.open("/")
    expect(anna.button("Learn Acquire by playing")).to_be_visible()
    anna.finished_table("acquire")
    anna.open("/")
    expect(anna.page.get_by_role("article").first).to_be_visible()
    expect(anna.button("Learn Acquire by playing")).to_have_count(0)
    anna.open("/rules/acquire")
    expect(anna.page.get_by_role("link", name="Acquire in two minutes")).to_be_visible()


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_minutes_are_one_printed_page_in_every_language(
    house: RunningServer, arrive: Arrive, language: str, game: str
) -> None:
    reader = arrive(house, "Anna", locale=language)
    reader.open(f"/learn/{game}")
    expect(reader.page.locator("ol li")).to_have_count(8)
    expect(reader.page.locator("dl dt").first).to_be_visible()  # the words of the game
    expect(reader.page.get_by_role("table")).to_have_count(1 if game == "acquire" else 0)  # the price chart
    printed = reader.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(PAGES.findall(printed)) == 1
    reader.page.set_viewport_size({"width": 711, "height": 1000})  # A4 without its margins
    reader.page.emulate_media(media="print")
    wait_until_drawn(reader.page)
    assert reader.page.evaluate(COVERED) == []


@pytest.mark.parametrize("window", [pytest.param({}, id="wide"), pytest.param(PHONE, id="phone")])
def test_axe_finds_nothing_serious_in_what_one_learns_with(
    house: RunningServer, arrive: Arrive, window: dict[str, Any]
) -> None:
    anna = arrive(house, "Anna", **window)
    anna.open("/learn")
    expect(anna.page.locator("#lesson-acquire-first")).to_be_visible()
    faults = serious(anna.page)
    for game in ("acquire", "stockpile"):
        anna.open(f"/learn/{game}")
        expect(anna.page.locator("ol li").first).to_be_visible()
        faults += serious(anna.page)
    begin(anna, "stockpile-first")
    expect(anna.page.get_by_role("region", name="Lesson", exact=True)).to_contain_text("Welcome!")
    anna.button("Next").click()
    anna.page.get_by_role("region", name="Lesson", exact=True).locator(".term").first.click()
    faults += serious(anna.page)
    assert faults == []
