"""The searching bot: thinks for a time or a number of simulations, and keeps its tree during its turn."""

from __future__ import annotations

from bigboard.bots.instincts import instinct_of
from bigboard.bots.search import Advice, Search
from bigboard.games.contract import State
from bigboard.games.rng import Rng

FOREVER = 1e9


class SearchBot:
    def __init__(
        self,
        seconds: float = FOREVER,
        simulations: int = 1_000_000,
        explore: float = 0.7,
        temperature: float = 600.0,
        carelessness: int = 24,
    ) -> None:
        if seconds == FOREVER and simulations >= 1_000_000:
            raise ValueError("A search needs a limit: seconds or simulations.")
        self.seconds = seconds
        self.simulations = simulations
        self.explore = explore
        self.temperature = temperature
        self.carelessness = carelessness
        self.search: Search | None = None
        self.expected = -1  # how many actions there are when our last choice is the latest
        self.last_simulations = 0

    def choose(self, world: State, rng: Rng) -> int:
        best = self.advise(world, rng)[0].action
        if self.search is not None:
            self.search.descend(best)
        self.expected = int(world.moves) + 1
        return best

    def advise(self, world: State, rng: Rng) -> list[Advice]:
        if self.search is None or world.moves != self.expected:
            instinct = instinct_of(world.game.name)
            self.search = Search(instinct, rng, self.explore, self.temperature, self.carelessness)
        self.last_simulations = self.search.run(world, self.seconds, self.simulations)
        self.expected = -1
        return self.search.advice(world)
