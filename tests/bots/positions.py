"""Positions for the bots' tests: from games as they are played, and by hand in one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import bigboard
from bigboard import Rng, State
from bigboard.bots import bot
from bigboard.records.notation import action_text, parse_position


def decisions(
    game: str,
    games: int,
    seed: int,
    every: int = 1,
    players: int = 4,
    options: Mapping[str, Any] | None = None,
    bots: tuple[str, str] = ("greedy", "random"),
) -> Iterator[State]:
    """Every so many-th decision of games between two kinds of players."""
    rules = bigboard.game(game)
    rng = Rng(seed)
    players_ = [bot(name) for name in bots]
    for number in range(games):
        state = rules.start(rules.deal(players, f"{seed}:{number}", options))
        state.events = False
        count = number
        while state.seat >= 0:
            if count % every == 0:
                yield state
            count += 1
            state.apply(players_[(state.seat + number) % 2].choose(state.sample(state.seat, rng), rng))


def choice(spec: str, position: str, seed: int = 1) -> str:
    """What a bot does in a position, as people write it."""
    state = parse_position(position)
    rng = Rng(seed)
    action = bot(spec).choose(state.sample(state.seat, rng), rng)
    return action_text(state.game.name, state.describe(action))
