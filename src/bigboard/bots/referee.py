"""Asks a bot, and keeps the game going whatever the bot does.

A bot that crashes, takes too long or answers illegally loses that decision to `greedy`; a line in the log says so.
"""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from types import FrameType

from bigboard.bots.bot import Bot
from bigboard.bots.greedy import GreedyBot
from bigboard.games.contract import State
from bigboard.games.rng import Rng

log = logging.getLogger("bigboard.bots")


class OutOfTimeError(Exception):
    """The bot has used up its time."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Breaks off what takes too long. Signals reach the main thread only; elsewhere the clock is read afterwards."""
    if seconds is None:
        yield
        return
    began = perf_counter()
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():

        def ring(signum: int, frame: FrameType | None) -> None:
            raise OutOfTimeError

        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    else:
        yield
        if perf_counter() - began > seconds:
            raise OutOfTimeError


def stand_in(state: State, rng: Rng) -> int:
    """The decision that replaces one which a bot failed to take, from what its seat may know."""
    return GreedyBot().choose(state.sample(state.seat, rng), rng)


class Referee:
    """Puts one bot's decisions into effect, or greedy's where the bot fails."""

    def __init__(self, bot: Bot, name: str, limit: float | None = None) -> None:
        self.bot = bot
        self.name = name
        self.limit = limit
        self.failures = 0
        self.trouble = ""  # what went wrong with the latest decision

    def decide(self, state: State, rng: Rng) -> int:
        """An action for the seat that decides. The bot sees a sampled world, never the state."""
        seat = state.seat
        world = state.sample(seat, rng)
        legal = world.legal_actions()
        self.trouble = ""
        try:
            with time_limit(self.limit):
                action = self.bot.choose(world, rng)
            if action in legal:
                return int(action)
            self.trouble = f"answered {action!r}, which is not legal"
        except OutOfTimeError:
            self.trouble = f"took longer than {self.limit:g} s"
        except Exception as error:
            self.trouble = f"failed with {type(error).__name__}: {error}"
        self.failures += 1
        log.warning("Bot %s in seat %d %s; greedy decides instead.", self.name, seat, self.trouble)
        return stand_in(state, rng)
