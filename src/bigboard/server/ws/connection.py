"""Who is connected: an outbox for each connection, so that a slow reader never holds up the others.

Whoever keeps up gets each message at once, without the outbox and the task that empties it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bigboard.server.limits.rate_limit import mark_of
from bigboard.server.room.person import Person
from bigboard.server.schemas.protocol import Outgoing

TOO_SLOW = 4008
TOO_FAST = 4029
log = logging.getLogger("bigboard.server")


class Line(Protocol):
    """The short way to a reader, beside the application's: a socket of this process, or one that another carries."""

    queue: asyncio.Queue[Any]  # of what has come from there
    close_sent: bool

    def send_now(self, texts: Sequence[bytes]) -> bool:
        """Hands texts over at once; False where they would have to wait, or the line is closed."""


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
    place: str = ""  # where it comes from
    device: str = ""  # the hash of its secret
    most_bytes: int = 4_000_000
    patience_s: float = 20.0  # for a reader who takes nothing
    waiting_bytes: int = 0
    seats: tuple[int, ...] = ()
    changes: bool = False  # updates tell only what is different in a view
    outbox: asyncio.Queue[bytes | Goodbye] = field(default_factory=asyncio.Queue)
    closing: bool = False
    asking: bool = False  # a hint is being thought about
    talking: asyncio.Task[object] | None = None  # the task that reads here
    dropped: bool = False  # it took nothing for too long
    held: list[bytes] = field(default_factory=list)  # messages that go out with the next one

    def __post_init__(self) -> None:
        self.line: Line | None = self.socket.scope.get("line")

    @property
    def ended(self) -> bool:
        """Whether the line is closed from our side, as when the server stops."""
        return self.line is not None and self.line.close_sent

    @property
    def waits_to_be_read(self) -> bool:
        """Whether the next message from there has arrived already."""
        return self.line is None or not self.line.queue.empty()

    def send(self, message: Outgoing | bytes, more: bool = False) -> None:
        """Sends a message, or puts it into the outbox behind what waits there; bytes are a message written already.

        With `more` it waits for the next one, which follows at once, or for `flush`: both go to the system in one call.
        """
        if self.closing:
            return
        self.held.append(message if isinstance(message, bytes) else message.__pydantic_serializer__.to_json(message))
        if not more:
            self.flush()

    def flush(self) -> None:
        """Sends what was held for the next message."""
        texts, self.held = self.held, []
        if not texts or self.closing:
            return
        if self.line is not None and self.waiting_bytes == 0 and self.line.send_now(texts):
            return
        for text in texts:
            if self.outbox.qsize() >= self.limit or self.waiting_bytes > self.most_bytes:
                self.close(TOO_SLOW, "You read too slowly; connect again.")
                return
            self.waiting_bytes += len(text)
            self.outbox.put_nowait(text)

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
                async with asyncio.timeout(self.patience_s):
                    if isinstance(message, Goodbye):
                        if self.socket.application_state == WebSocketState.CONNECTED:
                            await self.socket.close(message.code, message.reason)
                        return
                    await self.socket.send_text(message.decode())
                self.waiting_bytes -= len(message)
        except TimeoutError:
            log.warning("Dropped a reader who took nothing for %g s: %s.", self.patience_s, mark_of(self.place))
            self.closing = True
            self.dropped = True
            if self.talking is not None:
                self.talking.cancel()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closing = True  # gone; the reading side notices too
