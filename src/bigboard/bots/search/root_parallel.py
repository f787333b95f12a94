"""Several processes that think about the same decision, each with a tree and chance of its own (root parallelism).

The world goes to them as its position, and what they found about each action is added up. A tree is not kept from one
decision to the next. Starting them takes a second or so, once; a server has better use for its cores, so nothing
starts them there.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import TYPE_CHECKING

from bigboard.bots.search.mcts import Advice
from bigboard.games.contract import State
from bigboard.games.rng import Rng

if TYPE_CHECKING:
    from bigboard.bots.search.bot import SearchBot

SEED_BITS = 62
Found = tuple[int, int, float, float]  # action, visits, and the sums of money and utility


@cache
def crew(processes: int) -> ProcessPoolExecutor:
    """So many processes, for as long as this one lives."""
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))


def think(player: SearchBot, world: State, seed: int) -> list[Found]:
    """One process's part."""
    world.events = False
    return [
        (advice.action, advice.visits, advice.money * advice.visits, advice.utility * advice.visits)
        for advice in player.advise(world, Rng(seed))
    ]


def advise_together(parts: Sequence[SearchBot], world: State, rng: Rng) -> list[Advice]:
    """What all of them think of the actions, the best first: the most visited, then the best on average."""
    jobs = [crew(len(parts)).submit(think, part, world, rng.getrandbits(SEED_BITS)) for part in parts]
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
