"""What learning stands on: games with masks, what their end is worth, and who was better than expected."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from bigboard.bots.nets.features import ILLEGAL, Choices, Floats, InputSelection
from bigboard.games.engine.batch import Batch
from bigboard.train.input_selection import columns_of, secret_columns, select_inputs
from bigboard.train.opponents import AGAINST_FROZEN, FROZEN, LEARNER, PAST, TEACHER, Mixture
from bigboard.train.returns import advantages, utilities_of
from bigboard.train.selfplay import Judge, SelfPlay

GAMES = ["acquire", "stockpile"]
RAMP = 100.0  # an opinion that is stronger than any rule of thumb


@cache
def reading_of(game: str) -> InputSelection:
    return select_inputs(game, 4, {}, 3, 1.0, games=12)


def tables(game: str, mixture: Mixture, rows: int = 6) -> SelfPlay:
    return SelfPlay(reading_of(game), secret_columns(game), 4, rows, {}, mixture, 3)


def last_place(views: NDArray[np.uint8], scores: Floats, choices: Choices) -> Floats:
    """A policy that wants the action with the highest number, whatever the rules of thumb say."""
    return choices.lean.astype(np.float32) + RAMP * np.arange(choices.lean.shape[1], dtype=np.float32)


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_that_wants_the_impossible_gets_only_what_is_legal(game: str) -> None:
    playing = tables(game, Mixture(teacher=0.0, past=0.0))
    found, _ = playing.play(200, {LEARNER: last_place})  # the environment refuses what is not legal
    for trajectory in found:
        for slot in trajectory.slots:
            assert playing.store.lean[slot, playing.store.action[slot]] > ILLEGAL


def test_a_frozen_net_plays_as_the_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """The learner tries things; its opponent does what it thinks best, however little better that is."""
    playing = tables("acquire", AGAINST_FROZEN)
    reader = playing.reader
    taken: dict[int, list[bool]] = {LEARNER: [], FROZEN: []}

    def slightly(views: NDArray[np.uint8], scores: Floats, choices: Choices) -> Floats:
        wishes = 0.001 * np.arange(choices.lean.shape[1], dtype=np.float32)
        return np.where(choices.lean > ILLEGAL, wishes, np.float32(ILLEGAL))

    def noted(rows: NDArray[np.int64], judge: Judge, kind: int) -> NDArray[np.int64]:
        actions = SelfPlay.net_actions(playing, rows, judge, kind)
        taken[kind] += (actions == reader.actions[rows, reader.counts[rows] - 1]).tolist()
        return actions

    monkeypatch.setattr(playing, "net_actions", noted)
    playing.play(100, {LEARNER: slightly, FROZEN: slightly})
    assert all(taken[FROZEN])
    assert not all(taken[LEARNER])


@pytest.mark.parametrize("game", GAMES)
def test_only_the_learner_is_noted_and_everyone_gets_their_end(game: str) -> None:
    playing = tables(game, Mixture(teacher=0.5, past=0.5))
    found, results = playing.play(200, {LEARNER: last_place, PAST: last_place})
    learners = sum(int((result.lineup == LEARNER).sum()) for result in results)
    assert len(found) == learners
    assert {int(kind) for result in results for kind in result.lineup} <= {LEARNER, PAST, TEACHER}
    for result in results:
        assert float(result.wins.sum()) == pytest.approx(1.0)
    for trajectory in found:
        assert float(trajectory.wins.sum()) == pytest.approx(1.0)
        assert float(trajectory.money.sum()) == pytest.approx(1.0, abs=1e-3)
        assert int(trajectory.seats.sum()) == 4


@pytest.mark.parametrize("game", GAMES)
def test_slots_come_back_and_the_store_grows(game: str) -> None:
    playing = tables(game, Mixture(teacher=0.0, past=0.0), rows=2)
    size = len(playing.store.action)
    found, _ = playing.play(300, {LEARNER: last_place})
    used = [slot for trajectory in found for slot in trajectory.slots]
    assert len(playing.store.action) > size
    assert len(set(used)) == len(used)
    free = len(playing.store.free)
    playing.store.give_back(used)
    assert len(playing.store.free) == free + len(used)


def test_the_critic_is_told_what_the_rivals_hold_and_the_policy_is_not() -> None:
    playing = tables("acquire", Mixture(teacher=0.0, past=0.0))
    rows = np.arange(playing.rows)
    told = playing.rivals(rows).reshape(len(rows), 3, -1)
    hands = columns_of("acquire", ("hand",))
    for row in rows:
        seat = int(playing.env.seats[row])
        own = playing.env.arrays["observation"][row][hands]
        assert int(told[row].sum()) == 18
        assert not (told[row].max(axis=0) & own).any()
        other = np.zeros(playing.game.tensor_size, np.uint8)
        assert isinstance(playing.env.batch, Batch)
        playing.env.batch.tables[row].compact((seat + 1) % 4, other)
        assert (other[hands] == told[row][0]).all()


def test_half_a_utility_is_winning_and_half_is_money() -> None:
    found = utilities_of(np.array([100, 300, 200, 0]))
    assert found.argmax() == 1
    assert found[1] == pytest.approx(0.75 + 0.5 * 100 / 301)
    assert found[2] == pytest.approx(0.25 - 0.5 * 100 / 301)
    assert found[3] == 0.0
    assert utilities_of(np.array([5, 5]))[0] == pytest.approx(0.5)


def test_advantages_of_a_game_add_up_to_what_was_not_expected() -> None:
    values = np.array([0.2, 0.5, 0.4], np.float32)
    assert advantages(values, 1.0, 1.0) == pytest.approx([0.8, 0.5, 0.6])
    assert advantages(values, 1.0, 0.0) == pytest.approx([0.3, -0.1, 0.6])
