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

from bigboard.coach.judge.outcomes import standard_error
from bigboard.coach.judge.rollouts import SEED_BITS, Rollouts, share_of_victory
from bigboard.coach.review.replayed_game import Course
from bigboard.games.contract import JsonDict, State
from bigboard.games.engine.table_base import TableBase
from bigboard.games.rng import Rng

Drawn = Callable[[State], tuple[int, ...]]
LEVELS = 60  # redrawn worlds in which the height of a value is measured; its changes are, in all
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


def measure_stretch(course: Course, start: int, end: int, redraws: int, rng: Rng, levels: int = LEVELS) -> Stretch:
    """The value before the actions from `start` to `end`, after each player's part of them, and after all.

    What play has changed is measured in as many redrawn worlds, the same before and after. Where instinct would have
    done the same, it has changed nothing, and nothing has to be played on to see that. How high the values are,
    only the first worlds say: they are shown, but luck and play are made of changes.
    """
    redrawn = course.prospects.redrawn
    assert redrawn is not None
    rollouts = Rollouts(course.game)
    parts = parts_of(course, start, end, rollouts)
    before: list[list[int]] = []  # everybody's money in the worlds that say how high the values are
    strayed: list[list[list[int]]] = []  # point by point, in the worlds in which instinct plays otherwise
    for number in range(max(redraws, 1)):
        seed = rng.getrandbits(SEED_BITS)
        otherwise = [part.otherwise(rng) for part in parts]
        if number >= levels and not any(otherwise):
            continue
        world = redrawn(course.states[start], rng)
        without_notes(world)
        outcomes = outcomes_of(course, world, parts, otherwise, rollouts, seed)
        if number < levels:
            before.append(outcomes[0])
        if any(otherwise):
            strayed.append(outcomes)
    return stretch_of(course, start, parts, before, strayed, max(redraws, 1))


@dataclass(frozen=True)
class Part:
    """What one player does in a row, from one action up to another, and what instinct would do there: its favourites
    at each of these decisions, all the same to it. What has not been drawn yet has no influence on them."""

    start: int
    end: int
    actions: list[int]
    favourites: list[list[int]]

    def otherwise(self, rng: Rng) -> list[int]:
        """What instinct does up to the first action that the player did not do; empty if it does the same."""
        taken = []
        for action, equal in zip(self.actions, self.favourites, strict=True):
            taken.append(equal[rng.below(len(equal))] if len(equal) > 1 else equal[0])
            if taken[-1] != action:
                return taken
        return []


def parts_of(course: Course, start: int, end: int, rollouts: Rollouts) -> list[Part]:
    parts = []
    first = start
    for k in range(start, end):
        if k + 1 == end or course.states[k + 1].seat != course.states[k].seat:
            favourites = [rollouts.favourites(course.states[place]) for place in range(first, k + 1)]
            parts.append(Part(first, k + 1, course.actions[first : k + 1], favourites))
            first = k + 1
    return parts


def outcomes_of(
    course: Course, world: State, parts: list[Part], otherwise: list[list[int]], rollouts: Rollouts, seed: int
) -> list[list[int]]:
    """How the world goes on from before the first part, and from after each: everybody's money at its end.

    Whoever stands before a part in which instinct would do the same has the very game that comes after it.
    """
    drawn = course.prospects.drawn
    assert drawn is not None
    mark = drawn(world)
    own: list[list[int] | None] = []
    for part, other in zip(parts, otherwise, strict=True):
        if other:
            aside = world.clone()
            for action in other:
                aside.take(action)
            own.append(play_on(rollouts, aside, drawn, mark, seed))
        else:
            own.append(None)
        for action in part.actions:
            world.take(action)
    outcomes = [play_on(rollouts, world, drawn, mark, seed)]
    for money in reversed(own):
        outcomes.append(outcomes[-1] if money is None else money)
    return outcomes[::-1]


def stretch_of(
    course: Course,
    start: int,
    parts: list[Part],
    before: list[list[int]],
    strayed: list[list[list[int]]],
    redraws: int,
) -> Stretch:
    """The other worlds, up to `redraws`, have no change."""
    seats = range(course.players)
    money = [fmean(scores[seat] for scores in before) for seat in seats]
    win = [fmean(share_of_victory(scores, seat) for scores in before) for seat in seats]
    points = [Point(start, -1, money, win)]
    for place, part in enumerate(parts):
        steps = [(world[place], world[place + 1]) for world in strayed]
        money = [money[s] + sum(later[s] - earlier[s] for earlier, later in steps) / redraws for s in seats]
        won = [sum(share_of_victory(b, s) - share_of_victory(a, s) for a, b in steps) for s in seats]
        win = [min(1.0, max(0.0, win[seat] + won[seat] / redraws)) for seat in seats]
        points.append(Point(part.end, course.states[part.start].seat, money, win))
    same = [0.0] * (redraws - len(strayed))
    changes = [[float(world[-1][seat] - world[0][seat]) for world in strayed] for seat in seats]
    return Stretch(points, [standard_error(change + same) for change in changes])


def play_on(rollouts: Rollouts, world: State, drawn: Drawn, mark: tuple[int, ...], seed: int) -> list[int]:
    """To the end. From the next piece of chance on luck among equals begins again, so that two worlds that are alike
    there stay alike."""
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
