"""People without accounts: a secret in a cookie, a name, and a link that carries both to another device."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from bigboard.room.person import BOT_ID, Person, short_id
from bigboard.schemas.errors import Refused
from bigboard.server.db.repos.people import PeopleRepo
from bigboard.server.db.store import Store, Transaction

REMEMBERED = 20_000
DAY_S = 24 * 3600.0
MARK = 16  # characters of a hash that name a device


def digest(secret: str) -> str:
    """Return the stored hash of a secret. Secrets are random and long, so a plain hash hides them."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Device:
    """A device of a person, named by the beginning of its secret's hash."""

    id: str
    created: float
    used: float  # the day
    this: bool


def bad_link() -> Refused:
    return Refused("bad_link", "This link has already been used or has expired. Create a new one.")


class Identities:
    """People by their secrets. There is one object for each person, so that a new name shows everywhere."""

    def __init__(self, store: Store, link_for_s: float) -> None:
        self.store = store
        self.repo = PeopleRepo(store)
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
        """Return the person of a secret."""
        if not secret or len(secret) > 200:
            return None
        hash_ = digest(secret)
        if hash_ in self.by_hash:
            self.by_hash.move_to_end(hash_)
            return self.by_hash[hash_]
        found = await self.repo.by_secret(hash_)
        return self.remember(hash_, Person(*found)) if found is not None else None

    async def create(self, name: str, bot: bool = False) -> tuple[Person, str]:
        """Return a new person, or a bot account, and the secret."""
        person = Person((BOT_ID if bot else "") + short_id(10), name)
        secret = secrets.token_urlsafe(32)
        await self.repo.add(person.id, name, digest(secret), time.time())
        return self.remember(digest(secret), person), secret

    async def sign_in(self, person: str, also: Callable[[Transaction], object]) -> str:
        """Return a secret for one more device, stored in one transaction with the proof that it is the person's."""
        secret = secrets.token_urlsafe(32)
        await self.repo.add_secret(person, digest(secret), time.time(), also)
        return secret

    # The devices of a person: each has a secret of its own, of which the store knows the hash.

    async def devices(self, person: Person, secret: str) -> list[Device]:
        """Return the devices of a person, the latest first."""
        rows = await self.repo.devices_of(person.id)
        found = [
            Device(one.hash[:MARK], one.created, one.used or one.created, one.hash == digest(secret)) for one in rows
        ]
        return sorted(found, key=lambda device: -device.used)

    async def drop(self, person: Person, device: str) -> set[str]:
        """Sign a device out, and return the hashes of its secrets, which are no longer valid."""
        gone = await self.repo.drop_devices(person.id, device)
        if not gone:
            raise Refused("no_device", "That is not one of your devices.")
        for hash_ in gone:
            self.by_hash.pop(hash_, None)
        return set(gone)

    async def renew(self, secret: str) -> bool:
        """Note the day of a device's use; return True at the first use of a day, when its cookie is renewed."""
        hash_, today = digest(secret), time.time() // DAY_S * DAY_S
        if self.used.get(hash_) == today:
            return False
        self.used[hash_] = today
        if len(self.used) > REMEMBERED:
            self.used.popitem(last=False)
        await self.repo.note_use(hash_, today)
        return True

    async def forget(self, person: Person) -> None:
        """Delete a person; their tables are changed by the lobby."""
        await self.repo.forget(person.id)
        self.by_id.pop(person.id, None)
        for hash_ in [hash_ for hash_, known in self.by_hash.items() if known is person]:
            del self.by_hash[hash_]

    async def rename(self, person: Person, name: str) -> None:
        await self.repo.rename(person.id, name)
        person.name = name

    async def renew_known(self, person: str) -> set[str]:
        """Read a person's name and devices again after a change in another process; return the valid hashes."""
        name, valid = await self.repo.name_and_hashes(person)
        for hash_ in [one for one, known in self.by_hash.items() if known.id == person and one not in valid]:
            del self.by_hash[hash_]
        if person in self.by_id and name is not None:
            self.by_id[person].name = name
        return valid

    async def search(self, words: str, most: int = 50) -> list[Person]:
        """Return the latest people with these words in their name, or with this id, whether they are here or not."""
        return [Person(*found) for found in await self.repo.search(words, most)]

    async def make_link(self, person: Person) -> tuple[str, float]:
        """Return a code that signs one other device in within a day."""
        code = secrets.token_urlsafe(16)
        now = time.time()
        expires = now + self.link_for_s
        await self.repo.add_link(digest(code), person.id, now, expires)
        return code, expires

    async def owner_of(self, code: str) -> Person:
        """Return the person of a link; the link stays valid."""
        found = await self.repo.by_link(digest(code), time.time())
        if found is None:
            raise bad_link()
        return Person(*found)

    async def claim(self, code: str) -> tuple[Person, str]:
        """Return the person of a link and a secret for this device. Of two devices that claim at once, one succeeds."""
        secret = secrets.token_urlsafe(32)
        found = await self.repo.use_link(digest(code), digest(secret), time.time())
        if found is None:
            raise bad_link()
        return self.remember(digest(secret), Person(*found)), secret
