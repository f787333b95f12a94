"""Processes that play games side by side, and outlive each other's crashes.

The workers knows which games each worker has in hand. When a worker dies, those that it had not handed in are played
again, each on its own. Only a game that was alone with its worker can be blamed for the death; one that fails twice
is reported as failed, and everything else goes on.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import traceback
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import perf_counter
from typing import NamedTuple, Protocol

from bigboard.bots import BotFailed
from bigboard.lab.seats import Fixture

HAND_IN = 0.25  # seconds between two deliveries of a worker
TICK = 0.2  # seconds between two looks at whether to stop
LOAD = 1.0  # seconds of work to give a worker at once
MAX_LOAD = 1000  # games
MAX_DEATHS = 20  # in a row, without one finished game between them


class WorkerError(ChildProcessError):
    """No worker lives long enough to finish a game."""


class Player(Protocol):
    """Plays a game and returns its line for the journal."""

    def __call__(self, fixture: Fixture) -> str: ...


class Job(Protocol):
    """What a worker is sent: it can be pickled, and makes the player where the worker is."""

    def player(self) -> Player: ...


class Result(NamedTuple):
    """A finished game: its line for the journal, or what went wrong twice."""

    fixture: Fixture
    line: str
    failure: str = ""
    bot_failed: bool = False  # under a strict referee: the run is to end


class Delivery(NamedTuple):
    """What a worker hands in."""

    results: list[Result]
    warnings: list[str]
    finished: bool  # nothing of its load is left
    seconds: float


class LogBuffer(logging.Handler):
    """Keeps the log lines of a worker until they are handed in."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if len(self.lines) < MAX_LOAD:
            self.lines.append(record.getMessage())

    def take(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


def play_one(player: Player, fixture: Fixture) -> Result:
    try:
        return Result(fixture, player(fixture))
    except BotFailed as error:
        return Result(fixture, "", str(error), bot_failed=True)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return Result(fixture, "", f"{type(error).__name__}: {error} (line {place.lineno} of {place.name})")


def work(job: Job, connection: Connection) -> None:
    """A worker's life. Ctrl-C reaches it too, but it is the workers that decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    log_buffer = LogBuffer()
    logging.getLogger("bigboard").addHandler(log_buffer)
    logging.getLogger("bigboard").propagate = False
    player = job.player()
    while True:
        try:
            fixtures: list[Fixture] = connection.recv()
        except EOFError:
            return
        results: list[Result] = []
        began = handed_in = perf_counter()
        for fixture in fixtures:
            results.append(play_one(player, fixture))
            if perf_counter() - handed_in > HAND_IN:
                connection.send(Delivery(results, log_buffer.take(), False, 0.0))
                results = []
                handed_in = perf_counter()
        connection.send(Delivery(results, log_buffer.take(), True, perf_counter() - began))


class Worker:
    """The workers's end of a process, and the games that it has in hand."""

    def __init__(self, job: Job) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(job, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.in_hand: dict[Fixture, None] = {}
        self.load = 0
        self.busy = False

    def give(self, fixtures: Sequence[Fixture]) -> None:
        self.in_hand = dict.fromkeys(fixtures)
        self.load = len(fixtures)
        self.busy = True
        with suppress(OSError):  # it has died: the workers will notice when it listens
            self.connection.send(list(fixtures))

    def end(self) -> None:
        self.process.terminate()
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()


class Workers:
    """Plays all fixtures with so many processes; with none, in this one. `stop` ends it soon, keeping what is done."""

    def __init__(self, job: Job, jobs: int) -> None:
        self.job = job
        self.jobs = jobs
        self.stopped = False
        self.warnings: list[str] = []
        self.again: deque[Fixture] = deque()  # to be played on their own
        self.tried: set[Fixture] = set()
        self.pace = 0.0  # seconds a game
        self.deaths = 0  # since a game was finished
        self.bot_failed = ""  # what a strict referee says

    def stop(self) -> None:
        self.stopped = True

    def run(self, fixtures: Sequence[Fixture]) -> Iterator[list[Result]]:
        """Deliveries of finished games, in whatever order they come."""
        if self.jobs == 0:
            yield from self.run_here(fixtures)
            return
        waiting = deque(fixtures)
        workers = [Worker(self.job) for _ in range(min(self.jobs, len(fixtures)))]
        try:
            idle = list(workers)
            while not self.stopped:
                while idle and (waiting or self.again):
                    self.load_up(idle.pop(), waiting, len(workers))
                busy = [worker for worker in workers if worker.busy]
                if not busy:
                    return
                for ready in wait([worker.connection for worker in busy], TICK):
                    worker = next(one for one in busy if one.connection is ready)
                    try:
                        delivery: Delivery = worker.connection.recv()
                    except (EOFError, OSError):
                        workers.remove(worker)
                        workers.append(Worker(self.job))
                        idle.append(workers[-1])
                        yield self.bury(worker)
                        continue
                    if delivery.finished:
                        worker.busy = False
                        idle.append(worker)
                        self.pace = delivery.seconds / worker.load
                    yield self.receive(worker, delivery)
        finally:
            for worker in workers:
                worker.end()

    def load_up(self, worker: Worker, waiting: deque[Fixture], workers: int) -> None:
        """As much as will keep the worker busy for a moment, but not so much that the others fall idle."""
        if self.again:
            worker.give([self.again.popleft()])
            return
        load = int(LOAD / self.pace) if self.pace else 1
        load = max(1, min(load, MAX_LOAD, len(waiting) // (2 * workers)))
        worker.give([waiting.popleft() for _ in range(min(load, len(waiting)))])

    def receive(self, worker: Worker, delivery: Delivery) -> list[Result]:
        self.warnings += delivery.warnings
        self.deaths = 0
        for result in delivery.results:
            worker.in_hand.pop(result.fixture, None)
        return self.settle(delivery.results)

    def settle(self, results: Sequence[Result]) -> list[Result]:
        """What is finished; failed games are put back for a second try."""
        if not any(result.failure for result in results):
            return list(results)
        settled = []
        for result in results:
            if result.bot_failed:
                self.bot_failed = result.failure
                self.stop()
                continue
            if result.failure and result.fixture not in self.tried:
                self.tried.add(result.fixture)
                self.again.append(result.fixture)
            else:
                settled.append(result)
        return settled

    def bury(self, worker: Worker) -> list[Result]:
        """A worker has died. Of several games in hand nobody knows which it was, if it was one of them at all."""
        worker.process.join(1)
        code = worker.process.exitcode
        worker.end()
        self.deaths += 1
        if self.deaths > MAX_DEATHS:
            raise WorkerError(f"{self.deaths} processes in a row died before they finished a game (exit code {code}).")
        if worker.load > 1:
            self.again.extend(worker.in_hand)
            return []
        trouble = f"the process that played it died (exit code {code})"
        return self.settle([Result(fixture, "", trouble) for fixture in worker.in_hand])

    def run_here(self, fixtures: Sequence[Fixture]) -> Iterator[list[Result]]:
        player = self.job.player()
        results: list[Result] = []
        handed_in = perf_counter()
        waiting = deque(fixtures)
        while (waiting or self.again) and not self.stopped:
            results.append(play_one(player, self.again.popleft() if self.again else waiting.popleft()))
            if results[-1].failure or perf_counter() - handed_in > HAND_IN:
                yield self.settle(results)
                results = []
                handed_in = perf_counter()
        yield results
