"""What one process does for another at its own tables: let somebody go, close, forget, say how they look in the lobby.

Errands run over the `link` to the addresses below, which answer nobody else.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request

from bigboard.server.accounts.identity import Person
from bigboard.server.cluster.link import FROM_PEER, LinkLost
from bigboard.server.cluster.ownership import Elsewhere
from bigboard.server.errors import Refused
from bigboard.server.room import expel
from bigboard.server.schemas.protocol import TableInfo
from bigboard.server.tables import lifecycle
from bigboard.server.tables.erase_person import forget_at

if TYPE_CHECKING:
    from bigboard.server.room.table import Table
    from bigboard.server.tables.directory import Lobby

router = APIRouter(prefix="/peers", include_in_schema=False)


async def forget(table: Table, person: str, name: str) -> None:
    await table.ask(partial(forget_at, table, Person(person, name)))


async def give_up(table: Table) -> None:
    await table.ask(partial(lifecycle.give_up, table))


ERRANDS: dict[str, Callable[..., Awaitable[None]]] = {"forget": forget, "give_up": give_up}


async def do(lobby: Lobby, errand: str, table_id: str, **facts: str) -> None:
    """Has the table's owner do it, be it this process or another."""
    try:
        await ERRANDS[errand](await lobby.find(table_id), **facts)
    except Elsewhere as elsewhere:
        wish = {"errand": errand, "table": table_id, "facts": facts}
        status, _ = await call(lobby, elsewhere.process, "/peers/errands", wish)
        if status != 200:
            raise elsewhere from None


async def call(lobby: Lobby, process: str, path: str, body: Any) -> tuple[int, Any]:
    """A request to another process; LinkLost if it is gone."""
    address = lobby.ownership.peers.get(process)
    if address is None:
        raise LinkLost("The process is not known.")
    line = await lobby.links.to(process, address)
    headers = [["content-type", "application/json"], ["host", "peer"]]
    told = {"type": "http", "method": "POST", "path": path, "query": "", "scheme": "http", "headers": headers}
    status, _, content = await line.request({**told, "client": None, "server": None}, json.dumps(body).encode())
    return status, json.loads(content)


async def lines_of(lobby: Lobby, process: str, ids: list[str]) -> list[TableInfo]:
    """Those of another's tables as the lobby shows them."""
    status, found = await call(lobby, process, "/peers/lines", ids)
    return [TableInfo(**one) for one in found] if status == 200 else []


async def renew_measures(lobby: Lobby) -> None:
    """Who is muted or blocked, from the database; whoever is blocked since leaves this process too."""
    moderation = lobby.services.moderation
    before = {person for person in moderation.measures if moderation.kind_of(person) == "blocked"}
    await moderation.open()
    for person in [one for one in moderation.measures if moderation.kind_of(one) == "blocked" and one not in before]:
        await send_away(lobby, person)


async def send_away(lobby: Lobby, person: str) -> None:
    """Whoever is blocked loses their seats at the tables of this process, and their windows here close."""
    for table in [table for table in lobby.tables.values() if table.record.seats_of(person)]:
        await expel.banish(table, person)
    for window in [one for one in lobby.connections() if one.person is not None and one.person.id == person]:
        window.close(4003, "Whoever runs this server has blocked you.")


# The other end.


def lobby_for_peer(request: Request) -> Lobby:
    if FROM_PEER not in request.scope:
        raise Refused("no_page", "There is nothing at this address.")
    lobby: Lobby = request.app.state.lobby
    return lobby


@router.post("/errands")
async def done(request: Request) -> dict[str, str]:
    lobby, wish = lobby_for_peer(request), await request.json()
    await ERRANDS[wish["errand"]](await lobby.find(wish["table"]), **wish["facts"])
    return {}


@router.post("/lines")
async def lines(request: Request) -> list[dict[str, Any]]:
    lobby = lobby_for_peer(request)
    here = [lobby.tables[one] for one in await request.json() if one in lobby.tables]
    return [table.info().model_dump(mode="json") for table in here if table.record.public]
