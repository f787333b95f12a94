"""The request bodies that the web page posts for an answer to a puzzle.

`tests/journeys/learning/test_puzzles.py` compares them with the requests of a real page, for each kind of question.
"""

from __future__ import annotations

from typing import Any

from bigboard.coach.judge.answers import Answer
from bigboard.games.contract import State

Body = dict[str, Any]
COUNTS = ("shares", "cards")  # the fields that say how many of an item an action takes


def page_body(state: State, answer: Answer) -> Body:
    """Return what the page posts if the player gives this answer in this position."""
    pick = state.offers(state.seat)["pick"]
    first = state.describe(answer[0])
    # Cards are placed one by one, on the board.
    if pick is not None and not state.decision.startswith("place_") and is_picked(pick, first):
        return {"picks": picks(state, pick["items"], answer)}
    # In Acquire the page names the action in words, in Stockpile by the number of the offered choice.
    return {"action": first if state.game.name == "acquire" else answer[0]}


def is_picked(pick: Body, described: Body) -> bool:
    """Say whether the page answers with the controls of a choice of several, including the end of that choice."""
    types = {item["item"]["type"] for item in pick["items"]}
    return described["type"] in types or "stop" in described["type"]


def picks(state: State, items: list[Body], answer: Answer) -> list[Body]:
    """Return one entry per piece that the player adds: selling four shares is selling one share four times."""
    after, found = state.clone(), []
    for action in answer:
        described = after.describe(action)
        for item in (entry["item"] for entry in items):
            if without_count(item) == without_count(described):
                found += [item] * (count(described) // count(item))
        after.apply(action)
    return found


def without_count(described: Body) -> Body:
    return {name: value for name, value in described.items() if name not in COUNTS}


def count(described: Body) -> int:
    return int(next((described[name] for name in COUNTS if name in described), 1))
