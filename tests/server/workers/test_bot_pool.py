"""Bots think outside, get only sampled worlds, and cannot stop a table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest

import bigboard
from bigboard.bots import bot
from bigboard.cli.opponents import Opponent
from bigboard.room.ports import SeatedBot
from bigboard.schemas.bot_catalog import LEVEL_NAMES
from bigboard.server.workers import bot_pool
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.services.workers import bot_worker
from bigboard.services.workers.bot_worker import Asked, Forgotten

MakeGuest = Callable[[str | None], Guest]


async def ask(pool: BotsPool, state: bigboard.State, level: str) -> int:
    """A new bot decides once."""
    return await pool.choose(state, level, SeatedBot(), 1, lambda since: [])


class Remembering:
    """Notes what it hears and how often it was asked."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.asked: list[int] = []

    def hear(self, events: list[Any]) -> None:
        self.heard.append(events)

    def choose(self, world: bigboard.State, rng: bigboard.Rng) -> int:
        self.asked.append(int(world.moves))
        return world.legal_actions()[0]


@pytest.mark.parametrize("game", bigboard.game_names())
def test_every_level_chooses_something_legal(game: str) -> None:
    async def main() -> None:
        rules = bigboard.game(game)
        state = rules.start(rules.deal(3, 1))
        pool = BotsPool(1, 60.0)
        try:
            for level in ("random", "greedy", "easy"):
                assert await ask(pool, state, level) in state.legal_actions()
        finally:
            pool.close()

    asyncio.run(main())


def test_every_level_that_is_offered_exists() -> None:
    for level in LEVEL_NAMES:
        assert hasattr(bot(level), "choose")


def test_a_bot_sees_a_world_that_its_seat_cannot_tell_from_the_real_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = bigboard.game("acquire")
    state = rules.start(rules.deal(4, 3))
    seen: list[Any] = []

    async def think(self: BotsPool, job: Any, world: Any, level: str, *more: Any, **lane: Any) -> int:
        seen.append(world.position())
        return int(world.legal_actions()[0])

    async def main() -> None:
        pool = BotsPool(1, 10.0)
        monkeypatch.setattr(BotsPool, "_think", think)
        for _ in range(5):
            await ask(pool, state, "easy")
        pool.close()

    asyncio.run(main())
    real = state.position()
    for position in seen:
        assert position["hands"][state.seat] == real["hands"][state.seat]
        assert position["hands"] != real["hands"]
        assert position["bag"] != real["bag"]
        assert rules.position(position).observe(state.seat) == state.observe(state.seat)


def test_a_killed_worker_is_replaced_and_the_game_goes_on() -> None:
    async def main() -> None:
        rules = bigboard.game("acquire")
        state = rules.start(rules.deal(2, 1))
        pool = BotsPool(1, 30.0)
        try:
            await ask(pool, state, "random")
            killed = pool.lanes[0].worker.process
            assert killed.pid is not None
            os.kill(killed.pid, signal.SIGKILL)
            for _ in range(3):
                assert await ask(pool, state, "random") in state.legal_actions()
            assert pool.lanes[0].worker.process.is_alive()
        finally:
            pool.close()

    asyncio.run(main())


def test_a_bot_that_thinks_too_long_loses_the_decision_to_the_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = bigboard.game("acquire")
    state = rules.start(rules.deal(2, 1))
    last = state.legal_actions()[-1]
    asked: list[Any] = []

    def stand_in(world: bigboard.State, rng: bigboard.Rng) -> int:
        asked.append(world.observe(state.seat))
        return last

    async def main() -> None:
        monkeypatch.setattr("bigboard.services.workers.bot_worker.stand_in", stand_in)
        monkeypatch.setattr(bot_pool, "GRACE_S", 0.0)
        pool = BotsPool(1, 0.0001)
        try:
            assert await ask(pool, state, "expert") == last
        finally:
            pool.close()

    asyncio.run(main())
    assert asked == [state.observe(state.seat)]


