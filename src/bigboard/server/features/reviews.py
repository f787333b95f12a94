"""Reviews of finished games: worked out piece by piece by the bots' processes, and kept with the game.

Whatever a bot has to decide goes first. Every piece is stored when it is done, so that a server that was stopped goes
on where it was. One game is reviewed at a time; who asks for another waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any

from bigboard.games.contract import JsonDict
from bigboard.server.cluster.ownership import Elsewhere
from bigboard.server.db.repos.reviews import ASKED, WHOLE, ReviewsRepo
from bigboard.server.db.store import Store
from bigboard.server.errors import Refused
from bigboard.server.features import replays
from bigboard.server.room.table import Table
from bigboard.server.schemas.coach import Review, ReviewStatus
from bigboard.server.settings import Settings
from bigboard.server.tables.directory import Lobby
from bigboard.server.workers import coach_worker
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.server.workers.coach_worker import Piece, name_of

MOST_WAITING = 200
LOOK_EVERY_S = 60.0  # for reviews that another process has left
TRIES = 3  # for a piece whose process was lost
log = logging.getLogger("bigboard.server")


class Reviews:
    def __init__(self, settings: Settings, store: Store, bots: BotsPool, lobby: Lobby) -> None:
        self.settings = settings
        self.store = store
        self.repo = ReviewsRepo(store)
        self.bots = bots
        self.lobby = lobby
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.queued: set[str] = set()
        self.progress: dict[str, tuple[int, int]] = {}
        self.failed: set[str] = set()
        self.worker: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Goes on with what was asked for before the server stopped."""
        for table_id in await self.repo.unfinished():
            self._queue(table_id)
        self.worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self.worker is not None:
            self.worker.cancel()
            await asyncio.gather(self.worker, return_exceptions=True)

    async def ask(self, table: Table) -> ReviewStatus:
        """Begins the review of a finished game, if nobody has asked for it before."""
        table_id = table.record.id
        kept = await self.repo.pieces(table_id)
        if WHOLE not in kept and table_id not in self.queued:
            if len(self.queued) >= MOST_WAITING:
                raise Refused("too_fast", "Many games wait to be looked back on. Please try again later.", wait_s=60)
            self.failed.discard(table_id)
            if ASKED not in kept:
                await self.repo.put(table_id, ASKED, "{}")
            self._queue(table_id)
        return await self.status(table)

    async def status(self, table: Table) -> ReviewStatus:
        table_id = table.record.id
        kept = await self.repo.pieces(table_id, WHOLE)
        if WHOLE in kept:
            review = Review(**told(json.loads(kept[WHOLE]), table))
            return ReviewStatus(status="done", done=1, of=1, review=review)
        done, of = self.progress.get(table_id, (0, 0))
        if table_id in self.progress:
            return ReviewStatus(status="running", done=done, of=of, review=None)
        if table_id in self.queued:
            return ReviewStatus(status="waiting", done=0, of=0, review=None)
        return ReviewStatus(status="failed" if table_id in self.failed else "none", done=0, of=0, review=None)

    def _queue(self, table_id: str) -> None:
        if table_id not in self.queued:
            self.queued.add(table_id)
            self.waiting.put_nowait(table_id)

    async def _work(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_EVERY_S if self.store.shared else None):
                    table_id = await self.waiting.get()
            except TimeoutError:  # what a process was reviewing that is gone
                with contextlib.suppress(Refused):
                    for unfinished in await self.repo.unfinished():
                        self._queue(unfinished)
                continue
            try:
                await self._review(table_id)
            except Elsewhere:
                pass  # its owner reviews it
            except Refused as refused:
                log.warning("The review of table %s stopped: %s", table_id, refused.message)
                if refused.code != "unavailable" or not self.store.shared:
                    self.failed.add(table_id)  # otherwise the database is away, and what is unfinished is looked for
            except Exception:
                log.exception("The review of table %s failed.", table_id)
                self.failed.add(table_id)
            finally:
                self.queued.discard(table_id)
                self.progress.pop(table_id, None)

    async def _review(self, table_id: str) -> None:
        table = await self.lobby.find(table_id)
        record = replays.record(table)
        kept = await self.repo.pieces(table_id)
        done = {name: text for name, text in kept.items() if name != ASKED and readable(text)}
        if WHOLE in done:  # somebody asked while it was being finished: nobody has to come back for it
            await self.repo.put_whole(table_id, done[WHOLE])
            return
        self.progress[table_id] = (len(done), 0)
        first: list[Piece] = await self.bots.review(coach_worker.pieces, table_id, record)
        expected = len(first) + 4 * table.record.players
        await self._do(table_id, record, first, done, expected)
        judged = {name: text for name, text in done.items() if name.startswith("judge-")}
        second: list[Piece] = await self.bots.review(coach_worker.reasons_wanted, table_id, record, judged)
        await self._do(table_id, record, second, done, len(first) + len(second))
        text = await self.bots.review(coach_worker.whole, table_id, record, done)
        await self.repo.put_whole(table_id, text)

    async def _do(
        self, table_id: str, record: JsonDict, wanted: list[Piece], done: dict[str, str], expected: int
    ) -> None:
        """The pieces that are not done yet, one after the other."""
        for piece in wanted:
            name = name_of(piece)
            if name not in done:
                needed = {n: text for n, text in done.items() if piece[0] == "reasons" and n.startswith("judge-")}
                done[name] = await self._once(table_id, record, piece, needed)
                await self.repo.put(table_id, name, done[name])
            self.progress[table_id] = (len(done), max(expected, len(done)))

    async def _once(self, table_id: str, record: JsonDict, piece: Piece, needed: dict[str, str]) -> str:
        limits = (self.settings.review_simulations, self.settings.review_redraws)
        for attempt in range(1, TRIES + 1):
            try:
                return await self.bots.review(coach_worker.piece, table_id, record, piece, limits, needed)
            except Exception:
                if attempt == TRIES:
                    raise
                log.exception("A piece of the review of table %s is tried again.", table_id)
        raise AssertionError("it has returned or raised")


def readable(text: str) -> bool:
    """Whether a piece came back from the disk as it was; otherwise it is worked out again."""
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False


def told(review: JsonDict, table: Table) -> dict[str, Any]:
    """With today's names, and with the entries of the table's log, in which some were taken back."""
    seqs = [1, *(entry.seq for entry in table.game_log.standing)]
    for one in (*review["decisions"], *review["timeline"]):
        one["seq"] = seqs[one["n"]]
    return {**review, "names": [seat.name for seat in table.record.seats]}
