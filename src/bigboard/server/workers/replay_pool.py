"""Earlier moments and finished games: played again in a process of their own, and kept ready once they are written.

The event loop only hands over and passes on. A person's request waits behind one request of each other person.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

import bigboard
from bigboard.schemas.errors import Refused, unavailable
from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.db.store import Store
from bigboard.server.workers.compression import pack
from bigboard.server.workers.fair_queue import Turns
from bigboard.server.workers.lane import Lane
from bigboard.services.workers import replay_worker
from bigboard.workers import WorkerDied

T = TypeVar("T")
MOMENTS = 500  # kept in memory
MOST_WAITING = 200
TIMEOUT_S = 60.0


def packed_replay(*arguments: Any) -> bytes:
    """Return a finished game step by step, compressed."""
    return pack(replay_worker.written_replay(*arguments))


class ReplayPool:
    def __init__(self, store: Store) -> None:
        self.repo = TablesRepo(store)
        self.turns = Turns()
        self.moments: OrderedDict[tuple[str, int, int], str] = OrderedDict()
        self.being_packed: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    @cached_property
    def lane(self) -> Lane:
        """The process; it starts with the first request."""
        return Lane("replay", replay_worker.ready)

    def close(self) -> None:
        if "lane" in self.__dict__:
            self.lane.worker.kill()

    async def run(self, who: str, function: Callable[..., T], *arguments: Any) -> T:
        """Call the function in the process when it is this person's turn."""
        if len(self.turns) >= MOST_WAITING:
            raise Refused("too_fast", "Many games are being reviewed. Please try again in a moment.", wait_s=5)
        async with self.turns.turn(who):
            try:
                return await self.lane.run(function, *arguments, timeout=TIMEOUT_S)
            except (WorkerDied, TimeoutError):
                raise unavailable() from None

    async def moment(self, key: tuple[str, int, int], who: str, *log_so_far: Any) -> str:
        """Return what a seat saw after an entry of a table. Logs only grow, so a stored answer stays true."""
        if key not in self.moments:
            self.moments[key] = await self.run(who, replay_worker.moment, *log_so_far, key[2])
            if len(self.moments) > MOMENTS:
                self.moments.popitem(last=False)
        self.moments.move_to_end(key)
        return self.moments[key]

    async def replay(self, table_id: str, seat: str, who: str, work: Callable[[], tuple[Any, ...]]) -> bytes:
        """A finished game as a seat saw it, compressed: from disk, or packed now and kept there."""
        key = (table_id, seat)
        if key in self.being_packed:  # another person has just asked
            return await asyncio.shield(self.being_packed[key])
        task = self.being_packed[key] = asyncio.create_task(self._pack(table_id, seat, who, work))
        task.add_done_callback(lambda _: self.being_packed.pop(key, None) and None)
        return await asyncio.shield(task)

    async def _pack(self, table_id: str, seat: str, who: str, work: Callable[[], tuple[Any, ...]]) -> bytes:
        version = bigboard.__version__
        packed = await self.repo.packed_replay(table_id, seat, version)
        if packed is None:
            packed = await self.run(who, packed_replay, *work())
            await self.repo.keep_replay(table_id, seat, version, packed)
        return packed
