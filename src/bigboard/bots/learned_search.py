"""Search that begins with what a net has learned: its opinion says which actions are worth a look.

The net is asked once a decision, at the root: inside the tree a simulation costs less than an answer of the net, and
the rules of thumb are good enough there. At tables that no net was trained for it is the ordinary search.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.instinct import Guide
from bigboard.bots.learned import net_for
from bigboard.bots.net import Net, read_net
from bigboard.bots.search import Search
from bigboard.bots.search_bot import FOREVER, SearchBot
from bigboard.bots.senses import Senses
from bigboard.games.contract import State
from bigboard.games.rng import Rng

LEAST: Final = 0.001  # every action stays possible


class NetGuide(Guide):
    """What the net thinks of the first decision it is asked about; all later ones are left to the rules of thumb."""

    def __init__(self, net: Net, heat: float) -> None:
        super().__init__()
        self.net = net
        self.heat = heat
        self.senses = Senses(net.game, 1)
        self.asked = False

    def prior(self, state: State, actions: vec[i64], count: i64, weights: vec[float]) -> bool:
        if self.asked:
            return False
        self.asked = True
        logits = self.net.logits(self.senses, state)
        shares = np.exp((logits - logits.max()) / self.heat)
        shares = np.maximum(shares / shares.sum(), LEAST)
        for k in range(int(count)):  # the same order: both come from `fill_legal`
            weights[k] = float(shares[k])
        return True


class LearnedSearch(SearchBot):
    """`heat` evens out the net's opinion: above 1 more actions are looked at."""

    def __init__(
        self,
        seconds: float = FOREVER,
        simulations: int = 1_000_000,
        weights: str = "",
        heat: float = 1.5,
        explore: float = 0.7,
        temperature: float = 600.0,
    ) -> None:
        super().__init__(seconds, simulations, explore, temperature)
        self.own = read_net(Path(weights)) if weights else None
        self.net: Net | None = None
        self.seen = ""  # the game whose net was looked up
        self.heat = heat

    def tree(self, world: State, rng: Rng) -> Search:
        if self.seen != world.game.name:
            self.seen = world.game.name
            self.net = net_for(world, self.own)
        return super().tree(world, rng)

    def guide_for(self, game: str) -> Guide | None:
        return NetGuide(self.net, self.heat) if self.net is not None else None
