"""The addresses at which other processes of the server ask this one; they answer no visitor."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from bigboard.server.access import lobby_of
from bigboard.server.cluster.link import FROM_PEER
from bigboard.server.errors import Refused
from bigboard.server.tables import errands
from bigboard.server.tables.directory import Lobby

router = APIRouter(prefix="/peers", include_in_schema=False)


def lobby_for_peer(request: Request) -> Lobby:
    if FROM_PEER not in request.scope:
        raise Refused("no_page", "There is nothing at this address.")
    return lobby_of(request)


@router.post("/errands")
async def done(request: Request) -> dict[str, str]:
    lobby, wish = lobby_for_peer(request), await request.json()
    await errands.do_here(lobby, wish["errand"], wish["table"], wish["facts"])
    return {}


@router.post("/lines")
async def lines(request: Request) -> list[dict[str, Any]]:
    lobby = lobby_for_peer(request)
    here = [lobby.tables[one] for one in await request.json() if one in lobby.tables]
    return [table.info().model_dump(mode="json") for table in here if table.record.public]
