"""The budgets of the levels: a number of simulations, and a time after which they decide anyway.

The number of simulations makes a level strong: each has many times those of the level below, because eight times as
many were too few to tell the difference. A title lists its own (`level_simulations`). The time is a multiple of what
they take on one core of an ordinary machine, so a busy server makes a level slower at first, and not weaker.
"""

from __future__ import annotations

from dataclasses import dataclass

from bigboard.bots.nets.learned_search import LearnedSearch
from bigboard.bots.search.bot import SearchBot
from bigboard.bots.search.mcts import Search
from bigboard.bots.search.sequential_halving import Candidate
from bigboard.games.contract import State
from bigboard.games.registry import title
from bigboard.games.rng import Rng


@dataclass(frozen=True)
class Budget:
    seconds: float  # at most
    simulations: int  # in a title that lists none


BUDGETS = {"medium": Budget(0.5, 100), "hard": Budget(2.0, 1600), "expert": Budget(8.0, 8500)}
PLAYED_OUT = 0.4  # of a title's simulations, where they go to the end of the game, which takes so much longer


def simulations_of(level: str, game: str) -> int:
    """Return how many simulations a level makes for a decision of a game."""
    return title(game).level_simulations.get(level, BUDGETS[level].simulations)


class LevelBot(LearnedSearch):
    """A search with the budget of its level. It starts from the title's net where that was measured to be stronger."""

    def __init__(self, level: str) -> None:
        self.level = level
        super().__init__(BUDGETS[level].seconds, BUDGETS[level].simulations)

    def tree(self, world: State, rng: Rng) -> Search:
        search = super().tree(world, rng)
        game = world.game.name
        simulations = simulations_of(self.level, game)
        short = search.ahead >= 0 or self.level not in title(game).level_simulations
        self.simulations = simulations if short else round(PLAYED_OUT * simulations)
        return search

    def candidates(self, search: Search, world: State) -> list[Candidate]:
        if self.level in title(world.game.name).level_nets:
            return super().candidates(search, world)
        return SearchBot.candidates(self, search, world)
