"""A person's own games, statistics and reminders."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bigboard.schemas.base import GameEvent, Incoming, OptionValue, Outgoing
from bigboard.schemas.tables import TableInfo

# Reminders


class QuietHours(Incoming):
    """Hours without reminders, by the clock of a time zone; they may pass midnight."""

    start: Annotated[str, Field(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["22:00"])]
    end: Annotated[str, Field(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["07:30"])]
    zone: Annotated[str, Field(max_length=64, examples=["Europe/Athens"])]


class NewDevice(Incoming):
    """A push subscription of a browser (`PushSubscription.toJSON()`)."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=50)]
    language: Annotated[str, Field(pattern="^[a-z]{2}$")] = "en"


class TableWebhook(Incoming):
    """The address that is called when a player of a table is awaited; null for none."""

    webhook: Annotated[str, Field(max_length=500)] | None = None
    language: Annotated[str, Field(pattern="^[a-z]{2}$")] = "en"


class MyReminders(Incoming):
    """The addresses for reminders; without either there are none."""

    mail: Annotated[str, Field(max_length=200)] | None = None
    webhook: Annotated[str, Field(max_length=500)] | None = None
    quiet: QuietHours | None = None
    matches: bool = False  # also when someone waits for players
    language: Annotated[str, Field(pattern="^[a-z]{2}$")] = "en"


class Reminders(Outgoing):
    """The settings. A mail address is used once its owner has opened the link that was sent there."""

    mail: str | None
    confirmed: bool
    webhook: str | None
    matches: bool
    mail_possible: bool
    webhook_possible: bool
    push_key: str | None  # the key with which a browser subscribes; null where the server does not send pushes
    devices: list[str]  # the addresses of the browsers that get pushes
    quiet: QuietHours | None


class Answers(BaseModel):
    """Automatic replies: `show` shows all shares for dividends, `pass` passes where that is allowed."""

    model_config = ConfigDict(extra="forbid", strict=True)

    answers: list[Literal["show", "pass"]]


# My games


class MyRunning(Outgoing):
    """A table that waits or runs; `since` is when the latest thing happened there."""

    table: TableInfo
    your_turn: bool
    since: float


class MyFinished(Outgoing):
    """A game that is over. A seat of -1, without a place: a table of bots, or a record of others."""

    table: TableInfo
    seat: int
    place: int | None


class Statistic(Outgoing):
    """Results with one choice of options (those that differ from the defaults): places and money."""

    game: str
    players: int
    options: dict[str, OptionValue]
    games: int
    places: list[int]
    money: float
    best: int


class BestMoment(Outgoing):
    """The event that brought most at once and was no mistake by the review, to be looked at in the replay."""

    game: str
    table: str
    seq: int
    amount: int
    event: GameEvent
    time: float


class Rating(Outgoing):
    """The quality of your play: the average loss per decision in reviewed games."""

    game: str
    games: int
    decisions: int
    average_loss: float
    blunders: int


class MyGames(Outgoing):
    """`quarantined` is how many of your tables cannot be opened; nothing of them is changed."""

    running: list[MyRunning]
    finished: list[MyFinished]
    statistics: list[Statistic]
    moments: list[BestMoment]
    ratings: list[Rating]
    quarantined: int
