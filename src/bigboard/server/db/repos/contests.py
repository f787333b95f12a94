"""Which tables play the same deal."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, insert, select

from bigboard.server.db.schema import tables, tries
from bigboard.server.db.store import Store, documents, void

MOST = 1000  # tries of one contest that are read


class ContestsRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def tries(self, contest: str) -> list[tuple[str, float, dict[str, Any]]]:
        """Person, beginning and table's document of each try, the first one first."""
        query = (
            select(tries.c.person, tries.c.created, tables.c.document)
            .join(tables, tables.c.id == tries.c.table_id)
            .where(tries.c.contest == contest)
            .order_by(tries.c.created, tries.c.table_id)
            .limit(MOST)
        )
        rows = await self.store.read(lambda c: c.execute(query).all())
        return [(row[0], row[1], document) for row in rows for document in documents([row[2]])]

    async def add(self, contest: str, person: str, table_id: str) -> None:
        row = insert(tries).values(contest=contest, person=person, table_id=table_id, created=time.time())

        def work(connection: Connection) -> None:
            void(connection.execute(row))

        await self.store.write(work)
