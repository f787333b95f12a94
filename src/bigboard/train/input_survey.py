"""What a net has to read at a table: which numbers of the tensor vary, which actions occur, what an end is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from bigboard.bots.nets.features import Reading, Senses
from bigboard.envs.tensor_fields import tensor_fields
from bigboard.envs.vector import TableVectorEnv
from bigboard.games.rng import Rng

GAMES: Final = 96  # of each kind: random ones and those that the rules of thumb play
TEMPERATURES: Final = {"acquire": 70.0, "stockpile": 400.0}
NEVER_READ: Final = ("legal",)  # the mask says it
SECRETS: Final = {  # what only the seat itself sees, by field: in training the critic is told that of every rival
    "acquire": ("hand",),
    "stockpile": ("pairs.company", "pairs.forecast", "piles.kinds", "own_market"),
}


def columns_of(game: str, names: tuple[str, ...]) -> list[int]:
    """Where in the tensor these fields lie."""
    found: list[int] = []
    for field in tensor_fields(game):
        if field.name in names:
            rows, size = field.shape if len(field.shape) == 2 else (1, field.shape[0])
            found += [field.start + row * field.step + place for row in range(rows) for place in range(size)]
    return found


def survey(
    game: str, players: int, options: Mapping[str, Any] | None, seed: int, trust: float, games: int = GAMES
) -> Reading:
    """Plays some games and looks on."""
    env = TableVectorEnv(game, games, players, options, observation="uint8")
    env.reset(seed=seed)
    senses = Senses(game, 1)
    rng = Rng(seed)
    views = env.arrays["observation"]
    low = np.full(views.shape[1], 255, np.uint8)
    high = np.zeros(views.shape[1], np.uint8)
    legal = np.zeros(env.arrays["action_mask"].shape[1], np.int8)
    ends: list[int] = []
    ended = np.zeros(games, np.int64)
    while ended.min() < 2:
        np.minimum(low, views.min(axis=0), out=low)
        np.maximum(high, views.max(axis=0), out=high)
        np.maximum(legal, env.arrays["action_mask"].max(axis=0), out=legal)
        actions = env.random_actions(rng).copy()
        for row in np.flatnonzero((ended > 0) & ~env.terminations):
            # The second game of a row is played by the rules of thumb.
            senses.read_ratings(0, env.batch.tables[row])
            actions[row] = senses.actions[0, int(senses.below(slice(1)).argmax())]
        env.step(actions)
        over = env.terminations
        ended += over
        ends += [int(scores.max()) for scores in env.infos["scores"][over & (ended == 2)]]
    skipped = set(columns_of(game, NEVER_READ))
    columns = [int(column) for column in np.flatnonzero(high > low) if int(column) not in skipped]
    scale = float(np.mean(ends))
    return Reading(game, columns, np.flatnonzero(legal).tolist(), scale, TEMPERATURES.get(game, 300.0), trust)
