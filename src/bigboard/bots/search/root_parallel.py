"""Root parallelism: several processes search the same decision, each with its own tree and random numbers.

The sampled state goes to them as its position, and their results for each action are added up. A tree is not kept from
one decision to the next. Starting the processes takes about a second, once. A server never starts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol

from bigboard.bots.search.mcts import Advice
from bigboard.games.contract import State
from bigboard.games.rng import Rng

if TYPE_CHECKING:
    from bigboard.workers import Worker

SEED_BITS = 62
Found = tuple[int, int, float, float]  # action, visits, and the sums of money and utility


class Searcher(Protocol):
    """A bot that can be copied to another process."""

    def advise(self, world: State, rng: Rng) -> list[Advice]: ...


@cache
def workers(number: int) -> list[Worker]:
    """Return the processes, which live as long as this one."""
    from bigboard.workers import Worker  # a browser has no processes, and searches without them

    return [Worker() for _ in range(number)]


def search_part(searcher: Searcher, world: State, seed: int) -> list[Found]:
    """Search in one of the processes."""
    world.events = False
    return [
        (advice.action, advice.visits, advice.money * advice.visits, advice.utility * advice.visits)
        for advice in searcher.advise(world, Rng(seed))
    ]


def advise_together(parts: Sequence[Searcher], world: State, rng: Rng) -> list[Advice]:
    """Return the actions with the results of all parts, the most visited first, then the best on average."""
    jobs = [
        worker.submit(search_part, part, world, rng.getrandbits(SEED_BITS))
        for worker, part in zip(workers(len(parts)), parts, strict=True)
    ]
    sums: dict[int, tuple[int, float, float]] = {}
    for job in jobs:
        for action, visits, money, utility in job.result():
            before = sums.get(action, (0, 0.0, 0.0))
            sums[action] = (before[0] + visits, before[1] + money, before[2] + utility)
    total = max(1, sum(visits for visits, _, _ in sums.values()))
    found = [
        Advice(action, visits, visits / total, money / max(1, visits), utility / max(1, visits))
        for action, (visits, money, utility) in sums.items()
    ]
    return sorted(found, key=lambda one: (-one.visits, -one.utility, one.action))
