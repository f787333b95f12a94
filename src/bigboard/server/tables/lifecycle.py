"""The tables in memory: those with windows or requests, and those where a bot or a clock must act.

A process takes up tables of the second kind when the process that wrote their latest entry has ended: after a start all
of them, later those of a process that is gone. A game where a person decides waits on disk. Nothing here holds up a
request.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from functools import partial

from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.server.db.store import BEGINNING
from bigboard.server.db.table_rows import Latest
from bigboard.server.tables.directory import Lobby

log = logging.getLogger("bigboard.server")
BREATH_S = 0.01  # seconds between two tables that are taken up
OVERDUE_S = 5.0  # seconds after which the seats of a quick match should have been filled
AGAIN_S = 1.0  # seconds before tables are looked for again whose turn it was not, or when the database was away


async def stored_tables(lobby: Lobby, status: str, before: float) -> AsyncIterator[Latest]:
    """Yield all tables of that status that have not changed since `before`, page by page."""
    after = BEGINNING
    while page := await lobby.store.page(status, before, after, lobby.settings.page):
        for _, latest in page:
            yield latest
        after = page[-1][0]


def goes_on_alone(latest: Latest) -> bool:
    """Return whether a bot or a clock has to act at a running table."""
    try:
        document = json.loads(latest.document)
        seat = document["seats"][latest.next]
        return latest.next >= 0 and bool(seat["bot"] or seat["left"] or seat.get("held") or document.get("clock"))
    except (ValueError, LookupError, TypeError, AttributeError):
        return True  # reading the whole of it will say what is wrong


def begin(lobby: Lobby) -> None:
    """Take up tables, and tidy up, until the lobby closes."""
    lobby.tasks += [asyncio.create_task(job) for job in (take_up_forever(lobby), tidy_forever(lobby))]


def look_again(lobby: Lobby) -> None:
    """Look for tables without a living writer: a process has come or gone."""
    lobby.lost_writer.set()


async def take_up_forever(lobby: Lobby) -> None:
    while True:
        try:
            done = await take_up(lobby)
        except Refused:
            done = False  # the database is away
        except Exception:
            log.exception("Not all tables of bots could be taken up.")
            done = True
        try:
            async with asyncio.timeout(lobby.settings.sweep_s if done else AGAIN_S):
                await lobby.lost_writer.wait()
        except TimeoutError:
            continue
        lobby.lost_writer.clear()


async def take_up(lobby: Lobby) -> bool:
    """Take up the games that go on alone and whose writer has ended, and quick matches that should have started.

    Return False if some have to be looked at again.
    """
    store, done = lobby.store, True
    async for latest in stored_tables(lobby, "running", store.now() + 1):
        if latest.id in lobby.tables or latest.process in store.members.alive or not goes_on_alone(latest):
            continue
        if store.now() < latest.at + store.members.delay(latest.id, latest.process):
            done = False
            continue
        while len(lobby.tables) >= lobby.settings.most_awake:
            await asyncio.sleep(lobby.settings.sweep_s)
        await find_or_skip(lobby, latest.id)
        await asyncio.sleep(BREATH_S)
    for match in await lobby.repo.overdue_matches(store.now() - OVERDUE_S):
        await find_or_skip(lobby, match)
    return done


async def find_or_skip(lobby: Lobby, table_id: str) -> Table | None:
    try:
        return await lobby.find(table_id)
    except Refused as refused:
        if refused.code == "unavailable":
            raise
        return None  # quarantined: the log says why


async def tidy_forever(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(lobby.settings.sweep_s)
        try:
            await tidy(lobby)
        except Refused:
            pass  # the database is away, which the store has logged
        except Exception:
            log.exception("Tidying up failed.")


async def tidy(lobby: Lobby) -> None:
    """Close tables that never started, retire games that no one plays, drop unused tables from memory."""
    settings, now = lobby.settings, lobby.store.now()
    async for latest in stored_tables(lobby, "open", now - settings.open_for_s):
        await close_if_alone(lobby, latest.id)
    async for latest in stored_tables(lobby, "running", now - settings.running_for_s):
        if latest.at < now - settings.running_for_s:
            await close_if_alone(lobby, latest.id)
    for table_id, table in list(lobby.tables.items()):
        idle = asyncio.get_running_loop().time() - table.used > settings.idle_s
        if idle and not table.over_days and table.windows.are_gone() and table.bots.thinking is None:
            async with lobby.lock_of(table_id):
                del lobby.tables[table_id]
                await table.close()


async def close_if_alone(lobby: Lobby, table_id: str) -> None:
    table = await find_or_skip(lobby, table_id)
    if table is not None and not table.presence.windows:
        await table.ask(partial(give_up, table))


async def give_up(table: Table) -> None:
    """Close the table. If a game was begun there, its record stays."""
    if table.record.status in ("open", "running"):
        await table.change(lambda draft: setattr(draft, "status", "closed"))
