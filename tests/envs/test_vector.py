"""Many games at once: the arrays, the self-play layout, and what Gymnasium expects of a vector environment."""

from __future__ import annotations

from array import array
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_space_limit, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import ClipReward, DictInfoToList, RecordEpisodeStatistics
from tests.outside import NAME, installed

import bigboard
from bigboard.envs.rewards import final_rewards
from bigboard.envs.vector import BotVectorEnv, TableVectorEnv, make_vector

GAMES = ["acquire", "stockpile"]
LABELS = {"acquire": "Acquire", "stockpile": "Stockpile"}
ALL_MODULES = dict.fromkeys(("bonds", "commerce", "dice", "strategies", "promo", "investors", "auction"), True)


def made(game: str, num_envs: int = 6, **settings: Any) -> TableVectorEnv:
    return TableVectorEnv(game, num_envs, **settings)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_it_by_name(game: str) -> None:
    envs = gym.make_vec(
        f"bigboard.envs.vector:bigboard/{LABELS[game]}-v0",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        players=3,
    )
    observations, infos = envs.reset(seed=1)
    assert envs.num_envs == 3
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert observations in envs.observation_space
    assert infos["seat"].shape == (3,)
    envs.close()


@pytest.mark.parametrize("observation", ["float32", "uint8", "none"])
@pytest.mark.parametrize("game", GAMES)
def test_every_observation_and_reward_is_within_its_space(game: str, observation: str) -> None:
    envs = made(game, observation=observation)
    for space in (envs.single_observation_space, envs.single_action_space):
        check_space_limit(space, "observation")
    observations, _ = envs.reset(seed=3)
    for _ in range(400):
        assert observations in envs.observation_space
        actions = envs.random_actions()
        assert actions in envs.action_space
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == infos["seat"].shape == (6,)
        assert terminations.dtype == truncations.dtype == np.bool_
        assert rewards.dtype == np.float64


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_and_equal_actions_give_equal_games(game: str) -> None:
    first, second = made(game, copy=True), made(game, copy=True)
    assert data_equivalence(first.reset(seed=5), second.reset(seed=5), exact=True)
    for _ in range(300):
        actions = first.random_actions().copy()
        assert data_equivalence(first.step(actions), second.step(actions), exact=True)
    assert not data_equivalence(first.reset(seed=6), second.reset(seed=7))


@pytest.mark.parametrize("game", GAMES)
def test_a_row_does_not_depend_on_how_many_there_are(game: str) -> None:
    few, many = made(game, 2), made(game, 7)
    few.reset(seed=5)
    many.reset(seed=5)
    for _ in range(300):
        many.random_actions()
        few.step(many.actions[:2].copy())
        many.step(many.actions)
        for name, rows in few.arrays.items():
            assert np.array_equal(rows, many.arrays[name][:2])


@pytest.mark.parametrize("game", GAMES)
def test_games_without_a_seed_go_on_and_are_not_repeated(game: str) -> None:
    envs = made(game, copy=True)
    first, _ = envs.reset(seed=5)
    second, _ = envs.reset()
    assert not data_equivalence(first, second)
    others, _ = made(game, copy=True).reset()
    assert not data_equivalence(first, others)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("options", [{}, ALL_MODULES])
def test_the_seat_that_decides_sees_what_the_engine_shows_it(game: str, options: dict[str, Any]) -> None:
    envs = made(game, 4, options=options if game == "stockpile" else {"open_holdings": not options})
    observations, infos = envs.reset(seed=2)
    rules = bigboard.game(game)
    expected = array("f", [0.0]) * rules.tensor_size
    for _ in range(500):
        for row, state in enumerate(envs.batch.tables):
            seat = infos["seat"][row]
            state.tensor(infos["actor"][row] if seat < 0 else seat, expected)
            assert np.array_equal(observations["observation"][row], np.array(expected))
            legal = np.flatnonzero(observations["action_mask"][row]).tolist()
            assert legal == (state.legal_actions() if seat >= 0 else [0])
            assert seat == state.seat
        observations, *_, infos = envs.step(envs.random_actions())


