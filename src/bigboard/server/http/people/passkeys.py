"""Passkeys: make them, list them, remove them, sign in with one."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Path, Request, Response

from bigboard.schemas.people import Me, Passkey, PasskeyOptions, Passkeys, SignedPasskey
from bigboard.server.accounts import passkeys
from bigboard.server.accounts.passkey_types import Site
from bigboard.server.http.deps import CurrentPerson, Network, Services, api_router, set_cookie
from bigboard.server.http.people.account import me

router = api_router("", "people")
PasskeyId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


async def load_passkeys(services: Services) -> passkeys.Passkeys:
    return await passkeys.load(services.identities)


def site_of(request: Request) -> Site:
    """Return the site as the browser knows it; browsers offer a passkey only to the site that it was made for."""
    address = urlsplit(str(request.base_url))
    return Site(address.hostname or "", f"{address.scheme}://{address.netloc}")


Known = Annotated[passkeys.Passkeys, Depends(load_passkeys)]
CurrentSite = Annotated[Site, Depends(site_of)]


@router.post("/me/passkey-options")
async def passkey_options(
    services: Services, network: Network, known: Known, site: CurrentSite, person: CurrentPerson
) -> PasskeyOptions:
    """The options with which a browser makes a passkey for you."""
    await services.rate_limit.check("links", network)
    return PasskeyOptions(options=await known.offer(person, site))


@router.post("/me/passkeys")
async def add_passkey(known: Known, site: CurrentSite, body: SignedPasskey, person: CurrentPerson) -> Passkeys:
    """Store the new passkey."""
    await known.add(person, body.credential, site)
    return await my_passkeys(known, person)


@router.get("/me/passkeys")
async def my_passkeys(known: Known, person: CurrentPerson) -> Passkeys:
    return Passkeys(passkeys=[Passkey(**asdict(one)) for one in await known.mine(person)])


@router.delete("/me/passkeys/{passkey}")
async def drop_passkey(known: Known, passkey: PasskeyId, person: CurrentPerson) -> Passkeys:
    await known.drop(person, passkey)
    return await my_passkeys(known, person)


@router.post("/passkeys/options")
async def sign_in_options(services: Services, network: Network, known: Known, site: CurrentSite) -> PasskeyOptions:
    """The options with which a browser lets you choose one of your passkeys."""
    await services.rate_limit.check("links", network)
    return PasskeyOptions(options=await known.ask(site))


@router.post("/passkeys/sign-in")
async def sign_in(
    request: Request,
    response: Response,
    services: Services,
    network: Network,
    known: Known,
    site: CurrentSite,
    body: SignedPasskey,
) -> Me:
    """Sign this device in."""
    await services.rate_limit.check("links", network)
    person, secret = await known.sign_in(body.credential, site)
    set_cookie(response, request, services, secret)
    return me(person)
