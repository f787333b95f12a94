"""What holds for every game of this house, at every step of random games."""

from __future__ import annotations

import json
from array import array
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests import outside

import bigboard
from bigboard import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bigboard import Event, Game, State

GAMES = [*bigboard.game_names(), outside.NAME]
MODULES = ("bonds", "commerce", "dice", "strategies", "promo", "investors", "first_player_card")

# Options worth trying beside the defaults, by game.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "acquire": [
        {},
        {"dead_tiles": "once"},
        {"dead_tiles": "never"},
        {"open_holdings": False},
    ],
    "stockpile": [
        {},
        {"bonds": True, "commerce": True},
        {"dice": True, "investors": True},
        {"strategies": True, "promo": True, "first_player_card": True},
        {"board": "advanced", "auction": True, **dict.fromkeys(MODULES, True)},
    ],
    outside.NAME: [{}, {"rounds": 8}],
}
RELAXED = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.fixture(autouse=True, scope="module")
def third_game() -> Iterator[None]:
    with outside.installed():
        yield


@st.composite
def starts(draw: st.DrawFn, name: str) -> tuple[State, Rng]:
    """A freshly dealt game, and a generator to play it with."""
    game = bigboard.game(name)
    players = draw(st.integers(game.min_players, game.max_players), label="players")
    options = draw(st.sampled_from(OPTIONS.get(name, [{}])), label="options")
    seed = draw(st.integers(0, 2**32), label="seed")
    return game.start(game.deal(players, seed, options)), Rng(seed)


@st.composite
def middles(draw: st.DrawFn, name: str) -> tuple[State, Rng]:
    """A game somewhere between its first decision and its end."""
    state, rng = draw(starts(name))
    for _ in range(draw(st.integers(0, 250), label="steps")):
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        follow = state.clone()
        follow.apply(action)
        if follow.seat < 0:
            break
        state.apply(action)
    return state, rng


def step(state: State, rng: Rng) -> list[Event]:
    legal = state.legal_actions()
    return state.apply(legal[rng.below(len(legal))])


def played(state: State, rng: Rng) -> Iterator[State]:
    """The state before each step of a random game, and at its end."""
    yield state
    while state.seat >= 0:
        step(state, rng)
        yield state


def snapshot(state: State) -> Any:
    """Everything that can be asked of a state."""
    seats = range(-1, state.players)
    return (
        state.position(),
        state.record(),
        state.seat,
        state.decision,
        state.legal_actions(),
        state.scores(),
        state.winners(),
        [state.observe(seat) for seat in seats],
        [tensor(state, seat) for seat in seats],
        [event.to_json() for event in state.opening],
    )


def tensor(state: State, seat: int) -> array[float]:
    out = array("f", [9.0]) * state.game.tensor_size
    state.tensor(seat, out)
    return out


def finder(state: State) -> Callable[[dict[str, Any]], int | None]:
    """Finds a described action; nothing where it is not legal."""

    def find(described: dict[str, Any]) -> int | None:
        try:
            return state.find(described)
        except bigboard.IllegalAction:
            return None

    return find


def words(state: State) -> list[dict[str, Any]]:
    return [state.describe(action) for action in range(state.game.num_actions)]


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
def test_a_sampled_world_depends_on_what_the_seat_sees_alone(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(middles(name))
    for seat in range(-1, state.players):
        looks_the_same = state.sample(seat, rng)
        world, twin = (start.sample(seat, 5) for start in (state, looks_the_same))
        assert world.position() == twin.position()


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
def test_the_same_deal_and_actions_are_the_same_game(name: str) -> None:
    game = bigboard.game(name)
    for seed in range(3):
        deal = json.loads(json.dumps(game.deal(game.min_players, seed)))
        first, second = game.start(deal), game.start(deal)
        a, b = Rng(seed), Rng(seed)
        while first.seat >= 0:
            assert step(first, a) == step(second, b)
        assert snapshot(first) == snapshot(second)
