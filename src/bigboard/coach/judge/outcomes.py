"""How simulated games went for a seat, and what the difference between two answers is."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import erf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from bigboard.coach.judge.rollouts import SEED_BITS, Rollouts, lead, share_of_victory, value
from bigboard.games.contract import State
from bigboard.games.rng import Rng

YARDSTICK = 12  # games that are played to the end to see what comes after the stretch that is looked at


class Outcome(NamedTuple):
    """What counts, money, and chance to win."""

    value: float
    money: float
    win: float


@dataclass
class Sample:
    """The outcomes of one answer, world by world."""

    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def value(self) -> float:
        return fmean(outcome.value for outcome in self.outcomes)

    @property
    def money(self) -> float:
        return fmean(outcome.money for outcome in self.outcomes)

    @property
    def win(self) -> float:
        return fmean(outcome.win for outcome in self.outcomes)


class Difference(NamedTuple):
    """How far one answer is above another, in the same worlds; `error` is the standard error of the value."""

    value: float
    money: float
    win: float
    error: float


def compare(one: Sample, two: Sample) -> Difference:
    """The worlds that both have met; their order is the same."""
    pairs = list(zip(one.outcomes, two.outcomes, strict=False))
    values = [a.value - b.value for a, b in pairs]
    return Difference(
        fmean(values),
        fmean(a.money - b.money for a, b in pairs),
        fmean(a.win - b.win for a, b in pairs),
        standard_error(values),
    )


def standard_error(values: list[float]) -> float:
    """Of the mean; of a single value nothing is known but that it may be nothing."""
    if len(values) < 2:
        return abs(values[0]) if values else 0.0
    return stdev(values) / sqrt(len(values))


@dataclass(frozen=True)
class Yardstick:
    """What comes after the stretch that is looked at: how much everybody's money grows, and how much a lead varies.

    Both are nothing where a judgement looks to the end.
    """

    growth: float = 0.0
    spread: float = 0.0

    @staticmethod
    def measured(state: State, rollouts: Rollouts, rng: Rng) -> Yardstick:
        if not rollouts.prospects.ahead:
            return Yardstick()
        growth: list[float] = []
        spread: list[float] = []
        until = rollouts.until(state)
        for _ in range(YARDSTICK):
            world = rollouts.draw(state, rng)
            play = Rng(rng.getrandbits(SEED_BITS))
            half_way = rollouts.look_ahead(world, play, until)
            final = rollouts.finish(world, play)
            growth.append(fmean(final) - fmean(half_way))
            spread.extend((lead(final, seat) - lead(half_way, seat)) ** 2 for seat in range(state.players))
        return Yardstick(fmean(growth), sqrt(fmean(spread)))

    def outcome(self, scores: list[int], seat: int) -> Outcome:
        return Outcome(value(scores, seat), scores[seat] + self.growth, self.chance(scores, seat))

    def chance(self, scores: list[int], seat: int) -> float:
        """To win: a lead that has still to hold is worth less than one at the end."""
        if self.spread < 1e-9:
            return share_of_victory(scores, seat)
        chances = [0.5 * (1 + erf(lead(scores, other) / self.spread / sqrt(2))) for other in range(len(scores))]
        return chances[seat] / sum(chances)

    def typical(self, scores: list[int]) -> float:
        """What a player ends with on average."""
        return max(1.0, fmean(scores) + self.growth)
