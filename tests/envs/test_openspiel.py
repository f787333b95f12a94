"""The games in OpenSpiel: its own simulation test, and what its search and learning loops need."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation
from tests.outside import NAME, installed

import bigboard
import bigboard.envs.openspiel
from bigboard.envs.openspiel import register

GAMES = ["bigboard_acquire(players=3)", "bigboard_stockpile(players=3)"]
MORE = [
    "bigboard_acquire(players=2,open_holdings=False,dead_tiles=once,reward=rank)",
    "bigboard_stockpile(players=2,investors=True,strategies=True,commerce=True,reward=money)",
]


def dealt(name: str, seed: int = 7) -> Any:
    """A game before its first decision."""
    state = pyspiel.load_game(name).new_initial_state()
    for digit in seed.to_bytes(4, "big"):
        assert state.is_chance_node()
        state.apply_action(digit)
    return state


def advanced(name: str, decisions: int) -> Any:
    state = dealt(name)
    rng = np.random.default_rng(decisions)
    for _ in range(decisions):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def draw(seed: int = 1) -> Any:
    return np.random.RandomState(seed).rand


@pytest.mark.parametrize("name", [*GAMES, *MORE])
def test_openspiels_simulation_test_passes_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_chance_deals_the_game_of_its_seed(name: str) -> None:
    state = dealt(name, 0x01020304)
    rules = bigboard.game(name.split("_")[1].split("(")[0])
    expected = rules.start(rules.deal(3, 0x01020304))
    assert json.loads(state.observation_string(1)) == expected.observe(1)
    assert state.legal_actions() == expected.legal_actions()
    assert state.current_player() == expected.seat


@pytest.mark.parametrize("name", GAMES)
def test_the_observer_gives_the_tensor_whole_and_by_field(name: str) -> None:
    state = advanced(name, 20)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    expected = np.zeros(len(observation.tensor), np.float32)
    state.table.tensor(1, expected)
    assert np.array_equal(observation.tensor, expected)
    assert np.array_equal(state.observation_tensor(1), expected)
    seats = observation.dict["seats"]
    assert seats[:, 0].tolist() == [1.0] * 3 + [0.0] * (len(seats) - 3)  # those that are taken


@pytest.mark.parametrize("name", GAMES)
def test_what_is_public_alone_is_what_a_spectator_sees(name: str) -> None:
    state = advanced(name, 20)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(state.get_game(), public)
    expected = np.zeros(len(observation.tensor), np.float32)
    state.table.tensor(-1, expected)
    for player in range(state.num_players()):
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, expected)
        assert json.loads(observation.string_from(state, player)) == state.table.observe(-1)
    remembered = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    strings = {make_observation(state.get_game(), remembered).string_from(state, player) for player in range(3)}
    assert len(strings) == 1


@pytest.mark.parametrize("name", GAMES)
def test_there_is_nothing_private_alone_and_no_view_of_all_secrets(name: str) -> None:
    state = advanced(name, 20)
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    observation = make_observation(state.get_game(), private)
    assert observation.tensor is None
    assert observation.string_from(state, 0) is None
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="secrets of all players"):
        make_observation(state.get_game(), everything)


@pytest.mark.parametrize("name", GAMES)
def test_players_with_different_secrets_have_different_information(name: str) -> None:
    one, other = dealt(name, 1), dealt(name, 2)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(0) != one.information_state_string(1)
    assert dealt(name, 1).information_state_string(0) == one.information_state_string(0)


@pytest.mark.parametrize("name", [*GAMES, *MORE])
def test_a_resampled_world_looks_the_same_to_the_player_and_differs_elsewhere(name: str) -> None:
    state = advanced(name, 12)
    player = state.current_player()
    sample = draw()
    worlds = [state.resample_from_infostate(player, sample) for _ in range(5)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
    rival = (player + 1) % state.num_players()
    assert len({world.observation_string(rival) for world in worlds}) > 1


@pytest.mark.parametrize("name", [*GAMES, *MORE])
def test_returns_sum_to_nothing_and_lie_within_the_bounds(name: str) -> None:
    game = pyspiel.load_game(name)
    state = advanced(name, 0)
    rng = np.random.default_rng(3)
    while not state.is_terminal():
        assert state.returns() == [0.0] * game.num_players()
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0.0, abs=1e-9)
    assert min(state.returns()) >= game.min_utility() - 1e-9
    assert max(state.returns()) <= game.max_utility() + 1e-9


@pytest.mark.parametrize("name", GAMES)
def test_information_set_search_plays(name: str) -> None:
    state = dealt(name)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=2.0, max_simulations=3, random_state=rng)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_a_counterfactual_solver_can_walk_the_tree(name: str) -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(name))
    solver.iteration()
    assert solver.average_policy() is not None


@pytest.mark.parametrize("name", GAMES)
def test_the_learning_environment_runs_a_game(name: str) -> None:
    env = rl_environment.Environment(pyspiel.load_game(name))
    env.seed(1)
    step = env.reset()
    rng = np.random.default_rng(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([int(rng.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("bigboard_acquire(players=9)", "Acquire is for 2 to 6 players, not 9"),
        ("bigboard_acquire(reward=fame)", "There is no reward 'fame'"),
    ],
)
def test_bad_parameters_are_refused(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        pyspiel.load_game(name)


@pytest.mark.parametrize("name", ["bigboard_acquire", "bigboard_stockpile"])
def test_a_game_is_pickled_with_its_parameters(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=3,reward=rank)")
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.num_players() == 3
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()))"
    read = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(game), capture_output=True, check=True)
    assert read.stdout.decode().strip() == str(game), "in a process that has not imported bigboard"


def test_fingerprints_do_not_depend_on_when_they_are_asked_for() -> None:
    """They are computed late; each step and each copy must give what an early question gives."""
    game = pyspiel.load_game("bigboard_acquire(players=2)")
    eager, lazy = game.new_initial_state(), game.new_initial_state()
    rng = random.Random(3)
    while not eager.is_terminal():
        action = rng.choice(eager.legal_actions()) if not eager.is_chance_node() else rng.randrange(256)
        eager.apply_action(action)
        lazy.apply_action(action)
        if not eager.is_chance_node():
            assert eager.information_state_string(0)
        if rng.random() < 0.1:
            lazy = lazy.clone()
    for player in range(2):
        assert lazy.information_state_string(player) == eager.information_state_string(player)


def test_an_action_is_told_in_words() -> None:
    state = dealt(GAMES[0])
    action = state.legal_actions()[0]
    tile = state.table.describe(action)["tile"]
    assert state.action_to_string(state.current_player(), action) == f"play_tile {tile}"


def test_an_observation_has_no_parameters() -> None:
    with pytest.raises(ValueError, match="Observations take no parameters"):
        pyspiel.load_game(GAMES[0]).make_py_observer(None, {"color": 1})


def test_a_title_from_outside_is_a_game_of_openspiel() -> None:
    with installed():
        register(NAME)
        game = pyspiel.load_game(f"bigboard_{NAME}(players=3)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        state = dealt(f"bigboard_{NAME}(players=3)")
        observation = make_observation(game)
        observation.set_from(state, 0)
        expected = np.zeros(bigboard.game(NAME).tensor_size, np.float32)
        state.dealt.tensor(0, expected)
        assert np.array_equal(observation.dict["observation"], expected)
        assert state.information_state_string(0)
