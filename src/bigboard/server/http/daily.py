"""The deal of the day, and duplicate matches."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from bigboard.schemas.daily import Match, NewTry, Today
from bigboard.schemas.tables import TableAnswer
from bigboard.server.http.deps import CurrentPerson, GameName, Network, OptionalPerson, PathTable, Services, api_router
from bigboard.services import daily

router = api_router("", "deal of the day")

DayName = Annotated[str, Query(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="Another day than today.")]


@router.get("/today")
async def today(services: Services, person: OptionalPerson, day: DayName | None = None) -> Today:
    """The deals of a day, with all results for those who have played them."""
    return await daily.show_day(services.contests, person, day)


@router.post("/today/{game}", status_code=201)
async def begin(
    services: Services,
    network: Network,
    person: CurrentPerson,
    game: GameName,
    body: NewTry,
    day: DayName | None = None,
) -> TableAnswer:
    """Begin the try that counts, or return to it; later ones are practice."""
    await services.rate_limit.check_table(person.id, network)
    return (await daily.begin(services.contests, game, person, body.practice, day)).answer(person)


# Duplicate matches


@router.post("/tables/{table_id}/copy", status_code=201, tags=["tables"])
async def copy(services: Services, network: Network, table: PathTable, person: CurrentPerson) -> Match:
    """A second table for another group, with the same deal; only before the game begins."""
    await services.rate_limit.check_table(person.id, network)
    await services.contests.copy(table, person)
    return await match(services, table, person)


@router.get("/tables/{table_id}/match", tags=["tables"])
async def match(services: Services, table: PathTable, person: CurrentPerson) -> Match:
    """Both groups of a match, seat by seat; the scores when both have finished."""
    return await daily.show_match(services.contests, table, person)
