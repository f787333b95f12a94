"""Who owns a table when several processes share a database: one at a time, and whoever was given up cannot write."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.postgres import Postgres, free_port
from tests.server.test_store import document

from bigboard.server.cluster import ownership
from bigboard.server.cluster.ownership import Elsewhere, Leased
from bigboard.server.db.store import Store
from bigboard.server.errors import Refused
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.limits.shared_rate_limit import Brakes
from bigboard.server.run.serve import CannotServe, serve
from bigboard.server.settings import Rate, Settings


class Process:
    """What a server has of ownership, without the server."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.ownership = Leased(self.store, lambda: f"127.0.0.1:{self.listener.getsockname()[1]}")
        self.news: list[str] = []
        self.let_go = 0

    async def open(self) -> None:
        async def let_go() -> None:
            self.let_go += 1

        await self.ownership.open(self.news.append, let_go)

    async def close(self) -> None:
        await self.ownership.close()
        self.store.close()
        self.listener.close()


def with_two(postgres: Postgres, name: str, work: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def main() -> None:
        url = postgres.new_database(name)
        one, other = Process(url), Process(url)
        try:
            await one.open()
            await other.open()
            await one.store.save_table(document("t"), 1.0)
            await work(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(main())


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.02)


def bury(process: Process) -> None:
    """What the others do when they have not heard of it in time."""
    with process.store.engine.begin() as connection:
        connection.execute(text("DELETE FROM processes WHERE id = :id"), {"id": process.ownership.me})


def test_who_no_longer_listens_is_given_up_before_its_time(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that was killed leaves its row behind, but its machine says that it is gone; one that hangs listens."""
    monkeypatch.setattr(ownership, "LATE_S", -3600.0)  # everybody counts as late
    row = text(
        "INSERT INTO processes (id, address, until) VALUES (:id, :address, extract(epoch from clock_timestamp()) + 600)"
    )

    async def work(one: Process, other: Process) -> None:
        with one.store.engine.begin() as connection:
            connection.execute(row, {"id": "hangs", "address": other.ownership.address()})
            connection.execute(row, {"id": "killed", "address": f"127.0.0.1:{free_port()}"})
        await until(lambda: "hangs" in one.ownership.peers and "killed" not in one.ownership.peers)
        assert one.ownership.me in other.ownership.peers
        assert other.ownership.me in one.ownership.peers
        await until(lambda: "orphans" in one.news)

    with_two(postgres, "deserted", work)


def test_a_table_has_one_owner_whoever_asks(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        asked = [process.ownership.require("t") for process in (one, other) * 5]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        owners = {e.process for e in answers if isinstance(e, Elsewhere)}
        assert len(owners) == 1
        assert sum(answer is None for answer in answers) == 5
        with pytest.raises(Refused, match="does not exist"):
            await one.ownership.require("x")

    with_two(postgres, "one_owner", work)


def test_a_released_table_is_free(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        await one.ownership.require("t")
        with pytest.raises(Elsewhere):
            await other.ownership.require("t")
        await one.ownership.release("t")
        await other.ownership.require("t")

    with_two(postgres, "released", work)


def test_who_was_given_up_writes_nothing_lets_go_and_begins_again(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        await one.ownership.require("t")
        await one.store.append("t", 1, [{"seq": 1}], None, 1.0)
        before = one.ownership.me
        one.ownership.alive_again.clear()  # it does not notice by itself, as if it were stopped
        bury(one)
        with pytest.raises(Refused):
            await one.store.append("t", 2, [{"seq": 2, "by": "the dead"}], None, 1.0)
        with pytest.raises(Refused):
            await one.store.save_table(document("t", status="closed"), 2.0)
        await other.ownership.require("t")
        await other.store.append("t", 2, [{"seq": 2}], None, 1.0)
        stored = await other.store.load_table("t")
        assert stored is not None
        assert stored[1] == [{"seq": 1}, {"seq": 2}]
        assert stored[0]["status"] == "open"
        one.ownership.alive_again.set()
        await until(lambda: one.ownership.me != before and one.ownership.alive)
        assert one.let_go == 1
        with pytest.raises(Elsewhere):
            await one.ownership.require("t")

    with_two(postgres, "given_up", work)


def test_giving_up_waits_for_a_transaction_that_has_begun(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        with one.store.engine.connect() as writing:
            assert one.store.guard is not None
            one.store.guard(writing)
            burying = asyncio.create_task(asyncio.to_thread(bury, one))
            await asyncio.sleep(0.3)
            assert not burying.done()
            writing.execute(text("INSERT INTO log VALUES ('t', 1, '{}')"))
            writing.commit()
        await burying
        await other.ownership.require("t")
        stored = await other.store.load_table("t")
        assert stored is not None
        assert len(stored[1]) == 1

    with_two(postgres, "waits", work)


def test_tables_of_the_dead_are_found_and_the_others_are_told(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        await one.store.append("t", 1, [{"seq": 1}], document("t", status="running"), 1.0)
        await one.ownership.require("t")
        await until(lambda: "all" in other.news)
        await one.ownership.close()
        await until(lambda: "orphans" in other.news)
        assert [table for table, _, _ in await other.ownership.orphans()] == ["t"]
        await other.ownership.require("t")
        assert await other.ownership.orphans() == []

    with_two(postgres, "orphans", work)


def test_brakes_are_shared_and_keep_no_address(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        limiters = [{"tables": RateLimiter(Rate(3, 0.001), "You make many tables.")} for _ in range(2)]
        brakes = [
            Brakes(limiters[0], one.store, lambda: one.ownership.secret),
            Brakes(limiters[1], other.store, lambda: other.ownership.secret),
        ]
        for number in range(3):
            await brakes[number % 2].check("tables", "192.0.2.7")
        for both in brakes:
            with pytest.raises(Refused, match="many tables"):
                await both.check("tables", "192.0.2.7")
        await brakes[0].check("tables", "192.0.2.8")
        rows = await one.store.read(lambda c: str(c.execute(text("SELECT * FROM brakes")).all()))
        assert "192.0" not in rows

    with_two(postgres, "brakes", work)


def test_one_at_a_time_holds_for_all_processes(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        inside = 0

        async def enter(process: Process) -> None:
            nonlocal inside
            async with process.store.alone("day"):
                inside += 1
                assert inside == 1
                await asyncio.sleep(0.05)
                inside -= 1

        await asyncio.gather(*(enter(process) for process in (one, other, one, other)))

    with_two(postgres, "alone", work)


def test_workers_on_sqlite_are_refused_with_a_sentence(folder: Path) -> None:
    settings = Settings(database=f"sqlite:///{folder / 'x.sqlite'}", workers=2)
    with pytest.raises(CannotServe, match="SQLite file belongs to one process"):
        serve(port=0, settings=settings)
