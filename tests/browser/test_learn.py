"""Somebody who knows neither game learns them in the browser: on a desk and on a phone, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.drawing import wait_until_drawn
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Message, Person
from tests.browser.driver.player import Player, play
from tests.browser.driver.stockpile_player import Investor
from tests.browser.test_accessibility import PHONE, serious

from bigboard.coach.lessons.lesson import lessons
from bigboard.coach.lessons.progress import matches
from bigboard.i18n import LANGUAGES

Arrive = Callable[..., Person]
DESK = {"viewport": {"width": 1366, "height": 768}}
WINDOWS = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]
COVERED = """() => [...document.querySelectorAll('ol li')].filter((item) => {
  const text = item.querySelector('h2').getBoundingClientRect();
  return [...item.querySelectorAll('.picture, .picture *')].some((part) =>
    part.getBoundingClientRect().right > text.left + 1);
}).map((item) => item.innerText)"""  # pictures that lie over their text
PAGES = re.compile(rb"/Type\s*/Page[^s]")


def begin(person: Person, lesson: str) -> str:
    """From the list of lessons to the table; with bots that do not take their time."""
    person.open("/learn")
    card = person.page.locator(f"#lesson-{lesson}").locator("xpath=ancestor::*[self::li or @class][1]")
    card.locator("xpath=ancestor-or-self::*[.//button][1]").get_by_role("button").click()
    person.page.wait_for_url("**/t/*")
    person.wait(lambda: person.status == "running", "for the lesson")
    table = person.page.url.rsplit("/", 1)[-1]
    assert person.context.request.patch(f"/api/tables/{table}", data={"bot_pace_ms": 0}).ok
    return table


class Pupil:
    """Does what the lesson says; what it leaves open is done as by any player."""

    page: Page
    person: Person
    lesson: str
    met: list[str]

    def heed(self) -> Message:
        """The step that is due, once the page shows it; its pages are turned."""
        table = self.page.url.rsplit("/", 1)[-1]
        step: Message = self.person.context.request.get(f"/api/learn/tables/{table}?lang=en").json()
        panel = self.page.get_by_role("region", name="Lesson", exact=True)
        last = re.sub(r"\[([^\]|]+)\|\w+\]", r"\1", step["pages"][-1])
        for _ in step["pages"][1:]:
            following = panel.get_by_role("button", name="Next", exact=True)
            if last not in panel.inner_text():
                following.click()
        expect(panel).to_contain_text(last)
        if step["step"] is not None and step["step"] not in self.met:
            self.met.append(step["step"])
            for spot in step["spot"]:
                if spot.startswith("tile-"):
                    expect(self.page.locator(f"[data-tile='{spot[5:]}']")).to_have_attribute("data-lit", "")
        return step

    def wanted(self, step: Message, view: Message) -> list[Message]:
        """The legal answers that the lesson takes now."""
        patterns = next((s.allow for s in lessons()[self.lesson].steps if s.name == step["step"]), ())
        offers = view["offers"]["choices"]
        return [choice for choice in offers if not patterns or any(matches(choice, one) for one in patterns)]


class AcquirePupil(Pupil, Mouse):
    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.lesson, self.met = "acquire-first", []

    def decide(self, view: Message) -> None:
        self.step = self.heed()
        super().decide(view)

    def pick_tile(self, view: Message) -> str:
        return str(self.wanted(self.step, view)[0]["tile"])

    def buy(self, view: Message) -> None:
        count = next((s.count for s in lessons()[self.lesson].steps if s.name == self.step["step"]), None) or 0
        for _ in range(count):
            chain = self.wanted(self.step, view)[0]["chain"]
            self.press(self.page.get_by_role("button", name=re.compile(f"^Add {chain}")).first)
        self.press(self.page.get_by_role("button", name=re.compile(r"^Buy (\d|nothing)")))


class StockpilePupil(Pupil, Investor):
    def __init__(self, person: Person, lesson: str = "stockpile-first") -> None:
        super().__init__(person)
        self.lesson, self.met = lesson, []

    def decide(self, view: Message) -> None:
        self.step = self.heed()
        if self.step["step"] in ("place-up", "dividend", "sell"):
            self.do_as_told(view)
        else:
            super().decide(view)

    def do_as_told(self, view: Message) -> None:
        if view["decision"] == "place_card":
            cards = self.page.get_by_role("list", name="Your cards")
            self.press(cards.get_by_role("button", name=re.compile("Epic Electric")))
            self.press_any(self.page.get_by_role("button", name=re.compile("^here: ")))
        elif view["decision"] == "show_shares":
            self.press(self.turn.locator(".answers button").last)
        else:
            self.press(self.turn.get_by_role("button", name=re.compile(r"^(Keep all|Confirm)")))


def learn(player: Player, until: Callable[[], bool] | None = None) -> None:
    play([player], until, most=200)


@pytest.mark.parametrize("window", WINDOWS)
def test_somebody_plays_the_whole_first_game_of_acquire(
    house: RunningServer, arrive: Arrive, window: dict[str, Any]
) -> None:
    anna = arrive(house, "Anna", **window)
    begin(anna, "acquire-first")
    pupil = AcquirePupil(anna)
    learn(pupil)
    assert pupil.met == [step.name for step in lessons()["acquire-first"].steps]
    anna.expect_result()
    expect(anna.page.get_by_role("region", name="Lesson", exact=True)).to_contain_text("Well done!")
    anna.open("/learn")
    expect(anna.page.locator("#acquire").get_by_text("done", exact=True)).to_be_visible()
    assert anna.complaints == []


@pytest.mark.parametrize("window", WINDOWS)
def test_somebody_plays_the_whole_first_game_of_stockpile(
    house: RunningServer, arrive: Arrive, window: dict[str, Any]
) -> None:
    anna = arrive(house, "Anna", **window)
    begin(anna, "stockpile-first")
    pupil = StockpilePupil(anna)
    learn(pupil)
    missing = {step.name for step in lessons()["stockpile-first"].steps if not step.optional} - set(pupil.met)
    assert missing == set()
    anna.expect_result()
    anna.open("/learn")
    expect(anna.page.locator("#stockpile .first").get_by_text("done", exact=True)).to_be_visible()
    assert anna.complaints == []


def test_a_module_is_learnt_in_a_round_and_leads_to_the_next(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", **DESK)
    begin(anna, "stockpile-bonds")
    pupil = StockpilePupil(anna, "stockpile-bonds")
    following = anna.button("Next lesson")
    learn(pupil, until=lambda: following.is_visible())
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
    expect(anna.page.get_by_role("dialog", name="ACQ-FND-1")).to_be_visible()


def test_whoever_is_new_is_invited_to_learn_and_whoever_has_played_is_not(house: RunningServer, arrive: Arrive) -> None:
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
