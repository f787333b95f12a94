"""Lessons: games in which a search says of every decision of some seats what it thinks of all the actions.

A lesson is a pure function of its game, its terms and its number, so that it does not matter where it is worked out. It
is kept as the actions of the game and what the search found, and what a net reads is worked out again from those.
Lessons are held by processes of this machine, by a cluster, or one after the other in this process.
"""

from __future__ import annotations

import json
import time
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bigboard.bots.greedy import GreedyBot
from bigboard.bots.search.bot import SearchBot
from bigboard.games.registry import game as game_named
from bigboard.games.registry import title
from bigboard.games.rng import Rng
from bigboard.lab.exec.tasks import Player
from bigboard.lab.exec.workers import Workers
from bigboard.lab.run.long_run import backend_for, stoppable

AS_FOUND: Final = 60  # of 100 decisions of a pupil: what the search found best
AS_RATED: Final = 80  # the next ones: by heuristic; the rest: one of those that were looked at often
PUPILS: Final = 50  # of 100 seats, and one at least


@dataclass(frozen=True)
class Terms:
    """The game, and the settings of the search."""

    game: str
    players: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)
    explore: float = 1.5

    def search(self) -> SearchBot:
        """Every action in the same worlds, so that luck is the same for all of them."""
        simulations, horizon = title(self.game).label_search
        return SearchBot(simulations=simulations, explore=self.explore, worlds=1, common=1, horizon=horizon)


class Finding(NamedTuple):
    """The search's rating of an action."""

    action: int
    visits: int
    utility: float


class Judged(NamedTuple):
    """A decision of a pupil: how many actions were taken before it, and what the search found."""

    at: int
    found: list[Finding]


class Lesson(NamedTuple):
    number: int
    actions: list[int]
    judged: list[Judged]
    scores: list[int]
    seconds: float  # of a processor

    def line(self) -> str:
        """For the file of lessons."""
        judged = [[one.at, [[a, visits, round(utility, 4)] for a, visits, utility in one.found]] for one in self.judged]
        return json.dumps([self.number, self.actions, judged, self.scores, round(self.seconds, 3)])


def read_lesson(line: str) -> Lesson:
    number, actions, judged, scores, seconds = json.loads(line)
    return Lesson(
        number, actions, [Judged(at, [Finding(*one) for one in found]) for at, found in judged], scores, seconds
    )


def lesson(terms: Terms, number: int) -> Lesson:
    """Play one game. Pupils mostly take the search's best action; the other seats play the heuristic."""
    rules = game_named(terms.game)
    began = time.process_time()
    rng = Rng(number)
    state = rules.start(rules.deal(terms.players, f"lesson:{number}", dict(terms.options)))
    state.events = False
    pupils = [rng.below(100) < PUPILS for _ in range(terms.players)]
    pupils[rng.below(terms.players)] = True
    greedy = GreedyBot()
    search = terms.search()
    actions: list[int] = []
    judged: list[Judged] = []
    while state.seat >= 0:
        legal = state.legal_actions()
        if len(legal) == 1:
            action = legal[0]
        else:
            world = state.sample(state.seat, rng)
            action = greedy.choose(world, rng)
            if pupils[state.seat]:
                found = [Finding(one.action, one.visits, one.utility) for one in search.advise(world, rng)]
                judged.append(Judged(len(actions), found))
                action = pupils_choice(found, action, rng)
        actions.append(action)
        state.apply(action)
    scores = [int(money) for money in state.scores()]
    return Lesson(number, actions, judged, scores, time.process_time() - began)


def pupils_choice(found: list[Finding], rated: int, rng: Rng) -> int:
    """Mostly what is best, so that games are good ones; sometimes not, so that one learns what to do then."""
    drawn = rng.below(100)
    if drawn < AS_FOUND:
        return found[0].action
    if drawn < AS_RATED:
        return rated
    at = rng.below(sum(one.visits for one in found))
    for one in found:
        at -= one.visits
        if at < 0:
            return one.action
    return found[0].action


@dataclass(frozen=True)
class LessonJob:
    """The data that a worker needs for lessons."""

    terms: Terms

    def player(self) -> Player[int]:
        return lambda number: lesson(self.terms, number).line()


class LessonsStopped(KeyboardInterrupt):
    """Ctrl-C while workers held lessons; those that were finished have been handed in."""


def hold(terms: Terms, numbers: Sequence[int], jobs: int | None, on: str) -> Iterator[Lesson]:
    """The lessons of these numbers, as they get done. It does not matter where."""
    with warnings.catch_warnings():
        # Ray starts programs of its own: a fork that JAX, which has threads, warns about, but another program follows.
        warnings.filterwarnings("ignore", "os.fork", RuntimeWarning)
        workers = Workers(LessonJob(terms), backend_for(on, jobs))
    with stoppable(workers):
        for results in workers.run(numbers):
            for result in results:
                if result.failure:
                    raise ValueError(f"Lesson {result.task} failed: {result.failure}.")
                yield read_lesson(result.line)
    if workers.stopped:
        raise LessonsStopped
