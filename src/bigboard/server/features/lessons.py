"""Lessons: private tables with the lesson's deal, and a person's progress."""

from __future__ import annotations

import time

from bigboard.coach.lessons.lesson import PERSON, Lesson, lessons
from bigboard.room.person import Person, short_id
from bigboard.room.record import Seat, TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.server.tables.directory import Lobby

PACE_MS = 1000


def checked_lesson(name: str) -> Lesson:
    if name not in lessons():
        known = list(lessons())
        raise Refused("no_lesson", f"There is no such lesson: there is {', '.join(known)}.", lessons=known)
    return lessons()[name]


def is_done(record: TableRecord) -> bool:
    """Return whether the lesson of this table is complete; a game may also end with a bot's answer."""
    return record.lesson_done or record.status == "finished"


async def begin(lobby: Lobby, lesson: Lesson, person: Person, name: str) -> Table:
    """Return a new table for the lesson, already dealt."""
    record = TableRecord(
        id=short_id(12),
        name=name,
        game=lesson.game,
        players=lesson.players,
        options=lesson.deal()["options"],
        host=person.id,
        host_name=person.name,
        created=time.time(),
        public=False,
        spectators=False,
        hints=False,
        bot_pace_ms=PACE_MS,
        seats=[Seat(bot=bot) for bot in lesson.bots],
        invitation=short_id(16),
        lesson=lesson.name,
    )
    record.seats.insert(PERSON, Seat(person=person.id, name=person.name))
    table = await lobby.add(record)

    async def deal() -> None:
        await table.append("start", deal=lesson.deal())

    await table.ask(deal)
    return table


async def tables_of(lobby: Lobby, person: Person) -> list[TableRecord]:
    """Return the lesson tables of a person, the latest first."""
    found = []
    for stored in await lobby.store.tables_of(person.id, 1000):
        if stored.get("lesson") is not None:
            live = lobby.tables.get(str(stored.get("id")))
            found.append(live.record if live is not None else TableRecord.from_json(stored))
    return found
