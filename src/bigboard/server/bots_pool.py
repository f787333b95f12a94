"""Bots think here: in processes of their own, never on the event loop.

A bot gets the position of a sampled world and what its seat has seen happen, and nothing else, so the process it runs
in does not even know what the others hold. One bot plays a seat for the whole game, always in the same process.
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
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from weakref import WeakSet

from bigboard import _build
from bigboard.games import registry
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng
from bigboard.server.errors import Refused

if TYPE_CHECKING:
    from bigboard.bots import Referee

T = TypeVar("T")
LOOK_EVERY_S = 5.0  # for rules that were compiled while the server runs
GRACE_S = 3.0  # after its time a bot is broken off, and so much later its process is ended
MOST_BOTS = 1000  # that a process remembers
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


class Asked(NamedTuple):
    """Which bot is asked, how far the game is, and what it has not heard yet."""

    bot: str
    moves: int = 0
    first: bool = True  # the events begin with the deal
    events: tuple[JsonDict, ...] = ()
    limit_s: float | None = None


class Forgotten(Exception):
    """This process does not know the bot, and was told only part of its game."""


referees: OrderedDict[str, Referee] = OrderedDict()  # the bots of this process, the one asked last at the end


def referee_of(asked: Asked, level: str) -> Referee:
    from bigboard.bots import Referee, bot

    found = referees.pop(asked.bot, None)
    if found is None or asked.first:
        if not asked.first:
            raise Forgotten
        found = Referee(bot(level), level, asked.limit_s)
    referees[asked.bot] = found
    if len(referees) > MOST_BOTS:
        referees.popitem(last=False)
    return found


def choose(game: str, position: JsonDict, level: str, seed: int, asked: Asked) -> int:
    """The bot's action; a bot that fails loses the decision to the referee's stand-in."""
    referee = referee_of(asked, level)
    world = registry.game(game).position(position)
    world.events = False
    world.moves = asked.moves
    return referee.decide(world, Rng(seed), asked.events)


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


class SeatedBot:
    """A bot that plays one seat of one game: the server's end of it."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Another bot sits down, and hears the whole game first."""
        self.key = secrets.token_hex(8)
        self.heard = 0  # steps of the game
        self.lane: Lane | None = None


class Lane:
    """A process, and the bots whose home it is."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool
        self.free = asyncio.Lock()
        self.waiting = 0
        self.bots: WeakSet[SeatedBot] = WeakSet()


News = Callable[[int], list[JsonDict]]  # the events of the game's steps from that one on, as the seat may see them


class BotsPool:
    """As many thoughts at a time as there are workers; the others queue up.

    A server that started before the rules were compiled keeps playing by their sources, but its bots move to
    processes that run them compiled as soon as those are ready: nobody waits, nobody is disconnected.
    """

    def __init__(self, workers: int, limit_s: float) -> None:
        self.workers = workers
        self.limit_s = limit_s
        self.lanes = [Lane(self._open()[0]) for _ in range(workers)]
        self.next: list[tuple[ProcessPoolExecutor, Future[None]]] | None = None
        self.retired: list[ProcessPoolExecutor] = []
        self.looked = time.monotonic()
        self.may_improve = True

    def _open(self) -> tuple[ProcessPoolExecutor, Future[None]]:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare_process)
        with without_interrupts():
            return pool, pool.submit(ready)

    def close(self) -> None:
        for pool, _ in self.next or ():
            kill(pool)
        for pool in (*(lane.pool for lane in self.lanes), *self.retired):
            kill(pool)

    def _move_to_compiled(self) -> None:
        """Begin processes that run the compiled rules, and take them once they are loaded."""
        if self.next is not None:
            if all(loading.done() for _, loading in self.next):
                for lane, (pool, _) in zip(self.lanes, self.next, strict=True):
                    self.retired.append(lane.pool)
                    lane.pool.shutdown(wait=False)  # what is being thought there is still finished
                    lane.pool = pool
                self.next = None
        elif self.may_improve and time.monotonic() - self.looked > LOOK_EVERY_S:
            self.looked = time.monotonic()
            if _build.compiled_since():
                self.may_improve = False
                self.next = [self._open() for _ in self.lanes]

    async def choose(self, state: State, level: str, bot: SeatedBot, steps: int, news: News) -> int:
        """The bot's action; it has heard of so many steps then.

        Where its process is lost or takes far too long, the referee's stand-in decides here.
        """
        world = state.sample(state.seat, secrets.randbits(62))
        try:
            try:
                action = await self._ask(world, level, bot, news)
            except Forgotten:  # its process is a new one
                bot.begin()
                action = await self._ask(world, level, bot, news)
            bot.heard = steps
            return action
        except Exception:
            log.exception("Bot %s failed at %s; greedy decides instead.", level, state.decision)
        bot.begin()
        return await asyncio.to_thread(replace, world.game.name, world.position(), level, secrets.randbits(62))

    async def advise(self, state: State, seat: int, level: str) -> list[tuple[int, float | None, float | None]] | None:
        return await self._think(advise, state.sample(seat, secrets.randbits(62)), level)

    async def _ask(self, world: State, level: str, bot: SeatedBot, news: News) -> int:
        if bot.lane is None:
            bot.lane = min(self.lanes, key=lambda lane: len(lane.bots))
            bot.lane.bots.add(bot)
        asked = Asked(bot.key, int(world.moves), bot.heard == 0, tuple(news(bot.heard)), self.limit_s)
        return await self._think(choose, world, level, asked, lane=bot.lane)

    async def _think(self, job: Callable[..., T], world: State, level: str, *more: Any, lane: Lane | None = None) -> T:
        """Runs the job in that lane's process, or in the one that fewest wait for."""
        arguments = (world.game.name, world.position(), level, secrets.randbits(62), *more)
        lane = lane or min(self.lanes, key=lambda lane: lane.waiting)
        lane.waiting += 1
        try:
            async with lane.free:
                return await self._run(lane, job, arguments)
        finally:
            lane.waiting -= 1

    async def _run(self, lane: Lane, job: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        self._move_to_compiled()
        pool = lane.pool
        try:
            future = asyncio.wrap_future(pool.submit(job, *arguments))
            return await asyncio.wait_for(future, self.limit_s + GRACE_S)
        except (BrokenProcessPool, TimeoutError):
            if lane.pool is pool:
                log.error("A process of the bots is started anew.")
                lane.pool, _ = self._open()
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
