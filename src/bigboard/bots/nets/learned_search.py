"""Search that begins with a net's opinion and lets the simulations correct it.

The net has learned from many searches, and takes the place of the rules of thumb in `halving`. It is asked once a
decision: inside the tree a simulation costs less than an answer of the net, and the rules of thumb are good enough
there. At tables that no net was trained for it is the ordinary search.
"""

from __future__ import annotations

from pathlib import Path

from bigboard.bots.nets.features import FeatureReader
from bigboard.bots.nets.learned import net_for
from bigboard.bots.nets.net import PROCESSOR, SHARP, Net, read_net
from bigboard.bots.search.bot import FOREVER, SearchBot
from bigboard.bots.search.mcts import Search
from bigboard.bots.search.sequential_halving import Candidate, best_of
from bigboard.games.contract import State


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
        self.own = read_net(Path(weights)) if weights else None
        self.net: Net | None = None
        self.reader: FeatureReader | None = None

    @property
    def reproducible(self) -> bool | str:
        return PROCESSOR

    def candidates(self, search: Search, world: State) -> list[Candidate]:
        if self.reader is None or self.reader.game != world.game.name:
            self.reader = FeatureReader(world.game.name, 1)
            self.net = net_for(world, self.own)
        if self.net is None:
            return super().candidates(search, world)
        opinions = (SHARP * self.net.logits(self.reader, world)).tolist()
        actions = self.reader.actions[0, : len(opinions)].tolist()
        return best_of(search, world, list(zip(opinions, actions, strict=True)), self.breadth)
