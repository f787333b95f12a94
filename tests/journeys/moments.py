"""Decisions of games that bots have played, at which a person sits down."""

from __future__ import annotations

from collections.abc import Callable

from tests.journeys.journey import Traveler

import bigboard
from bigboard import State

TRIES = 8  # games in which a decision is looked for


def find_decision(person: Traveler, game: str, is_wanted: Callable[[State], bool]) -> tuple[str, int, State]:
    """Return a finished table with such a decision, the number of its action, and the state before it."""
    for _ in range(TRIES):
        table = person.finished_table(game, players=3, modules=False)
        record = person.context.request.get(f"/api/tables/{table}/record").json()
        state = bigboard.game(game).start(record["deal"])
        for number, action in enumerate(record["actions"], 1):
            if is_wanted(state):
                return table, number, state
            state.apply(state.find(action))
    raise AssertionError("no game has such a decision")


def sit_at(person: Traveler, table: str, number: int) -> None:
    """Open a table at that moment, where the person has the seat that decides."""
    made = person.context.request.post(f"/api/tables/{table}/try", data={"n": number, "name": "A moment"})
    assert made.ok, made.text()
    person.open(f"/t/{made.json()['table']['id']}")
    person.wait(lambda: person.views, "for the table")


def decide_at(person: Traveler, game: str, is_wanted: Callable[[State], bool]) -> State:
    """Sit down at such a decision; return the state."""
    table, number, state = find_decision(person, game, is_wanted)
    sit_at(person, table, number)
    person.wait(lambda: person.question() is not None, "for the question")
    return state
