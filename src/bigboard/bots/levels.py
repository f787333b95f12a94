"""How long the levels think: so many simulations, and a time after which they decide anyway.

The number of simulations is what makes a level strong. The time is a multiple of what they take on one core of an
ordinary machine, so a busy server makes the level slower at first, and not weaker.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bigboard.bots.search import Search
from bigboard.bots.search_bot import SearchBot
from bigboard.games.contract import State
from bigboard.games.rng import Rng


@dataclass(frozen=True)
class Budget:
    seconds: float  # at most
    usual: int  # simulations, in a game whose own are not listed
    simulations: dict[str, int] = field(default_factory=dict)


BUDGETS = {
    "medium": Budget(0.5, 400, {"acquire": 900, "stockpile": 260}),  # about a tenth of a second
    "hard": Budget(3.0, 2600, {"acquire": 6000, "stockpile": 1700}),  # almost a second
    "expert": Budget(8.0, 8500, {"acquire": 20_000, "stockpile": 5500}),  # two to three seconds
}


class LevelBot(SearchBot):
    """A search with the budget of its level."""

    def __init__(self, level: str) -> None:
        self.budget = BUDGETS[level]
        super().__init__(self.budget.seconds, self.budget.usual)

    def tree(self, world: State, rng: Rng) -> Search:
        self.simulations = self.budget.simulations.get(world.game.name, self.budget.usual)
        return super().tree(world, rng)
