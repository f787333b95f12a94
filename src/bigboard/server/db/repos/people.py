"""People, the hashes of their devices' secrets, and their links. Nothing here knows a secret itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from bigboard.server.db import schema
from bigboard.server.db.schema import devices, links, people, secrets_
from bigboard.server.db.store import Store

OF_A_PERSON = (
    schema.contacts,
    schema.open_data,
    schema.blocks,
    schema.invitations,
    schema.links,
    schema.reminders,
    schema.answers,
    schema.tries,
    schema.presence,
    schema.solvers,
    schema.cards,
    schema.judged_games,
    schema.training,
    schema.passkeys,
    schema.challenges,
    schema.transcripts,
    schema.bot_accounts,
    schema.bot_invitations,
)


class Named(NamedTuple):
    id: str
    name: str


class SignedIn(NamedTuple):
    """A device of a person: its secret's hash, since when, and the day of its last use."""

    hash: str
    created: float
    used: float | None


class PeopleRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def by_secret(self, hash_: str) -> Named | None:
        query = (
            select(people.c.id, people.c.name)
            .join(secrets_, secrets_.c.person == people.c.id)
            .where(secrets_.c.hash == hash_)
        )
        row = await self.store.read(lambda c: c.execute(query).first())
        return Named(row.id, row.name) if row is not None else None

    async def find(self, person: str) -> Named | None:
        query = select(people.c.id, people.c.name).where(people.c.id == person)
        row = await self.store.read(lambda c: c.execute(query).first())
        return Named(row.id, row.name) if row is not None else None

    async def search(self, words: str, most: int) -> list[Named]:
        """Return the latest people with these words in their name, or with this id."""
        named = func.lower(people.c.name).contains(words.lower(), autoescape=True)
        query = select(people.c.id, people.c.name).where(or_(named, people.c.id == words))
        rows = await self.store.read(lambda c: c.execute(query.order_by(people.c.created.desc()).limit(most)).all())
        return [Named(row.id, row.name) for row in rows]

    async def add(self, person: str, name: str, hash_: str, now: float) -> None:
        await self.store.execute(
            insert(people).values(id=person, name=name, created=now),
            insert(secrets_).values(hash=hash_, person=person, created=now),
        )

    async def add_secret(self, person: str, hash_: str, now: float, also: Callable[[Connection], object]) -> None:
        """One more device, stored together with whatever else shows that it is theirs."""

        def add(connection: Connection) -> None:
            also(connection)
            connection.execute(insert(secrets_).values(hash=hash_, person=person, created=now))

        await self.store.write(add)

    async def devices_of(self, person: str) -> list[SignedIn]:
        query = (
            select(secrets_.c.hash, secrets_.c.created, devices.c.used)
            .join(devices, devices.c.hash == secrets_.c.hash, isouter=True)
            .where(secrets_.c.person == person)
        )
        return await self.store.read(lambda c: [SignedIn(row[0], row[1], row[2]) for row in c.execute(query)])

    async def drop_devices(self, person: str, beginning: str) -> list[str]:
        """Drops the person's secrets whose hashes begin so, and returns these."""
        mine = (secrets_.c.person == person) & secrets_.c.hash.startswith(beginning, autoescape=True)

        def drop(connection: Connection) -> list[str]:
            found = list(connection.execute(select(secrets_.c.hash).where(mine)).scalars())
            connection.execute(delete(secrets_).where(mine))
            connection.execute(delete(devices).where(devices.c.hash.in_(found)))
            return found

        gone = await self.store.write(drop)
        self.store.tell("person", person)
        return gone

    async def note_use(self, hash_: str, day: float) -> None:
        def note(connection: Connection) -> None:
            changed = connection.execute(update(devices).where(devices.c.hash == hash_).values(used=day))
            if changed.rowcount == 0:
                connection.execute(insert(devices).values(hash=hash_, used=day))

        await self.store.write(note)

    async def forget(self, person: str) -> None:
        hashes = select(secrets_.c.hash).where(secrets_.c.person == person)
        of_their_tables = schema.reminders.c.document.contains(f'"host": "{person}"', autoescape=True)
        await self.store.execute(
            delete(devices).where(devices.c.hash.in_(hashes)),
            delete(secrets_).where(secrets_.c.person == person),
            *(delete(table).where(table.c.person == person) for table in OF_A_PERSON),
            delete(schema.reminders).where(of_their_tables),
            delete(schema.blocks).where(schema.blocks.c.other == person),
            delete(schema.invitations).where(schema.invitations.c.host == person),
            delete(people).where(people.c.id == person),
        )
        self.store.tell("person", person)

    async def rename(self, person: str, name: str) -> None:
        await self.store.execute(update(people).where(people.c.id == person).values(name=name))
        self.store.tell("person", person)

    async def name_and_hashes(self, person: str) -> tuple[str | None, set[str]]:
        name_of = select(people.c.name).where(people.c.id == person)
        theirs = select(secrets_.c.hash).where(secrets_.c.person == person)
        return await self.store.read(lambda c: (c.execute(name_of).scalar(), set(c.execute(theirs).scalars())))

    # Links to another device.

    async def add_link(self, hash_: str, person: str, now: float, expires: float) -> None:
        await self.store.execute(
            delete(links).where(links.c.expires < now),
            insert(links).values(hash=hash_, person=person, expires=expires),
        )

    async def by_link(self, hash_: str, now: float) -> Named | None:
        query = (
            select(people.c.id, people.c.name)
            .join(links, links.c.person == people.c.id)
            .where(links.c.hash == hash_, links.c.expires >= now)
        )
        row = await self.store.read(lambda c: c.execute(query).first())
        return Named(row.id, row.name) if row is not None else None

    async def use_link(self, hash_: str, secret_hash: str, now: float) -> Named | None:
        """The person of a link, which is used up; the secret is theirs from now on. None if the link is not good."""
        query = (
            select(people.c.id, people.c.name)
            .join(links, links.c.person == people.c.id)
            .where(links.c.hash == hash_, links.c.expires >= now)
        )

        def use(connection: Connection) -> Named | None:
            row = connection.execute(query).first()
            used = connection.execute(delete(links).where(links.c.hash == hash_))
            if row is None or used.rowcount != 1:
                return None
            connection.execute(insert(secrets_).values(hash=secret_hash, person=row.id, created=now))
            return Named(row.id, row.name)

        return await self.store.write(use)
