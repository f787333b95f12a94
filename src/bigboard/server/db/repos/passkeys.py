"""Passkeys' public halves, and the challenges that were sent to browsers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bigboard.server.db.schema import challenges, passkeys, people
from bigboard.server.db.store import Store


class PasskeyRow(NamedTuple):
    id: str
    person: str
    public_key: str
    signed: int
    created: float
    used: float


class PasskeysRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add_challenge(self, hash_: str, person: str, now: float, expires: float) -> None:
        await self.store.execute(
            delete(challenges).where(challenges.c.expires < now),
            insert(challenges).values(hash=hash_, person=person, expires=expires),
        )

    async def use_challenge(self, hash_: str, person: str, now: float) -> bool:
        """Use up the challenge, and return whether it was valid."""
        mine = (challenges.c.hash == hash_) & (challenges.c.person == person)
        use = delete(challenges).where(mine, challenges.c.expires >= now)
        return await self.store.write(lambda c: c.execute(use).rowcount == 1)

    async def of_person(self, person: str) -> list[PasskeyRow]:
        """The oldest first."""
        columns = [passkeys.c[name] for name in PasskeyRow._fields]
        query = select(*columns).where(passkeys.c.person == person).order_by(passkeys.c.created)
        return await self.store.read(lambda c: [PasskeyRow(*row) for row in c.execute(query)])

    async def add(self, row: PasskeyRow) -> None:
        """Unless it is known."""

        def add_once(connection: Connection) -> None:
            if connection.execute(select(passkeys.c.id).where(passkeys.c.id == row.id)).first() is None:
                connection.execute(insert(passkeys).values(**row._asdict()))

        await self.store.write(add_once)

    async def drop(self, ids: Sequence[str]) -> None:
        await self.store.execute(delete(passkeys).where(passkeys.c.id.in_(ids)))

    async def find(self, passkey: str) -> tuple[PasskeyRow, str] | None:
        """The passkey, and the name of its person."""
        columns = [passkeys.c[name] for name in PasskeyRow._fields]
        query = (
            select(*columns, people.c.name)
            .join(people, people.c.id == passkeys.c.person)
            .where(passkeys.c.id == passkey)
        )
        row = await self.store.read(lambda c: c.execute(query).first())
        return (PasskeyRow(*row[:-1]), row[-1]) if row is not None else None

    def noting_use(self, passkey: str, signed: int, day: float) -> Callable[[Connection], object]:
        """Return a function that records a use in the transaction that signs the person in."""
        note = update(passkeys).where(passkeys.c.id == passkey).values(signed=signed, used=day)
        return lambda connection: connection.execute(note)
