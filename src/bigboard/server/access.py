"""Who asks, from where, and of which server: what requests and WebSockets have in common."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from bigboard.server.accounts.identity import Identities
from bigboard.server.errors import Refused
from bigboard.server.limits.connection_limit import place_of
from bigboard.server.room.person import Person
from bigboard.server.settings import Settings
from bigboard.server.tables.directory import Lobby

COOKIE = "bigboard"


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def identities_of(connection: HTTPConnection) -> Identities:
    identities: Identities = connection.app.state.identities
    return identities


def lobby_of(connection: HTTPConnection) -> Lobby:
    lobby: Lobby = connection.app.state.lobby
    return lobby


def place_asking(connection: HTTPConnection) -> str:
    """Where the request comes from, for limits: behind a trusted proxy, what the proxy says."""
    return place_of(connection.client.host) if connection.client is not None else "unknown"


async def person_of(connection: HTTPConnection) -> Person | None:
    """The bearer's token goes before the browser's cookie."""
    return await identities_of(connection).person_of(secret_of(connection))


def secret_of(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """A page of another site must not act with the cookie of whoever looks at it."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        raise Refused("bad_origin", "The request's Origin is not an address.") from None
    if origin == "null" or site != connection.headers.get("host"):
        raise Refused("foreign_origin", "This request comes from a page of another site.")
