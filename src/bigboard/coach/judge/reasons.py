"""Why an answer is better: what happens after it, and after the other one, in the same worlds.

The games declare which events are worth telling and which of their facts make them different ones. A reason is data:
what happens to whom, in how many worlds after either answer. `words.py` says it in the reader's language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from time import perf_counter

from bigboard.coach.judge.outcomes import standard_error
from bigboard.coach.judge.rollouts import SEED_BITS, Rollouts
from bigboard.games.coach_facts import Prospects
from bigboard.games.contract import Event, State
from bigboard.games.registry import declaration
from bigboard.games.rng import Rng, as_rng

WORLDS = 24
FEWEST = 6  # when time is short
MOST = 3  # reasons that are given
LEAST = 0.15  # of all worlds in which it has to make a difference
ERRORS = 1.5  # by which a sum of money has to differ
OWN = 1.3  # how much more it counts when it happens to the deciding seat
MONEY = "account"  # the kind of a reason that names a line of the account

Fact = str | int
Happening = tuple[str, int | None, tuple[tuple[str, Fact], ...]]


@dataclass(frozen=True)
class Reason:
    """It happens in `chosen` of `of` worlds after the chosen answer, and in `best` of them after the better one.

    Of the kind `account` it is a sum: `args` has the line of the account and by how much the better answer brings the
    seat more of it, on average.
    """

    kind: str
    seat: int | None
    args: dict[str, Fact]
    chosen: int
    best: int
    of: int


@dataclass(frozen=True)
class Told:
    """What the answer itself did, what followed in the same stretch of the game, and what came after it."""

    at_once: list[Event]
    soon: list[Event]
    later: list[Event]

    @property
    def all(self) -> list[Event]:
        return [*self.at_once, *self.soon, *self.later]

    def happenings(self, prospects: Prospects) -> set[Happening]:
        lasting = [event for event in self.later if event.type not in prospects.passing]
        events = [*self.at_once, *self.soon, *lasting]
        return {key(event, prospects) for event in events if event.type in prospects.telling}


def explain(
    state: State,
    seat: int,
    chosen: Sequence[int],
    best: Sequence[int],
    rng: Rng | int,
    worlds: int = WORLDS,
    seconds: float = inf,
) -> list[Reason]:
    """What makes the difference, the most telling first. Only from what the seat may know.

    After so many seconds a few worlds have to be enough.
    """
    if tuple(chosen) == tuple(best):
        return []
    source = as_rng(rng)
    rollouts = Rollouts(state.game.name)
    told: list[tuple[Told, Told]] = []
    until = rollouts.until(state)
    ends = perf_counter() + seconds
    for number in range(worlds):
        if number >= FEWEST and perf_counter() > ends:
            break
        world = rollouts.draw(state, source)
        seed = source.getrandbits(SEED_BITS)
        told.append((course(rollouts, world, chosen, seed, until), course(rollouts, world, best, seed, until)))
    happened = happenings(told, rollouts.prospects, seat)
    return [*happened, *sums(state, told, seat)][:MOST]


def course(rollouts: Rollouts, world: State, actions: Sequence[int], seed: int, until: int) -> Told:
    copy = world.clone()
    copy.events = True
    at_once: list[Event] = []
    for action in actions:
        if action not in copy.legal_actions():
            break
        at_once.extend(copy.apply(action))
    soon, later = rollouts.tell(copy, Rng(seed), until)
    return Told(at_once, soon, later)


def happenings(told: list[tuple[Told, Told]], prospects: Prospects, seat: int) -> list[Reason]:
    """What happens in clearly more worlds after one answer than after the other."""
    often: tuple[Counter[Happening], Counter[Happening]] = (Counter(), Counter())
    apart: Counter[Happening] = Counter()  # worlds in which it happens after one answer only
    answers: set[Happening] = set()  # what the answers themselves do is no reason for them
    for pair in told:
        seen = [side.happenings(prospects) for side in pair]
        for counter, found in zip(often, seen, strict=True):
            counter.update(found)
        apart.update(seen[0] ^ seen[1])
        answers.update(
            key(event, prospects) for side in pair for event in side.at_once if event.type in prospects.telling
        )
    reasons = []
    for happening, worlds in apart.items():
        after_chosen, after_best = often[0][happening], often[1][happening]
        difference = abs(after_best - after_chosen)
        if difference >= max(2, LEAST * len(told)) and happening not in answers:
            kind, who, facts = happening
            weight = difference / worlds**0.5 * (OWN if who == seat else 1.0)
            reasons.append((weight, Reason(kind, who, dict(facts), after_chosen, after_best, len(told))))
    reasons.sort(key=lambda one: (-one[0], one[1].kind, str(one[1].args)))
    return [reason for _, reason in reasons[: MOST - 1]]


def key(event: Event, prospects: Prospects) -> Happening:
    names = prospects.telling[event.type]
    seat = event.seat if "seat" in names else None
    return event.type, seat, tuple((name, event.data[name]) for name in names if name in event.data)


def sums(state: State, told: list[tuple[Told, Told]], seat: int) -> list[Reason]:
    """The lines of the account in which the better answer brings the seat more."""
    declared = declaration(state.game.name)
    lines: dict[str, list[float]] = {line: [] for line in declared.accounts}
    for pair in told:
        booked = [declared.booked([event.seen_by(-1) for event in side.all], state.players) for side in pair]
        for line, differences in lines.items():
            differences.append(booked[1][line][seat] - booked[0][line][seat])
    found = []
    for line, differences in lines.items():
        mean = fmean(differences) if differences else 0.0
        if mean > ERRORS * standard_error(differences) and round(mean):
            found.append((mean, Reason(MONEY, seat, {"line": line, "amount": round(mean)}, 0, 0, len(told))))
    found.sort(key=lambda one: (-one[0], str(one[1].args)))
    return [reason for _, reason in found[:MOST]]
