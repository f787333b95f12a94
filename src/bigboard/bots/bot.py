"""What a bot is. Thirty lines make one: see docs/bots.md."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from bigboard.bots.search import Advice
from bigboard.games.contract import JsonDict, State
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
class Listener(Protocol):
    """A bot that follows the game between its decisions. One object plays one seat of one game, so it can remember."""

    def hear(self, events: list[JsonDict]) -> None:
        """What has happened since its last decision, as its seat may see it; at first, since the deal.

        Called before every `choose`. An event is what `Event.seen_by` writes: type, seat, rule and the facts.
        """


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also say what it thinks of every action."""

    def advise(self, world: State, rng: Rng) -> list[Advice]:
        """The actions with expected money and sureness, best first."""
