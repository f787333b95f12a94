"""Lessons and a person's progress, explained terms, the games in two minutes."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from bigboard.coach.lessons import texts
from bigboard.coach.lessons.lesson import lessons
from bigboard.room.lessons import run_of
from bigboard.room.seating import checked_game
from bigboard.schemas.errors import Refused
from bigboard.schemas.lessons import (
    BeginLesson,
    LessonInfo,
    Lessons,
    LessonStep,
    PagePart,
    Term,
    Terms,
    TwoMinutes,
)
from bigboard.schemas.tables import TableAnswer
from bigboard.server.features import lessons as tables
from bigboard.server.http.deps import CurrentPerson, GameName, Network, OptionalPerson, PathTable, Services, api_router

router = api_router("/learn", "learning")
LessonName = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,39}$", examples=["acquire-first"])]
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]


@router.get("")
async def list_lessons(services: Services, person: OptionalPerson, lang: Language = "en") -> Lessons:
    """All lessons, and your progress in them."""
    mine = await tables.tables_of(services.lobby, person) if person is not None else []
    listed = []
    for lesson in lessons().values():
        own = [record for record in mine if record.lesson == lesson.name]
        running = [record.id for record in own if record.status == "running" and not tables.is_done(record)]
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
                done=any(tables.is_done(record) for record in own),
            )
        )
    return Lessons(lessons=listed)


@router.post("/lessons/{lesson}", status_code=201)
async def begin_lesson(
    services: Services, network: Network, person: CurrentPerson, lesson: LessonName, body: BeginLesson
) -> TableAnswer:
    """Continue the lesson at its table, or begin it at a new one."""
    wanted = tables.checked_lesson(lesson)
    if not body.again:
        for record in await tables.tables_of(services.lobby, person):
            if record.lesson == wanted.name and record.status == "running" and not tables.is_done(record):
                return (await services.lobby.find(record.id)).answer(person)
    await services.rate_limit.check_table(person.id, network)
    table = await tables.begin(services.lobby, wanted, person, texts.title(body.language, wanted))
    return table.answer(person)


@router.get("/tables/{table_id}")
async def lesson_step(table: PathTable, person: CurrentPerson, lang: Language = "en") -> LessonStep:
    """The present step of the lesson at this table."""
    run = run_of(table)
    if run is None or not table.record.seats_of(person.id):
        raise Refused("no_lesson", "No lesson of yours is played at this table.")
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


@router.get("/terms/{game}")
async def list_terms(game: GameName, lang: Language = "en") -> Terms:
    """The explained terms of a game."""
    found = texts.terms(lang, checked_game(game).name)
    return Terms(terms=[Term(**term) for term in found])


@router.get("/pages/{game}")
async def two_minutes(game: GameName, lang: Language = "en") -> TwoMinutes:
    """The game in two minutes."""
    name = checked_game(game).name
    found = [PagePart(**part) for part in texts.two_minutes(lang, name)]
    return TwoMinutes(game=name, parts=found)
