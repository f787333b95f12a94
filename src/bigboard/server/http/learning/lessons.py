"""Lessons and a person's progress, explained terms, the games in two minutes."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Path, Query

from bigboard.coach.lessons import texts
from bigboard.coach.lessons.collection import BadCollection, read_collection
from bigboard.schemas.errors import Refused
from bigboard.schemas.learning.lessons import (
    BeginLesson,
    CollectionShown,
    CollectionText,
    Lessons,
    LessonStep,
    Terms,
    TwoMinutes,
)
from bigboard.schemas.tables import TableAnswer
from bigboard.server.features.position_reasons import explain
from bigboard.server.http.deps import CurrentPerson, GameName, Network, OptionalPerson, PathTable, Services, api_router
from bigboard.services.learning import lessons

router = api_router("/learn", "learning")
LessonName = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,39}$", examples=["acquire-first"])]
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]


@router.get("")
async def list_lessons(services: Services, person: OptionalPerson, lang: Language = "en") -> Lessons:
    """All lessons, and your progress in them."""
    return await lessons.list_lessons(services.lobby, person, lang)


@router.post("/lessons/{lesson}", status_code=201)
async def begin_lesson(
    services: Services, network: Network, person: CurrentPerson, lesson: LessonName, body: BeginLesson
) -> TableAnswer:
    """Continue the lesson at its table, or begin it at a new one."""
    wanted = lessons.checked_lesson(lesson)
    table = None if body.again else await lessons.find_running(services.lobby, wanted, person)
    if table is None:
        await services.rate_limit.check_table(person.id, network)
        table = await lessons.begin(services.lobby, wanted, person, texts.title(body.language, wanted))
    return table.answer(person)


@router.get("/tables/{table_id}")
async def lesson_step(table: PathTable, person: CurrentPerson, lang: Language = "en") -> LessonStep:
    """The present step of the lesson at this table."""
    return lessons.show_step(table, person, lang)


@router.post("/collection")
async def read_positions(services: Services, network: Network, body: CollectionText) -> CollectionShown:
    """A collection of positions, checked, with the word for its link."""
    services.connection_limit.looks.check(network)
    try:
        found = await asyncio.to_thread(read_collection, body.text)
    except BadCollection as error:
        why = explain(error.reason, body.language)
        told = explain(f"Position {error.place}: {why}", body.language) if error.place else why
        raise Refused("bad_collection", f"This collection cannot be used. {error}", why=told[:400]) from None
    return CollectionShown.model_validate({**found.to_json(), "word": found.word()})


@router.get("/terms/{game}")
async def list_terms(game: GameName, lang: Language = "en") -> Terms:
    """The explained terms of a game."""
    return lessons.list_terms(game, lang)


@router.get("/pages/{game}")
async def two_minutes(game: GameName, lang: Language = "en") -> TwoMinutes:
    """The game in two minutes."""
    return lessons.two_minutes(game, lang)
