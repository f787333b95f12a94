"""Random games of every title, with options drawn from what the title declares."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import bigboard
from bigboard.games import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import Event, State


def random_options(game: str, rng: random.Random) -> dict[str, Any]:
    """Any table that someone could set up."""
    chosen: dict[str, Any] = {}
    for option in registry.declaration(game).options:
        values = [choice.value for choice in option.choices] or [False, True]
        chosen[option.name] = rng.choice(values)
        if option.needs and not chosen[option.needs]:
            chosen[option.name] = option.default
    return chosen


def all_options(game: str) -> dict[str, Any]:
    """Every module switched on."""
    return {option.name: True for option in registry.declaration(game).options if option.default is False}


def random_starts(name: str, count: int) -> Iterator[tuple[State, random.Random]]:
    """By turns with every module and with any of them, for every number of players."""
    game = bigboard.game(name)
    for seed in range(count):
        rng = random.Random(seed)
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        options = all_options(name) if seed % 3 == 0 else random_options(name, rng)
        yield game.start(game.deal(players, seed, options)), rng


def played(state: State, rng: random.Random) -> list[Event]:
    """All events of the game, which is played to its end."""
    events = list(state.opening)
    while state.seat >= 0:
        events += state.apply(rng.choice(state.legal_actions()))
    return events
