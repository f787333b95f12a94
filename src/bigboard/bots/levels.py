"""How long the levels think: so many simulations, and a time after which they decide anyway.

The number of simulations is what makes a level strong: each has many times those of the one below, 32 in Acquire and
16 in Stockpile, because eight were too few to tell the difference. The time is a multiple of what they take on one core
of an ordinary machine, so a busy server makes the level slower at first, and not weaker.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bigboard.bots.search.bot import SearchBot
from bigboard.bots.search.mcts import Search
from bigboard.games.contract import State
from bigboard.games.rng import Rng


@dataclass(frozen=True)
class Budget:
    seconds: float  # at most
    usual: int  # simulations, in a game whose own are not listed
    simulations: dict[str, int] = field(default_factory=dict)

    def simulations_in(self, game: str) -> int:
        return self.simulations.get(game, self.usual)


BUDGETS = {
    "medium": Budget(0.5, 100, {"acquire": 60, "stockpile": 50}),  # a hundredth of a second at most
    "hard": Budget(2.0, 1600, {"acquire": 2000, "stockpile": 800}),  # a tenth of a second
    "expert": Budget(8.0, 8500, {"acquire": 64_000, "stockpile": 13_600}),  # two seconds
}
PLAYED_OUT = 0.4  # of those, where simulations go to the end of the game, which takes so much longer


class LevelBot(SearchBot):
    """A search with the budget of its level."""

    def __init__(self, level: str) -> None:
        self.budget = BUDGETS[level]
        super().__init__(self.budget.seconds, self.budget.usual)

    def tree(self, world: State, rng: Rng) -> Search:
        search = super().tree(world, rng)
        simulations = self.budget.simulations_in(world.game.name)
        short = search.ahead >= 0 or world.game.name not in self.budget.simulations
        self.simulations = simulations if short else round(PLAYED_OUT * simulations)
        return search
