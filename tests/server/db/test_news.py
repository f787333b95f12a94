"""Processes on one PostgreSQL: heartbeats, a common clock, announcements, and limits that all of them share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.db.test_store import document
from tests.server.postgres import Postgres

from bigboard.room.person import Person
from bigboard.schemas.errors import Refused
from bigboard.server.db import news
from bigboard.server.db.news import Alone, Members
from bigboard.server.db.store import Store
from bigboard.server.limits.shared_rate_limit import SharedRateLimit
from bigboard.server.run.serve import CannotServe, serve
from bigboard.server.settings import Rate, Settings


class Process:
    """A process with a store, without the server."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.heard: list[str] = []
        self.changes = 0

    @property
    def members(self) -> Members:
        assert isinstance(self.store.members, Members)
        return self.store.members

    async def open(self) -> None:
        await self.store.open(lambda payload: self.heard.extend(payload.split("\n")), self.change)

    def change(self) -> None:
        self.changes += 1


def with_two(postgres: Postgres, name: str, scenario: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def main() -> None:
        url = postgres.new_database(name)
        one, other = Process(url), Process(url)
        try:
            for process in (one, other):
                await process.open()
                await until(partial(process.heard.__contains__, "all"))
            await until(lambda: one.members.alive == other.members.alive == {one.members.me, other.members.me})
            await one.store.add_table(document("t"))
            await scenario(one, other)
        finally:
            one.store.close()
            other.store.close()

    asyncio.run(main())


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.02)


def entry(seq: int, **fields: object) -> dict[str, object]:
    return {"seq": seq, "kind": "action", "time": 1.0, **fields}


def test_an_entry_is_announced_to_the_others_and_a_deal_only_by_its_number(postgres: Postgres) -> None:
    async def scenario(one: Process, other: Process) -> None:
        await one.store.append("t", 1, [{**entry(1), "kind": "start", "deal": {"bag": ["1A"]}}])
        await one.store.append("t", 2, [entry(2)])
        await one.store.append("t", 3, [entry(3, action={"text": "x" * 9000})])
        await until(lambda: "entry t 3" in other.heard)
        assert "entry t 1" in other.heard
        assert f'entry t 2 {one.members.me} {{"seq":2,"kind":"action","time":1.0}}' in other.heard
        assert not any(line.startswith("entry") for line in one.heard), "nobody hears their own news"

    with_two(postgres, "announced", scenario)


def test_many_announcements_travel_together(postgres: Postgres) -> None:
    async def scenario(one: Process, other: Process) -> None:
        for number in range(2000):
            one.store.tell("chat", "t", number)
        await until(lambda: "chat t 1999" in other.heard)
        assert [line for line in other.heard if line.startswith("chat")] == [f"chat t {n}" for n in range(2000)]

    with_two(postgres, "together", scenario)


def test_a_process_that_is_not_heard_of_is_gone_and_its_windows_with_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = text("INSERT INTO processes (id, until) VALUES ('killed', extract(epoch from clock_timestamp()) + 1)")
    monkeypatch.setattr(news, "STEADY_S", 0.0)

    async def scenario(one: Process, other: Process) -> None:
        anna, killed = Person("anna", "Anna"), "killed"
        me, one.members.me = one.members.me, killed
        await one.store.note_windows("t", anna, 1, ["anna"])
        one.members.me = me
        with one.store.engine.begin() as connection:
            connection.execute(row)
        await until(lambda: killed in other.members.alive)
        await until(lambda: killed not in other.members.alive and killed not in one.members.alive)
        assert one.changes > 0
        assert other.changes > 0
        stored = await other.store.load_table("t")
        assert stored is not None
        assert stored.presence.windows == {}
        assert stored.presence.since["anna"] > stored.presence.players_since > 0

    with_two(postgres, "gone", scenario)


