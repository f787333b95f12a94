"""The services of this browser, for its one person, and its windows at tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bigboard.browser.repos import AnswersRepo, ContestsRepo, ReviewsRepo, SolversRepo, TranscriptsRepo
from bigboard.browser.shelf import Shelf, dump, load
from bigboard.browser.store import BrowserStore
from bigboard.browser.thinkers import BrowserThinkers, Post
from bigboard.room.auto_reply import AutoReplies
from bigboard.room.person import Person, short_id
from bigboard.room.ports import LiveTable
from bigboard.room.table import Table
from bigboard.schemas import messages
from bigboard.schemas.base import FastOutgoing, Outgoing
from bigboard.schemas.errors import Refused
from bigboard.schemas.text_rules import clean_name
from bigboard.services import requests
from bigboard.services.contests import Contests
from bigboard.services.directory import Directory
from bigboard.services.learning.puzzles import PuzzleProgress
from bigboard.services.learning.reviews import Reviews
from bigboard.services.my_games import MyGames
from bigboard.services.transcripts import Transcripts

log = logging.getLogger("bigboard.browser")
PERSON = "person"
TABLE_PATH = "/tables/"


@dataclass(frozen=True)
class BrowserSettings:
    """The settings of tables and of the coach. The rules run uncompiled here, so reviews simulate less."""

    bot_limit_s: float = 30.0
    substitute: str = "medium"
    reveal_s: float = 3.0
    undos: int = 200
    undos_of_decision: int = 10
    data: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    adviser: str = "medium"
    coach_simulations: int = 5000
    coach_seconds: float = 2.0
    review_simulations: int = 60
    review_redraws: int = 4
    answer_s: tuple[float, float] = (0.8, 4.0)


class NoLimit:
    """There is no one to be protected from."""

    def check(self, key: str) -> None:
        pass


class NoModeration:
    def require_decent(self, code: str, *texts: str | None) -> None:
        pass

    def require_voice(self, person: str) -> None:
        pass


@dataclass(frozen=True)
class BrowserTableServices:
    """The port `room.ports.TableServices`."""

    settings: BrowserSettings
    store: BrowserStore
    bots: BrowserThinkers
    talk_limiter: NoLimit
    answers: AutoReplies
    changed: Callable[[LiveTable], None]


class App:
    """Every service, as the server's container has them."""

    def __init__(self, shelf: Shelf, post: Post, settings: BrowserSettings | None = None) -> None:
        self.settings = settings or BrowserSettings()
        self.shelf = shelf
        self.store = BrowserStore(shelf)
        self.bots = self.replays = BrowserThinkers(post)
        self.moderation = NoModeration()
        self.chat_limit = self.look_limit = NoLimit()
        self.answers = AutoReplies(AnswersRepo(shelf), self.settings.answer_s)
        tables = BrowserTableServices(self.settings, self.store, self.bots, NoLimit(), self.answers, lambda table: None)
        self.lobby = Directory(tables, self.store)
        self.contests = Contests(self.lobby, ContestsRepo(shelf))
        reviews = ReviewsRepo(shelf)
        self.my_games = MyGames(self.lobby, self.contests, reviews)
        self.reviews = Reviews(self.settings, reviews, self.bots, self.lobby)
        self.puzzle_progress = PuzzleProgress(SolversRepo(shelf))
        self.transcripts = Transcripts(TranscriptsRepo(shelf))
        self.person: Person | None = None
        self.windows: dict[int, Window] = {}

    async def open(self) -> None:
        """Read who plays here, and continue unfinished reviews."""
        kept = await load(self.shelf, PERSON)
        self.person = Person(**kept) if kept is not None else None
        await self.reviews.open()

    async def close(self) -> None:
        await self.reviews.close()
        await asyncio.gather(*(table.close() for table in self.lobby.tables.values()))

    async def rename(self, text: str) -> Person:
        """Create the person of this browser, or rename them."""
        name = clean_name(text)
        if self.person is None:
            self.person = Person(short_id(12), name)
        self.person.name = name
        await self.shelf.put({PERSON: dump({"id": self.person.id, "name": name})})
        return self.person

    async def forget(self) -> None:
        """Delete everything that this browser keeps."""
        for table in self.lobby.tables.values():
            await table.close()
        self.lobby.tables.clear()
        self.person = None
        await self.shelf.put(dict.fromkeys(key for key, _ in await self.shelf.scan("")))

    def require_person(self) -> Person:
        if self.person is None:
            raise Refused("no_identity", "Choose a name first.")
        return self.person

    def connect(self, number: int, path: str, send: Callable[[str], None], end: Callable[[int, str], None]) -> None:
        """Open a window at the table of the path."""
        window = self.windows[number] = Window(self, send, end)
        table_id = path.partition("?")[0].removeprefix(TABLE_PATH).removesuffix("/ws")
        window.task = asyncio.ensure_future(window.visit(table_id))

    def receive(self, number: int, text: str) -> None:
        if number in self.windows:
            self.windows[number].inbox.put_nowait(text)

    def disconnect(self, number: int) -> None:
        window = self.windows.pop(number, None)
        if window is not None:
            window.inbox.put_nowait(None)


