"""The bots at a table: one for each seat and game, which remembers; and the one that is thinking now.

Bots think in the process that wrote the latest entry, or in another one if that does not answer: `Table.plan`.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from bigboard.coach.daily import answer_seed
from bigboard.room import lessons
from bigboard.room.ports import FIRST, LAST, LATER, LiveTable, Note, SeatedBot
from bigboard.schemas.errors import Refused

AGAIN = 0.25  # of its pause, before a bot goes on with what it is doing: the next share, the next card
HURRIED = 0.4  # a bot that has less than this of its time: people are told
log = logging.getLogger("bigboard.server")


class BotSeats:
    """The bots of a table, by seat. A bot whose answer was not played is replaced by one that hears the whole game."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.seated: dict[tuple[int, str], SeatedBot] = {}  # by seat and level
        self.announced_hurry = False
        self.thinking: tuple[int, int, str, asyncio.Task[None]] | None = None
        self.last = (-1, "")  # who has acted last, and what was asked

    def plan(self) -> None:
        """Let the bot think that decides now, and no other."""
        table = self.table
        seat = table.game_log.deciding
        level = table.bot_for(seat)
        if self.thinking is not None and self.thinking[:3] != (table.game_log.seq, seat, level):
            self.stop()
        if level is not None and self.thinking is None:
            seq = table.game_log.seq
            self.thinking = (seq, seat, level, table.loop.create_task(self._think(seq, seat, level)))

    def stop(self) -> None:
        if self.thinking is not None:
            _, seat, level, task = self.thinking
            task.cancel()
            self.thinking = None
            self.seated.pop((seat, level), None)  # it believes that it has acted

    def forget_undone(self, steps: int) -> None:
        """Drop the bots that have heard of an action which is undone."""
        self.seated = {place: bot for place, bot in self.seated.items() if bot.heard <= steps + 1}

    async def _think(self, seq: int, seat: int, level: str) -> None:
        table, game_log = self.table, self.table.game_log
        state = game_log.running()
        bot = self.seated.setdefault((seat, level), SeatedBot())
        steps = len(game_log.standing) + 1
        rank = self.rank()
        if table.record.lesson is not None:
            action = await lessons.bot_action(table)
        else:
            fixed = table.record.deal_seed
            seed = answer_seed(fixed, state) if fixed else None
            news = partial(game_log.events_since, seat=seat)
            action = await table.services.bots.choose(state, level, bot, steps, news, table.record.host, rank, seed)
        if bot.share < HURRIED and not self.announced_hurry and rank == FIRST:
            self.announced_hurry = True
            table.post(lambda: table.announce("hurried", -1))
        await asyncio.sleep(self.pause(seat, state.decision))
        table.post(lambda: self._act(seq, seat, level, action))

    def rank(self) -> int:
        """Return the priority of a decision: lowest where only bots play and no window is open."""
        table = self.table
        if table.has_player_here():
            return FIRST
        return LATER if table.presence.windows or any(seat.person for seat in table.record.seats) else LAST

    def pause(self, seat: int, decision: str) -> float:
        """Seconds until the bot may act, at the table's pace."""
        table = self.table
        part = AGAIN if self.last == (seat, decision) else 1
        return max(0.0, table.moved + part * table.record.bot_pace_ms / 1000 - table.loop.time())

    async def _act(self, seq: int, seat: int, level: str, action: int) -> None:
        table = self.table
        self.thinking = None
        if not table.running or seq != table.game_log.seq or table.bot_for(seat) != level:
            self.seated.pop((seat, level), None)
            return  # the person came back, or undid the action before it
        self.last = (seat, table.game_log.running().decision)
        notes: list[Note] = []
        if table.timed_out == seq:
            notes.append(("time_out", seat, {"name": table.name_at(seat), "bot": level}))
        try:
            await table.append("action", seat=seat, bot=level, actions=[action], notes=notes)
        except Refused as error:
            self.seated.pop((seat, level), None)
            if error.code != "late":  # another process was faster
                log.error("A bot at table %s could not act: %s", table.record.id, error)
                table.moved = table.loop.time() + 1
