"""Puzzles in the browser: the real table, one question, a verdict with its reasons, and the next one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.test_accessibility import WINDOWS, serious

from bigboard.coach.puzzles.puzzle import Puzzle, collection

Arrive = Callable[..., Person]


def founding() -> tuple[Puzzle, str, str]:
    """A puzzle about which chain to found, the right one and a wrong one."""
    puzzle = next(one for one in collection("acquire") if one.kind == "found_chain")
    state = puzzle.state()
    right, wrong = (str(state.describe(worth.answer[0])["chain"]) for worth in puzzle.worths[:2])
    return puzzle, right, wrong


def give(anna: Person, chain: str) -> None:
    anna.page.get_by_role("button", name=re.compile(f"^{chain}")).last.click()


def test_the_right_answer_is_praised_with_figures_and_leads_on(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    puzzle, right, _ = founding()
    anna.open(f"/puzzles/{puzzle.id}")
    expect(anna.page.get_by_text("Choose a chain to found")).to_be_visible()
    give(anna, right)
    expect(anna.page.get_by_role("heading", name="Right!")).to_be_visible()
    expect(anna.page.get_by_text(re.compile(r"wins \d+ more games in 100"))).to_be_visible()
    expect(anna.page.get_by_role("row", name=re.compile(f"{right}.*Best"))).to_be_visible()
    expect(anna.page.get_by_text(re.compile(r"in \d+ of \d+ simulations, compared with \d")).first).to_be_visible()
    expect(anna.page.get_by_text("after your move")).to_have_count(0)
    assert serious(anna.page) == []
    anna.button("Next puzzle").click()
    anna.page.wait_for_url(lambda url: not url.endswith(f"/{puzzle.id}"))
    expect(anna.page.get_by_role("heading", level=1)).not_to_have_text(f"Puzzle {puzzle.number}")
    anna.open("/puzzles")
    expect(anna.page.get_by_text(re.compile("^Solved: 1 of"))).to_be_visible()


def test_a_wrong_answer_is_told_what_was_better(house: RunningServer, arrive: Arrive) -> None:
    ben = arrive(house, "Ben")
    puzzle, right, wrong = founding()
    ben.open(f"/puzzles/{puzzle.id}")
    give(ben, wrong)
    expect(ben.page.get_by_role("heading", name="Not the best move.")).to_be_visible()
    expect(ben.page.get_by_role("row", name=re.compile(f"{right}.*Best"))).to_be_visible()
    expect(ben.page.get_by_role("row", name=re.compile(f"{wrong}.*Your move"))).to_be_visible()
    expect(ben.page.get_by_text(re.compile(r"in \d+ of \d+ simulations, compared with \d")).first).to_be_visible()
    ben.button("Try again").click()
    give(ben, right)
    expect(ben.page.get_by_text("it does not count again")).to_be_visible()


@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_serious_at_puzzles(house: RunningServer, arrive: Arrive, window: dict[str, object]) -> None:
    anna = arrive(house, "Anna", **window)
    for path in ("/puzzles", "/puzzles/acquire-1", "/puzzles/stockpile-1"):
        anna.open(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        assert serious(anna.page) == [], path
