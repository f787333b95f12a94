"""People's settings for reminders of their turns, and the tables that may wait for them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, insert, literal, or_, select, update

from bigboard.server.db.schema import entries, presence, reminders, seatings, tables
from bigboard.server.db.store import Store
from bigboard.server.db.table_rows import IS_LATEST, LATEST, Latest

Document = dict[str, Any]


class RemindersRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, person: str) -> Document | None:
        query = select(reminders.c.document).where(reminders.c.person == person)
        found = await self.store.read(lambda connection: connection.execute(query).scalar())
        return json.loads(found) if found is not None else None

    async def put(self, person: str, document: Document) -> None:
        text = json.dumps(document, ensure_ascii=False)
        await self.store.execute(
            delete(reminders).where(reminders.c.person == person),
            insert(reminders).values(person=person, matches=bool(document.get("matches")), document=text),
        )

    async def note_told(
        self, person: str, table_id: str, seq: int, wanted: Callable[[Document], bool]
    ) -> Document | None:
        """The document, if it is `wanted` and the person was not told of this turn; then that is noted in it.

        The row is locked, because tables of other processes may wait for the same person. Turns of tables
        that do not run any more are dropped from it.
        """
        row = select(reminders.c.document).where(reminders.c.person == person).with_for_update()

        def note(connection: Connection) -> Document | None:
            stored = connection.execute(row).scalar()
            document: Document = json.loads(stored) if stored is not None else {}
            told: dict[str, int] = document.get("told", {})
            if told.get(table_id) == seq or not wanted(document):
                return None
            running = select(tables.c.id).where(tables.c.id.in_(list(told)), tables.c.status == "running")
            still = set(connection.execute(running).scalars())
            document["told"] = {name: at for name, at in told.items() if name in still} | {table_id: seq}
            text = json.dumps(document, ensure_ascii=False)
            connection.execute(update(reminders).where(reminders.c.person == person).values(document=text))
            return document

        return await self.store.write(note)

    async def waiting(self, before: float) -> list[Latest]:
        """Return running tables with reminders or a webhook at which nothing has happened since `before`."""
        reminded = select(seatings.c.table_id).join(reminders, reminders.c.person == seatings.c.person)
        query = select(*LATEST).select_from(tables).join(entries, IS_LATEST)
        hooked = (literal("table/") + tables.c.id).in_(select(reminders.c.person))
        wanted = or_(tables.c.id.in_(reminded), hooked)
        query = query.where(tables.c.status == "running", wanted, entries.c.at <= before)
        return await self.store.read(lambda connection: [Latest(*row) for row in connection.execute(query)])

    async def is_here(self, table_id: str, person: str) -> bool:
        here = select(presence.c.person).where(
            presence.c.table_id == table_id, presence.c.person == person, presence.c.windows > 0
        )
        return await self.store.read(lambda connection: connection.execute(here).first() is not None)

    # Quick matches.

    async def waiting_matches(self, after: float) -> list[str]:
        """Return the documents of public quick matches that wait for players until `after` or longer."""
        query = select(tables.c.document).where(tables.c.status == "open", tables.c.public, tables.c.fills >= after)
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def people_for_matches(self) -> list[str]:
        """Return the people who want to know of quick matches and are at no table now."""
        here = select(presence.c.person).where(presence.c.windows > 0)
        query = select(reminders.c.person).where(reminders.c.matches, reminders.c.person.not_in(here))
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def note_match(self, person: str, now: float, pause_s: float) -> Document | None:
        """Note that a person is told of a match, and return the document; None if they were told not long ago."""
        row = select(reminders.c.document).where(reminders.c.person == person, reminders.c.matches).with_for_update()

        def change(connection: Connection) -> Document | None:
            stored = connection.execute(row).scalar()
            document: Document = json.loads(stored) if stored is not None else {}
            if stored is None or document.get("match_told", 0.0) > now - pause_s:
                return None
            document["match_told"] = now
            text = json.dumps(document, ensure_ascii=False)
            connection.execute(update(reminders).where(reminders.c.person == person).values(document=text))
            return document

        return await self.store.write(change)
