"""All tables: making them, finding them, and quarantining those that cannot be read."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Container
from weakref import WeakValueDictionary

from bigboard.room import fair_deal, seating
from bigboard.room.actor import run_aside
from bigboard.room.game_log import GameLog
from bigboard.room.person import Person, Presence, short_id
from bigboard.room.ports import Head, Stored, TableServices
from bigboard.room.record import Seat, TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused, no_table
from bigboard.schemas.tables import NewTable, TableInfo
from bigboard.services.ports import DirectoryStore
from bigboard.services.stored_table import quarantine, read

log = logging.getLogger("bigboard.server")
REMEMBERED = 1000  # tables that were quarantined
SHOWN = 100  # tables of a person


class Directory:
    """The tables in memory, by id; the others are stored until they are needed."""

    def __init__(self, services: TableServices, store: DirectoryStore) -> None:
        self.services = services
        self.store = store
        self.tables: dict[str, Table] = {}
        self.quarantined: OrderedDict[str, Refused] = OrderedDict()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def find(self, table_id: str) -> Table:
        """Return the table of that id, with everything that any process has stored of it until now."""
        table = self.tables.get(table_id)
        if table is not None:
            heads = await self.store.heads([table_id])
            if table_id in heads and is_behind(table.head, heads[table_id]):
                await table.ask(table.catch_up)
            return table
        if table_id in self.quarantined:
            raise self.quarantined[table_id]
        async with self.lock_of(table_id):
            if table_id in self.tables:
                return self.tables[table_id]
            table = self.tables[table_id] = Table(self.services, *await self._load(table_id))
        await table.ask(table.catch_up)
        return table

    def lock_of(self, table_id: str) -> asyncio.Lock:
        """A lock that is held while the table comes from disk, or leaves the memory."""
        return self.loading.setdefault(table_id, asyncio.Lock())

    async def _load(self, table_id: str) -> tuple[TableRecord, GameLog, Stored]:
        try:
            stored = await self.store.load_table(table_id) if len(table_id) <= 32 else None
            if stored is not None:
                return *await run_aside(read, stored), stored
        except Refused:
            raise
        except Exception as error:
            log.error("Table %s is quarantined: %s: %s", table_id, type(error).__name__, error)
            refused = self.quarantined[table_id] = quarantine(error)
            if len(self.quarantined) > REMEMBERED:
                self.quarantined.popitem(last=False)
            raise refused from None
        raise no_table(table_id)

    async def create(self, request: NewTable, host: Person) -> Table:
        record = seating.new_document(short_id(12), request, host, time.time())
        table = await self.add(record)
        if request.commitment is not None:
            await fair_deal.commit(table, host.id, request.commitment)
        if record.autostart and not any(seat.empty for seat in record.seats):
            await table.ask(table.start)
        return table

    async def add(self, record: TableRecord) -> Table:
        await self.store.add_table(record.to_json())
        stored = Stored(Head(1, 0, 0, 0.0), None, [], "", [], Presence())
        table = self.tables[record.id] = Table(self.services, record, GameLog(record.game), stored)
        self.services.changed(table)
        return table

    async def rematch(self, table: Table, person: Person, apart: Container[str] = ()) -> Table:
        """Return a new table with the same people, or the one that another of them has made, unless that is closed.

        The seats of people in `apart`, who do not play with this person, are free.
        """

        async def link() -> Table:
            old = table.record
            if old.status != "finished":
                raise Refused("not_finished", "You can propose a rematch when the game is over.")
            if not old.seats_of(person.id) and old.host != person.id:
                raise Refused("not_yours", "Only the players of this game can have a rematch.")
            if old.next_table is not None:
                with contextlib.suppress(Refused):
                    made = await self.find(old.next_table)
                    if made.record.status != "closed":
                        return made
            document = seating.rematch_document(short_id(12), old, person, time.time())
            document.seats = [Seat() if seat.person in apart else seat for seat in document.seats]
            new = await self.add(document)
            facts = {"name": person.name, "table": new.record.id}
            await table.change(
                lambda draft: setattr(draft, "next_table", new.record.id), lambda _, draft: [("rematch", -1, facts)]
            )
            return new

        async with self.store.alone(f"rematch {table.record.id}"):
            await table.ask(table.catch_up)
            return await table.ask(link)

    async def tables_of(self, person: Person) -> list[TableInfo]:
        found = []
        for stored in await self.store.tables_of(person.id, SHOWN):
            live = self.tables.get(str(stored.get("id")))
            with contextlib.suppress(Exception):  # what cannot be read is not listed
                found.append(live.info() if live is not None else TableRecord.from_json(stored).info())
        return found


def is_behind(ours: Head, stored: Head) -> bool:
    """Return whether the database has more of a table than its replica."""
    return any(mine < theirs for mine, theirs in zip(ours[:3], stored[:3], strict=True)) or ours.came != stored.came
