"""The pieces of a review put together: for every seat where its result came from, and what it gave away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bigboard.coach.judge.budgets import ENGINE
from bigboard.coach.judge.judgment import FLAGGED, SURE
from bigboard.coach.review.luck import Expectation, Ledger, Segment, balance, start_of
from bigboard.coach.review.replayed_game import ReplayedGame
from bigboard.games.contract import JsonDict

COSTLIEST = 5


@dataclass(frozen=True)
class SeatReview:
    """result = expectation + luck + own + others, where luck is measured.

    `own` and `others` are the changes by the seat's own play and by that of the others, compared with the heuristic.
    """

    seat: int
    result: float
    won: float
    expectation: float
    luck: float
    luck_error: float
    own: float
    others: float
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
    """The review that `docs/learn/coach.md` describes, ready for JSON."""

    game: str
    engine: int  # the version of the judge
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
    """Return the places of the decisions that cost a seat most, by winning chance and then by money.

    Decisions whose loss is within its error are not among them.
    """
    costly = [place for place, one in enumerate(decisions) if one["seat"] == seat and is_costly(one)]
    costly.sort(key=lambda place: (-round(decisions[place]["loss_win"], 2), -decisions[place]["loss"], place))
    return costly[:COSTLIEST]


def is_costly(decision: Mapping[str, Any]) -> bool:
    chosen = decision["chosen"]
    by_chance = decision["loss_win"] > SURE * chosen["error_win"]
    by_money = decision["loss"] > SURE * decision["error"]
    return decision["verdict"] in FLAGGED or (decision["verdict"] != "best" and (by_chance or by_money))


def summary(replay: ReplayedGame, done: Mapping[str, JsonDict], names: Sequence[str]) -> Review:
    """Return the review of the pieces that are done; luck is measured once all its pieces are."""
    decisions = []
    for one in judged_in_order(done):
        reasons = done.get(f"reasons-{one['n'] - 1}", {"reasons": []})["reasons"]
        decisions.append({**one, "seq": one["n"] + 1, "reasons": reasons})
    wanted = [f"luck-{start}" for start, _ in replay.segment_ranges]
    complete = "deal-0" in done and all(name in done for name in wanted)
    segments = [Segment.from_json(done[name]) for name in wanted] if complete else []
    expectation = Expectation(**done["deal-0"]) if done.get("deal-0") else None
    if segments and expectation is None:
        expectation = start_of(segments)
    final = replay.end.scores()
    ledgers: list[Ledger] = []
    if segments and expectation is not None:
        results = final if replay.finished else [None] * replay.players
        ledgers = [balance(seat, segments, expectation, results[seat]) for seat in range(replay.players)]
    shown = [*names, *(f"{seat + 1}" for seat in range(len(names), replay.players))]
    return Review(
        replay.game,
        ENGINE,
        replay.players,
        replay.finished,
        shown[: replay.players],
        bool(ledgers),
        sum(int(one.pop("simulations")) for one in decisions),
        [seat_review(replay, seat, decisions, ledgers, segments, final) for seat in range(replay.players)],
        decisions,
        timeline(replay, segments, ledgers, final),
    )


def judged_in_order(done: Mapping[str, JsonDict]) -> list[JsonDict]:
    """Return the judged decisions in the order of the game."""
    found = [dict(result) for name, result in done.items() if name.startswith("judge-")]
    return sorted(found, key=lambda one: int(one["n"]))


def seat_review(
    replay: ReplayedGame,
    seat: int,
    decisions: list[JsonDict],
    ledgers: list[Ledger],
    segments: list[Segment],
    final: list[int],
) -> SeatReview:
    own = [one for one in decisions if one["seat"] == seat]
    result: float = final[seat]
    expectation = luck = error = played = others = 0.0
    if ledgers:
        ledger = ledgers[seat]
        if not replay.finished:
            result = segments[-1].points[-1].money[seat]
        expectation, luck, error = ledger.expectation, ledger.luck, ledger.error
        played, others = ledger.own, ledger.others
    winners = replay.end.winners()
    return SeatReview(
        seat,
        result,
        1 / len(winners) if seat in winners else 0.0,
        expectation,
        luck,
        error,
        played,
        others,
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


def timeline(replay: ReplayedGame, segments: list[Segment], ledgers: list[Ledger], final: list[int]) -> list[JsonDict]:
    """Return the expected results of all seats, point by point; the last point is the result."""
    points = []
    place = 0
    for segment in segments:
        for number, point in enumerate(segment.points):
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
    if points and replay.finished:
        winners = replay.end.winners()
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(replay.players)]
        points[-1] = {**points[-1], "money": [float(money) for money in final], "win": won}
    return points