class Window:
    """A page's connection to a table: the port `services.ports.Visitor`."""

    def __init__(self, app: App, send: Callable[[str], None], end: Callable[[int, str], None]) -> None:
        self.app = app
        self.write = send
        self.end = end
        self.person: Person | None = app.person
        self.place = self.device = ""
        self.seats: tuple[int, ...] = ()
        self.changes = False
        self.asking = False
        self.closing = False
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.task: asyncio.Future[None] | None = None
        self.aside: set[asyncio.Task[None]] = set()

    def send(self, message: Outgoing | FastOutgoing | bytes) -> None:
        if not self.closing:
            self.write((message if isinstance(message, bytes) else message.encode()).decode())

    def close(self, code: int, reason: str) -> None:
        if not self.closing:
            self.closing = True
            self.end(code, reason)

    async def visit(self, table_id: str) -> None:
        """Wait for hello, then answer requests until the page goes."""
        try:
            text = await self.inbox.get()
            if text is None:
                return
            hello = requests.parse_hello(text)
            self.changes = hello.views == "changes"
            table = await self.app.lobby.find(table_id)
            try:
                await table.ask(lambda: table.windows.join(self, hello.since))
                await self.read(table)
            finally:
                if not table.stopped:
                    await table.ask(lambda: table.windows.leave(self))
        except Refused as refused:
            self.refuse(refused, None, None)
            self.close(requests.close_code(refused), refused.message)
        except Exception:
            log.exception("A window failed.")
            self.close(1011, "An error in the program.")

    async def read(self, table: Table) -> None:
        try:
            while not self.closing and (text := await self.inbox.get()) is not None:
                try:
                    request = requests.parse(text)
                except Refused as refused:
                    self.refuse(refused, requests.loose_id(text), table)
                    continue
                if isinstance(request, messages.AskHint | messages.AskCoach):
                    task = asyncio.ensure_future(self.handle(table, request))
                    self.aside.add(task)
                    task.add_done_callback(self.aside.discard)
                else:
                    await self.handle(table, request)
        finally:
            for task in self.aside:
                task.cancel()

    async def handle(self, table: Table, request: messages.Request) -> None:
        try:
            await requests.answer(self.app, table, self, request)
        except Refused as refused:
            self.refuse(refused, request.id, table)
        except Exception:
            log.exception("A message failed.")
            self.refuse(Refused("broken", "An error in the program."), request.id, table)

    def refuse(self, refused: Refused, key: str | None, table: Table | None) -> None:
        seq = table.game_log.seq if table is not None else None
        self.send(messages.Error(id=key, seq=seq, **refused.fields()))
