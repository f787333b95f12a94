"""The analysis board: a pasted position, judged moves, lines, links, the editor, and a running game refused."""

from __future__ import annotations

import json
import re
from functools import partial
from math import floor
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Response, expect
from tests.browser.test_accessibility import serious
from tests.journeys.journey import Journey, Traveler
from tests.server.guests import MovableServer

from bigboard.coach.judge.budgets import ANALYSIS
from bigboard.coach.judge.deepening import seed_of
from bigboard.coach.judge.judgment import judge
from bigboard.games import registry
from bigboard.games.contract import State
from bigboard.records.notation import parse_position, position_text

LINES = {
    "acquire": "acquire players=2 W=1A-3A T=5A,6A hands=4A,9I,1C/7C,8C shares=W3T1/T2 money=3000/2000",
    "stockpile": "stockpile players=3 stage=selling decision=sell shares=AA2CC1/BB1/- split=BB1/-/- AA=9",
}
UNIT = {"acquire": 1, "stockpile": 1000}  # dollars in the engine's unit
LISTED = 8  # moves that the page shows at first
WINDOWS = {"desk": {}, "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True}}


def paste(person: Traveler, line: str) -> None:
    person.open("/analysis")
    person.page.get_by_label("Paste a position").fill(line)
    person.page.get_by_role("button", name="Show", exact=True).click()


def wait_for_answers(page: Page) -> None:
    expect(page.get_by_role("region", name="Moves compared").locator("[data-step]")).to_be_visible()


Figures = list[tuple[int, int]]  # the chances to win in per cent, and the money


def rows(page: Page) -> tuple[int, Figures]:
    """The step that the page shows, and its figures: read at once, because a further step may come at any time."""
    step, cells = page.evaluate(
        """() => [Number(document.querySelector('[data-step]').dataset.step),
                  [...document.querySelectorAll('[aria-labelledby=answers] tbody tr')]
                    .map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent))]"""
    )
    return step, [
        (int(chance.split()[-1].removesuffix("%")), int(re.sub(r"[^\d-]", "", money))) for chance, money in cells
    ]


def judged(state: State, step: int) -> Figures:
    """The same figures, by the judge itself."""
    known = registry.game(state.game.name).position(state.position())
    judgment = judge(known, known.seat, seed_of(known), ANALYSIS[step])
    return [(round_half_up(100 * one.win), estimate(UNIT[state.game.name] * one.money)) for one in judgment.options]


def state_at(address: str) -> State:
    """The state that the address of the board names: its position, and the played moves of the line."""
    found = parse_qs(urlsplit(address).fragment)
    state = parse_position(found["position"][0])
    moves = found["moves"][int(found.get("line", ["0"])[0])].split(";")
    for move in moves[: int(found.get("at", [str(len(moves))])[0])]:
        for action in state.parse(move):
            state.apply(action)
    return state


def round_half_up(number: float) -> int:
    return floor(number + 0.5)


def estimate(amount: float) -> int:
    unit = 10 if abs(amount) < 1000 else 100
    return round_half_up(amount / unit) * unit


@pytest.mark.parametrize(("game", "window"), [("acquire", "desk"), ("stockpile", "phone")])
def test_a_pasted_position_is_analyzed_tried_and_shared(journey: Journey, game: str, window: str) -> None:
    anna = journey.arrive("Anna", **WINDOWS[window])
    page = anna.page
    state = parse_position(position_text(parse_position(LINES[game])))  # as the page writes it
    paste(anna, LINES[game])
    wait_for_answers(page)
    step, figures = rows(page)
    assert figures == judged(state, step)[:LISTED]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    hidden = page.get_by_text("What the others may hold")
    hidden.click()
    expect(page.locator("details dd").first).to_contain_text("%")

    # A move of the table is played, taken back with the keyboard, and another one makes a second line.
    answers = page.get_by_role("region", name="Moves compared").locator("tbody button")
    answers.first.click()
    lines = page.get_by_role("region", name="Lines")
    expect(lines.locator("[aria-current=step]")).to_be_visible()
    wait_for_answers(page)
    page.get_by_role("button", name="To the start").click()
    expect(lines.locator("[aria-current=step]")).to_have_count(0)
    page.keyboard.press("End")
    expect(lines.locator("[aria-current=step]")).to_be_visible()
    page.keyboard.press("Home")
    expect(lines.locator("[aria-current=step]")).to_have_count(0)
    wait_for_answers(page)
    answers.nth(1).click()
    expect(lines.get_by_role("button", name="Remove this line")).to_have_count(2)
    wait_for_answers(page)
    text = page.get_by_label("This position as text").input_value()

    # The address is the link: another person sees the same lines and the same figures.
    ben = journey.arrive("Ben")
    ben.open(page.url.partition("/analysis")[1] + page.url.partition("/analysis")[2])
    expect(ben.page.get_by_role("button", name="Remove this line")).to_have_count(2)
    wait_for_answers(ben.page)
    assert ben.page.get_by_label("This position as text").input_value() == text
    step, figures = rows(ben.page)
    assert figures == judged(state_at(page.url), step)[:LISTED]
    with ben.in_another_language():
        assert ben.page.get_by_label("Эта позиция текстом").input_value() == text


def test_the_editor_refuses_what_cannot_be_in_acquire(journey: Journey) -> None:
    anna = journey.arrive("Anna")
    page = anna.page
    paste(anna, LINES["acquire"])
    page.get_by_role("button", name="Edit position").click()
    use = page.get_by_role("button", name="Analyze this position")
    expect(use).to_be_enabled()
    assert serious(page) == []
    page.get_by_text("Festival").first.click()
    page.get_by_role("button", name="9E: nothing").click()
    expect(page.get_by_role("alert")).to_contain_text("Festival has one tile. A chain has two or more.")
    expect(use).to_be_disabled()
    page.get_by_role("button", name="9F: nothing").click()
    expect(use).to_be_enabled()
    first = page.get_by_role("group", name="Player 1")
    tower = first.get_by_role("spinbutton", name="Tower")
    for _ in range(23):
        tower.press("ArrowUp")
    expect(page.get_by_role("alert")).to_contain_text("There are only 25 shares of Tower.")
    expect(tower).to_have_text("24")
    page.get_by_role("button", name="Undo").click()
    expect(tower).to_have_text("23")
    expect(use).to_be_enabled()
    use.click()
    expect(page.get_by_label("This position as text")).to_have_value(re.compile("F=9E,9F"))
    wait_for_answers(page)


def answers_value(value: int, response: Response) -> bool:
    """Whether this is the editor's answer to a number that was set to this value."""
    if not response.url.endswith("/api/analysis/edit"):
        return False
    asked = response.request.post_data_json or {}
    return bool(asked.get("edit", {}).get("value") == value)


def test_the_editor_refuses_what_cannot_be_in_stockpile(journey: Journey) -> None:
    anna = journey.arrive("Anna", **WINDOWS["phone"])
    page = anna.page
    anna.open("/analysis")
    page.get_by_role("button", name="Stockpile").click()
    use = page.get_by_role("button", name="Analyze this position")
    page.get_by_label("Phase").select_option("selling")
    expect(page.get_by_label("Hand", exact=True)).to_have_count(0)
    first = page.get_by_role("group", name="Player 1")
    shares = first.get_by_role("spinbutton", name="American Automotive", exact=True)
    held = int(shares.inner_text())
    problem = ""
    while not problem:
        held += 1
        with page.expect_response(partial(answers_value, held)) as answered:
            shares.press("ArrowUp")
        expect(first.get_by_role("spinbutton", name="American Automotive", exact=True)).to_have_text(str(held))
        problem = answered.value.json()["problem"]
    expect(page.get_by_role("alert")).to_contain_text("The game has 10.")
    expect(use).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(use).to_be_enabled()
    space = page.get_by_role("group", name="Spaces on the price tracks").get_by_role(
        "spinbutton", name="American Automotive"
    )
    for _ in range(4):
        space.press("ArrowUp")
    expect(space).to_have_text("9")
    booms = page.get_by_role("button", name="Stock Boom", exact=True)
    dealt = booms.count()
    page.get_by_label("Add a card: Stockpile 1").select_option("Stock Boom")
    expect(booms).to_have_count(dealt + 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    use.click()
    expect(page.get_by_label("This position as text")).to_have_value(re.compile("AA=9.*BO"))
    wait_for_answers(page)


def test_an_impossible_position_and_a_running_game_get_a_sentence(timed_journey: tuple[Journey, MovableServer]) -> None:
    journey, house = timed_journey
    anna = journey.arrive("Anna")
    page = anna.page
    anna.introduce()
    paste(anna, "acquire players=2 T=5A")
    expect(page.get_by_role("alert")).to_contain_text("Tower has one tile")
    expect(page.get_by_label("Paste a position")).to_have_value("acquire players=2 T=5A")
    fields = {"game": "acquire", "players": 2, "seats": [{"me": True}, {"me": True}], "autostart": True}
    made = anna.context.request.post(
        "/api/tables", data=json.dumps(fields), headers={"Content-Type": "application/json"}
    )
    table = made.json()["table"]["id"]
    state = house.app.container.lobby.tables[table].game_log.state
    paste(anna, position_text(state))
    region = page.get_by_role("region", name="Moves compared")
    expect(region.get_by_role("alert")).to_contain_text("A game in progress")
    expect(region.locator("tbody tr")).to_have_count(0)
    # Both refusals were wanted.
    wanted = [text for text in anna.complaints if "/api/analysis" in text or "console: Failed to load" in text]
    assert len(wanted) == len(anna.complaints)
    anna.complaints.clear()


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_moment_of_a_finished_game_is_analyzed_and_played_on(journey: Journey, game: str) -> None:
    anna = journey.arrive("Anna")
    page = anna.page
    table = anna.finished_table(game, players=2)
    anna.open(f"/replay/{table}#20")
    page.get_by_role("button", name="Analyze").click()
    wait_for_answers(page)
    expect(page.get_by_role("heading", name="Analysis board")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_text("Analysis board").first).to_be_visible()
