"""The review of a finished game: its sums, the moment that "Show me" leads to, and the table that "Try it" opens."""

from __future__ import annotations

import re
from math import floor

import pytest
from playwright.sync_api import Page, expect
from tests.browser.driver.person import Message
from tests.browser.driver.player import play, times
from tests.browser.table.test_result_charts import READ
from tests.browser.test_accessibility import serious
from tests.journeys.journey import Journey
from tests.journeys.numbers_shown import read_numbers
from tests.journeys.watched_game import PLAYERS, names_at, record_of, states

import bigboard

UNIT = {"acquire": 1, "stockpile": 1000}  # dollars in the engine's unit
DRAWN = {"acquire": 60, "stockpile": 600}  # dollars that a tenth of a pixel is worth at most
PARTS = (
    "expectation",
    "luck",
    "luck_error",
    "own",
    "others",
    "result",
    "adjusted",
    "adjusted_error",
    "average_loss",
)
SUM = re.compile(r"([+−-]?)\$([\d,]+)")


def sums(text: str) -> list[int]:
    return [int(digits.replace(",", "")) * (-1 if sign in ("−", "-") else 1) for sign, digits in SUM.findall(text)]


def estimate(amount: float) -> int:
    """An estimated sum as the page rounds it: tens of dollars below a thousand, hundreds above."""
    unit = 10 if abs(amount) < 1000 else 100
    return floor(amount / unit + 0.5) * unit


def check_sums(page: Page, review: Message, names: list[str]) -> None:
    """Each result as a sum of its parts, row by row."""
    unit = UNIT[review["game"]]
    rows = page.get_by_role("group", name="Where the results come from").locator("tbody tr:not(.lane)")
    shown = {row.locator("th").inner_text(): sums(row.inner_text()) for row in rows.all()}
    for seat in review["seats"]:
        right = [estimate(unit * seat[part]) if part != "result" else unit * seat[part] for part in PARTS]
        assert shown[names[seat["seat"]]] == right
        adds_up = seat["expectation"] + seat["luck"] + seat["own"] + seat["others"]
        assert adds_up == pytest.approx(seat["result"], abs=0.01)


def check_chart(page: Page, review: Message) -> None:
    """What each player could expect, point by point."""
    figure = page.locator("figure").filter(has=page.get_by_text("What each player could expect", exact=False)).first
    unit = UNIT[review["game"]]
    for seat, line in enumerate(figure.evaluate(READ)):
        right = [max(0, unit * point["money"][seat]) for point in review["timeline"]]
        assert [value for _, value in line] == pytest.approx(right, abs=DRAWN[review["game"]])


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_review_adds_up_shows_the_moment_and_lets_it_be_tried(journey: Journey, game: str) -> None:
    anna = journey.arrive("Anna")
    page = anna.page
    table = anna.finished_table(game, players=2)
    anna.open(f"/t/{table}")
    anna.expect_result()
    record, names = record_of(anna), names_at(anna)
    anna.button("Review").click()
    anna.button("Review this game").click()
    expect(page.get_by_role("heading", name="Where the results come from")).to_be_visible()
    review: Message = anna.context.request.get(f"/api/tables/{table}/review").json()["review"]
    assert [seat["result"] for seat in review["seats"]] == bigboard.replay(record).scores()
    check_sums(page, review, names)
    check_chart(page, review)
    assert serious(page) == []

    # The costliest decision: what it cost, and the moment before it.
    seat = next(one for one in review["seats"] if one["costliest"])
    anna.choose("Decisions by", names[seat["seat"]])
    decision = review["decisions"][seat["costliest"][0]]
    entry = page.locator(f"#move-{decision['n']}")
    unit = UNIT[game]
    assert sums(entry.locator(".cost").inner_text()) == [estimate(unit * decision[one]) for one in ("loss", "error")]
    with anna.in_another_language():
        expect(entry).to_be_visible()
    engine = states(record)
    entry.get_by_role("button", name="Show me").click()
    page.wait_for_url("**/replay/**#*")
    page.get_by_label("View as").select_option("-1")
    anna.open_sheet("Holdings")
    at = int(page.get_by_label("Moment", exact=True).input_value())
    assert at > 0
    assert engine[at].seat == decision["seat"]
    read_numbers(anna, game, engine[at].view(-1))

    # The same decision at a table: Anna sits where it was taken, and plays on.
    page.go_back()
    entry.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    anna.wait(anna.question, "for the question")
    before = engine[decision["n"] - 1]
    question = anna.question() or {}
    assert question["decision"] == before.decision
    assert question["legal"] == before.view(decision["seat"])["legal"]
    anna.open_sheet("Holdings")
    read_numbers(anna, game, before.view(decision["seat"]))
    play([PLAYERS[game](anna)], until=times(2))
