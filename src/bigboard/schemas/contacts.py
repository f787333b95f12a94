"""People one has played with: who agrees to be listed, who is here, invitations and blocks."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bigboard.schemas.base import Incoming, Outgoing
from bigboard.schemas.people import Person
from bigboard.schemas.tables import TableInfo


class Listing(Incoming):
    """Your consent that people you have played with see that you are here, and invite you."""

    listed: bool


class Invite(Incoming):
    person: Annotated[str, Field(pattern="^[0-9a-z]{1,32}$")]


class Companion(Outgoing):
    """A person you have played with, who has agreed to be listed."""

    id: str
    name: str
    games: int  # that you have played together
    last: float
    here: bool  # has a window open


class Invitation(Outgoing):
    """A table that waits for you; `code` opens a private one."""

    table: TableInfo
    by: Person
    code: str | None


class Contacts(Outgoing):
    """Your lists of people. Without your own consent they are empty, and no one can invite you."""

    listed: bool
    people: list[Companion]
    invitations: list[Invitation]
    blocked: list[Person]
