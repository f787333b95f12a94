"""All tables: making them, finding them, and telling the lobby what changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial

from bigboard.server import messages, protocol, seating
from bigboard.server.auto_answers import AutoAnswers
from bigboard.server.bots_pool import BotsPool
from bigboard.server.connection import Connection
from bigboard.server.errors import Refused, no_table
from bigboard.server.game_log import GameLog
from bigboard.server.identity import Person, short_id
from bigboard.server.limits import RateLimiter
from bigboard.server.settings import Settings
from bigboard.server.store import Store
from bigboard.server.table import Services, Table
from bigboard.server.table_record import TableRecord

log = logging.getLogger("bigboard.server")
LISTED = ("open", "running", "finished")
SHOWN = 100


class Lobby:
    """The tables in memory, by id; the others wait on disk until somebody comes."""

    def __init__(self, settings: Settings, store: Store, bots: BotsPool) -> None:
        chats = RateLimiter(settings.chats, "That was a lot of chat.")
        talk = RateLimiter(settings.table_talk, "The bots have said enough.")
        self.services = Services(settings, store, bots, chats, talk, self.changed, AutoAnswers(store))
        self.settings = settings
        self.store = store
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.visitors: set[Connection] = set()
        self.dirty: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Takes up every game that was running when the server stopped."""
        for stored in await self.store.listed(["running"], limit=100_000, public=None):
            try:
                await self.find(stored["id"])
            except Exception:
                log.exception("Table %s cannot be continued.", stored["id"])
        self.tasks = [asyncio.create_task(self._tell_forever()), asyncio.create_task(self._sweep_forever())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for visitor in self.visitors:
            visitor.close(1001, "The server stops.")
        await asyncio.gather(*(table.close() for table in self.tables.values()))

    async def find(self, table_id: str) -> Table:
        """The table of that id, from memory or from disk."""
        if table_id in self.tables:
            return self.tables[table_id]
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self.tables:
                    return self.tables[table_id]
                stored = await self.store.load_table(table_id) if len(table_id) <= 32 else None
                if stored is None:
                    raise no_table(table_id)
                record = TableRecord.from_json(stored[0])
                game_log = GameLog.load(record.game, stored[1])
                table = self.tables[table_id] = Table(self.services, record, game_log, stored[2])
        finally:
            self.loading.pop(table_id, None)
        await table.ask(nothing)  # lets it plan
        return table

    async def create(self, request: protocol.NewTable, host: Person) -> Table:
        record = seating.new_document(short_id(12), request, host, time.time())
        table = await self._add(record)
        if record.autostart and not any(seat.empty for seat in record.seats):
            await table.ask(table.start)
        return table

    async def _add(self, record: TableRecord) -> Table:
        await self.store.save_table(record.to_json(), record.created)
        table = self.tables[record.id] = Table(self.services, record, GameLog(record.game), [])
        self.changed(table)
        return table

    async def rematch(self, table: Table, person: Person) -> Table:
        """A new table with the same people; the second who asks is led to the first one's."""

        async def link() -> Table:
            old = table.record
            if old.status != "finished":
                raise Refused("not_finished", "There can be a rematch when the game is over.")
            if not old.seats_of(person.id) and old.host != person.id:
                raise Refused("not_yours", "Only those who played can have a rematch.")
            if old.next_table is not None:
                return await self.find(old.next_table)
            new = await self._add(seating.rematch_document(short_id(12), old, person, time.time()))
            await table.change(lambda draft: setattr(draft, "next_table", new.record.id))
            table.tell_table()
            await table.announce("rematch", -1, name=person.name, table=new.record.id)
            return new

        return await table.ask(link)

    # Listing.

    def info(self, stored: dict[str, object]) -> protocol.TableInfo:
        """A table from its stored record, or better from memory."""
        live = self.tables.get(str(stored["id"]))
        return live.info() if live is not None else TableRecord.from_json(stored).info()

    async def listed(self, status: list[str], limit: int) -> list[protocol.TableInfo]:
        return [self.info(stored) for stored in await self.store.listed(status, limit)]

    async def tables_of(self, person: Person) -> list[protocol.TableInfo]:
        return [self.info(stored) for stored in await self.store.tables_of(person.id, SHOWN)]

    async def enter(self, visitor: Connection) -> None:
        # A table may go from one list to the next while they are read.
        found = {stored["id"]: stored for status in LISTED for stored in await self.store.listed([status], SHOWN)}
        self.visitors.add(visitor)
        shown = [self.info(stored) for stored in found.values()]
        visitor.send(messages.LobbyTables(tables=shown, people=len(self.visitors)))

    def changed(self, table: Table) -> None:
        """Called by tables; the lobby hears of it in a moment."""
        self.dirty.add(table.record.id)

    async def _tell_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.lobby_pause_s)
            dirty, self.dirty = self.dirty, set()
            if not self.visitors:
                continue
            for table_id in dirty:
                table = self.tables.get(table_id)
                message: protocol.Outgoing = messages.LobbyGone(id=table_id)
                if table is not None and table.record.public and table.record.status in LISTED:
                    message = messages.LobbyTable(table=table.info())
                for visitor in self.visitors:
                    visitor.send(message)

    # Tidying up.

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_s)
            try:
                await self.sweep()
            except Exception:
                log.exception("Tidying up failed.")

    async def sweep(self) -> None:
        """Closes tables that never started, and lets tables that nobody uses go to sleep on disk."""
        long_ago = time.time() - self.settings.open_for_s
        for stored in await self.store.listed(["open"], limit=1000, public=None):
            if stored["created"] < long_ago:
                table = await self.find(stored["id"])
                if not table.connections:
                    await table.ask(partial(give_up, table))
        for table_id, table in list(self.tables.items()):
            idle = asyncio.get_running_loop().time() - table.used > self.settings.idle_s
            if (
                idle
                and not table.over_days
                and not table.connections
                and table.bots.thinking is None
                and table_id not in self.loading
            ):
                del self.tables[table_id]
                await table.close()


async def nothing() -> None:
    """A job without work: planning follows it as it follows every job."""


async def give_up(table: Table) -> None:
    if table.record.status == "open":
        await table.change(lambda draft: setattr(draft, "status", "closed"))
        table.tell_table()