def test_a_bot_that_crashes_loses_the_decision_to_greedy(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Crashing:
        def choose(self, world: bigboard.State, rng: bigboard.Rng) -> int:
            raise RuntimeError("no idea")

    rules = bigboard.game("acquire")
    state = rules.start(rules.deal(2, 1))
    monkeypatch.setattr("bigboard.services.workers.bot_worker.bot", lambda level: Crashing())
    assert bot_worker.choose("acquire", state.position(), "broken", 5, Asked("a")) in state.legal_actions()
    assert "Bot broken in seat 0 failed with RuntimeError: no idea (" in caplog.text
    assert "test_bot_pool.py, line " in caplog.text


def test_a_failing_bot_is_replaced_alike_in_the_terminal_and_on_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    class Crashing:
        def choose(self, world: bigboard.State, rng: bigboard.Rng) -> int:
            raise RuntimeError("no idea")

    rules = bigboard.game("acquire")
    state = rules.start(rules.deal(2, 1))
    last = state.legal_actions()[-1]
    for place in ("bigboard.bots", "bigboard.services.workers.bot_worker"):
        monkeypatch.setattr(f"{place}.bot", lambda level: Crashing())
    monkeypatch.setattr("bigboard.bots.referee.stand_in", lambda world, rng: last)
    assert Opponent("broken", 1).choose(state) == last
    assert bot_worker.choose("acquire", state.position(), "broken", 1, Asked("b")) == last


def test_one_bot_plays_a_seat_for_the_whole_game_and_hears_the_rest_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = bigboard.game("acquire")
    position = rules.start(rules.deal(2, 1)).position()
    made: list[Remembering] = []

    def make(level: str) -> Remembering:
        made.append(Remembering())
        return made[-1]

    monkeypatch.setattr("bigboard.services.workers.bot_worker.bot", make)
    bot_worker.choose("acquire", position, "x", 1, Asked("memory", 0, True, ({"n": 1},)))
    bot_worker.choose("acquire", position, "x", 1, Asked("memory", 3, False, ({"n": 2}, {"n": 3})))
    assert [(bot.heard, bot.asked) for bot in made] == [([[{"n": 1}], [{"n": 2}, {"n": 3}]], [0, 3])]
    with pytest.raises(Forgotten):
        bot_worker.choose("acquire", position, "x", 1, Asked("elsewhere", 3, False, ()))


def test_a_process_forgets_the_bots_that_no_one_asked_for_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = bigboard.game("acquire")
    position = rules.start(rules.deal(2, 1)).position()
    monkeypatch.setattr(bot_worker, "MOST_BOTS", 2)
    monkeypatch.setattr(bot_worker, "referees", OrderedDict())
    for key in ("a", "b", "a", "c"):
        bot_worker.choose("acquire", position, "random", 1, Asked(key))
    assert list(bot_worker.referees) == ["a", "c"]


def test_a_bot_whose_process_was_lost_hears_the_whole_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = bigboard.game("acquire")
    state = rules.start(rules.deal(2, 1))
    asked: list[Asked] = []

    async def think(self: BotsPool, job: Any, world: Any, level: str, question: Asked, **turn: Any) -> int:
        asked.append(question)
        if not question.first:
            raise Forgotten
        return int(world.legal_actions()[0])

    async def main() -> None:
        pool = BotsPool(1, 10.0)
        monkeypatch.setattr(BotsPool, "_think", think)
        bot, log = SeatedBot(), [{"n": 1}, {"n": 2}, {"n": 3}]
        await pool.choose(state, "x", bot, 2, lambda since: log[since:2])
        await pool.choose(state, "x", bot, 3, lambda since: log[since:])
        pool.close()
        assert bot.heard == 3

    asyncio.run(main())
    assert [len(question.events) for question in asked] == [2, 1, 3]
    assert asked[0].bot == asked[1].bot != asked[2].bot


def test_the_bots_of_a_pool_keep_to_their_processes() -> None:
    async def main() -> None:
        rules = bigboard.game("acquire")
        state = rules.start(rules.deal(2, 1))
        pool = BotsPool(2, 60.0)
        try:
            bots = [SeatedBot() for _ in range(4)]
            for _ in range(2):
                for bot in bots:
                    await pool.choose(state, "search:simulations=5", bot, 1, lambda since: [])
            homes = [pool.slow.index(bot.lane) for bot in bots if bot.lane is not None]
            assert homes == [0, 1, 0, 1]
            assert [bot.heard for bot in bots] == [1, 1, 1, 1]
        finally:
            pool.close()

    asyncio.run(main())


def test_hints_come_from_the_bots_or_the_server_says_why_not(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
    with anna.visit(table) as place:
        for seat in (0, 1):
            place.until("view", seat=seat)
        mover = place.views[0]["view"]["seat"]
        place.send(type="hint", id="other", seat=1 - mover)
        assert place.refused("no_hint")["reason"] == "not_deciding"
        place.send(type="hint", id="h", seat=mover)
        while (message := place.receive())["type"] not in ("hint", "error"):
            pass
        if message["type"] == "hint":
            legal = {action["action"] for action in place.views[mover]["view"]["legal"]}
            assert {advice["action"] for advice in message["advice"]} <= legal
            assert message["advice"][0]["described"]["type"] == "play_tile"
        else:
            assert (message["code"], message["reason"]) == ("no_hint", "no_adviser")
    quiet = anna.new_table(seats=[{"me": True}, {"me": True}], hints=False, autostart=True)
    with anna.visit(quiet) as place:
        view = place.until("view", seat=0)
        place.send(type="hint", id="h", seat=view["view"]["seat"])
        assert place.refused("no_hint")["reason"] == "off"


def test_advice_is_read_whatever_its_form(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tuples:
        def advise(self, world: Any, rng: Any) -> list[tuple[int, float, float]]:
            return [(action, 1.5, 0.5) for action in world.legal_actions()]

    rules = bigboard.game("acquire")
    state = rules.start(rules.deal(2, 1))
    monkeypatch.setattr("bigboard.services.workers.bot_worker.bot", lambda level: Tuples())
    advice = bot_worker.advise("acquire", state.position(), "x", 1)
    assert advice == [(action, 1.5, 0.5) for action in state.legal_actions()]
    monkeypatch.setattr("bigboard.services.workers.bot_worker.bot", lambda level: object())
    assert bot_worker.advise("acquire", state.position(), "x", 1) is None


# These run in the pool's processes.


def process_number(game: str, position: Any, level: str, seed: int) -> int:
    return os.getpid()


def think_until_told(game: str, position: Any, told: str, seed: int) -> int:
    while not Path(told).exists():
        time.sleep(0.01)
    return os.getpid()


def test_bots_move_to_compiled_rules_while_the_old_processes_finish_their_thoughts(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        rules = bigboard.game("acquire")
        state = rules.start(rules.deal(2, 1))
        pool = BotsPool(2, 60.0)
        told = str(folder / "told")
        try:
            long_thought = asyncio.create_task(pool._think(think_until_told, state, told, lane=pool.slow[0]))
            old = await pool._think(process_number, state, "", lane=pool.slow[1])
            monkeypatch.setattr(bot_pool, "LOOK_EVERY_S", 0.0)
            monkeypatch.setattr("bigboard._build.compiled_since", lambda: True)
            async with asyncio.timeout(60):
                while (new := await pool._think(process_number, state, "", lane=pool.slow[1])) == old:
                    pass
            Path(told).touch()
            assert await long_thought not in (old, new)
            assert await pool._think(process_number, state, "", lane=pool.slow[1]) != old
            assert pool.next is None, "they have moved already"
        finally:
            pool.close()

    asyncio.run(main())


def test_bots_stay_where_they_are_while_the_rules_are_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        rules = bigboard.game("acquire")
        state = rules.start(rules.deal(2, 1))
        pool = BotsPool(1, 60.0)
        try:
            monkeypatch.setattr(bot_pool, "LOOK_EVERY_S", 0.0)
            monkeypatch.setattr("bigboard._build.compiled_since", lambda: False)
            at_first = await pool._think(process_number, state, "", lane=pool.slow[0])
            assert await pool._think(process_number, state, "", lane=pool.slow[0]) == at_first
            assert pool.next is None
        finally:
            pool.close()

    asyncio.run(main())
