"""What the processes on one database tell each other: a word and an id, by NOTIFY. What it means is read from the data.

`table ID SEQ`: a public table looks different in the lobby. `person ID`: a name or the devices have changed.
`answers ID`: what a table answers for somebody. `measures`: who is muted or blocked. `orphans`: tables of a process
that is gone. `all`: some news may have been missed.

Actions are not announced this way: whoever looks at a table hears of them from its owner, over the `link`; and
PostgreSQL sends announcements one transaction after the other, which every action would have to wait for.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from bigboard.server.accounts.identity import Identities
from bigboard.server.cluster.link import LinkLost
from bigboard.server.cluster.ownership import ORPHANS_S
from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.errors import Refused
from bigboard.server.room.ports import Connection as Window
from bigboard.server.room.record import TableRecord
from bigboard.server.schemas.protocol import TableInfo
from bigboard.server.tables import errands, lifecycle
from bigboard.server.tables.directory import Lobby
from bigboard.server.tables.lobby_feed import LISTED, SHOWN

PAUSE_S = 0.2  # for news of the lobby that come together
log = logging.getLogger("bigboard.server")


class ClusterNews:
    def __init__(self, lobby: Lobby, identities: Identities) -> None:
        self.lobby, self.identities = lobby, identities
        self.repo = TablesRepo(lobby.store)
        self.changed: set[str] = set()  # tables of others
        self.wake = asyncio.Event()
        self.tasks: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        self.aside(self.look_for_orphans())
        self.aside(self.renew_lobby())

    async def close(self) -> None:
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def aside(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, words: str) -> None:
        what, *rest = words.split(" ")
        if what == "table":
            if rest[0] not in self.lobby.tables:
                self.changed.add(rest[0])
        elif what == "person":
            self.aside(self.renew_person(rest[0]))
        elif what == "answers":
            self.lobby.services.answers.known.pop(rest[0], None)
        elif what == "measures":
            self.aside(errands.renew_measures(self.lobby))
        elif what == "orphans":
            self.wake.set()
        elif what == "all":
            self.lobby.services.answers.known.clear()
            self.aside(errands.renew_measures(self.lobby))
            self.aside(self.renew_everybody())
            self.aside(self.renew_all_lines())
            self.wake.set()

    # People.

    async def renew_person(self, person: str) -> None:
        """Their name, and which devices are still theirs; the others' conversations end."""
        valid = await self.identities.renew_known(person)

        def signed_out(one: Window) -> bool:
            return one.person is not None and one.person.id == person and one.device not in valid

        self.lobby.hang_up(signed_out)

    async def renew_everybody(self) -> None:
        for person in [*self.identities.by_id]:
            await self.renew_person(person)

    # Tables of the dead.

    async def look_for_orphans(self) -> None:
        """Takes up those where a bot or a clock must act; who is connected to the others comes back by themselves."""
        while True:
            try:
                await lifecycle.adopt(self.lobby)
            except Refused:
                pass  # the database is away
            except Exception:
                log.exception("The tables of a lost process could not all be taken up.")
            try:
                async with asyncio.timeout(ORPHANS_S):
                    await self.wake.wait()
            except TimeoutError:
                continue
            self.wake.clear()

    # The lobby.

    async def renew_all_lines(self) -> None:
        """What the lobby shows, from the database: after a start, or when news may have been missed."""
        found = await self.repo.public_ids(LISTED, SHOWN)
        self.changed |= {one for one in (*found, *self.lobby.listing.lines) if one not in self.lobby.tables}

    async def renew_lobby(self) -> None:
        while True:
            await asyncio.sleep(PAUSE_S)
            if not self.changed:
                continue
            changed, self.changed = self.changed, set()
            try:
                await self._renew([one for one in changed if one not in self.lobby.tables])
            except Refused:
                self.changed |= changed
            except Exception:
                log.exception("The lobby could not be brought up to date.")

    async def _renew(self, ids: list[str]) -> None:
        """Each line from the owner, who knows who is there; of a table that nobody has, from its document."""
        lines: dict[str, TableInfo | None] = dict.fromkeys(ids)
        asked: dict[str, list[str]] = {}
        for table_id, document, owner in await self.repo.with_owners(ids):
            record = TableRecord.from_json(document)
            lines[table_id] = record.info() if record.public and record.status in LISTED else None
            if lines[table_id] is not None and owner is not None and owner != self.lobby.ownership.me:
                asked.setdefault(owner, []).append(table_id)
        for owner, theirs in asked.items():
            try:
                for info in await errands.lines_of(self.lobby, owner, theirs):
                    lines[info.id] = info
            except LinkLost:
                continue  # then without who is there
        for table_id, line in lines.items():
            if table_id not in self.lobby.tables:
                self.lobby.listing.heard(table_id, line)
