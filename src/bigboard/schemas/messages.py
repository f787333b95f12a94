"""Every message of the WebSockets. `docs/reference/protocol.md` explains them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, model_validator

from bigboard.schemas import base
from bigboard.schemas.base import PROTOCOL, WHOLE, ErrorBody, FastOutgoing, Hash, Incoming, Outgoing, TypeScript, Whole
from bigboard.schemas.json_text import Fragment
from bigboard.schemas.learning.coach import CoachOption, CoachReason, CoachVerdict
from bigboard.schemas.tables import TableInfo, You

MESSAGE_LIMIT = 16 * 1024
MOST_PICKS = 100  # more than any choice of several has

Key = Annotated[str, Field(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=99), WHOLE]
Sequence = Annotated[int, Field(ge=0, le=1_000_000_000), WHOLE]
ActionNumber = Annotated[int, Field(ge=0, le=1_000_000), WHOLE]


# From the client


class Hello(Incoming):
    type: Literal["hello"]
    protocol: Whole
    client: Annotated[str, Field(max_length=100)] = ""
    since: Sequence | None = None
    views: Literal["whole", "changes"] = "whole"


class Act(Incoming):
    type: Literal["act"]
    id: Key
    seat: SeatNumber
    seq: Sequence
    action: ActionNumber | base.Described | None = None
    picks: Annotated[list[base.Described], Field(max_length=MOST_PICKS)] | None = None

    @model_validator(mode="after")
    def one_answer(self) -> Act:
        """Either an action or a choice of several."""
        if (self.action is None) == (self.picks is None):
            raise ValueError("Send either `action` or `picks`.")
        return self


class Undo(Incoming):
    type: Literal["undo"]
    id: Key
    seat: SeatNumber
    seq: Sequence


class Say(Incoming):
    type: Literal["chat"]
    id: Key
    text: Annotated[str, Field(max_length=MESSAGE_LIMIT)]


class React(Incoming):
    type: Literal["react"]
    id: Key
    reaction: Literal["clap", "laugh", "wow", "think", "cry", "money"]


class AskHint(Incoming):
    type: Literal["hint"]
    id: Key
    seat: SeatNumber


class AskCoach(Incoming):
    """A question about an answer, or about a choice of several; without either, about the best answer."""

    type: Literal["coach"]
    id: Key
    seat: SeatNumber
    action: ActionNumber | base.Described | None = None
    picks: Annotated[list[base.Described], Field(max_length=MOST_PICKS)] | None = None

    @model_validator(mode="after")
    def one_answer(self) -> AskCoach:
        """At most one answer."""
        if self.action is not None and self.picks is not None:
            raise ValueError("Send `action` or `picks`, not both.")
        return self


class AskWorld(Incoming):
    type: Literal["world"]
    id: Key
    seat: SeatNumber


class LookBack(Incoming):
    type: Literal["look"]
    id: Key
    seat: Annotated[int, Field(ge=-1, le=99), WHOLE]
    seq: Sequence


class Ping(Incoming):
    type: Literal["ping"]
    id: Key


class Commit(Incoming):
    """The SHA-256 of a random value, before the game begins."""

    type: Literal["commit"]
    id: Key
    commitment: Hash


class Reveal(Incoming):
    """The value itself, when the server asks for it."""

    type: Literal["reveal"]
    id: Key
    value: Hash


HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
Request = Act | Undo | Say | React | AskHint | AskCoach | AskWorld | LookBack | Commit | Reveal | Ping
REQUEST: TypeAdapter[Request] = TypeAdapter(Annotated[Request, Field(discriminator="type")])


# From the server

# Parts that are written once and sent to several viewers.
WrittenEntry = Annotated[Fragment, TypeScript("Entry")]
WrittenView = Annotated[Fragment, TypeScript("View")]
WrittenTable = Annotated[Fragment, TypeScript("TableInfo")]


class ChatLine(Outgoing):
    n: int
    time: float
    seat: int
    name: str
    code: str | None
    args: dict[str, Any]
    text: str
    person: str | None = None  # public id of the author, so that they can be muted


@dataclass(kw_only=True)
class Entry(FastOutgoing):
    seq: int
    kind: Literal["start", "action", "undo"]
    time: float
    seat: int
    bot: str | None
    undoes: int | None
    events: list[base.GameEvent]


@dataclass(kw_only=True)
class ClockView(FastOutgoing):
    seat: int
    left_ms: int
    bank_ms: list[int]


class Welcome(Outgoing):
    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    server: str
    table: TableInfo
    you: You
    seq: int
    chat: list[ChatLine]
    commitment: str | None  # of the server's secret, before the game begins


@dataclass(kw_only=True)
class History(FastOutgoing):
    type: Literal["history"] = "history"
    seat: int
    entries: list[WrittenEntry]


@dataclass(kw_only=True)
class View(FastOutgoing):
    type: Literal["view"] = "view"
    seat: int
    seq: int
    view: base.View
    can_undo: bool
    clock: ClockView | None


@dataclass(kw_only=True)
class Update(FastOutgoing):
    type: Literal["update"] = "update"
    seat: int
    seq: int
    entry: WrittenEntry
    view: base.View
    can_undo: bool
    clock: ClockView | None


@dataclass(kw_only=True)
class Changes(FastOutgoing):
    """An update for a client that asked for `"views": "changes"`: the differences from the view before.

    At event i of the entry the first `steps[i]` changes have happened; empty where an entry has fewer than two events.
    """

    type: Literal["changes"] = "changes"
    seat: int
    seq: int
    entry: WrittenEntry
    changes: list[base.ViewChange]
    steps: list[int]
    can_undo: bool
    clock: ClockView | None


@dataclass(kw_only=True)
class Ack(FastOutgoing):
    type: Literal["ack"] = "ack"
    id: str
    seq: int
    repeated: bool = False


class Error(ErrorBody):
    type: Literal["error"] = "error"
    id: str | None = None
    seq: int | None = None


class TableChanged(Outgoing):
    type: Literal["table"] = "table"
    table: TableInfo
    you: You


class Chat(Outgoing):
    type: Literal["chat"] = "chat"
    line: ChatLine


class Reaction(Outgoing):
    """A sign that all viewers see and that is stored nowhere."""

    type: Literal["reaction"] = "reaction"
    seat: int
    name: str
    person: str
    reaction: str


class Advice(Outgoing):
    action: int
    described: base.Described
    money: float | None
    share: float | None


class Hint(Outgoing):
    type: Literal["hint"] = "hint"
    id: str
    seat: int
    seq: int
    bot: str
    advice: list[Advice]


class Coach(Outgoing):
    type: Literal["coach"] = "coach"
    id: str
    seat: int
    seq: int
    decision: str
    group: str
    simulations: int
    seconds: float  # that it took
    busy: bool  # the server was too busy for a sure verdict
    options: list[CoachOption]
    verdict: CoachVerdict | None
    reasons: list[CoachReason]


class World(Outgoing):
    type: Literal["world"] = "world"
    id: str
    seat: int
    seq: int
    position: dict[str, Any]


@dataclass(kw_only=True)
class Moment(FastOutgoing):
    type: Literal["moment"] = "moment"
    id: str
    seat: int
    seq: int
    view: WrittenView


class SeatCommitment(Outgoing):
    seat: int
    commitment: str


class RevealRequest(Outgoing):
    """The game is about to begin: these are all commitments; reveal your value."""

    type: Literal["reveal"] = "reveal"
    commitment: str
    players: list[SeatCommitment]


class Pong(Outgoing):
    type: Literal["pong"] = "pong"
    id: str
    seq: int


@dataclass(kw_only=True)
class LobbyTables(FastOutgoing):
    type: Literal["lobby"] = "lobby"
    tables: list[WrittenTable]
    people: int


@dataclass(kw_only=True)
class LobbyTable(FastOutgoing):
    type: Literal["table"] = "table"
    table: WrittenTable


class LobbyGone(Outgoing):
    type: Literal["gone"] = "gone"
    id: str
