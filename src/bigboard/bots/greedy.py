"""The bot `greedy`: takes the action that its heuristic rates highest, without looking ahead."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.search.mcts import MAX_ACTIONS
from bigboard.games.contract import State
from bigboard.games.rng import Rng


class GreedyBot:
    reproducible = True

    def __init__(self) -> None:
        self.actions = vec[i64]([0] * MAX_ACTIONS)
        self.ratings = vec[i64]([0] * MAX_ACTIONS)

    def choose(self, world: State, rng: Rng) -> int:
        count = world.fill_legal(self.actions)
        heuristic = heuristic_for(world.game.name)
        return int(heuristic.conceal(world, heuristic.pick(world, self.actions, count, self.ratings, rng), rng))
