"""The ports of the room: storage, bots and windows as a table needs them, and the table as its parts know it.

The server plugs in its database, its bots' processes and its WebSockets; the room names none of them.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from typing import Any, NamedTuple, Protocol, TypeVar

from bigboard.games.contract import JsonDict, State
from bigboard.room.clock import Clock
from bigboard.room.game_log import GameLog
from bigboard.room.person import Person, Presence
from bigboard.room.record import TableRecord
from bigboard.schemas.base import FastOutgoing, Outgoing
from bigboard.schemas.messages import ChatLine
from bigboard.schemas.tables import TableInfo

T = TypeVar("T")
Note = tuple[str, int, JsonDict]  # an announcement: its code, the seat it is about, its facts
FIRST, LATER, LAST = 0, 1, 2  # priorities of a decision: a person waits for it; no one does; it is extra
News = Callable[[int], list[JsonDict]]  # the events of the game's steps from that one on, as the seat may see them


class SeqTaken(Exception):
    """Another writer has this entry already."""


class VersionTaken(Exception):
    """Another writer has changed the document since it was read."""


class Head(NamedTuple):
    """The progress of a table: version of its document, latest entry, latest chat line, and a mark of its presence."""

    version: int
    seq: int
    chats: int
    came: float


class Stored(NamedTuple):
    """A table from the database, or what is new of it."""

    head: Head
    document: JsonDict | None  # None: the same as before
    entries: list[JsonDict]
    writer: str  # the process that wrote the latest of them
    chat: list[JsonDict]
    presence: Presence


class Change(NamedTuple):
    """A document to store if the table still has the version that was seen, and lines of chat with it."""

    document: JsonDict | None
    version: int
    now: float
    lines: Sequence[JsonDict] = ()


class Commitment(NamedTuple):
    """A player's part in the deal: the hash of a value, and the value once it is revealed."""

    commitment: str
    value: str | None = None


class Connection(Protocol):
    """A window at a table or in the lobby. `seats` are those whose views it was given; (-1,) is a spectator."""

    person: Person | None
    place: str  # the address it comes from
    device: str  # the hash of its secret
    seats: tuple[int, ...]
    changes: bool  # updates carry only the differences of a view

    def send(self, message: Outgoing | FastOutgoing | bytes) -> None:
        """Send a message; bytes are a message that is already encoded."""

    def close(self, code: int, reason: str) -> None:
        """Close after the messages that wait."""


class Members(Protocol):
    """The processes that serve from the same database."""

    me: str
    alive: frozenset[str]

    def turn(self, table_id: str) -> float:
        """Seconds until this process acts at a table where any process may: the first in the table's order at once."""

    def delay(self, table_id: str, writer: str) -> float:
        """Seconds until this process does what the writer of a table's latest entry should have done."""


class TableStore(Protocol):
    """The log, document, chat, presence and commitments of tables. A call that returns has stored its change."""

    @property
    def members(self) -> Members: ...

    def now(self) -> float:
        """Return the time by the clock that all processes share."""

    async def append(
        self, table_id: str, seq: int, added: Sequence[JsonDict], change: Change | None = None
    ) -> list[JsonDict]:
        """Store entries from `seq` on and a change with them; return its lines of chat, numbered."""

    async def change(self, table_id: str, change: Change) -> list[JsonDict]:
        """Store a change alone; return its lines of chat, numbered."""

    async def say(self, table_id: str, line: JsonDict) -> JsonDict:
        """Store a line of chat; return it with its number."""

    async def read_since(self, table_id: str, known: Head) -> Stored | None:
        """Return what was stored since `known`."""

    async def note_windows(self, table_id: str, person: Person, windows: int, players: Sequence[str]) -> None:
        """Note how many windows of a person this process has at a table."""

    async def commitments(self, table_id: str) -> dict[str, Commitment]:
        """Return the commitments, by person."""

    async def put_commitment(self, table_id: str, person: str, commitment: Commitment) -> None:
        """Store a person's commitment, or its value."""

    def tell(self, what: str, *words: object) -> None:
        """Announce something to the other processes."""


class SeatedBot:
    """A bot that plays one seat of one game: the table's end of it."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Another bot sits down, and hears the whole game first."""
        self.key = secrets.token_hex(8)
        self.heard = 0  # steps of the game
        self.lane: Any = None  # where it thinks; known to the pool alone
        self.share = 1.0  # of its time to think that it had for the latest decision


