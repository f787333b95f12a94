"""Bot accounts: what they accept, until when they are online, and the tables to which they are invited."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bigboard.server.db.schema import bot_accounts, bot_invitations, people
from bigboard.server.db.store import Store


class StoredBot(NamedTuple):
    id: str
    name: str
    document: dict[str, Any]
    until: float


class Invitation(NamedTuple):
    table_id: str
    host: str
    created: float


class BotAccountsRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def change(self, person: str, document: dict[str, Any]) -> None:
        """Store what a bot accepts. A new account is not online yet."""
        text = json.dumps(document)

        def add(connection: Connection) -> None:
            known = bot_accounts.c.person == person
            if connection.execute(update(bot_accounts).where(known).values(document=text)).rowcount == 0:
                connection.execute(insert(bot_accounts).values(person=person, document=text, until=0.0))

        await self.store.write(add)

    async def set_online(self, person: str, until: float) -> None:
        def add(connection: Connection) -> None:
            connection.execute(update(bot_accounts).where(bot_accounts.c.person == person).values(until=until))

        await self.store.write(add)

    async def find(self, person: str) -> StoredBot | None:
        found = await self._read(bot_accounts.c.person == person)
        return found[0] if found else None

    async def online(self, now: float) -> list[StoredBot]:
        return await self._read(bot_accounts.c.until > now)

    async def _read(self, condition: Any) -> list[StoredBot]:
        query = (
            select(people.c.id, people.c.name, bot_accounts.c.document, bot_accounts.c.until)
            .join(people, people.c.id == bot_accounts.c.person)
            .where(condition)
            .order_by(people.c.name, people.c.id)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [StoredBot(row.id, row.name, json.loads(row.document), row.until) for row in rows]

    async def invite(self, person: str, table_id: str, host: str, now: float) -> None:
        """Add an invitation; a second one to the same table replaces the first."""

        def add(connection: Connection) -> None:
            self._delete(connection, person, table_id)
            connection.execute(insert(bot_invitations).values(person=person, table_id=table_id, host=host, created=now))

        await self.store.write(add)

    async def decline(self, person: str, table_id: str) -> None:
        await self.store.write(lambda connection: self._delete(connection, person, table_id))

    def _delete(self, connection: Connection, person: str, table_id: str) -> None:
        own = (bot_invitations.c.person == person) & (bot_invitations.c.table_id == table_id)
        connection.execute(delete(bot_invitations).where(own))

    async def inbox(self, person: str) -> list[Invitation]:
        query = select(bot_invitations).where(bot_invitations.c.person == person).order_by(bot_invitations.c.created)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [Invitation(row.table_id, row.host, row.created) for row in rows]
