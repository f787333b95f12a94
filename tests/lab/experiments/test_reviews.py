"""Reviews whose pieces are worked off side by side."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.coach.played_games import record

from bigboard.coach.review import game_review
from bigboard.coach.review.game_review import Plan, Review, review
from bigboard.lab.exec.workers import Workers
from bigboard.lab.experiments import reviews
from bigboard.lab.experiments.reviews import ReviewStopped, review_side_by_side

PLAN = Plan(simulations=20, redraws=2)
NAMES = ["Ana", "Bo"]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept = record("stockpile", 2, level="easy")
    kept["actions"] = kept["actions"][:9]
    return kept


def ignore(done: int, of: int) -> None:
    """Progress that no one looks at."""


def figures(found: Review) -> Any:
    return json.loads(json.dumps(found.to_json()))


def test_processes_review_a_game_as_one_does(game: dict[str, Any]) -> None:
    assert figures(review_side_by_side(game, PLAN, NAMES, ignore, jobs=2)) == figures(review(game, PLAN, NAMES))


def test_a_stopped_review_goes_on_where_it_was(
    game: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[Any] = []

    def counted(course: Any, piece: Any, plan: Any, done: Any) -> Any:
        worked.append(piece)
        return game_review.run_piece(course, piece, plan, done)

    class Impatient(Workers[Any]):
        def settle(self, results: Sequence[Any]) -> list[Any]:
            if len(worked) >= 3:
                self.stop()
            return super().settle(results)

    monkeypatch.setattr(reviews, "run_piece", counted)
    monkeypatch.setattr("bigboard.lab.exec.workers.HAND_IN", 0.0)
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "Workers", Impatient)
        with pytest.raises(ReviewStopped, match="The same command goes on"):
            review_side_by_side(game, PLAN, NAMES, ignore, jobs=0)
    assert len(worked) == 3
    found = review_side_by_side(game, PLAN, NAMES, ignore, jobs=0)
    assert len(worked) == len(set(worked)), "a piece was worked off twice"
    assert figures(found) == figures(review(game, PLAN, NAMES))
    assert not list(tmp_path.rglob("review-*")), "what is finished is not kept any longer"


def test_a_piece_that_fails_is_named(game: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any) -> Any:
        raise RuntimeError("no worlds")

    monkeypatch.setattr(reviews, "run_piece", broken)
    with pytest.raises(ReviewStopped, match=r"failed at action \d+ \(\w+\): RuntimeError: no worlds"):
        review_side_by_side(game, PLAN, NAMES, ignore, jobs=0)
