"""The processes that serve from one database: their heartbeats, their common clock, and what they tell each other.

On PostgreSQL a process is a row in `processes`, renewed every 0.75 s and valid for 3 s by the database's clock. Its
windows (`presence`) end with it. Processes tell each other what has changed by NOTIFY, after the commit and on a
separate connection: inside the transaction it would allow one commit per sync for the whole cluster. News can be lost;
`tables.follower` compares its tables with the database every second.

A SQLite file has one process, which the file lock guarantees: the same, with one participant and no one to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Engine, delete, insert, update

from bigboard.server.db.engines import plain_line
from bigboard.server.db.schema import presence, processes

CHANNEL = "bigboard"
LEASE_S = 3.0  # seconds for which a heartbeat is valid
BEAT_S = 0.75  # seconds between two heartbeats
STEADY_S = 2.0  # seconds that others get to come back after this process was cut off
WEDGED_S = 15.0  # an event loop that does not answer for so long counts as dead
TAKE_OVER_S = 2.0  # seconds after which a duty of another process is taken over
TURN_S = 1.0  # and so much later by the next process in the table's order
PAYLOAD = 7900  # bytes: the most that NOTIFY carries is 8000
log = logging.getLogger("bigboard.server")


def clock() -> float:
    """Seconds that also pass while this machine sleeps."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Alone:
    """The only process of its database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.me = secrets.token_hex(8)
        self.alive: frozenset[str] = frozenset([self.me])
        self.offset = 0.0  # seconds between this machine's clock and the database's

    async def open(self, hear: Callable[[str], None], changed: Callable[[], None]) -> None:
        """Register this process; all others have ended."""
        await asyncio.to_thread(self._register)

    def _register(self) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(processes))
            connection.execute(insert(processes).values(id=self.me, until=time.time()))
            connection.execute(
                update(presence).where(presence.c.windows > 0).values(name="", windows=0, since=time.time())
            )

    def close(self) -> None:
        """Say that this process ends, so that the others need not wait for its heartbeat."""
        ended = update(presence).where(presence.c.process == self.me, presence.c.windows > 0)
        with contextlib.suppress(Exception), self.engine.begin() as connection:
            connection.execute(ended.values(name="", windows=0, since=self.now()))
            connection.execute(delete(processes).where(processes.c.id == self.me))

    def now(self) -> float:
        return time.time() + self.offset

    def tell(self, words: str) -> None:
        """Announce a change to the other processes."""

    def delay(self, table_id: str, writer: str) -> float:
        """Seconds until this process does what the writer of a table's latest entry should have done."""
        return 0.0 if writer == self.me else TAKE_OVER_S + self.turn(table_id)

    def turn(self, table_id: str) -> float:
        """Seconds until this process acts at a table where any process may: the first in the table's order at once."""
        order = sorted(self.alive | {self.me}, key=lambda one: hashlib.sha256(f"{table_id} {one}".encode()).digest())
        return TURN_S * order.index(self.me)


