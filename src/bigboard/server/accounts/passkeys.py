"""Passkeys: a key that a person's phone, computer or password manager keeps, so that they find their games for years.

The server keeps the public half. Whoever signs a challenge with the other half is signed in on that device as by a
personal link; nothing else about a person is asked for.
"""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from bigboard.server.accounts.identity import DAY_S, MARK, Identities, digest
from bigboard.server.db import schema as kept
from bigboard.server.errors import Refused
from bigboard.server.room.person import Person

MOST = 20  # that one person may have
CHALLENGE_S = 300.0
Credential = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """Where the passkey is good: browsers hand one only to the site that it was made for."""

    name: str
    origin: str


@dataclass(frozen=True)
class Passkey:
    id: str
    created: float
    used: float  # the day


def bad_passkey() -> Refused:
    return Refused("bad_passkey", "This passkey does not fit. Please try again.")


def challenge_of(credential: Credential) -> str:
    """The challenge that a browser has signed, in the form in which it was sent."""
    try:
        signed = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = signed["challenge"]
    except (KeyError, TypeError, ValueError):
        raise bad_passkey() from None
    if not isinstance(challenge, str):
        raise bad_passkey()
    return challenge


class Passkeys:
    def __init__(self, identities: Identities) -> None:
        self.identities = identities
        self.store = identities.store

    async def _challenge(self, person: str) -> bytes:
        """Random bytes that are good once, for five minutes; of a person, or of somebody who is to be found out."""
        value = secrets.token_bytes(32)
        now = time.time()

        def work(connection: Connection) -> None:
            connection.execute(delete(kept.challenges).where(kept.challenges.c.expires < now))
            row = {"hash": digest(bytes_to_base64url(value)), "person": person, "expires": now + CHALLENGE_S}
            connection.execute(insert(kept.challenges).values(**row))

        await self.store.write(work)
        return value

    async def _answered(self, credential: Credential, person: str) -> bytes:
        """The challenge that was answered, which is used up by that; Refused if it was not this person's."""
        challenge = challenge_of(credential)
        mine = (kept.challenges.c.hash == digest(challenge)) & (kept.challenges.c.person == person)
        good: list[bool] = []

        def work(connection: Connection) -> None:
            fresh = kept.challenges.c.expires >= time.time()
            good[:] = [connection.execute(delete(kept.challenges).where(mine, fresh)).rowcount == 1]

        await self.store.write(work)
        if good != [True]:
            raise bad_passkey()
        return base64url_to_bytes(challenge)

    async def offer(self, person: Person, site: Site) -> Credential:
        """What the browser needs to make a passkey for this person."""
        known = await self.store.read(
            lambda c: c.execute(select(kept.passkeys.c.id).where(kept.passkeys.c.person == person.id)).scalars().all()
        )
        if len(known) >= MOST:
            raise Refused("too_many_passkeys", f"You have {MOST} passkeys. Remove one of them first.")
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Big Board",
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=await self._challenge(person.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
        )
        shown: Credential = json.loads(options_to_json(options))
        return shown

    async def add(self, person: Person, credential: Credential, site: Site) -> None:
        """Keeps the public half of a passkey that was just made."""
        challenge = await self._answered(credential, person.id)
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise bad_passkey() from None
        now = time.time()
        row = {
            "id": bytes_to_base64url(found.credential_id),
            "person": person.id,
            "public_key": bytes_to_base64url(found.credential_public_key),
            "signed": found.sign_count,
            "created": now,
            "used": now // DAY_S * DAY_S,
        }

        def work(connection: Connection) -> None:
            if connection.execute(select(kept.passkeys.c.id).where(kept.passkeys.c.id == row["id"])).first() is None:
                connection.execute(insert(kept.passkeys).values(**row))

        await self.store.write(work)

    async def mine(self, person: Person) -> list[Passkey]:
        query = select(kept.passkeys).where(kept.passkeys.c.person == person.id).order_by(kept.passkeys.c.created)
        rows = await self.store.read(lambda c: c.execute(query).all())
        return [Passkey(digest(row.id)[:MARK], row.created, row.used) for row in rows]

    async def drop(self, person: Person, mark: str) -> None:
        """Whoever has that passkey is not signed in by it any more; devices stay signed in."""
        gone: list[str] = []

        def work(connection: Connection) -> None:
            query = select(kept.passkeys.c.id).where(kept.passkeys.c.person == person.id)
            gone[:] = [one for one in connection.execute(query).scalars() if digest(one).startswith(mark)]
            connection.execute(delete(kept.passkeys).where(kept.passkeys.c.id.in_(gone)))

        await self.store.write(work)
        if not gone:
            raise Refused("no_passkey", "That is not one of your passkeys.")

    async def ask(self, site: Site) -> Credential:
        """What the browser needs to let somebody choose one of their passkeys."""
        options = generate_authentication_options(rp_id=site.name, challenge=await self._challenge(""))
        shown: Credential = json.loads(options_to_json(options))
        return shown

    async def sign_in(self, credential: Credential, site: Site) -> tuple[Person, str]:
        """The person of the passkey, and a secret for this device."""
        challenge = await self._answered(credential, "")
        wanted = str(credential.get("id", ""))
        query = (
            select(kept.passkeys, kept.people.c.name)
            .join(kept.people, kept.people.c.id == kept.passkeys.c.person)
            .where(kept.passkeys.c.id == wanted)
        )
        row = await self.store.read(lambda c: c.execute(query).first())
        if row is None:
            raise Refused("no_passkey", "This server does not know that passkey.")
        try:
            checked = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.signed,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise bad_passkey() from None
        today = time.time() // DAY_S * DAY_S
        note = update(kept.passkeys).where(kept.passkeys.c.id == wanted)
        note = note.values(signed=checked.new_sign_count, used=today)
        secret = await self.identities.sign_in(row.person, lambda connection: connection.execute(note))
        return self.identities.remember(digest(secret), Person(row.person, row.name)), secret
