"""The line between two processes: requests and sockets of visitors, carried to the process that has their table.

One TCP connection carries many streams. A stream is a WebSocket or an HTTP request in ASGI's own terms, so that at its
end the application answers as if the visitor had come there. Each side first proves that it knows the secret in the
database. What is carried is not encrypted: machines that share a database share a private network.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import logging
import secrets
import struct
from collections.abc import Callable, Sequence
from typing import Any, cast

from starlette.types import ASGIApp, Message

HEAD = struct.Struct("!IIB")  # length of what follows the head, stream, kind
PROVE, OPEN, TEXT, CLOSE, REQUEST, ANSWER, BEAT = range(7)
MOST_BYTES = 64_000_000  # that may wait for a peer, and that one frame may have
STRANGER_BYTES = 1000  # in a frame, before the other side has proved itself
CONNECT_S = 2.0
BEAT_S = 1.0
SILENCE_S = 4.0  # then the other side is gone
FROM_PEER = "bigboard.from_peer"  # in a scope: carried here by another process, which must not be sent on again
log = logging.getLogger("bigboard.server")


class LinkLost(Exception):
    """The other process is gone, or cannot be reached."""


def proof(secret: str, *words: str) -> str:
    return hmac.new(secret.encode(), " ".join(words).encode(), hashlib.sha256).hexdigest()


def carried(scope: Any) -> dict[str, Any]:
    """What the other process has to know of a request or a socket."""
    return {
        "type": scope["type"],
        "method": scope.get("method"),
        "path": scope["path"],
        "query": scope["query_string"].decode("latin-1"),
        "scheme": scope.get("scheme", "http"),
        "headers": [[name.decode("latin-1"), value.decode("latin-1")] for name, value in scope["headers"]],
        "client": scope.get("client"),
        "server": scope.get("server"),
    }


def scope_of(told: dict[str, Any]) -> dict[str, Any]:
    """The same, as the application wants it."""
    scope = {
        "type": told["type"],
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": told["scheme"],
        "path": told["path"],
        "raw_path": told["path"].encode(),
        "root_path": "",
        "query_string": told["query"].encode("latin-1"),
        "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in told["headers"]],
        "client": tuple(told["client"]) if told["client"] else None,
        "server": tuple(told["server"]) if told["server"] else None,
        "state": {},
        FROM_PEER: True,
    }
    if told["type"] == "http":
        scope["method"] = told["method"]
    else:
        scope["subprotocols"] = []
    return scope


class Framed(asyncio.Protocol):
    """Frames in both directions, and an end to a line on which nothing comes any more."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.received = bytearray()
        self.trusted = False
        self.lost = False
        self.unsent: list[bytes] = []  # frames of this round of the loop
        self.heard = self.loop.time()
        self.beating: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by descent
        self.beat()

    def beat(self) -> None:
        """Both sides say now and then that they are there; whoever says nothing is gone."""
        if self.loop.time() - self.heard > SILENCE_S:
            self.transport.abort()
            return
        if self.trusted:
            self.send(0, BEAT, b"")
        self.beating = self.loop.call_later(BEAT_S, self.beat)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if self.beating is not None:
            self.beating.cancel()

    def send(self, stream: int, kind: int, content: bytes) -> None:
        """Whatever is sent in one round of the loop goes to the system in one call."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(HEAD.pack(len(content), stream, kind) + content)

    def flush(self) -> None:
        frames, self.unsent = self.unsent, []
        if self.lost or not frames:
            return
        if self.transport.get_write_buffer_size() > MOST_BYTES:
            log.warning("A process takes nothing any more; the line to it is closed.")
            self.transport.abort()
            return
        self.transport.write(b"".join(frames))

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        self.received += data
        start, end = 0, len(self.received)
        try:
            while end - start >= HEAD.size:
                length, stream, kind = HEAD.unpack_from(self.received, start)
                if length > (MOST_BYTES if self.trusted else STRANGER_BYTES):
                    raise ValueError("too long")
                if end - start < HEAD.size + length:
                    break
                content = bytes(self.received[start + HEAD.size : start + HEAD.size + length])
                start += HEAD.size + length
                self.frame(stream, kind, content)
        except Exception as error:
            log.warning("A line between processes is closed: %s: %s", type(error).__name__, error)
            self.transport.abort()
        del self.received[:start]

    def frame(self, stream: int, kind: int, content: bytes) -> None:
        raise NotImplementedError


class Answering(Framed):
    """The end where the tables are: runs the application for every stream."""

    def __init__(self, app: ASGIApp, secret: str, me: Callable[[], str], all_: set[Answering]) -> None:
        super().__init__()
        self.app, self.secret, self.me, self.all = app, secret, me, all_
        self.nonce = secrets.token_hex(16)
        self.inboxes: dict[int, asyncio.Queue[Message]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.all.add(self)
        self.send(0, PROVE, json.dumps({"process": self.me(), "nonce": self.nonce}).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.all.discard(self)
        for inbox in self.inboxes.values():
            inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def frame(self, stream: int, kind: int, content: bytes) -> None:
        if not self.trusted:
            told = json.loads(content)
            if kind != PROVE or not hmac.compare_digest(told["proof"], proof(self.secret, "visitor", self.nonce)):
                raise ValueError("whoever came does not know the secret")
            self.trusted = True
            self.send(0, PROVE, json.dumps({"proof": proof(self.secret, "host", told["nonce"])}).encode())
        elif kind == TEXT and stream in self.inboxes:
            self.inboxes[stream].put_nowait({"type": "websocket.receive", "text": content.decode()})
        elif kind == CLOSE and stream in self.inboxes:
            self.inboxes[stream].put_nowait({"type": "websocket.disconnect", "code": 1001})
        elif kind in (OPEN, REQUEST):
            if kind == OPEN:  # before its first message comes
                self.inboxes[stream] = asyncio.Queue()
                self.inboxes[stream].put_nowait({"type": "websocket.connect"})
            answer = self.socket if kind == OPEN else self.request
            task = self.loop.create_task(answer(stream, content))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def socket(self, stream: int, content: bytes) -> None:
        inbox = self.inboxes[stream]

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                self.send(stream, TEXT, message["text"].encode())
            elif message["type"] == "websocket.close":
                ended.update(code=message.get("code", 1000), reason=message.get("reason") or "")

        ended: dict[str, Any] = {"code": 1011, "reason": "A mistake in the server."}
        try:
            scope = {**scope_of(json.loads(content)), "line": CarriedLine(self, stream, inbox)}
            await self.app(scope, inbox.get, send)
        finally:
            self.inboxes.pop(stream, None)
            self.send(stream, CLOSE, json.dumps(ended).encode())

    async def request(self, stream: int, content: bytes) -> None:
        head, _, body = content.partition(b"\n")
        told: dict[str, Any] = {"status": 500, "headers": []}
        answer = bytearray()

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                told["status"] = message["status"]
                told["headers"] = [[n.decode("latin-1"), v.decode("latin-1")] for n, v in message["headers"]]
            else:
                answer.extend(message.get("body", b""))

        try:
            await self.app(scope_of(json.loads(head)), receive, send)
        finally:
            self.send(stream, ANSWER, json.dumps(told).encode() + b"\n" + bytes(answer))


class CarriedLine:
    """The short way to a visitor at another process: messages go out without an outbox, as on a socket of one's own."""

    close_sent = False

    def __init__(self, link: Answering, stream: int, queue: asyncio.Queue[Message]) -> None:
        self.link, self.stream, self.queue = link, stream, queue

    def send_now(self, texts: Sequence[bytes]) -> bool:
        for text in texts:
            self.link.send(self.stream, TEXT, text)
        return not self.link.lost


