"""Who sends a request: the person behind the cookie or the token, and whether the page is one of ours."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from bigboard.server.errors import Refused
from bigboard.server.identity import Identities, Person
from bigboard.server.lobby import Lobby
from bigboard.server.settings import Settings

COOKIE = "bigboard"
COOKIE_S = 400 * 24 * 3600


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def identities_of(connection: HTTPConnection) -> Identities:
    identities: Identities = connection.app.state.identities
    return identities


def lobby_of(connection: HTTPConnection) -> Lobby:
    lobby: Lobby = connection.app.state.lobby
    return lobby


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "unknown"


async def person_of(connection: HTTPConnection) -> Person | None:
    """The bearer's token goes before the browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)
    return await identities_of(connection).person_of(secret)


async def somebody(request: Request) -> Person:
    person = await person_of(request)
    if person is None:
        raise Refused("no_identity", "Choose a name first.")
    return person


async def anybody(request: Request) -> Person | None:
    return await person_of(request)


def the_lobby(request: Request) -> Lobby:
    return lobby_of(request)


Somebody = Annotated[Person, Depends(somebody)]
Anybody = Annotated[Person | None, Depends(anybody)]
TheLobby = Annotated[Lobby, Depends(the_lobby)]


def set_cookie(response: Response, request: Request, secret: str) -> None:
    secure = settings_of(request).secure_cookie or request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=COOKIE_S, path="/", httponly=True, samesite="lax", secure=secure)


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """A page of another site must not act with the cookie of whoever looks at it."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if origin == "null" or urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refused("foreign_origin", "This request comes from a page of another site.")
