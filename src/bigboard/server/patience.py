"""Connections that never finish what they began: uvicorn's protocols, with an end to waiting."""

from __future__ import annotations

import asyncio
import logging

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bigboard.server.doors import place_of
from bigboard.server.limits import mark_of

GOODBYE_S = 5.0  # after the end of a conversation, for what is still to be read
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
    """A WebSocket whose end does not depend on the other side: what it does not read in time is thrown away."""

    async def run_asgi(self) -> None:
        self.scope["line"] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()
        self.loop.call_later(GOODBYE_S, self.transport.abort)

    def send_now(self, text: bytes) -> bool:
        """Hands a text to the system at once; False where it would have to wait, or the line is closed.

        A frame is a head of two to ten bytes and the text: nothing is compressed, cut in pieces or masked on this way.
        """
        free = self.handshake_complete and self.writable.is_set() and not self.close_sent
        if not free or self.transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            self.transport.write(b"\x81%c%b" % (size, text))
        elif size < 1 << 16:
            self.transport.write(b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text))
        else:
            self.transport.write(b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text))
        return True
