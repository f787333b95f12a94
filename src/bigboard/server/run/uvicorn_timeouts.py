"""uvicorn's protocols with limits: on waiting, on the size of a request's head, on frames and on unread answers."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from bigboard.schemas.errors import Refused
from bigboard.server.limits.connection_limit import network_of
from bigboard.server.limits.rate_limit import Bucket, mark_of
from bigboard.server.settings import Rate
from bigboard.services.requests import TOO_FAST

GOODBYE_S = 5.0  # after the end of a conversation, for what is still to be read
PIECE = 4096  # bytes that are parsed before the limits are checked again
HEAD_BYTES = 64 * 1024  # of a request, without its body
HEADERS = 100  # of a request
FRAMES = Rate(200, 50.0)  # pings, pongs and continuations of one WebSocket
BUFFER_BYTES = 4_000_000  # that wait for a reader
log = logging.getLogger("bigboard.server")
TOO_BIG = Refused("too_big", f"A request can have at most {HEADERS} headers and {HEAD_BYTES} bytes before its body.")


class HeadTooBig(Exception):
    """A request's head is over the limit."""


def pieces(data: bytes) -> Iterator[bytes]:
    """Cut what has arrived, so that a limit is noticed soon after it is passed."""
    return (data[start : start + PIECE] for start in range(0, len(data), PIECE)) if len(data) > PIECE else iter((data,))


def limited_http(request_s: float) -> type[asyncio.Protocol]:
    """HTTP that drops a connection when a request takes longer than this to arrive, or when none comes at all.

    A request whose head is too big gets 431.
    """

    class LimitedHttp(HttpToolsProtocol):
        unfinished: asyncio.TimerHandle | None = None
        head_bytes = 0  # of this request so far: everything but its body

        def wait(self) -> None:
            if self.unfinished is None:
                self.unfinished = self.loop.call_later(request_s, self.give_up)

        def note_arrival(self) -> None:
            if self.unfinished is not None:
                self.unfinished.cancel()
                self.unfinished = None

        def give_up(self) -> None:
            place = mark_of(network_of(self.client[0])) if self.client else "unknown"
            log.warning("Dropped a request that did not arrive within %g s: %s.", request_s, place)
            self.transport.abort()

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self.note_arrival()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self.wait()
            for piece in pieces(data):
                self.head_bytes += len(piece)
                super().data_received(piece)
                if self.transport.is_closing() or self.transport.get_protocol() is not self:
                    return
                if self.head_bytes > HEAD_BYTES:  # the parser keeps an unfinished header to itself
                    self.refuse_head()
                    return

        def on_headers_complete(self) -> None:
            size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
            if len(self.headers) > HEADERS or size > HEAD_BYTES:
                self.refuse_head()
                raise HeadTooBig  # so that the parser stops
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self.head_bytes -= len(body)
            super().on_body(body)

        def on_message_complete(self) -> None:
            self.head_bytes = 0
            self.note_arrival()
            super().on_message_complete()

        def refuse_head(self) -> None:
            said = json.dumps(TOO_BIG.fields()).encode()
            head = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Type: application/json\r\n"
            self.transport.write(b"%bContent-Length: %d\r\nConnection: close\r\n\r\n%b" % (head, len(said), said))
            self.transport.close()

        def send_400_response(self, msg: str) -> None:
            if not self.transport.is_closing():  # otherwise it was refused already
                super().send_400_response(msg)

        def handle_websocket_upgrade(self) -> None:
            self.note_arrival()
            super().handle_websocket_upgrade()

    return LimitedHttp


class LimitedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that counts control and continuation frames, and whose end does not depend on the other side.

    The application counts messages. Frames that never reach it are counted here.
    """

    frame_bucket: Bucket | None = None
    flooded = False

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(GOODBYE_S, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(GOODBYE_S, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if self.flooded or self.transport.is_closing():
                return
            super().data_received(piece)

    def handle_ping(self) -> None:
        if self.is_allowed():
            super().handle_ping()
            if self.transport.get_write_buffer_size() > BUFFER_BYTES:
                log.warning("Dropped a reader for whom %d bytes wait: %s.", BUFFER_BYTES, self.mark)
                self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_cont(event)

    def is_allowed(self) -> bool:
        """Count a frame that is no message; one too many closes the connection."""
        if self.flooded or self.transport.is_closing():
            return False
        now = self.loop.time()
        if self.frame_bucket is None:
            self.frame_bucket = Bucket(FRAMES, now)
        if self.frame_bucket.take(now) == 0:
            return True
        log.warning("Closed a WebSocket that sends too many control or continuation frames: %s.", self.mark)
        self.flooded = True
        self.goodbye = self.loop.create_task(self.say_goodbye())
        self.loop.call_later(GOODBYE_S, self.transport.abort)
        return False

    async def say_goodbye(self) -> None:
        reason = "You send too many control or continuation frames."
        await self.send({"type": "websocket.close", "code": TOO_FAST, "reason": reason})
        self.transport.close()

    @property
    def mark(self) -> str:
        """The visitor in the log, as the application sees them: behind a proxy, not the proxy."""
        client = self.scope.get("client")
        return mark_of(network_of(client[0])) if client else "unknown"
