"""Lessons at a table: a private table with the lesson's deal, whose bots answer as the lesson says."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from bigboard.coach.lessons.lesson import PERSON, Lesson, lessons
from bigboard.coach.lessons.progress import Answer, LessonRun, NotYet
from bigboard.games.contract import JsonDict
from bigboard.server.accounts.identity import Person, short_id
from bigboard.server.errors import Refused
from bigboard.server.room.record import Seat, TableRecord

if TYPE_CHECKING:
    from bigboard.server.room.game_log import LogEntry
    from bigboard.server.room.table import Table
    from bigboard.server.tables.directory import Lobby

PACE_MS = 1000


def checked_lesson(name: str) -> Lesson:
    if name not in lessons():
        known = list(lessons())
        raise Refused("no_lesson", f"There is no such lesson: there is {', '.join(known)}.", lessons=known)
    return lessons()[name]


def answers(entries: Sequence[LogEntry]) -> Iterator[Answer]:
    """The log as the lesson counts it: what came in one message is one answer."""
    actions: list[JsonDict] = []
    for place, entry in enumerate(entries, 1):
        assert entry.action is not None
        actions.append(entry.action)
        following = entries[place] if place < len(entries) else None
        if entry.key is None or following is None or (following.key, following.person) != (entry.key, entry.person):
            yield Answer(entry.seat, actions)
            actions = []


class Followed:
    """A run that goes along with the log of a table, so that no action is played twice."""

    def __init__(self, run: LessonRun) -> None:
        self.run = run
        self.entries: list[LogEntry] = []

    def catch_up(self, standing: list[LogEntry]) -> bool:
        """One answer after the other; False if something was taken back, so that another run has to begin."""
        known = len(self.entries)
        if standing[:known] != self.entries:
            return False
        for answer in answers(standing[known:]):
            self.run.take(answer)
        self.entries = list(standing)
        return True


followed: WeakKeyDictionary[Table, Followed] = WeakKeyDictionary()


def run_of(table: Table) -> LessonRun | None:
    """Where the lesson stands at this table; None if no lesson is played there, or one that is gone."""
    lesson = lessons().get(table.record.lesson or "")
    if lesson is None or table.game_log.state is None:
        return None
    found = followed.get(table)
    if found is None or not found.catch_up(table.game_log.standing):
        found = followed[table] = Followed(LessonRun(lesson, deal=table.game_log.entries[0].deal))
        found.catch_up(table.game_log.standing)
    return found.run


def check(table: Table, actions: Sequence[JsonDict]) -> None:
    """Refused, with the name of the step, if the lesson asks for something else."""
    run = run_of(table) if table.record.lesson is not None else None
    try:
        if run is not None:
            run.check(actions)
    except NotYet as error:
        raise Refused("lesson", str(error), step=error.step.name) from None


def explains(table: Table) -> bool:
    """Whether a lesson is played here and one of its steps is about the present question."""
    run = run_of(table) if table.record.lesson is not None else None
    return run is not None and run.step is not None


async def bot_action(table: Table) -> int:
    run = run_of(table)
    if run is None:
        return table.game_log.running().legal_actions()[0]
    return await asyncio.to_thread(run.bot_action)


async def note_done(table: Table) -> None:
    """A lesson that was gone through is remembered."""
    if table.record.lesson is None or table.record.lesson_done:
        return
    run = run_of(table)
    if run is not None and run.done:
        await table.change(lambda draft: setattr(draft, "lesson_done", True))


def is_done(record: TableRecord) -> bool:
    """Whether the lesson of this table was gone through; a game may also end with a bot's answer."""
    return record.lesson_done or record.status == "finished"


async def begin(lobby: Lobby, lesson: Lesson, person: Person, name: str) -> Table:
    """A new table for the lesson, already dealt."""
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
    """The lesson tables of a person, the latest first."""
    found = []
    for stored in await lobby.store.tables_of(person.id, 1000):
        if stored.get("lesson") is not None:
            live = lobby.tables.get(str(stored.get("id")))
            found.append(live.record if live is not None else TableRecord.from_json(stored))
    return found
