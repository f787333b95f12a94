"""The one thread of a process that writes: jobs that wait while the disk syncs go into one transaction.

Entries of logs are inserted with `ON CONFLICT DO NOTHING RETURNING`: the unique key `(table, seq)` decides which of two
writers has an entry, and the loser gets `SeqTaken`. A batch of single entries is one statement: one round trip.
Jobs are sorted by their table, so that two processes lock rows in the same order. A batch that fails is written again
job by job, so that a bad job does not affect the others. If the connection breaks during a commit, its outcome is
unknown: entries are written again, because their key tells whether they are stored, and other jobs fail.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from bigboard.room.ports import SeqTaken
from bigboard.schemas.errors import unavailable
from bigboard.server.db.engines import is_blocked, is_lost
from bigboard.server.db.schema import entries

BATCH = 500  # jobs in one transaction
OUTAGE_S = 8.0  # seconds for which writing waits until the database is back
STILL_S = 2.0  # seconds after an outage in which new jobs try once and do not wait
LOCK_TIMEOUT = "SET lock_timeout = '500ms'"
COLUMNS = "table_id, seq, next, at, process, entry"
log = logging.getLogger("bigboard.server")

Row = tuple[str, int, int, float, str, str]  # of the log, in the order of COLUMNS
Work = Callable[[Connection], Any]


@dataclass
class Job:
    """Entries and other work of one transaction, and the future of its caller."""

    work: Work | None
    rows: Sequence[Row]
    key: str  # the table whose rows it locks
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    again: bool = False
    until: float = field(default_factory=lambda: time.monotonic() + OUTAGE_S)


def settle(batch: list[Job], outcomes: Sequence[Any]) -> None:
    """Hand results and exceptions to the callers; the loop is woken once for all of them."""

    def set_all() -> None:
        for job, outcome in zip(batch, outcomes, strict=True):
            if not job.future.done():
                if isinstance(outcome, BaseException):
                    job.future.set_exception(outcome)
                else:
                    job.future.set_result(outcome)

    if batch and not batch[0].loop.is_closed():
        batch[0].loop.call_soon_threadsafe(set_all)


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        sqlite = engine.dialect.name == "sqlite"
        self.begin = "BEGIN IMMEDIATE" if sqlite else "BEGIN"
        self.greeting = None if sqlite else LOCK_TIMEOUT
        self.mark = "?" if sqlite else "%s"
        self.stopping = False
        self.gave_up = float("-inf")  # when the database had last been waited for in vain
        self.line: Connection | None = None
        self.committing = False
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work | None, rows: Sequence[Row] = (), key: str = "") -> Any:
        """Return the result of `work` when everything is synced. `work` may run twice: it changes nothing else.

        SeqTaken or VersionTaken if another writer was first, Refused if the database is away.
        """
        loop = asyncio.get_running_loop()
        job = Job(work, rows, key or (rows[0][0] if rows else ""), loop.create_future(), loop)
        self.jobs.put(job)
        try:
            return await job.future
        except SQLAlchemyError as error:
            log.error("The store cannot write: %s", error)
            raise unavailable() from error

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.stopping = True
        self.jobs.put(None)
        self.thread.join()

    # The thread.

    def _run(self) -> None:
        while (first := self.jobs.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    self.jobs.put(None)
                    break
                batch.append(job)
            try:
                self._write(sorted(batch, key=lambda job: job.key))
            except Exception as error:
                log.exception("The writer has failed.")
                settle(batch, [error] * len(batch))
        self._hang_up()

    def _write(self, batch: list[Job]) -> None:
        try:
            outcomes = self._transact(batch)
        except Exception as error:
            away = self.line is None and is_lost(error)
            unknown = self.committing and is_lost(error)
            self._roll_back()
            if unknown:
                failed = [job for job in batch if not job.rows]
                settle(failed, [error] * len(failed))
                for job in batch:
                    if job.rows:
                        self._write([job])
            elif len(batch) > 1 and not away:
                for job in batch:
                    self._write([job])
            elif isinstance(error, IntegrityError) and not batch[0].again:
                batch[0].again = True  # another process has just made the row that this one replaces
                self._write(batch)
            elif is_blocked(error) and not self.stopping and time.monotonic() < batch[0].until:
                self.jobs.put(batch[0])  # another process is in the middle of a transaction, or was stopped there
            else:
                settle(batch, [error] * len(batch))
            return
        settle(batch, outcomes)

    def _transact(self, batch: list[Job]) -> list[Any]:
        """One transaction; the outcome of each job. An exception rolls all of it back."""
        rows = sorted(row for job in batch for row in job.rows)
        self.committing = False
        if all(job.work is None and len(job.rows) == 1 for job in batch):
            stored = self._insert_again(rows)
            return [None if job.rows[0][:2] in stored else SeqTaken() for job in batch]
        line = self._connection(self.begin)
        stored = self._insert(line, rows) if rows else set()
        outcomes: list[Any] = []
        for job in batch:
            found = [row[:2] in stored for row in job.rows]
            if any(found) and not all(found):
                raise SeqTaken
            lost = bool(found) and not all(found)
            outcomes.append(SeqTaken() if lost else job.work(line) if job.work is not None else None)
        self.committing = True
        line.exec_driver_sql("COMMIT")
        return outcomes

    def _insert_again(self, rows: list[Row]) -> set[tuple[str, int]]:
        """Insert rows as one statement. Doing it again is harmless, so a connection that breaks is replaced."""
        try:
            return self._insert(self._connection(None), rows)
        except DBAPIError as error:
            if not is_lost(error):
                raise
            self._hang_up()
            return self._insert(self._connection(None), rows)

    def _insert(self, line: Connection, rows: list[Row]) -> set[tuple[str, int]]:
        one = f"({', '.join([self.mark] * 6)})"
        statement = (
            f"INSERT INTO {entries.name} ({COLUMNS}) VALUES {', '.join([one] * len(rows))} "
            "ON CONFLICT DO NOTHING RETURNING table_id, seq"
        )
        values = tuple(value for row in rows for value in row)
        return {(row[0], row[1]) for row in line.exec_driver_sql(statement, values)}

    def _connection(self, begin: str | None) -> Connection:
        """A connection on which nothing has been written yet, so a database that is away can be waited for."""
        started = time.monotonic()
        end = started if started < self.gave_up + STILL_S else started + OUTAGE_S
        while True:
            try:
                if self.line is None:
                    self.line = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                    if self.greeting is not None:
                        self.line.exec_driver_sql(self.greeting)
                if begin is not None:
                    self.line.exec_driver_sql(begin)
                return self.line
            except Exception as error:
                self._hang_up()
                if not is_lost(error) or self.stopping:
                    raise
                if time.monotonic() > end:
                    self.gave_up = time.monotonic()
                    raise
                time.sleep(0.1)

    def _roll_back(self) -> None:
        try:
            if self.line is not None:
                self.line.exec_driver_sql("ROLLBACK")
        except Exception:
            self._hang_up()

    def _hang_up(self) -> None:
        """Drop the connection with whatever is unfinished on it, even if it cannot be closed in order."""
        line, self.line = self.line, None
        if line is not None:
            with contextlib.suppress(Exception):
                line.invalidate()
            with contextlib.suppress(Exception):
                line.close()
