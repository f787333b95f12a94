"""Luck apart from skill: the expected result of all seats before and after each piece of chance.

The value of a state is what each seat ends with on average when all that chance has not decided yet is drawn afresh and
all play by the heuristic. Luck is the change of that value where chance decides, play is the change where a player
does. Drawn afresh, chance changes nothing on average, so luck is zero on average, however well the players play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import pairwise
from statistics import fmean

from bigboard.coach.judge.rollouts import SEED_BITS, Rollouts, favorites, share_of_victory
from bigboard.coach.judge.trial import standard_error
from bigboard.coach.review.replayed_game import ReplayedGame
from bigboard.games.contract import JsonDict, State
from bigboard.games.engine.table_base import TableBase
from bigboard.games.rng import Rng

Drawn = Callable[[State], tuple[int, ...]]
LEVELS = 60  # redrawn worlds in which the height of a value is measured; its changes are, in all
DEALS = 60  # fresh ones, to see what a seat can expect before anything is dealt


@dataclass(frozen=True)
class Point:
    """The expected results of all seats after action `n`, counted from 1 (0: before the first), which `seat` played."""

    n: int
    seat: int
    money: list[float]
    win: list[float]

    def to_json(self) -> JsonDict:
        return asdict(self)


@dataclass(frozen=True)
class Segment:
    """From one piece of chance to the next: the first point is before any of its actions, the last after all.

    `errors` are the standard errors of the change from the first to the last point, by seat.
    """

    points: list[Point]
    errors: list[float]

    def to_json(self) -> JsonDict:
        return {"points": [point.to_json() for point in self.points], "errors": self.errors}

    @staticmethod
    def from_json(stored: JsonDict) -> Segment:
        return Segment([Point(**point) for point in stored["points"]], stored["errors"])


def measure_segment(
    replay: ReplayedGame, start: int, end: int, redraws: int, rng: Rng, levels: int = LEVELS
) -> Segment:
    """The value before the actions from `start` to `end`, after each player's part of them, and after all.

    What play has changed is measured in as many redrawn worlds, the same before and after. Where heuristic would have
    done the same, it has changed nothing, and nothing has to be played on to see that. How high the values are,
    only the first worlds say: they are shown, but luck and play are made of changes.
    """
    redraws = max(redraws, 1)
    parts = parts_of(replay, start, end, Rollouts(replay.game))
    before, strayed = redraw(replay, start, parts, redraws, rng, levels)
    return segment_of(replay, start, parts, before, strayed, redraws)


def redraw(
    replay: ReplayedGame, start: int, parts: list[Part], redraws: int, rng: Rng, levels: int
) -> tuple[list[list[int]], list[list[list[int]]]]:
    """Return the money of all seats in redrawn worlds: in the first ones, and point by point in those that stray.

    The first `levels` worlds set the level of the values. A world strays if the heuristic would play otherwise.
    """
    redrawn = replay.facts.redrawn
    assert redrawn is not None
    rollouts = Rollouts(replay.game)
    before: list[list[int]] = []
    strayed: list[list[list[int]]] = []
    for number in range(redraws):
        seed = rng.getrandbits(SEED_BITS)
        otherwise = [part.otherwise(rng) for part in parts]
        if number >= levels and not any(otherwise):
            continue
        world = redrawn(replay.states[start], rng)
        without_notes(world)
        outcomes = outcomes_of(replay, world, parts, otherwise, rollouts, seed)
        if number < levels:
            before.append(outcomes[0])
        if any(otherwise):
            strayed.append(outcomes)
    return before, strayed


@dataclass(frozen=True)
class Part:
    """The actions of one player in a row, from `start` up to `end`, and the heuristic's favorites at each of them.

    The heuristic rates the favorites of a decision equally. What has not been drawn yet has no influence on them.
    """

    start: int
    end: int
    actions: list[int]
    favorites: list[list[int]]

    def otherwise(self, rng: Rng) -> list[int]:
        """Return the heuristic's actions up to the first that the player did not choose; empty if all are the same."""
        taken = []
        for action, equal in zip(self.actions, self.favorites, strict=True):
            taken.append(equal[rng.below(len(equal))] if len(equal) > 1 else equal[0])
            if taken[-1] != action:
                return taken
        return []


def parts_of(replay: ReplayedGame, start: int, end: int, rollouts: Rollouts) -> list[Part]:
    parts = []
    first = start
    for k in range(start, end):
        if k + 1 == end or replay.states[k + 1].seat != replay.states[k].seat:
            equal = [favorites(rollouts, replay.states[place]) for place in range(first, k + 1)]
            parts.append(Part(first, k + 1, replay.actions[first : k + 1], equal))
            first = k + 1
    return parts


