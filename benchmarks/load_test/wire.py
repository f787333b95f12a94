"""A WebSocket client that costs almost nothing, so that a benchmark measures the server and not its visitors.

It reads whole frames out of what arrives and hands on their bytes; it masks with zeros, which the protocol allows.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

Heard = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One socket. `heard` is called with each text, `bytes_in` counts what came over the wire."""

    transport: asyncio.Transport

    def __init__(self, request: bytes, heard: Heard) -> None:
        self.request = request
        self.heard = heard
        self.buffer = b""
        self.bytes_in = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are of another family
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.bytes_in += len(data)
        buffer = self.buffer + data if self.buffer else data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            if b" 101 " not in buffer[:20]:
                self.opened.set_exception(ConnectionError(buffer[:end].decode("latin-1")))
                return
            self.opened.set_result(None)
            buffer = buffer[end + 4 :]
        at = 0
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                if len(buffer) - begin < wide:
                    break
                size, begin = int.from_bytes(buffer[begin : begin + wide], "big"), begin + wide
            if len(buffer) - begin < size:
                break
            at, kind = begin + size, buffer[at] & 15
            if kind == 1:
                self.heard(buffer[begin:at])
            elif kind == 8:
                self.transport.close()
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | size]) + bytes(4) + buffer[begin:at])
        self.buffer = buffer[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("The server has hung up."))
        if not self.closed.done():
            self.closed.set_result(None)

    def send(self, text: str) -> None:
        """A text of less than 64 kB."""
        payload = text.encode()
        size = len(payload)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + payload)

    async def close(self) -> None:
        self.transport.close()
        await self.closed


async def open_line(url: str, path: str, heard: Heard, token: str = "", address: str = "127.0.0.1") -> Line:
    """Connects from that address of this machine; returns when the server has accepted."""
    place = urlsplit(url)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {place.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Authorization: Bearer {token}"] if token else []),
        "",
        "",
    ]
    request = "\r\n".join(lines).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(request, heard), place.hostname, place.port, local_addr=(address, 0)
    )
    await line.opened
    return line
