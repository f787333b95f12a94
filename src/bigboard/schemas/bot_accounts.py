"""Bot accounts: programs that play here, their invitations and their event stream."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bigboard.schemas.base import Incoming, Outgoing, Text
from bigboard.schemas.tables import TableInfo

About = Annotated[str, Field(max_length=300)]
Games = Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=40)]


class NewBot(Incoming):
    """`games` are those that the bot accepts; none named: all."""

    name: Text
    about: About = ""
    games: Games = Field(default_factory=list)
    accepts: bool = True


class BotChanges(Incoming):
    """A new choice of the games that the bot accepts."""

    about: About = ""
    games: Games = Field(default_factory=list)
    accepts: bool = True


class BotAccount(Outgoing):
    id: str
    name: str  # it begins with BOT
    about: str
    games: list[str]
    accepts: bool
    online: bool


class BotToken(Outgoing):
    token: str
    bot: BotAccount


class BotList(Outgoing):
    bots: list[BotAccount]


class Invite(Incoming):
    bot: Annotated[str, Field(pattern="^bot[0-9a-z]{1,29}$")]


class Invitation(Outgoing):
    """`path` leads to the table, with the invitation that a private one asks for."""

    table: TableInfo
    path: str
    host: str
    created: float


class Inbox(Outgoing):
    invitations: list[Invitation]


class BotEvent(Outgoing):
    """A line of the event stream."""

    type: Literal["hello", "invitation", "withdrawn", "started", "finished"]
    table: str | None = None
    path: str | None = None
    game: str | None = None
    host: str | None = None
