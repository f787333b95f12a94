"""The answers that people leave to their tables."""

from __future__ import annotations

import json

from sqlalchemy import delete, insert, select

from bigboard.server.db.schema import answers
from bigboard.server.db.store import Store
from bigboard.services.ports import DEFAULT_ANSWERS


class AnswersRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def kinds_of(self, person: str) -> tuple[str, ...]:
        query = select(answers.c.kinds).where(answers.c.person == person)
        found = await self.store.read(lambda connection: connection.execute(query).scalar())
        return tuple(json.loads(found)) if found is not None else DEFAULT_ANSWERS

    async def change(self, person: str, kinds: tuple[str, ...]) -> None:
        await self.store.execute(
            delete(answers).where(answers.c.person == person),
            insert(answers).values(person=person, kinds=json.dumps(kinds)),
        )
        self.store.tell("answers", person)
