"""Earlier moments and finished games: played again in a process of their own, and kept ready once they are written.

The event loop only hands over and passes on. What one person asks for waits behind one wish of everybody else.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import bigboard
from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.db.store import Store
from bigboard.server.errors import Refused, unavailable
from bigboard.server.workers import replay_worker
from bigboard.server.workers.bot_pool import THINKING, kill, without_interrupts
from bigboard.server.workers.bot_worker import prepare_process
from bigboard.server.workers.fair_queue import Turns

T = TypeVar("T")
MOMENTS = 500  # kept in memory
MOST_WAITING = 200
PATIENCE_S = 60.0
log = logging.getLogger("bigboard.server")


class Archive:
    def __init__(self, store: Store) -> None:
        self.repo = TablesRepo(store)
        self.turns = Turns()
        self.pool: ProcessPoolExecutor | None = None
        self.moments: OrderedDict[tuple[str, int, int], str] = OrderedDict()
        self.being_packed: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    def close(self) -> None:
        if self.pool is not None:
            kill(self.pool)

    async def run(self, who: str, work: Callable[..., T], *arguments: Any) -> T:
        """Has the process do it when it is this one's turn."""
        if len(self.turns) >= MOST_WAITING:
            raise Refused("too_fast", "Many games are being looked at. Please try again in a moment.", wait_s=5)
        async with self.turns.turn(who):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                with without_interrupts():
                    self.pool = ProcessPoolExecutor(
                        1, mp_context=context, initializer=prepare_process, initargs=(THINKING,)
                    )
                    self.pool.submit(replay_worker.ready)
            pool = self.pool
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *arguments)), PATIENCE_S)
            except (BrokenProcessPool, TimeoutError) as error:
                log.error("The archive's process is started again: %s", type(error).__name__)
                if self.pool is pool:
                    self.pool = None
                    await asyncio.to_thread(kill, pool)
                raise unavailable() from None

    async def moment(self, key: tuple[str, int, int], who: str, *log_so_far: Any) -> str:
        """What a seat saw after an entry of a table. Logs only grow, so what was written once stays true."""
        if key not in self.moments:
            self.moments[key] = await self.run(who, replay_worker.moment, *log_so_far, key[2])
            if len(self.moments) > MOMENTS:
                self.moments.popitem(last=False)
        self.moments.move_to_end(key)
        return self.moments[key]

    async def replay(self, table_id: str, seat: str, who: str, work: Callable[[], tuple[Any, ...]]) -> bytes:
        """A finished game as a seat saw it, compressed: from disk, or packed now and kept there."""
        key = (table_id, seat)
        if key in self.being_packed:  # somebody else has just asked
            return await asyncio.shield(self.being_packed[key])
        task = self.being_packed[key] = asyncio.create_task(self._packed(table_id, seat, who, work))
        task.add_done_callback(lambda _: self.being_packed.pop(key, None) and None)
        return await asyncio.shield(task)

    async def _packed(self, table_id: str, seat: str, who: str, work: Callable[[], tuple[Any, ...]]) -> bytes:
        version = bigboard.__version__
        packed = await self.repo.packed_replay(table_id, seat, version)
        if packed is None:
            packed = await self.run(who, replay_worker.packed_replay, *work())
            await self.repo.keep_replay(table_id, seat, version, packed)
        return packed
