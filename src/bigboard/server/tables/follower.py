"""The replicas of this process follow the log: by news, and by a sweep every second that finds what news have missed.

News are lines of words (`db.news`), each about a change that is stored:
`entry TABLE SEQ PROCESS JSON` (without the last two if it is long or a deal), `table TABLE` (its document or its chat
with an entry), `chat TABLE N`, `presence TABLE`, `commitments TABLE`, `reaction TABLE JSON`; `person ID` (a name or the
devices), `invited ID` (to a table), `answers ID` (automatic answers), `measures` (muted or blocked people); `returned`
(this process was given up by the others, and lives), `all` (news may have been missed).
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import orjson

from bigboard.room.ports import Connection as Window
from bigboard.room.record import TableRecord
from bigboard.schemas.errors import Refused
from bigboard.server.accounts.identity import Identities
from bigboard.server.tables import blocking, lifecycle
from bigboard.server.tables.directory import Lobby
from bigboard.server.tables.lobby_feed import LISTED, SHOWN
from bigboard.services.directory import is_behind

SWEEP_S = 1.0  # seconds between two comparisons with the database
LINES_S = 0.2  # seconds in which changes of lines in the lobby are collected
log = logging.getLogger("bigboard.server")


class Follower:
    def __init__(self, lobby: Lobby, identities: Identities) -> None:
        self.lobby, self.identities = lobby, identities
        self.store = lobby.store
        self.changed: set[str] = set()  # tables that are not in memory here and look different in the lobby
        self.tasks: set[asyncio.Task[Any]] = set()
        self.about: dict[str, Callable[[str, str], None]] = {
            "entry": self._entry,
            "table": self._table,
            "chat": self._chat,
            "presence": self._table,
            "commitments": self._commitments,
            "reaction": self._reaction,
            "person": lambda person, _: self._aside(partial(self._renew_person, person)),
            "answers": lambda person, _: self._forget_answers(person),
            "invited": lambda person, _: self.lobby.tell_person_here(person),
            "measures": lambda *_: self._aside(partial(blocking.renew_measures, self.lobby)),
            "returned": lambda *_: self._note_presence_again(),
            "all": lambda *_: self._everything(),
        }

    def open(self) -> None:
        self._aside(partial(self._forever, SWEEP_S, self.sweep))
        self._aside(partial(self._forever, LINES_S, self._renew_lines))

    async def close(self) -> None:
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _aside(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do the work in a task; again, if the database was away: the news come once."""

        async def complete() -> None:
            while True:
                try:
                    await work()
                    return
                except Refused:
                    await asyncio.sleep(SWEEP_S)

        task = asyncio.create_task(complete())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _forever(self, pause_s: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(pause_s)
            try:
                await work()
            except Refused:
                pass  # the database is away, which the store has logged
            except Exception:
                log.exception("Following the other processes failed.")

    # News.

    def hear(self, news: str) -> None:
        for line in news.split("\n"):
            what, _, rest = line.partition(" ")
            name, _, more = rest.partition(" ")
            if what in self.about:
                self.about[what](name, more)

    def members_changed(self) -> None:
        """A process has come or gone: duties may be this one's now."""
        for table in self.lobby.tables.values():
            table.post(table.catch_up)
        lifecycle.look_again(self.lobby)

    def _entry(self, table_id: str, more: str) -> None:
        table = self.lobby.tables.get(table_id)
        if table is None:
            return
        seq, _, rest = more.partition(" ")
        if int(seq) > table.game_log.seq:
            writer, _, text = rest.partition(" ")
            table.post(partial(table.follow, int(seq), writer, orjson.loads(text) if text else None))

    def _table(self, table_id: str, _: str) -> None:
        table = self.lobby.tables.get(table_id)
        if table is not None:
            table.post(table.catch_up)
        else:
            self.changed.add(table_id)

    def _chat(self, table_id: str, n: str) -> None:
        table = self.lobby.tables.get(table_id)
        if table is not None and int(n) > table.chat.last:
            table.post(table.catch_up)

    def _commitments(self, table_id: str, _: str) -> None:
        if table_id in self.lobby.tables:
            self.lobby.tables[table_id].revealed.set()

    def _reaction(self, table_id: str, text: str) -> None:
        if table_id in self.lobby.tables:
            for connection in self.lobby.tables[table_id].connections:
                connection.send(text.encode())

    def _forget_answers(self, person: str) -> None:
        self.lobby.services.answers.known.pop(person, None)

    def _note_presence_again(self) -> None:
        for person in {one.person.id: one.person for one in self.lobby.listing.visitors if one.person}.values():
            self._aside(partial(self.lobby.note_visitors, person))
        for table in self.lobby.tables.values():
            table.windows.noted.clear()
            table.post(table.windows.note_presence)

    def _everything(self) -> None:
        self.lobby.services.answers.known.clear()
        self._aside(partial(blocking.renew_measures, self.lobby))
        self._aside(self._renew_people)
        self._aside(self._renew_all_lines)
        self._aside(self.sweep)

    # The sweep.

    async def sweep(self) -> None:
        """Compare all replicas with the database in one query; those that are behind read what they miss."""
        tables = dict(self.lobby.tables)
        if not tables:
            return
        for table_id, head in (await self.store.heads(list(tables))).items():
            table = tables[table_id]
            if table.windows.is_noted() and not is_behind(table.head, head):
                continue
            table.post(table.windows.note_presence)

    # People.

    async def _renew_person(self, person: str) -> None:
        """Read a name, and which devices are signed in; the windows of the others close."""
        valid = await self.identities.renew_known(person)

        def is_signed_out(one: Window) -> bool:
            return one.person is not None and one.person.id == person and one.device not in valid

        self.lobby.hang_up(is_signed_out)

    async def _renew_people(self) -> None:
        for person in [*self.identities.by_id]:
            await self._renew_person(person)

    # The lobby.

    async def _renew_all_lines(self) -> None:
        found = await self.lobby.repo.public_ids(LISTED, SHOWN)
        self.changed |= {one for one in (*found, *self.lobby.listing.lines) if one not in self.lobby.tables}

    async def _renew_lines(self) -> None:
        """Read the changed tables that are not in memory here."""
        if not self.changed:
            return
        changed, self.changed = self.changed, set()
        try:
            found = {latest.id: (latest, here) for latest, here in await self.lobby.repo.read_shown(sorted(changed))}
        except Refused:
            self.changed |= changed
            raise
        for table_id in changed - self.lobby.tables.keys():
            info = None
            if table_id in found:
                latest, here = found[table_id]
                record = TableRecord.from_json(json.loads(latest.document))
                record.seq = latest.seq
                if record.public and record.status in LISTED:
                    info = record.info(here, latest.next, self.lobby.settings.substitute)
            self.lobby.listing.update(table_id, info)
