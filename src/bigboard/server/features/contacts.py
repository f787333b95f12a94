"""People who have played together see each other if both agree; they invite each other, and block whom they like."""

from __future__ import annotations

import contextlib

from bigboard.room import seating
from bigboard.room.person import Person
from bigboard.room.record import TableRecord
from bigboard.room.table import Table
from bigboard.schemas import contacts, people
from bigboard.schemas.errors import Refused
from bigboard.server.db.repos.contacts import Companion
from bigboard.server.tables.directory import Lobby

MOST_BLOCKS = 500


class Contacts:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store
        self.repo = lobby.contacts

    async def overview(self, person: Person) -> contacts.Contacts:
        listed = await self.repo.is_listed(person.id)
        found = await self.repo.companions(person.id) if listed else []
        waiting = await self.repo.invitations_of(person.id) if listed else []
        return contacts.Contacts(
            listed=listed,
            people=[contacts.Companion(**one._asdict()) for one in found],
            invitations=[
                one for by, name, stored in waiting for one in read_invitation(people.Person(id=by, name=name), stored)
            ],
            blocked=[people.Person(id=one, name=name) for one, name in await self.repo.blocked_by(person.id)],
        )

    async def set_listed(self, person: Person, on: bool) -> None:
        await self.repo.set_listed(person.id, on, self.store.now())
        await self.lobby.note_visitors(person)

    async def invite(self, table: Table, host: Person, person: str) -> None:
        """Invite a companion to a table where this person sits, and tell the windows of the invited person."""
        if not table.record.seats_of(host.id) and table.record.host != host.id:
            raise Refused("not_yours", "Only players at this table can invite others to it.")
        seating.require_open(table.record)
        if person not in {one.id for one in await self._companions(host)} or person in table.record.kicked:
            raise Refused("no_person", "You can invite people you have played with, if both of you have agreed to it.")
        if table.record.seats_of(person):
            raise Refused("seat_taken", "This player is already at the table.")
        await self.repo.invite(table.record.id, host.id, person, self.store.now())
        self.lobby.tell_person(person)

    async def _companions(self, person: Person) -> list[Companion]:
        return await self.repo.companions(person.id) if await self.repo.is_listed(person.id) else []

    async def block(self, person: Person, other: str, on: bool) -> None:
        """Block a person, or no longer. Both do not meet by a match, an invitation or a free seat any more."""
        name = None
        if on:
            name = await self.repo.name_at_table(person.id, other)
            name = name if name is not None else self._name_of_visitor(person.id, other)
            if name is None or other == person.id:
                raise Refused("no_person", "You can only block people who have been at a table with you.")
            if await self.repo.count_blocks(person.id) >= MOST_BLOCKS:
                raise Refused("too_many", f"You can block at most {MOST_BLOCKS} people.")
        await self.repo.block(person.id, other, name)

    def _name_of_visitor(self, person: str, other: str) -> str | None:
        """Return the name of a spectator at a table of this person."""
        for table in self.lobby.tables.values():
            if table.record.seats_of(person) or table.present(person):
                with contextlib.suppress(KeyError):
                    return table.presence.names[other]
                for line in table.chat.lines:
                    if line.person == other:
                        return line.name
        return None

    async def require_welcome(self, table: Table, person: Person) -> None:
        """Refuse a seat next to a person whom this one has blocked, or who has blocked this one."""
        record = table.record
        others = {seat.person for seat in record.seats if seat.person} - {person.id}
        if record.status != "open" or record.seats_of(person.id) or not others:
            return
        mine = dict(await self.repo.blocked_by(person.id))
        for seat in record.seats:
            if seat.person in mine:
                sentence = f"You have blocked {seat.name}, who sits at this table."
                raise Refused("apart", sentence, reason="own", name=seat.name)
        if others & await self.repo.apart(person.id):
            raise Refused("apart", "You cannot take a seat at this table.")


def read_invitation(by: people.Person, stored: dict[str, object]) -> list[contacts.Invitation]:
    """Return the invitation to a stored table, if it can be read and has a free seat."""
    with contextlib.suppress(Exception):
        record = TableRecord.from_json(stored)
        if any(seat.empty for seat in record.seats):
            code = None if record.public else record.invitation
            return [contacts.Invitation(table=record.info(), by=by, code=code)]
    return []
