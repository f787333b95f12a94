"""The public tables as the lobby shows them, encoded once for all visitors. Private tables never come here."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterable
from dataclasses import dataclass

from orjson import Fragment

from bigboard.room.ports import Connection, LiveTable
from bigboard.schemas import messages
from bigboard.schemas.tables import TableInfo

LISTED = ("open", "running", "finished")
SHOWN = 100  # of each


@dataclass(frozen=True)
class Line:
    """A table in the list: as it is, as it is written, and how recent that is."""

    info: TableInfo
    text: Fragment
    at: int


class LobbyFeed:
    def __init__(self, pause_s: float) -> None:
        self.pause_s = pause_s
        self.lines: dict[str, Line] = {}
        self.visitors: set[Connection] = set()
        self.dirty: dict[str, LiveTable] = {}
        self.count = itertools.count()

    def put(self, info: TableInfo) -> Line:
        line = self.lines[info.id] = Line(info, Fragment(info.encode()), next(self.count))
        same = [one for one in self.lines.values() if one.info.status == info.status]
        if len(same) > SHOWN:
            del self.lines[min(same, key=lambda one: one.at).info.id]
        return line

    def latest(self, status: Iterable[str]) -> list[Line]:
        """The lines of those statuses, the latest first."""
        wanted = set(status)
        found = [line for line in self.lines.values() if line.info.status in wanted]
        return sorted(found, key=lambda line: -line.at)

    def list_tables(self, status: Iterable[str], limit: int) -> list[TableInfo]:
        self._renew()
        return [line.info for line in self.latest(status)[:limit]]

    def enter(self, visitor: Connection) -> None:
        """Add a visitor, and send the list."""
        self._renew()
        self.visitors.add(visitor)
        tables = [line.text for status in LISTED for line in self.latest([status])]
        visitor.send(messages.LobbyTables(tables=tables, people=len(self.visitors)))

    def note_change(self, table: LiveTable) -> None:
        """Note a table that looks different; visitors get it soon."""
        self.dirty[table.record.id] = table

    def _renew(self) -> None:
        """Bring the list up to date; a table that became private leaves it at once."""
        for table_id, table in list(self.dirty.items()):
            if table.record.public and table.record.status in LISTED:
                self.put(table.info())
            elif table_id in self.lines:
                self.tell()
                return

    def tell(self) -> None:
        """Send the visitors what has changed, and nothing of tables that were never shown."""
        dirty, self.dirty = self.dirty, {}
        for table_id, table in dirty.items():
            shown = table.record.public and table.record.status in LISTED
            self.update(table_id, table.info() if shown else None)

    def update(self, table_id: str, info: TableInfo | None) -> None:
        """Show a table like this from now on, or no longer."""
        if info is not None:
            written = messages.LobbyTable(table=self.put(info).text).encode()
        elif table_id in self.lines:
            del self.lines[table_id]
            written = messages.LobbyGone(id=table_id).encode()
        else:
            return
        for visitor in self.visitors:
            visitor.send(written)

    async def tell_forever(self) -> None:
        while True:
            await asyncio.sleep(self.pause_s)
            self.tell()

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.close(1001, "The server stops.")
