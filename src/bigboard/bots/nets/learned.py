"""The bot that has been trained: a net corrects the heuristic, and no search follows.

At tables that no net was trained for (a game without one, or other modules) it plays by the heuristic alone.
"""

from __future__ import annotations

from pathlib import Path

from bigboard.bots.greedy import GreedyBot
from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.nets.policy import policy_for, read_policy
from bigboard.games.contract import State
from bigboard.games.rng import Rng


class LearnedBot:
    """`weights` is a weights file of `bigboard train`; without one, the net that comes with Big Board."""

    def __init__(self, weights: str = "") -> None:
        self.own = read_policy(Path(weights)) if weights else None

    @property
    def reproducible(self) -> bool | str:
        return True if self.own is None else self.own.reproducible

    def choose(self, world: State, rng: Rng) -> int:
        policy = policy_for(world, self.own)
        if policy is None:
            return GreedyBot().choose(world, rng)
        opinions = policy.opinions(world)
        best = max(range(len(opinions)), key=lambda k: (opinions[k][0], -k))
        return int(heuristic_for(world.game.name).conceal(world, opinions[best][1], rng))
