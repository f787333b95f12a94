"""Tasks in parallel, with workers that may crash.

When a worker dies, the tasks of its load are done again, each alone. Only a task that was alone with its worker is
blamed for the death. A task that fails twice is reported as failed, and the run continues.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from time import monotonic, perf_counter
from typing import Generic, NamedTuple

from bigboard.lab.exec.backends import Backend, TaskWorker
from bigboard.lab.exec.tasks import LOAD_SECONDS, Delivery, Job, Result, Task, do_one, do_tasks, prepare
from bigboard.workers import WorkerDied

TICK = 0.2  # seconds between two checks whether to stop
HAND_IN = 0.25  # seconds between two deliveries without workers
MAX_LOAD = 1000  # tasks
MAX_DEATHS = 20  # in a row, without a finished task between them
NOTICE_AFTER = 15.0  # seconds without a worker before a warning


class WorkerError(ChildProcessError):
    """No worker lives long enough to finish a task."""


class Call(NamedTuple, Generic[Task]):
    """A worker and the tasks that it has; none while it starts."""

    worker: TaskWorker
    tasks: Sequence[Task]


class Workers(Generic[Task]):
    """Do all tasks with the workers of a backend; without one, in this process. `stop` keeps the finished ones."""

    def __init__(self, job: Job[Task], backend: Backend | None) -> None:
        self.job = job
        self.backend = backend
        self.stopped = False
        self.warnings: list[str] = []
        self.again: deque[Task] = deque()  # to be done alone
        self.tried: set[Task] = set()
        self.pace = 0.0  # seconds per task
        self.deaths = 0  # since a task was finished
        self.bot_failed = ""  # the report of a strict referee

    def stop(self) -> None:
        self.stopped = True

    def run(self, tasks: Sequence[Task]) -> Iterator[list[Result[Task]]]:
        """Yield the finished tasks, in the order in which they arrive."""
        if self.backend is None:
            yield from self.run_here(tasks)
            return
        waiting = deque(tasks)
        idle: list[TaskWorker] = []
        calls: dict[Future[Delivery[Task]], Call[Task]] = {}
        lonely_since: float | None = monotonic()
        try:
            while not self.stopped:
                loads = sum(bool(call.tasks) for call in calls.values())
                if not (waiting or self.again or loads):
                    return
                while len(calls) + len(idle) < min(self.backend.size(), len(waiting) + len(self.again) + loads):
                    worker = self.backend.start(prepare, self.job)
                    calls[worker.submit(do_tasks, ())] = Call(worker, ())
                while idle and (waiting or self.again):
                    call = Call(idle.pop(), self.load(waiting, len(calls) + len(idle) + 1))
                    calls[call.worker.submit(do_tasks, call.tasks)] = call
                    lonely_since = None
                if lonely_since is not None and monotonic() - lonely_since > NOTICE_AFTER:
                    lonely_since = None
                    print("No processor is free; waiting for one. Ctrl-C stops.", file=sys.stderr)
                for future in wait(calls, TICK, FIRST_COMPLETED).done:
                    call = calls.pop(future)
                    try:
                        delivery = future.result()
                    except WorkerDied as death:
                        call.worker.kill()
                        yield self.bury(call.tasks, str(death))
                        continue
                    idle.append(call.worker)
                    if call.tasks:
                        waiting.extendleft(reversed(call.tasks[len(delivery.results) :]))
                        yield self.receive(delivery)
        finally:
            for worker in (*idle, *(call.worker for call in calls.values())):
                worker.kill()
            self.backend.close()

    def load(self, waiting: deque[Task], workers: int) -> list[Task]:
        """Take tasks for about a second, but leave enough for the other workers."""
        if self.again:
            return [self.again.popleft()]
        number = int(LOAD_SECONDS / self.pace) if self.pace else 1
        number = max(1, min(number, MAX_LOAD, len(waiting) // (2 * workers)))
        return [waiting.popleft() for _ in range(min(number, len(waiting)))]

    def receive(self, delivery: Delivery[Task]) -> list[Result[Task]]:
        self.warnings += delivery.warnings
        self.deaths = 0
        self.pace = delivery.seconds / len(delivery.results)
        return self.settle(delivery.results)

    def settle(self, results: Sequence[Result[Task]]) -> list[Result[Task]]:
        """Return the finished tasks; put back those that failed for the first time."""
        settled = []
        for result in results:
            if result.bot_failed:
                self.bot_failed = result.failure
                self.stop()
            elif result.failure and result.task not in self.tried:
                self.tried.add(result.task)
                self.again.append(result.task)
            else:
                settled.append(result)
        return settled

    def bury(self, tasks: Sequence[Task], cause: str) -> list[Result[Task]]:
        """Settle the tasks of a dead worker. Of several, any may have caused the death, or none."""
        self.deaths += 1
        if self.deaths > MAX_DEATHS:
            raise WorkerError(f"{self.deaths} processes in a row died before they finished a game ({cause}).")
        if len(tasks) > 1:
            self.again.extend(tasks)
            return []
        return self.settle([Result(task, "", f"the process that played it died ({cause})") for task in tasks])

    def run_here(self, tasks: Sequence[Task]) -> Iterator[list[Result[Task]]]:
        player = self.job.player()
        results: list[Result[Task]] = []
        handed_in = perf_counter()
        waiting = deque(tasks)
        while (waiting or self.again) and not self.stopped:
            results.append(do_one(player, self.again.popleft() if self.again else waiting.popleft()))
            if results[-1].failure or perf_counter() - handed_in > HAND_IN:
                yield self.settle(results)
                results = []
                handed_in = perf_counter()
        yield results
