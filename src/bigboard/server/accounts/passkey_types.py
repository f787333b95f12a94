"""Types that passkeys and the checks of their signatures share."""

from __future__ import annotations

from typing import Any, NamedTuple

from bigboard.schemas.errors import Refused

Credential = dict[str, Any]  # what a browser sends


class Site(NamedTuple):
    """The site of a passkey: browsers offer one only to the site that it was made for."""

    name: str
    origin: str


class Made(NamedTuple):
    """The public half of a passkey, and how often it has signed."""

    id: str
    public_key: str
    signed: int


def bad_passkey() -> Refused:
    return Refused("bad_passkey", "This passkey was not accepted. Please try again.")
