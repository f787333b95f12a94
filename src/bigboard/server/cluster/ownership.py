"""Who owns which table when several processes serve from one PostgreSQL, on one machine or on many.

A process is a row in `processes`, which it renews every second and which ends by itself after three, or sooner if its
machine says that nobody listens at its address any more. Whoever finds a row that has ended deletes it: that process is
dead to all, for ever, whether it is gone, stopped or cut off. A table belongs to the process that `owners` names, as
long as that process has its row; after that anybody may take it.

What makes two writers impossible is the fence: every transaction that writes begins by locking its process's own row
(FOR KEY SHARE, which renewing does not disturb and deleting has to wait for). Either the transaction is through before
the row is deleted, and whoever takes the table over reads what it wrote; or the row is gone, and it writes nothing.
A process that finds its row deleted begins a new life under another name, without a single table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from bigboard.server.db.engines import plain_line
from bigboard.server.db.schema import owners, processes, shared
from bigboard.server.db.store import NEWS, Fenced, Store, void
from bigboard.server.errors import Refused, no_table, unavailable

LEASE_S = 3.0
BEAT_S = 0.75
ANSWER_S = LEASE_S  # a line that says nothing for so long is given up: nothing more can be lost by that
LATE_S = 1.25  # who has not renewed its row for so long is asked for at its own address
KNOCK_S = 0.3  # for which an answer there is waited for
STEADY_S = 2.0  # after it was away itself, a process lets the others so long come back before it gives them up
ORPHANS_S = 5.0  # at the latest, tables of the dead are looked for
PATIENCE_S = 8.0  # for which a visitor waits until the table has an owner
WEDGED_S = 15.0  # an event loop that does not answer for so long counts as dead
log = logging.getLogger("bigboard.server")

CLAIM = text(
    "INSERT INTO owners (table_id, process) SELECT id, :me FROM tables WHERE id = :table "
    "ON CONFLICT (table_id) DO UPDATE SET process = :me "
    "WHERE NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = owners.process)"
)
NOW = func.extract("epoch", func.clock_timestamp())


class Elsewhere(Refused):
    """The table is in another process's hands."""

    def __init__(self, table_id: str, process: str) -> None:
        super().__init__("unavailable", "The table is moving to another process. Nothing was lost; please try again.")
        self.table_id = table_id
        self.process = process


def clock() -> float:
    """Seconds that also pass while this machine sleeps."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


def deserted(address: str) -> bool:
    """Whether the machine at the address answers that nobody listens there: whoever did has ended.

    No answer at all says nothing, and so does one that comes: a process that is stopped still listens.
    """
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), KNOCK_S).close()
    except ConnectionRefusedError:
        return True
    except (OSError, ValueError):
        return False
    return False


class Sole:
    """The only server of its database: all tables are its own. A file lock holds that for SQLite."""

    me = ""
    secret = ""
    shared = False
    alive = True
    peers: Mapping[str, str] = {}  # addresses of the processes, by name

    async def open(self, news: Callable[[str], None], let_go: Callable[[], Awaitable[None]]) -> None:
        """Nothing to do: there is nobody else."""

    async def close(self) -> None:
        """Likewise."""

    async def steady(self) -> None:
        """Returns when this process may act."""

    async def require(self, table_id: str) -> None:
        """The table is ours from now on; Elsewhere if it is another's."""

    def found(self, connection: Connection, table_id: str) -> None:
        """A new table is ours; in the transaction that makes it."""

    async def forget_owners(self, table_ids: list[str]) -> None:
        """Tables of the dead that wait for people belong to nobody; whoever comes first has them."""

    async def release(self, table_id: str) -> None:
        """Whoever wants the table may have it."""

    async def orphans(self) -> list[tuple[str, str, str]]:
        """Running tables of the dead: id, document and latest entry."""
        return []


