"""What holds for every game of this house, at every step of random games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests import outside
from tests.games.property_games import GAMES, RELAXED, finder, middles, played, snapshot, starts, step, words
from tests.games.random_games import all_options

import bigboard
from bigboard import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import Game

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True, scope="module")
def third_game() -> Iterator[None]:
    with outside.installed():
        yield


@pytest.mark.parametrize("name", GAMES)
def test_the_game_names_its_limits(name: str) -> None:
    game = bigboard.game(name)
    assert 1 < game.min_players <= game.max_players
    assert game.rules_version >= 1
    assert game.num_actions > 0
    assert game.tensor_size > 0
    assert game.start(game.deal(game.min_players, 1)).game is game


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_legal_actions_are_sorted_never_empty_before_the_end_and_those_that_can_be_found(
    name: str, data: st.DataObject
) -> None:
    state, rng = data.draw(starts(name))
    everything = words(state)
    seldom = max(9, len(everything) // 10)
    for count, at in enumerate(played(state, rng)):
        legal = at.legal_actions()
        assert legal == sorted(set(legal))
        assert bool(legal) == (at.seat >= 0)
        if count % seldom == 0:
            assert [action for action in map(finder(at), everything) if action is not None] == legal


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_describing_and_finding_are_inverse(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(starts(name))
    for at in played(state, rng):
        for action in at.legal_actions():
            described = at.describe(action)
            assert at.find(described) == action
            assert json.loads(json.dumps(described)) == described


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_description_of_its_own(name: str) -> None:
    game = bigboard.game(name)
    state = game.start(game.deal(game.min_players, 1))
    texts = [json.dumps(described, sort_keys=True) for described in words(state)]
    assert len(set(texts)) == game.num_actions


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_an_illegal_action_is_refused_and_changes_nothing(name: str, data: st.DataObject) -> None:
    state, _ = data.draw(middles(name))
    before = snapshot(state)
    legal = set(state.legal_actions())
    for action in [-1, *range(state.game.num_actions), state.game.num_actions, 2**40]:
        if action not in legal:
            with pytest.raises(bigboard.IllegalAction) as found:
                state.apply(action)
            assert found.value.rule
            assert found.value.message.endswith(".")
    assert snapshot(state) == before


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_a_clone_is_independent(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(middles(name))
    before = snapshot(state)
    clone = state.clone()
    assert snapshot(clone) == before
    for _ in played(clone, Rng(1)):
        pass
    assert snapshot(state) == before
    end = snapshot(clone)
    step(state, rng)
    assert snapshot(clone) == end


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_a_record_replays_to_the_same_game(name: str, data: st.DataObject) -> None:
    state, _ = data.draw(middles(name))
    record = json.loads(json.dumps(state.record()))
    assert snapshot(bigboard.replay(record)) == snapshot(state)


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_a_position_reads_back_and_goes_on_in_the_same_way(name: str, data: st.DataObject) -> None:
    state, _ = data.draw(middles(name))
    position = json.loads(json.dumps(state.position()))
    assert position == state.position()
    twin = state.game.position(position)
    assert twin.position() == position
    ends = [state.game.playout(start.clone(), 3).scores() for start in (state, twin)]
    assert ends[0] == ends[1]
    a, b = Rng(3), Rng(3)
    while state.seat >= 0:
        assert twin.seat == state.seat
        assert twin.decision == state.decision
        assert step(twin, b) == step(state, a)
    assert twin.position() == state.position()


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_events_on_or_off_lead_to_the_same_game(name: str, data: st.DataObject) -> None:
    state, _ = data.draw(starts(name))
    silent = state.clone()
    silent.events = False
    a, b = Rng(5), Rng(5)
    while state.seat >= 0:
        step(state, a)
        assert step(silent, b) == []
        assert silent.position() == state.position()
    assert silent.record() == state.record()


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_every_step_but_passing_on_is_told_with_a_rule(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(starts(name))
    assert state.opening
    while state.seat >= 0:
        for event in step(state, rng):
            assert event.rule
            assert -1 <= event.seat < state.players
            assert json.loads(json.dumps(event.to_json())) == event.to_json()


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_a_game_ends_with_winners_who_have_the_most(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(starts(name))
    for at in played(state, rng):
        assert len(at.scores()) == at.players
        if at.seat >= 0:
            assert at.winners() == []
    best = max(state.scores())
    assert state.winners() == [seat for seat, score in enumerate(state.scores()) if score == best]
    assert (state.seat, state.decision, state.legal_actions()) == (-1, "game_over", [])


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_the_quick_ways_for_compiled_players_lead_to_the_same_game(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(starts(name))
    quick, plain = state.clone(), state.clone()
    legal = vec[i64]([0] * state.game.num_actions)
    scores = vec[i64]([0] * state.players)
    while state.seat >= 0:
        for twin, kind in ((quick, type(quick)), (plain, bigboard.State)):
            count = kind.fill_legal(twin, legal)
            assert sorted(int(legal[k]) for k in range(count)) == state.legal_actions()
            kind.fill_scores(twin, scores)
            assert [int(score) for score in scores] == state.scores()
        action = state.legal_actions()[rng.below(len(state.legal_actions()))]
        state.apply(action)
        quick.take(action)
        bigboard.State.take(plain, action)
    assert quick.position() == plain.position() == state.position()
    assert quick.fill_legal(legal) == 0
    assert quick.record()["actions"] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_plays_the_state_itself_to_the_end(name: str) -> None:
    game: Game = bigboard.game(name)
    state = game.start(game.deal(game.max_players, 1))
    twin = state.clone()
    assert game.playout(state, 9) is state
    assert state.seat == -1
    assert game.playout(twin, Rng(9)).position() == state.position()
    assert game.playouts(2, game.min_players, 5) == game.playouts(2, game.min_players, 5) > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_played_to_its_end_in_one_go_is_a_position_and_can_be_sampled(name: str) -> None:
    game = bigboard.game(name)
    for seed, options in enumerate([{}, all_options(name)] * 4):
        state = game.playout(game.start(game.deal(game.min_players + 1, seed, options)), seed)
        assert game.position(state.position()).position() == state.position()
        assert state.sample(0, seed).scores() == state.scores()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_deal_and_actions_are_the_same_game(name: str) -> None:
    game = bigboard.game(name)
    for seed in range(3):
        deal = json.loads(json.dumps(game.deal(game.min_players, seed)))
        first, second = game.start(deal), game.start(deal)
        a, b = Rng(seed), Rng(seed)
        while first.seat >= 0:
            assert step(first, a) == step(second, b)
        assert snapshot(first) == snapshot(second)
