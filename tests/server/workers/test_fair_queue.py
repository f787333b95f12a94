"""Turns: one request of each person before the second of any."""

from __future__ import annotations

import asyncio
from collections import deque

import pytest

import bigboard
from bigboard.bots import bot
from bigboard.games.contract import JsonDict
from bigboard.room.ports import FIRST, LAST, LATER, SeatedBot
from bigboard.schemas.errors import Refused
from bigboard.server.workers.bot_pool import MOST_HINTS, BotsPool
from bigboard.server.workers.fair_queue import Turns
from bigboard.server.workers.lane import LONELY_SHARE, Lane
from bigboard.services.workers.bot_worker import Asked, hurry


async def order_of(turns: Turns, requests: list[tuple[str, int]]) -> list[str]:
    """In which order they come, when all of them wait while someone else has the turn."""
    served: list[str] = []

    async def request(who: str, rank: int) -> None:
        async with turns.turn(who, rank):
            served.append(who)

    async with turns.turn("someone"):
        tasks = [asyncio.create_task(request(who, rank)) for who, rank in requests]
        await asyncio.sleep(0)
        assert len(turns) == len(requests)
    await asyncio.gather(*tasks)
    assert (len(turns), turns.free) == (0, 1)
    return served


def test_ten_requests_of_one_do_not_hold_up_the_one_of_another() -> None:
    requests = [("greedy", FIRST)] * 10 + [("anna", FIRST), ("ben", FIRST), ("anna", FIRST)]
    served = asyncio.run(order_of(Turns(), requests))
    assert served[:6] == ["greedy", "anna", "ben", "greedy", "anna", "greedy"]


def test_what_can_wait_comes_after_what_someone_waits_for() -> None:
    requests = [("hint", LAST), ("bots", LATER), ("anna", FIRST), ("ben", FIRST)]
    assert asyncio.run(order_of(Turns(), requests)) == ["anna", "ben", "bots", "hint"]


def test_a_wish_that_is_given_up_takes_no_ones_turn() -> None:
    async def main() -> None:
        turns = Turns()

        async def request() -> None:
            async with turns.turn("anna"):
                pass

        async with turns.turn("someone"):
            task = asyncio.create_task(request())
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.sleep(0)
            assert len(turns) == 0
        async with asyncio.timeout(5), turns.turn("ben"):
            pass

    asyncio.run(main())


def test_cheap_bots_answer_while_the_others_think() -> None:
    async def main() -> None:
        rules = bigboard.game("acquire")
        state = rules.start(rules.deal(2, 1))
        pool = BotsPool(1, 30.0)
        try:
            async with pool.slow[0].turns.turn("someone"):  # someone's expert thinks, and nothing ends it
                action = await pool.choose(state, "greedy", SeatedBot(), 1, lambda since: [], "anna")
                assert action in state.legal_actions()
        finally:
            pool.close()

    asyncio.run(main())


def test_the_more_people_wait_the_shorter_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[float] = []

    async def think(
        self: BotsPool, job: object, world: bigboard.State, level: str, asked: Asked, **turn: object
    ) -> int:
        shares.append(asked.share)
        return world.legal_actions()[0]

    async def main() -> None:
        rules = bigboard.game("acquire")
        state = rules.start(rules.deal(2, 1))
        pool = BotsPool(1, 30.0)
        monkeypatch.setattr(BotsPool, "_think", think)
        turns = pool.slow[0].turns
        try:
            for others in range(4):
                for other in range(others):
                    turns.waiting[FIRST].setdefault(f"person {other}", deque())
                await pool.choose(state, "expert", SeatedBot(), 1, lambda since: [])
        finally:
            pool.close()

    asyncio.run(main())
    assert shares == [1.0, 1 / 2, 1 / 3, 1 / 4]


def test_the_fewer_people_there_are_the_shorter_a_bot_thinks() -> None:
    async def main() -> None:
        pool = BotsPool(1, 30.0)
        try:
            lane = pool.background
            assert lane.share(LATER) == 1.0
            assert lane.share(LAST) == LONELY_SHARE
            loop = asyncio.get_running_loop()
            lane.turns.waiting[LATER]["host of many"] = deque(loop.create_future() for _ in range(3))
            assert lane.share(LATER) == 1 / 4  # the next request is not to wait long, however few have the tables
        finally:
            pool.close()

    asyncio.run(main())


def test_bots_that_people_wait_for_do_not_wait_for_the_others_nor_for_reviews() -> None:
    async def main() -> None:
        rules = bigboard.game("acquire")
        state = rules.start(rules.deal(2, 1))
        pool = BotsPool(1, 30.0)
        assert pool.waiting() == {"quick": 0, "slow": 0, "advice": 0, "background": 0}
        assert len(pool.lanes) == 3  # nothing was put off so far
        heard: list[int] = []

        def news(since: int) -> list[JsonDict]:
            heard.append(since)
            return []

        player = SeatedBot()

        async def choose(rank: int) -> Lane | None:
            action = await pool.choose(state, "medium", player, 1, news, "anna", rank)
            assert action in state.legal_actions()
            lane: Lane | None = player.lane
            return lane

        try:
            async with pool.background.turns.turn("someone"):  # it thinks about what no one waits for, without end
                assert await choose(FIRST) is pool.slow[0]
                review = asyncio.create_task(pool.review(int, "7"))
                while pool.waiting()["background"] < 1:
                    await asyncio.sleep(0)
            assert await review == 7
            async with pool.slow[0].turns.turn("someone"):
                assert await choose(LATER) is pool.background
                assert await choose(LAST) is pool.background
            assert await choose(FIRST) is pool.slow[0]
            assert heard == [0, 0, 1, 0]  # whenever it moves, it hears the game from the beginning
        finally:
            pool.close()

    asyncio.run(main())


def test_a_hurried_bot_has_its_own_time_again_afterwards() -> None:
    thinker = bot("expert")
    before = thinker.seconds  # type: ignore[attr-defined]
    with hurry(thinker, 0.25):
        assert thinker.seconds == before / 4  # type: ignore[attr-defined]
    assert thinker.seconds == before  # type: ignore[attr-defined]


def test_when_many_wait_for_hints_the_next_one_is_told_so() -> None:
    async def main() -> None:
        rules = bigboard.game("acquire")
        state = rules.start(rules.deal(2, 1))
        pool = BotsPool(1, 30.0)
        try:
            async with pool.advice.turns.turn("someone"):
                asking = [asyncio.create_task(pool.advise(state, 0, "greedy", f"p{n}")) for n in range(MOST_HINTS)]
                await asyncio.sleep(0)
                with pytest.raises(Refused, match="Many players are asking for hints"):
                    await pool.advise(state, 0, "greedy", "anna")
                for task in asking:
                    task.cancel()
        finally:
            pool.close()

    asyncio.run(main())
