"""Forced answers resolve themselves, unless the others would learn something hidden from that (STK-HID-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.random_games import random_starts

from bigboard import Rng
from bigboard.games import registry

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from bigboard import State

GAMES = {"acquire": 150, "stockpile": 90}  # random games of each title
SAMPLES = 200


def asked_if_forced(game: str) -> set[str]:
    return {question.name for question in registry.declaration(game).questions if question.asked_if_forced}


def single_answers(state: State, rng: random.Random) -> Iterator[State]:
    """The states of a random game with exactly one legal action."""
    state.events = False
    while state.seat >= 0:
        legal = state.legal_actions()
        if len(legal) == 1:
            yield state
        state.apply(rng.choice(legal))


@pytest.mark.clause("STK-HID-15")
@pytest.mark.parametrize("game", GAMES)
def test_only_questions_that_are_declared_so_are_asked_of_a_seat_with_one_answer(game: str) -> None:
    """Random games with all modules and with some, for every number of players."""
    declared = asked_if_forced(game)
    met = set()
    for start, rng in random_starts(game, GAMES[game]):
        for state in single_answers(start, rng):
            assert state.decision in declared, (state.decision, state.record())
            met.add(state.decision)
    assert met
    if game == "acquire":
        assert met == declared


@pytest.mark.clause("STK-HID-15")
@pytest.mark.parametrize("game", GAMES)
def test_every_such_question_hides_from_the_public_that_there_is_no_choice(game: str) -> None:
    """Of each there is a state with one answer in which, for all that a spectator knows, the seat could have more."""
    hiding: set[str] = set()
    met: set[str] = set()
    rng = Rng(7)
    for start, chance in random_starts(game, GAMES[game]):
        for state in single_answers(start, chance):
            met.add(state.decision)
            if state.decision not in hiding:
                worlds = (state.sample(-1, rng) for _ in range(SAMPLES))
                if any(len(world.legal_actions()) > 1 for world in worlds):
                    hiding.add(state.decision)
    assert met
    assert hiding == met
