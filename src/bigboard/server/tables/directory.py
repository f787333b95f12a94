"""All tables: making them, finding them, and setting aside those that cannot be read."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any
from weakref import WeakValueDictionary

from bigboard.server.accounts.moderation import Moderation
from bigboard.server.cluster.handover import Handover
from bigboard.server.cluster.link import Links
from bigboard.server.cluster.ownership import Leased, Sole
from bigboard.server.container import Services
from bigboard.server.db.repos.answers import AnswersRepo
from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.db.store import Store
from bigboard.server.db.stored_table import read, set_aside
from bigboard.server.errors import Refused, no_table
from bigboard.server.limits.connection_limit import Doors
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.room import seating
from bigboard.server.room.auto_reply import AutoAnswers
from bigboard.server.room.game_log import GameLog
from bigboard.server.room.person import Person, short_id
from bigboard.server.room.ports import Connection, LiveTable
from bigboard.server.room.record import TableRecord
from bigboard.server.room.table import Table
from bigboard.server.schemas import protocol
from bigboard.server.settings import Settings
from bigboard.server.tables.lobby_feed import LISTED, SHOWN, Listing
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.server.workers.replay_pool import Archive

log = logging.getLogger("bigboard.server")
REMEMBERED = 1000  # tables that were set aside


class Lobby:
    """The tables in memory, by id; the others wait on disk until somebody comes."""

    def __init__(self, settings: Settings, store: Store, bots: BotsPool, archive: Archive) -> None:
        chats = RateLimiter(settings.chats, "That was a lot of chat.")
        talk = RateLimiter(settings.table_talk, "The bots have said enough.")
        self.ownership: Sole | Leased = Leased(store, lambda: self.address) if store.shared else Sole()
        self.handover = Handover(lambda: self.ownership.secret)
        self.links = Links(lambda: self.ownership.secret, lambda: self.ownership.me)
        self.address = ""  # of this process, for the others
        self.telling: set[asyncio.Future[None]] = set()
        self.listing = Listing(settings.lobby_pause_s, self._announce if store.shared else lambda changed: None)
        doors = Doors(settings)
        self.services = Services(
            settings,
            store,
            bots,
            archive,
            doors,
            chats,
            talk,
            self.listing.changed,
            AutoAnswers(AnswersRepo(store), settings.answer_s),
            Moderation(store, settings.forbidden_words),
        )
        self.settings = settings
        self.store = store
        self.repo = TablesRepo(store)
        self.tables: dict[str, Table] = {}
        self.set_aside: OrderedDict[str, Refused] = OrderedDict()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: list[asyncio.Task[None]] = []
        self.draining = False  # the server has been asked to stop

    async def open(self) -> None:
        """Answers from now on."""
        await self.services.moderation.open()
        for status in LISTED:
            for stored in reversed(await self.repo.listed([status], SHOWN)):
                with contextlib.suppress(Exception):
                    self.listing.put(TableRecord.from_json(stored).info())
        self.tasks.append(asyncio.create_task(self.listing.tell_forever()))

    async def close(self) -> None:
        self.draining = True
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.listing.close()
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        await asyncio.gather(*self.telling, return_exceptions=True)

    async def let_go(self) -> None:
        """All tables are others' from now on. Whoever is connected here finds them there."""
        tables = [*self.tables.values()]
        self.tables.clear()
        self.set_aside.clear()
        await asyncio.gather(*(table.close() for table in tables))

    async def find(self, table_id: str) -> Table:
        """The table of that id, from memory or from disk."""
        await self.ownership.steady()
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id in self.set_aside:
            raise self.set_aside[table_id]
        async with self.lock_of(table_id):
            if table_id in self.tables:
                return self.tables[table_id]
            await self.ownership.require(table_id)
            table = self.tables[table_id] = Table(self.services, *await self._load(table_id))
        await table.ask(nothing)  # lets it plan
        return table

    def lock_of(self, table_id: str) -> asyncio.Lock:
        """Held while the table comes from disk, or goes there."""
        return self.loading.setdefault(table_id, asyncio.Lock())

    async def _load(self, table_id: str) -> tuple[TableRecord, GameLog, list[dict[str, Any]]]:
        try:
            stored = await self.store.load_table(table_id) if len(table_id) <= 32 else None
            if stored is not None:
                return await asyncio.to_thread(read, stored)
        except Refused:
            raise
        except Exception as error:
            log.error("Table %s is set aside: %s: %s", table_id, type(error).__name__, error)
            refused = self.set_aside[table_id] = set_aside(error)
            if len(self.set_aside) > REMEMBERED:
                self.set_aside.popitem(last=False)
            raise refused from None
        raise no_table(table_id)

    async def create(self, request: protocol.NewTable, host: Person) -> Table:
        record = seating.new_document(short_id(12), request, host, time.time())
        table = await self.add(record)
        if request.seal is not None:
            table.seals.add(host.id, request.seal)
        if record.autostart and not any(seat.empty for seat in record.seats):
            await table.ask(table.start)
        return table

    async def add(self, record: TableRecord) -> Table:
        await self.ownership.steady()
        await self.repo.add(record.to_json(), record.created, self.ownership.found)
        table = self.tables[record.id] = Table(self.services, record, GameLog(record.game), [])
        self.listing.changed(table)
        return table

    async def rematch(self, table: Table, person: Person) -> Table:
        """A new table with the same people; the second who asks is led to the first one's, unless that was given up."""

        async def link() -> Table:
            old = table.record
            if old.status != "finished":
                raise Refused("not_finished", "There can be a rematch when the game is over.")
            if not old.seats_of(person.id) and old.host != person.id:
                raise Refused("not_yours", "Only those who played can have a rematch.")
            if old.next_table is not None:
                with contextlib.suppress(Refused):
                    made = await self.find(old.next_table)
                    if made.record.status != "closed":
                        return made
            new = await self.add(seating.rematch_document(short_id(12), old, person, time.time()))
            await table.change(lambda draft: setattr(draft, "next_table", new.record.id))
            table.tell_table()
            await table.announce("rematch", -1, name=person.name, table=new.record.id)
            return new

        return await table.ask(link)

    def connections(self) -> Iterator[Connection]:
        """All open windows, in the lobby and at tables."""
        yield from self.listing.visitors
        for table in self.tables.values():
            yield from table.connections

    def hang_up(self, whose: Callable[[Connection], bool]) -> None:
        """Ends the conversations of a device that is signed out; it may come back as a stranger."""
        for connection in [one for one in self.connections() if whose(one)]:
            connection.close(1001, "You are signed out.")

    # Listing.

    def _announce(self, changed: list[LiveTable]) -> None:
        """These tables look different in the lobby: the other processes hear their ids."""
        if changed:
            ids = [(table.record.id, table.game_log.seq) for table in changed]
            task = asyncio.ensure_future(self.repo.announce(ids))
            self.telling.add(task)
            task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[None]) -> None:
        self.telling.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("The other processes were not told of changes in the lobby.")

    async def tables_of(self, person: Person) -> list[protocol.TableInfo]:
        found = []
        for stored in await self.store.tables_of(person.id, SHOWN):
            live = self.tables.get(str(stored.get("id")))
            with contextlib.suppress(Exception):  # what cannot be read is not listed
                found.append(live.info() if live is not None else TableRecord.from_json(stored).info())
        return found


async def nothing() -> None:
    """A job without work: planning follows it as it follows every job."""
