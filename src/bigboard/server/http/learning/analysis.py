"""The analysis board: a position and its moves, its answers step by step, the editor, and a table that plays on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from fastapi import Response
from fastapi.responses import StreamingResponse

from bigboard.games.contract import State
from bigboard.schemas.errors import Refused
from bigboard.schemas.learning.analysis import (
    AnalysisShown,
    AnalysisStep,
    AnalyzedMoment,
    EditorState,
    EditRequest,
    NewMoves,
    PlayOn,
)
from bigboard.schemas.tables import TableAnswer
from bigboard.server.container import Container
from bigboard.server.features import position_editor
from bigboard.server.features.analyses import add_moves, read_line, show_line
from bigboard.server.http.deps import CurrentPerson, Network, Services, api_router

router = api_router("/analysis", "analysis board")


@router.post("")
async def show_moment(services: Services, network: Network, body: NewMoves) -> AnalysisShown:
    """A position with moves tried on it, and a new answer after them, if there is one."""
    services.connection_limit.looks.check(network)
    services.bots.prepare_background()
    new = body.actions is not None or body.picks is not None
    line = await asyncio.to_thread(add_moves if new else read_line, body)
    return await asyncio.to_thread(show_line, line)


@router.post("/answers", response_class=Response, responses={200: {"model": AnalysisStep}})
async def stream_answers(services: Services, network: Network, body: AnalyzedMoment) -> StreamingResponse:
    """The judged answers as server-sent events: one `AnalysisStep` after the other, each with more simulations."""
    line = await asyncio.to_thread(read_line, body)
    if line.state.seat < 0:
        raise Refused("not_running", "The game is over.")
    await services.analyses.running.require_other(line.compared)
    services.analyses.check_room(network)
    return StreamingResponse(events(services, line.state, network), media_type="text/event-stream")


async def events(services: Container, state: State, network: str) -> AsyncIterator[bytes]:
    """Write each step; the analysis stops when its reader has gone."""
    with services.analyses.enter(network):
        async for step in services.analyses.deepen(state, network):
            yield b"data: " + step.encode() + b"\n\n"


@router.post("/edit")
async def edit_position(services: Services, network: Network, body: EditRequest) -> EditorState:
    """A draft of a position with its controls, after one change; what cannot be has its reason."""
    services.connection_limit.looks.check(network)
    return await asyncio.to_thread(position_editor.edit, body)


@router.post("/play", status_code=201)
async def play_position(services: Services, network: Network, person: CurrentPerson, body: PlayOn) -> TableAnswer:
    """Make a private table that begins at this moment: you decide, bots play the others."""
    await services.rate_limit.check_table(person.id, network)
    return (await services.analyses.play_on(body, person)).answer(person)
