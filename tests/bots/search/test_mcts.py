"""The search: repeatable, anytime, and it keeps its tree during a turn."""

from __future__ import annotations

import pytest
from tests.bots.positions import decisions

import bigboard
from bigboard import Rng, State
from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.search.bot import SearchBot
from bigboard.bots.search.mcts import Search


def start(seed: int = 1, players: int = 4) -> State:
    game = bigboard.game("acquire")
    return game.start(game.deal(players, seed))


def test_equal_seeds_search_equally() -> None:
    for state in decisions("acquire", games=2, seed=11, every=17):
        seat = state.seat
        found = []
        for _ in range(2):
            rng = Rng(3)
            advice = SearchBot(simulations=40).advise(state.sample(seat, rng), rng)
            found.append([(one.action, one.visits, one.money) for one in advice])
        assert found[0] == found[1]


def test_advice_is_about_legal_actions_and_adds_up() -> None:
    state = start()
    rng = Rng(1)
    advice = SearchBot(simulations=100).advise(state.sample(state.seat, rng), rng)
    assert {one.action for one in advice} <= set(state.legal_actions())
    assert 95 <= sum(one.visits for one in advice) <= 100  # whole worlds only, so that all actions meet the same
    assert sum(one.share for one in advice) == pytest.approx(1)
    assert [one.visits for one in advice[1:]] == sorted((one.visits for one in advice[1:]), reverse=True)
    assert all(0 <= one.utility <= 1 for one in advice)
    assert all(one.money > 0 for one in advice if one.visits)


def test_tree_is_kept_while_one_goes_on_deciding() -> None:
    state = start()
    player = SearchBot(simulations=200)
    rng = Rng(1)
    kept = 0
    while kept < 3:
        seat = state.seat
        state.apply(player.choose(state.sample(seat, rng), rng))
        assert player.search is not None
        visits = player.search.root.visits
        if state.seat == seat and visits:
            advice = player.advise(state.sample(seat, rng), rng)
            assert sum(one.visits for one in advice) > player.last_simulations > 190  # what it knew, and 200 more
            kept += 1
            player = SearchBot(simulations=200)
        elif state.seat != seat:
            state.apply(state.legal_actions()[0])


def test_tree_of_another_game_is_not_used() -> None:
    player = SearchBot(simulations=50)
    rng = Rng(1)
    first, second = start(1), start(2)
    player.choose(first.sample(first.seat, rng), rng)
    advice = player.advise(second.sample(second.seat, rng), rng)
    assert {one.action for one in advice} <= set(second.legal_actions())
    assert sum(one.visits for one in advice) == player.last_simulations <= 50


def test_search_ends_by_the_clock_alone() -> None:
    state = start()
    rng = Rng(1)
    player = SearchBot(seconds=0.05)
    player.choose(state.sample(state.seat, rng), rng)
    assert 0 < player.last_simulations < player.simulations


def test_the_only_legal_action_needs_no_thought() -> None:
    player = SearchBot(simulations=50)
    rng = Rng(1)
    forced = 0
    for state in decisions("stockpile", games=1, seed=4):
        legal = state.legal_actions()
        if len(legal) == 1:
            player.last_simulations = -1
            assert player.choose(state.sample(state.seat, rng), rng) == legal[0]
            assert player.last_simulations == -1
            forced += 1
    assert forced > 5


def test_a_lead_that_nothing_can_catch_up_ends_the_thinking_with_the_same_choice() -> None:
    shorter = 0
    for state in decisions("acquire", games=1, seed=6, every=3):
        rng = Rng(8)
        player = SearchBot(simulations=96, halving=0)
        chosen = player.choose(state.sample(state.seat, rng), rng)
        rng = Rng(8)
        assert SearchBot(simulations=96, halving=0).advise(state.sample(state.seat, rng), rng)[0].action == chosen
        shorter += 0 < player.last_simulations < 96
    assert shorter > 5


def test_a_search_without_a_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        SearchBot()


def test_search_finds_the_better_end() -> None:
    """With more thought, the expected share of victories of its own choice does not fall."""
    state = start(7, players=2)
    rng = Rng(5)
    search = Search(heuristic_for("acquire"), rng, 0.7, 600.0, 24, 8)
    search.run(state.sample(state.seat, rng), 60.0, 300, stop_when_sure=False)
    best = search.advice(state)[0]
    assert best.visits == max(one.visits for one in search.advice(state))
    assert best.utility >= 0.4
