"""The referee: asks a bot, and keeps the game going if the bot fails.

A bot that crashes, takes too long or answers illegally loses that decision to `greedy`; a line in the log says so, and
where in the bot's own file it went wrong. A strict referee stops the game instead.
"""

from __future__ import annotations

import logging
import signal
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from types import FrameType

from bigboard.bots.greedy import GreedyBot
from bigboard.bots.protocol import Bot, Finisher, IllegalAnswer, Listener, OutOfTimeError, Timed
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng

log = logging.getLogger("bigboard.bots")


class BotFailed(ValueError):
    """A bot failed at a decision, and its referee is strict."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """End a decision that takes too long. Signals reach the main thread only; elsewhere the clock is read later."""
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


def stand_in(world: State, rng: Rng) -> int:
    """Return the decision that replaces one of a bot that failed; `world` is a sampled state."""
    return GreedyBot().choose(world, rng)


class Referee:
    """The decisions of one bot, or greedy's where the bot fails."""

    def __init__(self, bot: Bot, name: str, limit: float | None = None, strict: bool = False) -> None:
        self.bot = bot
        self.name = name
        self.limit = limit
        self.strict = strict
        self.listener = bot if isinstance(bot, Listener) else None
        self.finisher = bot if isinstance(bot, Finisher) else None
        if isinstance(bot, Timed):
            bot.limit = limit
        self.timer = None if isinstance(bot, Timed) else limit
        self.failures = 0
        self.illegal = 0  # of the failures
        self.trouble = ""  # what went wrong with the latest decision

    def decide(self, state: State, rng: Rng, events: Sequence[JsonDict] = ()) -> int:
        """Return an action for the seat that decides. The bot gets a sampled state, never the real one.

        `events` are those since its last decision, as its seat may see them; a bot that listens hears them first.
        """
        return self.decide_in(state.sample(state.seat, rng), rng, events)

    def decide_in(self, world: State, rng: Rng, events: Sequence[JsonDict] = ()) -> int:
        """Return an action in a state that was sampled for the deciding seat."""
        seat = world.seat
        legal = world.legal_actions()
        spare = world.clone()  # the bot may change the one it is given
        self.trouble = ""
        try:
            with time_limit(self.timer):
                if self.listener is not None:
                    self.listener.hear(list(events))
                action = self.bot.choose(world, rng)
            if action in legal:
                return int(action)
            self.illegal += 1
            self.trouble = f"answered {action!r}, which is not legal"
        except IllegalAnswer as error:
            self.illegal += 1
            self.trouble = f"answered illegally: {error}".rstrip(".")
        except OutOfTimeError:
            self.trouble = "took too long" if self.limit is None else f"took longer than {self.limit:g} s"
        except Exception as error:
            self.trouble = f"failed with {type(error).__name__}: {error} ({failing_line(error, self.bot)})"
        self.failures += 1
        if self.strict:
            raise BotFailed(f"Bot {self.name} in seat {seat} {self.trouble}.")
        log.warning("Bot %s in seat %d %s; greedy decides instead.", self.name, seat, self.trouble)
        return stand_in(spare, rng)

    def finish(self, events: Sequence[JsonDict], scores: Sequence[int], winners: Sequence[int]) -> None:
        """Send the bot the result of the game if it has the method; an error there has no effect."""
        if self.finisher is None:
            return
        try:
            self.finisher.finish(events, scores, winners)
        except Exception as error:
            log.warning("Bot %s failed after the game with %s: %s", self.name, type(error).__name__, error)


def failing_line(error: Exception, bot: Bot) -> str:
    """File and line where it went wrong: the last one in the bot's own file, or the last one of all."""
    frames = traceback.extract_tb(error.__traceback__)
    own = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    place = next((frame for frame in reversed(frames) if frame.filename == own), frames[-1])
    path = Path(place.filename)
    here = Path.cwd()
    return f"{path.relative_to(here) if path.is_relative_to(here) else path}, line {place.lineno}"