class Leased(Sole):
    """One of several. A thread renews the row and hears the news, so that a busy event loop does not look dead."""

    shared = True

    def __init__(self, store: Store, address: Callable[[], str]) -> None:
        self.store = store
        self.address = address
        self.secret = ""
        self.peers = {}
        self.deadline = 0.0  # until when the others surely believe in us, by our clock
        self.closing = False
        self.loop_seen = clock()
        self.back_since: float | None = None
        self.alive_again = asyncio.Event()
        self.thread: threading.Thread | None = None

    async def open(self, news: Callable[[str], None], let_go: Callable[[], Awaitable[None]]) -> None:
        self.loop = asyncio.get_running_loop()
        self.news, self.let_go = news, let_go
        self.secret = await self._secret()
        await self._begin()
        self.thread = threading.Thread(target=self._live, name="ownership", daemon=True)
        self.thread.start()

    async def _secret(self) -> str:
        """By which the processes know each other: whoever can read the database is one of them."""
        made = secrets.token_hex(32)

        def work(connection: Connection) -> None:
            connection.execute(
                text("INSERT INTO shared (name, value) VALUES ('secret', :made) ON CONFLICT DO NOTHING"), {"made": made}
            )

        await self.store.write(work)
        query = select(shared.c.value).where(shared.c.name == "secret")
        return str(await self.store.read(lambda c: c.execute(query).scalar_one()))

    async def _begin(self) -> None:
        """A new life, under a name that nobody had before. This is written past the guard, who knows the old one."""
        me, before = secrets.token_hex(8), clock()
        row = insert(processes).values(id=me, address=self.address(), until=NOW + LEASE_S)

        def register() -> None:
            with self.store.engine.begin() as connection:
                connection.execute(row)

        await asyncio.to_thread(register)
        self.me, self.deadline = me, before + LEASE_S
        self.peers = {**self.peers, me: self.address()}
        self.store.guard = self._guard
        self.alive_again.set()

    def _guard(self, connection: Connection) -> None:
        alive = select(processes.c.id).where(processes.c.id == self.me).with_for_update(read=True, key_share=True)
        if connection.execute(alive).scalar() is None:
            raise Fenced

    async def close(self) -> None:
        """Hands over: with the row, the tables are free, and the others hear of it."""
        self.closing = True
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)
        me = self.me

        def work(connection: Connection) -> None:
            connection.execute(delete(processes).where(processes.c.id == me))
            self.store.announce(connection, "orphans")

        with contextlib.suppress(Refused):
            await self.store.write(work)

    # The thread.

    def _live(self) -> None:
        while not self.closing:
            try:
                with plain_line(self.store.engine, ANSWER_S) as line:
                    line.execute(f"LISTEN {NEWS}")
                    line.execute("SET lock_timeout = '500ms'")
                    self.loop.call_soon_threadsafe(self.news, "all")  # what was said while we did not listen
                    while not self.closing:
                        self._beat(line)
                        for notice in line.notifies(timeout=BEAT_S, stop_after=100):
                            self.loop.call_soon_threadsafe(self.news, notice.payload)
            except RuntimeError:
                return  # the loop is gone
            except Exception as error:
                if self.back_since is not None:  # once an outage
                    log.warning("The database cannot be reached: %s", str(error).split("\n")[0])
                self.back_since = None
                time.sleep(0.2)

    def _beat(self, line: Any) -> None:
        before = clock()
        self.loop.call_soon_threadsafe(self._seen)
        if before - self.loop_seen > WEDGED_S:
            return
        me = self.me
        if self.alive_again.is_set():
            kept = line.execute(
                "UPDATE processes SET until = extract(epoch from clock_timestamp()) + %s WHERE id = %s", (LEASE_S, me)
            )
            if kept.rowcount == 0 and me == self.me:
                self.loop.call_soon_threadsafe(self._buried)
            elif me == self.me:
                self.deadline = before + LEASE_S
        self.peers = dict(line.execute("SELECT id, address FROM processes").fetchall())
        if self.back_since is None:
            self.back_since = before
        if before - self.back_since >= STEADY_S:
            self._bury(line)

    def _bury(self, line: Any) -> None:
        """Gives up the processes that have not been heard of in time."""
        import psycopg

        now = "extract(epoch from clock_timestamp())"
        late = f"SELECT id, address FROM processes WHERE until < {now} + %s AND id <> %s"
        suspects = line.execute(late, (LEASE_S - LATE_S, self.me)).fetchall()
        gone = [one for one, address in suspects if deserted(address)]
        query = f"DELETE FROM processes WHERE until < {now} OR id = ANY(%s) RETURNING id"
        try:
            dead = line.execute(query, (gone,)).fetchall()
        except psycopg.errors.LockNotAvailable:
            return  # one of them is still writing; soon it is through, or the database ends its transaction
        if dead:
            log.warning("Gave up %d of the processes; their tables go on here.", len(dead))
            line.execute("SELECT pg_notify(%s, 'orphans')", (NEWS,))

    def _seen(self) -> None:
        self.loop_seen = clock()

    # On the loop.

    def _buried(self) -> None:
        if not self.alive_again.is_set() or self.closing:
            return
        log.warning("This process was given up by the others, so it lets go of its tables and begins again.")
        self.alive_again.clear()
        self.rebirth = asyncio.ensure_future(self._rebirth())

    async def _rebirth(self) -> None:
        """First nothing is left that could still write what it knew in the old life; the writer's queue is in order."""
        await self.let_go()
        with contextlib.suppress(Refused):
            await self.store.write(None)
        while not self.closing:
            try:
                await self._begin()
            except SQLAlchemyError:
                await asyncio.sleep(0.5)
            else:
                self.news("all")
                return

    @property
    def alive(self) -> bool:  # type: ignore[override]
        return self.alive_again.is_set() and clock() < self.deadline

    async def steady(self) -> None:
        end = clock() + PATIENCE_S
        while not self.alive:
            if clock() > end or self.closing:
                raise unavailable()
            await asyncio.sleep(0.05)

    # Tables.

    async def owner_of(self, table_id: str) -> str | None:
        """The living process that has the table."""
        query = select(owners.c.process).join(processes, processes.c.id == owners.c.process)
        query = query.where(owners.c.table_id == table_id)
        return await self.store.read(lambda c: c.execute(query).scalar())

    async def require(self, table_id: str) -> None:
        await self.steady()
        if self.closing:
            raise Elsewhere(table_id, "")
        owner = await self.owner_of(table_id)
        if owner is None:
            owner = await self._claim(table_id)
        if owner != self.me:
            raise Elsewhere(table_id, owner)

    async def _claim(self, table_id: str) -> str:
        me, had = self.me, list[str | None]()

        def work(connection: Connection) -> None:
            connection.execute(CLAIM, {"me": me, "table": table_id})
            had[:] = [connection.execute(select(owners.c.process).where(owners.c.table_id == table_id)).scalar()]

        await self.store.write(work)
        if had[0] is None:
            raise no_table(table_id)
        if had[0] == me != self.me:  # claimed in a life that is over
            raise unavailable()
        return had[0]

    def found(self, connection: Connection, table_id: str) -> None:
        connection.execute(insert(owners).values(table_id=table_id, process=self.me))

    async def release(self, table_id: str) -> None:
        row = delete(owners).where(owners.c.table_id == table_id, owners.c.process == self.me)
        await self.store.write(lambda c: void(c.execute(row)))

    async def orphans(self) -> list[tuple[str, str, str]]:
        dead = owners.c.process.not_in(select(processes.c.id))
        ids = await self.store.read(lambda c: list(c.execute(select(owners.c.table_id).where(dead)).scalars()))
        return await self.store.looked_up(ids, "running") if ids else []

    async def forget_owners(self, table_ids: list[str]) -> None:
        dead = owners.c.process.not_in(select(processes.c.id))
        rows = delete(owners).where(owners.c.table_id.in_(table_ids), dead)
        await self.store.write(lambda c: void(c.execute(rows)))
