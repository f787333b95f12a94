"""Bots think here: in processes of their own, never on the event loop.

A bot gets the position of a sampled world and nothing else, so the process it runs in does not even know what the
others hold.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import TypeVar

from bigboard import _build
from bigboard.games import registry
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng
from bigboard.server.errors import Refused

T = TypeVar("T")
LOOK_EVERY_S = 5.0  # for rules that were compiled while the server runs
log = logging.getLogger("bigboard.server")


# These run in the pool's processes, which alone load the bots.


def prepare_process() -> None:
    """Thinking yields to serving, Ctrl-C is for the server, and nobody outlives a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            wait([parent.sentinel])
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def choose(game: str, position: JsonDict, level: str, seed: int) -> int:
    """The bot's action; a bot that fails loses the decision to the referee's stand-in."""
    from bigboard.bots import Referee, bot

    world = registry.game(game).position(position)
    world.events = False
    return Referee(bot(level), level).decide(world, Rng(seed))


def advise(game: str, position: JsonDict, level: str, seed: int) -> list[tuple[int, float | None, float | None]] | None:
    """Action, expected money and sureness, best first; None if this bot gives no advice."""
    from bigboard.bots import bot, hints

    found = hints(bot(level), registry.game(game).position(position), Rng(seed))
    return None if found is None else [(hint.action, hint.money, hint.share) for hint in found]


def replace(game: str, position: JsonDict, level: str, seed: int) -> int:
    """What plays for a bot whose process was lost or took far too long."""
    from bigboard.bots import stand_in

    return stand_in(registry.game(game).position(position), Rng(seed))


def ready() -> None:
    """Loads what thinking needs, so that the first decision does not wait for it."""
    import bigboard.bots  # noqa: F401

    for name in registry.names():
        registry.game(name)


class BotsPool:
    """As many thoughts at a time as there are workers; the others queue up.

    A server that started before the rules were compiled keeps playing by their sources, but its bots move to
    processes that run them compiled as soon as those are ready: nobody waits, nobody is disconnected.
    """

    def __init__(self, workers: int, limit_s: float) -> None:
        self.workers = workers
        self.limit_s = limit_s
        self.free = asyncio.Semaphore(workers)
        self.pool, _ = self._open()
        self.next: tuple[ProcessPoolExecutor, list[Future[None]]] | None = None
        self.retired: list[ProcessPoolExecutor] = []
        self.looked = time.monotonic()
        self.may_improve = True

    def _open(self) -> tuple[ProcessPoolExecutor, list[Future[None]]]:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=prepare_process)
        with without_interrupts():
            return pool, [pool.submit(ready) for _ in range(self.workers)]

    def close(self) -> None:
        if self.next is not None:
            kill(self.next[0])
        for pool in (self.pool, *self.retired):
            kill(pool)

    def _move_to_compiled(self) -> None:
        """Begin processes that run the compiled rules, and take them once they are loaded."""
        if self.next is not None:
            pool, loading = self.next
            if all(future.done() for future in loading):
                self.retired.append(self.pool)
                self.pool.shutdown(wait=False)  # what is being thought there is still finished
                self.pool, self.next = pool, None
        elif self.may_improve and time.monotonic() - self.looked > LOOK_EVERY_S:
            self.looked = time.monotonic()
            if _build.compiled_since():
                self.may_improve = False
                self.next = self._open()

    async def choose(self, state: State, level: str) -> int:
        """The bot's action. Where its process is lost or takes far too long, the referee's stand-in decides here."""
        world = state.sample(state.seat, secrets.randbits(62))
        try:
            return await self._think(choose, world, level)
        except Exception:
            log.exception("Bot %s failed at %s; another decides instead.", level, state.decision)
        return await asyncio.to_thread(replace, world.game.name, world.position(), level, secrets.randbits(62))

    async def advise(self, state: State, seat: int, level: str) -> list[tuple[int, float | None, float | None]] | None:
        return await self._think(advise, state.sample(seat, secrets.randbits(62)), level)

    async def _think(self, job: Callable[[str, JsonDict, str, int], T], world: State, level: str) -> T:
        arguments = (world.game.name, world.position(), level, secrets.randbits(62))
        async with self.free:
            self._move_to_compiled()
            pool = self.pool
            try:
                future = asyncio.wrap_future(pool.submit(job, *arguments))
                return await asyncio.wait_for(future, self.limit_s)
            except (BrokenProcessPool, TimeoutError):
                if self.pool is pool:
                    log.error("The bots' processes are started anew.")
                    self.pool, _ = self._open()
                    await asyncio.to_thread(kill, pool)
                raise


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes begun here never get Ctrl-C, not even while they load; one that comes meanwhile waits for the end."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def kill(pool: ProcessPoolExecutor) -> None:
    """Ends the pool's processes, whatever they are doing, and waits until the pool has noticed."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)


def no_adviser() -> Refused:
    return Refused("no_hint", "The bots installed here give no advice.", reason="no_adviser")
