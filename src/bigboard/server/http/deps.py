"""Dependencies of routes and sockets: services, person, client network, the table of the path."""

from __future__ import annotations

import base64
import binascii
import hmac
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from bigboard.games import registry
from bigboard.room.person import Person
from bigboard.room.seating import require_invitation
from bigboard.room.table import Table
from bigboard.schemas.base import ErrorBody
from bigboard.schemas.errors import STATUS, Refused
from bigboard.server.container import Container
from bigboard.server.limits.connection_limit import network_of
from bigboard.services import replays

COOKIE = "bigboard"
COOKIE_S = 400 * 24 * 3600
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody, "description": ", ".join(code for code, number in STATUS.items() if number == status)}
    for status in (401, 403, 404, 409, 413, 422, 429, 503)
}


def api_router(prefix: str, tag: str) -> APIRouter:
    """Return a router for a part of the API, whose errors are documented."""
    return APIRouter(prefix=f"/api{prefix}", responses=ERRORS, tags=[tag])


def get_services(connection: HTTPConnection) -> Container:
    """Return the services of the application that received the request."""
    container: Container = connection.app.container
    return container


def client_network(connection: HTTPConnection) -> str:
    """Return the client's network for limits; behind a trusted proxy, the one that the proxy reports."""
    return network_of(connection.client.host) if connection.client is not None else "unknown"


def secret_of(connection: HTTPConnection) -> str:
    """Return the bearer token, or else the secret in the browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")


Services = Annotated[Container, Depends(get_services)]
Network = Annotated[str, Depends(client_network)]
Secret = Annotated[str, Depends(secret_of)]


async def find_person(services: Services, secret: Secret) -> Person | None:
    return await services.identities.person_of(secret)


OptionalPerson = Annotated[Person | None, Depends(find_person)]


async def require_person(request: Request, services: Services, person: OptionalPerson) -> Person:
    if person is None:
        raise Refused("no_identity", "Choose a name first.")
    if request.method not in ("GET", "HEAD", "DELETE"):  # a blocked person may still look, stand up and be forgotten
        services.moderation.require_welcome(person.id)
    return person


CurrentPerson = Annotated[Person, Depends(require_person)]
GameName = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,39}$", examples=[registry.names()[0]])]
TableId = Annotated[str, Path(pattern="^[0-9a-z]{1,32}$", examples=["k3v9m2q7w5xd"])]
Invitation = Annotated[str, Query(max_length=64, description="The invitation in a private table's link.")]


async def find_table(
    table_id: TableId, services: Services, person: OptionalPerson, invitation: Invitation = ""
) -> Table:
    """Return the table of the path to a person who may come to it."""
    table = await services.lobby.find(table_id)
    if table.record.contest and table.record.status != "open":
        await services.contests.require_welcome(table, person)
        if not table.record.tried_from:
            return table  # the results of the contest lead there, without an invitation
    require_invitation(table.record, person, invitation)
    return table


PathTable = Annotated[Table, Depends(find_table)]


async def find_finished_table(table: PathTable, services: Services, person: OptionalPerson) -> Table:
    """Return the table of the path to a person who may know all of its game."""
    await replays.require_open(services.contests, table.record, person)
    return table


FinishedTable = Annotated[Table, Depends(find_finished_table)]


def set_cookie(response: Response, request: Request, services: Container, secret: str) -> None:
    secure = services.settings.secure_cookie or request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=COOKIE_S, path="/", httponly=True, samesite="lax", secure=secure)


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Refuse a request that a page of another site sends with the reader's cookie."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        raise Refused("bad_origin", "The request's Origin is not a valid address.") from None
    if origin == "null" or site != connection.headers.get("host"):
        raise Refused("foreign_origin", "This request comes from another site.")


# The administrator.


def sent_secret(request: Request) -> str:
    """Return the password of HTTP Basic authentication, with any user name, or the bearer token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    if scheme.lower() != "basic":
        return ""
    try:
        return base64.b64decode(token, validate=True).decode("utf-8", "replace").partition(":")[2]
    except (binascii.Error, ValueError):
        return ""


def is_administrator(request: Request, services: Services, network: Network) -> bool:
    """Return whether the request carries the administrator's secret. A network has ten guesses, then two a minute."""
    secret, sent = services.settings.owner_secret, sent_secret(request)
    if not secret or not sent:
        return False
    services.secret_limit.check(network)
    if not hmac.compare_digest(sent.encode(), secret.get_secret_value().encode()):
        return False
    services.secret_limit.buckets.pop(network, None)
    return True


Administrator = Annotated[bool, Depends(is_administrator)]
