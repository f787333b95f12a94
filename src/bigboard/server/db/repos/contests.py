"""The tables of a contest, which play the same deal."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select

from bigboard.server.db.schema import tables, tries
from bigboard.server.db.store import Store
from bigboard.server.db.table_rows import documents

AT_ONCE = 500  # documents that one query reads


class ContestsRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def tries(self, contest: str, person: str | None = None) -> list[tuple[str, dict[str, Any]]]:
        """Return person and document of each try, or of this person's tries; the first one first."""
        query = (
            select(tries.c.person, tables.c.document)
            .join(tables, tables.c.id == tries.c.table_id)
            .where(tries.c.contest == contest)
            .order_by(tries.c.created, tries.c.table_id)
        )
        if person is not None:
            query = query.where(tries.c.person == person)
        rows = await self.store.read(lambda c: c.execute(query).all())
        return [(row[0], document) for row in rows for document in documents([row[1]])]

    async def attempts(self, contest: str) -> list[tuple[str, str, float, str]]:
        """Return table, person, beginning and status of each try, the first one first. This reads no documents."""
        query = (
            select(tries.c.table_id, tries.c.person, tries.c.created, tables.c.status)
            .join(tables, tables.c.id == tries.c.table_id)
            .where(tries.c.contest == contest)
            .order_by(tries.c.created, tries.c.table_id)
        )
        return [(row[0], row[1], row[2], row[3]) for row in await self.store.read(lambda c: c.execute(query).all())]

    async def documents(self, ids: Sequence[str]) -> list[dict[str, Any]]:
        """Return the documents of these tables."""

        def read(connection: Connection) -> list[str]:
            parts = [ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)]
            query = select(tables.c.document)
            return [one for part in parts for one in connection.execute(query.where(tables.c.id.in_(part))).scalars()]

        return documents(await self.store.read(read))

    async def add(self, contest: str, person: str, table_id: str) -> None:
        row = insert(tries).values(contest=contest, person=person, table_id=table_id, created=time.time())
        await self.store.execute(row)
