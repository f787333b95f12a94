"""Random games of every title, the third one included, for the tests of what holds for all of them."""

from __future__ import annotations

import random
from array import array
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from tests import outside
from tests.games.random_games import all_options, random_options

import bigboard
from bigboard import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bigboard import Event, State

GAMES = [*bigboard.game_names(), outside.NAME]
RELAXED = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def starts(draw: st.DrawFn, name: str) -> tuple[State, Rng]:
    """A freshly dealt game with no module, all of them or any, and a generator to play it with."""
    game = bigboard.game(name)
    players = draw(st.integers(game.min_players, game.max_players), label="players")
    seed = draw(st.integers(0, 2**32), label="seed")
    kind = draw(st.sampled_from(["plain", "all", "any"]), label="options")
    choices = {"plain": {}, "all": all_options(name), "any": random_options(name, random.Random(seed))}
    options: dict[str, Any] = choices[kind]
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
