"""The difficulty of a puzzle: how often weaker bots fail at it, as a rating on the scale of players' ratings."""

from __future__ import annotations

from math import exp, log

from bigboard.bots import bot
from bigboard.coach.judge.answers import Answer, answer_of
from bigboard.games.contract import State
from bigboard.games.rng import Rng

# The bots that try, what each is taken to be rated, and how often it tries.
GRADERS: tuple[tuple[str, int, int], ...] = (
    ("theo", 900, 8),
    ("lulu", 1100, 6),
    ("otto", 1200, 2),
    ("greedy", 1350, 4),
    ("search:simulations=40", 1500, 6),
    ("search:simulations=200", 1750, 4),
)
THEO, LULU, OTTO, GREEDY = 0, 1, 2, 3
USUAL, SPREAD = 1500, 350  # of a puzzle without attempts
SCALE = 400 / log(10)
LOW, HIGH = 600, 2600


def failures(state: State, right: Answer, rng: Rng) -> list[int]:
    """Return the number of failures of each grader."""
    return [sum(answer_of(bot(name), state, rng) != right for _ in range(tries)) for name, _, tries in GRADERS]


def is_trivial(failed: list[int]) -> bool:
    """Return whether even the weak bots find the answer nearly always."""
    return failed[THEO] < 4 and not any(failed[place] for place in (LULU, OTTO, GREEDY))


def grade(failed: list[int]) -> int:
    """The rating that explains the graders' results best."""

    def likelihood(rating: int) -> float:
        total = -(((rating - USUAL) / SPREAD) ** 2) / 2
        for (_, strength, tries), wrong in zip(GRADERS, failed, strict=True):
            solves = 1 / (1 + exp((rating - strength) / SCALE))
            total += (tries - wrong) * log(solves) + wrong * log(1 - solves)
        return total

    return max(range(LOW, HIGH + 1, 10), key=likelihood)
