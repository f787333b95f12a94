"""Middleware for every HTTP request: rate, size and origin going in, protective headers coming out."""

from __future__ import annotations

import asyncio
import secrets
import sys

from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bigboard.schemas.base import BODY_LIMIT
from bigboard.schemas.errors import Refused
from bigboard.server.db.engines import DatabaseError
from bigboard.server.features.previews import EMBEDDED
from bigboard.server.http.deps import check_origin, client_network
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.ops.log_config import REQUEST
from bigboard.server.ops.metrics import REFUSALS
from bigboard.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
URL_LIMIT = 4096  # bytes of path and query
STATIC_COST = 0.2  # of a file or page of the client, in API requests
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self' data:; manifest-src 'self'; connect-src 'self' ws://{host} wss://{host}; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
EMBED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors {sites}")
HSTS = "max-age=31536000"  # seconds: a year
HOST_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]")


def too_big(what: str = "A request", limit: int = BODY_LIMIT) -> Refused:
    return Refused("too_big", f"{what} has at most {limit} bytes.", limit=limit)


def refusal_response(refused: Refused) -> JSONResponse:
    REFUSALS.labels(refused.code).inc()
    wait = refused.facts.get("wait_s")
    return JSONResponse(refused.fields(), refused.status, {"Retry-After": str(wait)} if wait is not None else None)


def explain_failed_start(send: Send) -> Send:
    """Report a database that cannot be reached at the start in a sentence instead of a traceback."""

    async def send_explained(message: Message) -> None:
        problem = sys.exc_info()[1]
        if message["type"] == "lifespan.startup.failed" and isinstance(problem, DatabaseError | Refused):
            reason = str(problem).partition("\n")[0].rstrip(".")
            message = {**message, "message": f"The database cannot be reached, so the server cannot begin: {reason}."}
        await send(message)

    return send_explained


class Middleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.limiter = RateLimiter(settings.address_requests, "Too many requests come from your place.")

    def check(self, request: HTTPConnection) -> None:
        """Refuse a request that is too much for the server, or that another site's page sends."""
        scope = request.scope
        if len(scope["path"]) + len(scope["query_string"]) > URL_LIMIT:
            raise too_big("An address", URL_LIMIT)
        if scope["path"] != "/healthz":
            self.limiter.check(client_network(request), 1.0 if scope["path"].startswith("/api/") else STATIC_COST)
        if scope["method"] not in SAFE_METHODS:
            check_origin(request, self.settings.origins)
            length = request.headers.get("content-length", "0")
            if not length.isdecimal() or int(length[:12]) > BODY_LIMIT:
                raise too_big()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        number = secrets.token_hex(6)
        REQUEST.set(number)
        if scope["type"] != "http":
            await self.app(scope, receive, explain_failed_start(send) if scope["type"] == "lifespan" else send)
            return
        request = HTTPConnection(scope)
        host = request.headers.get("host", "")
        host = host if set(host) <= HOST_LETTERS else "invalid"
        sites = " ".join(self.settings.embedded_by) or "'none'"
        policy = (EMBED_POLICY if EMBEDDED.fullmatch(scope["path"]) else POLICY).format(host=host, sites=sites)
        received = 0
        complete = False
        deadline = asyncio.get_running_loop().time() + self.settings.request_s

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", policy)
                headers.setdefault("X-Content-Type-Options", "nosniff")
                headers.setdefault("Referrer-Policy", "same-origin")
                headers.setdefault("X-Request-Id", number)
                headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
                if scope.get("scheme") == "https":
                    headers.setdefault("Strict-Transport-Security", HSTS)
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
                raise HTTPException(413)  # other exceptions would not pass through the code that reads the body
            return message

        try:
            self.check(request)
            await self.app(scope, receive_counted, send_guarded)
        except Refused as refused:
            await refusal_response(refused)(scope, receive, send_guarded)
