"""Who sends a request: the person behind the cookie or the token, and whether the page is one of ours."""

from __future__ import annotations

import base64
import binascii
import hmac
from typing import Annotated

from fastapi import Depends, Path, Query, Request, Response

from bigboard.server.access import COOKIE, lobby_of, person_of, place_asking, settings_of
from bigboard.server.errors import Refused
from bigboard.server.features import replays
from bigboard.server.features.contests import Contests
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.room.person import Person
from bigboard.server.room.seating import require_invitation
from bigboard.server.room.table import Table
from bigboard.server.tables.directory import Lobby

COOKIE_S = 400 * 24 * 3600


def given_secret(request: Request) -> str:
    """From the browser's own question for name and password (any name will do), or a bearer's token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    if scheme.lower() != "basic":
        return ""
    try:
        return base64.b64decode(token, validate=True).decode("utf-8", "replace").partition(":")[2]
    except (binascii.Error, ValueError):
        return ""


def owner_asks(request: Request) -> bool:
    """Whether the request carries the owner's secret. An address has ten tries, and then one in half a minute."""
    secret, given, place = settings_of(request).owner_secret, given_secret(request), place_asking(request)
    if not secret or not given:
        return False
    tries: RateLimiter = request.app.state.limiters["secrets"]
    tries.check(place)
    if not hmac.compare_digest(given.encode(), secret.get_secret_value().encode()):
        return False
    tries.buckets.pop(place, None)
    return True


async def somebody(request: Request) -> Person:
    person = await person_of(request)
    if person is None:
        raise Refused("no_identity", "Choose a name first.")
    if request.method not in ("GET", "HEAD", "DELETE"):  # to look, to stand up and to be forgotten is for everybody
        lobby_of(request).services.moderation.require_welcome(person.id)
    return person


async def anybody(request: Request) -> Person | None:
    return await person_of(request)


def the_lobby(request: Request) -> Lobby:
    return lobby_of(request)


def the_contests(request: Request) -> Contests:
    contests: Contests = request.app.state.contests
    return contests


Somebody = Annotated[Person, Depends(somebody)]
Anybody = Annotated[Person | None, Depends(anybody)]
TheLobby = Annotated[Lobby, Depends(the_lobby)]
TheContests = Annotated[Contests, Depends(the_contests)]

TableId = Annotated[str, Path(pattern="^[0-9a-z]{1,32}$", examples=["k3v9m2q7w5xd"])]
Invitation = Annotated[str, Query(max_length=64, description="What a private table's link carries.")]


async def the_table(
    table_id: TableId, lobby: TheLobby, contests: TheContests, person: Anybody, invitation: Invitation = ""
) -> Table:
    """Return the table of the address to a person who may come to it."""
    table = await lobby.find(table_id)
    if table.record.contest and table.record.status != "open":
        await contests.require_welcome(table, person)
        if not table.record.tried_from:
            return table  # the results of the contest lead there, without an invitation
    require_invitation(table.record, person, invitation)
    return table


TheTable = Annotated[Table, Depends(the_table)]


async def the_open_table(table: TheTable, contests: TheContests, person: Anybody) -> Table:
    """Return the table of the address to a person who may know all of its game."""
    await replays.require_open(contests, table.record, person)
    return table


OpenTable = Annotated[Table, Depends(the_open_table)]


def set_cookie(response: Response, request: Request, secret: str) -> None:
    secure = settings_of(request).secure_cookie or request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=COOKIE_S, path="/", httponly=True, samesite="lax", secure=secure)
