"""One seat against bots, as Gymnasium knows it."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import bigboard
from bigboard import Rng
from bigboard.bots import bot
from bigboard.envs.against_bots import ILLEGAL, BotTableEnv
from bigboard.envs.vector import BotVectorEnv, TableVectorEnv

GAMES = ["acquire", "stockpile"]


def play_randomly(env: gym.Env[Any, Any], seed: int) -> tuple[list[int], float, dict[str, Any]]:
    observation, info = env.reset(seed=seed)
    choices = np.random.default_rng(seed)
    taken: list[int] = []
    while True:
        taken.append(int(choices.choice(np.flatnonzero(observation["action_mask"]))))
        observation, reward, over, _, info = env.step(taken[-1])
        if over:
            return taken, float(reward), info


@pytest.mark.filterwarnings("ignore")  # the checker takes illegal actions, which end the game
@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_checker_accepts_it(game: str) -> None:
    check_env(gym.make(f"bigboard/{game.capitalize()}-v0", opponents="greedy").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_the_end_and_follows_from_its_seed(game: str) -> None:
    env = gym.make(f"bigboard/{game.capitalize()}-v0", opponents="greedy,random", players=3, seat=1, reward="rank")
    first, again = play_randomly(env, 5), play_randomly(env, 5)
    assert first == again
    scores = first[2]["scores"]
    assert first[1] == pytest.approx(1 - sum(score > scores[1] for score in scores) - (scores.count(scores[1]) - 1) / 2)


def test_the_observation_is_that_of_your_seat_alone() -> None:
    env = BotTableEnv("acquire", players=4, seat=2)
    observation, _ = env.reset(seed=3)
    state = env.now
    assert state.seat == 2
    expected = np.empty(env.game.tensor_size, np.float32)
    state.tensor(2, expected)
    assert np.array_equal(observation["observation"], expected)
    assert np.flatnonzero(observation["action_mask"]).tolist() == state.legal_actions()
    assert np.array_equal(env.action_masks(), observation["action_mask"])


def test_an_illegal_action_ends_the_game_with_its_clause() -> None:
    env = BotTableEnv("acquire")
    observation, _ = env.reset(seed=3)
    _, reward, over, _, info = env.step(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert (reward, over) == (ILLEGAL, True)
    assert info["illegal"].startswith("ACQ-")


@pytest.mark.parametrize("game", GAMES)
def test_many_games_at_once_against_bots_run_in_compiled_code(game: str) -> None:
    name = f"bigboard/{game.capitalize()}-v0"
    envs = gym.make_vec(name, num_envs=3, opponents="greedy,random", players=3, seat=1, copy=True)
    assert isinstance(envs, TableVectorEnv)
    observations, infos = envs.reset(seed=5)
    choices = np.random.default_rng(5)
    ended: list[dict[str, Any]] = []
    while len(ended) < 3:
        assert set(infos["seat"].tolist()) <= {1, -1}
        actions = np.array([choices.choice(np.flatnonzero(mask)) for mask in observations["action_mask"]])
        observations, rewards, terminations, _, infos = envs.step(actions)
        for row in np.flatnonzero(terminations):
            ended.append(envs.record(int(row)))
            state = bigboard.replay(ended[-1])
            assert state.is_over
            assert state.scores() == infos["scores"][row].tolist()
            assert rewards[row] == (state.winners().count(1) / len(state.winners()))
            expected = np.empty_like(observations["observation"][row])
            state.tensor(1, expected)
            assert np.array_equal(observations["observation"][row], expected)


@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_greedy_decides_as_the_bot_greedy_does(game: str) -> None:
    envs = TableVectorEnv(game, 2, players=2, opponents="greedy", seat=1)
    envs.reset(seed=3)
    for _ in range(60):
        envs.step(envs.random_actions())
    record = envs.record(0)
    state = bigboard.game(game).start(record["deal"])
    decisions = equal = 0
    for described in record["actions"]:
        action = state.find(described)
        if state.seat == 0 and len(state.legal_actions()) > 1:
            decisions += 1
            equal += action in {bot("greedy").choose(state.sample(0, Rng(n)), Rng(n)) for n in range(8)}
        state.apply(action)
    assert decisions > 10
    assert equal > 0.9 * decisions  # ties are broken by chance, and a sampled state may differ


def test_equal_seeds_give_equal_games_against_bots() -> None:
    first, second = (TableVectorEnv("acquire", 4, opponents="greedy", copy=True) for _ in range(2))
    assert data_equivalence(first.reset(seed=5), second.reset(seed=5), exact=True)
    for _ in range(80):
        actions = first.random_actions().copy()
        assert data_equivalence(first.step(actions), second.step(actions), exact=True)


@pytest.mark.parametrize("opponents", ["greedy", "easy"])
def test_seeds_may_be_numbers_of_numpy(opponents: str) -> None:
    settings: dict[str, Any] = {"players": 2, "opponents": opponents}
    single = gym.make("bigboard/Acquire-v0", **settings).unwrapped
    assert data_equivalence(single.reset(seed=3), single.reset(seed=np.int64(3)))  # type: ignore[arg-type]
    envs = gym.make_vec("bigboard/Acquire-v0", num_envs=2, **settings)
    plain = copy.deepcopy(envs.reset(seed=3))
    assert data_equivalence(plain, copy.deepcopy(envs.reset(seed=np.int64(3))))  # type: ignore[arg-type]
    assert data_equivalence(plain, envs.reset(seed=np.arange(3, 5)))  # type: ignore[arg-type]


def test_games_against_bots_of_any_kind() -> None:
    envs = gym.make_vec("bigboard/Acquire-v0", num_envs=2, opponents="random:", players=2)
    observations, _ = envs.reset(seed=1)
    for _ in range(30):
        observations, rewards, *_ = envs.step(observations["action_mask"].argmax(axis=1))
    assert rewards.shape == (2,)
    assert isinstance(envs, BotVectorEnv)
    single = BotTableEnv("acquire", "random:", players=2)
    assert data_equivalence(single.reset(seed=2)[0], {name: part[1] for name, part in envs.reset(seed=1)[0].items()})


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"opponents": "greedy,greedy"}, "There are 2 opponents for 3 seats"),
        ({"opponents": "nobody"}, "nobody"),
        ({"seat": 4}, "Your seat is 0 to 3, not 4"),
        ({"players": 9}, "Acquire is for 2 to 6 players"),
        ({"reward": "fame"}, "There is no reward 'fame'"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        BotTableEnv("acquire", **settings)
