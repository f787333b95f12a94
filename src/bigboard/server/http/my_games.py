"""A person's own games: overview, records to take along or bring, automatic replies."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Body, Query, Response

from bigboard.room.person import short_id
from bigboard.schemas.my_games import Answers, MyGames
from bigboard.schemas.tables import TableAnswer
from bigboard.server.http.deps import CurrentPerson, Network, Services, api_router
from bigboard.services import record_import

router = api_router("", "my games")


@router.get("/me/games")
async def my_games(services: Services, person: CurrentPerson) -> MyGames:
    """Running tables, your turn first; finished games; statistics; best moments."""
    return await services.my_games.overview(person)


@router.get("/me/records", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def my_records(services: Services, person: CurrentPerson) -> Response:
    """All records of your finished games, as a zip archive."""
    await services.rate_limit.check("tables", person.id)
    content = await services.my_games.export(person)
    headers = {"Content-Disposition": 'attachment; filename="bigboard-records.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


@router.post("/me/records", status_code=201)
async def import_record(
    services: Services,
    network: Network,
    person: CurrentPerson,
    record: Annotated[dict[str, Any], Body()],
    seat: Annotated[int | None, Query(ge=0, le=99)] = None,
) -> TableAnswer:
    """Make a finished table from a record of another server; `seat` is the one you played."""
    await services.rate_limit.check_table(person.id, network)
    made, log = await asyncio.to_thread(record_import.import_record, short_id(12), record, person, seat)
    await services.store.add_table(made.to_json(), log)
    services.training.review_soon(made)
    return (await services.lobby.find(made.id)).answer(person)


@router.get("/me/answers")
async def my_answers(services: Services, person: CurrentPerson) -> Answers:
    return Answers.model_validate({"answers": list(await services.lobby.services.answers.kinds_of(person.id))})


@router.put("/me/answers")
async def change_answers(services: Services, person: CurrentPerson, body: Answers) -> Answers:
    """Choose what tables answer for you, also while you are away."""
    kept = await services.lobby.services.answers.change(person.id, list(body.answers))
    return Answers.model_validate({"answers": list(kept)})
