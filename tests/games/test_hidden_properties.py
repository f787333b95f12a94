"""What holds for what every game of this house hides: sampled worlds, secrets, tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests import outside
from tests.games.property_games import GAMES, RELAXED, middles, played, snapshot, starts, step, tensor

if TYPE_CHECKING:
    from collections.abc import Iterator


pytestmark = pytest.mark.once


@pytest.fixture(autouse=True, scope="module")
def third_game() -> Iterator[None]:
    with outside.installed():
        yield


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_a_sampled_world_looks_the_same_to_the_seat(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(middles(name))
    before = snapshot(state)
    for seat in range(-1, state.players):
        world = state.sample(seat, rng)
        assert world.observe(seat) == state.observe(seat)
        assert tensor(world, seat) == tensor(state, seat)
        assert (world.seat, world.decision) == (state.seat, state.decision)
        if seat == state.seat:
            assert world.legal_actions() == state.legal_actions()
        assert world.legal_actions()
    assert snapshot(state) == before


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_a_sampled_world_can_be_played_to_its_end_and_read_back(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(middles(name))
    for seat in range(-1, state.players):
        world = state.sample(seat, rng)
        assert state.game.position(world.position()).position() == world.position()
        for _ in played(world, rng):
            pass
        assert world.winners()


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_the_views_of_two_worlds_of_a_seat_are_identical_as_long_as_they_agree(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(middles(name))
    seat = state.seat
    first, second = (state.sample(seat, rng) for _ in range(2))
    assert first.observe(seat) == second.observe(seat)
    assert first.legal_actions() == second.legal_actions()


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_secrets_are_told_to_the_privy_alone(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(starts(name))
    events = state.opening
    while state.seat >= 0:
        for event in events:
            for seat in range(-1, state.players):
                told = {"type", "seat", "rule", *event.data}
                if event.secret is not None and seat in event.privy:
                    told |= set(event.secret)
                assert set(event.seen_by(seat)) == told
            assert -1 not in event.privy
        events = step(state, rng)


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_the_tensor_of_a_state_is_always_the_same_and_finite(name: str, data: st.DataObject) -> None:
    state, _ = data.draw(middles(name))
    for seat in range(-1, state.players):
        values = tensor(state, seat)
        assert values == tensor(state.clone(), seat)
        assert len(values) == state.game.tensor_size
        assert all(0.0 <= value < 9.0 for value in values)


@pytest.mark.parametrize("name", GAMES)
@RELAXED
@given(data=st.data())
def test_a_sampled_world_depends_on_what_the_seat_sees_alone(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(middles(name))
    for seat in range(-1, state.players):
        looks_the_same = state.sample(seat, rng)
        world, twin = (start.sample(seat, 5) for start in (state, looks_the_same))
        assert world.position() == twin.position()
