"""The WebSockets: hello, requests, and refusals that leave the connection open."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
from collections.abc import Awaitable, Callable

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from bigboard.room.seating import require_invitation
from bigboard.room.table import Table
from bigboard.schemas import base, messages
from bigboard.schemas.errors import Refused, bad_message
from bigboard.server.accounts.identity import digest
from bigboard.server.container import Container
from bigboard.server.http.deps import Services, check_origin, client_network, find_person, secret_of
from bigboard.server.limits.rate_limit import Bucket
from bigboard.server.ops.metrics import BROKEN, REFUSALS
from bigboard.server.ws import handlers
from bigboard.server.ws.connection import TOO_FAST, Connection

log = logging.getLogger("bigboard.server")
router = APIRouter(prefix="/api")
CLOSE_CODES = {
    "wrong_protocol": 4000,
    "foreign_origin": 4003,
    "spectators_off": 4003,
    "not_invited": 4003,
    "blocked": 4003,
    "no_table": 4004,
    "quarantined": 4004,
    "too_many": TOO_FAST,
    "unavailable": 1013,
}
NO_HELLO = 4001
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
        connection.close(CLOSE_CODES.get(refused.code, NO_HELLO), refused.message)
    except WebSocketDisconnect:
        connection.close(1000, "")
    except Exception:
        log.exception("A connection failed.")
        connection.close(1011, "A mistake in the server.")
    finally:
        connection.close(1000, "")
        await connection.finish(GOODBYE_S)


async def first_message(socket: WebSocket, timeout_s: float) -> messages.Hello:
    sentence = "The first message must be hello."
    try:
        text = await asyncio.wait_for(receive(socket), timeout_s)
    except TimeoutError:
        raise Refused("no_hello", f"{sentence} None came in time.") from None
    spoken = loose(text)
    if spoken.get("type") == "hello" and spoken.get("protocol") != base.PROTOCOL:
        theirs = spoken.get("protocol")
        raise Refused(
            "wrong_protocol",
            f"This server speaks protocol {base.PROTOCOL}. Reload the page, or update your client.",
            server=base.PROTOCOL,
            client=theirs if isinstance(theirs, int) else None,
        )
    try:
        return messages.HELLO.validate_json(text)
    except ValidationError:
        raise Refused("no_hello", sentence) from None


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
                refused = Refused("too_fast", "You send too many messages.", wait_s=math.ceil(wait))
                tell(connection, refused, loose_id(text), table)
                if too_many > MOST_REFUSED:
                    connection.close(TOO_FAST, refused.message)
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
        return parse(text)
    except Refused as refused:
        tell(connection, refused, loose_id(text), table)
        return None


async def handle(services: Container, connection: Connection, table: Table | None, request: messages.Request) -> None:
    try:
        if table is not None:
            await handlers.answer(services, table, connection, request)
        elif isinstance(request, messages.Ping):
            connection.send(messages.Pong(id=request.id, seq=0))
        else:
            raise Refused("bad_message", "Only `ping` is allowed on the lobby connection.", where="type")
    except Refused as refused:
        tell(connection, refused, request.id, table)
    except Exception:
        log.exception("A message failed.")
        BROKEN.inc()
        broken = Refused("broken", "A mistake in the server. It has been noted; the table plays on.")
        tell(connection, broken, request.id, table)


def parse(text: str) -> messages.Request:
    if len(text) > messages.MESSAGE_LIMIT or len(text.encode("utf-8", "replace")) > messages.MESSAGE_LIMIT:
        raise Refused("too_big", f"A message has at most {messages.MESSAGE_LIMIT} bytes.", limit=messages.MESSAGE_LIMIT)
    try:
        return messages.REQUEST.validate_json(text)
    except ValidationError as error:
        raise bad_message(error.errors(include_url=False, include_input=False)) from None


def tell(connection: Connection, refused: Refused, key: str | None, table: Table | None) -> None:
    REFUSALS.labels(refused.code).inc()
    seq = table.game_log.seq if table is not None else None
    connection.send(messages.Error(id=key, seq=seq, **refused.fields()))


def loose(text: str) -> dict[str, object]:
    """Read a message without any demands, to answer it by its id or to see its version."""
    if len(text) > messages.MESSAGE_LIMIT:
        return {}
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def loose_id(text: str) -> str | None:
    key = loose(text).get("id")
    return key if isinstance(key, str) and len(key) <= 64 and key.isprintable() else None
