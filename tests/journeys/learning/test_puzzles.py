"""Puzzles of every kind, answered with clicks: the position is the engine's, and so are the figures of the verdict."""

from __future__ import annotations

import re
from itertools import groupby
from math import floor

import pytest
from playwright.sync_api import expect
from tests.browser.driver.puzzle_solver import Solver
from tests.journeys.journey import Journey, Traveler
from tests.journeys.numbers_shown import read_numbers
from tests.server.http.puzzle_answers import page_body

from bigboard.coach.puzzles.puzzle import Puzzle, collection


def question(puzzle: Puzzle) -> tuple[str, str]:
    return puzzle.game, puzzle.kind


def kinds() -> list[list[Puzzle]]:
    """The first puzzle of each kind of right answer, by kind of question, in both games."""
    found: dict[tuple[str, str, str], Puzzle] = {}
    for game in ("acquire", "stockpile"):
        for puzzle in collection(game):
            answer = str(puzzle.state().describe(puzzle.right[0])["type"])
            found.setdefault((game, puzzle.kind, answer), puzzle)
    return [list(group) for _, group in groupby(sorted(found.values(), key=question), question)]


def rounded(number: float) -> int:
    return floor(number + 0.5)


def check_figures(person: Traveler, puzzle: Puzzle) -> None:
    """The worth of each answer, and the sentence that compares the best two."""
    verdict = person.page.locator("section").filter(has=person.page.get_by_role("heading", name="Right!"))
    rows = [row.locator("td").all_inner_texts() for row in verdict.locator("tbody tr").all()]
    chances = [int(chance.removesuffix(" in 100")) for chance, _ in rows]
    money = [int("".join(filter(str.isdigit, text))) for _, text in rows]
    assert chances == [rounded(100 * worth.chance) for worth in puzzle.worths]
    assert money == [rounded(abs(worth.money)) for worth in puzzle.worths]
    best, second = puzzle.worths[:2]
    text = verdict.inner_text()
    assert f"wins {rounded(100 * (best.chance - second.chance))} more games in 100" in text
    earned = re.search(r"It earns −?\$([\d,]+)K? (more|less)", text)
    assert earned is not None, text
    assert int(earned[1].replace(",", "")) == rounded(abs(best.money - second.money))
    assert (earned[2] == "more") == (best.money >= second.money)


@pytest.mark.parametrize("puzzles", kinds(), ids=lambda puzzles: "-".join(question(puzzles[0])))
def test_every_kind_of_puzzle_is_answered(journey: Journey, puzzles: list[Puzzle]) -> None:
    anna = journey.arrive("Anna")
    anna.introduce()
    for puzzle in puzzles:
        anna.open(f"/puzzles/{puzzle.id}")
        state = puzzle.state()
        assert len(state.legal_actions()) > 1
        anna.open_sheet("Holdings")
        read_numbers(anna, puzzle.game, state.view(state.seat))
        with anna.page.expect_request(
            lambda request: request.method == "POST" and "/puzzles/" in request.url
        ) as posted:
            Solver(anna.page, state).give(puzzle.right)
        expect(anna.page.get_by_role("heading", name="Right!")).to_be_visible()
        # The tests that answer every puzzle over HTTP build the same body.
        assert posted.value.post_data_json == page_body(state, puzzle.right)
        check_figures(anna, puzzle)
    with anna.in_another_language():
        read_numbers(anna, puzzle.game, state.view(state.seat))
    anna.open("/puzzles")
    expect(anna.page.get_by_text(re.compile(f"^Solved: {len(puzzles)} of"))).to_be_visible()
