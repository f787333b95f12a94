"""Where workers come from: processes on this machine. A cluster offers the same in `cluster`."""

from __future__ import annotations

import multiprocessing
import signal
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Generic

from bigboard.lab.exec.tasks import Delivery, Job, LogBuffer, Task, do_all


class Worker(ABC, Generic[Task]):
    """Our end of somebody who works elsewhere, and the tasks that it has in hand."""

    def __init__(self) -> None:
        self.in_hand: dict[Task, None] = {}
        self.load = 0
        self.busy = False
        self.ready = True  # a worker on a cluster waits until there is room for it

    def give(self, tasks: Sequence[Task]) -> None:
        self.in_hand = dict.fromkeys(tasks)
        self.load = len(tasks)
        self.busy = True
        self.send(list(tasks))

    @abstractmethod
    def send(self, tasks: list[Task]) -> None: ...

    @abstractmethod
    def cause(self) -> str:
        """What it died of."""

    @abstractmethod
    def end(self) -> None:
        """Lets it go, whatever it is doing."""


class Crew(ABC, Generic[Task]):
    """A place where workers can be had."""

    @abstractmethod
    def size(self) -> int:
        """How many workers there is room for; it may change."""

    @abstractmethod
    def hire(self, job: Job[Task]) -> Worker[Task]: ...

    @abstractmethod
    def listen(
        self, workers: Sequence[Worker[Task]], seconds: float
    ) -> Iterator[tuple[Worker[Task], Delivery[Task] | None]]:
        """What comes in during that time; None where a worker has died."""

    def close(self) -> None:
        """Everybody has been let go."""


class Processes(Crew[Task]):
    """So many processes on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def size(self) -> int:
        return self.number

    def hire(self, job: Job[Task]) -> Worker[Task]:
        return ProcessWorker(job)

    def listen(
        self, workers: Sequence[Worker[Task]], seconds: float
    ) -> Iterator[tuple[Worker[Task], Delivery[Task] | None]]:
        busy = {worker.connection: worker for worker in workers if isinstance(worker, ProcessWorker) and worker.busy}
        for ready in wait(list(busy), seconds):
            assert isinstance(ready, Connection)
            worker = busy[ready]
            try:
                yield worker, ready.recv()
            except (EOFError, OSError):
                yield worker, None


class ProcessWorker(Worker[Task]):
    """A process and the pipe to it."""

    def __init__(self, job: Job[Task]) -> None:
        super().__init__()
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(job, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, tasks: list[Task]) -> None:
        with suppress(OSError):  # it has died: that is noticed by listening
            self.connection.send(tasks)

    def cause(self) -> str:
        self.process.join(1)
        return f"exit code {self.process.exitcode}"

    def end(self) -> None:
        self.process.terminate()
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()


def work(job: Job[Any], connection: Connection) -> None:
    """A worker's life. Ctrl-C reaches it too, but it is not the worker that decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    log = LogBuffer()
    player = job.player()
    while True:
        try:
            tasks = connection.recv()
        except EOFError:
            return
        connection.send(do_all(player, tasks, log, connection.send))