class Stream:
    """A visitor's socket at the table's process."""

    def __init__(self, link: Calling, number: int, heard: Callable[[bytes], None]) -> None:
        self.link, self.number, self.heard = link, number, heard
        self.ended: asyncio.Future[tuple[int, str] | None] = link.loop.create_future()  # None: the process is gone

    def send(self, text: str) -> None:
        self.link.send(self.number, TEXT, text.encode())

    def close(self) -> None:
        self.link.streams.pop(self.number, None)
        self.link.send(self.number, CLOSE, b"")

    def end(self, how: tuple[int, str] | None) -> None:
        if not self.ended.done():
            self.ended.set_result(how)


class Calling(Framed):
    """The end where the visitors are."""

    def __init__(self, process: str, secret: str) -> None:
        super().__init__()
        self.process, self.secret = process, secret
        self.nonce = secrets.token_hex(16)
        self.ready: asyncio.Future[None] = self.loop.create_future()
        self.streams: dict[int, Stream] = {}
        self.answers: dict[int, asyncio.Future[bytes]] = {}
        self.numbers = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if not self.ready.done():
            self.ready.set_exception(LinkLost("The process did not answer as one of ours."))
        for stream in self.streams.values():
            stream.end(None)
        self.streams.clear()
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(LinkLost("The process was lost."))

    def frame(self, stream: int, kind: int, content: bytes) -> None:
        if kind == PROVE and not self.trusted:
            told = json.loads(content)
            if "nonce" in told:
                if told["process"] != self.process:
                    raise ValueError("another process is at its address; is `link_host` right on every machine?")
                said = {"proof": proof(self.secret, "visitor", told["nonce"]), "nonce": self.nonce}
                self.send(0, PROVE, json.dumps(said).encode())
            elif hmac.compare_digest(told["proof"], proof(self.secret, "host", self.nonce)):
                self.trusted = True
                self.ready.set_result(None)
            else:
                raise ValueError("whoever answers does not know the secret")
        elif kind == TEXT and stream in self.streams:
            self.streams[stream].heard(content)
        elif kind == CLOSE and stream in self.streams:
            how = json.loads(content)
            self.streams.pop(stream).end((how["code"], how["reason"]))
        elif kind == ANSWER and stream in self.answers and not self.answers[stream].done():
            self.answers[stream].set_result(content)

    def open(self, scope: dict[str, Any], heard: Callable[[bytes], None]) -> Stream:
        self.numbers += 1
        stream = self.streams[self.numbers] = Stream(self, self.numbers, heard)
        self.send(stream.number, OPEN, json.dumps(scope).encode())
        return stream

    async def request(self, scope: dict[str, Any], body: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Status, headers and body of the answer; LinkLost if none comes, and then nobody knows what was done."""
        if self.lost:
            raise LinkLost("The process was lost.")
        self.numbers += 1
        number = self.numbers
        answer = self.answers[number] = self.loop.create_future()
        self.send(number, REQUEST, json.dumps(scope).encode() + b"\n" + body)
        try:
            head, _, content = (await answer).partition(b"\n")
        finally:
            del self.answers[number]
        told = json.loads(head)
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in told["headers"]]
        return told["status"], headers, content


class Links:
    """All lines of this process: those that come in, and those to others, made when they are needed."""

    def __init__(self, secret: Callable[[], str], me: Callable[[], str]) -> None:
        self.secret, self.me = secret, me
        self.server: asyncio.Server | None = None
        self.incoming: set[Answering] = set()
        self.outgoing: dict[str, asyncio.Future[Calling]] = {}

    async def open(self, app: ASGIApp, host: str, port: int) -> str:
        """Listens, and returns the address for the others."""
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(
            lambda: Answering(app, self.secret(), self.me, self.incoming), host or None, port
        )
        return f"{host}:{self.server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for line in [*self.incoming]:
            if line.tasks:  # sockets are being told goodbye
                await asyncio.wait([*line.tasks], timeout=2)
            line.flush()
            line.transport.close()
        for process in [*self.outgoing]:
            self.drop(process)

    def drop(self, process: str) -> None:
        made = self.outgoing.pop(process, None)
        if made is not None and made.done() and not made.cancelled() and made.exception() is None:
            made.result().transport.abort()

    async def to(self, process: str, address: str) -> Calling:
        """The line to a process; LinkLost if there is none."""
        known = self.outgoing.get(process)
        if known is not None and known.done() and (known.exception() is not None or known.result().lost):
            known = None
        if known is None:
            known = self.outgoing[process] = asyncio.ensure_future(self._call(process, address))
        return await asyncio.shield(known)

    async def _call(self, process: str, address: str) -> Calling:
        host, _, port = address.rpartition(":")
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_S):
                _, line = await loop.create_connection(lambda: Calling(process, self.secret()), host, int(port))
                await line.ready
        except (OSError, TimeoutError, ValueError) as error:
            raise LinkLost(f"{address}: {error}") from None
        return line


def forget(task: asyncio.Future[Any]) -> None:
    """Of a task that nobody waits for: its failure was told already."""
    with contextlib.suppress(asyncio.CancelledError, Exception):
        task.result()
