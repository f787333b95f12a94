"""The HTTP part of what a host does about somebody."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from bigboard.server import people, protocol, protocol_mine
from bigboard.server.access import Somebody, TheLobby
from bigboard.server.api import ERRORS, TableId, parts

router = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["tables"])
parts.append(router)
PersonId = Annotated[str, Path(pattern="^[0-9a-z]{1,32}$", examples=["p7k2m9qd"])]


@router.put("/{table_id}/people/{person_id}")
async def silence(
    table_id: TableId, person_id: PersonId, lobby: TheLobby, person: Somebody, body: protocol_mine.Silence
) -> protocol.TableAnswer:
    """The host silences somebody in the chat, or lets them speak again."""
    table = await lobby.find(table_id)
    await people.silence(table, person, person_id, body.silenced)
    return table.answer(person)


@router.delete("/{table_id}/people/{person_id}")
async def remove(table_id: TableId, person_id: PersonId, lobby: TheLobby, person: Somebody) -> protocol.TableAnswer:
    """The host asks somebody to leave: a player, whose seat a bot holds from then on, or a spectator."""
    table = await lobby.find(table_id)
    await people.remove(table, person, person_id)
    return table.answer(person)
