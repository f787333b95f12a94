"""A table without a server: storage in memory, a bot in this process, one window. Run as a program, it plays a game."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

import bigboard
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng
from bigboard.room import seating
from bigboard.room.auto_reply import AutoReplies
from bigboard.room.fair_deal import start
from bigboard.room.game_log import GameLog
from bigboard.room.person import Person, Presence
from bigboard.room.ports import FIRST, Change, Commitment, Head, LiveTable, News, SeatedBot, Stored
from bigboard.room.table import Table
from bigboard.schemas.base import FastOutgoing, Outgoing
from bigboard.schemas.tables import BotSeat, MySeat, NewTable

UNWANTED = (
    "bigboard.server",
    "bigboard.workers",
    "fastapi",
    "multiprocessing",
    "prometheus_client",
    "sqlalchemy",
    "starlette",
    "uvicorn",
)


class Alone:
    """The only process."""

    me = "here"
    alive = frozenset({"here"})

    def turn(self, table_id: str) -> float:
        return 0.0

    def delay(self, table_id: str, writer: str) -> float:
        return 0.0


class MemoryStore:
    """The port `TableStore` for one table."""

    def __init__(self) -> None:
        self.members = Alone()
        self.document: JsonDict = {}
        self.entries: list[JsonDict] = []
        self.lines: list[JsonDict] = []
        self.version = 1
        self.came = 0.0
        self.presence = Presence()
        self.values: dict[str, Commitment] = {}

    def now(self) -> float:
        return time.time()

    async def append(
        self, table_id: str, seq: int, added: Sequence[JsonDict], change: Change | None = None
    ) -> list[JsonDict]:
        assert seq == len(self.entries) + 1
        self.entries += added
        return await self.change(table_id, change) if change is not None else []

    async def change(self, table_id: str, change: Change) -> list[JsonDict]:
        if change.document is not None:
            assert change.version == self.version
            self.version, self.document = self.version + 1, change.document
        return [await self.say(table_id, line) for line in change.lines]

    async def say(self, table_id: str, line: JsonDict) -> JsonDict:
        self.lines.append({**line, "n": len(self.lines) + 1})
        return self.lines[-1]

    async def read_since(self, table_id: str, known: Head) -> Stored | None:
        head = Head(self.version, len(self.entries), len(self.lines), self.came)
        return Stored(head, self.document or None, self.entries[known.seq :], "here", [], self.presence)

    async def note_windows(self, table_id: str, person: Person, windows: int, players: Sequence[str]) -> None:
        self.came = self.now()
        self.presence = Presence({person.id: windows}, {person.id: person.name}, {person.id: self.came}, self.came)

    async def commitments(self, table_id: str) -> dict[str, Commitment]:
        return self.values

    async def put_commitment(self, table_id: str, person: str, commitment: Commitment) -> None:
        self.values[person] = commitment

    def tell(self, what: str, *words: object) -> None:
        pass


class RandomBots:
    """The port `BotPool` without a process."""

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
        return random.choice(state.sample(state.seat, Rng(7)).legal_actions())


class NoAnswers:
    async def kinds_of(self, person: str) -> tuple[str, ...]:
        return ()

    async def change(self, person: str, kinds: tuple[str, ...]) -> None:
        raise NotImplementedError


class Services:
    def __init__(self) -> None:
        data: Mapping[str, Mapping[str, Any]] = {}
        self.settings = SimpleNamespace(
            bot_limit_s=9.0, substitute="random", reveal_s=0.0, undos=9, undos_of_decision=9, data=data
        )
        self.store = MemoryStore()
        self.bots = RandomBots()
        self.talk_limiter = SimpleNamespace(check=lambda key: None)
        self.answers = AutoReplies(NoAnswers(), (0.0, 0.0))
        self.changed: Callable[[LiveTable], None] = lambda table: None


class Window:
    """A window that answers each of its player's questions at random."""

    def __init__(self, table: Table, person: Person) -> None:
        self.table = table
        self.person: Person | None = person
        self.place = self.device = ""
        self.seats: tuple[int, ...] = ()
        self.changes = True
        self.updates = 0
        self.over = asyncio.Event()

    def send(self, message: Outgoing | FastOutgoing | bytes) -> None:
        self.updates += isinstance(message, bytes)  # written once for all windows of a seat
        if self.table.game_log.over:
            self.over.set()
        elif self.table.game_log.seq:
            self.table.post(self.answer)

    async def answer(self) -> None:
        log = self.table.game_log
        if not log.over and log.deciding in self.seats:
            legal = log.running().legal_actions()
            if len(legal) > 1:
                await self.table.append("action", seat=log.deciding, actions=[random.choice(legal)])

    def close(self, code: int, reason: str) -> None:
        self.over.set()


async def play(game: str, players: int) -> JsonDict:
    """Play a game of one person and bots to its end; return what was stored of it."""
    person = Person("anna", "Anna")
    seats: list[MySeat | BotSeat | None] = [MySeat(me=True), *[BotSeat(bot="random")] * (players - 1)]
    request = NewTable(game=game, players=players, seats=seats, bot_pace_ms=0)
    services = cast(Any, Services())
    record = seating.new_document("table", request, person, time.time())
    services.store.document = record.to_json()
    stored = Stored(Head(1, 0, 0, 0.0), None, [], "", [], Presence())
    table = Table(services, record, GameLog(game), stored)
    window = Window(table, person)
    await table.ask(lambda: table.windows.join(window, None))
    await start(table)
    await window.over.wait()
    await table.close()
    state = table.game_log.state
    assert state is not None
    return {
        "status": services.store.document["status"],
        "result": services.store.document["result"],
        "scores": bigboard.replay(state.record()).scores(),
        "entries": len(services.store.entries),
        "updates": window.updates,
        "unwanted": [name for name in UNWANTED if name in sys.modules],
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(sys.argv[1], int(sys.argv[2])))))
