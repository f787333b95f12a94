"""Reasons why an answer is better: the money that moved, and its cause, then how often rivals' events differed.

Both answers are played to the end in the same sampled states. The first reason is a cause: the line of the account in
which the better answer brings the seat more, or a rival less, with the chain or company behind it. The others count
events of rivals and of the table. A reason is data; `wording.py` says it in the reader's language.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from time import perf_counter

from bigboard.coach.judge.rollouts import SEED_BITS, Rollouts
from bigboard.coach.judge.trial import standard_error
from bigboard.games.coach_facts import CoachFacts
from bigboard.games.contract import Event, State
from bigboard.games.declaration import GAME_OVER, Declaration
from bigboard.games.registry import declaration
from bigboard.games.rng import Rng, as_rng

SAMPLES = 32
FEWEST = 8  # samples when time is short
MOST = 3  # reasons that are given
LEAST = 0.2  # of all samples in which an event has to make a difference
ERRORS = 2.0  # standard errors by which a sum of money has to differ
OFFSET = 0.4  # of a gain: a loss in another line that is greater is told with it
HOLDS = 0.6  # of all samples in which a bid holds its stockpile
THINGS = ("chain", "company")  # facts of an event that name the cause of a payment
CAUSE, SAVES = "cause", "cause_saves"  # the seat gets more, or pays less
RIVAL, PAYS = "cause_rival", "cause_pays"  # a rival gets less, or pays more
BID, OUTBID = "cause_bid", "cause_outbid"  # a bid on another stockpile, or a higher one
CAUSES = frozenset({CAUSE, SAVES, RIVAL, PAYS, BID, OUTBID})

Fact = str | int
Happening = tuple[str, int | None, tuple[tuple[str, Fact], ...]]
Flow = tuple[str, int, str]  # line of the account, seat, chain or company ("" where none)


@dataclass(frozen=True)
class Reason:
    """A cause, or an event that happens in `best` of `of` samples after the better answer, in `chosen` after the other.

    A cause is a sum: `args` has the line of the account, the amount, and the chain or company if there is one.
    """

    kind: str
    seat: int | None
    args: dict[str, Fact]
    chosen: int
    best: int
    of: int


@dataclass(frozen=True)
class Playthrough:
    """The events of one answer in one sample: of the answer itself, of the same round, and of those after it."""

    at_once: list[Event]
    soon: list[Event]
    later: list[Event]

    def happenings(self, facts: CoachFacts) -> set[Happening]:
        lasting = [event for event in self.later if event.type not in facts.passing]
        return {key(event, facts) for event in [*self.at_once, *self.soon, *lasting] if event.type in facts.telling}

    def flows(self, declared: Declaration) -> Counter[Flow]:
        """Return the sums that changed hands."""
        found: Counter[Flow] = Counter()
        over = False
        for event in [*self.at_once, *self.soon, *self.later]:
            kind = declared.event(event.type)
            over = over or kind.type == GAME_OVER
            facts = event.seen_by(-1)
            thing = next((str(facts[name]) for name in THINGS if name in facts), "")
            for flow in kind.money:
                line = flow.final if over and flow.final else flow.entry
                found[line, int(facts[flow.seat]), thing] += flow.sign * int(facts[flow.amount])
        return found


Pair = tuple[Playthrough, Playthrough]  # of the chosen answer, and of the better one


def explain(
    state: State,
    seat: int,
    chosen: Sequence[int],
    best: Sequence[int],
    rng: Rng | int,
    samples: int = SAMPLES,
    seconds: float = inf,
) -> list[Reason]:
    """Return the reasons, the cause first, from what the seat may know. After `seconds` few samples are enough."""
    if tuple(chosen) == tuple(best):
        return []
    source = as_rng(rng)
    rollouts = Rollouts(state.game.name)
    pairs: list[Pair] = []
    ends = perf_counter() + seconds
    for number in range(samples):
        if number >= FEWEST and perf_counter() > ends:
            break
        world = rollouts.draw(state, source)
        seed = source.getrandbits(SEED_BITS)
        pairs.append((play_through(rollouts, world, chosen, seed), play_through(rollouts, world, best, seed)))
    cause = find_cause(state, pairs, seat)
    if cause is not None:
        cause = with_bid(state, seat, chosen, best, pairs, cause)
    return [*([cause] if cause else []), *happenings(pairs, rollouts.facts, seat)][:MOST]


def play_through(rollouts: Rollouts, world: State, actions: Sequence[int], seed: int) -> Playthrough:
    copy = world.clone()
    copy.events = True
    at_once: list[Event] = []
    for action in actions:
        if action not in copy.legal_actions():
            break
        at_once.extend(copy.apply(action))
    soon, later = rollouts.record(copy, Rng(seed), -1)
    return Playthrough(at_once, soon, later)


def find_cause(state: State, pairs: list[Pair], seat: int) -> Reason | None:
    """Return the line of the account that the better answer improves most: the seat's own, else a rival's."""
    declared = declaration(state.game.name)
    booked = [(one.flows(declared), two.flows(declared)) for one, two in pairs]
    lines: dict[tuple[str, int], list[float]] = {
        (line, other): [
            float(
                sum(
                    sign * amount
                    for side, sign in ((two, 1), (one, -1))
                    for flow, amount in side.items()
                    if flow[:2] == (line, other)
                )
            )
            for one, two in booked
        ]
        for line in declared.accounts
        for other in range(state.players)
    }
    gains = [
        (fmean(values), line, other)
        for (line, other), values in lines.items()
        if values and abs(fmean(values)) > ERRORS * standard_error(values) and round(fmean(values))
    ]
    own = max((one for one in gains if one[2] == seat and one[0] > 0), default=None)
    rival = min((one for one in gains if one[2] != seat and one[0] < 0), default=None)
    found = own or rival
    if found is None:
        return None
    mean, line, other = found
    things: defaultdict[str, float] = defaultdict(float)
    for one, two in booked:
        for side, sign in ((two, 1), (one, -1)):
            for flow, amount in side.items():
                if flow[:2] == (line, other) and flow[2]:
                    things[flow[2]] += sign * amount / len(booked)
    args: dict[str, Fact] = {"line": line, "amount": approximate(mean)}
    thing = max(things, key=lambda name: things[name] * (1 if mean > 0 else -1), default="")
    if thing and abs(things[thing]) >= abs(mean) / 2:
        args["thing"] = thing

    def is_paid(entry: str) -> bool:
        """Return whether the player pays in this line of the account."""
        both = [flow for sides in booked for side in sides for flow in side.items()]
        return sum(amount for flow, amount in both if flow[:2] == (entry, other)) < 0

    worst = min((one for one in gains if one[2] == seat), default=None)
    if own and worst and -worst[0] > OFFSET * mean:
        args |= {
            "less": approximate(worst[0]),
            "less_line": worst[1],
            "less_is": "paid" if is_paid(worst[1]) else "got",
        }
    gets, pays = (CAUSE, SAVES) if own else (RIVAL, PAYS)
    return Reason(pays if is_paid(line) else gets, other, args, 0, 0, len(pairs))


def approximate(amount: float) -> int:
    """Return the size of a sum without digits that mean nothing."""
    size = abs(round(amount))
    unit = 100 if size >= 1000 else 10 if size >= 100 else 1
    return (size + unit // 2) // unit * unit


def with_bid(
    state: State, seat: int, chosen: Sequence[int], best: Sequence[int], pairs: list[Pair], cause: Reason
) -> Reason:
    """Return the cause of a better bid with its amount, where it holds its stockpile and the other bid does not."""
    described, other = state.describe(best[0]), state.describe(chosen[0])
    if described.get("type") != "bid" or "pile" not in described or cause.kind != CAUSE:
        return cause
    costs = {int(one["action"]): int(one["cost"]) for one in state.offers(seat)["choices"]}

    def holds(side: Playthrough) -> bool:
        return any(
            event.type == "pile_taken" and event.seat == seat and event.data["pile"] == described["pile"]
            for event in [*side.at_once, *side.soon]
        )

    held = [sum(holds(pair[side]) for pair in pairs) / len(pairs) for side in (0, 1)]
    if held[1] < HOLDS or held[0] > 1 - HOLDS:
        return cause
    args = {**cause.args, "bid": costs.get(best[0], 0), "pile": int(described["pile"])}
    if other.get("pile") == described["pile"]:
        return Reason(OUTBID, seat, {**args, "own": costs.get(chosen[0], 0)}, 0, 0, cause.of)
    return Reason(BID, seat, args, 0, 0, cause.of)


def happenings(pairs: list[Pair], facts: CoachFacts, seat: int) -> list[Reason]:
    """Return the events of rivals and of the table that happen clearly more often after one of the answers."""
    often: tuple[Counter[Happening], Counter[Happening]] = (Counter(), Counter())
    apart: Counter[Happening] = Counter()  # samples in which it happens after one answer only
    answers: set[Happening] = set()  # the answers themselves are no reason for them
    for pair in pairs:
        seen = [side.happenings(facts) for side in pair]
        for counter, found in zip(often, seen, strict=True):
            counter.update(found)
        apart.update(seen[0] ^ seen[1])
        answers.update(key(event, facts) for side in pair for event in side.at_once if event.type in facts.telling)
    reasons = []
    for happening, samples in apart.items():
        kind, other, details = happening
        difference = abs(often[1][happening] - often[0][happening])
        if difference >= max(2, LEAST * len(pairs)) and happening not in answers and other != seat:
            reason = Reason(kind, other, dict(details), often[0][happening], often[1][happening], len(pairs))
            reasons.append((difference / samples**0.5, reason))
    reasons.sort(key=lambda one: (-one[0], one[1].kind, str(one[1].args)))
    return [reason for _, reason in reasons[: MOST - 1]]


def key(event: Event, facts: CoachFacts) -> Happening:
    names = facts.telling[event.type]
    seat = event.seat if "seat" in names else None
    return event.type, seat, tuple((name, event.data[name]) for name in names if name in event.data)