class BotPool(Protocol):
    """The processes in which bots think."""

    async def choose(
        self,
        state: State,
        level: str,
        bot: SeatedBot,
        steps: int,
        news: News,
        who: str = "",
        rank: int = FIRST,
        seed: int | None = None,
    ) -> int:
        """The bot's action, in the turn of the host for whom it is; it has heard of so many steps then."""


class Limiter(Protocol):
    def check(self, key: str) -> None:
        """Count one use; raise Refused when it is too many."""


class AnswerStore(Protocol):
    """The store of people's standing answers."""

    async def kinds_of(self, person: str) -> tuple[str, ...]:
        """The kinds of questions that the person leaves to the table."""

    async def change(self, person: str, kinds: tuple[str, ...]) -> None:
        """Replaces them."""


class AnswerPlanner(Protocol):
    """The giver of answers that need no person."""

    async def kinds_of(self, person: str) -> tuple[str, ...]:
        """Return the kinds of questions that the person leaves to the table, and remember them."""

    def will_answer(self, table: LiveTable, seat: int) -> bool:
        """Return whether the table answers the present question for this seat."""

    def plan(self, table: LiveTable) -> None:
        """Answer the present question soon, if possible."""

    def forget(self, table: LiveTable) -> None:
        """Drop the answer that is planned."""


class TableSettings(Protocol):
    """The settings that tables read."""

    @property
    def bot_limit_s(self) -> float: ...

    @property
    def substitute(self) -> str:
        """The level of the bot that plays for an absent player."""

    @property
    def reveal_s(self) -> float:
        """Seconds that the players' devices have to reveal their values."""

    @property
    def undos(self) -> int:
        """The undos of a seat in one game."""

    @property
    def undos_of_decision(self) -> int: ...

    @property
    def data(self) -> Mapping[str, Mapping[str, Any]]:
        """Corrected values of each game, by its name."""


class TableServices(Protocol):
    """The services that all tables share."""

    @property
    def settings(self) -> TableSettings: ...

    @property
    def store(self) -> TableStore: ...

    @property
    def bots(self) -> BotPool: ...

    @property
    def talk_limiter(self) -> Limiter: ...

    @property
    def answers(self) -> AnswerPlanner: ...

    @property
    def changed(self) -> Callable[[LiveTable], None]:
        """Called when a table looks different in the lobby."""


class Thinking(Protocol):
    """The bots of a table."""

    def plan(self) -> None: ...

    def stop(self) -> None: ...


class ShownChat(Protocol):
    lines: list[ChatLine]


class Encoded(Protocol):
    """Views and history as messages."""

    def history(self, seat: int, since: int) -> FastOutgoing: ...

    def whole(self, seat: int) -> FastOutgoing: ...


class LiveTable(Protocol):
    """A table in memory, as its parts and the lobby know it."""

    moved: float  # when the last entry came, on the loop's clock
    timed_out: int  # the entry after which the clock has run out
    writer: str  # the process that wrote the latest entry
    clock: Clock | None

    @property
    def bots(self) -> Thinking: ...

    @property
    def chat(self) -> ShownChat: ...

    @property
    def broadcast(self) -> Encoded: ...

    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...

    @property
    def services(self) -> TableServices: ...

    @property
    def record(self) -> TableRecord: ...

    @property
    def game_log(self) -> GameLog: ...

    @property
    def connections(self) -> Set[Connection]: ...

    @property
    def running(self) -> bool: ...

    @property
    def presence(self) -> Presence: ...

    @property
    def revealed(self) -> asyncio.Event:
        """Set when a player has revealed a value of the fair deal."""

    def name_at(self, number: int) -> str: ...

    def has_player_here(self) -> bool: ...

    def back_by(self, person: str) -> float | None: ...

    def bot_for(self, number: int) -> str | None: ...

    def can_undo(self, seat: int) -> bool: ...

    def info(self) -> TableInfo: ...

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T: ...

    def post(self, job: Callable[[], Awaitable[None]]) -> None: ...

    def wake_in(self, seconds: float | None, job: Callable[[], Awaitable[None]]) -> None: ...

    async def append(
        self,
        kind: Any,
        acknowledge: Callable[[int], None] | None = None,
        actions: Sequence[int | None] = (None,),
        notes: Sequence[Note] = (),
        **fields: Any,
    ) -> None: ...

    async def change(
        self, work: Callable[[TableRecord], T], announce: Callable[[T, TableRecord], Sequence[Note]] = ...
    ) -> T: ...

    async def start(self) -> None: ...

    async def announce(self, code: str, at: int, /, **facts: Any) -> None: ...

    async def write_chat(self, line: JsonDict) -> None: ...

    async def catch_up(self) -> None: ...
