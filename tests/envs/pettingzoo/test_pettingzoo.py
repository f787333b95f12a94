"""The PettingZoo environments: PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import pickle
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import bigboard
from bigboard.envs.pettingzoo import acquire_v0, stockpile_v0
from bigboard.envs.tensor_fields import tensor_fields

MODULES = [acquire_v0, stockpile_v0]
EVERYTHING = dict.fromkeys(
    ("bonds", "commerce", "dice", "strategies", "promo", "investors", "auction", "first_player_card"), True
)


def settings_of(module: ModuleType) -> list[dict[str, Any]]:
    more = {"open_holdings": False} if module is acquire_v0 else EVERYTHING
    return [{}, {"players": 2, "observation": "dict", "reward": "money"}, {"players": 5, "options": more}]


CASES = [(module, settings) for module in MODULES for settings in settings_of(module)]


def play(env: Any, seed: int, decisions: int = 100_000) -> dict[str, float]:
    """A game of random actions; returns everyone's reward."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(decisions):
        observation, reward, termination, truncation, _ = env.last()
        earned[agent] += reward
        if termination or truncation:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return earned


@pytest.mark.parametrize(("module", "settings"), CASES)
def test_pettingzoos_api_test_passes(module: ModuleType, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # It knows by name the games whose observations are a dict with a mask; others it warns of.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        api_test(module.env(**settings), num_cycles=60)


@pytest.mark.parametrize(("module", "settings"), CASES)
def test_pettingzoos_seed_test_passes(module: ModuleType, settings: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**settings), num_cycles=30)


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoos_render_test_passes(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert str(module.raw_env().metadata["name"]).split("_")[0].capitalize() in capsys.readouterr().out


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("reward", ["win", "rank", "money"])
def test_rewards_come_at_the_end_and_to_everyone(module: ModuleType, reward: str) -> None:
    env = module.env(players=3, reward=reward)
    earned = play(env, 3)
    scores = env.unwrapped.now.scores()
    winners = env.unwrapped.now.winners()
    assert set(earned) == {"player_0", "player_1", "player_2"}
    assert max(earned, key=lambda agent: earned[agent]) == f"player_{winners[0]}"
    if reward == "win":
        assert sum(earned.values()) == pytest.approx(1.0)
    else:
        assert sum(earned.values()) == pytest.approx(0.0, abs=1e-9)
    order = sorted(range(3), key=lambda seat: scores[seat])
    assert sorted(range(3), key=lambda seat: earned[f"player_{seat}"])[-1] == order[-1]


@pytest.mark.parametrize("module", MODULES)
def test_only_a_player_who_decides_has_legal_actions(module: ModuleType) -> None:
    env = module.env(players=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        mask = env.observe(agent)["action_mask"]
        legal = env.unwrapped.now.legal_actions() if agent == env.agent_selection else []
        assert np.flatnonzero(mask).tolist() == legal


@pytest.mark.parametrize("module", MODULES)
def test_an_observation_is_the_tensor_and_stays_what_it_was(module: ModuleType) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    observation = env.observe(agent)
    expected = np.zeros(env.game.tensor_size, np.float32)
    env.now.tensor(env.seat_of[agent], expected)
    assert np.array_equal(observation["observation"], expected)
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert np.array_equal(observation["observation"], expected)


@pytest.mark.parametrize("module", MODULES)
def test_a_dict_has_the_numbers_of_the_tensor_by_field(module: ModuleType) -> None:
    whole, parts = module.raw_env(players=3), module.raw_env(players=3, observation="dict")
    whole.reset(seed=1)
    parts.reset(seed=1)
    numbers = whole.observe("player_1")["observation"]
    found = parts.observe("player_1")["observation"]
    taken = np.zeros(len(numbers), bool)
    for field in tensor_fields(whole.game_name):
        rows = field.shape[0] if field.step else 1
        for row in range(rows):
            start = field.start + row * field.step
            end = start + field.shape[-1]
            assert np.array_equal(numbers[start:end], found[field.name][row] if field.step else found[field.name])
            assert not taken[start:end].any()
            taken[start:end] = True
    assert taken.all()


@pytest.mark.parametrize("module", MODULES)
def test_max_cycles_cuts_a_game_short(module: ModuleType) -> None:
    env = module.env(players=3, max_cycles=7)
    assert play(env, 2) == dict.fromkeys(env.possible_agents, 0.0)
    assert env.unwrapped.now.moves == 7


@pytest.mark.parametrize("module", MODULES)
def test_a_given_deal_is_the_one_that_is_played(module: ModuleType) -> None:
    env = module.raw_env(players=3)
    deal = env.game.deal(3, "the table of honour")
    env.reset(options={"deal": deal})
    assert env.now.record()["deal"] == deal
    with pytest.raises(ValueError, match="This deal is for 2 players; the environment has 3"):
        env.reset(options={"deal": env.game.deal(2, 1)})


@pytest.mark.parametrize("module", MODULES)
def test_an_illegal_action_ends_the_game_at_the_cost_of_a_player_who_took_it(module: ModuleType) -> None:
    for action in (int(np.flatnonzero(first_mask(module) == 0)[0]), 100_000):
        env = module.env(players=3)
        env.reset(seed=1)
        culprit = env.agent_selection
        with pytest.warns(UserWarning, match=f"{culprit} took action {action}, which is not legal"):
            env.step(action)
        earned = {}
        for agent in env.agent_iter():
            _, reward, termination, _, _ = env.last()
            assert termination
            earned[agent] = reward
            env.step(None)
        assert earned == dict.fromkeys(env.possible_agents, 0.0) | {culprit: -1.0}


@pytest.mark.parametrize("module", MODULES)
def test_without_wrappers_an_illegal_action_is_refused(module: ModuleType) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=1)
    with pytest.raises(bigboard.IllegalAction):
        env.step(int(np.flatnonzero(first_mask(module) == 0)[0]))
    assert env.now.moves == 0


def first_mask(module: ModuleType) -> Any:
    env = module.env(players=3)
    env.reset(seed=1)
    return env.last()[0]["action_mask"]


@pytest.mark.parametrize("module", MODULES)
def test_an_environment_can_be_pickled(module: ModuleType) -> None:
    env = pickle.loads(pickle.dumps(module.raw_env(players=3, reward="rank")))
    assert play(env, 4) == play(module.raw_env(players=3, reward="rank"), 4)


@pytest.mark.parametrize("module", MODULES)
def test_a_picture_shows_the_table(module: ModuleType) -> None:
    env = module.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[0] > 100
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 4


@pytest.mark.parametrize("module", MODULES)
def test_an_agent_can_be_shown_the_view_in_words(module: ModuleType) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=1)
    assert env.view("player_1") == env.now.observe(1)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"observation": "words"}, "There is no observation 'words'; it is one of tensor, dict"),
        ({"reward": "fame"}, "There is no reward 'fame'"),
        ({"players": 1}, "Acquire is for 2 to 6 players, not 1"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        acquire_v0.raw_env(**settings)


def test_nothing_can_be_seen_before_the_first_reset() -> None:
    with pytest.raises(ValueError, match=r"There is no game yet: call reset\(\) first"):
        acquire_v0.raw_env().observe("player_0")


def test_a_player_who_has_to_decide_cannot_pass() -> None:
    env = acquire_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="has to decide, so the action cannot be None"):
        env.step(None)
    assert isinstance(env.game, bigboard.Game)
