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
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import TypeVar

from bigboard.games import registry
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng
from bigboard.server.errors import Refused

T = TypeVar("T")
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
    """As many thoughts at a time as there are workers; the others queue up."""

    def __init__(self, workers: int, limit_s: float) -> None:
        self.workers = workers
        self.limit_s = limit_s
        self.free = asyncio.Semaphore(workers)
        self.pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=prepare_process)
        with without_interrupts():
            for _ in range(self.workers):
                pool.submit(ready)
        return pool

    def close(self) -> None:
        kill(self.pool)

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
            pool = self.pool
            try:
                future = asyncio.wrap_future(pool.submit(job, *arguments))
                return await asyncio.wait_for(future, self.limit_s)
            except (BrokenProcessPool, TimeoutError):
                if self.pool is pool:
                    log.error("The bots' processes are started anew.")
                    self.pool = self._open()
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
