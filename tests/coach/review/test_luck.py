"""Redrawing the deal shows no one a difference, and luck, errors and the rest add up."""

from __future__ import annotations

import copy
from statistics import fmean
from typing import Any

import pytest
from tests.coach.played_games import everything, record, states

from bigboard.coach.judge.rollouts import Rollouts, favorites
from bigboard.coach.judge.trial import standard_error
from bigboard.coach.review.luck import Expectation, Point, Segment, balance, measure_expectation, measure_segment
from bigboard.coach.review.replayed_game import replay_game
from bigboard.games.coach_facts import coach_facts_of
from bigboard.games.registry import title
from bigboard.games.rng import Rng

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("acquire", 3, {}),
    ("stockpile", 2, {}),
    ("stockpile", 4, everything("stockpile")),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_no_one_can_tell_a_redrawn_world_from_the_real_one(game: str, players: int, options: dict[str, Any]) -> None:
    facts = coach_facts_of(title(game))
    assert facts.redrawn is not None
    rng = Rng(5)
    for number, (state, _) in enumerate(states(game, players, options=options)):
        if number % 3:
            continue
        before = copy.deepcopy(state.position())
        world = facts.redrawn(state, rng)
        assert world.legal_actions() == state.legal_actions()
        for seat in range(-1, players):
            assert world.observe(seat) == state.observe(seat)
        assert state.position() == before


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_is_not_drawn_yet_has_no_influence_on_the_heuristic(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """So what it would have done at a moment of a game is the same in every redrawn world."""
    rollouts = Rollouts(game)
    redrawn = rollouts.facts.redrawn
    assert redrawn is not None
    for state, _ in states(game, players, options=options):
        if len(state.legal_actions()) > 1:
            ratings = rollouts.ratings(state)
            assert all(rollouts.ratings(redrawn(state, Rng(seed))) == ratings for seed in range(2))


def test_play_as_the_heuristic_would_have_played_changes_nothing() -> None:
    replay = replay_game(record("acquire", 3, level="greedy"))
    rollouts = Rollouts("acquire")
    alike = [
        (start, end)
        for start, end in replay.segment_ranges
        if all(favorites(rollouts, replay.states[k]) == [replay.actions[k]] for k in range(start, end))
    ]
    assert alike
    for start, end in alike[:10]:
        segment = measure_segment(replay, start, end, 4, Rng(1), levels=2)
        assert segment.errors == [0.0] * 3
        assert len({tuple(point.money) for point in segment.points}) == 1


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_redrawing_changes_what_is_to_come_and_the_same_seed_changes_it_alike(
    game: str, players: int, options: dict[str, Any]
) -> None:
    facts = coach_facts_of(title(game))
    assert facts.redrawn is not None
    state, _ = next(iter(states(game, players, options=options)))
    one, same, other = (facts.redrawn(state, Rng(seed)).position() for seed in (1, 1, 2))
    assert one == same
    assert one != other


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_actions_without_chance_between_them_can_be_taken_in_every_redrawn_world(
    game: str, players: int, options: dict[str, Any]
) -> None:
    replay = replay_game(record(game, players, level="random", **options))
    redrawn = replay.facts.redrawn
    assert redrawn is not None
    assert any(replay.chance)
    for start, end in replay.segment_ranges:
        world = redrawn(replay.states[start], Rng(start))
        for k in range(start, end):
            assert world.legal_actions() == replay.states[k].legal_actions()
            world.take(replay.actions[k])


def test_a_piece_of_chance_is_where_something_is_drawn() -> None:
    replay = replay_game(record("acquire", 2, level="random"))
    for k in range(len(replay.actions)):
        hands = [replay.states[place].position()["hands"] for place in (k, k + 1)]
        new = [tile for seat in (0, 1) for tile in hands[1][seat] if tile not in hands[0][seat]]
        assert bool(new) == replay.chance[k]


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_expectation_luck_and_play_add_up_to_the_result(game: str) -> None:
    replay = replay_game(record(game, 3, level="easy"))
    segments = [measure_segment(replay, start, end, 3, Rng(start)) for start, end in replay.segment_ranges]
    expectation = measure_expectation(replay, Rng(1), 10)
    for seat, result in enumerate(replay.end.scores()):
        ledger = balance(seat, segments, expectation, result)
        assert ledger.expectation + ledger.luck + ledger.own + ledger.others == pytest.approx(result)
        assert ledger.error > 0
        assert len(ledger.so_far) == sum(len(segment.points) for segment in segments)


def test_what_happens_between_two_points_is_booked_to_a_player_who_played() -> None:
    def point(n: int, seat: int, money: float) -> Point:
        return Point(n, seat, [money, 0.0], [0.5, 0.5])

    segments = [
        Segment([point(0, -1, 110.0), point(1, 0, 105.0), point(2, 1, 125.0)], [0.0, 0.0]),
        Segment([point(2, -1, 155.0), point(3, 0, 150.0)], [0.0, 0.0]),
    ]
    ledger = balance(0, segments, Expectation(100.0, 0.0), 151)
    assert (ledger.luck, ledger.own, ledger.others) == (10 + 30 + 1, -5 - 5, 20)
    assert ledger.so_far == [10, 10, 10, 40, 41]


def test_luck_is_nothing_on_average() -> None:
    """Of all redraws from the same state, those that are better than expected make up for the others."""
    replay = replay_game(record("stockpile", 2, seed=4))
    redrawn = replay.facts.redrawn
    assert redrawn is not None
    start, end = replay.segment_ranges[2]
    before = measure_segment(replay, start, end, 60, Rng(1)).points[-1].money
    after = []
    for k in range(40):
        world = redrawn(replay.states[start], Rng(1000 + k))
        for action in replay.actions[start:end]:
            world.take(action)
        ends = [Rollouts("stockpile").finish(redrawn(world, Rng(100 * k + n)), Rng(n)) for n in range(6)]
        after.append([fmean(scores[seat] for scores in ends) for seat in range(2)])
    for seat in range(2):
        luck = [one[seat] - before[seat] for one in after]
        assert abs(fmean(luck)) < 4 * standard_error(luck) + 4
