"""What a game's instinct offers to the bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bigboard.games.contract import State
from bigboard.games.rng import Rng

SURE: Final = 256  # nothing that the rivals have done speaks against the world


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """Rates actions in dollars; better is higher, only differences count. This one has no opinion.

    `weights` are the numbers that its rules of thumb use, if it has any: `benchmarks/fit.py` finds better ones.
    """

    def __init__(self) -> None:
        self.weights: vec[i64] = vec[i64]()

    def rate(self, state: State, actions: vec[i64], count: i64, ratings: vec[i64]) -> None:
        """Writes a rating for each of the first `count` actions, all legal for the seat that decides."""
        for k in range(count):
            ratings[k] = 0

    def pick(self, state: State, actions: vec[i64], count: i64, ratings: vec[i64], rng: Rng) -> i64:
        """The best rated action; among equals a random one."""
        if count == 1:
            return actions[0]
        self.rate(state, actions, count, ratings)
        best = ratings[0]
        chosen: i64 = 0
        equal: i64 = 1
        for k in range(i64(1), count):
            if ratings[k] > best:
                best = ratings[k]
                chosen = k
                equal = 1
            elif ratings[k] == best:
                equal += 1
                if rng.below(equal) == 0:
                    chosen = k
        return actions[chosen]

    def plausibility(self, state: State, seat: i64) -> i64:
        """How well this world, drawn for the seat, agrees with the rivals' choices: from 0 to SURE."""
        return SURE
