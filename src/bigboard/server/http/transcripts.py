"""The HTTP part of writing down a game from a real table."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Path, Request

from bigboard.records.transcript_record import games_to_keep
from bigboard.server.errors import Refused
from bigboard.server.features import record_import
from bigboard.server.features.transcripts import Evenings
from bigboard.server.http.deps import Somebody, TheLobby
from bigboard.server.http.tables import ERRORS, brake, parts
from bigboard.server.room.person import short_id
from bigboard.server.schemas import protocol, transcript

router = APIRouter(prefix="/api/evenings", responses=ERRORS, tags=["real games"])
parts.append(router)
EveningId = Annotated[str, Path(pattern="^[0-9A-Za-z_-]{4,32}$", examples=["k3Jd9sPq2LmX"])]


def evenings_of(request: Request) -> Evenings:
    found: Evenings = request.app.state.evenings
    return found


@router.get("")
async def my_evenings(request: Request, person: Somebody) -> transcript.Evenings:
    """The games that you are writing down, the latest first."""
    mine = await evenings_of(request).mine(person.id)
    return transcript.Evenings(games=games_to_keep(), evenings=mine)


@router.post("", status_code=201)
async def begin(request: Request, person: Somebody, body: transcript.NewEvening) -> transcript.EveningShown:
    await brake(request, "tables", person.id)
    return await evenings_of(request).begin(person, body)


@router.get("/{evening_id}")
async def one_evening(request: Request, person: Somebody, evening_id: EveningId) -> transcript.EveningShown:
    return await evenings_of(request).show(person.id, evening_id)


@router.post("/{evening_id}/notes")
async def note(
    request: Request, person: Somebody, evening_id: EveningId, body: transcript.Note
) -> transcript.EveningShown:
    """What was done or seen. What cannot have happened is refused and changes nothing."""
    return await evenings_of(request).note(person.id, evening_id, body)


@router.delete("/{evening_id}/notes/last")
async def undo(request: Request, person: Somebody, evening_id: EveningId) -> transcript.EveningShown:
    return await evenings_of(request).note(person.id, evening_id, None)


@router.post("/{evening_id}/finish", status_code=201)
async def finish(request: Request, lobby: TheLobby, person: Somebody, evening_id: EveningId) -> protocol.TableAnswer:
    """The finished game becomes one of your games, to be replayed and reviewed."""
    await brake(request, "tables", person.id)
    scribe = await evenings_of(request).find(person.id, evening_id)
    if scribe.ask.kind != "over":
        raise Refused("not_finished", "The game is not finished yet.")
    made, log = await asyncio.to_thread(record_import.imported, short_id(12), scribe.record(), person, scribe.me)
    await lobby.store.append(made.id, 1, log, made.to_json(), time.time())
    await evenings_of(request).drop(person.id, evening_id)
    return (await lobby.find(made.id)).answer(person)


@router.delete("/{evening_id}")
async def drop(request: Request, person: Somebody, evening_id: EveningId) -> transcript.Evenings:
    """Stops writing down a game; its notes are gone."""
    await evenings_of(request).drop(person.id, evening_id)
    return await my_evenings(request, person)
