"""What the bots' processes do for the coach: judge a decision, and review a game piece by piece."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from dataclasses import asdict
from typing import TYPE_CHECKING

from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.games.rng import Rng

if TYPE_CHECKING:
    from bigboard.coach.review.replayed_game import Course

Piece = tuple[str, int, int]  # as in `coach.reviewing`, which only these processes load

MOST_OPTIONS = 5  # that are told
WORLDS = 16  # in which reasons are looked for
JUDGING = 0.75  # of the time; reasons have what is left
MOST_COURSES = 2  # that a process remembers

courses: OrderedDict[str, Course] = OrderedDict()


def judged(
    game: str, position: JsonDict, level: str, seed: int, answer: tuple[int, ...], simulations: int, seconds: float
) -> JsonDict:
    """What the coach says to the seat that decides, within the time, with the fields of `messages.Coach`."""
    from bigboard.coach import Budget, explain, judge

    ends = time.perf_counter() + seconds
    world = registry.game(game).position(position)
    world.events = False
    rng = Rng(seed)
    judgement = judge(world, world.seat, rng, Budget(simulations, JUDGING * seconds), answer)
    verdict = judgement.verdict(answer) if answer else None
    compared = answer or (judgement.options[1].actions if len(judgement.options) > 1 else ())
    reasons = []
    if compared:
        left = ends - time.perf_counter()
        reasons = explain(world, world.seat, compared, judgement.best.actions, rng, WORLDS, left)
    return {
        "decision": judgement.decision,
        "group": judgement.group,
        "simulations": judgement.simulations,
        "options": [asdict(option) for option in judgement.options[:MOST_OPTIONS]],
        "verdict": asdict(verdict) if verdict is not None else None,
        "reasons": [asdict(reason) for reason in reasons],
    }


def puzzle_reasons(puzzle_id: str, answer: tuple[int, ...]) -> list[JsonDict]:
    """Why the best answer of a puzzle is better than this one."""
    from bigboard.coach.puzzles.explanation import reasons_of
    from bigboard.coach.puzzles.puzzle import puzzle_of

    found = puzzle_of(puzzle_id)
    return reasons_of(found, answer) if found is not None else []


def course_of(key: str, record: JsonDict) -> Course:
    """The replayed game, which the next piece will need again."""
    from bigboard.coach.review import replayed_game

    if key not in courses:
        courses[key] = replayed_game.course_of(record)
        if len(courses) > MOST_COURSES:
            courses.popitem(last=False)
    courses.move_to_end(key)
    return courses[key]


def name_of(wanted: Piece) -> str:
    """As in `coach.reviewing`: what a piece is kept under."""
    return f"{wanted[0]}-{wanted[1]}"


def pieces(key: str, record: JsonDict) -> list[Piece]:
    from bigboard.coach.review import game_review

    return game_review.pieces(course_of(key, record))


def piece(key: str, record: JsonDict, wanted: Piece, limits: tuple[int, int], done: dict[str, str]) -> str:
    """One piece of a review, written, with so many simulations and redraws.

    `done` are the judgements so far where reasons are wanted.
    """
    from bigboard.coach.review import game_review

    plan = game_review.Plan(simulations=limits[0], redraws=limits[1])
    found = game_review.work(course_of(key, record), wanted, plan, read(done))
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def reasons_wanted(key: str, record: JsonDict, done: dict[str, str]) -> list[Piece]:
    from bigboard.coach.review import game_review

    return game_review.reasons_wanted(course_of(key, record), read(done))


def whole(key: str, record: JsonDict, done: dict[str, str]) -> str:
    """The review that the pieces make, written. Names are the table's business: people can ask to be forgotten."""
    from bigboard.coach.review import game_review

    found = game_review.summary(course_of(key, record), read(done), ())
    courses.pop(key, None)
    return json.dumps(found.to_json(), ensure_ascii=False, separators=(",", ":"))


def read(done: dict[str, str]) -> dict[str, JsonDict]:
    return {name: json.loads(text) for name, text in done.items()}
