"""Games that bots have played, for the tests of the coach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import bigboard
from bigboard.bots import bot
from bigboard.games.contract import JsonDict, State
from bigboard.games.registry import declaration
from bigboard.games.rng import Rng


def everything(game: str) -> dict[str, Any]:
    """All modules switched on."""
    return dict(declaration(game).switched_on("all"))


def states(
    game: str, players: int = 3, seed: int = 1, options: dict[str, Any] | None = None, level: str = "random"
) -> Iterator[tuple[State, int]]:
    """The game decision by decision: the state, and what is done there. Bots see sampled worlds only."""
    rules = bigboard.game(game)
    rng = Rng(seed)
    state = rules.start(rules.deal(players, seed, options))
    player = bot(level)
    while state.seat >= 0:
        action = player.choose(state.sample(state.seat, rng), rng)
        yield state, action
        state.apply(action)


def record(game: str, players: int = 3, seed: int = 1, level: str = "greedy", **options: Any) -> JsonDict:
    """A finished game."""
    last: State | None = None
    for state, _ in states(game, players, seed, options, level):
        last = state
    assert last is not None
    return last.record()
