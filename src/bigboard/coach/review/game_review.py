"""A game looked back on: every decision judged, and luck apart from skill.

The work is cut into pieces that do not need each other, each with its own random numbers: a server does a few at a
time, keeps what is done, and goes on after a restart. `review` does them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from bigboard.coach.judge.judgment import REVIEW, Budget, judge
from bigboard.coach.judge.reasons import explain
from bigboard.coach.review.luck import measure_expectation, measure_stretch
from bigboard.coach.review.replayed_game import Course, course_of
from bigboard.coach.review.summary import COSTLIEST, Review, costliest, judged_in_order, summary
from bigboard.games.contract import JsonDict
from bigboard.games.rng import Rng

Piece = tuple[str, int, int]  # what to do, and from which action to which
Done = dict[str, JsonDict]  # by the name of the piece
WorkOff = Callable[[Course, Sequence["Piece"], "Plan", Done], Iterable[tuple["Piece", JsonDict]]]

SEED_STEP = 1_000_003


@dataclass(frozen=True)
class Plan:
    """How much is simulated; the same plan gives the same review on every machine."""

    seed: int = 1
    simulations: int = REVIEW.simulations  # for each decision
    redraws: int = 0  # of the deal at each piece of chance; 0 is what the game is content with

    def budget(self) -> Budget:
        """The time limit is there for the strangest positions only."""
        return replace(REVIEW, simulations=self.simulations)

    def rng(self, kind: str, n: int) -> Rng:
        return Rng((self.seed * SEED_STEP + n) * 4 + ("deal", "luck", "judge", "reasons").index(kind))


def name_of(piece: Piece) -> str:
    return f"{piece[0]}-{piece[1]}"


def pieces(course: Course) -> list[Piece]:
    """All pieces but the reasons, which `reasons_wanted` knows when these are done."""
    found: list[Piece] = []
    if course.prospects.redrawn is not None:
        found.append(("deal", 0, 0))
        found.extend(("luck", start, end) for start, end in course.segments)
    found.extend(("judge", k, k + 1) for k in course.decisions)
    return found


def reasons_wanted(course: Course, done: Done) -> list[Piece]:
    """For the costliest decisions of every seat."""
    judged = judged_in_order(done)
    wanted = sorted({place for seat in range(course.players) for place in costliest(judged, seat)})
    return [("reasons", judged[place]["n"] - 1, judged[place]["n"]) for place in wanted]


def work(course: Course, piece: Piece, plan: Plan, done: Done) -> JsonDict:
    """What a piece comes to, as JSON."""
    kind, start, end = piece
    rng = plan.rng(kind, start)
    if kind == "deal":
        return measure_expectation(course, rng).to_json() if course.dealt else {}
    if kind == "luck":
        redraws = plan.redraws or course.prospects.redraws
        return measure_stretch(course, start, end, redraws, rng).to_json()
    if kind == "judge":
        return {"decisions": [judged(course, start, plan)]}
    decision = next(one for one in judged_in_order(done) if one["n"] == start + 1)
    state = course.states[start]
    found = explain(state, state.seat, decision["chosen"]["actions"], decision["best"]["actions"], rng)
    return {"reasons": [asdict(reason) for reason in found]}


def judged(course: Course, k: int, plan: Plan) -> JsonDict:
    """One decision, from its seat's own knowledge."""
    state, action = course.states[k], course.actions[k]
    judgement = judge(state, state.seat, plan.rng("judge", k), plan.budget(), (action,))
    verdict = judgement.verdict(action)
    return {
        "n": k + 1,
        "seat": state.seat,
        "decision": judgement.decision,
        "group": judgement.group,
        "verdict": verdict.name,
        "loss": verdict.loss,
        "error": verdict.error,
        "loss_money": verdict.loss_money,
        "loss_win": verdict.loss_win,
        "chosen": asdict(verdict.chosen),
        "best": asdict(verdict.best),
        "simulations": judgement.simulations,
    }


def one_by_one(course: Course, wanted: Sequence[Piece], plan: Plan, done: Done) -> Iterator[tuple[Piece, JsonDict]]:
    """The pieces in this process."""
    for piece in wanted:
        yield piece, work(course, piece, plan, done)


def review(
    record: Mapping[str, Any],
    plan: Plan | None = None,
    names: Sequence[str] = (),
    progress: Callable[[int, int], None] = lambda done, of: None,
    work_off: WorkOff = one_by_one,
) -> Review:
    """The whole review; RecordError names what is wrong with a record.

    `progress` hears how much is done; `work_off` does the pieces, here or elsewhere, in any order.
    """
    chosen = plan or Plan()
    course = course_of(record)
    done: Done = {}
    first = pieces(course)
    expected = len(first) + COSTLIEST * course.players
    for piece, result in work_off(course, first, chosen, done):
        done[name_of(piece)] = result
        progress(len(done), expected)
    second = reasons_wanted(course, done)
    for piece, result in work_off(course, second, chosen, dict(done)):
        done[name_of(piece)] = result
        progress(len(done), len(first) + len(second))
    return summary(course, done, names)


__all__ = [
    "Done",
    "Piece",
    "Plan",
    "Review",
    "WorkOff",
    "name_of",
    "pieces",
    "reasons_wanted",
    "review",
    "summary",
    "work",
]