def test_windows_of_a_process_that_is_not_there_end(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was given up, came back, noted a window, and was killed before its next heartbeat."""
    monkeypatch.setattr(news, "STEADY_S", 0.0)

    async def scenario(one: Process, other: Process) -> None:
        await one.store.note_windows("t", Person("ben", "Ben"), 1, ["ben"])
        me, one.members.me = one.members.me, "never_registered"
        await one.store.note_windows("t", Person("anna", "Anna"), 1, ["anna"])
        one.members.me = me
        await until(lambda: "presence t" in other.heard)

        async def windows() -> dict[str, int]:
            stored = await other.store.load_table("t")
            assert stored is not None
            return dict(stored.presence.windows)

        async with asyncio.timeout(60):
            while await windows() != {"ben": 1}:
                await asyncio.sleep(0.05)

    with_two(postgres, "orphans", scenario)


def test_rows_of_ended_windows_do_not_pile_up(postgres: Postgres) -> None:
    async def scenario(one: Process, other: Process) -> None:
        me, anna = one.members.me, Person("anna", "Anna")
        for number in range(5):  # a process each, which ended in order
            one.members.me = f"process{number}"
            await one.store.note_windows("t", anna, 1, ["anna"])
            await one.store.note_windows("t", anna, 0, ["anna"])
        one.members.me = me
        await one.store.note_windows("t", anna, 1, ["anna"])
        with one.store.engine.connect() as connection:
            rows = connection.execute(text("SELECT process, windows FROM presence")).all()
        assert rows == [(me, 1)]

    with_two(postgres, "rows", scenario)


def test_a_process_that_was_given_up_and_lives_says_so(postgres: Postgres) -> None:
    async def scenario(one: Process, other: Process) -> None:
        with other.store.engine.begin() as connection:
            connection.execute(text("DELETE FROM processes WHERE id = :id"), {"id": one.members.me})
        await until(lambda: "returned" in one.heard)
        await until(lambda: one.members.me in other.members.alive)

    with_two(postgres, "returned", scenario)


def test_a_process_that_ends_in_order_is_gone_at_once(postgres: Postgres) -> None:
    async def scenario(one: Process, other: Process) -> None:
        third = Process(postgres.url("ended"))
        await third.open()
        await until(lambda: third.members.me in other.members.alive)
        await asyncio.to_thread(third.store.close)
        await until(lambda: third.members.me not in other.members.alive)

    with_two(postgres, "ended", scenario)


def test_all_processes_have_the_clock_of_the_database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(one: Process, other: Process) -> None:
        monkeypatch.setattr("time.time", lambda: 1.0)  # a machine whose clock is wrong
        now = await one.store.read(lambda c: c.execute(text("SELECT extract(epoch from clock_timestamp())")).scalar())
        for process in (one, other):
            assert abs(process.store.now() - float(now or 0)) < 60

    with_two(postgres, "clock", scenario)


def test_the_last_writer_acts_at_once_and_the_others_in_their_order() -> None:
    members = Alone(None)  # type: ignore[arg-type]
    members.alive = frozenset({"a", "b", "c", members.me})
    assert members.delay("t", members.me) == 0.0
    orders = []
    for table in ("t", "u", "v", "w"):
        found = {}
        for process in members.alive:
            other = Alone(None)  # type: ignore[arg-type]
            other.me, other.alive = process, members.alive
            found[process] = other.delay(table, "dead")
        assert sorted(found.values()) == [2.0, 3.0, 4.0, 5.0]
        orders.append(min(found, key=lambda one: found[one]))
    assert members.delay("t", "dead") >= 2.0
    assert len(set(orders)) > 1, "the same process would have to do everything"


def test_rate_limits_are_shared_and_keep_no_address(postgres: Postgres) -> None:
    async def scenario(one: Process, other: Process) -> None:
        settings = Settings(new_tables=Rate(3, 0.001))
        limits = [
            SharedRateLimit(settings, process.store, partial(getattr, process.store, "secret"))
            for process in (one, other)
        ]
        for number in range(3):
            await limits[number % 2].check("tables", "192.0.2.7")
        for both in limits:
            with pytest.raises(Refused, match="many tables"):
                await both.check("tables", "192.0.2.7")
        await limits[0].check("tables", "192.0.2.8")
        rows = await one.store.read(lambda c: str(c.execute(text("SELECT * FROM rate_limits")).all()))
        assert "192.0" not in rows

    with_two(postgres, "limits", scenario)


def test_one_at_a_time_holds_for_all_processes(postgres: Postgres) -> None:
    async def scenario(one: Process, other: Process) -> None:
        inside = 0

        async def enter(process: Process) -> None:
            nonlocal inside
            async with process.store.alone("day"):
                inside += 1
                assert inside == 1
                await asyncio.sleep(0.05)
                inside -= 1

        await asyncio.gather(*(enter(process) for process in (one, other, one, other)))

    with_two(postgres, "alone", scenario)


def test_workers_on_sqlite_are_refused_with_a_sentence(folder: Path) -> None:
    settings = Settings(database=f"sqlite:///{folder / 'x.sqlite'}", workers=2)
    with pytest.raises(CannotServe, match="SQLite file belongs to one process"):
        serve(port=0, settings=settings)
