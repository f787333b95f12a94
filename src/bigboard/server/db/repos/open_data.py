"""People who have agreed that their finished public games become open data."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from bigboard.server.db.schema import open_data
from bigboard.server.db.store import Store


class OpenDataRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def is_agreed(self, person: str) -> bool:
        query = select(open_data.c.person).where(open_data.c.person == person)
        return await self.store.read(lambda c: c.execute(query).first() is not None)

    async def set_agreed(self, person: str, on: bool) -> None:
        def change(connection: Connection) -> None:
            connection.execute(delete(open_data).where(open_data.c.person == person))
            if on:
                connection.execute(insert(open_data).values(person=person, since=self.store.now()))

        await self.store.write(change)
