"""Every way of copying a state gives an independent one, and numbers of other libraries are actions too."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

import bigboard
from bigboard import State

WAYS = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda state: pickle.loads(pickle.dumps(state))}


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
def test_a_copy_is_equal_and_independent(name: str, way: Callable[[State], State]) -> None:
    game = bigboard.game(name)
    state = game.start(game.deal(3, 5))
    for _ in range(12):
        state.apply(state.legal_actions()[0])
    before = state.position(), state.record()
    twin = way(state)
    assert (twin.position(), twin.record()) == before
    game.playout(twin, 1)
    assert (state.position(), state.record()) == before


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
def test_a_sampled_world_is_pickled_without_its_past(name: str) -> None:
    game = bigboard.game(name)
    state = game.start(game.deal(3, 5))
    world = state.sample(state.seat, 1)
    assert pickle.loads(pickle.dumps(world)).position() == world.position()


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
def test_a_number_of_numpy_is_an_action_and_a_seat(name: str) -> None:
    game = bigboard.game(name)
    state = game.start(game.deal(3, 5))
    plain = state.clone()
    action = state.legal_actions()[0]
    assert state.observe(np.int64(0)) == plain.observe(0)  # type: ignore[arg-type]
    state.apply(np.int64(action))  # type: ignore[arg-type]
    plain.apply(action)
    assert state.position() == plain.position()


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
def test_a_record_is_the_callers_own(name: str) -> None:
    game = bigboard.game(name)
    deal = game.deal(3, 5)
    state = game.start(deal)
    kept = copy.deepcopy(state.record())
    for value in (deal, state.record()["deal"]):
        value["options"].clear()
        value["players"] = 4
        for cards in value.values():
            if isinstance(cards, list):
                cards.clear()
    assert state.record() == kept
