"""What people do at a table outside the game: sit, stand, change settings, begin.

The host also acts on others: silences them, or asks them to leave, whether they play, watch or chat.
"""

from __future__ import annotations

from bigboard.server.errors import Refused
from bigboard.server.room import seating
from bigboard.server.room.person import Person
from bigboard.server.room.record import Seat, TableRecord
from bigboard.server.room.table import Table
from bigboard.server.schemas import messages
from bigboard.server.schemas.protocol import Sitting, TableChanges


async def sit(table: Table, number: int, person: Person, request: Sitting) -> None:
    """Takes the seat, or puts a bot there."""

    async def job() -> None:
        if request.bot is not None:
            level = request.bot
            await table.change(lambda draft: seating.seat_bot(draft, number, person, level))
            happened = None
        else:
            happened = await table.change(lambda draft: seating.sit(draft, number, person, request.name))
        table.tell_table()
        if happened is not None:
            await table.announce(happened, number, name=table.record.seats[number].name, seat=number)

    await table.ask(job)
    ready = table.record.status == "open" and not any(seat.empty for seat in table.record.seats)
    if table.record.autostart and ready:
        await begin(table)


async def vacate(table: Table, number: int, person: Person) -> None:
    """Stands up; the host empties a seat."""

    async def job() -> None:
        name = seating.seat_at(table.record, number).name
        happened = await table.change(lambda draft: seating.vacate(draft, number, person))
        table.tell_table()
        if happened is not None:
            await table.announce(happened, number, name=name, seat=number)

    await table.ask(job)


async def change(table: Table, person: Person, changes: TableChanges) -> None:
    async def job() -> None:
        await table.change(lambda draft: seating.change(draft, person, changes))
        table.tell_table()

    await table.ask(job)


async def start(table: Table, person: Person, value: str | None) -> None:
    """The host begins; the value is the one that the host's device has sealed."""

    async def job() -> None:
        seating.require_host(table.record, person)
        seating.require_ready(table.record)
        if value is not None:
            table.seals.open(person.id, value)

    await table.ask(job)
    await begin(table)


async def begin(table: Table) -> None:
    """Opens the seals and starts the game."""
    await table.seals.open_all(table, table.services.settings.seals_s)
    await table.ask(table.start)


# About others.


def name_of(table: Table, person: str) -> str:
    """What somebody is called here; Refused if they have never been here."""
    for seat in table.record.seats:
        if seat.person == person:
            return seat.name
    for connection in table.connections:
        if connection.person is not None and connection.person.id == person:
            return connection.person.name
    for line in reversed(table.chat):
        if line.person == person:
            return line.name
    raise Refused("no_seat", "No one with that name is at this table.")


def require_other(table: Table, host: Person, person: str) -> str:
    seating.require_host(table.record, host)
    if person == host.id:
        raise Refused("not_host", "That is for others; to leave, stand up.")
    return name_of(table, person)


async def silence(table: Table, host: Person, person: str, on: bool) -> None:
    """What they say is not heard any more, or again."""

    def work(draft: TableRecord) -> None:
        draft.silenced = [other for other in draft.silenced if other != person] + ([person] if on else [])

    async def job() -> None:
        name = require_other(table, host, person)
        if (person in table.record.silenced) == on:
            return
        await table.change(work)
        table.tell_table()
        await table.announce("silenced" if on else "heard", -1, name=name)

    await table.ask(job)


def take_away(draft: TableRecord, person: str) -> None:
    """Before the start their seats are free again; later a bot holds them, and they are not theirs to take back."""
    if person not in draft.kicked:
        draft.kicked.append(person)
    for number in draft.seats_of(person):
        if draft.status == "open":
            draft.seats[number] = Seat()
        else:
            draft.seats[number].left = True


async def send_away(table: Table, person: str, name: str) -> None:
    """Takes somebody's seats, and says so at the table."""
    await table.change(lambda draft: take_away(draft, person))
    await table.announce("kicked", -1, name=name, seat=-1)
    table.tell_table()


async def banish(table: Table, person: str) -> None:
    """Whoever runs the server has blocked them: their seats are treated as if the host had asked them to leave."""

    async def job() -> None:
        await send_away(table, person, name_of(table, person))

    await table.ask(job)


async def remove(table: Table, host: Person, person: str) -> None:
    """They are told, and do not come back to a game that has begun."""

    async def job() -> None:
        await send_away(table, person, require_other(table, host, person))
        refused = seating.asked_to_leave()
        for connection in table.connections:
            if connection.person is not None and connection.person.id == person:
                connection.send(messages.Error(**refused.fields()))
                if table.record.status != "open":
                    connection.close(4003, refused.message)

    await table.ask(job)
