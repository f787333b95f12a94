"""What the host does about somebody: silence them, or ask them to leave, whether they play, watch or chat."""

from __future__ import annotations

from bigboard.server.accounts.identity import Person
from bigboard.server.errors import Refused
from bigboard.server.room import seating
from bigboard.server.room.record import Seat, TableRecord
from bigboard.server.room.table import Table
from bigboard.server.schemas import messages


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
