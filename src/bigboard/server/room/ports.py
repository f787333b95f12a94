"""What a table needs from around it, and what its parts know of it: the ports of the room.

The server plugs in its database, its bots' processes and its WebSockets; the room names none of them.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence, Set
from typing import Any, Protocol, TypeVar

from bigboard.games.contract import JsonDict, State
from bigboard.server.room.clock import Clock
from bigboard.server.room.game_log import GameLog
from bigboard.server.room.person import Person
from bigboard.server.room.record import TableRecord
from bigboard.server.schemas.protocol import Outgoing, TableInfo
from bigboard.server.settings import Settings

T = TypeVar("T")
FIRST, LATER, LAST = 0, 1, 2  # ranks of a thought: a person waits for it; nobody does; it is extra
News = Callable[[int], list[JsonDict]]  # the events of the game's steps from that one on, as the seat may see them
Stored = tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]  # document, log, chat


class SeqTaken(Exception):
    """Another writer has this entry already."""


class Connection(Protocol):
    """A window at a table or in the lobby. `seats` are those whose views it was given; (-1,) is a spectator."""

    person: Person | None
    place: str  # where it comes from
    device: str  # the hash of its secret
    seats: tuple[int, ...]
    changes: bool  # updates tell only what is different in a view

    def send(self, message: Outgoing | bytes) -> None:
        """Sends a message; bytes are a message written already."""

    def close(self, code: int, reason: str) -> None:
        """Says goodbye."""


class TableStore(Protocol):
    """Where the log, the document and the chat of a table are kept. What returns is safely stored."""

    async def append(
        self, table_id: str, seq: int, added: Sequence[JsonDict], document: JsonDict | None, now: float
    ) -> None:
        """Entries of the log from `seq` on, and the document if it changes with them; SeqTaken if one exists."""

    async def load_table(self, table_id: str) -> Stored | None:
        """Document, log and chat."""

    async def save_table(self, document: JsonDict, now: float) -> None:
        """The document alone."""

    async def say(self, table_id: str, line: JsonDict) -> int:
        """A line of the chat; returns its number."""


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
    """Where bots think."""

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
        """Counts one use; Refused when it is too many."""


class AnswerStore(Protocol):
    """Where people's standing answers are kept."""

    async def kinds_of(self, person: str) -> tuple[str, ...]:
        """The kinds of questions that the person leaves to the table."""

    async def change(self, person: str, kinds: tuple[str, ...]) -> None:
        """Replaces them."""


class AnswerPlanner(Protocol):
    """Gives the answers that need no person."""

    def plan(self, table: LiveTable) -> None:
        """Answers the present question soon, if it can."""

    def forget(self, table: LiveTable) -> None:
        """The table stops."""


class TableServices(Protocol):
    """What all tables share."""

    @property
    def settings(self) -> Settings: ...

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


class LiveTable(Protocol):
    """A table in memory, as its parts and the lobby know it."""

    moved: float  # when the last entry came, on the loop's clock

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
    def clock(self) -> Clock | None: ...

    @property
    def running(self) -> bool: ...

    def somebody_waits(self) -> bool: ...

    def bot_for(self, number: int) -> str | None: ...

    def can_undo(self, seat: int) -> bool: ...

    def info(self) -> TableInfo: ...

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T: ...

    def post(self, job: Callable[[], Awaitable[None]]) -> None: ...

    async def append(
        self,
        kind: Any,
        acknowledge: Callable[[int], None] | None = None,
        actions: Sequence[JsonDict | None] = (None,),
        **fields: Any,
    ) -> None: ...

    async def change(self, work: Callable[[TableRecord], T]) -> T: ...

    async def announce(self, code: str, at: int, /, **facts: Any) -> None: ...

    async def write_chat(
        self,
        seat: int,
        name: str,
        text: str,
        code: str | None = None,
        facts: JsonDict | None = None,
        person: str | None = None,
    ) -> None: ...
