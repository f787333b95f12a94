"""Five languages: switched at the table, complete on every screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.drawing import wait_until_drawn
from tests.browser.driver.house import RunningServer
from tests.browser.driver.languages import holes, switch
from tests.browser.driver.person import Person
from tests.browser.driver.player import play, times
from tests.browser.driver.stockpile_player import Investor

from bigboard.i18n import DEFAULT_LANGUAGE, LANGUAGES

Arrive = Callable[..., Person]
OVERFLOW = "document.documentElement.scrollWidth - window.innerWidth"
OTHERS = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
PATHS = [
    *("/", "/new", "/settings", "/rules/acquire", "/learn", "/learn/stockpile", "/puzzles", "/analysis", "/mistakes"),
    *("/losses", "/today", "/games", "/keep", "/nowhere", "/t/nowhere", "/link/nowhere"),
]
SIZES = [(360, 740), (768, 1024), (1366, 768)]
# Words that their place cuts off. Lists that scroll, and names that people choose, may be longer than their place.
CUT = """() => [...document.querySelectorAll('header *, main *')].filter(element => {
  const style = getComputedStyle(element);
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    && !['visible', 'auto', 'scroll'].includes(style.overflowX) && style.display !== 'inline'
    && style.clipPath === 'none'
    && !element.closest('svg, .name, select') && element.scrollWidth > element.clientWidth + 1;
}).map(element => element.textContent.trim().slice(0, 60))"""


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_screen_speaks_it(house: RunningServer, arrive: Arrive, language: str) -> None:
    anna = arrive(house, "Anna", viewport={"width": 360, "height": 740})
    page = anna.page
    anna.new_table(players=2)
    play([Mouse(anna)], until=times(5))
    table = page.url
    switch(page, language)
    expect(page.get_by_role("grid")).to_be_visible()
    assert holes(page, language) == [], "table"
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    for path in PATHS:
        anna.open(path)
        expect(page.locator("main").get_by_role("heading").or_(page.get_by_role("alert")).first).to_be_visible()
        assert holes(page, language) == [], path
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            wait_until_drawn(page)
            assert page.evaluate(OVERFLOW) <= 0, (path, width)
            assert page.evaluate(CUT) == [], (path, width)
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    anna.open(table)
    switch(page, "en")
    expect(page.get_by_role("grid", name="Board")).to_be_visible()


def test_the_browsers_own_language_comes_first(house: RunningServer, arrive: Arrive) -> None:
    for locale, language in (("pt-BR", "pt"), ("el-GR", "el"), ("de-DE", "en")):
        guest = arrive(house, "Guest", locale=locale)
        guest.open("/")
        expect(guest.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_log_and_results_speak_them_all(house: RunningServer, arrive: Arrive, game: str) -> None:
    """A finished game has every kind of line in its log."""
    anna = arrive(house, "Anna")
    anna.open(f"/t/{anna.finished_table(game)}")
    expect(anna.page.get_by_role("heading", name="Where the money came from")).to_be_visible()
    for language in OTHERS:
        switch(anna.page, language)
        assert holes(anna.page, language) == [], language


def test_stockpiles_table_speaks_them_all_in_every_phase(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", viewport={"width": 360, "height": 740})
    anna.new_table(players=3, game="Stockpile", everything=True)
    missing = {"bid_investor", "buy_bonds", "place_card", "bid", "act", "sell"}

    def look() -> bool:
        decision = str((anna.question() or {}).get("decision"))
        if decision in missing:
            missing.discard(decision)
            for language in (*OTHERS, "en"):
                switch(anna.page, language)
                assert holes(anna.page, language) == [], (decision, language)
                wait_until_drawn(anna.page)
                assert anna.page.evaluate(OVERFLOW) <= 0, (decision, language)
        return not missing

    play([Investor(anna)], until=look)
