"""What is kept on disk: people, tables, and the log of every table, which is the only truth about its game.

`(table, seq)` is the log's unique key, so two writers can never both believe that they moved the same table.
One thread writes. Whatever waits while it syncs the disk goes into the next transaction together.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bigboard.server.errors import unavailable

T = TypeVar("T")
SCHEMA = 1
BATCH = 200
log = logging.getLogger("bigboard.server")

metadata = MetaData()
schema = Table("schema_version", metadata, Column("version", Integer, primary_key=True))
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)
secrets_ = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created", Float, nullable=False),
)
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("expires", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("document", Text, nullable=False),
    Index("tables_by_status", "status", "updated"),
)
seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("seatings_by_person", "person"),
)
entries = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)
chats = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)


class SeqTaken(Exception):
    """Another writer has this entry already."""


@dataclass
class Job:
    """Work for the writer, and the future of whoever waits for it."""

    work: Callable[[Connection], None]
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop

    def done(self, error: BaseException | None) -> None:
        def settle() -> None:
            if self.future.done():
                return
            if error is None:
                self.future.set_result(None)
            else:
                self.future.set_exception(error)

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(settle)


def open_engine(url: str) -> Engine:
    """SQLite in WAL mode that syncs every commit, or whatever else the URL names."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode = WAL")
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute("PRAGMA busy_timeout = 10000")
            cursor.close()

    return engine


class Store:
    """All reading and writing. Nothing of it runs on the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        metadata.create_all(self.engine)
        with self.engine.begin() as connection:
            version = connection.execute(select(schema.c.version)).scalar()
            if version is None:
                connection.execute(insert(schema).values(version=SCHEMA))
            elif version != SCHEMA:
                raise ValueError(f"The database has layout {version}; this version of Big Board reads {SCHEMA}.")
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_forever, name="store", daemon=True)
        self.writer.start()
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="store-read")

    def close(self) -> None:
        """Writes what is waiting, then stops."""
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    def _write_forever(self) -> None:
        while (first := self.jobs.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    self.jobs.put(None)
                    break
                batch.append(job)
            self._write(batch)

    def _write(self, batch: list[Job]) -> None:
        try:
            with self.engine.begin() as connection:
                for job in batch:
                    job.work(connection)
        except Exception as error:
            if len(batch) == 1:
                batch[0].done(error)
                return
            for job in batch:  # one bad job must not take the others with it
                self._write([job])
            return
        for job in batch:
            job.done(None)

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Returns when it is safely on disk. `work` may run twice, so it touches nothing but the database."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future(), loop)
        self.jobs.put(job)
        try:
            await job.future
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            log.error("The store cannot write: %s", error)
            raise unavailable() from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, run)
        except SQLAlchemyError as error:
            log.error("The store cannot read: %s", error)
            raise unavailable() from error

    async def save_table(self, document: dict[str, Any], now: float) -> None:
        await self.write(lambda connection: put_table(connection, document, now))

    async def append(
        self, table_id: str, seq: int, added: Sequence[dict[str, Any]], document: dict[str, Any] | None, now: float
    ) -> None:
        """Entries of the log from `seq` on, with the table's document when that changes with them: all or none.

        SeqTaken if one of them exists.
        """
        rows = [{"table_id": table_id, "seq": seq + n, "entry": dump(entry)} for n, entry in enumerate(added)]

        def work(connection: Connection) -> None:
            connection.execute(insert(entries), rows)
            if document is not None:
                put_table(connection, document, now)

        try:
            await self.write(work)
        except IntegrityError:
            raise SeqTaken(f"Entry {seq} of table {table_id} exists already.") from None

    async def load_table(
        self, table_id: str
    ) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]] | None:
        """TableRecord, log and chat of a table."""

        def work(connection: Connection) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]] | None:
            document = connection.execute(select(tables.c.document).where(tables.c.id == table_id)).scalar()
            if document is None:
                return None
            logged = select(entries.c.entry).where(entries.c.table_id == table_id).order_by(entries.c.seq)
            said = select(chats.c.line).where(chats.c.table_id == table_id).order_by(chats.c.n)
            return (
                json.loads(document),
                [json.loads(text) for text in connection.execute(logged).scalars()],
                [json.loads(text) for text in connection.execute(said).scalars()],
            )

        return await self.read(work)

    async def say(self, table_id: str, line: dict[str, Any]) -> None:
        text = dump(line)
        await self.write(lambda c: void(c.execute(insert(chats).values(table_id=table_id, n=line["n"], line=text))))

    async def listed(self, status: Sequence[str], limit: int, public: bool | None = True) -> list[dict[str, Any]]:
        """Documents of tables with that status, the latest first."""
        query = select(tables.c.document).where(tables.c.status.in_(status))
        if public is not None:
            query = query.where(tables.c.public == public)
        query = query.order_by(tables.c.updated.desc()).limit(limit)
        return await self.read(lambda c: [json.loads(text) for text in c.execute(query).scalars()])

    async def tables_of(self, person: str, limit: int) -> list[dict[str, Any]]:
        query = (
            select(tables.c.document)
            .join(seatings, seatings.c.table_id == tables.c.id)
            .where(seatings.c.person == person)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self.read(lambda c: [json.loads(text) for text in c.execute(query).scalars()])


def dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def void(_: object) -> None:
    """Forgets a result."""


def put_table(connection: Connection, document: dict[str, Any], now: float) -> None:
    """Inserts or replaces the table's document, and who is seated there."""
    table_id = document["id"]
    columns = {
        "status": document["status"],
        "public": document["public"],
        "updated": now,
        "document": dump(document),
    }
    changed = connection.execute(update(tables).where(tables.c.id == table_id).values(**columns))
    if changed.rowcount == 0:
        connection.execute(insert(tables).values(id=table_id, created=document["created"], **columns))
    connection.execute(delete(seatings).where(seatings.c.table_id == table_id))
    persons = {seat["person"] for seat in document["seats"] if seat["person"]} | {document["host"]}
    connection.execute(insert(seatings), [{"table_id": table_id, "person": person} for person in sorted(persons)])
