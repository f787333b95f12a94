"""The sealed values of a table: whose they are, when they are opened, and the deal that follows from them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from bigboard.games.contract import JsonDict
from bigboard.records import commitments
from bigboard.server.room.ports import LiveTable
from bigboard.server.room.record import TableRecord
from bigboard.server.schemas import messages


class Seals:
    """What the players of a table have sealed and opened. The server's own secret is in the table's record."""

    def __init__(self, record: TableRecord) -> None:
        self.secret = record.deal_secret or secrets.token_hex(32)
        self.sealed: dict[str, str] = {}  # by person
        self.opened: dict[str, str] = {}
        self.opening: asyncio.Event | None = None

    @property
    def seal(self) -> str:
        """What everybody may see of the server's secret."""
        return commitments.seal(self.secret)

    def add(self, person: str, seal: str) -> None:
        """A player's seal. While seals are being opened, no other one counts."""
        if self.opening is None:
            self.sealed[person] = seal

    def open(self, person: str, value: str) -> None:
        """A player's value, if it is the sealed one."""
        if self.sealed.get(person) == commitments.seal(value):
            self.opened[person] = value
        if self.opening is not None and set(self.sealed) <= set(self.opened):
            self.opening.set()

    def players(self, record: TableRecord) -> list[tuple[int, str]]:
        """Seat and person of all who have sealed something; several seats of one person count once."""
        first: dict[str, int] = {}
        for number, seat in enumerate(record.seats):
            if seat.person in self.sealed:
                first.setdefault(seat.person, number)
        return [(number, person) for person, number in first.items()]

    def proof(self, record: TableRecord) -> JsonDict:
        """What is kept with the deal, and shown when the game is over."""
        players = [
            {"seat": number, "seal": self.sealed[person], "value": self.opened.get(person)}
            for number, person in self.players(record)
        ]
        return {"table": record.id, "seal": self.seal, "secret": self.secret, "players": players}

    async def open_all(self, table: LiveTable, patience_s: float) -> None:
        """Asks everybody who has sealed a value to open it, and waits; whoever does not stays out of the deal.

        This runs beside the table's jobs, because the answers come through them.
        """
        if self.opening is not None:  # whoever starts a second time waits, too: nobody's value is left out
            await self.opening.wait()
            return
        seated = self.players(table.record)
        self.sealed = {person: self.sealed[person] for _, person in seated}
        if set(self.sealed) <= set(self.opened):
            return
        opening = self.opening = asyncio.Event()
        shown = [messages.SealOf(seat=number, seal=self.sealed[person]) for number, person in seated]
        for connection in table.connections:
            if connection.person is not None and connection.person.id in self.sealed:
                connection.send(messages.OpenSeals(seal=self.seal, players=shown))
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(opening.wait(), patience_s)
        finally:
            opening.set()
            self.opening = None
