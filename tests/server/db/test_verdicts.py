"""Verdicts are stored by position, seat, budget and version of the judge, and shared by all who ask."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import func, select

from bigboard.coach.judge.budgets import ENGINE
from bigboard.records.notation import parse_position
from bigboard.server.db.repos import verdicts as repo
from bigboard.server.db.repos.verdicts import VerdictsRepo
from bigboard.server.db.schema import verdicts
from bigboard.server.db.store import Store
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.services.workers import coach_worker

LIMITS = (200, 60.0)


class Judge:
    """Counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def __call__(self) -> dict[str, int]:
        self.asked += 1
        return {"asked": self.asked}


def test_coach_analysis_and_puzzles_find_a_verdict_again(tmp_path: Path) -> None:
    async def scene() -> None:
        state = parse_position("acquire players=2 W=1A-3A T=5A,6A hands=4A,9I/7C,8C")
        twin = parse_position("acquire players=2 W=1A-3A T=5A,6A hands=4A,9I/5E,8C")  # the rival's tiles are hidden
        assert state.observe(0) == twin.observe(0)
        store = Store(f"sqlite:///{tmp_path / 'verdicts.sqlite'}")
        pool = BotsPool(1, 60.0, VerdictsRepo(store))
        try:
            judged = await pool.judge(state, 0, (), LIMITS)
            step = await pool.analyze("acquire", state.position(), 0, "anna")
            reasons = await pool.review(coach_worker.puzzle_reasons, "none", (1,))
        finally:
            pool.close()
        asked_again = BotsPool(1, 60.0, VerdictsRepo(store))
        asked_again.close()  # nothing can be computed there
        assert await asked_again.judge(twin, 0, (), LIMITS) == json.loads(json.dumps(judged))
        assert await asked_again.analyze("acquire", state.position(), 0, "ben") == json.loads(json.dumps(step))
        assert await asked_again.review(coach_worker.puzzle_reasons, "none", (1,)) == reasons
        store.close()

    asyncio.run(scene())


def test_a_new_judge_another_budget_and_unsure_verdicts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path / 'verdicts.sqlite'}")
        kept, judge = VerdictsRepo(store), Judge()
        assert await kept.once(["position", 0, 100], judge) == await kept.once(["position", 0, 100], judge)
        assert judge.asked == 1
        await kept.once(["position", 0, 200], judge)
        await kept.once(["position", 1, 100], judge)
        assert judge.asked == 3
        for asked in (4, 5):  # a busy machine's guess is not stored
            await kept.once(["unsure"], judge, lambda _: False)
            assert judge.asked == asked
        monkeypatch.setattr(repo, "ENGINE", ENGINE + 1)
        assert (await kept.once(["position", 0, 100], judge))["asked"] == 6
        store.close()

    asyncio.run(scene())


def test_verdicts_make_room_for_new_ones(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path / 'verdicts.sqlite'}")
        kept = VerdictsRepo(store, most=20)
        for number in range(200):
            await kept.once(["question", number], Judge())
        stored = await store.read(lambda c: c.execute(select(func.count()).select_from(verdicts)).scalar_one())
        assert 1 <= stored <= 40
        store.close()

    asyncio.run(scene())
