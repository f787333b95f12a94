"""A new private table that continues from a decision of a finished game, against bots."""

from __future__ import annotations

import time

from bigboard.room.game_log import LogEntry
from bigboard.room.person import Person, short_id
from bigboard.room.record import Seat, TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.schemas.tables import Moment
from bigboard.schemas.text_rules import TABLE_NAME_LIMIT, clean_name
from bigboard.services.directory import Directory

BOT = "medium"  # plays the seats of the other people


async def play_on(lobby: Directory, table: Table, moment: Moment, person: Person) -> Table:
    """Return the new table, on which the person plays the seat that decided then. Undone actions are left out."""
    old, actions = table.record, table.game_log.standing
    if moment.n > len(actions):
        raise Refused("bad_message", f"The game has the actions 1 to {len(actions)}.", where="n")
    now = time.time()
    log = [LogEntry(seq=1, kind="start", time=now, deal=table.game_log.entries[0].deal)]
    for entry in actions[: moment.n - 1]:
        log.append(LogEntry(seq=len(log) + 1, kind="action", time=now, seat=entry.seat, action=entry.action))
    seats = [Seat(bot=seat.bot or BOT) for seat in old.seats]
    seats[actions[moment.n - 1].seat] = Seat(person=person.id, name=person.name)
    record = TableRecord(
        id=short_id(12),
        name=clean_name(moment.name, 4 * TABLE_NAME_LIMIT)[:TABLE_NAME_LIMIT],
        game=old.game,
        players=old.players,
        options=old.options,
        host=person.id,
        host_name=person.name,
        created=now,
        public=False,
        status="running",
        seats=seats,
        started=now,
        seq=len(log),
        invitation=short_id(16),
        tried_from=old.id,
        contest=old.contest,  # so that the deal stays hidden from those who still play it
    )
    await lobby.store.add_table(record.to_json(), [entry.to_json() for entry in log])
    return await lobby.find(record.id)
