"""People, tables and logs in the database. A table's log is the only truth about its game.

Everything here may run in several processes at once. `(table, seq)` is the unique key of an entry. A document carries
a version, and only the writer that has seen the latest one can change it. After each commit the store announces the
change (`db.news`); an announcement that is lost costs the followers a second, never an entry.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, delete, func, insert, select, text, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from bigboard.games.contract import JsonDict
from bigboard.room.person import Person
from bigboard.room.ports import Change, Commitment, Head, SeqTaken, Stored
from bigboard.schemas.errors import unavailable
from bigboard.server.db.engines import is_lost, is_shared, open_engine
from bigboard.server.db.file_lock import lock_beside
from bigboard.server.db.migrate import prepare_layout
from bigboard.server.db.news import Alone, Members
from bigboard.server.db.schema import chats, commitments, entries, presence, seatings, shared, tables
from bigboard.server.db.table_rows import (
    HEAD,
    IS_LATEST,
    LATEST,
    Latest,
    at_one_moment,
    documents,
    dump,
    insert_table,
    put_change,
    put_lines,
    read_presence,
)
from bigboard.server.db.writer import Row, Writer
from bigboard.server.ops.metrics import ACTIONS, STORED

T = TypeVar("T")
EXCLUSIVE = 0x62696762  # the kind of lock that `alone` takes
log = logging.getLogger("bigboard.server")

Transaction = Connection  # for callers that pass one on and write no SQL
Mark = tuple[float, str]  # when a table was last changed, and its id: where a page of tables begins
BEGINNING: Mark = (-1.0, "")


class Store:
    """All reading and writing. Nothing of it runs on the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url, serving=True)
        self.lock = lock_beside(self.engine)
        try:
            patient = open_engine(url)  # migrations take longer than anything later may
            prepare_layout(patient)
            patient.dispose()
        except BaseException:
            self._unlock()
            raise
        self.members: Alone = (Members if is_shared(self.engine) else Alone)(self.engine)
        self.writer = Writer(self.engine)
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="store-read")
        self.secret = ""

    @property
    def shared(self) -> bool:
        """Return whether several processes may serve from this database."""
        return is_shared(self.engine)

    async def open(self, hear: Callable[[str], None], changed: Callable[[], None]) -> None:
        """Register this process. `hear` gets announcements, `changed` is called when processes come or go."""
        self.secret = await self._agree_on("secret", secrets.token_hex(32))
        await self.members.open(hear, changed)

    def _unlock(self) -> None:
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.writer.close()
        self.members.close()
        self.readers.shutdown()
        self._unlock()

    def now(self) -> float:
        """Return the time by the database's clock, as well as this process knows it."""
        return self.members.now()

    async def write(self, work: Callable[[Connection], T], key: str = "") -> T:
        """Run `work` in the writer's next transaction. It may run twice, so it touches nothing but the database."""
        result: T = await self.writer.write(work, key=key)
        return result

    async def execute(self, *statements: Executable, key: str = "") -> None:
        """Execute the statements in the writer's next transaction."""

        def execute_all(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(execute_all, key)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                if not is_lost(error):
                    raise
            with self.engine.connect() as connection:  # the connection was cut; the next one is new
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, run)
        except SQLAlchemyError as error:
            log.error("The store cannot read: %s", error)
            raise unavailable() from error

    async def ping(self) -> None:
        """Return if the database can be read; Refused otherwise."""
        await self.read(lambda connection: connection.execute(select(1)).scalar())

    async def _agree_on(self, name: str, proposal: str) -> str:
        """The value that the first process proposed."""
        row = text("INSERT INTO shared (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")

        def propose(connection: Connection) -> str:
            connection.execute(row, {"name": name, "value": proposal})
            return str(connection.execute(select(shared.c.value).where(shared.c.name == name)).scalar_one())

        return await self.write(propose)

    @contextlib.asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """Only one caller in all processes is in here at a time."""
        if not self.shared:
            yield
            return
        key, loop = zlib.crc32(what.encode()), asyncio.get_running_loop()

        def lock() -> Connection:
            connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                connection.execute(select(func.pg_advisory_lock(EXCLUSIVE, key - 2**31)))
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

    # Announcements to the other processes.

    def tell(self, what: str, *words: object) -> None:
        """Tell all other processes, after the commit."""
        self.members.tell(" ".join([what, *map(str, words)]))

    # Tables: their log, their document and their chat.

    async def add_table(self, document: JsonDict, added: Sequence[JsonDict] = ()) -> None:
        """Store a new table, with its log if it has one."""
        work = partial(insert_table, document=document, now=document["created"])
        with contextlib.suppress(SeqTaken):  # ids are random: it was stored when the connection broke
            await self.writer.write(work, self._rows(document["id"], 1, added), document["id"])
        self.tell("table", document["id"])

    async def append(
        self, table_id: str, seq: int, added: Sequence[JsonDict], change: Change | None = None
    ) -> list[JsonDict]:
        """Store entries from `seq` on, together with a change of the document and lines of the chat: all or none.

        Return the lines with their numbers. SeqTaken if an entry exists, VersionTaken if the document has changed.
        """
        rows = self._rows(table_id, seq, added)
        with STORED.time():
            work = partial(put_change, table_id=table_id, change=change) if change is not None else None
            lines: list[JsonDict] | None = await self.writer.write(work, rows, table_id)
        ACTIONS.inc(len(rows))
        for row in rows:
            whole = "" if added[row[1] - seq]["kind"] == "start" else f" {row[4]} {row[5]}"
            self.tell("entry", table_id, f"{row[1]}{whole}")
        if change is not None:
            self.tell("table", table_id)
        return lines or []

    def _rows(self, table_id: str, seq: int, added: Sequence[JsonDict]) -> list[Row]:
        """Rows of the log from entries, whose `next` has a column."""
        me = self.members.me
        return [
            (
                table_id,
                seq + n,
                entry.get("next", -1),
                entry.get("time", 0.0),
                me,
                dump({name: value for name, value in entry.items() if name != "next"}),
            )
            for n, entry in enumerate(added)
        ]

    async def change(self, table_id: str, change: Change) -> list[JsonDict]:
        """Store a document and lines of the chat; return the lines with their numbers. VersionTaken if it is late."""
        lines = await self.write(partial(put_change, table_id=table_id, change=change), table_id)
        self.tell("table", table_id)
        return lines

    async def say(self, table_id: str, line: JsonDict) -> JsonDict:
        """Store a line of the chat; return it with its number."""
        (said,) = await self.write(lambda c: put_lines(c, table_id, [line]), table_id)
        self.tell("chat", table_id, said["n"])
        return said

    async def load_table(self, table_id: str) -> Stored | None:
        """Return everything of a table; ValueError if it is not JSON."""
        return await self.read_since(table_id, Head(-1, 0, 0, 0.0))

    async def read_since(self, table_id: str, known: Head) -> Stored | None:
        """Return what has been stored since `known`, as it was at one moment; None if there is no such table."""
        columns = (tables.c.version, tables.c.chats, tables.c.players_since, tables.c.document)
        logged = select(entries.c.entry, entries.c.process)
        logged = logged.where(entries.c.table_id == table_id, entries.c.seq > known.seq).order_by(entries.c.seq)
        said = select(chats.c.line).where(chats.c.table_id == table_id, chats.c.n > known.chats).order_by(chats.c.n)

        def read_all(connection: Connection) -> Stored | None:
            at_one_moment(connection)
            row = connection.execute(select(*columns).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            found = connection.execute(logged).all()
            came = connection.execute(HEAD.where(tables.c.id == table_id)).one()
            return Stored(
                Head(row[0], known.seq + len(found), row[1], came[4]),
                json.loads(row[3]) if row[0] != known.version else None,
                [json.loads(one[0]) for one in found],
                found[-1][1] if found else "",
                [json.loads(one) for one in connection.execute(said).scalars()],
                read_presence(connection, table_id, row[2]),
            )

        return await self.read(read_all)

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        """Return how far tables are: one query for all of them."""
        query = HEAD.where(tables.c.id.in_(ids))
        return await self.read(lambda c: {row[0]: Head(row[1], row[2], row[3], row[4]) for row in c.execute(query)})

    # Presence.

    async def note_windows(self, table_id: str, person: Person, windows: int, players: Sequence[str]) -> None:
        """Note how many windows of a person this process has at a table; "" stands for all strangers."""
        me, now = self.members.me, self.now()
        here = select(presence.c.person).where(
            presence.c.table_id == table_id, presence.c.windows > 0, presence.c.person.in_(players)
        )
        row = {"table_id": table_id, "person": person.id, "process": me}
        values = {"name": person.name if windows else "", "windows": windows, "since": now}
        ended = delete(presence).where(
            presence.c.table_id == table_id,
            presence.c.person == person.id,
            presence.c.process != me,
            presence.c.windows == 0,
        )

        def note(connection: Connection) -> None:
            connection.execute(ended)
            if windows and person.id in players and connection.execute(here).first() is None:
                connection.execute(update(tables).where(tables.c.id == table_id).values(players_since=now))
            mine = [presence.c[name] == value for name, value in row.items()]
            if connection.execute(update(presence).where(*mine).values(values)).rowcount == 0 and windows:
                connection.execute(insert(presence).values({**row, **values}))

        await self.write(note, table_id)
        self.tell("presence", table_id)

    # Commitments of the fair deal.

    async def commitments(self, table_id: str) -> dict[str, Commitment]:
        query = select(commitments.c.person, commitments.c.commitment, commitments.c.value)
        query = query.where(commitments.c.table_id == table_id)
        return await self.read(lambda c: {row[0]: Commitment(row[1], row[2]) for row in c.execute(query)})

    async def put_commitment(self, table_id: str, person: str, commitment: Commitment) -> None:
        mine = (commitments.c.table_id == table_id) & (commitments.c.person == person)
        row = insert(commitments).values(table_id=table_id, person=person, **commitment._asdict())
        await self.execute(delete(commitments).where(mine), row, key=table_id)
        self.tell("commitments", table_id)

    # Lists of tables.

    async def tables_of(self, person: str, limit: int) -> list[dict[str, Any]]:
        query = (
            select(tables.c.document)
            .join(seatings, seatings.c.table_id == tables.c.id)
            .where(seatings.c.person == person)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self.read(lambda c: documents(c.execute(query).scalars()))

    async def count_of(self, person: str) -> int:
        """Return the number of a person's tables, whether or not they can be read."""
        query = select(func.count()).where(seatings.c.person == person)
        return await self.read(lambda c: c.execute(query).scalar_one())

    async def page(self, status: str, before: float, after: Mark, limit: int) -> list[tuple[Mark, Latest]]:
        """Return tables of that status that have not changed since `before`, the oldest first, from `after` on."""
        query = (
            select(tables.c.updated, *LATEST)
            .select_from(tables)
            .join(entries, IS_LATEST, isouter=True)
            .where(tables.c.status == status, tables.c.updated < before)
            .where(tuple_(tables.c.updated, tables.c.id) > after)
            .order_by(tables.c.updated, tables.c.id)
            .limit(limit)
        )
        return await self.read(lambda c: [((row[0], row[1]), Latest(*row[1:])) for row in c.execute(query)])
