"""The store: what is written together, what is refused, what is read again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from bigboard.room.ports import Change, Head, SeqTaken, VersionTaken
from bigboard.room.record import Seat, TableRecord
from bigboard.schemas.errors import Refused
from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.db.store import Store
from bigboard.server.db.writer import Job


def run(folder: Path, scenario: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = Store(f"sqlite:///{folder / 'store.sqlite'}")
        try:
            await scenario(store)
        finally:
            store.close()

    asyncio.run(main())


def document(name: str, **fields: object) -> dict[str, object]:
    made = TableRecord(name, name, "acquire", 2, {}, "anna", "Anna", 1.0, seats=[Seat(person="anna"), Seat(bot="easy")])
    return {**made.to_json(), **fields}


def test_sqlite_syncs_every_commit_and_keeps_a_write_ahead_log(folder: Path) -> None:
    async def scenario(store: Store) -> None:
        mode = await store.read(lambda c: c.execute(text("PRAGMA journal_mode")).scalar())
        sync = await store.read(lambda c: c.execute(text("PRAGMA synchronous")).scalar())
        assert (mode, sync) == ("wal", 2)

    run(folder, scenario)


def entry(seq: int, **fields: object) -> dict[str, object]:
    return {"seq": seq, "kind": "action", "time": 1.0, **fields}


async def seqs(store: Store) -> list[int]:
    stored = await store.load_table("t")
    assert stored is not None
    return [one["seq"] for one in stored.entries]


def test_two_writers_cannot_both_write_an_entry(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(store: Store) -> None:
        monkeypatch.setattr("bigboard.server.db.store.lock_beside", lambda engine: None)
        other = Store(f"sqlite:///{folder / 'store.sqlite'}")
        await store.add_table(document("t"), [entry(1)])
        await store.append("t", 2, [entry(2)])
        with pytest.raises(SeqTaken):
            await other.append("t", 2, [entry(2, by="the other")])
        other.close()
        stored = await store.load_table("t")
        assert stored is not None
        assert stored.entries == [entry(1), entry(2)]
        assert stored.writer == store.members.me

    run(folder, scenario)


def test_a_connection_that_cannot_even_be_closed_is_left_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the database is killed in the middle of a statement: the next job gets a new connection."""

    async def scenario(store: Store) -> None:
        await store.add_table(document("t"), [entry(1)])
        broken = store.writer.line
        assert broken is not None

        def fail(*_: object) -> None:
            raise RuntimeError("sending query failed: cannot exit pipeline mode while busy")

        for name in ("close", "invalidate", "exec_driver_sql"):
            monkeypatch.setattr(broken, name, fail)
        with pytest.raises(RuntimeError):
            await store.append("t", 2, [entry(2)])
        await asyncio.wait_for(store.append("t", 2, [entry(2)]), 60)
        assert store.writer.line is not broken

    run(folder, scenario)