class Members(Alone):
    """One of several processes on PostgreSQL. A thread listens and renews the heartbeat, another one tells."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.offset = time.time() - clock()  # of the database's clock to ours
        self.closing = False
        self.loop_seen = clock()
        self.steady_since: float | None = None
        self.outgoing: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.teller_pid = 0
        self.threads: list[threading.Thread] = []

    def now(self) -> float:
        return clock() + self.offset

    async def open(self, hear: Callable[[str], None], changed: Callable[[], None]) -> None:
        self.loop = asyncio.get_running_loop()
        self.hear, self.changed = hear, changed
        await asyncio.to_thread(self._first_beat)
        for work in (self._listen, self._tell):
            self.threads.append(threading.Thread(target=work, name=work.__name__, daemon=True))
            self.threads[-1].start()

    def _first_beat(self) -> None:
        with plain_line(self.engine, LEASE_S) as line:
            self._beat(line)

    def close(self) -> None:
        self.closing = True
        self.outgoing.put(None)
        for thread in self.threads:
            thread.join()
        super().close()

    def tell(self, words: str) -> None:
        if len(self.alive) > 1:  # a process that begins reads everything
            self.outgoing.put(words)

    # Threads.

    def _tell(self) -> None:
        line: Any = None
        for payload in self._payloads():
            try:
                if line is None:
                    line = plain_line(self.engine, LEASE_S)
                    self.teller_pid = line.info.backend_pid
                line.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload), prepare=True)
            except Exception as error:
                log.debug("News were lost: %s", error)
                with contextlib.suppress(Exception):
                    line.close()
                line = None
        if line is not None:
            line.close()

    def _payloads(self) -> Iterator[str]:
        """Join what waits: one notification carries the news of many entries."""
        joined: list[str] = []
        size = 0
        while (words := self.outgoing.get()) is not None:
            length = len(words.encode()) + 1
            if length > PAYLOAD:  # the followers read the entry
                words = " ".join(words.split(" ", 3)[:3])
                length = len(words) + 1
            if size + length > PAYLOAD:
                yield "\n".join(joined)
                joined, size = [], 0
            joined.append(words)
            size += length
            if self.outgoing.empty():
                yield "\n".join(joined)
                joined, size = [], 0
        if joined:
            yield "\n".join(joined)

    def _listen(self) -> None:
        while not self.closing:
            try:
                with plain_line(self.engine, LEASE_S) as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    line.execute("SET lock_timeout = '500ms'")
                    self.loop.call_soon_threadsafe(self.hear, "all")  # news may have been missed
                    while not self.closing:
                        self._beat(line)
                        self._take(line)
            except RuntimeError:
                return  # the loop has ended
            except Exception as error:
                if self.steady_since is not None:  # once an outage
                    log.warning("The database cannot be reached: %s", str(error).split("\n")[0])
                self.steady_since = None
                time.sleep(0.2)

    def _take(self, line: Any) -> None:
        """Hear the news until the next heartbeat."""
        end = clock() + BEAT_S
        while (left := end - clock()) > 0 and not self.closing:
            for notice in line.notifies(timeout=left, stop_after=1):
                if notice.pid != self.teller_pid:
                    self.loop.call_soon_threadsafe(self.hear, notice.payload)

    def _beat(self, line: Any) -> None:
        before = clock()
        with contextlib.suppress(AttributeError):
            self.loop.call_soon_threadsafe(self._answer)
        if before - self.loop_seen > WEDGED_S:
            return
        row = "INSERT INTO processes (id, until) VALUES (%s, extract(epoch from clock_timestamp()) + %s)"
        renewed = f"{row} ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax <> 0, until - %s"
        known, now = line.execute(renewed, (self.me, LEASE_S, LEASE_S)).fetchone()
        self.offset = float(now) - (before + clock()) / 2
        if self.steady_since is None:
            self.steady_since = before
        if before - self.steady_since >= STEADY_S:
            self._bury(line)
        alive = frozenset(row[0] for row in line.execute("SELECT id FROM processes").fetchall())
        if not known and self.threads:  # the others had given this process up
            self.loop.call_soon_threadsafe(self.hear, "returned")
        if alive != self.alive:
            self.alive = alive
            if self.threads:
                self.loop.call_soon_threadsafe(self.changed)

    def _answer(self) -> None:
        self.loop_seen = clock()

    def _bury(self, line: Any) -> None:
        """Delete processes whose heartbeat is too old, and end the windows of all that are not there.

        A process that comes back after it was deleted may note a window before its next heartbeat.
        """
        import psycopg

        now = "extract(epoch from clock_timestamp())"
        ended = (
            f"UPDATE presence SET name = '', windows = 0, since = {now} "
            "WHERE windows > 0 AND process NOT IN (SELECT id FROM processes) RETURNING table_id"
        )
        with contextlib.suppress(psycopg.errors.LockNotAvailable):
            line.execute(f"DELETE FROM processes WHERE until < {now}")
            for (table_id,) in line.execute(ended).fetchall():
                self.hear_later(f"presence {table_id}")

    def hear_later(self, words: str) -> None:
        """Act on a change that this process made, and tell the others of it."""
        self.tell(words)
        self.loop.call_soon_threadsafe(self.hear, words)
