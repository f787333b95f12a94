"""The WebSockets: saying hello, reading messages, and refusing bad ones without losing the connection."""

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

from bigboard.server.access import check_origin, lobby_of, person_of, place_asking, secret_of, settings_of
from bigboard.server.accounts.identity import digest
from bigboard.server.cluster.ownership import Elsewhere
from bigboard.server.container import Services
from bigboard.server.errors import Refused
from bigboard.server.limits.rate_limit import Bucket
from bigboard.server.ops.metrics import BROKEN, REFUSALS
from bigboard.server.room.seating import require_invitation
from bigboard.server.room.table import Table
from bigboard.server.schemas import messages, protocol
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
    "set_aside": 4004,
    "too_many": TOO_FAST,
    "unavailable": 1013,
}
NO_HELLO = 4001
PATIENCE = 100  # messages too many before the connection is closed
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
async def table_socket(socket: WebSocket, table_id: str) -> None:
    async def play_here(connection: Connection, hello: messages.Hello) -> None:
        table = await lobby_of(socket).find(table_id)
        require_invitation(table.record, connection.person, socket.query_params.get("invitation", ""))
        try:
            await table.ask(lambda: table.join(connection, hello.since))
            await read(connection, table)
        finally:
            if not table.stopped:
                await asyncio.shield(table.ask(lambda: table.leave(connection)))

    await serve(socket, play_here)


@router.websocket("/lobby/ws")
async def lobby_socket(socket: WebSocket) -> None:
    async def look_around(connection: Connection, hello: messages.Hello) -> None:
        lobby = lobby_of(socket)
        try:
            lobby.listing.enter(connection)
            await read(connection, None)
        finally:
            lobby.listing.visitors.discard(connection)

    await serve(socket, look_around)


async def serve(socket: WebSocket, visit: Callable[[Connection, messages.Hello], Awaitable[None]]) -> None:
    """Waits for hello, and hands over."""

    async def talk(connection: Connection) -> None:
        settings = settings_of(socket)
        check_origin(socket, settings.origins)
        connection.person = await person_of(socket)
        hello = await first_message(socket, settings.hello_s)
        if connection.person is not None:
            lobby_of(socket).services.moderation.require_welcome(connection.person.id)
        connection.changes = hello.views == "changes"
        await visit(connection, hello)

    await served(socket, talk)


async def served(socket: WebSocket, talk: Callable[[Connection], Awaitable[None]]) -> None:
    """Accepts, and talks; whatever goes wrong is said before the end."""
    await socket.accept()
    settings = settings_of(socket)
    place = place_asking(socket)
    device = digest(secret_of(socket))
    connection = Connection(socket, None, settings.outbox, place, device, settings.outbox_bytes, settings.slow_s)
    connection.talking = asyncio.current_task()
    posting = asyncio.create_task(connection.post())
    try:
        with lobby_of(socket).services.doors.enter(place):
            await talk(connection)
    except asyncio.CancelledError:
        if connection.talking is None or not (connection.dropped or connection.ended):
            raise
        connection.talking.uncancel()
    except Elsewhere:
        connection.close(1012, "The table has moved to another process; connect again.")
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
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(posting, 5)


async def first_message(socket: WebSocket, patience_s: float) -> messages.Hello:
    sentence = "The first message must be hello."
    try:
        text = await asyncio.wait_for(receive(socket), patience_s)
    except TimeoutError:
        raise Refused("no_hello", f"{sentence} None came in time.") from None
    spoken = loose(text)
    if spoken.get("type") == "hello" and spoken.get("protocol") != protocol.PROTOCOL:
        theirs = spoken.get("protocol")
        raise Refused(
            "wrong_protocol",
            f"This server speaks protocol {protocol.PROTOCOL}. Reload the page, or update your client.",
            server=protocol.PROTOCOL,
            client=theirs if isinstance(theirs, int) else None,
        )
    try:
        return messages.HELLO.validate_json(text)
    except ValidationError:
        raise Refused("no_hello", sentence) from None


async def receive(socket: WebSocket) -> str:
    """The next text; bytes are taken for UTF-8, and what is not UTF-8 becomes a message that nothing matches."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        text = (message.get("bytes") or b"").decode("utf-8", "replace")
    return str(text)


async def read(connection: Connection, table: Table | None) -> None:
    """Reads until the other side goes. One message at a time; only advice may take a while, so it runs aside."""
    services = lobby_of(connection.socket).services
    doors = services.doors
    clock = asyncio.get_running_loop()
    bucket = Bucket(doors.settings.messages, clock.time())
    too_many = 0
    aside: set[asyncio.Task[None]] = set()
    try:
        while not connection.closing:
            if connection.waits_to_be_read:
                await asyncio.sleep(0)  # whoever sends a hundred at once lets the others in between
            text = await receive(connection.socket)
            request = None
            if (wait := bucket.take(clock.time())) == 0:
                request = understood(connection, table, text)
                if request is None:
                    continue
                cost = COSTS.get(type(request), 1.0)
                wait = bucket.take(clock.time(), cost - 1) or doors.messages.wait_for(connection.place, cost)
            if request is None or wait > 0:
                too_many += 1
                refused = Refused("too_fast", "You send too many messages.", wait_s=math.ceil(wait))
                tell(connection, refused, loose_id(text), table)
                if too_many > PATIENCE:
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


def understood(connection: Connection, table: Table | None, text: str) -> messages.Request | None:
    """The message, or None after saying what is wrong with it."""
    try:
        return parse(text)
    except Refused as refused:
        tell(connection, refused, loose_id(text), table)
        return None


async def handle(services: Services, connection: Connection, table: Table | None, request: messages.Request) -> None:
    try:
        if table is not None:
            await handlers.answer(services, table, connection, request)
        elif isinstance(request, messages.Ping):
            connection.send(messages.Pong(id=request.id, seq=0))
        else:
            raise Refused("bad_message", "In the lobby there is only ping.", where="type")
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


def bad_message(problems: object) -> Refused:
    """What pydantic found, in a sentence that names the field."""
    first = problems[0] if isinstance(problems, list) and problems else {}
    where = ".".join(str(part) for part in first.get("loc", ()))[:100]
    what = str(first.get("msg", "not understood"))[:200]
    return Refused("bad_message", f"The message is not understood: {where + ': ' if where else ''}{what}.", where=where)


def tell(connection: Connection, refused: Refused, key: str | None, table: Table | None) -> None:
    REFUSALS.labels(refused.code).inc()
    seq = table.game_log.seq if table is not None else None
    connection.send(messages.Error(id=key, seq=seq, **refused.fields()))


def loose(text: str) -> dict[str, object]:
    """A message read without any demands, to answer it by its id or to see its version."""
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
