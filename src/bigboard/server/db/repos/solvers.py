"""The puzzles that people have solved."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import delete, insert, select

from bigboard.server.db.schema import solvers
from bigboard.server.db.store import Store
from bigboard.server.db.table_rows import dump


class SolversRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, person: str) -> dict[str, Any] | None:
        query = select(solvers.c.document).where(solvers.c.person == person)
        document = await self.store.read(lambda c: c.execute(query).scalar())
        return json.loads(document) if document is not None else None

    async def put(self, person: str, document: dict[str, Any]) -> None:
        text = dump(document)
        await self.store.execute(
            delete(solvers).where(solvers.c.person == person),
            insert(solvers).values(person=person, document=text),
        )
