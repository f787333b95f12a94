"""A trial: answers to one question, compared in the same sampled states with the same chance afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from bigboard.coach.judge.answers import Answer
from bigboard.coach.judge.rollouts import SEED_BITS, Outcome, Remainder, Rollouts, take_all
from bigboard.games.contract import State
from bigboard.games.rng import Rng

MONEY_WEIGHT = 0.2  # of a typical final score, in chances to win: money decides between about equal chances


class Difference(NamedTuple):
    """The lead of one answer over another in the same samples, with standard errors."""

    money: float
    win: float
    money_error: float
    win_error: float
    value: float
    value_error: float


class Trial:
    """The outcomes of answers, sample by sample. Sample `k` is the same for every answer, whenever it is played."""

    def __init__(self, state: State, rng: Rng, rollouts: Rollouts, remainder: Remainder, until: int) -> None:
        self.state = state
        self.rng = rng
        self.rollouts = rollouts
        self.remainder = remainder
        self.until = until
        self.seeds: list[tuple[int, int]] = []  # of the sampled state, and of the chance afterwards
        self.outcomes: dict[Answer, list[Outcome]] = {}

    def play(self, answers: Sequence[Answer], samples: int) -> None:
        """Play the answers until each has so many samples. A sampled state is drawn once for all of them."""
        found = [self.outcomes.setdefault(answer, []) for answer in answers]
        seat = self.state.seat
        for number in range(min(map(len, found)), samples):
            if number == len(self.seeds):
                self.seeds.append((self.rng.getrandbits(SEED_BITS), self.rng.getrandbits(SEED_BITS)))
            state_seed, seed = self.seeds[number]
            world = self.rollouts.draw(self.state, Rng(state_seed))
            for answer, outcomes in zip(answers, found, strict=True):
                if len(outcomes) == number:
                    copy = world.clone()
                    take_all(copy, answer)
                    outcomes.append(self.rollouts.outcome(copy, Rng(seed), self.until, seat, self.remainder))

    def count_games(self, answer: Answer) -> int:
        return len(self.outcomes.get(answer, ()))

    def mean(self, answer: Answer) -> Outcome:
        found = self.outcomes[answer]
        return Outcome(fmean(one.money for one in found), fmean(one.win for one in found))

    def value(self, answer: Answer) -> float:
        """Return the chance to win, and a little for the money."""
        money, win = self.mean(answer)
        return win + MONEY_WEIGHT * money / self.remainder.typical

    def compare(self, one: Answer, two: Answer) -> Difference:
        """Return the difference in the samples that both have."""
        pairs = list(zip(self.outcomes[one], self.outcomes[two], strict=False))
        money = [a.money - b.money for a, b in pairs]
        win = [a.win - b.win for a, b in pairs]
        scale = MONEY_WEIGHT / self.remainder.typical
        value = [w + scale * m for w, m in zip(win, money, strict=True)]
        errors = [standard_error(values) for values in (money, win, value)]
        return Difference(fmean(money), fmean(win), errors[0], errors[1], fmean(value), errors[2])

    def ranking(self, answers: Iterable[Answer]) -> list[Answer]:
        """Return the answers, the highest value first."""
        return sorted(answers, key=lambda answer: (-self.value(answer), answer))


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; a single value may as well be nothing."""
    if len(values) < 2:
        return abs(values[0]) if values else 0.0
    mean = fmean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
