"""The chat of a table: a second log, numbered by the database, of which each process shows the latest lines."""

from __future__ import annotations

from collections.abc import Sequence

from bigboard.games.contract import JsonDict
from bigboard.room.ports import LiveTable
from bigboard.schemas import messages

SHOWN = 200


class Chat:
    def __init__(self, table: LiveTable, lines: Sequence[JsonDict], last: int) -> None:
        self.table = table
        self.lines: list[messages.ChatLine] = []
        self.keys: dict[int, str] = {}  # of the messages behind the lines, which a client sends again after a loss
        self.last = last  # number of the latest line
        self.read(lines)

    def read(self, lines: Sequence[JsonDict]) -> None:
        """Replace all lines: at the beginning, and when a name was taken out of them."""
        self.lines, self.keys = [], {}
        for line in lines[-SHOWN:]:
            self._add(line)

    def holds(self, person: str, key: str, text: str) -> bool:
        """Return whether this very message is one of the lines."""
        return any((one.person, self.keys[one.n], one.text) == (person, key, text) for one in self.lines)

    async def take(self, lines: Sequence[JsonDict]) -> None:
        """Show lines that this process has written, and those that others wrote before them."""
        if lines and lines[0]["n"] != self.last + 1:
            await self.table.catch_up()
        else:
            self.show(lines)

    def show(self, lines: Sequence[JsonDict]) -> None:
        for stored in lines:
            line = self._add(stored)
            self.last = line.n
            for connection in self.table.connections:
                connection.send(messages.Chat(line=line))

    def _add(self, stored: JsonDict) -> messages.ChatLine:
        line = messages.ChatLine(**{name: value for name, value in stored.items() if name != "key"})
        self.keys[line.n] = stored["key"]
        self.lines = [*self.lines, line]
        while len(self.lines) > SHOWN:
            del self.keys[self.lines.pop(0).n]
        return line
