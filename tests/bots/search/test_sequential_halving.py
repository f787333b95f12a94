"""Halving: what was thought of an action counts as some simulations, and the worse half is given up."""

from __future__ import annotations

from statistics import mean

import pytest
from tests.bots.positions import decisions

from bigboard import Rng
from bigboard.bots import bot
from bigboard.bots.search.bot import SearchBot
from bigboard.bots.search.mcts import UTILITY
from bigboard.bots.search.sequential_halving import Candidate, base_of
from bigboard.bots.search.tree import Branch


def simulated(action: int, visits: int, mean: float, advantage: float) -> Candidate:
    branch = Branch(action, 0.5)
    branch.visits = visits
    branch.utility = round(visits * mean * UTILITY)
    return Candidate(branch, advantage)


def test_a_value_lies_between_the_thought_and_the_simulations_by_how_many_there_were() -> None:
    few, many = simulated(1, 10, 0.7, 0.1), simulated(2, 90, 0.5, 0.0)
    base = base_of([few, many])
    assert base == pytest.approx((10 * (0.7 - 0.1) + 90 * 0.5) / 100)
    for one in (few, many):
        one.weigh(base, trust=30.0)
    assert few.value == pytest.approx((10 * 0.7 + 30 * (base + 0.1)) / 40)
    assert many.value == pytest.approx((90 * 0.5 + 30 * base) / 120)


def test_without_simulations_the_thought_alone_decides() -> None:
    untried = simulated(1, 0, 0.0, -0.2)
    assert base_of([untried]) == 0.0
    untried.weigh(0.4, trust=20.0)
    assert untried.value == pytest.approx(0.2)


def test_much_trust_follows_the_rules_of_thumb_and_none_the_simulations() -> None:
    followed, alike = 0, 0
    for state in decisions("stockpile", games=1, seed=9, every=5):
        world = state.sample(state.seat, Rng(1))
        convinced = SearchBot(simulations=64, halving=1, trust=1e9).choose(world, Rng(2))
        ratings = bot("greedy")
        followed += convinced == ratings.choose(world, Rng(2))
        alike += 1
        found = SearchBot(simulations=64, halving=1, trust=0.0).advise(world, Rng(2))
        tried = [one for one in found if one.visits]
        most = max(one.visits for one in tried)
        assert found[0].utility == max(one.utility for one in tried if one.visits == most)
    assert followed > 0.8 * alike > 4  # equal ratings are decided by lot


def test_the_worse_actions_are_given_up_and_the_rest_has_most_of_the_simulations() -> None:
    for state in decisions("stockpile", games=1, seed=9, every=11):
        player = SearchBot(simulations=240, halving=1, breadth=8)
        advice = player.advise(state.sample(state.seat, Rng(1)), Rng(2))
        tried = [one for one in advice if one.visits]
        assert len(tried) <= 8
        most = max(one.visits for one in tried)
        assert advice[0].visits == most
        assert len([one for one in tried if one.visits == most]) <= max(2, (len(tried) + 1) // 2)
        if len(tried) > 2:
            assert most > mean(one.visits for one in tried)
        assert player.last_simulations <= 240 + len(tried)
