"""What passkeys and the checks of their signatures have in common."""

from __future__ import annotations

from typing import Any, NamedTuple

from bigboard.server.errors import Refused

Credential = dict[str, Any]  # what a browser sends


class Site(NamedTuple):
    """Where the passkey is good: browsers hand one only to the site that it was made for."""

    name: str
    origin: str


class Made(NamedTuple):
    """The public half of a passkey, and how often it has signed."""

    id: str
    public_key: str
    signed: int


def bad_passkey() -> Refused:
    return Refused("bad_passkey", "This passkey does not fit. Please try again.")
