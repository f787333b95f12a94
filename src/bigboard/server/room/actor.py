"""One task owns a table: everything that happens there happens in it, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bigboard.server.errors import unavailable

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
log = logging.getLogger("bigboard.server")


class Actor:
    """An inbox of jobs, the task that does them, and an alarm clock that puts one more into the inbox."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.inbox: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None] | None] = asyncio.Queue()
        self.alarm: asyncio.TimerHandle | None = None
        self.stopped = False
        self.task = self.loop.create_task(self._run())

    async def _run(self) -> None:
        while (asked := await self.inbox.get()) is not None:
            job, answer = asked
            try:
                result = await job()
            except Exception as error:
                if answer is None:
                    log.exception("A job of the table failed.")
                elif not answer.done():
                    answer.set_exception(error)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(result)
            if not self.stopped:
                self.plan()

    def plan(self) -> None:
        """What is to be done after each job: whom to wait for, and how long."""
        raise NotImplementedError

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Has the owner do the job, in its turn, and brings back what came of it."""
        if self.stopped:
            raise unavailable()
        answer: asyncio.Future[T] = self.loop.create_future()
        self.inbox.put_nowait((job, answer))
        return await answer

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        """A job nobody waits for."""
        if not self.stopped:
            self.inbox.put_nowait((job, None))

    def wake_at(self, when: float | None, job: Callable[[], Awaitable[None]]) -> None:
        """Posts the job at that time of the loop's clock; there is one alarm, and None switches it off."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if when is not None:
            self.alarm = self.loop.call_at(when, self.post, job)

    async def stop(self) -> None:
        """Finishes what is in the inbox, then ends."""
        self.stopped = True
        if self.alarm is not None:
            self.alarm.cancel()
        self.inbox.put_nowait(None)
        await self.task
