"""Who somebody is, without accounts: a secret in a cookie, a name, and a link that carries both to another device."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from bigboard.server.db import schema as kept
from bigboard.server.db.store import Store
from bigboard.server.errors import Refused
from bigboard.server.room.person import Person, short_id

REMEMBERED = 20_000
DAY_S = 24 * 3600.0
MARK = 16  # characters of a hash that name a device
OF_A_PERSON = (
    kept.links,
    kept.wishes,
    kept.answers,
    kept.tries,
    kept.solvers,
    kept.passkeys,
    kept.challenges,
    kept.evenings,
)


def digest(secret: str) -> str:
    """What the store knows of a secret. Secrets are random and long, so a plain hash hides them."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Device:
    """Where a person is signed in: the beginning of the secret's hash names it."""

    id: str
    created: float
    used: float  # the day
    this: bool


def bad_link() -> Refused:
    return Refused("bad_link", "This link has been used already, or is too old. Make a new one.")


class Identities:
    """People by their secrets. There is one object for each person, so that a new name shows everywhere."""

    def __init__(self, store: Store, link_for_s: float) -> None:
        self.store = store
        self.link_for_s = link_for_s
        self.by_hash: OrderedDict[str, Person] = OrderedDict()
        self.by_id: dict[str, Person] = {}
        self.used: OrderedDict[str, float] = OrderedDict()  # the day, by hash

    def remember(self, hash_: str, person: Person) -> Person:
        person = self.by_id.setdefault(person.id, person)
        self.by_hash[hash_] = person
        if len(self.by_hash) > REMEMBERED:
            _, forgotten = self.by_hash.popitem(last=False)
            if not any(other is forgotten for other in self.by_hash.values()):
                self.by_id.pop(forgotten.id, None)
        return person

    async def person_of(self, secret: str | None) -> Person | None:
        """The person who has this secret."""
        if not secret or len(secret) > 200:
            return None
        hash_ = digest(secret)
        if hash_ in self.by_hash:
            self.by_hash.move_to_end(hash_)
            return self.by_hash[hash_]
        query = (
            select(kept.people.c.id, kept.people.c.name)
            .join(kept.secrets_, kept.secrets_.c.person == kept.people.c.id)
            .where(kept.secrets_.c.hash == hash_)
        )
        row = await self.store.read(lambda c: c.execute(query).first())
        return self.remember(hash_, Person(row.id, row.name)) if row is not None else None

    async def create(self, name: str) -> tuple[Person, str]:
        """A new person and the secret."""
        person = Person(short_id(10), name)
        secret = secrets.token_urlsafe(32)
        now = time.time()

        def work(connection: Connection) -> None:
            connection.execute(insert(kept.people).values(id=person.id, name=name, created=now))
            connection.execute(insert(kept.secrets_).values(hash=digest(secret), person=person.id, created=now))

        await self.store.write(work)
        return self.remember(digest(secret), person), secret

    async def sign_in(self, person: str, work: Callable[[Connection], object]) -> str:
        """A secret for one more device of somebody, stored together with whatever else shows that it is theirs."""
        secret = secrets.token_urlsafe(32)
        row = {"hash": digest(secret), "person": person, "created": time.time()}

        def write(connection: Connection) -> None:
            work(connection)
            connection.execute(insert(kept.secrets_).values(**row))

        await self.store.write(write)
        return secret

    # The devices of a person: each has a secret of its own, of which the store knows the hash.

    async def devices(self, person: Person, secret: str) -> list[Device]:
        """Where somebody is signed in, the latest first."""
        query = (
            select(kept.secrets_.c.hash, kept.secrets_.c.created, kept.devices.c.used)
            .join(kept.devices, kept.devices.c.hash == kept.secrets_.c.hash, isouter=True)
            .where(kept.secrets_.c.person == person.id)
        )
        rows = await self.store.read(lambda c: c.execute(query).all())
        found = [Device(row[0][:MARK], row[1], row[2] or row[1], row[0] == digest(secret)) for row in rows]
        return sorted(found, key=lambda device: -device.used)

    async def drop(self, person: Person, device: str) -> set[str]:
        """Signs a device out; whoever has its secret is nobody from now on."""
        mine = (kept.secrets_.c.person == person.id) & kept.secrets_.c.hash.startswith(device, autoescape=True)
        gone: list[str] = []

        def work(connection: Connection) -> None:
            gone[:] = connection.execute(select(kept.secrets_.c.hash).where(mine)).scalars().all()
            connection.execute(delete(kept.secrets_).where(mine))
            connection.execute(delete(kept.devices).where(kept.devices.c.hash.in_(gone)))
            self.store.announce(connection, "person", person.id)

        await self.store.write(work)
        if not gone:
            raise Refused("no_device", "That is not one of your devices.")
        for hash_ in gone:
            self.by_hash.pop(hash_, None)
        return set(gone)

    async def renew(self, secret: str) -> bool:
        """Notes the day on which a device was used; True on the first time that day, when its cookie is renewed."""
        hash_, today = digest(secret), time.time() // DAY_S * DAY_S
        if self.used.get(hash_) == today:
            return False
        self.used[hash_] = today
        if len(self.used) > REMEMBERED:
            self.used.popitem(last=False)

        def work(connection: Connection) -> None:
            changed = connection.execute(update(kept.devices).where(kept.devices.c.hash == hash_).values(used=today))
            if changed.rowcount == 0:
                connection.execute(insert(kept.devices).values(hash=hash_, used=today))

        await self.store.write(work)
        return True

    async def forget(self, person: Person) -> None:
        """Nothing is left of a person here; the tables are the lobby's."""
        hashes = select(kept.secrets_.c.hash).where(kept.secrets_.c.person == person.id)

        def work(connection: Connection) -> None:
            connection.execute(delete(kept.devices).where(kept.devices.c.hash.in_(hashes)))
            connection.execute(delete(kept.secrets_).where(kept.secrets_.c.person == person.id))
            for table in OF_A_PERSON:
                connection.execute(delete(table).where(table.c.person == person.id))
            connection.execute(delete(kept.people).where(kept.people.c.id == person.id))
            self.store.announce(connection, "person", person.id)

        await self.store.write(work)
        self.by_id.pop(person.id, None)
        for hash_ in [hash_ for hash_, known in self.by_hash.items() if known is person]:
            del self.by_hash[hash_]

    async def rename(self, person: Person, name: str) -> None:
        change = update(kept.people).where(kept.people.c.id == person.id).values(name=name)

        def work(connection: Connection) -> None:
            connection.execute(change)
            self.store.announce(connection, "person", person.id)

        await self.store.write(work)
        person.name = name

    async def renew_known(self, person: str) -> set[str]:
        """Somebody has changed in another process: their name, and which devices are theirs; the hashes of these."""
        name_of = select(kept.people.c.name).where(kept.people.c.id == person)
        theirs = select(kept.secrets_.c.hash).where(kept.secrets_.c.person == person)
        name, valid = await self.store.read(
            lambda c: (c.execute(name_of).scalar(), set(c.execute(theirs).scalars().all()))
        )
        for hash_ in [one for one, known in self.by_hash.items() if known.id == person and one not in valid]:
            del self.by_hash[hash_]
        if person in self.by_id and name is not None:
            self.by_id[person].name = name
        return valid

    async def make_link(self, person: Person) -> tuple[str, float]:
        """A code that makes another device this person, once, for a day."""
        code = secrets.token_urlsafe(16)
        expires = time.time() + self.link_for_s

        def work(connection: Connection) -> None:
            connection.execute(delete(kept.links).where(kept.links.c.expires < time.time()))
            connection.execute(insert(kept.links).values(hash=digest(code), person=person.id, expires=expires))

        await self.store.write(work)
        return code, expires

    async def owner_of(self, code: str) -> Person:
        """Whose link it is; the link stays good."""
        query = (
            select(kept.people.c.id, kept.people.c.name)
            .join(kept.links, kept.links.c.person == kept.people.c.id)
            .where(kept.links.c.hash == digest(code), kept.links.c.expires >= time.time())
        )
        row = await self.store.read(lambda c: c.execute(query).first())
        if row is None:
            raise bad_link()
        return Person(row.id, row.name)

    async def claim(self, code: str) -> tuple[Person, str]:
        """The person of a link, and a secret for this device. Two devices that claim at once: one gets it."""
        hash_ = digest(code)
        secret = secrets.token_urlsafe(32)
        now = time.time()
        found: list[tuple[str, str]] = []

        def work(connection: Connection) -> None:
            found.clear()
            query = (
                select(kept.people.c.id, kept.people.c.name)
                .join(kept.links, kept.links.c.person == kept.people.c.id)
                .where(kept.links.c.hash == hash_, kept.links.c.expires >= now)
            )
            row = connection.execute(query).first()
            used = connection.execute(delete(kept.links).where(kept.links.c.hash == hash_))
            if row is not None and used.rowcount == 1:
                connection.execute(insert(kept.secrets_).values(hash=digest(secret), person=row.id, created=now))
                found.append((row.id, row.name))

        await self.store.write(work)
        if not found:
            raise bad_link()
        return self.remember(digest(secret), Person(*found[0])), secret
