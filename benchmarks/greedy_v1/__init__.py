"""Greedy as it was before its weights were fitted: the peer that today's greedy is measured against.

    bigboard arena stockpile --seats greedy,benchmarks.greedy_v1:GreedyV1*3 --games 1000

It runs uncompiled, so its times of a decision say nothing. Nothing here is ever improved.
"""

from __future__ import annotations

from benchmarks.greedy_v1.acquire import AcquireInstinct
from benchmarks.greedy_v1.stockpile import StockpileInstinct
from librt.vecs import vec
from mypy_extensions import i64

from bigboard import Rng, State
from bigboard.bots.heuristic.heuristic import Instinct
from bigboard.bots.search.mcts import MAX_ACTIONS

INSTINCTS: dict[str, type[Instinct]] = {"acquire": AcquireInstinct, "stockpile": StockpileInstinct}


class GreedyV1:
    """Takes what the first rules of thumb rate highest."""

    def __init__(self) -> None:
        self.instincts: dict[str, Instinct] = {}
        self.actions = vec[i64]([0] * MAX_ACTIONS)
        self.ratings = vec[i64]([0] * MAX_ACTIONS)

    def choose(self, world: State, rng: Rng) -> int:
        game = world.game.name
        if game not in self.instincts:
            self.instincts[game] = INSTINCTS[game]()
        count = world.fill_legal(self.actions)
        return int(self.instincts[game].pick(world, self.actions, count, self.ratings, rng))
