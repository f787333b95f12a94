"""uvicorn's protocols with limits: on waiting, on the size of a request's head, on frames and on unread answers."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator, Sequence

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C, where that is installed

from bigboard.server.errors import Refused
from bigboard.server.limits.connection_limit import place_of
from bigboard.server.limits.rate_limit import Bucket, mark_of
from bigboard.server.settings import Rate
from bigboard.server.ws.connection import TOO_FAST

GOODBYE_S = 5.0  # after the end of a conversation, for what is still to be read
UNREAD = 4  # messages that wait for the application before nothing more is taken from the line
PIECE = 4096  # bytes that are parsed before the limits are checked again
HEAD_BYTES = 64 * 1024  # of a request, without its body
HEADERS = 100  # of a request
FRAMES = Rate(200, 50.0)  # pings, pongs and continuations of one WebSocket
BUFFER_BYTES = 4_000_000  # that wait for a reader
FINAL, MASKED, TEXT = 0x80, 0x80, 0x01  # bits of a frame's first two bytes
log = logging.getLogger("bigboard.server")
TOO_BIG = Refused("too_big", f"A request has at most {HEADERS} headers, and {HEAD_BYTES} bytes before its body.")


class HeadTooBig(Exception):
    """A request's head is over the limit."""


def pieces(data: bytes) -> Iterator[bytes]:
    """Cut what has arrived, so that a limit is noticed soon after it is passed."""
    return (data[start : start + PIECE] for start in range(0, len(data), PIECE)) if len(data) > PIECE else iter((data,))


def patient_http(request_s: float) -> type[asyncio.Protocol]:
    """HTTP that drops a connection when a request takes longer than this to arrive, or when none comes at all.

    A request whose head is too big gets 431.
    """

    class PatientHttp(HttpToolsProtocol):
        unfinished: asyncio.TimerHandle | None = None
        head_bytes = 0  # of this request so far: everything but its body

        def wait(self) -> None:
            if self.unfinished is None:
                self.unfinished = self.loop.call_later(request_s, self.give_up)

        def arrived(self) -> None:
            if self.unfinished is not None:
                self.unfinished.cancel()
                self.unfinished = None

        def give_up(self) -> None:
            place = mark_of(place_of(self.client[0])) if self.client else "unknown"
            log.warning("Dropped a request that did not arrive within %g s: %s.", request_s, place)
            self.transport.abort()

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self.arrived()
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
            self.arrived()
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
            self.arrived()
            super().handle_websocket_upgrade()

    return PatientHttp


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose end does not depend on the other side: what it does not read in time is thrown away.

    Short messages have a short way in and out; anything else goes the way of `websockets`. The application counts
    messages. Frames that never reach it are counted here.
    """

    in_step = True  # nobody has sent a frame in pieces so far, so whatever arrives begins with a frame
    frame_bucket: Bucket | None = None
    passed_on = False  # by another process, or to one: handover.py

    async def run_asgi(self) -> None:
        self.scope["line"] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()
        self.loop.call_later(GOODBYE_S, self.transport.abort)

    def let_go(self) -> None:
        """The connection is another process's from now on, and nothing more is said here."""
        self.passed_on = self.handshake_complete = True
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.in_step:
            text = self.whole_text(data)
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if not self.read_paused and self.queue.qsize() >= UNREAD:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
        for piece in pieces(data):
            super().data_received(piece)
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        if self.counted():
            super().handle_ping()
            if self.transport.get_write_buffer_size() > BUFFER_BYTES:
                log.warning("Dropped a reader for whom %d bytes wait: %s.", BUFFER_BYTES, self.mark)
                self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if self.counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.counted():
            super().handle_cont(event)

    def counted(self) -> bool:
        """Count a frame that is no message; False if the connection is closed, perhaps because this is one too many."""
        if self.transport.is_closing():
            return False
        now = self.loop.time()
        if self.frame_bucket is None:
            self.frame_bucket = Bucket(FRAMES, now)
        if self.frame_bucket.take(now) == 0:
            return True
        log.warning("Closed a WebSocket that sends too many control or continuation frames: %s.", self.mark)
        self.conn.fail(TOO_FAST, "You send too many control or continuation frames.")
        self.handle_parser_exception()
        return False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(GOODBYE_S, self.transport.abort)

    @property
    def mark(self) -> str:
        """The visitor in the log, as the application sees them: behind a proxy, not the proxy."""
        client = self.scope.get("client")
        return mark_of(place_of(client[0])) if client else "unknown"

    def whole_text(self, data: bytes) -> str | None:
        """The text, if these bytes are one text in one frame. Notes when something arrives in pieces."""
        if not self.handshake_complete:
            self.in_step = not self.handshake_initiated  # who cannot wait for the answer goes the long way
            return None
        size, head = (data[1] & 127, 6) if len(data) > 1 else (0, 0)
        if size == 126:
            size, head = int.from_bytes(data[2:4], "big"), 8
        short = size < 126 or head == 8
        self.in_step = short and len(data) == head + size and data[0] & FINAL != 0 and data[1] & MASKED != 0
        if not self.in_step or data[0] != FINAL | TEXT or self.close_sent:
            return None
        try:
            return apply_mask(data[head:], data[head - 4 : head]).decode()
        except UnicodeDecodeError:
            return None

    def send_now(self, texts: Sequence[bytes]) -> bool:
        """Hands texts to the system at once; False where they would have to wait, or the line is closed."""
        free = self.handshake_complete and self.writable.is_set() and not self.close_sent
        if not free or self.transport.is_closing():
            return False
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
        return True


def framed(text: bytes) -> bytes:
    """A head of two to ten bytes and the text: nothing is compressed, cut in pieces or masked on this way."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
