"""What every HTTP request passes: size and origin going in, protective headers coming out."""

from __future__ import annotations

import asyncio
import secrets
import sys

from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bigboard.server.access import check_origin
from bigboard.server.db.engines import DatabaseError
from bigboard.server.errors import Refused
from bigboard.server.ops.log_config import REQUEST
from bigboard.server.ops.metrics import REFUSALS
from bigboard.server.schemas.protocol import BODY_LIMIT

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self' data:; manifest-src 'self'; connect-src 'self' ws://{host} wss://{host}; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HOST_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]")


def too_big() -> Refused:
    return Refused("too_big", f"A request has at most {BODY_LIMIT} bytes.", limit=BODY_LIMIT)


def in_a_sentence(send: Send) -> Send:
    """A server that cannot begin without its database says just that; the rest would be a page of code."""

    async def say(message: Message) -> None:
        problem = sys.exc_info()[1]
        if message["type"] == "lifespan.startup.failed" and isinstance(problem, DatabaseError | Refused):
            reason = str(problem).partition("\n")[0].rstrip(".")
            message = {**message, "message": f"The database cannot be reached, so the server cannot begin: {reason}."}
        await send(message)

    return say


class Middleware:
    def __init__(self, app: ASGIApp, origins: tuple[str, ...], request_s: float) -> None:
        self.app = app
        self.origins = origins
        self.request_s = request_s

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        number = secrets.token_hex(6)
        REQUEST.set(number)
        if scope["type"] != "http":
            await self.app(scope, receive, in_a_sentence(send) if scope["type"] == "lifespan" else send)
            return
        request = HTTPConnection(scope)
        host = request.headers.get("host", "")
        policy = POLICY.format(host=host if set(host) <= HOST_LETTERS else "invalid")
        received = 0
        complete = False
        deadline = asyncio.get_running_loop().time() + self.request_s

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", policy)
                headers.setdefault("X-Content-Type-Options", "nosniff")
                headers.setdefault("Referrer-Policy", "same-origin")
                headers.setdefault("X-Request-Id", number)
                headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        async def receive_counted() -> Message:
            nonlocal received, complete
            try:
                async with asyncio.timeout_at(None if complete else deadline):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408) from None
            complete = not message.get("more_body", False)
            received += len(message.get("body", b""))
            if received > BODY_LIMIT:
                raise HTTPException(413)  # the one kind of error that passes through whoever reads the body
            return message

        try:
            if scope["method"] not in SAFE_METHODS:
                check_origin(request, self.origins)
                length = request.headers.get("content-length", "0")
                if not length.isdecimal() or int(length[:12]) > BODY_LIMIT:
                    raise too_big()
            await self.app(scope, receive_counted, send_guarded)
        except Refused as refused:
            REFUSALS.labels(refused.code).inc()
            await JSONResponse(refused.fields(), refused.status)(scope, receive, send_guarded)
