"""The action bar keeps its place and height in every question, and plates show all holdings that fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver.desk import QUESTIONS, Desk, questions
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person

Arrive = Callable[..., Person]
SIZES = [(1440, 900), (1366, 768), (390, 844)]
# On a phone these grow over what lies above the bar; they never push it.
LARGE = {"trade_shares", "sell_shares", "show_companies", "choose_company", "split_share", "lay_card"}
# The top and the height of the bar in whole pixels, with what lies in it.
BAR = """() => {
  const box = document.querySelector('.layout > .bar > .inside').getBoundingClientRect();
  return [Math.round(box.top), Math.round(box.height)];
}"""
# For every plate: the chips of holdings that are seen whole, all chips, and the number that is said to be left.
PLATES = """() => [...document.querySelectorAll('li.plate')].map(plate => {
  const box = plate.querySelector('.held').getBoundingClientRect();
  const chips = [...plate.querySelector('.held').children].map(chip => chip.getBoundingClientRect());
  const whole = chips.filter(chip => chip.bottom <= box.bottom + 1 && chip.left >= box.left - 1);
  return [whole.length, chips.length, Number(plate.querySelector('.more')?.textContent ?? 0)];
})"""

# Whether the words of an investor lie over the spaces of its bids.
OVERLAPS = """lot => {
  const words = lot.querySelector('.lot p').getBoundingClientRect();
  const spaces = lot.querySelector('.track').getBoundingClientRect();
  return words.right > spaces.left + 1 && words.bottom > spaces.top + 1;
}"""


@pytest.mark.parametrize(("game", "players"), [("acquire", 6), ("stockpile", 5)])
def test_the_action_bar_keeps_its_height_in_every_question(
    house: RunningServer, arrive: Arrive, game: str, players: int
) -> None:
    desk = Desk(house, arrive(house, "Wilhelmina"), game, players)
    moved = []
    for size in SIZES:
        found = {}
        for decision in QUESTIONS[game]:
            if size[0] < 960 and decision in LARGE:
                continue
            desk.show(decision, "en", size)
            found[decision] = tuple(desk.page.evaluate(BAR))
        usual = max(set(found.values()), key=list(found.values()).count)
        moved += [f"{size}: {decision} {place}, not {usual}" for decision, place in found.items() if place != usual]
    assert not moved, "\n".join(moved)


@pytest.mark.parametrize(("game", "players"), [("acquire", 5), ("stockpile", 5)])
def test_plates_show_the_holdings_that_fit_and_how_many_more(
    house: RunningServer, arrive: Arrive, game: str, players: int
) -> None:
    desk = Desk(house, arrive(house, "Wilhelmina"), game, players)
    decision = "buy_shares" if game == "acquire" else "sell"
    view = questions(game, players)[decision]
    for size in SIZES[:2]:
        desk.show(decision, "en", size)
        plates = desk.page.evaluate(PLATES)
        assert len(plates) == players
        for whole, chips, more in plates:
            assert whole + more == chips, f"{size}: {plates}"
        assert plates[0][0] >= 2, f"{size}: {plates} of {view['seats'][0]}"


def test_the_investor_auction_says_what_a_bid_is_paid_from_and_prints_abilities(
    house: RunningServer, arrive: Arrive
) -> None:
    desk = Desk(house, arrive(house, "Wilhelmina"), "stockpile", 5)
    turn = desk.page.get_by_role("region", name="Your turn")
    for size in SIZES:
        desk.show("offer_investor", "en", size)
        expect(desk.page.locator(".question")).to_contain_text("Choose the investor to put up for auction")
        desk.show("bid_investor", "en", size)
        expect(turn).to_contain_text("You pay from the investor’s starting cash and begin with the rest.")
        expect(turn).not_to_contain_text("left to bid")
        for lot in desk.page.locator("li.pile").filter(has=desk.page.locator(".lot")).all():
            expect(lot.locator(".lot p")).to_contain_text(" ")
            assert not lot.evaluate(OVERLAPS), size
