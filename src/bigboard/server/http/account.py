"""A person's devices: where one is signed in, signing out, and leaving for good."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from bigboard.server.access import COOKIE, identities_of, place_asking, secret_of
from bigboard.server.accounts.identity import digest
from bigboard.server.http.deps import Anybody, Somebody, TheLobby, set_cookie
from bigboard.server.http.tables import ERRORS, brake, parts, shown
from bigboard.server.schemas import protocol
from bigboard.server.tables import errands

router = APIRouter(prefix="/api", responses=ERRORS, tags=["people"])
parts.append(router)
DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.post("/me/hello")
async def hello(request: Request, response: Response, person: Anybody) -> protocol.Me:
    """Who am I, from a page that opens: the cookie's year begins again."""
    if person is None:
        return protocol.Me(person=None)
    secret = secret_of(request)
    if await identities_of(request).renew(secret) and COOKIE in request.cookies:
        set_cookie(response, request, secret)
    return protocol.Me(person=shown(person))


@router.post("/me/link/owner")
async def owner_of_link(request: Request, body: protocol.Claim) -> protocol.LinkOwner:
    """Whose personal link it is, to be asked before claiming it."""
    await brake(request, "links", place_asking(request))
    return protocol.LinkOwner(name=(await identities_of(request).owner_of(body.code)).name)


@router.get("/me/devices")
async def my_devices(request: Request, person: Somebody) -> protocol.Devices:
    found = await identities_of(request).devices(person, secret_of(request))
    return protocol.Devices(devices=[protocol.Device(**asdict(device)) for device in found])


@router.delete("/me/devices/{device}")
async def drop_device(request: Request, device: DeviceId, person: Somebody, lobby: TheLobby) -> protocol.Devices:
    """Signs another device out."""
    gone = await identities_of(request).drop(person, device)
    lobby.hang_up(lambda connection: connection.device in gone)
    return await my_devices(request, person)


@router.post("/me/leave")
async def sign_out(request: Request, response: Response, person: Anybody, lobby: TheLobby) -> protocol.Me:
    """This device is nobody from now on."""
    if person is not None:
        gone = await identities_of(request).drop(person, digest(secret_of(request)))
        lobby.hang_up(lambda connection: connection.device in gone)
    response.delete_cookie(COOKIE, path="/")
    return protocol.Me(person=None)


@router.delete("/me")
async def delete_me(request: Request, response: Response, person: Somebody, lobby: TheLobby) -> protocol.Me:
    """Forgets the person: the name goes from all tables and chats, and bots play on where a game is running."""
    await errands.forget_everywhere(lobby, person)
    await lobby.services.moderation.forget(person.id)
    await identities_of(request).forget(person)
    response.delete_cookie(COOKIE, path="/")
    return protocol.Me(person=None)
