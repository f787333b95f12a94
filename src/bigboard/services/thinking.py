"""A bot's decision at a table: from a sampled state, wherever the bot thinks."""

from __future__ import annotations

import logging
import secrets
from abc import ABC, abstractmethod

from bigboard.games.contract import State
from bigboard.room.actor import run_aside
from bigboard.room.ports import FIRST, News, SeatedBot
from bigboard.services.workers.bot_worker import Forgotten, replace

log = logging.getLogger("bigboard.server")


class Thinking(ABC):
    """Decisions of bots. A subclass says where they think."""

    @abstractmethod
    async def ask(
        self, world: State, level: str, bot: SeatedBot, news: News, who: str, rank: int, seed: int | None
    ) -> int:
        """Return the action that a bot chooses in a sampled state; Forgotten if it has to receive the whole game."""

    async def choose(
        self,
        state: State,
        level: str,
        bot: SeatedBot,
        steps: int,
        news: News,
        who: str = "",
        rank: int = FIRST,
        seed: int | None = None,
    ) -> int:
        """Return the bot's action, in the turn of `who`; the bot has followed `steps` steps then.

        With a seed the answer depends on nothing else: another bot sits down for each decision, so that none
        remembers what another has forgotten.

        Where its worker is lost or takes far too long, the referee's stand-in decides here.
        """
        world = state.sample(state.seat, secrets.randbits(62) if seed is None else seed)
        if seed is not None:
            bot.begin()
        try:
            try:
                action = await self.ask(world, level, bot, news, who, rank, seed)
            except Forgotten:  # its worker is a new one
                bot.begin()
                action = await self.ask(world, level, bot, news, who, rank, seed)
            bot.heard = steps
            return action
        except Exception:
            log.exception("Bot %s failed at %s; greedy decides instead.", level, state.decision)
        bot.begin()
        return await run_aside(replace, world.game.name, world.position(), level, seed or secrets.randbits(62))
