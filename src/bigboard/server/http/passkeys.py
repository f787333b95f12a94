"""Passkeys over HTTP: make one, list and remove them, and sign in with one on another device."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request, Response

from bigboard.server.access import identities_of, place_asking
from bigboard.server.accounts.passkey_types import Site
from bigboard.server.accounts.passkeys import Passkeys, load
from bigboard.server.http.deps import Somebody, set_cookie
from bigboard.server.http.tables import ERRORS, brake, parts, shown
from bigboard.server.schemas import protocol

router = APIRouter(prefix="/api", responses=ERRORS, tags=["people"])
parts.append(router)
PasskeyId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


async def passkeys_of(request: Request) -> Passkeys:
    return await load(identities_of(request))


def site_of(request: Request) -> Site:
    """The site as the browser knows it; a passkey that was made for another one does not fit."""
    address = urlsplit(str(request.base_url))
    return Site(address.hostname or "", f"{address.scheme}://{address.netloc}")


@router.post("/me/passkey-options")
async def passkey_options(request: Request, person: Somebody) -> protocol.PasskeyOptions:
    """What a browser needs to make a passkey for you."""
    await brake(request, "links", place_asking(request))
    return protocol.PasskeyOptions(options=await (await passkeys_of(request)).offer(person, site_of(request)))


@router.post("/me/passkeys")
async def add_passkey(request: Request, body: protocol.SignedPasskey, person: Somebody) -> protocol.Passkeys:
    """Keeps the passkey that was made."""
    await (await passkeys_of(request)).add(person, body.credential, site_of(request))
    return await my_passkeys(request, person)


@router.get("/me/passkeys")
async def my_passkeys(request: Request, person: Somebody) -> protocol.Passkeys:
    found = await (await passkeys_of(request)).mine(person)
    return protocol.Passkeys(passkeys=[protocol.Passkey(**asdict(one)) for one in found])


@router.delete("/me/passkeys/{passkey}")
async def drop_passkey(request: Request, passkey: PasskeyId, person: Somebody) -> protocol.Passkeys:
    await (await passkeys_of(request)).drop(person, passkey)
    return await my_passkeys(request, person)


@router.post("/passkeys/options")
async def sign_in_options(request: Request) -> protocol.PasskeyOptions:
    """What a browser needs to let you choose one of your passkeys."""
    await brake(request, "links", place_asking(request))
    return protocol.PasskeyOptions(options=await (await passkeys_of(request)).ask(site_of(request)))


@router.post("/passkeys/sign-in")
async def sign_in(request: Request, response: Response, body: protocol.SignedPasskey) -> protocol.Me:
    """You, on this device."""
    await brake(request, "links", place_asking(request))
    person, secret = await (await passkeys_of(request)).sign_in(body.credential, site_of(request))
    set_cookie(response, request, secret)
    return protocol.Me(person=shown(person))
