"""What a worker is sent, what it does with it, and what it hands in: in a process beside us or on a cluster."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Hashable, Sequence
from time import perf_counter
from typing import Generic, NamedTuple, Protocol, TypeVar

from bigboard.bots import BotFailed

Task = TypeVar("Task", bound=Hashable)
Doer = TypeVar("Doer", bound=Hashable, contravariant=True)

HAND_IN = 0.25  # seconds between two deliveries of a worker
MAX_LINES = 1000  # of the log, in one delivery


class Player(Protocol[Doer]):
    """Does one task, such as playing a game, and returns its line for the journal."""

    def __call__(self, task: Doer, /) -> str: ...


class Job(Protocol[Doer]):
    """What a worker is sent: it can be pickled, and makes the player where the worker is."""

    def player(self) -> Player[Doer]: ...


class Result(NamedTuple, Generic[Task]):
    """A finished task: its line for the journal, or what went wrong twice."""

    task: Task
    line: str
    failure: str = ""
    bot_failed: bool = False  # under a strict referee: the run is to end


class Delivery(NamedTuple, Generic[Task]):
    """What a worker hands in."""

    results: list[Result[Task]]
    warnings: list[str]
    finished: bool  # nothing of its load is left
    seconds: float


class LogBuffer(logging.Handler):
    """Keeps the log lines of a worker until they are handed in."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        logging.getLogger("bigboard").addHandler(self)
        logging.getLogger("bigboard").propagate = False

    def emit(self, record: logging.LogRecord) -> None:
        if len(self.lines) < MAX_LINES:
            self.lines.append(record.getMessage())

    def take(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


def do_one(player: Player[Task], task: Task) -> Result[Task]:
    try:
        return Result(task, player(task))
    except BotFailed as error:
        return Result(task, "", str(error), bot_failed=True)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return Result(task, "", f"{type(error).__name__}: {error} (line {place.lineno} of {place.name})")


def do_all(
    player: Player[Task], tasks: Sequence[Task], log: LogBuffer, hand_in: Callable[[Delivery[Task]], None] | None = None
) -> Delivery[Task]:
    """Does a load and returns what is left to deliver; whoever wants to hear sooner gives `hand_in`."""
    results: list[Result[Task]] = []
    began = handed_in = perf_counter()
    for task in tasks:
        results.append(do_one(player, task))
        if hand_in is not None and perf_counter() - handed_in > HAND_IN:
            hand_in(Delivery(results, log.take(), False, 0.0))
            results = []
            handed_in = perf_counter()
    return Delivery(results, log.take(), True, perf_counter() - began)
