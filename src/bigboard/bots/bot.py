"""What a bot is. Thirty lines make one: see docs/bots.md."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from bigboard.bots.search import Advice
from bigboard.games.contract import State
from bigboard.games.rng import Rng


@runtime_checkable
class Bot(Protocol):
    """Decides for a seat.

    `world` is never the real game but a sampled one: a world that the deciding seat, `world.seat`, cannot tell from the
    real one. More such worlds come from `world.sample(world.seat, rng)`. So a bot cannot cheat.
    """

    def choose(self, world: State, rng: Rng) -> int:
        """One of `world.legal_actions()`."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also say what it thinks of every action."""

    def advise(self, world: State, rng: Rng) -> list[Advice]:
        """The actions with expected money and sureness, best first."""
