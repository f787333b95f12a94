"""Reviews of finished games: computed piece by piece where the coach thinks, and stored with the game.

People's decisions come first. Every piece is stored when it is complete, so that a restarted server continues there.
One game is reviewed at a time; further requests wait. Reviews that no one has asked for come last, and make room for a
request while they run. A review is kept with the version of the judge and computed again when that changes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from itertools import count, takewhile
from typing import Any, TypeVar

from bigboard.coach.judge.budgets import ENGINE
from bigboard.coach.review.game_review import Piece, name_of
from bigboard.games.contract import JsonDict
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.schemas.learning.coach import Review, ReviewStatus
from bigboard.services import replays
from bigboard.services.directory import Directory
from bigboard.services.ports import ASKED, WHOLE, ReviewStore, Thinkers, ThinkingSettings
from bigboard.services.workers import coach_worker
from bigboard.services.workers.bot_worker import Forgotten

MOST_WAITING = 200
LOOK_EVERY_S = 60.0  # for reviews that another process has left
PARTIAL_EVERY = 10  # pieces after which the review so far is shown; at the beginning, after each
REASONS_EACH = 5  # pieces of reasons, at most, for each seat
TRIES = 3  # for a piece whose process was lost
WANTED, AUTOMATIC = 0, 1  # ranks of reviews: a person has asked for it, or it runs by itself
T = TypeVar("T")
Collect = Callable[[Table, JsonDict, str], Awaitable[None]]
log = logging.getLogger("bigboard.server")


class MakesRoom(Exception):
    """An automatic review stops: a person waits for another one."""


async def collect_nothing(table: Table, record: JsonDict, review: str) -> None:
    """The place of the listener to finished reviews, while there is none."""


class Reviews:
    def __init__(self, settings: ThinkingSettings, repo: ReviewStore, bots: Thinkers, lobby: Directory) -> None:
        self.settings = settings
        self.store = lobby.store
        self.repo = repo
        self.bots = bots
        self.lobby = lobby
        self.waiting: asyncio.PriorityQueue[tuple[int, int, str]] = asyncio.PriorityQueue()
        self.numbers = count()
        self.queued: dict[str, int] = {}  # ranks, by table
        self.collect: Collect = collect_nothing  # called with each review before it is finished
        self.progress: dict[str, tuple[int, int]] = {}
        self.partial: dict[str, str] = {}  # reviews so far, by table
        self.failed: set[str] = set()
        self.worker: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Continue the reviews that were unfinished when the server stopped."""
        await self._queue_unfinished()
        self.worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self.worker is not None:
            self.worker.cancel()
            await asyncio.gather(self.worker, return_exceptions=True)

    async def ask(self, table: Table) -> ReviewStatus:
        """Queue the review of a finished game, unless it is queued or complete."""
        table_id = table.record.id
        kept = await self.repo.pieces(table_id, WHOLE)
        if not is_current(kept.get(WHOLE)) and self.queued.get(table_id) != WANTED:
            if sum(rank == WANTED for rank in self.queued.values()) >= MOST_WAITING:
                raise Refused("too_fast", "Many games are waiting for a review. Please try again later.", wait_s=60)
            await self._ask(table_id, WANTED)
        return await self.status(table)

    async def ask_automatically(self, table_id: str) -> bool:
        """Queue a review behind those that people have asked for; return whether there was room for it."""
        if table_id not in self.queued:
            if len(self.queued) >= MOST_WAITING:
                return False
            await self._ask(table_id, AUTOMATIC)
        return True

    async def _ask(self, table_id: str, rank: int) -> None:
        self.failed.discard(table_id)
        await self.repo.put(table_id, ASKED, json.dumps({"engine": ENGINE, "rank": rank}))
        self._queue(table_id, rank)

    async def status(self, table: Table) -> ReviewStatus:
        table_id = table.record.id
        kept = await self.repo.pieces(table_id, WHOLE)
        if is_current(kept.get(WHOLE)):
            review = Review(**complete(json.loads(kept[WHOLE]), table))
            return ReviewStatus(status="done", done=1, of=1, review=review)
        done, of = self.progress.get(table_id, (0, 0))
        if table_id in self.progress:
            so_far = self.partial.get(table_id)
            partial = Review(**complete(json.loads(so_far), table)) if so_far is not None else None
            return ReviewStatus(status="running", done=done, of=of, review=partial)
        if table_id in self.queued:
            return ReviewStatus(status="waiting", done=0, of=0, review=None)
        return ReviewStatus(status="failed" if table_id in self.failed else "none", done=0, of=0, review=None)

    def _queue(self, table_id: str, rank: int) -> None:
        if self.queued.get(table_id, AUTOMATIC + 1) > rank:
            self.queued[table_id] = rank
            self.waiting.put_nowait((rank, next(self.numbers), table_id))

    async def _queue_unfinished(self) -> None:
        for table_id, asked in await self.repo.list_unfinished():
            self._queue(table_id, asked_as(asked).get("rank", WANTED))

    async def _work(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_EVERY_S if self.store.shared else None):
                    rank, _, table_id = await self.waiting.get()
            except TimeoutError:  # what a process was reviewing that is gone
                with contextlib.suppress(Refused):
                    await self._queue_unfinished()
                continue
            if self.queued.get(table_id) != rank:  # it was asked for with a better rank, or it is done
                continue
            try:
                async with self.store.alone(f"review {table_id}"):
                    await self._review(table_id)
            except MakesRoom:
                self.waiting.put_nowait((rank, next(self.numbers), table_id))
                self.progress.pop(table_id, None)
                continue
            except Refused as refused:
                log.warning("The review of table %s stopped: %s", table_id, refused.message)
                if refused.code != "unavailable" or not self.store.shared:
                    self.failed.add(table_id)  # otherwise the database is away, and what is unfinished is looked for
            except Exception:
                log.exception("The review of table %s failed.", table_id)
                self.failed.add(table_id)
            self.queued.pop(table_id, None)
            self.progress.pop(table_id, None)
            self.partial.pop(table_id, None)

    async def _review(self, table_id: str) -> None:
        table = await self.lobby.find(table_id)
        record = replays.record(table)
        kept = await self.repo.pieces(table_id)
        done = {name: text for name, text in kept.items() if name != ASKED and readable(text)}
        if is_current(done.get(WHOLE)):  # asked for while it was being finished, or by another player
            await self.collect(table, record, done[WHOLE])
            await self.repo.put_whole(table_id, done[WHOLE])
            return
        if WHOLE in done or asked_as(kept.get(ASKED, "")).get("engine", ENGINE) != ENGINE:
            await self.repo.clear(table_id)
            await self.repo.put(table_id, ASKED, json.dumps({"engine": ENGINE, "rank": self.queued[table_id]}))
            done = {}
        self.progress[table_id] = (len(done), 0)
        people = [number for number, seat in enumerate(table.record.seats) if seat.person is not None]
        wanted: list[Piece] = await self.compute(coach_worker.pieces, table_id, record, people)
        expected = len(wanted) + REASONS_EACH * table.record.players
        own = list(takewhile(lambda piece: piece[0] == "judge", wanted))
        for part in (own, wanted):  # what people decided, and why it cost them something, comes first
            await self._do(table_id, record, part, done, expected)
            judged = {name: text for name, text in done.items() if name.startswith("judge-")}
            reasons: list[Piece] = await self.compute(coach_worker.reasons_wanted, table_id, record, judged)
            await self._do(table_id, record, reasons, done, expected)
        text = await self.compute(coach_worker.whole, table_id, record, done)
        await self.collect(table, record, text)
        await self.repo.put_whole(table_id, text)

    def _make_room(self, table_id: str) -> None:
        """Stop an automatic review while a person waits for another one."""
        if self.queued.get(table_id) == AUTOMATIC and WANTED in self.queued.values():
            raise MakesRoom

    async def _do(
        self, table_id: str, record: JsonDict, wanted: list[Piece], done: dict[str, str], expected: int
    ) -> None:
        """Compute the missing pieces, one after the other."""
        for piece in wanted:
            name = name_of(piece)
            if name not in done:
                self._make_room(table_id)
                needed = {n: done[n] for n in (f"judge-{piece[1]}",) if piece[0] == "reasons"}
                done[name] = await self._once(table_id, record, piece, needed)
                await self.repo.put(table_id, name, done[name])
            self.progress[table_id] = (len(done), max(expected, len(done)))
            if len(done) < PARTIAL_EVERY or len(done) % PARTIAL_EVERY == 0:
                self.partial[table_id] = await self.compute(coach_worker.whole, table_id, record, done)

    async def _once(self, table_id: str, record: JsonDict, piece: Piece, needed: dict[str, str]) -> str:
        limits = (self.settings.review_simulations, self.settings.review_redraws)
        for attempt in range(1, TRIES + 1):
            try:
                return await self.compute(coach_worker.piece, table_id, record, piece, limits, needed)
            except Exception:
                if attempt == TRIES:
                    raise
                log.exception("A piece of the review of table %s is tried again.", table_id)
        raise AssertionError("it has returned or raised")

    async def compute(self, job: Callable[..., T], table_id: str, record: JsonDict, *arguments: Any) -> T:
        """Run a job of the coach's worker, which gets the record only if it does not know the game yet."""
        try:
            return await self.bots.review(job, table_id, None, *arguments)
        except Forgotten:
            return await self.bots.review(job, table_id, record, *arguments)


def is_current(review: str | None) -> bool:
    """Return whether a whole review is there, by this version of the judge."""
    return review is not None and asked_as(review).get("engine") == ENGINE


def asked_as(text: str) -> JsonDict:
    """Return a stored row, or nothing if it cannot be read."""
    return json.loads(text) if readable(text) else {}


def readable(text: str) -> bool:
    """Return whether a stored piece is intact; otherwise it is computed again."""
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False


def complete(review: JsonDict, table: Table) -> dict[str, Any]:
    """Add the present names, and the numbers of the entries in the table's log, which also has undone ones."""
    seqs = [1, *(entry.seq for entry in table.game_log.standing)]
    for one in (*review["decisions"], *review["timeline"]):
        one["seq"] = seqs[one["n"]]
    return {**review, "names": [seat.name for seat in table.record.seats]}