def outcomes_of(
    replay: ReplayedGame, world: State, parts: list[Part], otherwise: list[list[int]], rollouts: Rollouts, seed: int
) -> list[list[int]]:
    """Return the money of all seats at the end, played on from before the first part and from after each part.

    If the heuristic would choose the same actions in a part, the games from before and after it are the same.
    """
    drawn = replay.facts.drawn
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


def segment_of(
    replay: ReplayedGame,
    start: int,
    parts: list[Part],
    before: list[list[int]],
    strayed: list[list[list[int]]],
    redraws: int,
) -> Segment:
    """The other worlds, up to `redraws`, have no change."""
    seats = range(replay.players)
    money = [fmean(scores[seat] for scores in before) for seat in seats]
    win = [fmean(share_of_victory(scores, seat) for scores in before) for seat in seats]
    points = [Point(start, -1, money, win)]
    for place, part in enumerate(parts):
        steps = [(world[place], world[place + 1]) for world in strayed]
        money = [money[s] + sum(later[s] - earlier[s] for earlier, later in steps) / redraws for s in seats]
        won = [sum(share_of_victory(b, s) - share_of_victory(a, s) for a, b in steps) for s in seats]
        win = [min(1.0, max(0.0, win[seat] + won[seat] / redraws)) for seat in seats]
        points.append(Point(part.end, replay.states[part.start].seat, money, win))
    same = [0.0] * (redraws - len(strayed))
    changes = [[float(world[-1][seat] - world[0][seat]) for world in strayed] for seat in seats]
    return Segment(points, [standard_error(change + same) for change in changes])


def play_on(rollouts: Rollouts, world: State, drawn: Drawn, mark: tuple[int, ...], seed: int) -> list[int]:
    """Play to the end, and return the scores.

    The random numbers start again at the next piece of chance, so that two samples that are equal there stay equal.
    """
    rng = Rng(seed ^ 1)
    out, ratings = rollouts.search.out, rollouts.search.ratings
    while drawn(world) == mark and (count := world.fill_legal(out)) > 0:
        world.take(out[0] if count == 1 else rollouts.heuristic.pick(world, out, count, ratings, rng))
    return rollouts.finish(world, Rng(seed))


def without_notes(world: State) -> None:
    """Drop the notes that only sampling needs: this world is only played on."""
    if isinstance(world, TableBase):
        world.forget_notes()


@dataclass(frozen=True)
class Expectation:
    """The expected result of each seat before the deal: equal for all seats, as none has an advantage yet."""

    money: float
    error: float

    def to_json(self) -> JsonDict:
        return asdict(self)


def measure_expectation(replay: ReplayedGame, rng: Rng, deals: int = DEALS) -> Expectation:
    """The average over fresh deals and all seats."""
    rollouts = Rollouts(replay.game)
    game = replay.states[0].game
    options = replay.states[0].observe(-1).get("options")
    means: list[float] = []
    for _ in range(deals):
        state = game.start(game.deal(replay.players, rng.getrandbits(32), options))
        state.events = False
        without_notes(state)
        scores = rollouts.finish(state, Rng(rng.getrandbits(SEED_BITS)))
        means.append(fmean(scores))
    return Expectation(fmean(means), standard_error(means))


@dataclass(frozen=True)
class Ledger:
    """The sources of a seat's result: expectation + luck + own + others = result, exactly."""

    expectation: float
    luck: float
    own: float
    others: float
    error: float  # standard error of the luck
    so_far: list[float]  # luck up to each point of the timeline


def balance(seat: int, segments: list[Segment], expectation: Expectation, result: float | None) -> Ledger:
    """`result` is None where the game is not over: then it is what the last point expects."""
    luck = segments[0].points[0].money[seat] - expectation.money
    own = others = 0.0
    variance = expectation.error**2
    so_far: list[float] = []
    before: float | None = None
    for segment in segments:
        points = segment.points
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
        variance += segment.errors[seat] ** 2
    assert before is not None
    if result is not None:
        luck += result - before
        so_far[-1] = luck
    return Ledger(expectation.money, luck, own, others, variance**0.5, so_far)


def start_of(segments: list[Segment]) -> Expectation:
    """Return the average of all seats at the start of a game that began with a position.

    The seats of a position differ, so a seat's difference from the average counts as luck before the first move.
    """
    return Expectation(fmean(segments[0].points[0].money), 0.0)
