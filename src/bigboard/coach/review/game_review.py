"""The review of a game: every decision judged, and luck apart from skill.

The review is cut into pieces that do not need each other, each with its own random numbers. A server computes one at a
time, keeps the results, and continues after a restart. `review` computes them all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from bigboard.coach.judge.budgets import REVIEW, Budget
from bigboard.coach.judge.judgment import Verdict, judge
from bigboard.coach.judge.reasons import explain
from bigboard.coach.review.luck import measure_expectation, measure_segment
from bigboard.coach.review.replayed_game import ReplayedGame, replay_game
from bigboard.coach.review.summary import COSTLIEST, Review, costliest, judged_in_order, summary
from bigboard.games.contract import JsonDict
from bigboard.games.rng import Rng

Piece = tuple[str, int, int]  # what to do, and from which action to which
Done = dict[str, JsonDict]  # by the name of the piece
WorkOff = Callable[[ReplayedGame, Sequence["Piece"], "Plan", Done], Iterable[tuple["Piece", JsonDict]]]

SEED_STEP = 1_000_003


@dataclass(frozen=True)
class Plan:
    """The amount of simulation; the same plan gives the same review on every machine."""

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


def pieces(replay: ReplayedGame, readers: Collection[int] = ()) -> list[Piece]:
    """Return all pieces but the reasons, which `reasons_wanted` knows when these are done.

    The decisions of the seats in `readers` come first, then luck, then the other decisions. Without readers all
    decisions come first.
    """
    judged: list[Piece] = [("judge", start, end) for start, end in replay.decisions]
    own = [piece for piece in judged if not readers or replay.states[piece[1]].seat in readers]
    luck: list[Piece] = []
    if replay.facts.redrawn is not None:
        luck = [("deal", 0, 0), *(("luck", start, end) for start, end in replay.segment_ranges)]
    return [*own, *luck, *(piece for piece in judged if piece not in own)]


def reasons_wanted(replay: ReplayedGame, done: Done) -> list[Piece]:
    """For the costliest decisions of every seat."""
    judged = judged_in_order(done)
    wanted = sorted({place for seat in range(replay.players) for place in costliest(judged, seat)})
    return [("reasons", judged[place]["n"] - 1, judged[place]["n"]) for place in wanted]


def run_piece(replay: ReplayedGame, piece: Piece, plan: Plan, done: Done) -> JsonDict:
    """Return the result of a piece, as JSON."""
    kind, start, end = piece
    rng = plan.rng(kind, start)
    if kind == "deal":
        return measure_expectation(replay, rng).to_json() if replay.dealt else {}
    if kind == "luck":
        redraws = plan.redraws or replay.facts.redraws
        return measure_segment(replay, start, end, redraws, rng).to_json()
    if kind == "judge":
        return judge_choice(replay, start, end, plan)
    decision = next(one for one in judged_in_order(done) if one["n"] == start + 1)
    state = replay.states[start]
    found = explain(state, state.seat, decision["chosen"]["actions"], decision["best"]["actions"], rng)
    return {"reasons": [asdict(reason) for reason in found]}


def judge_choice(replay: ReplayedGame, start: int, end: int, plan: Plan) -> JsonDict:
    """Judge one whole choice, from its seat's own knowledge."""
    state, answer = replay.states[start], replay.actions[start:end]
    judgment = judge(state, state.seat, plan.rng("judge", start), plan.budget(), answer)
    verdict = judgment.verdict(answer)
    return {
        "n": start + 1,
        "seat": state.seat,
        "decision": judgment.decision,
        "group": replay.facts.group(judgment.decision, *types_of(verdict)),
        "verdict": verdict.name,
        "mattered": judgment.matters,
        "clear": judgment.is_clear_loss(answer),
        "loss": verdict.loss,
        "error": verdict.error,
        "loss_money": verdict.loss_money,
        "loss_win": verdict.loss_win,
        "chosen": asdict(verdict.chosen),
        "best": asdict(verdict.best),
        "simulations": judgment.simulations,
    }


def types_of(verdict: Verdict) -> list[str]:
    """Return the types of the actions of both answers, the better one first."""
    return [str(action["type"]) for option in (verdict.best, verdict.chosen) for action in option.described]


def one_by_one(
    replay: ReplayedGame, wanted: Sequence[Piece], plan: Plan, done: Done
) -> Iterator[tuple[Piece, JsonDict]]:
    """The pieces in this process."""
    for piece in wanted:
        yield piece, run_piece(replay, piece, plan, done)


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
    replay = replay_game(record)
    done: Done = {}
    first = pieces(replay)
    expected = len(first) + COSTLIEST * replay.players
    for piece, result in work_off(replay, first, chosen, done):
        done[name_of(piece)] = result
        progress(len(done), expected)
    second = reasons_wanted(replay, done)
    for piece, result in work_off(replay, second, chosen, dict(done)):
        done[name_of(piece)] = result
        progress(len(done), len(first) + len(second))
    return summary(replay, done, names)


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
    "run_piece",
    "summary",
]
