"""Luck apart from skill: what everybody could expect before and after each piece of chance.

The value of a state is what each seat ends with on average when all that chance has not decided yet is drawn afresh and
everybody plays on by instinct. Luck is the change of that value where chance decides, play is the change where somebody
does. Drawn afresh, chance changes nothing on average, so luck is nothing on average, whoever plays how well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import pairwise
from statistics import fmean, pstdev

from bigboard.coach.course import Course
from bigboard.coach.outcomes import standard_error
from bigboard.coach.rollouts import SEED_BITS, Rollouts, share_of_victory
from bigboard.games.base import TableBase
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng

Drawn = Callable[[State], tuple[int, ...]]
DEALS = 60  # fresh ones, to see what a seat can expect before anything is dealt


@dataclass(frozen=True)
class Point:
    """What everybody could expect after action `n`, counted from 1 (0: before the first); `seat` has just played."""

    n: int
    seat: int
    money: list[float]
    win: list[float]

    def to_json(self) -> JsonDict:
        return asdict(self)


@dataclass(frozen=True)
class Stretch:
    """From one piece of chance to the next: the first point is before any of its actions, the last after all.

    `errors` are the standard errors of the change from the first to the last point, by seat.
    """

    points: list[Point]
    errors: list[float]

    def to_json(self) -> JsonDict:
        return {"points": [point.to_json() for point in self.points], "errors": self.errors}

    @staticmethod
    def from_json(stored: JsonDict) -> Stretch:
        return Stretch([Point(**point) for point in stored["points"]], stored["errors"])


def measure_stretch(course: Course, start: int, end: int, redraws: int, rng: Rng) -> Stretch:
    """The value before the actions from `start` to `end`, after each player's part of them, and after all.

    All are measured in the same redrawn worlds, so that what nobody's play has changed does not seem to.
    """
    redrawn, drawn = course.prospects.redrawn, course.prospects.drawn
    assert redrawn is not None
    assert drawn is not None
    rollouts = Rollouts(course.game)
    seats = range(course.players)
    stops = [k for k in range(start, end) if k + 1 == end or course.states[k + 1].seat != course.states[k].seat]
    results: list[list[list[int]]] = [[] for _ in range(len(stops) + 1)]  # by point and world: everybody's money
    for _ in range(redraws):
        world = redrawn(course.states[start], rng)
        without_notes(world)
        seed = rng.getrandbits(SEED_BITS)
        mark = drawn(world)
        results[0].append(play_on(rollouts, world.clone(), drawn, mark, seed))
        k = start
        for place, stop in enumerate(stops, 1):
            while k <= stop:
                world.take(course.actions[k])
                k += 1
            results[place].append(play_on(rollouts, world.clone(), drawn, mark, seed))
    points = []
    for place, worlds in enumerate(results):
        n = start if place == 0 else stops[place - 1] + 1
        seat = -1 if place == 0 else course.states[n - 1].seat
        money = [fmean(scores[seat] for scores in worlds) for seat in seats]
        points.append(Point(n, seat, money, [fmean(share_of_victory(w, s) for w in worlds) for s in seats]))
    changes = [[float(b[seat] - a[seat]) for a, b in zip(results[0], results[-1], strict=True)] for seat in seats]
    return Stretch(points, [standard_error(change) for change in changes])


def play_on(rollouts: Rollouts, world: State, drawn: Drawn, mark: tuple[int, ...], seed: int) -> list[int]:
    """To the end. From the next piece of chance on luck among equals begins again, so that whoever plays up to there as
    instinct would have done gets the very same game."""
    rng = Rng(seed ^ 1)
    out, ratings = rollouts.search.out, rollouts.search.ratings
    while drawn(world) == mark and (count := world.fill_legal(out)) > 0:
        world.take(out[0] if count == 1 else rollouts.instinct.pick(world, out, count, ratings, rng))
    return rollouts.finish(world, Rng(seed))


def without_notes(world: State) -> None:
    """Nobody samples in a world that is only played on."""
    if isinstance(world, TableBase):
        world.forget_notes()


@dataclass(frozen=True)
class Expectation:
    """What each seat can expect before anything is dealt: all the same, as nobody has an advantage yet.

    `spread` is the standard deviation of a seat's result.
    """

    money: float
    error: float
    spread: float

    def to_json(self) -> JsonDict:
        return asdict(self)


def measure_expectation(course: Course, rng: Rng, deals: int = DEALS) -> Expectation:
    """The average over fresh deals and all seats."""
    rollouts = Rollouts(course.game)
    game = course.states[0].game
    options = course.states[0].observe(-1).get("options")
    means: list[float] = []
    results: list[int] = []
    for _ in range(deals):
        state = game.start(game.deal(course.players, rng.getrandbits(32), options))
        state.events = False
        without_notes(state)
        scores = rollouts.finish(state, Rng(rng.getrandbits(SEED_BITS)))
        means.append(fmean(scores))
        results.extend(scores)
    return Expectation(fmean(means), standard_error(means), pstdev(results))


@dataclass(frozen=True)
class Ledger:
    """Where a seat's result came from: expectation + luck + own + others + noise = result, exactly.

    `trust` is the part of the measured luck that is taken for luck; the rest of it may as well be the noise of the
    simulations, and is booked as that.
    """

    expectation: float
    luck: float
    own: float
    others: float
    noise: float
    error: float  # standard error of the luck
    trust: float
    so_far: list[float]  # luck up to each point of the timeline


def balance(seat: int, stretches: list[Stretch], expectation: Expectation, result: float | None) -> Ledger:
    """`result` is None where the game is not over: then it is what the last point expects."""
    luck = stretches[0].points[0].money[seat] - expectation.money
    own = others = 0.0
    variance = expectation.error**2
    so_far: list[float] = []
    before: float | None = None
    for stretch in stretches:
        points = stretch.points
        if before is not None:
            luck += points[0].money[seat] - before
        so_far.append(luck)
        for earlier, later in pairwise(points):
            change = later.money[seat] - earlier.money[seat]
            if later.seat == seat:
                own += change
            else:
                others += change
            so_far.append(luck)
        before = points[-1].money[seat]
        variance += stretch.errors[seat] ** 2
    assert before is not None
    if result is not None:
        luck += result - before
        so_far[-1] = luck
    usual = expectation.spread**2
    trust = usual / (usual + variance) if usual else 1.0
    error = (trust * variance) ** 0.5
    return Ledger(
        expectation.money, trust * luck, own, others, (1 - trust) * luck, error, trust, [trust * one for one in so_far]
    )


def start_of(stretches: list[Stretch]) -> Expectation:
    """For a game that began with a position: everybody's average there. Nobody's seat is like another's, so what one
    has above that is booked as luck before the first move."""
    return Expectation(fmean(stretches[0].points[0].money), 0.0, 0.0)
