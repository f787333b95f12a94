"""`python -m benchmarks.fit` looks for better weights."""

from __future__ import annotations

import pytest
from benchmarks.fit import FITTED, Tables, Weighted, better

import bigboard
from bigboard import Rng
from bigboard.games.manifest import load_part


@pytest.mark.parametrize("game", list(FITTED))
def test_a_step_moves_the_weights_that_it_was_asked_to_move_and_is_the_same_again(game: str) -> None:
    weights = [float(value) for value in load_part(FITTED[game]).values()]
    found = [better(Tables(game, {}, "test"), weights, [0, 2], "", 1, 0) for _ in range(2)]
    assert found[0] == found[1]
    assert {k for k, (old, new) in enumerate(zip(weights, found[0], strict=True)) if old != new} <= {0, 2}
    assert found[0] != weights


@pytest.mark.parametrize("game", list(FITTED))
def test_weights_change_how_greedy_plays(game: str) -> None:
    """Who counts everything for nothing plays otherwise."""
    weights = [float(value) for value in load_part(FITTED[game]).values()]
    usual, careless = Weighted(game, weights), Weighted(game, [0.0] * len(weights))
    rules = bigboard.game(game)
    state, rng = rules.start(rules.deal(3, 1)), Rng(1)
    others = 0
    while state.seat >= 0:
        world = state.sample(state.seat, rng)
        action = usual.choose(world, Rng(5))
        others += action != careless.choose(world, Rng(5))
        state.apply(action)
    assert others > 3
