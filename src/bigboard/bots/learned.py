"""The bot that has taught itself: a net corrects the rules of thumb, and no search follows.

`bigboard train` makes its nets. It needs numpy and nothing else. At tables that no net was trained for (a game without
one, or other modules) it plays by the rules of thumb alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bigboard.bots.net import Net, read_net, shipped_net
from bigboard.bots.senses import Floats, Senses
from bigboard.games.contract import State
from bigboard.games.rng import Rng


class LearnedBot:
    """`weights` is a weights file of one's own; without one, the net that comes with Big Board."""

    def __init__(self, weights: str = "") -> None:
        self.own = read_net(Path(weights)) if weights else None
        self.table: object = None  # game and options that the net was looked up for
        self.net: Net | None = None
        self.senses: Senses | None = None

    def choose(self, world: State, rng: Rng) -> int:
        self.sit_down(world)
        assert self.senses is not None
        self.senses.read(0, world, world.seat)
        best = int(self.logits().argmax()) if self.senses.counts[0] > 1 else 0
        return int(self.senses.actions[0, best])

    def sit_down(self, world: State) -> None:
        """Finds the net for this table, once."""
        if self.senses is None or self.senses.game != world.game.name:
            self.senses = Senses(world.game.name, 1)
            self.net = net_for(world, self.own)

    def logits(self) -> Floats:
        """How much better than others each legal action is."""
        senses = self.senses
        assert senses is not None
        ratings = senses.below(slice(1))[0]
        if self.net is None:
            return ratings
        reading = self.net.reading
        features = reading.features(senses.tensors[:1], senses.scores[:1])
        opinions = self.net.opinions(self.net.trunk(features))[0]
        found: Floats = opinions[reading.place[senses.actions[0, : len(ratings)]]] + reading.leaning(ratings)
        return found


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
