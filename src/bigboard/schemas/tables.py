"""Tables: settings, seats, results, replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bigboard.schemas.base import WHOLE, Described, GameEvent, Hash, Incoming, OptionValue, Outgoing, Text, View
from bigboard.schemas.text_rules import TABLE_NAME_LIMIT

BOT_PACE_MS = (0, 10_000)
GRACE_S = (0, 3600)
CLOCK_DECISION_S = (5, 14 * 24 * 3600)
OVER_DAYS_S = 3600  # with at least this much time for a decision the clock also runs while no player is connected
CLOCK_BANK_S = (0, 7200)


class ClockTimes(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    decision_s: Annotated[int, Field(ge=CLOCK_DECISION_S[0], le=CLOCK_DECISION_S[1]), WHOLE]
    bank_s: Annotated[int, Field(ge=CLOCK_BANK_S[0], le=CLOCK_BANK_S[1]), WHOLE] = 0

    @property
    def over_days(self) -> bool:
        return self.decision_s >= OVER_DAYS_S


class PaceProfile(Outgoing):
    """The settings of a table that make its pace: a game in one sitting, unhurried, or over days."""

    name: str
    bot_pace_ms: int
    clock: ClockTimes | None
    grace_s: int


PACES = (
    PaceProfile(name="quick", bot_pace_ms=400, clock=ClockTimes(decision_s=30, bank_s=120), grace_s=60),
    PaceProfile(name="steady", bot_pace_ms=1000, clock=ClockTimes(decision_s=60, bank_s=240), grace_s=120),
    PaceProfile(name="relaxed", bot_pace_ms=1000, clock=None, grace_s=300),
    PaceProfile(name="days", bot_pace_ms=400, clock=ClockTimes(decision_s=24 * 3600), grace_s=3600),
)


class MySeat(Incoming):
    me: Literal[True]
    name: Text | None = None


class BotSeat(Incoming):
    bot: Annotated[str, Field(max_length=40)]


class Sitting(Incoming):
    """A request for a seat: `{"name": …}` or nothing sits down, `{"bot": …}` puts a bot there."""

    name: Text | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


Pace = Annotated[int, Field(ge=BOT_PACE_MS[0], le=BOT_PACE_MS[1]), WHOLE]
Grace = Annotated[int, Field(ge=GRACE_S[0], le=GRACE_S[1]), WHOLE]
Options = Annotated[dict[str, OptionValue], Field(max_length=40)]


class NewTable(Incoming):
    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=0, le=99), WHOLE]
    options: Options = Field(default_factory=dict)
    name: Text | None = None
    public: bool = True
    spectators: bool = True
    hints: bool = True
    undo: bool = True
    autostart: bool = False
    bot_pace_ms: Pace = 1000
    clock: ClockTimes | None = None
    grace_s: Grace = 120
    seats: Annotated[list[MySeat | BotSeat | None], Field(max_length=20)] | None = None
    commitment: Hash | None = None  # of your random value for the deal


class Begin(Incoming):
    """Your random value, if you have committed to one."""

    value: Hash | None = None


class TableChanges(Incoming):
    """Only what is named changes; the defaults here mean nothing."""

    players: Annotated[int, Field(ge=0, le=99), WHOLE] = 2
    options: Options = Field(default_factory=dict)
    name: Text = ""
    public: bool = True
    spectators: bool = True
    hints: bool = True
    undo: bool = True
    autostart: bool = False
    bot_pace_ms: Pace = 1000
    clock: ClockTimes | None = None
    grace_s: Grace = 120


class Moment(Incoming):
    """The action of a finished game, counted from 1, before which a new table begins. You play its seat."""

    n: Annotated[int, Field(ge=1)]
    name: Annotated[str, Field(min_length=1, max_length=4 * TABLE_NAME_LIMIT)]


class Silence(Incoming):
    silenced: bool


class ReportedLine(Incoming):
    n: int  # of the line of chat


class SeatInfo(Outgoing):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None
    person: str | None
    connected: bool
    held_by: str | None
    back_by: float | None


class Result(Outgoing):
    scores: list[int]
    winners: list[int]


class TableInfo(Outgoing):
    id: str
    name: str
    game: str
    players: int
    options: dict[str, OptionValue]
    status: Literal["open", "running", "finished", "closed"]
    public: bool
    spectators: bool
    hints: bool
    undo: bool
    autostart: bool
    bot_pace_ms: int
    clock: ClockTimes | None
    grace_s: int
    host: str
    seats: list[SeatInfo]
    watching: int
    seq: int
    deciding: int
    created: float
    started: float | None
    finished: float | None
    result: Result | None
    next_table: str | None
    lesson: str | None  # the lesson that is played there
    contest: str | None  # the deal of the day, or a duplicate match
    fill_at: float | None = None  # of a quick match: when bots take the free seats
    made_up: list[int] = Field(
        default_factory=list
    )  # seats of a game from a real table whose hidden cards were filled in


class You(Outgoing):
    person: str | None
    host: bool
    seats: list[int]
    invitation: str | None  # of a private table, for those who sit there
    kicked: bool = False  # the host has asked you to leave
    silenced: bool = False  # the host lets you chat no more


class TableAnswer(Outgoing):
    table: TableInfo
    you: You
    commitment: str | None  # of the server's secret, before the game begins


class TableList(Outgoing):
    tables: list[TableInfo]


class Step(Outgoing):
    seq: int
    time: float
    seat: int
    bot: str | None
    action: Described | None
    events: list[GameEvent]
    scores: list[int]
    view: View
    private: list[dict[str, Any]] | None


class Replay(Outgoing):
    table: TableInfo
    seat: int | Literal["all"]
    steps: list[Step]
