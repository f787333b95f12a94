"""The bot that has taught itself: a net corrects the rules of thumb, and no search follows.

`bigboard train` makes its nets. It needs numpy and nothing else. At tables that no net was trained for (a game without
one, or other modules) it plays by the rules of thumb alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bigboard.bots.greedy import GreedyBot
from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.nets.features import FeatureReader
from bigboard.bots.nets.net import PROCESSOR, Net, read_net, shipped_net
from bigboard.games.contract import State
from bigboard.games.rng import Rng


class LearnedBot:
    """`weights` is a weights file of one's own; without one, the net that comes with Big Board."""

    reproducible = PROCESSOR

    def __init__(self, weights: str = "") -> None:
        self.own = read_net(Path(weights)) if weights else None
        self.net: Net | None = None
        self.reader: FeatureReader | None = None

    def choose(self, world: State, rng: Rng) -> int:
        reader = self.sit_down(world)
        if self.net is None:
            return GreedyBot().choose(world, rng)
        best = int(self.net.logits(reader, world).argmax())
        return int(heuristic_for(world.game.name).conceal(world, int(reader.actions[0, best]), rng))

    def sit_down(self, world: State) -> FeatureReader:
        """Find the net for this table, once, and return the reader of its input."""
        if self.reader is None or self.reader.game != world.game.name:
            self.reader = FeatureReader(world.game.name, 1)
            self.net = net_for(world, self.own)
        return self.reader


def net_for(world: State, own: Net | None) -> Net | None:
    """The given net, or the shipped one, if it was trained for tables like this."""
    net = own or shipped_net(world.game.name)
    if net is None:
        return None
    if own is not None and own.game != world.game.name:
        raise ValueError(f"The weights are for {own.game}, and this is {world.game.name}.")
    return net if same_table(net.about["options"], world.observe(world.seat).get("options", {})) else None


def same_table(trained: dict[str, Any], played: dict[str, Any]) -> bool:
    return all(played.get(name) == value for name, value in trained.items())
