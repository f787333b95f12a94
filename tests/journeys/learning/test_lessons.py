"""The first lesson of each title, from the list of lessons to its end; on a desk every number is compared."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.driver.player import play
from tests.browser.driver.pupil import AcquirePupil, StockpilePupil, begin
from tests.browser.test_accessibility import PHONE
from tests.journeys.journey import Journey
from tests.journeys.watched_game import check_results, compare, play_and_read, record_of

from bigboard.coach.lessons.lesson import lessons

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("window", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_the_first_lesson_is_played_to_its_end(journey: Journey, game: str, window: dict[str, Any]) -> None:
    anna = journey.arrive("Anna", **window)
    anna.introduce()
    begin(anna, f"{game}-first")
    pupil = AcquirePupil(anna) if game == "acquire" else StockpilePupil(anna)
    if window is DESK:
        with anna.in_another_language(f"{game.capitalize()}: your first game"):  # the table has been named
            expect(anna.page.get_by_role("region", name="Урок", exact=True)).to_be_visible()
        anna.open_sheet("Holdings")
        seen = play_and_read([pupil], game)
        assert len(seen) > 10
        compare(seen, record_of(anna))
    else:
        play([pupil])
    steps = lessons()[f"{game}-first"].steps
    assert {step.name for step in steps if not step.optional} <= set(pupil.met)
    assert pupil.met == [step.name for step in steps if step.name in pupil.met]
    anna.expect_result()
    expect(anna.page.get_by_role("region", name="Lesson", exact=True)).to_contain_text("Well done!")
    check_results(anna, record_of(anna))
    if window is DESK:  # a first game starts with one click
        lesson, start, onward = anna.table, anna.button("Play a real game"), anna.button("Next")
        expect(start.or_(onward)).to_be_visible()
        while not start.is_visible():
            onward.click()
        start.click()
        anna.wait(lambda: anna.table != lesson and anna.status == "running", "for the first game")
    anna.open("/learn")
    first = anna.page.locator("#acquire" if game == "acquire" else "#stockpile .first")
    expect(first.get_by_text("done", exact=True)).to_be_visible()
