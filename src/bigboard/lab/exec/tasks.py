"""Tasks, their results, and the functions that a worker runs, on this machine or on a cluster."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Hashable, Sequence
from time import perf_counter
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bigboard.bots import BotFailed

Task = TypeVar("Task", bound=Hashable)
Doer = TypeVar("Doer", bound=Hashable, contravariant=True)

LOAD_SECONDS = 1.0  # of work that a worker gets at once
MAX_LINES = 1000  # of the log, in one delivery


class Player(Protocol[Doer]):
    """Do one task, such as playing a game, and return its line for the journal."""

    def __call__(self, task: Doer, /) -> str: ...


class Job(Protocol[Doer]):
    """The work of a run; it can be pickled, and makes the player in the worker."""

    def player(self) -> Player[Doer]: ...


class Result(NamedTuple, Generic[Task]):
    """A finished task: its line for the journal, or the reason why it failed."""

    task: Task
    line: str
    failure: str = ""
    bot_failed: bool = False  # under a strict referee: the run is to end


class Delivery(NamedTuple, Generic[Task]):
    """The results of the first tasks of a load; when its time is over, the others are returned undone."""

    results: list[Result[Task]]
    warnings: list[str]
    seconds: float


class LogBuffer(logging.Handler):
    """The log lines of a worker, kept until its next delivery."""

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


class _Context(NamedTuple):
    player: Player[Any]
    log: LogBuffer


_contexts: list[_Context] = []  # one, in a worker


def prepare(job: Job[Any]) -> None:
    """Make this process a worker."""
    _contexts.append(_Context(job.player(), LogBuffer()))


def do_tasks(tasks: Sequence[Task]) -> Delivery[Task]:
    """Do the tasks in their order, until the time of a load is over; none is a sign of life."""
    player, log = _contexts[-1]
    began = perf_counter()
    results: list[Result[Task]] = []
    for task in tasks:
        results.append(do_one(player, task))
        if perf_counter() - began > LOAD_SECONDS:
            break
    return Delivery(results, log.take(), perf_counter() - began)
