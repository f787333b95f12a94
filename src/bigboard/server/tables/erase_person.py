"""Taking a person out of what is kept: seats, hosts and chat lines lose the name, games stay playable."""

from __future__ import annotations

from typing import Any

from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.db.store import Store
from bigboard.server.room.person import Person
from bigboard.server.room.record import Seat, TableRecord
from bigboard.server.room.table import Table
from bigboard.server.schemas.messages import ChatLine

GONE = "gone"  # stands where a person was
NOBODY = "–"  # and this where there was a name


def forget_seats(record: TableRecord, person: Person) -> None:
    """The person's seats: empty before the start, a bot's during the game, without a name after it."""
    for number, seat in enumerate(record.seats):
        if seat.person == person.id:
            record.seats[number] = Seat() if record.status == "open" else Seat(person=GONE, name=NOBODY, left=True)
    if record.host == person.id:
        record.host, record.host_name = GONE, NOBODY
        heirs = [seat for seat in record.seats if seat.person not in (None, GONE)]
        if heirs:
            record.host, record.host_name = heirs[0].person or GONE, heirs[0].name
        elif record.status == "open":
            record.status = "closed"
    if record.name == person.name:
        record.name = NOBODY
    record.kicked = [other for other in record.kicked if other != person.id]


async def forget_at(store: Store, table: Table, person: Person) -> None:
    """A job of the table: its record, its chat in memory and on disk, and its packed replays."""
    names = {person.name, *(seat.name for seat in table.record.seats if seat.person == person.id)}
    await table.change(lambda draft: forget_seats(draft, person))
    table.chat = [ChatLine(**without(line.model_dump(), names)) for line in table.chat]
    await TablesRepo(store).rewrite_chat(table.record.id, lambda line: without(line, names))
    table.tell_table()


def without(line: dict[str, Any], names: set[str]) -> dict[str, Any]:
    """A chat line that names nobody of these. What an announcement says in English is left to its code."""
    told = {name: NOBODY if value in names else value for name, value in line["args"].items() if name != "winners"}
    if "winners" in line["args"]:
        told["winners"] = [NOBODY if winner in names else winner for winner in line["args"]["winners"]]
    spoken = {**line, "name": NOBODY if line["name"] in names else line["name"], "args": told}
    return {**spoken, "text": ""} if line["code"] is not None and told != line["args"] else spoken
