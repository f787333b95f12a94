"""Search with a net's opinion: it says which actions are worth a look, and settles what the simulations leave open.

The net is asked once a decision, at the root: inside the tree a simulation costs less than an answer of the net, and
the rules of thumb are good enough there. At tables that no net was trained for it is the ordinary search.
"""

from __future__ import annotations

from math import log, sqrt
from pathlib import Path
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.instinct import Guide
from bigboard.bots.learned import net_for
from bigboard.bots.net import Net, read_net
from bigboard.bots.search import Advice
from bigboard.bots.search_bot import FOREVER, SearchBot
from bigboard.bots.senses import Senses
from bigboard.games.contract import State
from bigboard.games.rng import Rng

LEAST: Final = 0.001  # every action stays possible
MET: Final = 4  # an action is in question if it was simulated at least a quarter as often as the one simulated most


class NetGuide(Guide):
    """What the net thinks of the decision at the root; all others are left to the rules of thumb."""

    def __init__(self, shares: dict[int, float]) -> None:
        super().__init__()
        self.shares = shares
        self.asked = False

    def prior(self, state: State, actions: vec[i64], count: i64, weights: vec[float]) -> bool:
        if self.asked:
            return False
        self.asked = True
        for k in range(int(count)):
            weights[k] = self.shares.get(int(actions[k]), LEAST)
        return True


class LearnedSearch(SearchBot):
    """A search that also asks a net.

    `heat` evens out the net's opinion: above 1 more actions are looked at. `trust` is how much it counts in the end,
    beside what the simulations found: the fewer of them, the more.
    """

    def __init__(
        self,
        seconds: float = FOREVER,
        simulations: int = 1_000_000,
        weights: str = "",
        heat: float = 0.4,
        trust: float = 0.0,
    ) -> None:
        super().__init__(seconds, simulations)
        self.own = read_net(Path(weights)) if weights else None
        self.heat = heat
        self.trust = trust
        self.net: Net | None = None
        self.senses: Senses | None = None
        self.shares: dict[int, float] = {}  # what the net thinks of the legal actions

    def choose(self, world: State, rng: Rng) -> int:
        legal = world.legal_actions()
        self.ask(world)
        search = self.tree(world, rng)
        if len(legal) == 1:
            best = legal[0]
        else:
            self.last_simulations = search.run(world, self.seconds, self.simulations, stop_when_sure=True)
            best = self.settled(search.advice(world))
        search.descend(best)
        self.search = search
        self.expected = int(world.moves) + 1
        return best

    def advise(self, world: State, rng: Rng) -> list[Advice]:
        self.ask(world)
        return super().advise(world, rng)

    def ask(self, world: State) -> None:
        """The net's policy for this decision."""
        if self.senses is None or self.senses.game != world.game.name:
            self.senses = Senses(world.game.name, 1)
            self.net = net_for(world, self.own)
        if self.net is None:
            self.shares = {}
            return
        logits = self.net.logits(self.senses, world)
        shares = np.exp((logits - logits.max()) / self.heat)
        shares = np.maximum(shares / shares.sum(), LEAST)
        actions = self.senses.actions[0, : len(shares)]
        self.shares = dict(zip(actions.tolist(), shares.tolist(), strict=True))

    def settled(self, found: list[Advice]) -> int:
        """The best action by simulations and net together."""
        if not self.shares:
            return found[0].action
        most = max(advice.visits for advice in found)

        def promise(advice: Advice) -> float:
            doubt = self.trust / sqrt(max(1, advice.visits))
            return float(advice.utility + doubt * log(self.shares.get(advice.action, LEAST)))

        return max((advice for advice in found if advice.visits * MET >= most), key=promise).action

    def guide_for(self, game: str) -> Guide | None:
        return NetGuide(self.shares) if self.shares else None
