"""Which tables are in memory: after a start those where a bot or a clock must act, later those that somebody uses.

A game where a person decides waits on disk, however long the server was gone. Nothing here holds up a request.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from functools import partial

from bigboard.server.cluster.ownership import Elsewhere
from bigboard.server.db.store import BEGINNING
from bigboard.server.errors import Refused
from bigboard.server.room.table import Table
from bigboard.server.tables.directory import Lobby

log = logging.getLogger("bigboard.server")
BREATH_S = 0.01  # between two tables that are woken
AWAY_S = 1.0  # before the tables are looked for again, when the database could not be read


async def stored_tables(lobby: Lobby, status: str, before: float) -> AsyncIterator[tuple[str, str, str]]:
    """All tables of that status, page by page: id, document and latest entry, as they are stored."""
    after = BEGINNING
    while page := await lobby.store.page(status, before, after, lobby.settings.page):
        for after, document, latest in page:
            yield after[1], document, latest


def goes_on_alone(document: str, latest: str) -> bool:
    """Whether a bot or a clock has to act at a running table. Logs of before do not say; then it is looked at."""
    try:
        seat = json.loads(latest).get("next")
        if seat is None:
            return True
        table = json.loads(document)
        held = table["seats"][seat]
        return held["bot"] is not None or bool(held["left"]) or table.get("clock") is not None
    except (ValueError, LookupError, TypeError, AttributeError):
        return True  # reading the whole of it will say what is wrong


def begin(lobby: Lobby) -> None:
    """Takes up the tables where a bot has to act, and tidies up from now on, until the lobby closes."""
    lobby.tasks += [asyncio.create_task(job) for job in (wake(lobby), tidy_forever(lobby))]


async def wake(lobby: Lobby) -> None:
    """Takes up the games that go on without anybody."""
    while True:
        try:
            await wake_all(lobby)
        except Refused:  # the database is away; what is awake by then is found again at once
            await asyncio.sleep(AWAY_S)
        except Exception:
            log.exception("The tables of bots could not all be woken.")
            return
        else:
            return


async def wake_all(lobby: Lobby) -> None:
    async for table_id, document, latest in stored_tables(lobby, "running", time.time()):
        if goes_on_alone(document, latest):
            while len(lobby.tables) >= lobby.settings.most_awake:
                await asyncio.sleep(lobby.settings.sweep_s)
            await find_or_skip(lobby, table_id)
            await asyncio.sleep(BREATH_S)


async def adopt(lobby: Lobby) -> None:
    """Takes up the games of a lost process that go on without anybody; the others are free for whoever comes."""
    free = []
    for table_id, document, latest in await lobby.ownership.orphans():
        if goes_on_alone(document, latest):
            await find_or_skip(lobby, table_id)
        else:
            free.append(table_id)
    if free:
        await lobby.ownership.forget_owners(free)


async def find_or_skip(lobby: Lobby, table_id: str) -> Table | None:
    try:
        return await lobby.find(table_id)
    except Elsewhere:
        return None
    except Refused as refused:
        if refused.code == "unavailable":
            raise
        return None  # set aside: the log says why


async def tidy_forever(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(lobby.settings.sweep_s)
        try:
            await tidy(lobby)
        except Refused:
            pass  # the database is away, which the store has said
        except Exception:
            log.exception("Tidying up failed.")


async def tidy(lobby: Lobby) -> None:
    """Closes tables that never started, retires games that nobody plays, lets unused tables go to sleep."""
    settings = lobby.settings
    now = time.time()
    async for table_id, _, _ in stored_tables(lobby, "open", now - settings.open_for_s):
        await close_if_alone(lobby, table_id)
    async for table_id, _, latest in stored_tables(lobby, "running", now - settings.running_for_s):
        if time_of(latest) < now - settings.running_for_s:
            await close_if_alone(lobby, table_id)
    for table_id, table in list(lobby.tables.items()):
        idle = asyncio.get_running_loop().time() - table.used > settings.idle_s
        if idle and not table.over_days and not table.connections and table.bots.thinking is None:
            async with lobby.lock_of(table_id):
                del lobby.tables[table_id]
                await table.close()
                await lobby.ownership.release(table_id)


def time_of(latest: str) -> float:
    """When an entry was written; of one that cannot be read, never."""
    try:
        return float(json.loads(latest)["time"])
    except (ValueError, LookupError, TypeError):
        return float("inf")


async def close_if_alone(lobby: Lobby, table_id: str) -> None:
    table = await find_or_skip(lobby, table_id)
    if table is not None and not table.connections:
        await table.ask(partial(give_up, table))


async def give_up(table: Table) -> None:
    """The table is closed. If a game was begun there, its record stays."""
    if table.record.status in ("open", "running"):
        await table.change(lambda draft: setattr(draft, "status", "closed"))
        table.tell_table()
