"""The WebSockets: hello, requests, and refusals that leave the connection open."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from bigboard.room.seating import require_invitation
from bigboard.room.table import Table
from bigboard.schemas import messages
from bigboard.schemas.errors import Refused
from bigboard.server.accounts.identity import digest
from bigboard.server.container import Container
from bigboard.server.http.deps import Services, check_origin, client_network, find_person, secret_of
from bigboard.server.limits.rate_limit import Bucket
from bigboard.server.ops.metrics import BROKEN, REFUSALS, TOLD
from bigboard.server.ws.connection import Connection
from bigboard.services import requests

log = logging.getLogger("bigboard.server")
router = APIRouter(prefix="/api")
MOST_REFUSED = 100  # messages too many before the connection is closed
GOODBYE_S = 5.0  # seconds for what is still to be read at the end
# What messages cost, in units of a ping: looking back plays the game again, a world is drawn, a hint is thought about.
COSTS: dict[type[messages.Request], float] = {
    messages.Undo: 5.0,
    messages.Say: 4.0,
    messages.AskWorld: 4.0,
    messages.LookBack: 10.0,
    messages.AskHint: 20.0,
    messages.AskCoach: 20.0,
}


@router.websocket("/tables/{table_id}/ws")
async def table_socket(socket: WebSocket, table_id: str, services: Services) -> None:
    async def play_here(connection: Connection, hello: messages.Hello) -> None:
        table = await services.lobby.find(table_id)
        require_invitation(table.record, connection.person, socket.query_params.get("invitation", ""))
        try:
            await table.ask(lambda: table.windows.join(connection, hello.since))
            await read(services, connection, table)
        finally:
            if not table.stopped:
                await asyncio.shield(table.ask(lambda: table.windows.leave(connection)))

    await serve(socket, services, play_here)


@router.websocket("/lobby/ws")
async def lobby_socket(socket: WebSocket, services: Services) -> None:
    async def look_around(connection: Connection, hello: messages.Hello) -> None:
        listing, person = services.lobby.listing, connection.person
        try:
            listing.enter(connection)
            if person is not None:
                await services.lobby.note_visitors(person)
            await read(services, connection, None)
        finally:
            listing.visitors.discard(connection)
            if person is not None and not services.lobby.draining:
                with contextlib.suppress(Refused):
                    await asyncio.shield(services.lobby.note_visitors(person))

    await serve(socket, services, look_around)


async def serve(
    socket: WebSocket, services: Container, visit: Callable[[Connection, messages.Hello], Awaitable[None]]
) -> None:
    """Accept, wait for hello, and let the client visit; the reason of a refusal is sent before the end."""
    await socket.accept()
    settings, place, secret = services.settings, client_network(socket), secret_of(socket)
    connection = Connection(
        socket, None, settings.outbox, place, digest(secret), settings.outbox_bytes, settings.slow_s
    )
    connection.reader = asyncio.current_task()
    try:
        with services.connection_limit.enter(place):
            check_origin(socket, settings.origins)
            connection.person = await find_person(services, secret)
            hello = await first_message(socket, settings.hello_s)
            if connection.person is not None:
                services.moderation.require_welcome(connection.person.id)
            connection.changes = hello.views == "changes"
            await visit(connection, hello)
    except asyncio.CancelledError:  # its reader was too slow, or the server stops
        if connection.reader is not None:
            connection.reader.uncancel()
    except Refused as refused:
        tell(connection, refused, None, None)
        connection.close(requests.close_code(refused), refused.message)
    except WebSocketDisconnect:
        connection.close(1000, "")
    except Exception:
        log.exception("A connection failed.")
        connection.close(1011, "A mistake in the server.")
    finally:
        connection.close(1000, "")
        await connection.finish(GOODBYE_S)


async def first_message(socket: WebSocket, timeout_s: float) -> messages.Hello:
    try:
        text = await asyncio.wait_for(receive(socket), timeout_s)
    except TimeoutError:
        raise Refused("no_hello", f"{requests.HELLO_FIRST} None came in time.") from None
    return requests.parse_hello(text)


async def receive(socket: WebSocket) -> str:
    """Return the next text; bytes are read as UTF-8, and other bytes become a message that nothing matches."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        text = (message.get("bytes") or b"").decode("utf-8", "replace")
    return str(text)


async def read(services: Container, connection: Connection, table: Table | None) -> None:
    """Handle messages until the client goes, one at a time; only advice runs aside, because it takes a while."""
    clock = asyncio.get_running_loop()
    bucket = Bucket(services.settings.messages, clock.time())
    too_many = 0
    aside: set[asyncio.Task[None]] = set()
    try:
        while not connection.closing:
            await asyncio.sleep(0)  # a client that sends a hundred at once lets the others in between
            text = await receive(connection.socket)
            request = None
            if (wait := bucket.take(clock.time())) == 0:
                request = parse_request(connection, table, text)
                if request is None:
                    continue
                cost = COSTS.get(type(request), 1.0)
                wait = bucket.take(clock.time(), cost - 1) or services.connection_limit.messages.wait_for(
                    connection.place, cost
                )
            if request is None or wait > 0:
                too_many += 1
                refused = Refused("too_fast", "You are sending too many messages.", wait_s=math.ceil(wait))
                tell(connection, refused, requests.loose_id(text), table)
                if too_many > MOST_REFUSED:
                    connection.close(requests.TOO_FAST, refused.message)
                continue
            if isinstance(request, messages.AskHint | messages.AskCoach):
                task = asyncio.create_task(handle(services, connection, table, request))
                aside.add(task)
                task.add_done_callback(aside.discard)
            else:
                await handle(services, connection, table, request)
    finally:
        for task in aside:
            task.cancel()


def parse_request(connection: Connection, table: Table | None, text: str) -> messages.Request | None:
    """Return the request, or None after sending what is wrong with it."""
    try:
        return requests.parse(text)
    except Refused as refused:
        tell(connection, refused, requests.loose_id(text), table)
        return None


async def handle(services: Container, connection: Connection, table: Table | None, request: messages.Request) -> None:
    try:
        if table is not None:
            with TOLD.time() if isinstance(request, messages.Act) else contextlib.nullcontext():
                await requests.answer(services, table, connection, request)
        elif isinstance(request, messages.Ping):
            connection.send(messages.Pong(id=request.id, seq=0))
        else:
            raise Refused("bad_message", "Only `ping` is allowed on the lobby connection.", where="type")
    except Refused as refused:
        tell(connection, refused, request.id, table)
    except Exception:
        log.exception("A message failed.")
        BROKEN.inc()
        broken = Refused("broken", "An error on the server. It has been logged; the game continues.")
        tell(connection, broken, request.id, table)


def tell(connection: Connection, refused: Refused, key: str | None, table: Table | None) -> None:
    REFUSALS.labels(refused.code).inc()
    seq = table.game_log.seq if table is not None else None
    connection.send(messages.Error(id=key, seq=seq, **refused.fields()))
