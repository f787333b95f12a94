"""Any legal action, each equally likely."""

from __future__ import annotations

from bigboard.games.contract import State
from bigboard.games.rng import Rng


class RandomBot:
    reproducible = True

    def choose(self, world: State, rng: Rng) -> int:
        actions = world.legal_actions()
        return actions[rng.below(len(actions))]
