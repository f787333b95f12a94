"""The course of the portfolios in a position has to lead to what the position says of them."""

from __future__ import annotations

import pytest
from tests.titles.stockpile.table_setting import AUTO, BANK, normal, rejected, table

from bigboard.titles.stockpile.rules.model.portfolio_history import (
    ARRIVED,
    EVENT,
    KINDS,
    RULED_OUT,
    SEATS,
    STARTED,
    TURNED_UP,
)


def entry(owner: int, event: int, kinds: int = 0) -> int:
    """An entry of the course, for seat 1."""
    return owner | (event << EVENT) | (2 << SEATS) | (kinds << KINDS)


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ([entry(3, ARRIVED)], "The course speaks of seat 3, which does not exist."),
        ([entry(0, TURNED_UP, 9)], "The course speaks of a card of kind 9; portfolios hold those below 8."),
        ([entry(0, TURNED_UP, 1)], "The course shows more cards of seat 0 than have arrived."),
        ([entry(0, ARRIVED), entry(0, STARTED)], "In the course the starting share of seat 0 comes after other cards."),
        ([entry(0, ARRIVED)] * 61, "In the course more than 60 cards come to seat 0."),
        ([], "The course of the portfolios does not lead to what the memory knows of them."),
        ([entry(0, ARRIVED)] * 3, "The course of the portfolios does not lead to what the memory knows of them."),
        (
            [*[entry(0, ARRIVED)] * 2, entry(0, RULED_OUT, 1)],
            "The course of the portfolios does not lead to what the memory knows of them.",
        ),
    ],
)
def test_a_course_that_does_not_lead_to_the_position_is_refused(wrong: list[int], expected: str) -> None:
    position = table(stage="demand", portfolios=[normal(AUTO, BANK), {}, {}]).position()
    others = [number for number in position["course"] if not (number >> SEATS) & 2]
    assert rejected({**position, "course": [*others, *wrong]}) == expected
