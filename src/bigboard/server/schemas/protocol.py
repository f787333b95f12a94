"""All that HTTP carries, in one place; `messages.py` has the WebSockets. `docs/protocol.md` explains both to people."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from bigboard.games.declaration import ShownKind

PROTOCOL = 1
BODY_LIMIT = 64 * 1024

BOT_PACE_MS = (0, 10_000)
GRACE_S = (0, 3600)
CLOCK_DECISION_S = (5, 14 * 24 * 3600)
OVER_DAYS_S = 3600  # with so much time for a decision the clock also runs while nobody looks
CLOCK_BANK_S = (0, 7200)


def whole(value: object) -> object:
    """To JSON 2.0 is a whole number, as it is to JavaScript."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(whole)
Whole = Annotated[int, WHOLE]
OptionValue = bool | Whole | str
Text = Annotated[str, Field(max_length=2000)]  # the exact limits of names and chat have refusals of their own


class TypeScript(NamedTuple):
    """What the web client calls a piece of JSON that the games fill."""

    name: str


Described = Annotated[dict[str, Any], TypeScript("Described")]
GameEvent = Annotated[dict[str, Any], TypeScript("GameEvent")]
View = Annotated[dict[str, Any], TypeScript("View")]
ViewChange = Annotated[list[Any], TypeScript("ViewChange")]


class Incoming(BaseModel):
    """What clients send: exactly these fields, of exactly these kinds."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Outgoing(BaseModel):
    """What the server sends. Each of these is made ready when it is sent first, so that the server starts sooner."""

    model_config = ConfigDict(extra="forbid", defer_build=True)


# People


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
    """What `navigator.credentials` of the browser is to be asked, in the JSON of WebAuthn."""

    options: dict[str, Any]


class SignedPasskey(Incoming):
    """What it answered, in the same."""

    credential: Annotated[dict[str, Any], Field(max_length=20)]


class LinkOwner(Outgoing):
    """Whose link it is: the name alone."""

    name: str


class Link(Outgoing):
    code: str
    path: str
    expires: float


class Token(Outgoing):
    token: str
    person: Person


# Tables


class ClockTimes(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    decision_s: Annotated[int, Field(ge=CLOCK_DECISION_S[0], le=CLOCK_DECISION_S[1]), WHOLE]
    bank_s: Annotated[int, Field(ge=CLOCK_BANK_S[0], le=CLOCK_BANK_S[1]), WHOLE] = 0

    @property
    def over_days(self) -> bool:
        return self.decision_s >= OVER_DAYS_S


class MySeat(Incoming):
    me: Literal[True]
    name: Text | None = None


class BotSeat(Incoming):
    bot: Annotated[str, Field(max_length=40)]


class Sitting(Incoming):
    """`{"name": …}` or nothing sits down; `{"bot": …}` puts a bot there."""

    name: Text | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


Pace = Annotated[int, Field(ge=BOT_PACE_MS[0], le=BOT_PACE_MS[1]), WHOLE]
Grace = Annotated[int, Field(ge=GRACE_S[0], le=GRACE_S[1]), WHOLE]
Sealed = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Options = Annotated[dict[str, OptionValue], Field(max_length=40)]


class NewTable(Incoming):
    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=0, le=99), WHOLE]
    options: Options = {}
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
    seal: Sealed | None = None  # of your random value for the deal


class Begin(Incoming):
    """Your random value, if you have sealed one."""

    value: Sealed | None = None


class TableChanges(Incoming):
    """Only what is named changes; the defaults here mean nothing."""

    players: Annotated[int, Field(ge=0, le=99), WHOLE] = 2
    options: Options = {}
    name: Text = ""
    public: bool = True
    spectators: bool = True
    hints: bool = True
    undo: bool = True
    autostart: bool = False
    bot_pace_ms: Pace = 1000
    clock: ClockTimes | None = None
    grace_s: Grace = 120


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
    made_up: list[int] = []  # seats of a game from a real table whose hidden cards were filled in


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
    seal: str | None  # of the server's secret, before the game begins


class TableList(Outgoing):
    tables: list[TableInfo]


class Version(Outgoing):
    protocol: int
    server: str
    games: list[str]


class ChoiceInfo(Outgoing):
    value: OptionValue
    key: str
    text: str


class OptionInfo(Outgoing):
    name: str
    type: Literal["flag", "choice"]
    default: OptionValue
    key: str
    text: str
    explanation_key: str
    explanation: str
    rules: list[str]
    group: str | None
    needs: str | None
    choices: list[ChoiceInfo]


class GameInfo(Outgoing):
    name: str
    key: str
    text: str
    about: str
    rules: str
    min_players: int
    max_players: int
    rules_version: int
    options: list[OptionInfo]
    reference: dict[str, Any] | None


class DeclaredAction(Outgoing):
    type: str
    text: str
    fields: list[str]


class DeclaredQuestion(Outgoing):
    name: str
    text: str
    rule: str


class DeclaredFlow(Outgoing):
    entry: str
    sign: int
    seat: str
    amount: str
    final: str


class DeclaredEvent(Outgoing):
    type: str
    text: str
    private: bool
    secret: list[str]
    money: list[DeclaredFlow]


class ShownColumn(Outgoing):
    name: str
    text: str
    kind: ShownKind


class ShownPart(ShownColumn):
    columns: list[ShownColumn]


class DeclaredGame(Outgoing):
    """What a plain table needs to know of a game."""

    game: str
    actions: list[DeclaredAction]
    questions: list[DeclaredQuestion]
    events: list[DeclaredEvent]
    accounts: list[str]
    shown: list[ShownPart]


class Thinks(Outgoing):
    """The limits of a bot's search for one decision: it stops at the first that it reaches."""

    seconds: float
    simulations: dict[str, int]  # by game


class BotInfo(Outgoing):
    name: str
    key: str
    text: str
    explanation_key: str
    explanation: str
    face: int | None  # of bots with a name: which of the client's faces is theirs
    wins: dict[str, int]  # measured against three greedy, in per cent, by game
    thinks: Thinks | None  # of a level that looks ahead


class Limits(Outgoing):
    name: int
    table_name: int
    chat: int
    bot_pace_ms: tuple[int, int] = BOT_PACE_MS
    grace_s: tuple[int, int] = GRACE_S
    clock_decision_s: tuple[int, int] = CLOCK_DECISION_S
    clock_bank_s: tuple[int, int] = CLOCK_BANK_S


class Games(Outgoing):
    games: list[GameInfo]
    bots: list[BotInfo]
    limits: Limits


class ClauseInfo(Outgoing):
    id: str
    title: str
    text: str
    source: str
    table: list[list[str]]  # the heading first; empty where the clause has none


class Rulebook(Outgoing):
    game: str
    language: str
    clauses: list[ClauseInfo]


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


class ErrorBody(Outgoing):
    code: str
    message: str
    rule: str | None = None
    reason: str | None = None
    args: dict[str, Any] = {}
