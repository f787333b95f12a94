"""How people want to be reminded of their turns, and the tables that may wait for them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bigboard.server.db.schema import owners, processes, seatings, tables, wishes
from bigboard.server.db.store import LATEST, Store

Document = dict[str, Any]


class RemindersRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, person: str) -> Document | None:
        query = select(wishes.c.document).where(wishes.c.person == person)
        found = await self.store.read(lambda connection: connection.execute(query).scalar())
        return json.loads(found) if found is not None else None

    async def put(self, person: str, document: Document) -> None:
        text = json.dumps(document, ensure_ascii=False)

        def work(connection: Connection) -> None:
            connection.execute(delete(wishes).where(wishes.c.person == person))
            connection.execute(insert(wishes).values(person=person, document=text))

        await self.store.write(work)

    async def note_told(
        self, person: str, table_id: str, seq: int, wanted: Callable[[Document], bool]
    ) -> Document | None:
        """The document, if it is `wanted` and the person was not told of this turn; then that is noted in it.

        The row is locked meanwhile, because tables of other processes may wait for the same person. Turns of tables
        that do not run any more are dropped from it.
        """
        found: list[Document] = []
        row = select(wishes.c.document).where(wishes.c.person == person).with_for_update()

        def work(connection: Connection) -> None:
            found.clear()
            stored = connection.execute(row).scalar()
            document: Document = json.loads(stored) if stored is not None else {}
            told: dict[str, int] = document.get("told", {})
            if told.get(table_id) == seq or not wanted(document):
                return
            running = select(tables.c.id).where(tables.c.id.in_(list(told)), tables.c.status == "running")
            still = set(connection.execute(running).scalars())
            document["told"] = {name: at for name, at in told.items() if name in still} | {table_id: seq}
            text = json.dumps(document, ensure_ascii=False)
            connection.execute(update(wishes).where(wishes.c.person == person).values(document=text))
            found.append(document)

        await self.store.write(work)
        return found[0] if found else None

    async def sleeping(self) -> list[tuple[str, str, str]]:
        """Running tables of people with reminders that are in no process's memory: id, document and latest entry."""
        wished = select(seatings.c.table_id).join(wishes, wishes.c.person == seatings.c.person)
        query = select(tables.c.id, tables.c.document, LATEST)
        query = query.where(tables.c.status == "running", tables.c.id.in_(wished))
        if self.store.shared:
            owned = select(owners.c.table_id).join(processes, processes.c.id == owners.c.process)
            query = query.where(tables.c.id.not_in(owned))
        return await self.store.read(lambda connection: [(row[0], row[1], row[2]) for row in connection.execute(query)])
