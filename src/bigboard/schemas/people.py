"""People, their devices and passkeys."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from bigboard.schemas.base import Incoming, Outgoing, Text


class MyName(Incoming):
    name: Text


class Claim(Incoming):
    code: Annotated[str, Field(max_length=100)]


class Person(Outgoing):
    id: str
    name: str


class Me(Outgoing):
    person: Person | None


class Device(Outgoing):
    id: str
    created: float
    used: float  # the day on which it was used last
    this: bool


class Devices(Outgoing):
    devices: list[Device]


class Passkey(Outgoing):
    id: str
    created: float
    used: float  # the day on which it was used last


class Passkeys(Outgoing):
    passkeys: list[Passkey]


class PasskeyOptions(Outgoing):
    """The options for `navigator.credentials` of the browser, in the JSON of WebAuthn."""

    options: dict[str, Any]


class SignedPasskey(Incoming):
    """The browser's answer, in the same JSON."""

    credential: Annotated[dict[str, Any], Field(max_length=20)]


class LinkOwner(Outgoing):
    """The name of a link's person."""

    name: str


class Link(Outgoing):
    code: str
    path: str
    expires: float


class Token(Outgoing):
    token: str
    person: Person


class OpenData(BaseModel):
    """Your consent that finished public games of yours are published without names and times."""

    model_config = ConfigDict(extra="forbid", strict=True)

    agreed: bool
