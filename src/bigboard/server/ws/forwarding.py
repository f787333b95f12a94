"""A visitor may come to any process. Whatever concerns a table that another process has is carried there and back.

On one machine a visitor's socket is given away instead: cluster.handover.

All that happens at a table happens in the process that owns it. If that process is lost, a visitor's socket stays open
here and is taken up by the next owner from the last entry that was shown: for the client it is one more `welcome`.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any

from fastapi.responses import JSONResponse, Response
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from bigboard.server.cluster.link import FROM_PEER, Calling, LinkLost, Stream, carried
from bigboard.server.cluster.ownership import Elsewhere, clock
from bigboard.server.errors import Refused, unavailable
from bigboard.server.limits.rate_limit import Bucket
from bigboard.server.schemas.messages import Hello
from bigboard.server.tables.directory import Lobby
from bigboard.server.ws.connection import Connection
from bigboard.server.ws.endpoint import first_message, receive, served

OF_TABLE = re.compile(r"/api/(?:learn/)?tables/([0-9a-z]{1,32})(?:/|$)")
SHOWN = re.compile(rb'\{"type":"\w+","seat":(-?\d+),"seq":(\d+)')
SAFE = ("GET", "HEAD")
MOVED = 421  # the status of a request that came to a process which has not got the table
MOVING = (1001, 1012, 1013)  # how a socket ends whose table goes on elsewhere
PATIENCE_S = 15.0  # for another owner
RETRY_S = 0.1
MOST_HELD = 100  # messages of a client, while its table has no owner


def table_of(scope: Scope) -> str | None:
    found = OF_TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
    return found.group(1) if found else None


async def whereabouts(lobby: Lobby, table_id: str) -> str:
    """The process that has the table: this one, if nobody had it."""
    try:
        await lobby.ownership.require(table_id)
    except Elsewhere as elsewhere:
        return elsewhere.process
    return lobby.ownership.me


class Forwarding:
    """Lets through what belongs here, and carries the rest to where it belongs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table_id = table_of(scope)
        if table_id is None or FROM_PEER in scope:
            await self.app(scope, receive, send)
            return
        lobby: Lobby = scope["app"].state.lobby
        if not lobby.ownership.shared or (table_id in lobby.tables and lobby.ownership.alive):
            await self.app(scope, receive, send)
            return
        try:
            owner = await whereabouts(lobby, table_id)
        except Refused:
            owner = lobby.ownership.me  # where it is refused in the usual way
        if owner == lobby.ownership.me:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            if await lobby.handover.give(lobby.ownership.peers.get(owner, ""), scope):
                return
            await served(WebSocket(scope, receive, send), Relayed(lobby, scope, table_id).talk)
        else:
            await self.request(lobby, table_id, owner, scope, receive, send)

    async def request(
        self, lobby: Lobby, table_id: str, owner: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        body = await whole(receive)
        end = clock() + PATIENCE_S
        while owner != lobby.ownership.me:
            try:
                line = await line_to(lobby, owner)
            except LinkLost:
                answer = None
            else:
                answer = await asked(line, scope, body)
            if answer is not None and answer[0] != MOVED:
                status, headers, content = answer
                await send({"type": "http.response.start", "status": status, "headers": headers})
                await send({"type": "http.response.body", "body": content})
                return
            if clock() > end:
                raise unavailable()
            await asyncio.sleep(RETRY_S)
            owner = await whereabouts(lobby, table_id)

        async def again() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)  # meanwhile it has become ours


async def whole(receive: Receive) -> bytes:
    """The body of a request; how long it may be is watched further out."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body", False):
            return bytes(body)


async def line_to(lobby: Lobby, process: str) -> Calling:
    address = lobby.ownership.peers.get(process)
    if address is None:
        raise LinkLost("The process is not known here yet, or no longer.")
    return await lobby.links.to(process, address)


async def asked(line: Calling, scope: Scope, body: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes] | None:
    """The answer; None if none came and asking again can do no harm."""
    try:
        return await line.request(carried(scope), body)
    except LinkLost:
        if scope["method"] not in SAFE:
            raise unavailable() from None
        return None


class Relayed:
    """A visitor's socket at a table that another process has."""

    def __init__(self, lobby: Lobby, scope: Scope, table_id: str) -> None:
        self.lobby, self.scope, self.table_id = lobby, scope, table_id
        self.stream: Stream | None = None
        self.shown: dict[bytes, int] = {}  # by seat: the latest entry that the visitor was shown
        self.held: list[str] = []

    async def talk(self, connection: Connection) -> None:
        self.connection = connection
        hello = await first_message(connection.socket, self.lobby.settings.hello_s)
        reading = asyncio.create_task(self.read())
        try:
            while not connection.closing:
                stream = await self.attached(hello)
                awaited: set[asyncio.Future[Any]] = {stream.ended, reading}
                await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
                self.stream = None
                if reading.done():
                    stream.close()
                    reading.result()
                    return
                how = stream.ended.result()
                if how is not None and how[0] not in MOVING:
                    connection.close(*how)
        finally:
            reading.cancel()
            if self.stream is not None:
                self.stream.close()

    async def attached(self, hello: Hello) -> Stream:
        """The socket at the table's owner, wherever that is now: from the last entry on that was shown here."""
        end = clock() + PATIENCE_S
        while True:
            try:
                line = await line_to(self.lobby, await whereabouts(self.lobby, self.table_id))
                break
            except LinkLost:
                pass
            except Refused as refused:
                if refused.code != "unavailable":
                    raise
            if clock() > end:
                raise unavailable()
            await asyncio.sleep(RETRY_S)
        since = min(self.shown.values()) if self.shown else hello.since
        stream = self.stream = line.open(carried(self.scope), self.hear)
        stream.send(hello.model_copy(update={"since": since}).model_dump_json())
        for text in self.held:
            stream.send(text)
        self.held.clear()
        return stream

    def hear(self, text: bytes) -> None:
        found = SHOWN.match(text)
        if found is not None:
            self.shown[found.group(1)] = int(found.group(2))
        self.connection.send(text)

    async def read(self) -> None:
        """The owner counts what messages cost; here they only come no faster than it would take them."""
        clock = asyncio.get_running_loop()
        bucket = Bucket(self.lobby.settings.messages, clock.time())
        while True:
            text = await receive(self.connection.socket)
            wait = bucket.take(clock.time())
            if wait > 0:
                await asyncio.sleep(wait)
            if self.stream is not None:
                self.stream.send(text)
            elif len(self.held) < MOST_HELD:
                self.held.append(text)


async def answer_from(lobby: Lobby, request: Request, elsewhere: Elsewhere) -> Response:
    """What a request leads to when its answer is a table that another process has: that one's answer."""
    if table_of(request.scope) == elsewhere.table_id:
        return JSONResponse(elsewhere.fields(), MOVED if FROM_PEER in request.scope else elsewhere.status)
    path = f"/api/tables/{elsewhere.table_id}"
    scope: dict[str, Any] = {**request.scope, "method": "GET", "path": path, "query_string": b""}
    try:
        answer = await asked(await line_to(lobby, elsewhere.process), scope, b"")
    except LinkLost:
        answer = None
    if answer is None or answer[0] != 200:
        return JSONResponse(elsewhere.fields(), elsewhere.status)
    headers = {n.decode("latin-1"): v.decode("latin-1") for n, v in answer[1] if n.lower() != b"content-length"}
    return Response(answer[2], 201, headers)
