"""A position in the middle of two questions of one card knows the answer to the first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.stockpile.table_setting import EVERYTHING, GAME

from bigboard import Rng

FORGOTTEN = "The flow does not say what the acting card has been answered so far."
SECOND_DISCARD = "Seat {seat} discards its second card, so the flow's 'discarded_first' is its first."
SECOND_COMMERCE = "Seat {seat} places its second commerce card, so the flow's 'first_pile' has its first."
SECOND_ANSWERS = {
    ("give_money", "chosen_seat"): FORGOTTEN,
    ("move_to", "chosen_pile"): FORGOTTEN,
    ("move_to", "chosen_place"): FORGOTTEN,
    ("choose_company", "chosen_company"): FORGOTTEN,
    ("sell_now", "chosen_company"): FORGOTTEN,
    ("show_cheap", "chosen_company"): FORGOTTEN,
    ("discard_strategy", "discarded_first"): SECOND_DISCARD,
    ("place_commerce", "first_pile"): SECOND_COMMERCE,
}
MOST_GAMES = 200


@pytest.fixture(scope="module")
def found() -> dict[tuple[str, str], Any]:
    """For each of them the first position of random games that has it."""
    positions: dict[tuple[str, str], Any] = {}
    for seed in range(MOST_GAMES):
        state, rng = GAME.start(GAME.deal(2 + seed % 4, seed, EVERYTHING)), Rng(seed)
        while state.seat >= 0 and len(positions) < len(SECOND_ANSWERS):
            for decision, field in SECOND_ANSWERS.keys() - positions.keys():
                if state.decision == decision and state.position()["flow"][field] not in (-1, None):
                    positions[decision, field] = state.position()
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    return positions


@pytest.mark.parametrize(("decision", "field"), SECOND_ANSWERS)
def test_a_position_without_the_first_answer_is_refused(
    decision: str, field: str, found: dict[tuple[str, str], Any]
) -> None:
    position = found[decision, field]
    assert GAME.position(position).position() == position
    del position["flow"][field]
    with pytest.raises(ValueError) as refused:  # noqa: PT011
        GAME.position(position)
    assert str(refused.value) == SECOND_ANSWERS[decision, field].format(seat=position["seat"])
