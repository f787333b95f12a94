"""The HTTP part of one's own games: the overview, the archive of records, and records from elsewhere."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import RedirectResponse

from bigboard.server.access import settings_of
from bigboard.server.features import record_import
from bigboard.server.features.my_games import MyGames
from bigboard.server.features.reminders import Reminders
from bigboard.server.http.deps import Somebody, TheLobby
from bigboard.server.http.tables import ERRORS, brake, parts
from bigboard.server.room.person import short_id
from bigboard.server.schemas import own_games, protocol

router = APIRouter(prefix="/api/me", responses=ERRORS, tags=["my games"])
links = APIRouter(prefix="/api/reminders", responses=ERRORS, tags=["my games"])
parts.extend((router, links))


def games_of(request: Request) -> MyGames:
    found: MyGames = request.app.state.my_games
    return found


@router.get("/games")
async def my_games(request: Request, person: Somebody) -> own_games.MyGames:
    """Running tables, your turn first; finished games; statistics; best moments."""
    return await games_of(request).overview(person)


@router.get("/records", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def my_records(request: Request, person: Somebody) -> Response:
    """All records of your finished games, as a zip archive."""
    await brake(request, "tables", person.id)
    content = await games_of(request).export(person)
    headers = {"Content-Disposition": 'attachment; filename="bigboard-records.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


@router.post("/records", status_code=201)
async def bring_record(
    request: Request,
    lobby: TheLobby,
    person: Somebody,
    record: Annotated[dict[str, Any], Body()],
    seat: Annotated[int | None, Query(ge=0, le=99)] = None,
) -> protocol.TableAnswer:
    """A record from elsewhere becomes a finished table of yours; `seat` is the one you played."""
    await brake(request, "tables", person.id)
    made, log = await asyncio.to_thread(record_import.imported, short_id(12), record, person, seat)
    await lobby.store.append(made.id, 1, log, made.to_json(), time.time())
    return (await lobby.find(made.id)).answer(person)


# Reminders


def reminders_of(request: Request) -> Reminders:
    found: Reminders = request.app.state.reminders
    return found


@router.get("/reminders")
async def my_reminders(request: Request, person: Somebody) -> own_games.Reminders:
    return (await reminders_of(request).wish_of(person.id)).shown(settings_of(request))


@router.put("/reminders")
async def change_reminders(request: Request, person: Somebody, body: own_games.MyReminders) -> own_games.Reminders:
    """Where to be told that it is your turn. To a new mail address goes a link first, which confirms it."""
    return (await reminders_of(request).change(person, body)).shown(settings_of(request))


@router.get("/answers")
async def my_answers(lobby: TheLobby, person: Somebody) -> own_games.Answers:
    return own_games.Answers.model_validate({"answers": list(await lobby.services.answers.kinds_of(person.id))})


@router.put("/answers")
async def change_answers(lobby: TheLobby, person: Somebody, body: own_games.Answers) -> own_games.Answers:
    """What tables answer for you from now on, also while you are away."""
    kept = await lobby.services.answers.change(person.id, list(body.answers))
    return own_games.Answers.model_validate({"answers": list(kept)})


@links.get("/{code}", status_code=303, response_class=RedirectResponse)
async def confirm_address(
    request: Request, code: Annotated[str, Path(pattern="^[0-9A-Za-z_.-]{10,80}$")]
) -> RedirectResponse:
    """The link in the mail: the address is theirs. Leads on to the settings."""
    await reminders_of(request).confirm(code)
    return RedirectResponse("/settings", status_code=303)
