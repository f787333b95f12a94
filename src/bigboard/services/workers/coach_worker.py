"""The coach's work in the bots' processes: judge a decision, and review a game piece by piece."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from dataclasses import asdict

from bigboard.coach import Budget, explain, judge
from bigboard.coach.judge.deepening import analyze
from bigboard.coach.puzzles.explanation import reasons_of
from bigboard.coach.puzzles.puzzle import puzzle_of
from bigboard.coach.review import game_review
from bigboard.coach.review.game_review import Piece
from bigboard.coach.review.replayed_game import ReplayedGame, replay_game
from bigboard.coach.training.card import Card, judge_card
from bigboard.coach.training.judged_game import cards_of, judged_game
from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.games.rng import Rng
from bigboard.services.workers.bot_worker import Forgotten

MOST_OPTIONS = 5  # that are told
SAMPLES = 24  # in which reasons are looked for
JUDGING = 0.75  # of the time; reasons have what is left
MOST_REPLAYS = 2  # that a process remembers

replays: OrderedDict[str, ReplayedGame] = OrderedDict()


def judge_answer(
    game: str, position: JsonDict, level: str, seed: int, answer: tuple[int, ...], simulations: int, seconds: float
) -> JsonDict:
    """Return the coach's judgment for the seat that decides, within the time, with the fields of `messages.Coach`."""
    began = time.perf_counter()
    ends = time.process_time() + seconds
    world = registry.game(game).position(position)
    world.events = False
    rng = Rng(seed)
    judgment = judge(world, world.seat, rng, Budget(simulations, JUDGING * seconds), answer)
    verdict = judgment.verdict(answer) if answer else None
    compared = answer or (judgment.options[1].actions if len(judgment.options) > 1 else ())
    reasons = []
    if compared:
        left = max(0.0, ends - time.process_time())
        reasons = explain(world, world.seat, compared, judgment.best.actions, rng, SAMPLES, left)
    return {
        "decision": judgment.decision,
        "group": judgment.group,
        "simulations": judgment.simulations,
        "seconds": time.perf_counter() - began,
        "busy": judgment.late,
        "options": [asdict(option) for option in judgment.options[:MOST_OPTIONS]],
        "verdict": asdict(verdict) if verdict is not None else None,
        "reasons": [asdict(reason) for reason in reasons],
    }


def analyze_position(game: str, position: JsonDict, step: int) -> JsonDict:
    """Return a step of the analysis, with the fields of `schemas.analysis.AnalysisStep`."""
    return asdict(analyze(registry.game(game).position(position), step))


def puzzle_reasons(puzzle_id: str, answer: tuple[int, ...]) -> list[JsonDict]:
    """Return the reasons why the best answer of a puzzle is better than this one."""
    found = puzzle_of(puzzle_id)
    return reasons_of(found, answer) if found is not None else []


def replay_of(key: str, record: JsonDict | None) -> ReplayedGame:
    """Return the replayed game, which the next piece needs again; Forgotten if the record has to be sent."""
    if key not in replays:
        if record is None:
            raise Forgotten
        replays[key] = replay_game(record)
        if len(replays) > MOST_REPLAYS:
            replays.popitem(last=False)
    replays.move_to_end(key)
    return replays[key]


def pieces(key: str, record: JsonDict | None, readers: list[int]) -> list[Piece]:
    return game_review.pieces(replay_of(key, record), readers)


def piece(key: str, record: JsonDict | None, wanted: Piece, limits: tuple[int, int], done: dict[str, str]) -> str:
    """One piece of a review, written, with so many simulations and redraws.

    `done` are the judgments so far where reasons are wanted.
    """
    plan = game_review.Plan(simulations=limits[0], redraws=limits[1])
    found = game_review.run_piece(replay_of(key, record), wanted, plan, read(done))
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def reasons_wanted(key: str, record: JsonDict | None, done: dict[str, str]) -> list[Piece]:
    return game_review.reasons_wanted(replay_of(key, record), read(done))


def whole(key: str, record: JsonDict | None, done: dict[str, str]) -> str:
    """The review that the pieces make, written. Names are the table's business: people can ask to be forgotten."""
    found = game_review.summary(replay_of(key, record), read(done), ())
    return json.dumps(found.to_json(), ensure_ascii=False, separators=(",", ":"))


def judge_game(
    key: str, record: JsonDict | None, review: str, seats: list[int], bots: list[str | None], finished: float
) -> dict[int, tuple[JsonDict, dict[int, JsonDict]]]:
    """Return the reviewed game from each of these seats, and the cards of its clear losses by action."""
    replay, found = replay_of(key, record), json.loads(review)
    return {
        seat: (
            judged_game(replay, found, seat, bots, key, finished).to_json(),
            {n: card.to_json() for n, card in cards_of(replay, found, seat).items()},
        )
        for seat in seats
    }


def card_verdict(card: JsonDict, answer: tuple[int, ...]) -> JsonDict:
    """Return the verdict on an answer to a card."""
    return judge_card(Card.from_json(card), answer)


def read(done: dict[str, str]) -> dict[str, JsonDict]:
    return {name: json.loads(text) for name, text in done.items()}
