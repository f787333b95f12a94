"""The luck of a game: every outcome of a piece of chance counted, and the losses of decisions."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import bigboard
from bigboard.bots import bot
from bigboard.coach.review.chance import JUDGED, Value, Values, measure_luck
from bigboard.coach.review.replayed_game import ReplayedGame, replay_game
from bigboard.games.contract import State
from bigboard.games.rng import Rng
from bigboard.titles.acquire.rules.state import AcquireState

REDRAWS = 400


def played(game: str, players: int = 2, seed: int = 4, spec: str = "greedy") -> ReplayedGame:
    rules = bigboard.game(game)
    state = rules.start(rules.deal(players, seed))
    rng = Rng(seed)
    players_bots = [bot(spec) for _ in range(players)]
    while state.seat >= 0:
        state.apply(players_bots[state.seat].choose(state.sample(state.seat, rng), rng))
    return replay_game(state.record())


def drawn_tile(state: State) -> float:
    """The tile that was drawn last: a value that chance alone decides."""
    assert isinstance(state, AcquireState)
    return float(state.bag[int(state.drawn) - 1])


def with_next_tile(state: State, place: int) -> AcquireState:
    """Return the state in which another tile of the bag is drawn next."""
    assert isinstance(state, AcquireState)
    world = state.clone()
    bag = world.bag[:]
    first = int(world.drawn)
    bag[first], bag[place] = bag[place], bag[first]
    world.bag = vec[i64](bag)
    return world


def test_luck_is_zero_over_all_outcomes_of_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every tile of the bag be the one that is really drawn: exactly the mean is taken away from each."""
    monkeypatch.setattr(Values, "play_on", lambda _, world, seed: Value([drawn_tile(world), 0.0], [0.0, 0.0]))
    replay = played("acquire")
    place = [at for at, drawn in enumerate(replay.chance) if drawn][5]
    before, action = replay.states[place], replay.actions[place]
    assert isinstance(before, AcquireState)
    outcomes = []
    for tile in range(int(before.drawn), len(before.bag)):
        real = with_next_tile(before, tile)
        real.take(action)
        if int(real.drawn) == int(before.drawn) + 1:  # a tile that may never be played is replaced
            outcomes.append(real)
    assert len(outcomes) > 50
    exact = fmean(drawn_tile(outcome) for outcome in outcomes)
    found = []
    for number, outcome in enumerate(outcomes):
        states = [*replay.states[: place + 1], outcome, *replay.states[place + 2 :]]
        luck = Values(replace(replay, states=states), REDRAWS, Rng(number)).luck(place).money[0]
        assert luck == pytest.approx(drawn_tile(outcome) - exact, abs=9)
        found.append(luck)
    assert abs(fmean(found)) < 1


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_the_luck_of_all_seats_adds_up_to_nothing(game: str) -> None:
    luck = measure_luck(played(game, players=3), 2, Rng(1))
    assert sum(luck.wins) == pytest.approx(0, abs=0.03), "one victory is shared, up to rounded chances"
    assert any(luck.wins)
    assert any(luck.money)


def test_random_decisions_lose_and_greedys_do_not() -> None:
    found = {
        spec: [measure_luck(played("stockpile", seed=seed, spec=spec), 8, Rng(seed)) for seed in range(4)]
        for spec in ("greedy", "random")
    }
    assert all(sum(game.judged) == JUDGED for games in found.values() for game in games)
    greedy, random = (sum(sum(game.loss) for game in games) for games in found.values())
    assert random > 4 * abs(greedy)
    assert random > 20


def test_equal_games_have_equal_luck() -> None:
    replay = played("acquire")
    assert measure_luck(replay, 1, Rng(7)) == measure_luck(replay, 1, Rng(7))
