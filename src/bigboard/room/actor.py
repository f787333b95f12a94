"""One task for each table in memory: its jobs run one after the other."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bigboard.schemas.errors import Refused, unavailable

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
log = logging.getLogger("bigboard.server")


async def run_aside(function: Callable[..., T], *arguments: Any) -> T:
    """Call a function in a thread, so that no other request waits for it; here, where there are no threads."""
    if sys.platform == "emscripten":
        return function(*arguments)
    return await asyncio.to_thread(function, *arguments)


class Actor:
    """An inbox of jobs, the task that runs them, and a timer that puts one more into the inbox."""

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
                if answer is None and isinstance(error, Refused):
                    log.debug("A job of a table was refused: %s", error)
                elif answer is None:
                    log.exception("A job of the table failed.")
                elif not answer.done():
                    answer.set_exception(error)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(result)
            if not self.stopped:
                self.plan()

    def plan(self) -> None:
        """Set timers and start bots; runs after each job."""
        raise NotImplementedError

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run the job in its turn, and return its result."""
        if self.stopped:
            raise unavailable()
        answer: asyncio.Future[T] = self.loop.create_future()
        self.inbox.put_nowait((job, answer))
        return await answer

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        """Run the job in its turn."""
        if not self.stopped:
            self.inbox.put_nowait((job, None))

    def wake_in(self, seconds: float | None, job: Callable[[], Awaitable[None]]) -> None:
        """Post the job later; there is one timer, and None switches it off."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if seconds is not None:
            self.alarm = self.loop.call_later(max(0.0, seconds), self.post, job)

    async def stop(self) -> None:
        """Run what is in the inbox, then end."""
        self.stopped = True
        if self.alarm is not None:
            self.alarm.cancel()
        self.inbox.put_nowait(None)
        await self.task
