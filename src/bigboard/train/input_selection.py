"""The inputs of a net for a table: the numbers of the tensor that vary, the actions that occur, the usual score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from bigboard.bots.nets.features import FeatureReader, InputSelection
from bigboard.envs.tensor_fields import tensor_fields
from bigboard.envs.vector import TableVectorEnv
from bigboard.games.registry import title
from bigboard.games.rng import Rng

GAMES: Final = 96  # of each kind: random ones and those that the heuristic plays
NEVER_READ: Final = ("legal",)  # the mask says it


def columns_of(game: str, names: tuple[str, ...]) -> list[int]:
    """Return where in the tensor these fields are."""
    found: list[int] = []
    for field in tensor_fields(game):
        if field.name in names:
            rows, size = field.shape if len(field.shape) == 2 else (1, field.shape[0])
            found += [field.start + row * field.step + place for row in range(rows) for place in range(size)]
    return found


def secret_columns(game: str) -> list[int]:
    """Return where in the tensor the secret fields are; in training the critic reads those of all seats."""
    return columns_of(game, title(game).secret_fields)


def select_inputs(
    game: str, players: int, options: Mapping[str, Any] | None, seed: int, trust: float, games: int = GAMES
) -> InputSelection:
    """Play some games and select the inputs that vary in them."""
    env = TableVectorEnv(game, games, players, options, observation="uint8")
    env.reset(seed=seed)
    reader = FeatureReader(game, 1)
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
            # The second game of a row is played by the heuristic.
            reader.read_candidates(0, env.batch.tables[row])
            actions[row] = reader.actions[0, int(reader.below(slice(1)).argmax())]
        env.step(actions)
        over = env.terminations
        ended += over
        ends += [int(scores.max()) for scores in env.infos["scores"][over & (ended == 2)]]
    skipped = set(columns_of(game, NEVER_READ))
    columns = [int(column) for column in np.flatnonzero(high > low) if int(column) not in skipped]
    scale = float(np.mean(ends))
    return InputSelection(game, columns, np.flatnonzero(legal).tolist(), scale, title(game).rating_temperature, trust)
