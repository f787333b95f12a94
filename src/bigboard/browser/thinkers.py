"""The thinking of bots and coach: quick bots here, all others in a second worker."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from bigboard.browser.shelf import dump
from bigboard.games.contract import JsonDict, State
from bigboard.room.ports import News, SeatedBot
from bigboard.services.thinking import Thinking
from bigboard.services.workers import bot_worker, coach_worker, replay_worker
from bigboard.services.workers.bot_worker import Asked, Forgotten

T = TypeVar("T")
Post = Callable[[str, str], Awaitable[str]]  # the name of a job and its arguments as JSON; returns JSON
JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job
    for job in (
        bot_worker.advise,
        bot_worker.choose,
        coach_worker.judge_answer,
        coach_worker.piece,
        coach_worker.pieces,
        coach_worker.puzzle_reasons,
        coach_worker.reasons_wanted,
        coach_worker.whole,
        replay_worker.moment,
    )
}


def think(name: str, arguments: str) -> str:
    """Do a job of the second worker."""
    values = json.loads(arguments)
    if name == bot_worker.choose.__name__:
        values[-1] = Asked(*values[-1])
    if name in (coach_worker.judge_answer.__name__, coach_worker.puzzle_reasons.__name__):
        values = [tuple(value) if isinstance(value, list) else value for value in values]
    try:
        return dump({"result": JOBS[name](*values)})
    except Forgotten:
        return dump({"forgotten": True})


class BrowserThinkers(Thinking):
    def __init__(self, post: Post) -> None:
        self.post = post

    async def ask(
        self, world: State, level: str, bot: SeatedBot, news: News, who: str, rank: int, seed: int | None
    ) -> int:
        asked = Asked(bot.key, int(world.moves), bot.heard == 0, tuple(news(bot.heard)))
        seed = secrets.randbits(52) if seed is None else seed
        arguments = (world.game.name, world.position(), level, seed, asked)
        if level in bot_worker.QUICK:
            return bot_worker.choose(*arguments)
        return await self.review(bot_worker.choose, *arguments)

    async def advise(
        self, state: State, seat: int, level: str, who: str = ""
    ) -> list[tuple[int, float | None, float | None]] | None:
        world = state.sample(seat, secrets.randbits(62))
        return await self.review(bot_worker.advise, world.game.name, world.position(), level, secrets.randbits(52))

    async def judge(
        self, state: State, seat: int, answer: tuple[int, ...], limits: tuple[int, float], who: str = ""
    ) -> JsonDict:
        world = state.sample(seat, secrets.randbits(62))
        arguments = (world.game.name, world.position(), "", secrets.randbits(52), answer, *limits)
        return await self.review(coach_worker.judge_answer, *arguments)

    async def review(self, job: Callable[..., T], *arguments: Any) -> T:
        """Run a job in the second worker."""
        answer = json.loads(await self.post(job.__name__, dump(arguments)))
        if "result" not in answer:
            raise Forgotten
        return cast(T, answer["result"])

    async def moment(self, key: tuple[str, int, int], who: str, *log_so_far: Any) -> str:
        return await self.review(replay_worker.moment, *log_so_far, key[2])
