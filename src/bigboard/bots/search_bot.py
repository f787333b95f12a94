"""The searching bot: thinks for a time or a number of simulations, and keeps its tree during its turn."""

from __future__ import annotations

from copy import copy

from bigboard.bots.crew import advise_together
from bigboard.bots.instinct import Guide, Instinct
from bigboard.bots.instincts import instinct_of
from bigboard.bots.search import Advice, Search
from bigboard.games.contract import State
from bigboard.games.rng import Rng

FOREVER = 1e9
AS_THE_GAME_SAYS = -1


class SearchBot:
    """Every setting beside the limits is as it was found best; `docs/bots.md` has the measurements."""

    def __init__(
        self,
        seconds: float = FOREVER,
        simulations: int = 1_000_000,
        explore: float = 0.7,
        temperature: float = 600.0,
        carelessness: int = 0,
        worlds: int = 8,
        common: int = 1,
        halving: int = 1,
        horizon: int = AS_THE_GAME_SAYS,
        depth: int = -1,
        processes: int = 1,
    ) -> None:
        if seconds == FOREVER and simulations >= 1_000_000:
            raise ValueError("A search needs a limit: seconds or simulations.")
        self.seconds = seconds
        self.simulations = simulations
        self.explore = explore
        self.temperature = temperature
        self.carelessness = carelessness
        self.worlds = worlds
        self.common = bool(common)
        self.halving = bool(halving)
        self.horizon = horizon
        self.depth = depth
        self.processes = processes
        self.search: Search | None = None
        self.expected = -1  # how many actions there are when our last choice is the latest
        self.last_simulations = 0

    def choose(self, world: State, rng: Rng) -> int:
        legal = world.legal_actions()
        if self.processes > 1:
            return legal[0] if len(legal) == 1 else self.advise(world, rng)[0].action
        search = self.tree(world, rng)
        if len(legal) == 1:
            best = legal[0]
        else:
            self.last_simulations = search.run(world, self.seconds, self.simulations, stop_when_sure=True)
            best = search.advice(world)[0].action
        search.descend(best)
        self.search = search
        self.expected = int(world.moves) + 1
        return best

    def advise(self, world: State, rng: Rng) -> list[Advice]:
        """All legal actions, the best first, after all the time or simulations there are."""
        if self.processes > 1:
            found = advise_together([self.part() for _ in range(self.processes)], world, rng)
            self.last_simulations = sum(advice.visits for advice in found)
            return found
        search = self.tree(world, rng)
        self.last_simulations = search.run(world, self.seconds, self.simulations, stop_when_sure=False)
        return search.advice(world)

    def part(self) -> SearchBot:
        """One of several processes: all the time there is, and its share of the simulations."""
        part = copy(self)
        part.processes = 1
        part.search = None
        part.simulations = max(1, self.simulations // self.processes)
        return part

    def tree(self, world: State, rng: Rng) -> Search:
        """What was learnt for this decision while thinking about the last one, or a new tree."""
        if self.search is not None and world.moves == self.expected:
            kept, self.search = self.search, None
            return kept
        instinct = self.instinct_for(world.game.name)
        search = Search(
            instinct,
            rng,
            self.explore,
            self.temperature,
            self.carelessness,
            self.worlds,
            self.guide_for(world.game.name),
        )
        search.common = self.common
        search.halving = self.halving
        horizon = int(instinct.horizon()) if self.horizon == AS_THE_GAME_SAYS else self.horizon
        search.ahead = horizon - 1
        search.depth = self.depth
        return search

    def instinct_for(self, game: str) -> Instinct:
        """What plays the rollouts."""
        return instinct_of(game)

    def guide_for(self, game: str) -> Guide | None:
        """What says which actions are promising and what a state is worth, if not the instinct."""
        return None
