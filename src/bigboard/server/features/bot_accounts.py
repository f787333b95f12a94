"""Bot accounts: made, listed while they are online, invited to tables, and told by one event stream.

The database is all that processes share: an invitation is a row, being online is a time until which it holds. The
stream looks for changes at short intervals, so it works the same over any process and with SQLite.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from bigboard.games import registry
from bigboard.room.person import Person, is_bot_account
from bigboard.room.table import Table
from bigboard.schemas import bot_accounts as schemas
from bigboard.schemas.errors import Refused
from bigboard.server.db.repos.bot_accounts import BotAccountsRepo, StoredBot
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.tables.directory import Lobby

ONLINE_S = 30.0  # after the last sign of life
PING_S = 10.0  # between two signs of life of a stream


class BotAccounts:
    def __init__(self, lobby: Lobby) -> None:
        settings = lobby.settings
        self.lobby = lobby
        self.repo = BotAccountsRepo(lobby.store)
        self.invite_limit = RateLimiter(settings.bot_invitations, "You invite many bots.")
        self.stream_limit = RateLimiter(settings.bot_streams, "This bot opens its event stream too often.")

    async def add(self, person: Person, wanted: schemas.NewBot | schemas.BotChanges) -> schemas.BotAccount:
        """Store what a bot accepts, and return its account."""
        for game in wanted.games:
            if game not in registry.names():
                known = registry.names()
                raise Refused("no_game", f"There is no such game here. Choose from {', '.join(known)}.", games=known)
        document = {"about": wanted.about, "games": wanted.games, "accepts": wanted.accepts}
        await self.repo.change(person.id, document)
        return await self.account(person)

    async def account(self, person: Person) -> schemas.BotAccount:
        found = await self.repo.find(person.id)
        if found is None:
            raise Refused("not_yours", "This is not a bot account.")
        return to_account(found, self.now)

    @property
    def now(self) -> float:
        return time.time()

    async def online(self) -> list[schemas.BotAccount]:
        """Return the bots that are online and accept games."""
        found = [to_account(one, self.now) for one in await self.repo.online(self.now)]
        return [one for one in found if one.accepts]

    async def invite(self, table: Table, host: Person, bot: str) -> schemas.BotAccount:
        """Invite a bot to a table that has not begun, as its host."""
        record = table.record
        if record.host != host.id:
            raise Refused("not_host", "Only the host of the table can do that.")
        if record.status != "open":
            raise Refused("started", "You can only do that before the game starts.")
        if record.contest:
            raise Refused("in_contest", "Bot accounts do not play deals that people compare.")
        stored = await self.repo.find(bot)
        found = to_account(stored, self.now) if stored is not None else None
        if found is None or not found.online or not found.accepts:
            raise Refused("no_bot", "This bot is not online, or is not accepting games now.", reason="account")
        if found.games and record.game not in found.games:
            raise Refused("no_bot", f"This bot plays {', '.join(found.games)} only.", reason="account")
        self.invite_limit.check(host.id)
        await self.repo.invite(bot, record.id, host.name, self.now)
        return found

    async def inbox(self, person: Person) -> list[schemas.Invitation]:
        """Return the invitations to tables that still wait; others are forgotten."""
        found = []
        for one in await self.repo.inbox(person.id):
            with contextlib.suppress(Refused):
                table = await self.lobby.find(one.table_id)
                if table.record.status == "open" and not table.record.seats_of(person.id):
                    code = "" if table.record.public else f"?invitation={table.record.invitation}"
                    path = f"/t/{one.table_id}{code}"
                    found.append(schemas.Invitation(table=table.info(), path=path, host=one.host, created=one.created))
                    continue
            await self.repo.decline(person.id, one.table_id)
        return found

    async def events(self, person: Person) -> AsyncIterator[bytes]:
        """Yield the events of a bot as server-sent events, until the server stops."""
        invited: set[str] = set()
        status: dict[str, str] = {}
        yield encode_event(schemas.BotEvent(type="hello"))
        signed = spoken = -PING_S
        try:
            while not self.lobby.draining:
                clock = time.monotonic()
                if clock - signed >= PING_S:
                    signed = clock
                    await self.repo.set_online(person.id, self.now + ONLINE_S)
                events = await self.news(person, invited, status)
                if events:
                    spoken = clock
                    yield b"".join(encode_event(event) for event in events)
                elif clock - spoken >= PING_S:
                    spoken = clock
                    yield b": still here\n\n"
                await asyncio.sleep(self.lobby.settings.bot_poll_s)
        finally:
            with contextlib.suppress(Exception):
                await asyncio.shield(self.repo.set_online(person.id, self.now))

    async def news(self, person: Person, invited: set[str], status: dict[str, str]) -> list[schemas.BotEvent]:
        """Return what has changed since the last look, and note it."""
        events: list[schemas.BotEvent] = []
        inbox = {one.table.id: one for one in await self.inbox(person)}
        for table_id, one in inbox.items():
            if table_id not in invited:
                facts = {"path": one.path, "game": one.table.game, "host": one.host}
                events.append(schemas.BotEvent(type="invitation", table=table_id, **facts))
        events += [schemas.BotEvent(type="withdrawn", table=table_id) for table_id in sorted(invited - set(inbox))]
        invited.clear()
        invited.update(inbox)
        for info in await self.lobby.tables_of(person):
            before = status.get(info.id)
            status[info.id] = info.status
            if info.status == "running" and before != "running":
                events.append(schemas.BotEvent(type="started", table=info.id, path=f"/t/{info.id}", game=info.game))
            elif info.status in ("finished", "closed") and before in ("open", "running"):
                events.append(schemas.BotEvent(type="finished", table=info.id, path=f"/t/{info.id}", game=info.game))
        return events


def to_account(stored: StoredBot, now: float) -> schemas.BotAccount:
    return schemas.BotAccount(id=stored.id, name=stored.name, online=stored.until > now, **stored.document)


def encode_event(event: schemas.BotEvent) -> bytes:
    """Return an event as the standard of server-sent events writes it."""
    return b"event: " + event.type.encode() + b"\ndata: " + event.encode() + b"\n\n"


def require_bot(person: Person) -> None:
    if not is_bot_account(person.id):
        raise Refused("not_yours", "Only bot accounts can do that: POST /api/bots creates one.")
