"""The store: what is written together, what is refused, what is read again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.db.store import Job, Store
from bigboard.server.room.ports import SeqTaken
from bigboard.server.room.record import Seat, TableRecord


def run(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = Store(f"sqlite:///{folder / 'store.sqlite'}")
        try:
            await work(store)
        finally:
            store.close()

    asyncio.run(main())


def document(name: str, **fields: object) -> dict[str, object]:
    made = TableRecord(name, name, "acquire", 2, {}, "anna", "Anna", 1.0, seats=[Seat(person="anna"), Seat(bot="easy")])
    return {**made.to_json(), **fields}


def test_sqlite_syncs_every_commit_and_keeps_a_write_ahead_log(folder: Path) -> None:
    async def work(store: Store) -> None:
        mode = await store.read(lambda c: c.execute(text("PRAGMA journal_mode")).scalar())
        sync = await store.read(lambda c: c.execute(text("PRAGMA synchronous")).scalar())
        assert (mode, sync) == ("wal", 2)

    run(folder, work)


def test_two_writers_cannot_both_write_an_entry(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        monkeypatch.setattr("bigboard.server.db.store.lock_beside", lambda engine: None)
        other = Store(f"sqlite:///{folder / 'store.sqlite'}")
        await store.append("t", 1, [{"seq": 1}], document("t"), 1.0)
        with pytest.raises(SeqTaken):
            await other.append("t", 1, [{"seq": 1, "by": "the other"}], None, 2.0)
        other.close()
        stored = await store.load_table("t")
        assert stored is not None
        assert stored[1] == [{"seq": 1}]

    run(folder, work)


def test_a_line_that_cannot_even_be_closed_is_left_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the database is killed in the middle of a statement: whoever comes next gets a new line."""

    async def work(store: Store) -> None:
        await store.append("t", 1, [{"seq": 1}], document("t"), 1.0)
        broken = store.line
        assert broken is not None

        def fail() -> None:
            raise RuntimeError("sending query failed: cannot exit pipeline mode while busy")

        monkeypatch.setattr(broken, "close", fail)
        with pytest.raises(SeqTaken):
            await store.append("t", 1, [{"seq": 1}], None, 1.0)
        await asyncio.wait_for(store.append("t", 2, [{"seq": 2}], None, 1.0), 60)
        assert store.line is not broken

    run(folder, work)


def test_whatever_happens_somebody_writes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        whole = store._write

        def fail(batch: list[Job], again: bool = True) -> None:
            monkeypatch.setattr(store, "_write", whole)
            raise RuntimeError("nobody has thought of this")

        monkeypatch.setattr(store, "_write", fail)
        with pytest.raises(RuntimeError, match="nobody has thought"):
            await asyncio.wait_for(store.append("t", 1, [{"seq": 1}], None, 1.0), 60)
        await asyncio.wait_for(store.append("t", 1, [{"seq": 1}], document("t"), 1.0), 60)

    run(folder, work)


def test_one_bad_job_does_not_take_the_others_with_it(folder: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 1, [{"seq": 1}], document("t"), 1.0)
        jobs = [store.append("t", seq, [{"seq": seq}], None, 1.0) for seq in (2, 3, 1, 4, 5)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), SeqTaken, type(None), type(None)]
        stored = await store.load_table("t")
        assert stored is not None
        assert [entry["seq"] for entry in stored[1]] == [1, 2, 3, 4, 5]

    run(folder, work)


def test_several_entries_are_stored_together_or_not_at_all(folder: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 1, [{"seq": 1}, {"seq": 2}], document("t"), 1.0)
        await store.append("t", 4, [{"seq": 4}], None, 1.0)
        with pytest.raises(SeqTaken):
            await store.append("t", 3, [{"seq": 3}, {"seq": 4}], None, 2.0)
        stored = await store.load_table("t")
        assert stored is not None
        assert [entry["seq"] for entry in stored[1]] == [1, 2, 4]

    run(folder, work)


def test_an_entry_and_the_document_that_changes_with_it_are_one(folder: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 1, [{"seq": 1}], document("t", status="running"), 1.0)
        with pytest.raises(SeqTaken):
            await store.append("t", 1, [{"seq": 1}], document("t", status="finished"), 2.0)
        assert [found["status"] for found in await TablesRepo(store).listed(["running", "finished"], 10)] == ["running"]

    run(folder, work)


def test_tables_are_listed_by_status_the_latest_first(folder: Path) -> None:
    async def work(store: Store) -> None:
        for number, name in enumerate(("a", "b", "c")):
            await store.save_table(document(name, public=name != "b"), float(number))
        await store.save_table(document("a"), 9.0)
        assert [found["id"] for found in await TablesRepo(store).listed(["open"], 10)] == ["a", "c"]
        assert [found["id"] for found in await TablesRepo(store).listed(["open"], 1, public=None)] == ["a"]
        assert [found["id"] for found in await store.tables_of("anna", 10)] == ["a", "c", "b"]
        assert await store.tables_of("ben", 10) == []
        assert await store.load_table("x") is None

    run(folder, work)


def test_a_database_of_another_layout_is_refused(folder: Path) -> None:
    run(folder, lambda store: asyncio.sleep(0))
    engine = create_engine(f"sqlite:///{folder / 'store.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
    engine.dispose()
    with pytest.raises(ValueError, match="layout 0099"):
        Store(f"sqlite:///{folder / 'store.sqlite'}")
