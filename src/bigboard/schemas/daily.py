"""The deal of the day, and duplicate matches."""

from __future__ import annotations

from bigboard.schemas.base import Incoming, OptionValue, Outgoing


class NewTry(Incoming):
    """A try at a deal of the day. After the first, which counts, everything is practice."""

    practice: bool = False


class TryResult(Outgoing):
    """The result of one try. `bot` names the bot that played the person's seat for comparison."""

    name: str
    you: bool
    bot: str | None
    table: str
    score: int
    place: int
    late: bool  # played after the day


class MyTry(Outgoing):
    """Your own try that counts."""

    table: str
    finished: bool
    late: bool
    score: int | None
    place: int | None
    order: list[int]  # the seats from first to last, once it is finished


class DayGame(Outgoing):
    """The deal of one game. Only people who have finished it see the results."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seat: int
    bots: list[str | None]
    finished_by: int
    mine: MyTry | None
    practised: int
    results: list[TryResult] | None


class Today(Outgoing):
    """A day, and those before it."""

    day: str
    today: str
    ends: float
    games: list[DayGame]
    days: list[str]


class GroupSeat(Outgoing):
    seat: int
    name: str
    bot: str | None
    score: int | None


class Group(Outgoing):
    """One of the groups that play a deal. Scores appear when all have finished."""

    table: str
    name: str
    status: str
    you: bool
    seats: list[GroupSeat]


class Match(Outgoing):
    """A duplicate match. `invitation` opens the second table, for the person who made it."""

    groups: list[Group]
    finished: bool
    invitation: str | None
