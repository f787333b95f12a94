"""What is done at tables whatever process has them: let a person go, close, forget.

Another process is asked over the `link`; the other end is `http.peers`.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from bigboard.server.cluster.link import LinkLost
from bigboard.server.cluster.ownership import Elsewhere
from bigboard.server.errors import Refused
from bigboard.server.room import host_actions
from bigboard.server.room.person import Person
from bigboard.server.room.table import Table
from bigboard.server.schemas.protocol import TableInfo
from bigboard.server.tables import lifecycle
from bigboard.server.tables.directory import Lobby
from bigboard.server.tables.erase_person import forget_at
from bigboard.server.tables.lobby_feed import SHOWN


async def forget(lobby: Lobby, table: Table, person: str, name: str) -> None:
    await table.ask(partial(forget_at, lobby.store, table, Person(person, name)))


async def give_up(lobby: Lobby, table: Table) -> None:
    await table.ask(partial(lifecycle.give_up, table))


ERRANDS: dict[str, Callable[..., Awaitable[None]]] = {"forget": forget, "give_up": give_up}


async def do_here(lobby: Lobby, errand: str, table_id: str, facts: dict[str, str]) -> None:
    """Does it at a table of this process; Elsewhere if it is another's."""
    await ERRANDS[errand](lobby, await lobby.find(table_id), **facts)


async def do(lobby: Lobby, errand: str, table_id: str, **facts: str) -> None:
    """Has the table's owner do it, be it this process or another."""
    try:
        await do_here(lobby, errand, table_id, facts)
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
        await host_actions.banish(table, person)
    for window in [one for one in lobby.connections() if one.person is not None and one.person.id == person]:
        window.close(4003, "Whoever runs this server has blocked you.")


async def forget_everywhere(lobby: Lobby, person: Person) -> None:
    """Takes a person out of all tables."""
    seen: set[str] = set()
    while found := [s["id"] for s in await lobby.store.tables_of(person.id, SHOWN) if s["id"] not in seen]:
        for table_id in found:
            seen.add(table_id)
            with contextlib.suppress(Refused):  # set aside: the log says why
                await do(lobby, "forget", table_id, person=person.id, name=person.name)
    lobby.hang_up(lambda connection: connection.person is person)
