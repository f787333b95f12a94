"""Sequential halving: the promising actions are tried in the same samples, and the worse half is dropped repeatedly.

So most simulations go to the actions between which it is hard to choose. What was thought of an action before any
simulation is a little biased, but free of luck; a simulation has no bias and much luck. So the thought counts as much
as some simulations (`trust`), and an action's value is the average of both. Below the actions the tree grows as usual.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from bigboard.bots.search.mcts import UTILITY, Search
from bigboard.bots.search.tree import Branch
from bigboard.games.contract import State

A_SURE_WIN: Final = 60_000.0  # dollars: an action that is rated so much lower is thought to lose as much utility
LUCK: Final = 0.25  # of utility: how much one simulation of an action differs from another
CLEARLY: Final = 4.0  # standard errors by which an action is worse that is given up early


class Candidate:
    """A candidate action: its prior rating, and the results of its simulations."""

    def __init__(self, branch: Branch, advantage: float) -> None:
        self.branch = branch
        self.advantage = advantage  # of utility, in comparison with the others
        self.value = advantage

    def weigh(self, base: float, trust: float) -> None:
        """The average of the thought, which counts as `trust` simulations, and of the simulations."""
        visits = int(self.branch.visits)
        thought = base + self.advantage
        weight = visits / (visits + trust) if visits else 0.0
        self.value = thought + (self.branch.mean() / UTILITY - thought) * weight


def base_of(candidates: list[Candidate]) -> float:
    """Return the value of the position, if the candidates' advantages over each other are right."""
    visits = sum(int(one.branch.visits) for one in candidates)
    if not visits:
        return 0.0
    gained = sum(int(one.branch.utility) / UTILITY - int(one.branch.visits) * one.advantage for one in candidates)
    return gained / visits


def best_of(search: Search, world: State, opinions: list[tuple[float, int]], breadth: int) -> list[Candidate]:
    """The `breadth` actions of which most is thought; an opinion is of utility, in comparison with the others."""
    search.extend(world, search.root, world.fill_legal(search.out))
    found = []
    for opinion, action in sorted(opinions, key=lambda pair: (-pair[0], pair[1]))[:breadth]:
        branch = search.root.branch(action)
        assert branch is not None
        found.append(Candidate(branch, opinion))
    return found


def best_rated(search: Search, world: State, breadth: int) -> list[Candidate]:
    """Return the `breadth` actions that the heuristic rates highest."""
    count = world.fill_legal(search.out)
    search.heuristic.rate(world, search.out, count, search.ratings)
    rated = [(int(search.ratings[k]) / A_SURE_WIN, int(search.out[k])) for k in range(count)]
    return best_of(search, world, rated, breadth)


def halve(
    search: Search,
    world: State,
    candidates: list[Candidate],
    seconds: float,
    simulations: int,
    trust: float,
    stop_when_sure: bool,
) -> int:
    """Find the best of the candidates; return the number of simulations that took."""
    search.run(world, seconds, 0, stop_when_sure=False)  # gets ready for this decision
    left = candidates[: max(1, simulations)]
    rounds = max(1, (len(left) - 1).bit_length())
    done = 0
    began = perf_counter()
    for number in range(rounds):
        if stop_when_sure and len(left) == 1:
            break
        each = max(1, (simulations - done) // (rounds - number) // len(left))
        until = began + seconds * (number + 1) / rounds
        for _world in range(each):
            for one in left:
                search.visit(world, one.branch)
            done += len(left)
            if perf_counter() >= until:
                break
        base = base_of(candidates)
        for one in candidates:
            one.weigh(base, trust)
        left.sort(key=lambda one: (-one.value, int(one.branch.action)))
        if number < rounds - 1:
            left = left[: (len(left) + 1) // 2]
        if stop_when_sure:
            left = [one for one in left if not is_clearly_worse(one, left[0], trust)]
    search.favorite = left[0].branch.action
    return done


def is_clearly_worse(one: Candidate, best: Candidate, trust: float) -> bool:
    known = [LUCK * LUCK / (int(each.branch.visits) + trust) for each in (one, best)]
    return best.value - one.value > CLEARLY * sqrt(sum(known))
