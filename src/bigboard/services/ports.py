"""The ports of the services: storage, thinking, limits and moderation as they need them.

The server plugs in its database and its processes; the edition without a server the browser's storage and workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVar

from bigboard.games.contract import JsonDict, State
from bigboard.room.ports import BotPool, Connection, Head, Limiter, Stored, TableStore

T = TypeVar("T")
ASKED = "asked"  # the piece of a review that says that a person wants it
WHOLE = "whole"  # the finished review, which takes the place of all other pieces
DEFAULT_ANSWERS = ("show",)  # shares are shown for dividends until their owner keeps them secret


class DirectoryStore(TableStore, Protocol):
    """The store of all tables."""

    @property
    def shared(self) -> bool:
        """True if several processes use it."""

    async def add_table(self, document: JsonDict, added: Sequence[JsonDict] = ()) -> None:
        """Store a new table, with its log if it has one."""

    async def load_table(self, table_id: str) -> Stored | None:
        """Return everything of a table."""

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        """Return the progress of tables, by id."""

    async def tables_of(self, person: str, limit: int) -> list[JsonDict]:
        """Return the documents of a person's tables, the latest first."""

    async def count_of(self, person: str) -> int:
        """Return the number of a person's tables, whether or not they can be read."""

    def alone(self, what: str) -> AbstractAsyncContextManager[None]:
        """Return a lock by that name, which all processes share."""


class ContestStore(Protocol):
    """The store of tries at contests."""

    async def tries(self, contest: str, person: str | None = None) -> list[tuple[str, JsonDict]]: ...

    async def attempts(self, contest: str) -> list[tuple[str, str, float, str]]: ...

    async def documents(self, ids: Sequence[str]) -> list[JsonDict]: ...

    async def add(self, contest: str, person: str, table_id: str) -> None: ...


class ReviewStore(Protocol):
    """The store of reviews, piece by piece."""

    async def pieces(self, table_id: str, piece: str | None = None) -> dict[str, str]: ...

    async def put(self, table_id: str, piece: str, text: str) -> None: ...

    async def put_whole(self, table_id: str, text: str) -> None: ...

    async def clear(self, table_id: str) -> None: ...

    async def list_unfinished(self) -> list[tuple[str, str]]: ...

    async def read_finished(self, table_ids: Iterable[str]) -> dict[str, str]: ...


class SolverStore(Protocol):
    """The store of people's progress in puzzles."""

    async def find(self, person: str) -> JsonDict | None: ...

    async def put(self, person: str, document: JsonDict) -> None: ...


class TranscriptStore(Protocol):
    """The store of games that people write down from a real table."""

    async def of_person(self, person: str) -> list[tuple[str, JsonDict, float]]: ...

    async def count(self, person: str) -> int: ...

    async def find(self, person: str, transcript_id: str) -> str | None: ...

    async def add(self, person: str, transcript_id: str, document: JsonDict) -> None: ...

    async def change(self, transcript_id: str, document: JsonDict) -> None: ...

    async def drop(self, person: str, transcript_id: str) -> None: ...


class Thinkers(BotPool, Protocol):
    """The place where bots and the coach think."""

    async def advise(
        self, state: State, seat: int, level: str, who: str = ""
    ) -> list[tuple[int, float | None, float | None]] | None:
        """Return hints: action, expected money and sureness; None if this bot gives none."""

    async def judge(
        self, state: State, seat: int, answer: tuple[int, ...], limits: tuple[int, float], who: str = ""
    ) -> JsonDict:
        """Return the coach's judgment, with the fields of `messages.Coach`."""

    async def review(self, job: Callable[..., T], *arguments: Any) -> T:
        """Return what a job of the coach computes, when no player waits for anything."""


class Replays(Protocol):
    async def moment(self, key: tuple[str, int, int], who: str, *log_so_far: Any) -> str:
        """Return the view of a seat after an entry of a table, as JSON."""


class Moderator(Protocol):
    def require_decent(self, code: str, *texts: str | None) -> None:
        """Refuse text with a forbidden word."""

    def require_voice(self, person: str) -> None:
        """Refuse a person who is muted."""


class ThinkingSettings(Protocol):
    """The settings of hints, coach and reviews."""

    @property
    def adviser(self) -> str: ...

    @property
    def coach_simulations(self) -> int: ...

    @property
    def coach_seconds(self) -> float: ...

    @property
    def review_simulations(self) -> int: ...

    @property
    def review_redraws(self) -> int: ...


class Visitor(Connection, Protocol):
    """A window that sends requests."""

    asking: bool  # a hint is being thought about


class RequestServices(Protocol):
    """The services that requests of a window need."""

    @property
    def settings(self) -> ThinkingSettings: ...

    @property
    def store(self) -> TableStore: ...

    @property
    def bots(self) -> Thinkers: ...

    @property
    def replays(self) -> Replays: ...

    @property
    def moderation(self) -> Moderator: ...

    @property
    def chat_limit(self) -> Limiter: ...

    @property
    def look_limit(self) -> Limiter: ...
