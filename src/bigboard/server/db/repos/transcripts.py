"""Games that people write down from a real table."""

from __future__ import annotations

import json
import time
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from bigboard.server.db.schema import transcripts
from bigboard.server.db.store import Store
from bigboard.server.db.table_rows import dump


class TranscriptsRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_person(self, person: str) -> list[tuple[str, dict[str, Any], float]]:
        """Id, document and the time of the last change, the latest first."""
        query = select(transcripts.c.id, transcripts.c.document, transcripts.c.updated).where(
            transcripts.c.person == person
        )
        rows = await self.store.read(lambda c: c.execute(query.order_by(transcripts.c.updated.desc())).all())
        return [(row[0], json.loads(row[1]), row[2]) for row in rows]

    async def count(self, person: str) -> int:
        query = select(func.count()).select_from(transcripts).where(transcripts.c.person == person)
        return await self.store.read(lambda c: c.execute(query).scalar_one())

    async def find(self, person: str, transcript_id: str) -> str | None:
        """The document as it is stored."""
        query = select(transcripts.c.document).where(transcripts.c.id == transcript_id, transcripts.c.person == person)
        return await self.store.read(lambda c: c.execute(query).scalar())

    async def add(self, person: str, transcript_id: str, document: dict[str, Any]) -> None:
        values = {"id": transcript_id, "person": person, "updated": time.time(), "document": dump(document)}
        await self.store.execute(insert(transcripts).values(**values))

    async def change(self, transcript_id: str, document: dict[str, Any]) -> None:
        values = {"document": dump(document), "updated": time.time()}
        await self.store.execute(update(transcripts).where(transcripts.c.id == transcript_id).values(**values))

    async def drop(self, person: str, transcript_id: str) -> None:
        await self.store.execute(
            delete(transcripts).where(transcripts.c.id == transcript_id, transcripts.c.person == person)
        )
