"""Who is connected: an outbox for each connection, so that a slow reader never holds up the others."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bigboard.server.identity import Person
from bigboard.server.protocol import Outgoing

TOO_SLOW = 4008


@dataclass
class Goodbye:
    code: int
    reason: str


@dataclass(eq=False)
class Connection:
    """One WebSocket. `seats` are those whose views it was given; (-1,) is a spectator."""

    socket: WebSocket
    person: Person | None
    limit: int
    seats: tuple[int, ...] = ()
    outbox: asyncio.Queue[str | Goodbye] = field(default_factory=asyncio.Queue)
    closing: bool = False
    asking: bool = False  # a hint is being thought about

    def send(self, message: Outgoing | str) -> None:
        """Puts a message into the outbox; a text is a message written already."""
        if self.closing:
            return
        if self.outbox.qsize() >= self.limit:
            self.close(TOO_SLOW, "You read too slowly; connect again.")
            return
        self.outbox.put_nowait(message if isinstance(message, str) else message.model_dump_json())

    def close(self, code: int, reason: str) -> None:
        """Says goodbye after what is in the outbox; to a slow reader, at once."""
        if self.closing:
            return
        self.closing = True
        if code == TOO_SLOW:
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(Goodbye(code, reason))

    async def post(self) -> None:
        """Delivers the outbox until the end."""
        try:
            while True:
                message = await self.outbox.get()
                if isinstance(message, Goodbye):
                    if self.socket.application_state == WebSocketState.CONNECTED:
                        await self.socket.close(message.code, message.reason)
                    return
                await self.socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closing = True  # gone; the reading side notices too
