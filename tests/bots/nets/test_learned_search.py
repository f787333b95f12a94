"""`learned+search`: the net's opinion counts as some simulations, and the simulations correct it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots.nets.test_learned import small_weights

import bigboard
from bigboard import Rng, State
from bigboard.bots import bot
from bigboard.bots.nets.learned_search import LearnedSearch


def decision(game: str) -> State:
    rules = bigboard.game(game)
    state = rules.start(rules.deal(4, 3))
    rng = Rng(1)
    greedy = bot("greedy")
    while len(state.legal_actions()) < 3:
        state.apply(greedy.choose(state.sample(state.seat, rng), rng))
    return state.sample(state.seat, rng)


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_much_trust_follows_the_net_and_none_the_simulations(game: str, tmp_path: Path) -> None:
    weights = str(small_weights(game, tmp_path / "net.npz"))
    world = decision(game)
    favorite = bot(f"learned:weights={weights}").choose(world, Rng(1))
    convinced = LearnedSearch(simulations=64, weights=weights, trust=1e9)
    assert convinced.choose(world, Rng(1)) == favorite
    found = LearnedSearch(simulations=64, weights=weights, trust=0.0).advise(world, Rng(1))
    tried = [one for one in found if one.visits]
    assert 1 < len(tried) <= 8
    assert sum(one.visits for one in tried) <= 64 + len(tried)
    most = max(one.visits for one in tried)
    assert found[0].utility == max(one.utility for one in tried if one.visits == most)
