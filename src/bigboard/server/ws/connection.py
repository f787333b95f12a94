"""A WebSocket of a person: messages go out at once, and wait in an outbox only for a slow reader.

A slow reader never holds up the others: its connection is closed when too much waits for it, or for too long.
"""

from __future__ import annotations

import asyncio
import logging
import types
from collections import deque
from collections.abc import Coroutine, Generator
from dataclasses import dataclass, field
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bigboard.room.person import Person
from bigboard.schemas.base import FastOutgoing, Outgoing
from bigboard.server.limits.rate_limit import mark_of

TOO_SLOW = 4008
log = logging.getLogger("bigboard.server")
Step = Coroutine[Any, Any, None]


def start(step: Step) -> Step | None:
    """Run a coroutine until it has to wait; return the rest of it, or None if it is done.

    Most sends never wait, and a task for each would cost more than the send: Python 3.12 has eager tasks for this.
    """
    try:
        waiting = step.send(None)
    except StopIteration:
        return None
    return finish(step, waiting)


@types.coroutine
def finish(step: Step, waiting: Any) -> Generator[Any, Any, None]:
    while True:
        failure: BaseException | None = None
        try:
            yield waiting
        except BaseException as error:
            failure = error
        try:
            waiting = step.throw(failure) if failure is not None else step.send(None)
        except StopIteration:
            return


@dataclass(eq=False)
class Connection:
    """One WebSocket. `seats` are those whose views it was given; (-1,) is a spectator."""

    socket: WebSocket
    person: Person | None
    limit: int  # messages that may wait
    place: str = ""  # the address it comes from
    device: str = ""  # the hash of its secret
    most_bytes: int = 4_000_000  # that may wait
    timeout_s: float = 20.0  # for a reader who takes nothing
    waiting_bytes: int = 0
    seats: tuple[int, ...] = ()
    changes: bool = False  # updates carry only the differences of a view
    outbox: deque[bytes] = field(default_factory=deque)
    goodbye: tuple[int, str] | None = None
    sending: asyncio.Task[None] | None = None  # while the reader is slow
    closing: bool = False
    asking: bool = False  # a hint is being thought about
    reader: asyncio.Task[object] | None = None  # the task that reads here

    def send(self, message: Outgoing | FastOutgoing | bytes) -> None:
        """Send a message, or put it into the outbox behind what waits there; bytes are already encoded."""
        if self.closing:
            return
        text = message if isinstance(message, bytes) else message.encode()
        if self.sending is None:
            self._begin(self._send(text))
        elif len(self.outbox) >= self.limit or self.waiting_bytes > self.most_bytes:
            self.close(TOO_SLOW, "You read too slowly; connect again.")
        else:
            self.waiting_bytes += len(text)
            self.outbox.append(text)

    def close(self, code: int, reason: str) -> None:
        """Close after what is in the outbox; for a slow reader, at once."""
        if self.closing:
            return
        self.closing = True
        self.goodbye = (code, reason)
        if code == TOO_SLOW:
            self.outbox.clear()
        if self.sending is None:
            self._begin(self._say_goodbye())

    def _begin(self, step: Step) -> None:
        try:
            rest = start(step)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closing = True  # gone; the reading side notices too
            return
        except Exception:  # the other windows get their messages all the same
            log.exception("A message could not be sent.")
            self.closing = True
            return
        if rest is not None:
            self.sending = asyncio.ensure_future(self._drain(rest))

    async def _send(self, text: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": text.decode()})

    async def _say_goodbye(self) -> None:
        if self.goodbye is not None and self.socket.application_state == WebSocketState.CONNECTED:
            await self.socket.close(*self.goodbye)

    async def _drain(self, step: Step) -> None:
        """Finish a send that had to wait, then send the outbox."""
        try:
            while True:
                async with asyncio.timeout(self.timeout_s):
                    await step
                if not self.outbox:
                    break
                text = self.outbox.popleft()
                self.waiting_bytes -= len(text)
                step = self._send(text)
            if self.goodbye is not None:
                async with asyncio.timeout(self.timeout_s):
                    await self._say_goodbye()
            self.sending = None
        except TimeoutError:
            log.warning("Dropped a reader who took nothing for %g s: %s.", self.timeout_s, mark_of(self.place))
            self.closing = True
            if self.reader is not None:
                self.reader.cancel()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closing = True  # gone; the reading side notices too

    async def finish(self, timeout_s: float) -> None:
        """Wait until what is in the outbox is sent."""
        if self.sending is not None:
            await asyncio.wait([self.sending], timeout=timeout_s)
