"""The searching bot: thinks for a time or a number of simulations, and keeps its tree during its turn."""

from __future__ import annotations

from copy import copy
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import Guide, Heuristic
from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.search.mcts import Advice, Search
from bigboard.bots.search.root_parallel import advise_together
from bigboard.bots.search.sequential_halving import Candidate, best_rated, halve
from bigboard.games.contract import JsonDict, State
from bigboard.games.registry import title
from bigboard.games.rng import Rng

FOREVER = 1e9
USUAL = {"common": 0, "halving": 0, "horizon": 0}  # where a title says nothing


class SearchBot:
    """Thinks ahead within its limits. `docs/bots/built-in-bots.md` explains the other settings, with measurements.

    `horizon` is how many rounds of Stockpile or turns of Acquire a simulation goes through; 0 is to the end. Settings
    that are -1 are as the game's title has them.
    """

    def __init__(
        self,
        seconds: float = FOREVER,
        simulations: int = 1_000_000,
        explore: float = 0.7,
        temperature: float = 600.0,
        epsilon: int = 0,
        worlds: int = 8,
        common: int = -1,
        halving: int = -1,
        horizon: int = -1,
        depth: int = -1,
        processes: int = 1,
        trust: float = 10.0,
        breadth: int = 8,
    ) -> None:
        if seconds == FOREVER and simulations >= 1_000_000:
            raise ValueError("A search needs a limit: seconds or simulations.")
        self.seconds = seconds
        self.simulations = simulations
        self.explore = explore
        self.temperature = temperature
        self.epsilon = epsilon
        self.worlds = worlds
        self.chosen = {"common": common, "halving": halving, "horizon": horizon}
        self.halving = False
        self.depth = depth
        self.processes = processes
        self.trust = trust
        self.breadth = breadth
        self.search: Search | None = None
        self.expected = -1  # how many actions there are when our last choice is the latest
        self.last_simulations = 0
        self.heard = vec[i64]()  # of the course of the game, as the heuristic notes it
        self.unread: list[JsonDict] = []
        self.heuristics: dict[str, Heuristic] = {}

    @property
    def reproducible(self) -> bool | str:
        return self.seconds >= FOREVER or "may decide by the clock"

    def __getstate__(self) -> dict[str, Any]:
        """Return the settings and the events heard so far, for another process."""
        return {**self.__dict__, "search": None, "heuristics": {}, "heard": [int(number) for number in self.heard]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, heard=vec[i64](kept["heard"]))

    def hear(self, events: list[JsonDict]) -> None:
        self.unread += events

    def choose(self, world: State, rng: Rng) -> int:
        legal = world.legal_actions()
        if self.processes > 1:
            best = legal[0] if len(legal) == 1 else self.advise(world, rng)[0].action
            return int(self.make_heuristic(world.game.name).conceal(world, best, rng))
        search = self.tree(world, rng)
        best = legal[0] if len(legal) == 1 else self.think(search, world, stop_when_sure=True)[0].action
        best = int(search.heuristic.conceal(world, best, rng))
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
        return self.think(self.tree(world, rng), world, stop_when_sure=False)

    def think(self, search: Search, world: State, stop_when_sure: bool) -> list[Advice]:
        """Search with the events heard by this bot; other bots that share the heuristic have heard others."""
        search.heuristic.heard = self.heard
        try:
            return self.explore_tree(search, world, stop_when_sure)
        finally:
            search.heuristic.heard = vec[i64]()

    def explore_tree(self, search: Search, world: State, stop_when_sure: bool) -> list[Advice]:
        candidates = self.candidates(search, world)
        if candidates:
            limits = (self.seconds, self.simulations)
            self.last_simulations = halve(search, world, candidates, *limits, self.trust, stop_when_sure)
        else:
            self.last_simulations = search.run(world, self.seconds, self.simulations, stop_when_sure)
        return search.advice(world)

    def candidates(self, search: Search, world: State) -> list[Candidate]:
        """The actions to compare by halving; none where the tree alone decides what is simulated."""
        return best_rated(search, world, self.breadth) if self.halving else []

    def part(self) -> SearchBot:
        """One of several processes: all the time there is, and its share of the simulations."""
        part = copy(self)
        part.processes = 1
        part.simulations = max(1, self.simulations // self.processes)
        return part

    def tree(self, world: State, rng: Rng) -> Search:
        """Return the part of the last decision's tree that applies to this decision, or a new tree."""
        game = world.game.name
        if game not in self.heuristics:
            self.heuristics[game] = self.make_heuristic(game)
        heuristic = self.heuristics[game]
        for event in self.unread:
            self.heard = heuristic.listen(event, self.heard)
        self.unread = []
        if self.search is not None and world.moves == self.expected:
            kept, self.search = self.search, None
            return kept
        search = Search(
            heuristic,
            rng,
            self.explore,
            self.temperature,
            self.epsilon,
            self.worlds,
            self.guide_for(game),
        )
        settings = {**USUAL, **title(game).search} if heuristic.is_fitted(world) else USUAL
        settings = {name: self.chosen[name] if self.chosen[name] >= 0 else usual for name, usual in settings.items()}
        search.common = bool(settings["common"])
        self.halving = bool(settings["halving"])
        search.ahead = settings["horizon"] - 1
        search.depth = self.depth
        return search

    def make_heuristic(self, game: str) -> Heuristic:
        """Return the heuristic that plays the rollouts."""
        return heuristic_for(game)

    def guide_for(self, game: str) -> Guide | None:
        """Return the guide that gives priors and values in place of the heuristic, or None."""
        return None
