"""Erase a person: seats, hosts and chat lines lose the name, games stay playable."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Any

from bigboard.room.person import Person
from bigboard.room.record import Seat, TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.db.store import Store
from bigboard.server.tables.directory import Lobby
from bigboard.server.tables.lobby_feed import SHOWN

GONE = "gone"  # the id in place of a person's
NO_NAME = "–"


def forget_seats(record: TableRecord, person: Person) -> None:
    """Empty a person's seats before the start; during the game a bot plays them, and afterwards they have no name."""
    for number, seat in enumerate(record.seats):
        if seat.person == person.id:
            record.seats[number] = Seat() if record.status == "open" else Seat(person=GONE, name=NO_NAME, left=True)
    if record.host == person.id:
        record.host, record.host_name = GONE, NO_NAME
        heirs = [seat for seat in record.seats if seat.person not in (None, GONE)]
        if heirs:
            record.host, record.host_name = heirs[0].person or GONE, heirs[0].name
        elif record.status == "open":
            record.status = "closed"
    if record.name == person.name:
        record.name = NO_NAME
    record.kicked = [other for other in record.kicked if other != person.id]


async def forget_at(store: Store, table: Table, person: Person) -> None:
    """Take a person out of a table's chat, its packed replays and its document; a job of the table."""
    names = {person.name, *(seat.name for seat in table.record.seats if seat.person == person.id)}

    def forget(draft: TableRecord) -> None:
        forget_seats(draft, person)
        draft.rewritten += 1

    await TablesRepo(store).rewrite_chat(table.record.id, lambda line: without(line, names))
    await table.change(forget)
    await table.read_chat()


async def forget_everywhere(lobby: Lobby, person: Person) -> None:
    """Take a person out of all tables."""
    seen: set[str] = set()
    while found := [s["id"] for s in await lobby.store.tables_of(person.id, SHOWN) if s["id"] not in seen]:
        for table_id in found:
            seen.add(table_id)
            with contextlib.suppress(Refused):  # quarantined: the log says why
                table = await lobby.find(table_id)
                await table.ask(partial(forget_at, lobby.store, table, person))
    lobby.hang_up(lambda connection: connection.person is person)


def without(line: dict[str, Any], names: set[str]) -> dict[str, Any]:
    """Return a chat line without these names. An announcement loses its English text; clients have its code."""
    args = {name: NO_NAME if value in names else value for name, value in line["args"].items() if name != "winners"}
    if "winners" in line["args"]:
        args["winners"] = [NO_NAME if winner in names else winner for winner in line["args"]["winners"]]
    spoken = {**line, "name": NO_NAME if line["name"] in names else line["name"], "args": args}
    return {**spoken, "text": ""} if line["code"] is not None and args != line["args"] else spoken
