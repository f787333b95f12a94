"""Connections that never finish what they began: uvicorn's protocols, with an end to waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where that is installed

from bigboard.server.doors import place_of
from bigboard.server.limits import mark_of

GOODBYE_S = 5.0  # after the end of a conversation, for what is still to be read
UNREAD = 4  # messages that wait for the application before nothing more is taken from the line
FINAL, MASKED, TEXT = 0x80, 0x80, 0x01  # bits of a frame's first two bytes
log = logging.getLogger("bigboard.server")


def patient_http(request_s: float) -> type[asyncio.Protocol]:
    """HTTP that drops a connection when a request takes longer than this to arrive, or when none comes at all."""

    class PatientHttp(HttpToolsProtocol):
        unfinished: asyncio.TimerHandle | None = None

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
            super().data_received(data)

        def on_message_complete(self) -> None:
            self.arrived()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self.arrived()
            super().handle_websocket_upgrade()

    return PatientHttp


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose end does not depend on the other side: what it does not read in time is thrown away.

    Short messages have a short way in and out; anything else goes the way of `websockets`.
    """

    in_step = True  # nobody has sent a frame in pieces so far, so whatever arrives begins with a frame
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
        super().data_received(data)

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
