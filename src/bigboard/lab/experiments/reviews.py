"""A review whose pieces are worked off side by side, by processes of this machine or by a cluster.

Finished pieces go to a journal, so a review that was stopped goes on where it was when it is asked for again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import bigboard
from bigboard.coach.review.game_review import Done, Piece, Plan, Review, review, run_piece
from bigboard.coach.review.replayed_game import ReplayedGame, replay_game
from bigboard.games.contract import JsonDict
from bigboard.lab.exec.tasks import Player
from bigboard.lab.exec.workers import Workers
from bigboard.lab.run.journal import Journal, usual_path
from bigboard.lab.run.long_run import backend_for, stoppable


class ReviewStopped(ValueError):
    """Ctrl-C, or a piece that failed twice."""


@dataclass(frozen=True)
class ReviewJob:
    """The data that a worker needs to judge."""

    record: Mapping[str, Any]
    plan: Plan
    done: Done

    def player(self) -> Player[Piece]:
        replay = replay_game(self.record)
        return lambda piece: json.dumps(run_piece(replay, piece, self.plan, self.done))


class SideBySide:
    """Do the pieces of one review. Each has its own random numbers, so place and order do not matter."""

    def __init__(self, record: Mapping[str, Any], journal: Journal, jobs: int | None, on: str) -> None:
        self.record = record
        self.journal = journal
        self.jobs = jobs
        self.on = on
        self.kept = {tuple(line["piece"]): line["result"] for line in journal.games()}

    def __call__(
        self, replay: ReplayedGame, wanted: Sequence[Piece], plan: Plan, done: Done
    ) -> Iterator[tuple[Piece, JsonDict]]:
        yield from ((piece, self.kept[piece]) for piece in wanted if piece in self.kept)
        missing = [piece for piece in wanted if piece not in self.kept]
        if not missing:
            return
        workers = Workers(ReviewJob(self.record, plan, done), backend_for(self.on, self.jobs))
        with stoppable(workers):
            for results in workers.run(missing):
                for result in results:
                    if result.failure:
                        kind, start, _ = result.task
                        raise ReviewStopped(f"The review failed at action {start + 1} ({kind}): {result.failure}.")
                    self.journal.append([f'{{"piece":{json.dumps(result.task)},"result":{result.line}}}'])
                    yield result.task, json.loads(result.line)
        if workers.stopped:
            raise ReviewStopped("Stopped. The same command goes on from here.")


def review_side_by_side(
    record: Mapping[str, Any],
    plan: Plan,
    names: Sequence[str],
    progress: Callable[[int, int], None],
    jobs: int | None = None,
    on: str = "",
) -> Review:
    """The review of `bigboard.coach.review`, with as many processes as wanted or on a cluster."""
    text = json.dumps({"record": record, "version": bigboard.__version__}, sort_keys=True)
    heading = {"kind": "review", "record": hashlib.sha256(text.encode()).hexdigest(), "plan": asdict(plan)}
    journal = Journal(usual_path(heading), heading, resume=True)
    try:
        found = review(record, plan, names, progress, SideBySide(record, journal, jobs, on))
    finally:
        journal.close()
    journal.path.unlink(missing_ok=True)
    return found
