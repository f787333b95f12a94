"""People: names, personal links to other devices, signing out, deletion."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import Path, Request, Response

from bigboard.room.person import Person, checked_name
from bigboard.schemas import people
from bigboard.server.accounts.identity import digest
from bigboard.server.container import Container
from bigboard.server.http.deps import (
    COOKIE,
    CurrentPerson,
    Network,
    OptionalPerson,
    Secret,
    Services,
    api_router,
    set_cookie,
)
from bigboard.server.tables.erase_person import forget_everywhere

router = api_router("", "people")
DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


def me(person: Person | None) -> people.Me:
    return people.Me(person=public_person(person) if person is not None else None)


def public_person(person: Person) -> people.Person:
    return people.Person(id=person.id, name=person.name)


def decent_name(services: Container, text: str, person: str | None = None) -> str:
    name = checked_name(person, text)
    services.moderation.require_decent("bad_name", name)
    return name


@router.get("/me")
async def who_am_i(person: OptionalPerson) -> people.Me:
    return me(person)


@router.put("/me")
async def name_me(
    request: Request,
    response: Response,
    services: Services,
    network: Network,
    person: OptionalPerson,
    body: people.MyName,
) -> people.Me:
    """Create you, or rename you."""
    name = decent_name(services, body.name, person.id if person is not None else None)
    if person is None:
        await services.rate_limit.check("people", network)
        person, secret = await services.identities.create(name)
        set_cookie(response, request, services, secret)
    else:
        await services.identities.rename(person, name)
    return me(person)


@router.post("/tokens", status_code=201)
async def new_token(services: Services, network: Network, body: people.MyName) -> people.Token:
    """Create a person for a program, with the secret to send as bearer token."""
    name = decent_name(services, body.name)
    await services.rate_limit.check("people", network)
    person, secret = await services.identities.create(name)
    return people.Token(token=secret, person=public_person(person))


@router.post("/me/hello")
async def hello(
    request: Request, response: Response, services: Services, person: OptionalPerson, secret: Secret
) -> people.Me:
    """Return your name to a page that opens, and renew the cookie once a day."""
    if person is not None and await services.identities.renew(secret) and COOKIE in request.cookies:
        set_cookie(response, request, services, secret)
    return me(person)


# Personal links


@router.post("/me/link")
async def make_link(services: Services, network: Network, person: CurrentPerson) -> people.Link:
    """A link to continue on another device, valid once, for a day."""
    await services.rate_limit.check("links", network)
    code, expires = await services.identities.make_link(person)
    return people.Link(code=code, path=f"/link/{code}", expires=expires)


@router.post("/me/link/owner")
async def owner_of_link(services: Services, network: Network, body: people.Claim) -> people.LinkOwner:
    """The person of a personal link, to be shown before it is claimed."""
    await services.rate_limit.check("links", network)
    return people.LinkOwner(name=(await services.identities.owner_of(body.code)).name)


@router.post("/me/claim")
async def claim_link(
    request: Request, response: Response, services: Services, network: Network, body: people.Claim
) -> people.Me:
    """Sign this device in as the person of the link."""
    await services.rate_limit.check("links", network)
    person, secret = await services.identities.claim(body.code)
    set_cookie(response, request, services, secret)
    return me(person)


# Devices


@router.get("/me/devices")
async def my_devices(services: Services, person: CurrentPerson, secret: Secret) -> people.Devices:
    found = await services.identities.devices(person, secret)
    return people.Devices(devices=[people.Device(**asdict(device)) for device in found])


async def sign_device_out(services: Container, person: Person, device: str) -> None:
    gone = await services.identities.drop(person, device)
    services.lobby.hang_up(lambda connection: connection.device in gone)


@router.delete("/me/devices/{device}")
async def drop_device(services: Services, device: DeviceId, person: CurrentPerson, secret: Secret) -> people.Devices:
    """Sign another device out."""
    await sign_device_out(services, person, device)
    return await my_devices(services, person, secret)


@router.post("/me/leave")
async def sign_out(response: Response, services: Services, person: OptionalPerson, secret: Secret) -> people.Me:
    """Sign this device out."""
    if person is not None:
        await sign_device_out(services, person, digest(secret))
    response.delete_cookie(COOKIE, path="/")
    return me(None)


@router.delete("/me")
async def delete_me(response: Response, services: Services, person: CurrentPerson) -> people.Me:
    """Delete you: your name goes from all tables and chats, and bots continue your running games."""
    await forget_everywhere(services.lobby, person)
    await services.moderation.forget(person.id)
    await services.identities.forget(person)
    response.delete_cookie(COOKIE, path="/")
    return me(None)


@router.get("/me/open_data")
async def my_open_data(services: Services, person: CurrentPerson) -> people.OpenData:
    return people.OpenData(agreed=await services.open_data.is_agreed(person.id))


@router.put("/me/open_data")
async def change_open_data(services: Services, person: CurrentPerson, body: people.OpenData) -> people.OpenData:
    """Agree that your finished public games become open data, if all their players agree; or no longer."""
    await services.open_data.set_agreed(person.id, body.agreed)
    return body
