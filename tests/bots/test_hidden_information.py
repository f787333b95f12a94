"""No bot can cheat: what it does depends on what its seat sees, and on nothing else.

A world drawn from the real one has its hidden part replaced: other hands, another bag. The seat sees the same. With
the same random numbers the bot must then do the same, decision for decision.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.bots.positions import decisions

import bigboard
from bigboard import Rng
from bigboard.bots import Referee, bot
from bigboard.lab.run.pairings import with_modules

# Each game plain, and Stockpile with everything in play.
GAMES = [*((game, "") for game in bigboard.game_names()), ("stockpile", "all")]


def options_of(game: str, modules: str) -> dict[str, Any]:
    return with_modules(game, {}, [modules] if modules else [])


def same_choices(game: str, modules: str, spec: str, games: int, every: int) -> tuple[int, int]:
    """How many decisions were asked for, and how many came out differently with the hidden part replaced."""
    rng = Rng(2024)
    asked = different = 0
    for state in decisions(game, games, seed=77, every=every, options=options_of(game, modules)):
        replaced = state.sample(state.seat, rng)
        assert replaced.observe(state.seat) == state.observe(state.seat)
        answers = [Referee(bot(spec), spec).decide(world, Rng(asked)) for world in (state, replaced)]
        asked += 1
        different += answers[0] != answers[1]
    return asked, different


@pytest.mark.parametrize(("game", "modules"), GAMES)
@pytest.mark.parametrize(
    ("spec", "games", "every", "least"),
    [
        ("random", 4, 1, 300),
        ("greedy", 8, 1, 800),
        ("search:simulations=12", 6, 6, 100),
        ("learned", 8, 1, 800),
        ("learned+search:simulations=12", 6, 6, 100),
    ],
)
def test_same_observation_and_same_random_numbers_give_the_same_choice(
    game: str, modules: str, spec: str, games: int, every: int, least: int
) -> None:
    asked, different = same_choices(game, modules, spec, games, every)
    assert asked >= least
    assert different == 0


@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_worlds_depend_on_what_the_seat_sees_alone(game: str, modules: str) -> None:
    rng = Rng(5)
    for number, state in enumerate(decisions(game, 8, seed=3, every=2, options=options_of(game, modules))):
        replaced = state.sample(state.seat, rng)
        worlds = [one.sample(state.seat, Rng(number)).position() for one in (state, replaced)]
        assert worlds[0] == worlds[1]


@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_replacing_the_hidden_part_really_replaces_it(game: str, modules: str) -> None:
    """Otherwise the other tests would prove nothing."""
    rng = Rng(9)
    positions = decisions(game, 2, seed=8, every=5, options=options_of(game, modules))
    found = [state.sample(state.seat, rng).position() != state.position() for state in positions]
    assert sum(found) > 0.9 * len(found)


@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_a_sampled_world_carries_nothing_of_the_real_deal(game: str, modules: str) -> None:
    rng = Rng(1)
    for state in decisions(game, 1, seed=4, every=25, options=options_of(game, modules)):
        world = state.sample(state.seat, rng)
        secrets = [event for event in world.opening if event.secret is not None and state.seat not in event.privy]
        assert secrets == []
        origin = getattr(world, "origin", None)
        assert origin is None or (origin.to_json(), origin.opening()) == ({}, [])
        with pytest.raises(ValueError, match="record"):
            world.record()


@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_choices_are_spread_alike_over_many_seeds(game: str, modules: str) -> None:
    """The same in numbers: chi-square over what a small search does with 150 seeds in the real and the replaced."""
    rng = Rng(31)
    worst = 0.0
    for state in decisions(game, 3, seed=12, every=60, options=options_of(game, modules)):
        if len(state.legal_actions()) < 3:
            continue
        replaced = state.sample(state.seat, rng)
        spreads = []
        for offset, world in ((0, state), (1000, replaced)):
            referee = Referee(bot("search:simulations=6"), "search")
            spreads.append(Counter(referee.decide(world, Rng(offset + seed)) for seed in range(150)))
        worst = max(worst, excess(*spreads))
    assert worst < 4.0


def excess(one: Counter[int], other: Counter[int]) -> float:
    """By how many of its standard deviations chi-square lies above what it should be; rare actions together."""
    rare = [action for action in one | other if one[action] + other[action] < 10]
    kept = [action for action in one | other if action not in rare]
    pairs = [(one[action], other[action]) for action in kept]
    pairs.append((sum(one[action] for action in rare), sum(other[action] for action in rare)))
    pairs = [pair for pair in pairs if sum(pair)]
    freedom = len(pairs) - 1
    if freedom < 1:
        return 0.0
    chi_square = sum((a - b) ** 2 / (a + b) for a, b in pairs)
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)
