"""A worker process and the queue in front of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar
from weakref import WeakSet

from bigboard.room.ports import FIRST, LAST, SeatedBot
from bigboard.server.workers.fair_queue import Turns
from bigboard.workers import Worker, WorkerDied

T = TypeVar("T")
LONELY_SHARE = 0.2  # of its time, where only bots play, without viewers: the next decision waits no longer than that
LEAST_SHARE = 0.1  # of its time, however many wait
THINKING, BEHIND = 5, 19  # niceness, below the server; and below all other processes
log = logging.getLogger("bigboard.server")


class Lane:
    """A process that is replaced when it dies or exceeds its time, and the bots that think in it."""

    def __init__(self, name: str, ready: Callable[[], None], niceness: int = THINKING) -> None:
        self.name = name
        self.ready = ready
        self.niceness = niceness
        self.turns = Turns()
        self.bots: WeakSet[SeatedBot] = WeakSet()
        self.worker, _ = self.open()

    def open(self) -> tuple[Worker, Future[None]]:
        """Start another process for this lane; the future is done when it has loaded what it needs."""
        worker = Worker(niceness=self.niceness)
        return worker, worker.submit(self.ready)

    def share(self, rank: int) -> float:
        """The part of its time that a bot has here now. A thought is never broken off, so the next one waits for it."""
        if rank == FIRST:
            return max(LEAST_SHARE, 1 / (1 + self.turns.parties))
        share = max(LEAST_SHARE, 1 / (1 + len(self.turns)))  # ten tables without people think in a tenth of the time
        return min(LONELY_SHARE, share) if rank == LAST else share

    async def run(self, function: Callable[..., T], *arguments: Any, timeout: float) -> T:
        """Call the function in the process. WorkerDied and TimeoutError mean that the process has been replaced."""
        worker = self.worker
        try:
            return await asyncio.wait_for(asyncio.wrap_future(worker.submit(function, *arguments)), timeout)
        except (WorkerDied, TimeoutError) as error:
            if self.worker is worker:
                log.error("The %s process is restarted: %s", self.name, repr(error))
                self.worker, _ = self.open()
                await asyncio.to_thread(worker.kill)
            raise
