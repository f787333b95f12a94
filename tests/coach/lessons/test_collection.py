"""Collections of positions: files, links, and what is wrong with damaged ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bigboard.coach.lessons.collection import FORMAT, MOST_POSITIONS, BadCollection, read_collection

LINE = "acquire players=2 W=1A-3A T=5A,6A hands=4A,9I/7C,8C"


def written(*positions: Any, **fields: Any) -> str:
    return json.dumps({"format": FORMAT, "title": "Mergers", "positions": list(positions), **fields})


def test_a_file_and_its_link_are_the_same_collection() -> None:
    exercise = {"position": LINE, "question": "Which tile?", "answers": ["4a", ""], "explanation": "It merges."}
    found = read_collection(written(exercise))
    assert found.exercises[0].answers == ("4A",)
    assert read_collection(found.word()) == found
    assert read_collection(json.dumps(found.to_json())) == found


@pytest.mark.parametrize(
    ("text", "reason", "place"),
    [
        ("hello", "damaged", 0),
        ("~abc", "damaged", 0),
        ("[]", "damaged", 0),
        (json.dumps({"format": "other", "positions": [{}]}), "damaged", 0),
        (written(), "no position", 0),
        (written(*[{"position": LINE}] * (MOST_POSITIONS + 1)), "at most 40", 0),
        (written({"position": LINE}, title=5), "damaged", 0),
        (written({"position": LINE}, {"position": 5}), "", 2),
        (written({"position": "acquire players=2 T=5A"}), "Tower has one tile", 1),
        (written({"position": LINE, "answers": ["9A"]}), "'9A' is not possible", 1),
        (written({"position": LINE, "answers": "4A"}), "damaged", 1),
        (written({"position": LINE, "question": "a" * 1001}), "at most 1000", 1),
        (written({"position": LINE, "hint": ""}), "damaged", 1),
        (written({"position": "stockpile players=3 data=/etc/passwd"}), "another machine", 1),
    ],
)
def test_a_bad_collection_gets_a_sentence(text: str, reason: str, place: int) -> None:
    with pytest.raises(BadCollection) as caught:
        read_collection(text)
    assert reason in str(caught.value)
    assert caught.value.place == place
