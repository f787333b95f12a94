"""Actions of people at a table outside the game: sit, stand, change settings, begin.

The host also acts on others: silences them, or asks them to leave, whether they play, watch or chat.
"""

from __future__ import annotations

from bigboard.room import fair_deal, seating
from bigboard.room.person import Person
from bigboard.room.ports import Note
from bigboard.room.record import Seat, TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.schemas.tables import Sitting, TableChanges


async def sit(table: Table, number: int, person: Person, request: Sitting) -> None:
    """Take the seat, or put a bot there."""

    def take_seat(draft: TableRecord) -> str | None:
        if request.bot is not None:
            seating.seat_bot(draft, number, person, request.bot)
            return None
        return seating.sit(draft, number, person, request.name)

    def note(happened: str | None, draft: TableRecord) -> list[Note]:
        facts = {"name": draft.seats[number].name, "seat": number} if happened is not None else {}
        return [(happened, number, facts)] if happened is not None else []

    await table.ask(lambda: table.change(take_seat, note))
    await begin_if_full(table)


async def begin_if_full(table: Table) -> None:
    """Start a game that starts by itself, once the last seat is taken."""
    ready = table.record.status == "open" and not any(seat.empty for seat in table.record.seats)
    if table.record.autostart and ready:
        await fair_deal.start(table)


async def vacate(table: Table, number: int, person: Person) -> None:
    """Stand up; the host empties a seat."""

    def empty_seat(draft: TableRecord) -> tuple[str | None, str]:
        name = seating.seat_at(draft, number).name
        return seating.vacate(draft, number, person), name

    def note(done: tuple[str | None, str], draft: TableRecord) -> list[Note]:
        happened, name = done
        return [(happened, number, {"name": name, "seat": number})] if happened is not None else []

    await table.ask(lambda: table.change(empty_seat, note))


async def change(table: Table, person: Person, changes: TableChanges) -> None:
    await table.ask(lambda: table.change(lambda draft: seating.change(draft, person, changes)))


async def start(table: Table, person: Person, value: str | None) -> None:
    """Begin as the host; the value is the one to which the host's device has committed itself."""

    async def job() -> None:
        seating.require_host(table.record, person)
        seating.require_ready(table.record)
        if value is not None:
            await fair_deal.reveal(table, person.id, value)

    await table.ask(job)
    await fair_deal.start(table)


# About others.


def name_of(table: Table, person: str) -> str:
    """Return a person's name at this table; Refused if they have never been here."""
    for seat in table.record.seats:
        if seat.person == person:
            return seat.name
    if table.present(person):
        return table.presence.names[person]
    for line in reversed(table.chat.lines):
        if line.person == person:
            return line.name
    raise Refused("no_seat", "No one with that name is at this table.")


def require_other(table: Table, host: Person, person: str) -> str:
    seating.require_host(table.record, host)
    if person == host.id:
        raise Refused("not_host", "You cannot remove yourself. To leave, stand up.")
    return name_of(table, person)


async def silence(table: Table, host: Person, person: str, on: bool) -> None:
    """Switch a person's chat at this table off, or on again."""

    def change_list(draft: TableRecord) -> Note | None:
        name = require_other(table, host, person)
        if (person in draft.silenced) == on:
            return None
        draft.silenced = [other for other in draft.silenced if other != person] + ([person] if on else [])
        return "silenced" if on else "heard", -1, {"name": name}

    await table.ask(lambda: table.change(change_list, lambda note, draft: [note] if note is not None else []))


def take_away(draft: TableRecord, person: str) -> None:
    """Free a person's seats before the start; later a bot holds them, and they are not theirs to take back."""
    if person not in draft.kicked:
        draft.kicked.append(person)
    for number in draft.seats_of(person):
        if draft.status == "open":
            draft.seats[number] = Seat()
        else:
            draft.seats[number].left = True


async def banish(table: Table, person: str) -> None:
    """Send away a person whom the administrator has blocked."""

    def kick(draft: TableRecord) -> Note | None:
        if draft.status not in ("open", "running") or person in draft.kicked:
            return None
        take_away(draft, person)
        return "kicked", -1, {"name": name_of(table, person), "seat": -1}

    await table.ask(lambda: table.change(kick, lambda note, draft: [note] if note is not None else []))


async def remove(table: Table, host: Person, person: str) -> None:
    """Send a person away; they do not come back to a game that has begun."""

    def send_away(draft: TableRecord) -> Note:
        name = require_other(table, host, person)
        take_away(draft, person)
        draft.sent_away = [other for other in draft.sent_away if other != person] + [person]
        return "kicked", -1, {"name": name, "seat": -1}

    await table.ask(lambda: table.change(send_away, lambda note, draft: [note]))
