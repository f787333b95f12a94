"""The HTTP part of what a host does about somebody."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from bigboard.server.errors import Refused
from bigboard.server.http.deps import Somebody, TheLobby, TheTable
from bigboard.server.http.tables import ERRORS, parts
from bigboard.server.room import host_actions
from bigboard.server.schemas import own_games, protocol

router = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["tables"])
parts.append(router)
PersonId = Annotated[str, Path(pattern="^[0-9a-z]{1,32}$", examples=["p7k2m9qd"])]


@router.put("/{table_id}/people/{person_id}")
async def silence(
    table: TheTable, person_id: PersonId, person: Somebody, body: own_games.Silence
) -> protocol.TableAnswer:
    """The host silences somebody in the chat, or lets them speak again."""
    await host_actions.silence(table, person, person_id, body.silenced)
    return table.answer(person)


@router.post("/{table_id}/reports")
async def report(
    table: TheTable, lobby: TheLobby, person: Somebody, body: own_games.ReportedLine
) -> protocol.TableAnswer:
    """Complains about a line of the chat to whoever runs the server."""
    lobby.services.chat_limiter.check(person.id)
    for line in table.chat:
        if line.n == body.n:
            await lobby.services.moderation.report(table.record.id, line, person.id)
            return table.answer(person)
    raise Refused("no_line", "There is no such line in the chat.")


@router.delete("/{table_id}/people/{person_id}")
async def remove(table: TheTable, person_id: PersonId, person: Somebody) -> protocol.TableAnswer:
    """The host asks somebody to leave: a player, whose seat a bot holds from then on, or a spectator."""
    await host_actions.remove(table, person, person_id)
    return table.answer(person)
