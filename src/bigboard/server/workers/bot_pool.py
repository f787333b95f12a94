"""Bots think here: in processes of their own, never on the event loop.

A bot gets the position of a sampled world and what its seat has seen happen, and nothing else, so the process it runs
in does not even know what the others hold. One bot plays a seat for the whole game, always in the same process.

Requests are served round-robin: one decision for each host's tables before the second of any host. Bots that answer
at once have a separate process, and so have hints and the coach, for which people wait with a decision. When many wait,
the other bots think for a shorter time. Bots at tables without people, and reviews, run in a background process that
gets the processor time that the others leave.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from dataclasses import asdict
from functools import cached_property
from typing import Any, TypeVar

from bigboard import _build
from bigboard.coach.judge.budgets import ANALYSIS
from bigboard.games.contract import JsonDict, State
from bigboard.room.ports import FIRST, LAST, LATER, News, SeatedBot
from bigboard.schemas.errors import Refused
from bigboard.server.db.repos.verdicts import VerdictsRepo
from bigboard.server.ops.metrics import BOTS
from bigboard.server.workers.lane import BEHIND, Lane
from bigboard.services.thinking import Thinking
from bigboard.services.workers import coach_worker
from bigboard.services.workers.bot_worker import QUICK, Asked, advise, choose, ready
from bigboard.workers import Worker

T = TypeVar("T")
LOOK_EVERY_S = 5.0  # for rules that were compiled while the server runs
COACH_S = 120.0  # for a job of the coach, whose work is counted and ends by itself: later, its process hangs
GRACE_S = 3.0  # after its time a bot is broken off, and so much later its process is ended
MOST_HINTS = 20  # that wait
FIXED = (coach_worker.card_verdict, coach_worker.puzzle_reasons)  # jobs that depend on their arguments alone
log = logging.getLogger("bigboard.server")


class BotsPool(Thinking):
    """As many thoughts at a time as there are workers, one quick answer and one piece of advice; the others queue up.

    A server that started before the rules were compiled keeps playing by their sources, but its bots move to
    processes that run them compiled as soon as those are ready: no player waits or is disconnected.
    """

    def __init__(self, workers: int, limit_s: float, verdicts: VerdictsRepo | None = None) -> None:
        self.workers = workers
        self.verdicts = verdicts
        self.limit_s = limit_s
        self.quick = Lane("quick", ready)
        self.slow = [Lane("slow", ready) for _ in range(workers)]
        self.advice = Lane("advice", ready)
        self.lanes = [self.quick, *self.slow, self.advice]
        self.next: list[tuple[Lane, Worker, Future[None]]] | None = None
        self.retired: list[Worker] = []
        self.looked = time.monotonic()
        self.may_improve = True

    @cached_property
    def background(self) -> Lane:
        """Begun when it is needed for the first time: on many a server it never is."""
        self.lanes.append(Lane("background", ready, BEHIND))
        return self.lanes[-1]

    def prepare_background(self) -> Lane:
        """Start the background process, so that the first analysis does not wait for it."""
        return self.background

    def close(self) -> None:
        coming = [worker for _, worker, _ in self.next or ()]
        for worker in (*coming, *(lane.worker for lane in self.lanes), *self.retired):
            worker.kill()

    def _move_to_compiled(self) -> None:
        """Begin processes that run the compiled rules, and take them once they are loaded."""
        if self.next is not None:
            if all(loading.done() for _, _, loading in self.next):
                for lane, worker, _ in self.next:
                    self.retired.append(lane.worker)
                    lane.worker.retire()
                    lane.worker = worker
                self.next = None
        elif self.may_improve and time.monotonic() - self.looked > LOOK_EVERY_S:
            self.looked = time.monotonic()
            if _build.compiled_since():
                self.may_improve = False
                self.next = [(lane, *lane.open()) for lane in self.lanes]

    def waiting(self) -> dict[str, int]:
        """Return the number of waiting requests, by lane."""
        found = dict.fromkeys(("quick", "slow", "advice", "background"), 0)
        for lane in self.lanes:
            found[lane.name] += len(lane.turns)
        return found

    async def advise(
        self, state: State, seat: int, level: str, who: str = ""
    ) -> list[tuple[int, float | None, float | None]] | None:
        """Hints; Refused when many wait for hints already."""
        self._check_requests()
        world = state.sample(seat, secrets.randbits(62))
        return await self._think(advise, world, level, lane=self.advice, who=who)

    def _check_requests(self) -> None:
        if len(self.advice.turns) >= MOST_HINTS:
            raise Refused(
                "no_hint", "Many players are asking for hints right now. Try again in a moment.", reason="busy"
            )

    async def judge(
        self, state: State, seat: int, answer: tuple[int, ...], limits: tuple[int, float], who: str = ""
    ) -> JsonDict:
        """Return the coach's judgment; raise Refused when many wait for hints already.

        All that the seat knows is the question, so the same question at another table has the same verdict.
        """

        async def think() -> JsonDict:
            self._check_requests()
            world = state.sample(seat, secrets.randbits(62))
            return await self._think(coach_worker.judge_answer, world, "", answer, *limits, lane=self.advice, who=who)

        known = [state.game.name, state.options_in_play(), state.observe(seat)]
        return await self._once(["coach", *known, seat, answer, limits], think, lambda found: not found["busy"])

    async def answer(self, job: Callable[..., T], *arguments: Any, who: str = "") -> T:
        """Run a job of the coach for which a person waits; raise Refused when many wait already."""

        async def think() -> T:
            self._check_requests()
            async with self.advice.turns.turn(who):
                return await self._run(self.advice, job, arguments, COACH_S)

        return await self._once([job.__name__, *arguments], think) if job in FIXED else await think()

    async def review(self, job: Callable[..., T], *arguments: Any) -> T:
        """Return a piece of a review, computed when no player waits for anything."""

        async def think() -> T:
            async with self.background.turns.turn("review", LAST):
                return await self._run(self.background, job, arguments, COACH_S)

        return await self._once([job.__name__, *arguments], think) if job in FIXED else await think()

    async def analyze(self, game: str, position: JsonDict, step: int, who: str) -> JsonDict:
        """Return a step of the analysis board, computed when no player waits, in the turn of `who`."""

        async def think() -> JsonDict:
            async with self.background.turns.turn(who, LATER):
                return await self._run(self.background, coach_worker.analyze_position, (game, position, step), COACH_S)

        return await self._once(["analysis", position, asdict(ANALYSIS[step])], think)

    async def _once(
        self, question: list[Any], think: Callable[[], Awaitable[T]], is_sure: Callable[[T], bool] = lambda _: True
    ) -> T:
        """Return the stored verdict on a question, if there is one."""
        if self.verdicts is None:
            return await think()
        found: T = await self.verdicts.once(question, think, is_sure)
        return found

    async def ask(
        self, world: State, level: str, bot: SeatedBot, news: News, who: str, rank: int, seed: int | None
    ) -> int:
        self._lead_home(bot, level, rank)
        lane: Lane = bot.lane
        bot.share = lane.share(rank)
        asked = Asked(bot.key, int(world.moves), bot.heard == 0, tuple(news(bot.heard)), self.limit_s, bot.share)
        with BOTS.labels(lane.name).time():
            return await self._think(choose, world, level, asked, lane=lane, who=who, rank=rank, seed=seed)

    def _lead_home(self, bot: SeatedBot, level: str, rank: int) -> None:
        """Assign a bot to a lane. It moves when people wait no longer, or again, and receives the whole game there."""
        homes = [self.quick] if level in QUICK else self.slow if rank == FIRST else [self.background]
        if bot.lane not in homes:
            if bot.lane is not None:
                bot.begin()
            bot.lane = min(homes, key=lambda lane: len(lane.bots))
            bot.lane.bots.add(bot)

    async def _think(
        self,
        job: Callable[..., T],
        world: State,
        level: str,
        *more: Any,
        lane: Lane,
        who: str = "",
        rank: int = FIRST,
        seed: int | None = None,
    ) -> T:
        """Run the job in that lane's process."""
        seed = secrets.randbits(62) if seed is None else seed
        arguments = (world.game.name, world.position(), level, seed, *more)
        async with lane.turns.turn(who, rank):
            return await self._run(lane, job, arguments, self.limit_s + GRACE_S)

    async def _run(self, lane: Lane, job: Callable[..., T], arguments: tuple[Any, ...], timeout: float) -> T:
        self._move_to_compiled()
        return await lane.run(job, *arguments, timeout=timeout)
