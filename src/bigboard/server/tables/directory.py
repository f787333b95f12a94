"""The tables of a server, and the lobby that lists them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator

from bigboard.room.auto_reply import AutoReplies
from bigboard.room.ports import Connection, LiveTable
from bigboard.room.record import TableRecord
from bigboard.server.accounts.moderation import Moderation
from bigboard.server.db.repos.answers import AnswersRepo
from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.db.store import Store
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.settings import Settings
from bigboard.server.tables.lobby_feed import LISTED, SHOWN, LobbyFeed
from bigboard.server.tables.services import TableServices
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.services.directory import Directory


class Lobby(Directory):
    """All tables, and the list of the public ones."""

    services: TableServices
    store: Store

    def __init__(self, settings: Settings, store: Store, bots: BotsPool, moderation: Moderation) -> None:
        talk = RateLimiter(settings.table_talk, "The bots have said enough.")
        self.listing = LobbyFeed(settings.lobby_pause_s)
        answers = AutoReplies(AnswersRepo(store), settings.answer_s)
        self.listeners: list[Callable[[LiveTable], None]] = [self.listing.note_change]
        super().__init__(TableServices(settings, store, bots, talk, answers, self._tell_change), store)
        self.moderation = moderation
        self.settings = settings
        self.repo = TablesRepo(store)
        self.tasks: list[asyncio.Task[None]] = []
        self.lost_writer = asyncio.Event()  # a process has come or gone
        self.draining = False  # the server has been asked to stop

    async def open(self) -> None:
        """Answer from now on."""
        await self.moderation.open()
        for status in LISTED:
            for stored in reversed(await self.repo.list_tables([status], SHOWN)):
                with contextlib.suppress(Exception):
                    self.listing.put(TableRecord.from_json(stored).info())
        self.tasks.append(asyncio.create_task(self.listing.tell_forever()))

    def _tell_change(self, table: LiveTable) -> None:
        for listener in self.listeners:
            listener(table)

    async def close(self) -> None:
        self.draining = True
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.listing.close()
        await asyncio.gather(*(table.close() for table in self.tables.values()))

    def connections(self) -> Iterator[Connection]:
        """Yield all open windows of this process, in the lobby and at tables."""
        yield from self.listing.visitors
        for table in self.tables.values():
            yield from table.connections

    def hang_up(self, whose: Callable[[Connection], bool]) -> None:
        """Close the windows of a device that is signed out; it may come back as a stranger."""
        for connection in [one for one in self.connections() if whose(one)]:
            connection.close(1001, "You are signed out.")
