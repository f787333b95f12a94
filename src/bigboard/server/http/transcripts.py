"""Transcripts: games from a real table, written down note by note."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Path

from bigboard.records.transcript_record import games_to_keep
from bigboard.room.person import short_id
from bigboard.schemas.errors import Refused
from bigboard.schemas.tables import TableAnswer
from bigboard.schemas.transcripts import NewTranscript, Note, Transcripts, TranscriptShown
from bigboard.server.http.deps import CurrentPerson, Network, Services, api_router
from bigboard.services import record_import

router = api_router("/transcripts", "real games")
TranscriptId = Annotated[str, Path(pattern="^[0-9A-Za-z_-]{4,32}$", examples=["k3Jd9sPq2LmX"])]


@router.get("")
async def my_transcripts(services: Services, person: CurrentPerson) -> Transcripts:
    """The games that you are writing down, the latest first."""
    return Transcripts(games=games_to_keep(), transcripts=await services.transcripts.mine(person.id))


@router.post("", status_code=201)
async def begin(services: Services, network: Network, person: CurrentPerson, body: NewTranscript) -> TranscriptShown:
    await services.rate_limit.check_table(person.id, network)
    return await services.transcripts.begin(person, body)


@router.get("/{transcript_id}")
async def one_transcript(services: Services, person: CurrentPerson, transcript_id: TranscriptId) -> TranscriptShown:
    return await services.transcripts.show(person.id, transcript_id)


@router.post("/{transcript_id}/notes")
async def note(services: Services, person: CurrentPerson, transcript_id: TranscriptId, body: Note) -> TranscriptShown:
    """Add what was done or seen. An impossible note is refused and changes nothing."""
    return await services.transcripts.note(person.id, transcript_id, body)


@router.delete("/{transcript_id}/notes/last")
async def undo(services: Services, person: CurrentPerson, transcript_id: TranscriptId) -> TranscriptShown:
    return await services.transcripts.note(person.id, transcript_id, None)


@router.post("/{transcript_id}/finish", status_code=201)
async def finish(
    services: Services, network: Network, person: CurrentPerson, transcript_id: TranscriptId
) -> TableAnswer:
    """Make the finished game one of your games, with replay and review."""
    await services.rate_limit.check_table(person.id, network)
    transcript = await services.transcripts.find(person.id, transcript_id)
    if transcript.ask.kind != "over":
        raise Refused("not_finished", "The game is not finished yet.")
    made, log = await asyncio.to_thread(
        record_import.import_record, short_id(12), transcript.record(), person, transcript.me
    )
    await services.store.add_table(made.to_json(), log)
    services.training.review_soon(made)
    await services.transcripts.drop(person.id, transcript_id)
    return (await services.lobby.find(made.id)).answer(person)


@router.delete("/{transcript_id}")
async def drop(services: Services, person: CurrentPerson, transcript_id: TranscriptId) -> Transcripts:
    """Delete a transcript and its notes."""
    await services.transcripts.drop(person.id, transcript_id)
    return await my_transcripts(services, person)
