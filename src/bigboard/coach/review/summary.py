"""The pieces of a review put together: for every seat where its result came from, and what it gave away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bigboard.coach.review.luck import Expectation, Ledger, Stretch, balance, start_of
from bigboard.coach.review.replayed_game import Course
from bigboard.games.contract import JsonDict

COSTLIEST = 5
FLAGGED = ("blunder", "inaccurate")


@dataclass(frozen=True)
class SeatReview:
    """result = expectation + luck + errors + others + rest.

    `errors` is the money that flagged decisions gave away, `others` what the others' play changed. The rest is what
    own play brought beside these errors, compared with the simulations' play, and what they cannot tell from noise.
    """

    seat: int
    result: float
    won: float
    expectation: float
    luck: float
    luck_error: float
    errors: float
    others: float
    rest: float
    adjusted: float
    adjusted_error: float
    decisions: int
    average_loss: float
    blunders: int
    inaccuracies: int
    groups: list[JsonDict]
    costliest: list[int]  # places in the list of decisions


@dataclass(frozen=True)
class Review:
    """What `docs/coach.md` describes, ready for JSON."""

    game: str
    players: int
    finished: bool
    names: list[str]
    measured: bool
    simulations: int
    seats: list[SeatReview]
    decisions: list[JsonDict]
    timeline: list[JsonDict]

    def to_json(self) -> JsonDict:
        return asdict(self)


def costliest(decisions: Sequence[Mapping[str, Any]], seat: int) -> list[int]:
    """Places of the decisions that cost a seat most, the worst first: flagged ones only."""
    flagged = [place for place, one in enumerate(decisions) if one["seat"] == seat and one["verdict"] in FLAGGED]
    flagged.sort(key=lambda place: (-float(decisions[place]["loss"]), place))
    return flagged[:COSTLIEST]


def summary(course: Course, done: Mapping[str, JsonDict], names: Sequence[str]) -> Review:
    """All pieces have to be done."""
    decisions = []
    for one in judged_in_order(done):
        reasons = done.get(f"reasons-{one['n'] - 1}", {"reasons": []})["reasons"]
        decisions.append({**one, "seq": one["n"] + 1, "reasons": reasons})
    stretches = [Stretch.from_json(done[f"luck-{start}"]) for start, _ in course.segments if f"luck-{start}" in done]
    expectation = Expectation(**done["deal-0"]) if done.get("deal-0") else None
    if stretches and expectation is None:
        expectation = start_of(stretches)
    final = course.end.scores()
    ledgers: list[Ledger] = []
    if stretches and expectation is not None:
        results = final if course.finished else [None] * course.players
        ledgers = [balance(seat, stretches, expectation, results[seat]) for seat in range(course.players)]
    shown = [*names, *(f"{seat + 1}" for seat in range(len(names), course.players))]
    return Review(
        course.game,
        course.players,
        course.finished,
        shown[: course.players],
        bool(ledgers),
        sum(int(one.pop("simulations")) for one in decisions),
        [seat_review(course, seat, decisions, ledgers, stretches, final) for seat in range(course.players)],
        decisions,
        timeline(course, stretches, ledgers, final),
    )


def judged_in_order(done: Mapping[str, JsonDict]) -> list[JsonDict]:
    """Every decision once, even where pieces of a review that was begun by an earlier version had several."""
    found = [one for name, result in done.items() if name.startswith("judge-") for one in result["decisions"]]
    by_number = {int(one["n"]): dict(one) for one in found}
    return [by_number[n] for n in sorted(by_number)]


def seat_review(
    course: Course,
    seat: int,
    decisions: list[JsonDict],
    ledgers: list[Ledger],
    stretches: list[Stretch],
    final: list[int],
) -> SeatReview:
    own = [one for one in decisions if one["seat"] == seat]
    flagged = [one for one in own if one["verdict"] in FLAGGED]
    errors = -sum(one["loss_money"] for one in flagged)
    result: float = final[seat]
    expectation = luck = error = others = rest = 0.0
    if ledgers:
        ledger = ledgers[seat]
        if not course.finished:
            result = stretches[-1].points[-1].money[seat]
        expectation, luck, error, others = ledger.expectation, ledger.luck, ledger.error, ledger.others
        rest = result - expectation - luck - errors - others
    else:
        rest = result - errors
    winners = course.end.winners()
    return SeatReview(
        seat,
        result,
        1 / len(winners) if seat in winners else 0.0,
        expectation,
        luck,
        error,
        errors,
        others,
        rest,
        result - luck,
        error,
        len(own),
        sum(one["loss"] for one in own if one["verdict"] in FLAGGED) / len(own) if own else 0.0,
        sum(one["verdict"] == "blunder" for one in own),
        sum(one["verdict"] == "inaccurate" for one in own),
        groups(own),
        costliest(decisions, seat),
    )


def groups(own: list[JsonDict]) -> list[JsonDict]:
    """By kind of decision, in the order in which they first came."""
    names = list(dict.fromkeys(one["group"] for one in own))
    found = []
    for name in names:
        members = [one for one in own if one["group"] == name]
        flagged = [one for one in members if one["verdict"] in FLAGGED]
        found.append(
            {
                "group": name,
                "decisions": len(members),
                "loss": sum(one["loss"] for one in flagged),
                "loss_win": sum(one["loss_win"] for one in flagged),
                "blunders": sum(one["verdict"] == "blunder" for one in members),
            }
        )
    return found


def timeline(course: Course, stretches: list[Stretch], ledgers: list[Ledger], final: list[int]) -> list[JsonDict]:
    """What everybody could expect, point by point; the last one is the result."""
    points = []
    place = 0
    for stretch in stretches:
        for number, point in enumerate(stretch.points):
            luck = [ledger.so_far[place] for ledger in ledgers]
            points.append(
                {
                    "n": point.n,
                    "seq": point.n + 1,
                    "money": point.money,
                    "win": point.win,
                    "luck": luck,
                    "chance": number == 0,
                }
            )
            place += 1
    if points and course.finished:
        winners = course.end.winners()
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(course.players)]
        points[-1] = {**points[-1], "money": [float(money) for money in final], "win": won}
    return points
