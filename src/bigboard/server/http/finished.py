"""Finished games: record, replay, review, and a table that continues from one of their decisions."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Query, Request, Response
from fastapi.responses import JSONResponse

from bigboard.schemas.learning.analysis import PositionLink
from bigboard.schemas.learning.coach import ReviewStatus
from bigboard.schemas.tables import Moment, Replay, TableAnswer
from bigboard.server.http.deps import CurrentPerson, FinishedTable, Network, Services, api_router
from bigboard.server.workers.compression import packed_for
from bigboard.services import replays
from bigboard.services.play_on import play_on

router = api_router("/tables/{table_id}", "finished games")


@router.get("/record", response_model=dict[str, Any])
async def get_record(table: FinishedTable, download: bool = False) -> Response:
    """The deal and all actions of a finished game."""
    name = f"{table.record.game}-{table.record.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'} if download else {}
    return JSONResponse(replays.record(table), headers=headers)


@router.get("/replay", response_model=Replay)
async def get_replay(
    request: Request,
    services: Services,
    network: Network,
    table: FinishedTable,
    seat: Annotated[str, Query(pattern="^(all|-1|[0-9])$")] = "-1",
) -> Response:
    """A finished game step by step, as a seat saw it or with everything."""
    game_log = table.game_log
    point = replays.viewpoint(seat, table.record.players)
    services.connection_limit.replays.check(network)

    def job() -> tuple[Any, ...]:
        return game_log.game.name, [entry.to_json() for entry in game_log.entries], point, table.info()

    packed = await services.replays.replay(table.record.id, seat, network, job)
    body, coding = await asyncio.to_thread(packed_for, packed, request.headers.get("accept-encoding", ""))
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": coding} if coding else {})
    return Response(body, media_type="application/json", headers=headers)


@router.get("/position")
async def get_position(
    services: Services, network: Network, table: FinishedTable, seq: Annotated[int, Query(ge=1)] = 1
) -> PositionLink:
    """The position of a finished game after that entry of its log, for the analysis board."""
    services.connection_limit.looks.check(network)
    return PositionLink(position=await asyncio.to_thread(replays.position_link, table, seq))


@router.get("/review")
async def get_review(services: Services, table: FinishedTable) -> ReviewStatus:
    """The progress of a finished game's review, and the review when it is complete."""
    return await services.reviews.status(table)


@router.post("/review")
async def ask_for_review(services: Services, network: Network, table: FinishedTable) -> ReviewStatus:
    """Have a finished game reviewed, once for all who may see it."""
    services.connection_limit.replays.check(network)
    return await services.reviews.ask(table)


@router.post("/try", status_code=201)
async def try_moment(
    services: Services, network: Network, table: FinishedTable, person: CurrentPerson, body: Moment
) -> TableAnswer:
    """Make a private table with the same deal and the same actions so far: you decide, bots play the others."""
    await services.rate_limit.check_table(person.id, network)
    return (await play_on(services.lobby, table, body, person)).answer(person)
