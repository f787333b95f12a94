"""What is kept on disk: people, tables, and the log of every table, which is the only truth about its game.

`(table, seq)` is the log's unique key, so two writers can never both believe that they moved the same table.
One thread writes. Whatever waits while it syncs the disk goes into the next transaction together. Where several servers
share a database, each transaction begins by asking whether this one is still alive in the eyes of the others
(`cluster.ownership`), and what others have to know of is announced with it (`tables.news`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import threading
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bigboard.server.db.engines import is_shared, lost, open_engine
from bigboard.server.db.file_lock import lock_beside
from bigboard.server.db.migrate import prepare_layout
from bigboard.server.db.schema import chats, entries, seatings, tables
from bigboard.server.errors import unavailable
from bigboard.server.ops.metrics import STORED
from bigboard.server.room.ports import SeqTaken, Stored

T = TypeVar("T")
BATCH = 500
OUTAGE_S = 8.0  # for which writing waits until the database is back
STILL_S = 2.0  # who comes so soon after others have waited in vain tries once and does not wait again
ALONE = 0x62696762  # the kind of lock that `alone` takes
NEWS = "bigboard"  # the channel on which servers tell each other what has changed
APPEND = f"INSERT INTO {entries.name} (table_id, seq, entry) VALUES ({{0}}, {{0}}, {{0}})"
LATEST = (  # entry of a table's log
    select(entries.c.entry)
    .where(entries.c.table_id == tables.c.id)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
log = logging.getLogger("bigboard.server")

Transaction = Connection  # for those who hand one through and write no SQL
Row = tuple[str, int, str]  # of the log: table, number and entry
Mark = tuple[float, str]  # when a table was last changed, and its id: where a page of tables begins
BEGINNING: Mark = (-1.0, "")


class Fenced(Exception):
    """The others have given this server up and taken its tables, so it must not write as who it was."""


@dataclass
class Job:
    """Work for the writer, and the future of whoever waits for it."""

    work: Callable[[Connection], None] | None
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop
    rows: Sequence[Row] = ()  # of the log; those of a batch are written by one statement


def settle(batch: list[Job], error: BaseException | None) -> None:
    """Tells those who wait what came of it; the loop is woken once for all of them."""

    def tell() -> None:
        for job in batch:
            if not job.future.done():
                if error is None:
                    job.future.set_result(None)
                else:
                    job.future.set_exception(error)

    if not batch[0].loop.is_closed():
        batch[0].loop.call_soon_threadsafe(tell)


class Store:
    """All reading and writing. Nothing of it runs on the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url, serving=True)
        self.shared = is_shared(self.engine)
        self.guard: Callable[[Connection], None] | None = None  # raises Fenced; begins every transaction
        self.stopping = False
        self.append_rows = APPEND.format("%s" if self.shared else "?")
        self.gave_up = float("-inf")  # when the database had last been waited for in vain
        self.lock = lock_beside(self.engine)
        try:
            patient = open_engine(url)  # steps take longer than anything later may
            prepare_layout(patient)
            patient.dispose()
        except BaseException:
            self._unlock()
            raise
        self.line: Connection | None = None  # the writer's own, as long as it works
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_forever, name="store", daemon=True)
        self.writer.start()
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="store-read")

    def _unlock(self) -> None:
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    def close(self) -> None:
        """Writes what is waiting, then stops."""
        self.stopping = True
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self._unlock()

    def _write_forever(self) -> None:
        while (first := self.jobs.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    self.jobs.put(None)
                    break
                batch.append(job)
            try:
                self._write(batch)
            except Exception as error:  # whatever it is, there has to be somebody who writes
                log.exception("The writer has failed.")
                settle(batch, error)
        self._hang_up()

    def _write(self, batch: list[Job], again: bool = True) -> None:
        connection = None
        try:
            connection = self._guarded()
            rows = [row for job in batch for row in job.rows]
            if rows:
                connection.exec_driver_sql(self.append_rows, rows)
            for job in batch:
                if job.work is not None:
                    job.work(connection)
            connection.commit()
        except Exception as error:
            self._hang_up()
            if len(batch) == 1:
                if self.shared and again and isinstance(error, IntegrityError) and not batch[0].rows:
                    self._write(batch, again=False)  # another server has just made the row that this replaces
                    return
                settle(batch, error)
                return
            if connection is None and lost(error):  # the database is away, for all of them
                settle(batch, error)
                return
            for job in batch:  # one bad job must not take the others with it
                self._write([job])
            return
        settle(batch, None)

    def _guarded(self) -> Connection:
        """A connection on which nothing has been written yet, so a database that is gone can be waited for."""
        begun = time.monotonic()
        end = begun if begun < self.gave_up + STILL_S else begun + OUTAGE_S
        while True:
            try:
                if self.line is None:
                    self.line = self.engine.connect()
                if self.guard is not None:
                    self.guard(self.line)
                return self.line
            except BaseException as error:
                self._hang_up()
                if not self.shared or not lost(error) or self.stopping:
                    raise
                if time.monotonic() > end:
                    self.gave_up = time.monotonic()
                    raise
                time.sleep(0.1)

    def _hang_up(self) -> None:
        """What went wrong on a line is left behind with it, whether or not it can still be closed in good order."""
        line, self.line = self.line, None
        if line is not None:
            try:
                line.close()
            except Exception:
                with contextlib.suppress(Exception):
                    line.invalidate()

    async def write(self, work: Callable[[Connection], None] | None, rows: Sequence[Row] = ()) -> None:
        """Returns when it is safely on disk. `work` may run twice, so it touches nothing but the database."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future(), loop, rows)
        self.jobs.put(job)
        try:
            await job.future
        except IntegrityError:
            raise
        except Fenced as error:
            raise unavailable() from error
        except SQLAlchemyError as error:
            log.error("The store cannot write: %s", error)
            raise unavailable() from error

    def announce(self, connection: Connection, what: str, *whom: object) -> None:
        """Tells all servers on this database, with the transaction: a word and an id or two, never what is in them."""
        if self.shared:
            connection.execute(select(func.pg_notify(NEWS, " ".join([what, *map(str, whom)]))))

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                if not self.shared or not lost(error):
                    raise
            with self.engine.connect() as connection:  # its line was cut; the next one is new
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, run)
        except SQLAlchemyError as error:
            log.error("The store cannot read: %s", error)
            raise unavailable() from error

    async def ping(self) -> None:
        """Returns if the database can be read; Refused otherwise."""
        await self.read(lambda connection: connection.execute(select(1)).scalar())

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """Nobody else does this at the same time, in no process that shares the database."""
        if not self.shared:
            yield
            return
        key, loop = zlib.crc32(what.encode()), asyncio.get_running_loop()

        def lock() -> Connection:
            connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                connection.execute(select(func.pg_advisory_lock(ALONE, key - 2**31)))
            except BaseException:
                connection.close()
                raise
            return connection

        def unlock(connection: Connection) -> None:
            with connection:
                connection.invalidate()  # its end is the lock's end

        try:
            held = await loop.run_in_executor(None, lock)
        except SQLAlchemyError as error:
            raise unavailable() from error
        try:
            yield
        finally:
            await loop.run_in_executor(None, unlock, held)

    async def save_table(self, document: dict[str, Any], now: float) -> None:
        await self.write(lambda connection: put_table(connection, document, now))

    async def append(
        self, table_id: str, seq: int, added: Sequence[dict[str, Any]], document: dict[str, Any] | None, now: float
    ) -> None:
        """Entries of the log from `seq` on, with the table's document when that changes with them: all or none.

        SeqTaken if one of them exists.
        """
        rows = [(table_id, seq + n, dump(entry)) for n, entry in enumerate(added)]
        work = None if document is None else partial(put_table, document=document, now=now)
        try:
            with STORED.time():
                await self.write(work, rows)
        except IntegrityError:
            raise SeqTaken(f"Entry {seq} of table {table_id} exists already.") from None

    async def load_table(self, table_id: str) -> Stored | None:
        """Document, log and chat of a table; ValueError if what is stored is no JSON."""

        def work(connection: Connection) -> Stored | None:
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

    async def say(self, table_id: str, line: dict[str, Any]) -> int:
        """Stores a line of the chat under the next number of its table, and returns that."""
        said: list[int] = []

        def work(connection: Connection) -> None:
            latest = select(func.max(chats.c.n)).where(chats.c.table_id == table_id)
            n = (connection.execute(latest).scalar() or 0) + 1
            connection.execute(insert(chats).values(table_id=table_id, n=n, line=dump({**line, "n": n})))
            said[:] = [n]

        await self.write(work)
        return said[0]

    async def tables_of(self, person: str, limit: int) -> list[dict[str, Any]]:
        query = (
            select(tables.c.document)
            .join(seatings, seatings.c.table_id == tables.c.id)
            .where(seatings.c.person == person)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self.read(lambda c: documents(c.execute(query).scalars()))

    async def page(self, status: str, before: float, after: Mark, limit: int) -> list[tuple[Mark, str, str]]:
        """Tables with that status whose document has not changed since `before`, the oldest first, from `after` on.

        Each with its mark (for the next page), its document and the latest entry of its log, both as they are stored.
        """
        query = (
            select(tables.c.updated, tables.c.id, tables.c.document, LATEST)
            .where(tables.c.status == status, tables.c.updated < before)
            .where(tuple_(tables.c.updated, tables.c.id) > after)
            .order_by(tables.c.updated, tables.c.id)
            .limit(limit)
        )
        return await self.read(lambda c: [((row[0], row[1]), row[2], row[3] or "{}") for row in c.execute(query)])

    async def looked_up(self, ids: Sequence[str], status: str) -> list[tuple[str, str, str]]:
        """Those of the tables that have that status: id, document and latest entry, as they are stored."""
        query = select(tables.c.id, tables.c.document, LATEST).where(tables.c.id.in_(ids), tables.c.status == status)
        return await self.read(lambda c: [(row[0], row[1], row[2] or "{}") for row in c.execute(query)])


def documents(texts: Iterable[str]) -> list[dict[str, Any]]:
    """The documents that can be read; one that cannot costs its own table and no other."""
    found = []
    for text in texts:
        try:
            document = json.loads(text)
        except ValueError:
            log.error("The document of a table is damaged, so it is not listed.")
        else:
            if isinstance(document, dict):
                found.append(document)
    return found


def dump(value: Any) -> str:
    try:
        return orjson.dumps(value).decode()
    except TypeError:  # a number of more than 64 bits, in a record from elsewhere
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
    put_seatings(connection, document)


def put_seatings(connection: Connection, document: dict[str, Any]) -> None:
    """Who is to find the table among their own."""
    table_id = document["id"]
    connection.execute(delete(seatings).where(seatings.c.table_id == table_id))
    persons = {seat["person"] for seat in document["seats"] if seat["person"]} | {document["host"]}
    connection.execute(insert(seatings), [{"table_id": table_id, "person": person} for person in sorted(persons)])
