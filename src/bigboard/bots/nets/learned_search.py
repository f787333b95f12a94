"""A search that starts from a net's ratings and corrects them by simulation.

The net has learned from many searches, and takes the place of the heuristic in `halving`. It is asked once per
decision: inside the tree a simulation costs less than an answer of the net, and the heuristic is good enough there. At
tables that no net was trained for it is the ordinary search.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bigboard.bots.nets.policy import policy_for, read_policy
from bigboard.bots.search.bot import FOREVER, SearchBot
from bigboard.bots.search.mcts import Search
from bigboard.bots.search.sequential_halving import Candidate, best_of
from bigboard.games.contract import State

SHARP: Final = 0.03  # of utility: an action that is so much better has a logit higher by 1


class LearnedSearch(SearchBot):
    """`trust` is how many simulations of an action the net's opinion counts for; it picks `breadth` actions."""

    def __init__(
        self,
        seconds: float = FOREVER,
        simulations: int = 1_000_000,
        weights: str = "",
        trust: float = 60.0,
        breadth: int = 8,
    ) -> None:
        super().__init__(seconds, simulations, trust=trust, breadth=breadth)
        self.own = read_policy(Path(weights)) if weights else None

    @property
    def reproducible(self) -> bool | str:
        if super().reproducible is not True or self.own is None:
            return super().reproducible
        return self.own.reproducible

    def candidates(self, search: Search, world: State) -> list[Candidate]:
        policy = policy_for(world, self.own)
        if policy is None:
            return super().candidates(search, world)
        opinions = [(SHARP * logit, action) for logit, action in policy.opinions(world)]
        return best_of(search, world, opinions, self.breadth)