@pytest.mark.parametrize("game", GAMES)
def test_bytes_are_the_whole_numbers_behind_the_floats(game: str) -> None:
    floats, codes = made(game), made(game, observation="uint8")
    floats.reset(seed=4)
    codes.reset(seed=4)
    wholes = codes.single_observation_space["observation"].high.astype(np.float32)  # type: ignore[index]
    for _ in range(300):
        floats.random_actions()
        codes.step(floats.actions.copy())
        floats.step(floats.actions)
        numbers = codes.arrays["observation"].astype(np.float32) / wholes
        assert np.array_equal(numbers, floats.arrays["observation"])


@pytest.mark.parametrize("reward", ["win", "rank", "money"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_ends_pays_everyone_and_begins_again_in_the_next_step(game: str, reward: str) -> None:
    envs = made(game, 5, reward=reward, players=3)
    envs.reset(seed=1)
    ended = 0
    for _ in range(600):
        before = envs.terminations.copy()
        envs.step(envs.random_actions())
        infos = envs.infos
        for row in range(5):
            if before[row]:
                assert envs.batch.tables[row].moves == 0
                assert (envs.rewards[row], infos["actor"][row]) == (0.0, -1)
                assert infos["seat"][row] >= 0
                assert not infos["rewards"][row].any()
                assert not infos["scores"][row].any()
            if envs.terminations[row]:
                ended += 1
                final = envs.batch.tables[row].scores()
                assert infos["scores"][row].tolist() == final
                assert infos["rewards"][row].tolist() == pytest.approx(final_rewards(reward, final))
                assert envs.rewards[row] == infos["rewards"][row][infos["actor"][row]]
                assert infos["seat"][row] == -1
            elif not before[row]:
                assert envs.rewards[row] == 0.0
    assert ended >= 5


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_refused_and_nothing_changes(game: str) -> None:
    envs = made(game, 4, copy=True)
    first, _ = envs.reset(seed=1)
    actions = envs.random_actions().copy()
    actions[2] = np.flatnonzero(first["action_mask"][2] == 0)[0]
    with pytest.raises(ValueError, match=rf"^Action {actions[2]} is not legal in game 2, where seat \d decides"):
        envs.step(actions)
    assert data_equivalence(envs.observations(), first)
    for impossible in (-1, bigboard.game(game).num_actions):
        actions[2] = impossible
        with pytest.raises(ValueError, match="is not legal in game 2"):
            envs.step(actions)


def test_an_illegal_action_is_refused_without_a_mask_too() -> None:
    envs = made("acquire", 2, observation="none")
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="Action 177 is not legal in game 0"):
        envs.step(np.array([177, 177]))


@pytest.mark.parametrize("game", GAMES)
def test_arrays_are_written_again_unless_copies_are_asked_for(game: str) -> None:
    for copy in (False, True):
        envs = made(game, copy=copy)
        first, _ = envs.reset(seed=1)
        kept = first["observation"].copy()
        second, *_ = envs.step(envs.random_actions())
        assert (second["observation"] is first["observation"]) == (not copy)
        assert np.array_equal(first["observation"], kept) == copy


@pytest.mark.parametrize("copy", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_wrappers_accept_it(game: str, copy: bool) -> None:
    envs = made(game, 3, players=2, copy=copy, reward="rank")
    wrapped = DictInfoToList(ClipReward(RecordEpisodeStatistics(envs), 0.0, 0.5))
    wrapped.reset(seed=1)
    lengths = []
    for _ in range(500):
        _, rewards, *_, infos = wrapped.step(envs.random_actions())
        assert (rewards >= 0.0).all()
        assert (rewards <= 0.5).all()
        lengths += [info["episode"]["l"] for info in infos if "episode" in info]
    assert lengths
    assert min(lengths) > 20


def test_seeds_of_numpy_are_seeds() -> None:
    first, second, third = (made("acquire", 3, copy=True) for _ in range(3))
    expected, _ = first.reset(seed=7)
    assert data_equivalence(expected, second.reset(seed=np.int64(7))[0], exact=True)  # type: ignore[arg-type]
    assert data_equivalence(expected, third.reset(seed=np.arange(7, 10))[0], exact=True)  # type: ignore[arg-type]


@pytest.mark.parametrize("copy", [False, True])
def test_a_mask_resets_some_rows_and_leaves_the_others(copy: bool) -> None:
    envs = made("acquire", 3, copy=copy)
    envs.reset(seed=1)
    for _ in range(9):
        envs.step(envs.random_actions())
    before = [table.position() for table in envs.batch.tables]
    _, infos = envs.reset(options={"reset_mask": np.array([False, True, False])})
    assert [table.position() == old for table, old in zip(envs.batch.tables, before, strict=True)] == [
        True,
        False,
        True,
    ]
    assert infos["actor"].tolist()[1] == -1
    envs.step(envs.random_actions())


def test_what_a_step_returns_besides_observations_is_the_callers() -> None:
    envs = made("acquire", 2)
    envs.reset(seed=1)
    _, rewards, terminations, truncations, infos = envs.step(envs.random_actions())
    rewards[:] = 5.0
    terminations[:] = truncations[:] = True
    infos["episode"] = {}
    _, *fresh, infos = envs.step(envs.random_actions())
    assert [part.any() for part in fresh] == [False, False, False]
    assert "episode" not in infos


def test_a_wrong_number_of_seeds_is_refused() -> None:
    with pytest.raises(ValueError, match="There are 2 seeds for 3 games"):
        made("acquire", 3).reset(seed=[1, 2])


def test_a_wrong_number_of_actions_is_refused() -> None:
    envs = made("acquire", 3)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="There are 2 actions for 3 games"):
        envs.step(np.zeros(2, np.int64))


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        made("acquire", 2).step(np.zeros(2, np.int64))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"observation": "float64"}, "There is no observation 'float64'"),
        ({"reward": "fame"}, "There is no reward 'fame'; the rewards are win, rank, money"),
        ({"players": 9}, "Acquire is for 2 to 6 players, not 9"),
        ({"options": {"cheat": True}}, "Acquire has no option 'cheat'"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        made("acquire", 2, **settings)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_has_the_record_of_its_game_on_request(game: str) -> None:
    envs = made(game, 3, records=True)
    envs.reset(seed=4)
    ends = 0
    while ends < 3:
        _, _, terminations, _, infos = envs.step(envs.random_actions())
        for row in np.flatnonzero(terminations):
            ends += 1
            state = bigboard.replay(envs.record(int(row)))
            assert state.is_over
            assert state.scores() == infos["scores"][row].tolist()
    with pytest.raises(ValueError, match="records=True"):
        made(game, 1).record(0)


@pytest.mark.parametrize("observation", ["float32", "none"])
def test_a_title_from_outside_has_the_same_environment(observation: str) -> None:
    with installed():
        envs, again = (made(NAME, 3, players=3, observation=observation, copy=True, reward="rank") for _ in range(2))
        assert data_equivalence(envs.reset(seed=4), again.reset(seed=4), exact=True)
        ends = 0
        while ends < 4:
            actions = envs.random_actions().copy()
            assert actions in envs.action_space
            step = envs.step(actions)
            assert data_equivalence(step, again.step(actions), exact=True)
            observations, rewards, terminations, _, infos = step
            assert observations in envs.observation_space
            for row in np.flatnonzero(terminations):
                ends += 1
                state = bigboard.replay(envs.record(int(row)))
                assert state.scores() == infos["scores"][row].tolist()
                assert infos["rewards"][row].tolist() == final_rewards("rank", state.scores())
                assert rewards[row] == infos["rewards"][row][infos["actor"][row]]
            if observation == "float32":
                for row in np.flatnonzero(infos["seat"] >= 0):
                    mask = np.flatnonzero(observations["action_mask"][row]).tolist()
                    assert mask == envs.batch.tables[row].legal_actions()
        kept = {name: rows.copy() for name, rows in envs.arrays.items()}
        envs.reset(options={"reset_mask": np.array([False, True, False])})
        for name, rows in envs.arrays.items():
            assert np.array_equal(rows[[0, 2]], kept[name][[0, 2]])
        with pytest.raises(ValueError, match="Action 999 is not legal in game 0"):
            envs.step(np.array([999, 0, 0]))
        assert isinstance(make_vector(NAME, 2, "greedy", players=2), BotVectorEnv)
        with pytest.raises(ValueError, match="is not compiled"):
            made(NAME, 1, observation="uint8")
