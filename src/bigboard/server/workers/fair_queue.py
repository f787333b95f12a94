"""A round-robin queue: one request of each person before the second of any, and background work last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bigboard.room.ports import FIRST, LAST, LATER


class Turns:
    """A queue in front of something that does so many things at a time.

    Within a rank those who wait are served round-robin, however many requests one of them has; a higher rank comes
    after all of the lower ones.
    """

    def __init__(self, places: int = 1) -> None:
        self.places = places
        self.free = places
        self.waiting: dict[int, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            rank: OrderedDict() for rank in (FIRST, LATER, LAST)
        }

    def __len__(self) -> int:
        return sum(self.requests(rank) for rank in self.waiting)

    @property
    def load(self) -> int:
        """Return the number of requests that wait or have their turn."""
        return len(self) + self.places - self.free

    def requests(self, rank: int) -> int:
        """Return the number of requests of that rank that wait."""
        return sum(len(queue) for queue in self.waiting[rank].values())

    @property
    def parties(self) -> int:
        """Return the number of people who wait, each counted once."""
        return len({who for rank in (FIRST, LATER) for who in self.waiting[rank]})

    @asynccontextmanager
    async def turn(self, who: str, rank: int = FIRST) -> AsyncIterator[None]:
        await self._take(who, rank)
        try:
            yield
        finally:
            self._give_back()

    async def _take(self, who: str, rank: int) -> None:
        if self.free > 0:
            self.free -= 1
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue = self.waiting[rank].setdefault(who, deque())
        queue.append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._give_back()  # it was our turn already
            elif future in queue:
                queue.remove(future)
                if not queue and self.waiting[rank].get(who) is queue:
                    del self.waiting[rank][who]
            raise

    def _give_back(self) -> None:
        for rank in self.waiting.values():
            while rank:
                who, queue = rank.popitem(last=False)
                future = queue.popleft()
                if queue:
                    rank[who] = queue  # at the end: the others first
                if not future.done():
                    future.set_result(None)
                    return
        self.free += 1
