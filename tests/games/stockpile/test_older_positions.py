"""Positions that older versions have written still read, and play on as they did.

The file has one for each question that remembers an earlier answer: the position, what was legal, some actions played
from there, and the money after them.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.stockpile.table_setting import GAME

FILE = Path(__file__).with_name("older_positions.jsonl.gz")
OLDER = [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).splitlines()]


def name(entry: Any) -> str:
    return f"{entry['position']['decision']}-{entry['position']['flow']['power']}"


@pytest.mark.parametrize("entry", OLDER, ids=name)
def test_a_position_of_an_older_version_plays_on_as_it_did(entry: Any) -> None:
    state = GAME.position(entry["position"])
    legal = [state.describe(action) for action in state.legal_actions()]
    # Showing shares may be declined now, in every version of the rules.
    assert [answer for answer in legal if answer in entry["legal"] or answer != {"type": "stop"}] == entry["legal"]
    for described in entry["then"]:
        state.apply(state.find(described))
    assert state.scores() == entry["scores"]


@pytest.mark.parametrize("entry", OLDER, ids=name)
def test_it_is_written_in_the_words_of_today(entry: Any) -> None:
    position = GAME.position(entry["position"]).position()
    assert "choice" not in position["flow"]
    assert "goods" not in position
    assert position["commerce_held"] == entry["position"]["goods"]
    assert GAME.position(position).position() == position


def test_a_choice_that_cannot_have_been_made_is_named() -> None:
    entry = next(entry for entry in OLDER if entry["position"]["decision"] == "sell_now")
    flow = {**entry["position"]["flow"], "choice": 6}
    with pytest.raises(ValueError, match=r"'choice', which is now 'chosen_company', is a whole number from -1 to 5"):
        GAME.position({**entry["position"], "flow": flow})


FORGOTTEN = "The flow does not say what the acting card was told so far."
SECOND_DISCARD = "Seat {seat} discards its second card, so the flow's 'discarded_first' is its first."
SECOND_COMMERCE = "Seat {seat} places its second commerce card, so the flow's 'first_pile' has its first."


@pytest.mark.parametrize(
    ("decision", "field", "sentence"),
    [
        ("give_money", "chosen_seat", FORGOTTEN),
        ("move_to", "chosen_pile", FORGOTTEN),
        ("move_to", "chosen_place", FORGOTTEN),
        ("choose_company", "chosen_company", FORGOTTEN),
        ("sell_now", "chosen_company", FORGOTTEN),
        ("show_cheap", "chosen_company", FORGOTTEN),
        ("discard_strategy", "discarded_first", SECOND_DISCARD),
        ("place_commerce", "first_pile", SECOND_COMMERCE),
    ],
)
def test_a_position_without_the_first_answer_to_a_second_question_is_refused(
    decision: str, field: str, sentence: str
) -> None:
    positions = [GAME.position(entry["position"]).position() for entry in OLDER]
    for position in [position for position in positions if position["decision"] == decision]:
        del position["flow"][field]
        with pytest.raises(ValueError) as found:  # noqa: PT011
            GAME.position(position)
        assert str(found.value) == sentence.format(seat=position["seat"])
