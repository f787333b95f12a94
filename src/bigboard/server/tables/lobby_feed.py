"""The public tables as the lobby shows them, written once for everybody who looks. Private tables never come here."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bigboard.server.room.ports import Connection, LiveTable
from bigboard.server.schemas import messages
from bigboard.server.schemas.protocol import TableInfo

LISTED = ("open", "running", "finished")
SHOWN = 100  # of each


@dataclass(frozen=True)
class Line:
    """A table in the list: as it is, as it is written, and how recent that is."""

    info: TableInfo
    text: str
    at: int


class Listing:
    def __init__(self, pause_s: float, announce: Callable[[list[LiveTable]], None] = lambda changed: None) -> None:
        self.pause_s = pause_s
        self.announce = announce  # to the other processes
        self.lines: dict[str, Line] = {}
        self.visitors: set[Connection] = set()
        self.dirty: dict[str, LiveTable] = {}
        self.count = itertools.count()

    def put(self, info: TableInfo) -> Line:
        line = self.lines[info.id] = Line(info, info.model_dump_json(), next(self.count))
        same = [one for one in self.lines.values() if one.info.status == info.status]
        if len(same) > SHOWN:
            del self.lines[min(same, key=lambda one: one.at).info.id]
        return line

    def latest(self, status: Iterable[str]) -> list[Line]:
        """The lines of those statuses, the latest first."""
        wanted = set(status)
        found = [line for line in self.lines.values() if line.info.status in wanted]
        return sorted(found, key=lambda line: -line.at)

    def listed(self, status: Iterable[str], limit: int) -> list[TableInfo]:
        self._renew()
        return [line.info for line in self.latest(status)[:limit]]

    def enter(self, visitor: Connection) -> None:
        """Somebody opens the lobby."""
        self._renew()
        self.visitors.add(visitor)
        tables = ",".join(line.text for status in LISTED for line in self.latest([status]))
        visitor.send(f'{{"type":"lobby","tables":[{tables}],"people":{len(self.visitors)}}}'.encode())

    def changed(self, table: LiveTable) -> None:
        """Called by tables; the lobby hears of it in a moment."""
        self.dirty[table.record.id] = table

    def _renew(self) -> None:
        """Brings the list up to date; those who look are told in a moment, except of what is private from now on."""
        for table_id, table in list(self.dirty.items()):
            if table.record.public and table.record.status in LISTED:
                self.put(table.info())
            elif table_id in self.lines:
                self.tell()
                return

    def tell(self) -> None:
        """Those who look hear what has changed; of what was never shown to them, nothing."""
        dirty, self.dirty = self.dirty, {}
        changed = []
        for table_id, table in dirty.items():
            shown = table.record.public and table.record.status in LISTED
            if self.heard(table_id, table.info() if shown else None):
                changed.append(table)
        self.announce(changed)

    def heard(self, table_id: str, info: TableInfo | None) -> bool:
        """A table looks like this from now on, or is not shown any more; whether that is news to anybody."""
        if info is not None:
            text = f'{{"type":"table","table":{self.put(info).text}}}'
        elif table_id in self.lines:
            del self.lines[table_id]
            text = messages.LobbyGone(id=table_id).model_dump_json()
        else:
            return False
        written = text.encode()
        for visitor in self.visitors:
            visitor.send(written)
        return True

    async def tell_forever(self) -> None:
        while True:
            await asyncio.sleep(self.pause_s)
            self.tell()

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.close(1001, "The server stops.")
