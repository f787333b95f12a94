"""Search that begins with a net's opinion and lets the simulations correct it.

The net has learned from many searches: what it thinks of an action is a little biased, but free of luck. A simulation
has no bias and much luck. So the net's estimate counts as much as some simulations (`trust`), and an action's value is
the average of both; the actions that are then worse are given up, half of them at a time. The net is asked once a
decision. Inside the tree a simulation costs less than an answer of the net, and the rules of thumb are good enough
there. At tables that no net was trained for it is the ordinary search.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final

from bigboard.bots.learned import net_for
from bigboard.bots.net import SHARP, Net, read_net
from bigboard.bots.search import UTILITY, Advice, Search
from bigboard.bots.search_bot import FOREVER, SearchBot
from bigboard.bots.senses import Senses
from bigboard.bots.tree import Branch
from bigboard.games.contract import State

LUCK: Final = 0.25  # of utility: how much one simulation of an action differs from another
CLEARLY: Final = 4.0  # standard errors by which an action is worse that is given up early


class Candidate:
    """An action in question: what the net thinks of it, and what the simulations found."""

    def __init__(self, branch: Branch, advantage: float) -> None:
        self.branch = branch
        self.advantage = advantage  # of utility, in comparison with the others
        self.value = advantage

    def weigh(self, base: float, trust: float) -> None:
        """The average of the net's estimate, which counts as `trust` simulations, and of the simulations."""
        visits = int(self.branch.visits)
        thought = base + self.advantage
        self.value = thought + (self.branch.mean() / UTILITY - thought) * visits / (visits + trust)


def base_of(candidates: list[Candidate]) -> float:
    """What the position is worth, if the net is right about the differences between the actions."""
    visits = sum(int(one.branch.visits) for one in candidates)
    if not visits:
        return 0.0
    gained = sum(int(one.branch.utility) / UTILITY - int(one.branch.visits) * one.advantage for one in candidates)
    return gained / visits


class LearnedSearch(SearchBot):
    """`trust` is how many simulations of an action the net's opinion counts for; it picks `breadth` actions."""

    def __init__(
        self,
        seconds: float = FOREVER,
        simulations: int = 1_000_000,
        weights: str = "",
        trust: float = 20.0,
        breadth: int = 8,
    ) -> None:
        super().__init__(seconds, simulations)
        self.own = read_net(Path(weights)) if weights else None
        self.trust = trust
        self.breadth = breadth
        self.net: Net | None = None
        self.senses: Senses | None = None

    def explore_tree(self, search: Search, world: State, stop_when_sure: bool) -> list[Advice]:
        candidates = self.ask(search, world)
        if not candidates:
            return super().explore_tree(search, world, stop_when_sure)
        search.halving = False
        search.run(world, self.seconds, 0, stop_when_sure=False)  # gets ready for this decision
        self.last_simulations = self.halve(search, world, candidates, stop_when_sure)
        search.favourite = candidates[0].branch.action
        return search.advice(world)

    def ask(self, search: Search, world: State) -> list[Candidate]:
        """The actions that the net likes best; none where it knows nothing."""
        if self.senses is None or self.senses.game != world.game.name:
            self.senses = Senses(world.game.name, 1)
            self.net = net_for(world, self.own)
        if self.net is None:
            return []
        opinions = (SHARP * self.net.logits(self.senses, world)).tolist()
        actions = self.senses.actions[0, : len(opinions)].tolist()
        best = sorted(zip(opinions, actions, strict=True), key=lambda pair: (-pair[0], pair[1]))[: self.breadth]
        search.extend(world, search.root, world.fill_legal(search.out))
        found = []
        for opinion, action in best:
            branch = search.root.branch(action)
            assert branch is not None
            found.append(Candidate(branch, opinion))
        return found

    def halve(self, search: Search, world: State, candidates: list[Candidate], stop_when_sure: bool) -> int:
        """All of them in the same worlds, then the better half, and so on; sorts them, the best first."""
        left = candidates[: max(1, self.simulations)]
        rounds = max(1, (len(left) - 1).bit_length())
        done = 0
        began = perf_counter()
        for number in range(rounds):
            if stop_when_sure and len(left) == 1:
                break
            each = max(1, (self.simulations - done) // (rounds - number) // len(left))
            until = began + self.seconds * (number + 1) / rounds
            for _world in range(each):
                for one in left:
                    search.visit(world, one.branch)
                done += len(left)
                if perf_counter() >= until:
                    break
            base = base_of(candidates)
            for one in candidates:
                one.weigh(base, self.trust)
            left.sort(key=lambda one: (-one.value, int(one.branch.action)))
            if number < rounds - 1:
                left = left[: (len(left) + 1) // 2]
            if stop_when_sure:
                left = [one for one in left if not self.is_clearly_worse(one, left[0])]
        candidates.sort(key=lambda one: one is not left[0])
        return done

    def is_clearly_worse(self, one: Candidate, best: Candidate) -> bool:
        known = [LUCK * LUCK / (int(each.branch.visits) + self.trust) for each in (one, best)]
        return best.value - one.value > CLEARLY * sqrt(sum(known))
