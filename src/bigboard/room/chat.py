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
        self.last = last  # number of the latest line
        self.read(lines)

    def read(self, lines: Sequence[JsonDict]) -> None:
        """Replace all lines: at the beginning, and when a name was taken out of them."""
        self.lines = [messages.ChatLine(**line) for line in lines[-SHOWN:]]

    async def take(self, lines: Sequence[JsonDict]) -> None:
        """Show lines that this process has written, and those that others wrote before them."""
        if lines and lines[0]["n"] != self.last + 1:
            await self.table.catch_up()
        else:
            self.show(lines)

    def show(self, lines: Sequence[JsonDict]) -> None:
        for stored in lines:
            line = messages.ChatLine(**stored)
            self.last = line.n
            self.lines = [*self.lines, line][-SHOWN:]
            for connection in self.table.connections:
                connection.send(messages.Chat(line=line))
