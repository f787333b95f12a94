"""What people do at a table outside the game: sit, stand, change settings, begin."""

from __future__ import annotations

from bigboard.server.accounts.identity import Person
from bigboard.server.room import seating
from bigboard.server.room.fair_deal import begin
from bigboard.server.room.table import Table
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
