"""Quick matches: people who want the same game meet at one table; bots fill it after the wait.

A match is an open public table whose document says when bots take the free seats (`fill_at`). The database has all of
it, so people who ask different processes meet at the same table. Pairing is done by one process at a time. When the
game has started, the table is one like any other.
"""

from __future__ import annotations

import asyncio
import contextlib

from bigboard.room import host_actions, seating
from bigboard.room.person import Person, Presence, short_id
from bigboard.room.record import TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.schemas.matches import MatchRequest
from bigboard.server.db.repos.contacts import ContactsRepo
from bigboard.server.tables.directory import Lobby

ARRIVAL_S = 5.0  # seconds that a person has to open the table before bots take its seats


class Matches:
    def __init__(self, lobby: Lobby, contacts: ContactsRepo) -> None:
        self.lobby, self.store, self.contacts = lobby, lobby.store, contacts
        self.pairing = asyncio.Lock()

    async def join(self, request: MatchRequest, person: Person) -> Table:
        """Return a table at which this person now sits: one that waits for people, or a new one."""
        wanted = seating.match_document(short_id(12), request, person, self.store.now())  # refuses bad requests
        async with self.pairing, self.store.alone("match"):
            table = await self._take_seat(request, person) or await self.lobby.add(wanted)
        await host_actions.begin_if_full(table)
        return table

    async def _take_seat(self, request: MatchRequest, person: Person) -> Table | None:
        """Sit down at the fullest match that fits; None if none is waiting."""
        waiting = await self._waiting()
        for record, _ in waiting:
            if person.id in {seat.person for seat in record.seats}:
                if fits(record, request):
                    return await self.lobby.find(record.id)
                await self._leave(record, person)
        apart = await self.contacts.apart(person.id)
        waiting = [(one, here) for one, here in waiting if not apart & {seat.person for seat in one.seats}]
        found = [record for record, here in waiting if fits(record, request) and self._is_open_to(record, here, person)]
        for record in sorted(found, key=lambda one: sum(seat.empty for seat in one.seats)):
            with contextlib.suppress(Refused):  # it has started, or lost its last free seat
                table = await self.lobby.find(record.id)
                await self._sit(table, person, request.wait_s)
                return table
        return None

    async def _waiting(self) -> list[tuple[TableRecord, Presence]]:
        found = []
        for stored, here in await self.lobby.repo.matches():
            with contextlib.suppress(Exception):  # what cannot be read is no match
                found.append((TableRecord.from_json(stored), here))
        return found

    def _is_open_to(self, record: TableRecord, here: Presence, person: Person) -> bool:
        """Return whether a person may sit down there and will find a player."""
        players = {seat.person for seat in record.seats if seat.person is not None}
        waits = bool(players & here.windows.keys()) or record.created > self.store.now() - ARRIVAL_S
        return waits and bool(players) and person.id not in record.kicked and any(seat.empty for seat in record.seats)

    async def _sit(self, table: Table, person: Person, wait_s: int) -> None:
        now = self.store.now()

        def change(draft: TableRecord) -> int:
            if draft.fill_at is None:
                raise Refused("started", "This match has started.")
            free = next((number for number, seat in enumerate(draft.seats) if seat.empty), -1)
            seating.sit(draft, free, person, None)
            draft.fill_at = max(min(draft.fill_at, now + wait_s), now + ARRIVAL_S)
            return free

        def note(seat: int, draft: TableRecord) -> list[tuple[str, int, dict[str, object]]]:
            return [("joined", seat, {"name": draft.seats[seat].name, "seat": seat})]

        await table.ask(lambda: table.change(change, note))

    async def _leave(self, record: TableRecord, person: Person) -> None:
        """Stand up from a match of another kind. It is closed at its end if no player comes."""
        with contextlib.suppress(Refused):
            table = await self.lobby.find(record.id)
            for seat in record.seats_of(person.id):
                await host_actions.vacate(table, seat, person)


def fits(record: TableRecord, request: MatchRequest) -> bool:
    """Return whether a match is the one that a person asks for."""
    size = request.players in (None, record.players)
    return size and (record.game, record.pace) == (request.game, request.pace)
