"""People who have played together: who has agreed to be listed, who is blocked, who is invited where."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select

from bigboard.server.db.schema import blocks, contacts, invitations, people, presence, seatings, tables
from bigboard.server.db.store import Store
from bigboard.server.db.table_rows import documents

PLAYED = ("running", "finished")
MOST = 100  # people and invitations that are listed


class Companion(NamedTuple):
    """A person with whom one has played."""

    id: str
    name: str
    games: int
    last: float
    here: bool


class ContactsRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def is_listed(self, person: str) -> bool:
        query = select(contacts.c.person).where(contacts.c.person == person)
        return await self.store.read(lambda c: c.execute(query).first() is not None)

    async def set_listed(self, person: str, on: bool, now: float) -> None:
        def change(connection: Connection) -> None:
            connection.execute(delete(contacts).where(contacts.c.person == person))
            if on:
                connection.execute(insert(contacts).values(person=person, since=now))
            else:
                connection.execute(delete(invitations).where(invitations.c.person == person))

        await self.store.write(change)

    async def companions(self, person: str) -> list[Companion]:
        """Return the people who sat at a table with this person and agree to be listed, the latest first."""
        mine, theirs = seatings.alias("mine"), seatings.alias("theirs")
        blocked = select(blocks.c.other).where(blocks.c.person == person)
        blocking = select(blocks.c.person).where(blocks.c.other == person)
        here = select(presence.c.person).where(presence.c.person == people.c.id, presence.c.windows > 0).exists()
        query = (
            select(people.c.id, people.c.name, func.count(), func.max(tables.c.updated), here)
            .select_from(mine)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .join(tables, tables.c.id == mine.c.table_id)
            .join(contacts, contacts.c.person == theirs.c.person)
            .join(people, people.c.id == theirs.c.person)
            .where(mine.c.person == person, theirs.c.person != person, tables.c.status.in_(PLAYED))
            .where(theirs.c.person.not_in(blocked), theirs.c.person.not_in(blocking))
            .group_by(people.c.id, people.c.name)
            .order_by(func.max(tables.c.updated).desc())
            .limit(MOST)
        )
        return await self.store.read(
            lambda c: [Companion(row[0], row[1], row[2], row[3], bool(row[4])) for row in c.execute(query)]
        )

    # Blocks.

    async def blocked_by(self, person: str) -> list[tuple[str, str]]:
        """Return the people whom this person has blocked: ids and names."""
        query = select(blocks.c.other, blocks.c.name).where(blocks.c.person == person).order_by(blocks.c.name)
        return await self.store.read(lambda c: [(row[0], row[1]) for row in c.execute(query)])

    async def apart(self, person: str) -> set[str]:
        """Return the people with whom this person does not play: one of the two has blocked the other."""
        query = select(blocks.c.person, blocks.c.other).where(or_(blocks.c.person == person, blocks.c.other == person))
        return await self.store.read(lambda c: {one for row in c.execute(query) for one in row} - {person})

    async def block(self, person: str, other: str, name: str | None) -> None:
        """Block a person under that name, or no longer (None). Invitations between the two are gone."""
        between = ((invitations.c.person == person) & (invitations.c.host == other)) | (
            (invitations.c.person == other) & (invitations.c.host == person)
        )

        def change(connection: Connection) -> None:
            connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))
            if name is not None:
                connection.execute(insert(blocks).values(person=person, other=other, name=name))
                connection.execute(delete(invitations).where(between))

        await self.store.write(change)

    async def count_blocks(self, person: str) -> int:
        query = select(func.count()).where(blocks.c.person == person)
        return await self.store.read(lambda c: int(c.execute(query).scalar_one()))

    async def name_at_table(self, person: str, other: str) -> str | None:
        """Return the name of a person who has been at a table of the first; None if they never met."""
        mine, theirs = seatings.alias("mine"), seatings.alias("theirs")
        query = (
            select(people.c.name)
            .select_from(mine)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .join(people, people.c.id == theirs.c.person)
            .where(mine.c.person == person, theirs.c.person == other)
            .limit(1)
        )
        return await self.store.read(lambda c: c.execute(query).scalar())

    # Invitations.

    async def invite(self, table_id: str, host: str, person: str, now: float) -> None:
        key = (invitations.c.table_id == table_id) & (invitations.c.person == person)

        def change(connection: Connection) -> None:
            connection.execute(delete(invitations).where(key))
            connection.execute(insert(invitations).values(table_id=table_id, person=person, host=host, created=now))

        await self.store.write(change)

    async def drop(self, table_id: str, person: str) -> None:
        key = (invitations.c.table_id == table_id) & (invitations.c.person == person)
        await self.store.write(lambda connection: connection.execute(delete(invitations).where(key)))

    async def invitations_of(self, person: str) -> list[tuple[str, str, dict[str, Any]]]:
        """Return invitations to tables that still wait: id and name of the inviting person, and the document."""
        query = (
            select(people.c.id, people.c.name, tables.c.document)
            .select_from(invitations)
            .join(people, people.c.id == invitations.c.host)
            .join(tables, tables.c.id == invitations.c.table_id)
            .where(invitations.c.person == person, tables.c.status == "open")
            .order_by(invitations.c.created.desc())
            .limit(MOST)
        )

        def change(connection: Connection) -> list[tuple[str, str, dict[str, Any]]]:
            rows = connection.execute(query).all()
            return [(row[0], row[1], document) for row in rows for document in documents([row[2]])]

        return await self.store.read(change)
