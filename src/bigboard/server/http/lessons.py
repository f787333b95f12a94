"""The HTTP part of learning: lessons and how far one is, words that explain themselves, the games in two minutes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from bigboard.coach.lessons import texts
from bigboard.coach.lessons.lesson import lessons
from bigboard.server.access import place_asking
from bigboard.server.errors import Refused
from bigboard.server.features import lessons as tables
from bigboard.server.http.deps import Anybody, Somebody, TheLobby, TheTable
from bigboard.server.http.tables import ERRORS, GameName, brake, parts
from bigboard.server.room.lessons import run_of
from bigboard.server.room.seating import checked_game
from bigboard.server.schemas import learning, protocol

router = APIRouter(prefix="/api/learn", responses=ERRORS, tags=["learning"])
parts.append(router)

LessonName = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,39}$", examples=["acquire-first"])]
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]


@router.get("")
async def list_lessons(lobby: TheLobby, person: Anybody, lang: Language = "en") -> learning.Lessons:
    """All lessons, and what you have done of them."""
    mine = await tables.tables_of(lobby, person) if person is not None else []
    listed = []
    for lesson in lessons().values():
        own = [record for record in mine if record.lesson == lesson.name]
        running = [record.id for record in own if record.status == "running" and not tables.is_done(record)]
        listed.append(
            learning.LessonInfo(
                name=lesson.name,
                game=lesson.game,
                kind="first" if lesson.whole else "module",
                minutes=lesson.minutes,
                steps=len(lesson.steps),
                title=texts.title(lang, lesson),
                about=texts.about(lang, lesson),
                table=running[0] if running else None,
                done=any(tables.is_done(record) for record in own),
            )
        )
    return learning.Lessons(lessons=listed)


@router.post("/lessons/{lesson}", status_code=201)
async def begin_lesson(
    request: Request, lobby: TheLobby, person: Somebody, lesson: LessonName, body: learning.BeginLesson
) -> protocol.TableAnswer:
    """The table of the lesson: the one where you left it, or a new one."""
    wanted = tables.checked_lesson(lesson)
    if not body.again:
        for record in await tables.tables_of(lobby, person):
            if record.lesson == wanted.name and record.status == "running" and not tables.is_done(record):
                return (await lobby.find(record.id)).answer(person)
    await brake(request, "tables", person.id)
    await brake(request, "address_tables", place_asking(request))
    table = await tables.begin(lobby, wanted, person, texts.title(body.language, wanted))
    return table.answer(person)


@router.get("/tables/{table_id}")
async def lesson_step(table: TheTable, person: Somebody, lang: Language = "en") -> learning.LessonStep:
    """What the lesson says at this table now."""
    run = run_of(table)
    if run is None or not table.record.seats_of(person.id):
        raise Refused("no_lesson", "No lesson of yours is played at this table.")
    step, number = run.step, run.due()
    return learning.LessonStep(
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


@router.get("/terms/{game}")
async def list_terms(game: GameName, lang: Language = "en") -> learning.Terms:
    """The words of a game that explain themselves."""
    found = texts.terms(lang, checked_game(game).name)
    return learning.Terms(terms=[learning.Term(**term) for term in found])


@router.get("/pages/{game}")
async def two_minutes(game: GameName, lang: Language = "en") -> learning.TwoMinutes:
    """The game in two minutes."""
    name = checked_game(game).name
    found = [learning.PagePart(**part) for part in texts.two_minutes(lang, name)]
    return learning.TwoMinutes(game=name, parts=found)
