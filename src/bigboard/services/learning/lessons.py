"""Lessons: private tables with the lesson's deal, and a person's progress."""

from __future__ import annotations

import time

from bigboard.coach.lessons import texts
from bigboard.coach.lessons.lesson import PERSON, Lesson, lessons
from bigboard.room.lessons import run_of
from bigboard.room.person import Person, short_id
from bigboard.room.record import Seat, TableRecord
from bigboard.room.seating import checked_game
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.schemas.learning.lessons import LessonInfo, Lessons, LessonStep, PagePart, Term, Terms, TwoMinutes
from bigboard.services.directory import Directory

PACE_MS = 1000


def checked_lesson(name: str) -> Lesson:
    if name not in lessons():
        known = list(lessons())
        raise Refused("no_lesson", f"There is no such lesson. Choose from {', '.join(known)}.", lessons=known)
    return lessons()[name]


def is_done(record: TableRecord) -> bool:
    """Return whether the lesson of this table is complete; a game may also end with a bot's answer."""
    return record.lesson_done or record.status == "finished"


async def begin(lobby: Directory, lesson: Lesson, person: Person, name: str) -> Table:
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


async def tables_of(lobby: Directory, person: Person) -> list[TableRecord]:
    """Return the lesson tables of a person, the latest first."""
    found = []
    for stored in await lobby.store.tables_of(person.id, 1000):
        if stored.get("lesson") is not None:
            live = lobby.tables.get(str(stored.get("id")))
            found.append(live.record if live is not None else TableRecord.from_json(stored))
    return found


async def find_running(lobby: Directory, lesson: Lesson, person: Person) -> Table | None:
    """Return the table at which a person has not finished the lesson."""
    for record in await tables_of(lobby, person):
        if record.lesson == lesson.name and record.status == "running" and not is_done(record):
            return await lobby.find(record.id)
    return None


async def list_lessons(lobby: Directory, person: Person | None, lang: str) -> Lessons:
    """Return all lessons, and a person's progress in them."""
    mine = await tables_of(lobby, person) if person is not None else []
    listed = []
    for lesson in lessons().values():
        own = [record for record in mine if record.lesson == lesson.name]
        running = [record.id for record in own if record.status == "running" and not is_done(record)]
        listed.append(
            LessonInfo(
                name=lesson.name,
                game=lesson.game,
                kind="first" if lesson.whole else "module",
                minutes=lesson.minutes,
                steps=len(lesson.steps),
                title=texts.title(lang, lesson),
                about=texts.about(lang, lesson),
                table=running[0] if running else None,
                done=any(is_done(record) for record in own),
            )
        )
    return Lessons(lessons=listed)


def show_step(table: Table, person: Person, lang: str) -> LessonStep:
    """Return the present step of the lesson at a table."""
    run = run_of(table)
    if run is None or not table.record.seats_of(person.id):
        raise Refused("no_lesson", "You have no lesson at this table.")
    step, number = run.step, run.due()
    return LessonStep(
        lesson=run.lesson.name,
        title=texts.title(lang, run.lesson),
        seq=table.game_log.seq,
        state="done" if run.done else "step" if step is not None else "free" if run.state.seat == 0 else "others",
        step=step.name if step is not None else None,
        number=run.taken if number is None else number + 1,
        steps=len(run.lesson.steps),
        pages=texts.step_pages(lang, run),
        wrong=texts.wrong(lang, run),
        spot=list(step.spot) if step is not None and not run.done else [],
        next=texts.following(run.lesson) if run.done else None,
    )


def list_terms(game: str, lang: str) -> Terms:
    """Return the explained terms of a game."""
    return Terms(terms=[Term(**term) for term in texts.terms(lang, checked_game(game).name)])


def two_minutes(game: str, lang: str) -> TwoMinutes:
    """Return the game in two minutes."""
    name = checked_game(game).name
    return TwoMinutes(game=name, parts=[PagePart(**part) for part in texts.two_minutes(lang, name)])