def test_the_writer_goes_on_after_any_failure(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(store: Store) -> None:
        whole = store.writer._write

        def fail(batch: list[Job]) -> None:
            monkeypatch.setattr(store.writer, "_write", whole)
            raise RuntimeError("nobody has thought of this")

        monkeypatch.setattr(store.writer, "_write", fail)
        with pytest.raises(RuntimeError, match="nobody has thought"):
            await asyncio.wait_for(store.append("t", 1, [entry(1)]), 60)
        await asyncio.wait_for(store.append("t", 1, [entry(1)]), 60)

    run(folder, scenario)


def test_nothing_is_written_twice_when_the_outcome_of_a_commit_is_unknown(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the connection breaks between the commit and its confirmation."""

    async def scenario(store: Store) -> None:
        await store.add_table(document("t"), [entry(1)])
        line = store.writer.line
        assert line is not None
        whole = line.exec_driver_sql
        broken = OperationalError("COMMIT", (), Exception(), connection_invalidated=True)
        blocked, commits = threading.Event(), [0]

        def commit_and_break(statement: str, *more: Any) -> Any:
            if statement == "BEGIN IMMEDIATE":
                blocked.wait(60)
            done = whole(statement, *more)
            commits[0] += statement == "COMMIT"
            if statement == "COMMIT" and commits[0] == 2:
                raise broken
            return done

        monkeypatch.setattr(line, "exec_driver_sql", commit_and_break)
        line_of = {"seat": -1, "name": "Anna", "text": "hello"}
        blocker = asyncio.create_task(store.say("t", {**line_of, "text": "first"}))
        await asyncio.sleep(0)  # the writer has it; the next jobs are one batch
        while not store.writer.jobs.empty():
            await asyncio.sleep(0.01)
        jobs = [
            asyncio.create_task(store.append("t", 2, [entry(2)])),
            asyncio.create_task(store.say("t", line_of)),
            asyncio.create_task(store.add_table(document("u"), [entry(1)])),
        ]
        while store.writer.jobs.qsize() < len(jobs):
            await asyncio.sleep(0)
        blocked.set()
        await blocker
        appended, said, added = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(appended, SeqTaken)  # the caller reads the log, and finds its own entry
        assert isinstance(said, Refused)
        assert added is None
        stored = await store.load_table("t")
        assert stored is not None
        assert [one["seq"] for one in stored.entries] == [1, 2]
        assert [one["text"] for one in stored.chat] == ["first", "hello"]
        assert await store.load_table("u") is not None

    run(folder, scenario)


def test_one_bad_job_does_not_take_the_others_with_it(folder: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.add_table(document("t"), [entry(1)])
        jobs = [store.append("t", seq, [entry(seq)]) for seq in (2, 3, 1, 4, 5)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [list, list, SeqTaken, list, list]
        assert await seqs(store) == [1, 2, 3, 4, 5]

    run(folder, scenario)


def test_a_batch_in_which_a_choice_of_several_is_half_taken_loses_only_that(folder: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.add_table(document("t"), [entry(1)])
        await store.append("t", 3, [entry(3)])
        jobs = [store.append("t", 2, [entry(2), entry(3)]), store.append("t", 4, [entry(4)])]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [SeqTaken, list]
        assert await seqs(store) == [1, 3, 4]

    run(folder, scenario)


def test_several_entries_are_stored_together_or_not_at_all(folder: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.add_table(document("t"), [entry(1), entry(2)])
        await store.append("t", 4, [entry(4)])
        with pytest.raises(SeqTaken):
            await store.append("t", 3, [entry(3), entry(4)])
        assert await seqs(store) == [1, 2, 4]

    run(folder, scenario)


def test_an_entry_and_the_document_that_changes_with_it_are_one(folder: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.add_table(document("t", status="running"), [entry(1)])
        finished = Change(document("t", status="finished"), 1, 2.0, [{"text": "over"}])
        with pytest.raises(SeqTaken):
            await store.append("t", 1, [entry(1)], finished)
        with pytest.raises(VersionTaken):
            await store.append("t", 2, [entry(2)], finished._replace(version=0))
        assert await seqs(store) == [1]
        assert await store.heads(["t"]) == {"t": Head(1, 1, 0, 0.0)}
        assert [found["status"] for found in await TablesRepo(store).list_tables(["running", "finished"], 10)] == [
            "running"
        ]
        assert await store.append("t", 2, [entry(2)], finished) == [{"text": "over", "n": 1}]
        assert await store.heads(["t"]) == {"t": Head(2, 2, 1, 0.0)}

    run(folder, scenario)


def test_a_document_is_changed_by_the_writer_that_has_seen_the_latest(folder: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.add_table(document("t"))
        changes = [Change(document("t", host_name=host), 1, 2.0) for host in ("one", "another")]
        results = await asyncio.gather(*(store.change("t", one) for one in changes), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["VersionTaken", "list"]
        known = await store.read_since("t", Head(2, 0, 0, 0.0))
        assert known is not None
        assert known.document is None, "it is the same"

    run(folder, scenario)


def test_lines_of_chat_are_numbered_by_the_database(folder: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.add_table(document("t"))
        said = await asyncio.gather(*(store.say("t", {"text": str(n)}) for n in range(20)))
        assert sorted(line["n"] for line in said) == list(range(1, 21))
        new = await store.read_since("t", Head(1, 0, 18, 0.0))
        assert new is not None
        assert [line["n"] for line in new.chat] == [19, 20]

    run(folder, scenario)


def test_tables_are_listed_by_status_the_latest_first(folder: Path) -> None:
    async def scenario(store: Store) -> None:
        for number, name in enumerate(("a", "b", "c")):
            await store.add_table(document(name, public=name != "b", created=float(number)))
        await store.change("a", Change(document("a"), 1, 9.0))
        assert [found["id"] for found in await TablesRepo(store).list_tables(["open"], 10)] == ["a", "c"]
        assert [found["id"] for found in await TablesRepo(store).list_tables(["open"], 1, public=None)] == ["a"]
        assert [found["id"] for found in await store.tables_of("anna", 10)] == ["a", "c", "b"]
        assert await store.tables_of("ben", 10) == []
        assert await store.load_table("x") is None

    run(folder, scenario)


def test_a_database_of_another_layout_is_refused(folder: Path) -> None:
    run(folder, lambda store: asyncio.sleep(0))
    engine = create_engine(f"sqlite:///{folder / 'store.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
    engine.dispose()
    with pytest.raises(ValueError, match="layout 0099"):
        Store(f"sqlite:///{folder / 'store.sqlite'}")
