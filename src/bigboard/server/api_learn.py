"""The HTTP part of learning: lessons and how far one is, words that explain themselves, the games in two minutes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from bigboard.coach import lesson_texts
from bigboard.coach.lesson import lessons
from bigboard.server import lessons as tables
from bigboard.server import protocol, protocol_learn
from bigboard.server.access import Anybody, Somebody, TheLobby, TheTable, place_asking
from bigboard.server.api import ERRORS, GameName, brake, parts
from bigboard.server.errors import Refused
from bigboard.server.seating import checked_game

router = APIRouter(prefix="/api/learn", responses=ERRORS, tags=["learning"])
parts.append(router)

LessonName = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,39}$", examples=["acquire-first"])]
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]


@router.get("")
async def list_lessons(lobby: TheLobby, person: Anybody, lang: Language = "en") -> protocol_learn.Lessons:
    """All lessons, and what you have done of them."""
    mine = await tables.tables_of(lobby, person) if person is not None else []
    listed = []
    for lesson in lessons().values():
        own = [record for record in mine if record.lesson == lesson.name]
        running = [record.id for record in own if record.status == "running" and not tables.is_done(record)]
        listed.append(
            protocol_learn.LessonInfo(
                name=lesson.name,
                game=lesson.game,
                kind="first" if lesson.whole else "module",
                minutes=lesson.minutes,
                steps=len(lesson.steps),
                title=lesson_texts.title(lang, lesson),
                about=lesson_texts.about(lang, lesson),
                table=running[0] if running else None,
                done=any(tables.is_done(record) for record in own),
            )
        )
    return protocol_learn.Lessons(lessons=listed)


@router.post("/lessons/{lesson}", status_code=201)
async def begin_lesson(
    request: Request, lobby: TheLobby, person: Somebody, lesson: LessonName, body: protocol_learn.BeginLesson
) -> protocol.TableAnswer:
    """The table of the lesson: the one where you left it, or a new one."""
    wanted = tables.checked_lesson(lesson)
    if not body.again:
        for record in await tables.tables_of(lobby, person):
            if record.lesson == wanted.name and record.status == "running" and not tables.is_done(record):
                return (await lobby.find(record.id)).answer(person)
    await brake(request, "tables", person.id)
    await brake(request, "address_tables", place_asking(request))
    table = await tables.begin(lobby, wanted, person, lesson_texts.title(body.language, wanted))
    return table.answer(person)


@router.get("/tables/{table_id}")
async def lesson_step(table: TheTable, person: Somebody, lang: Language = "en") -> protocol_learn.LessonStep:
    """What the lesson says at this table now."""
    run = tables.run_of(table)
    if run is None or not table.record.seats_of(person.id):
        raise Refused("no_lesson", "No lesson of yours is played at this table.")
    step, number = run.step, run.due()
    return protocol_learn.LessonStep(
        lesson=run.lesson.name,
        title=lesson_texts.title(lang, run.lesson),
        seq=table.game_log.seq,
        state="done" if run.done else "step" if step is not None else "free" if run.state.seat == 0 else "others",
        step=step.name if step is not None else None,
        number=run.taken if number is None else number + 1,
        steps=len(run.lesson.steps),
        pages=lesson_texts.step_pages(lang, run),
        wrong=lesson_texts.wrong(lang, run),
        spot=list(step.spot) if step is not None and not run.done else [],
        next=lesson_texts.following(run.lesson) if run.done else None,
    )


@router.get("/terms/{game}")
async def list_terms(game: GameName, lang: Language = "en") -> protocol_learn.Terms:
    """The words of a game that explain themselves."""
    found = lesson_texts.terms(lang, checked_game(game).name)
    return protocol_learn.Terms(terms=[protocol_learn.Term(**term) for term in found])


@router.get("/pages/{game}")
async def two_minutes(game: GameName, lang: Language = "en") -> protocol_learn.TwoMinutes:
    """The game in two minutes."""
    name = checked_game(game).name
    found = [protocol_learn.PagePart(**part) for part in lesson_texts.two_minutes(lang, name)]
    return protocol_learn.TwoMinutes(game=name, parts=found)
