"""Passkeys: a key that a person's phone, computer or password manager stores, so that they find their games for years.

The server stores the public half. A device that signs a challenge with the other half is signed in, as by a personal
link; nothing else about a person is asked for.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from importlib import import_module

from bigboard.room.person import Person
from bigboard.schemas.errors import Refused
from bigboard.server.accounts.identity import DAY_S, MARK, Identities, digest
from bigboard.server.accounts.passkey_types import Credential, Made, Site, bad_passkey
from bigboard.server.db.repos.passkeys import PasskeyRow, PasskeysRepo

MOST = 20  # that one person may have
CHALLENGE_S = 300.0


@dataclass(frozen=True)
class Passkey:
    id: str
    created: float
    used: float  # the day


async def load(identities: Identities) -> Passkeys:
    """Return the passkeys of a server. The library for signatures is loaded at the first use, in a thread."""
    await asyncio.to_thread(import_module, "bigboard.server.accounts.webauthn_checks")
    return Passkeys(identities)


class Passkeys:
    def __init__(self, identities: Identities) -> None:
        from bigboard.server.accounts.webauthn_checks import Checks  # its library takes long to load: `load`

        self.checks = Checks()
        self.identities = identities
        self.repo = PasskeysRepo(identities.store)

    async def _challenge(self, person: str) -> bytes:
        """Random bytes that are good once, for five minutes; of a person, or of one who is to be found out."""
        value, now = secrets.token_bytes(32), time.time()
        await self.repo.add_challenge(digest(self.checks.text_of(value)), person, now, now + CHALLENGE_S)
        return value

    async def _take_challenge(self, credential: Credential, person: str) -> str:
        """The challenge that was answered, which is used up by that; Refused if it was not this person's."""
        challenge = self.checks.challenge_of(credential)
        if not await self.repo.use_challenge(digest(challenge), person, time.time()):
            raise bad_passkey()
        return challenge

    async def offer(self, person: Person, site: Site) -> Credential:
        """Return the options with which a browser makes a passkey for this person."""
        known = [row.id for row in await self.repo.of_person(person.id)]
        if len(known) >= MOST:
            raise Refused("too_many_passkeys", f"You have {MOST} passkeys. Remove one of them first.")
        return self.checks.registration_options(site, person, await self._challenge(person.id), known)

    async def add(self, person: Person, credential: Credential, site: Site) -> None:
        """Store the public half of a new passkey."""
        made = self.checks.check_registration(credential, await self._take_challenge(credential, person.id), site)
        now = time.time()
        row = PasskeyRow(made.id, person.id, made.public_key, made.signed, now, now // DAY_S * DAY_S)
        await self.repo.add(row)

    async def mine(self, person: Person) -> list[Passkey]:
        return [Passkey(digest(row.id)[:MARK], row.created, row.used) for row in await self.repo.of_person(person.id)]

    async def drop(self, person: Person, mark: str) -> None:
        """Remove a passkey. Devices that used it stay signed in."""
        gone = [row.id for row in await self.repo.of_person(person.id) if digest(row.id).startswith(mark)]
        if not gone:
            raise Refused("no_passkey", "That is not one of your passkeys.")
        await self.repo.drop(gone)

    async def ask(self, site: Site) -> Credential:
        """Return the options with which a browser lets a person choose one of their passkeys."""
        return self.checks.sign_in_options(site, await self._challenge(""))

    async def sign_in(self, credential: Credential, site: Site) -> tuple[Person, str]:
        """Return the person of the passkey, and a secret for this device."""
        challenge = await self._take_challenge(credential, "")
        found = await self.repo.find(str(credential.get("id", "")))
        if found is None:
            raise Refused("no_passkey", "This server does not know that passkey.")
        row, name = found
        signed = self.checks.times_signed(credential, challenge, site, Made(row.id, row.public_key, row.signed))
        use = self.repo.noting_use(row.id, signed, time.time() // DAY_S * DAY_S)
        secret = await self.identities.sign_in(row.person, use)
        return self.identities.remember(digest(secret), Person(row.person, name)), secret
