"""Workers that play games side by side, and outlive each other's crashes.

It is known which games each worker has in hand. When a worker dies, those that it had not handed in are played
again, each on its own. Only a game that was alone with its worker can be blamed for the death; one that fails twice
is reported as failed, and everything else goes on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Generic

from bigboard.lab.exec.backends import Crew, Worker
from bigboard.lab.exec.tasks import HAND_IN, Delivery, Job, Result, Task, do_one

TICK = 0.2  # seconds between two looks at whether to stop
LOAD = 1.0  # seconds of work to give a worker at once
MAX_LOAD = 1000  # tasks
MAX_DEATHS = 20  # in a row, without one finished task between them


class WorkerError(ChildProcessError):
    """No worker lives long enough to finish a task."""


class Workers(Generic[Task]):
    """Does all tasks with a crew; without one, in this process. `stop` ends it soon, keeping what is done."""

    def __init__(self, job: Job[Task], crew: Crew[Task] | None) -> None:
        self.job = job
        self.crew = crew
        self.stopped = False
        self.warnings: list[str] = []
        self.again: deque[Task] = deque()  # to be done on their own
        self.tried: set[Task] = set()
        self.pace = 0.0  # seconds a task
        self.deaths = 0  # since a task was finished
        self.bot_failed = ""  # what a strict referee says

    def stop(self) -> None:
        self.stopped = True

    def run(self, tasks: Sequence[Task]) -> Iterator[list[Result[Task]]]:
        """Deliveries of finished tasks, in whatever order they come."""
        if self.crew is None:
            yield from self.run_here(tasks)
            return
        waiting = deque(tasks)
        workers: list[Worker[Task]] = []
        try:
            while not self.stopped:
                left = len(waiting) + len(self.again) + sum(worker.busy for worker in workers)
                while len(workers) < min(self.crew.size(), left):
                    workers.append(self.crew.hire(self.job))
                for worker in workers:
                    if worker.ready and not worker.busy and (waiting or self.again):
                        self.load_up(worker, waiting, len(workers))
                if not left:
                    return
                for worker, delivery in self.crew.listen(workers, TICK):
                    if delivery is None:
                        workers.remove(worker)
                        yield self.bury(worker)
                        continue
                    if delivery.finished:
                        worker.busy = False
                        self.pace = delivery.seconds / worker.load
                    yield self.receive(worker, delivery)
        finally:
            for worker in workers:
                worker.end()
            self.crew.close()

    def load_up(self, worker: Worker[Task], waiting: deque[Task], workers: int) -> None:
        """As much as will keep the worker busy for a moment, but not so much that the others fall idle."""
        if self.again:
            worker.give([self.again.popleft()])
            return
        load = int(LOAD / self.pace) if self.pace else 1
        load = max(1, min(load, MAX_LOAD, len(waiting) // (2 * workers)))
        worker.give([waiting.popleft() for _ in range(min(load, len(waiting)))])

    def receive(self, worker: Worker[Task], delivery: Delivery[Task]) -> list[Result[Task]]:
        self.warnings += delivery.warnings
        self.deaths = 0
        for result in delivery.results:
            worker.in_hand.pop(result.task, None)
        return self.settle(delivery.results)

    def settle(self, results: Sequence[Result[Task]]) -> list[Result[Task]]:
        """What is finished; failed tasks are put back for a second try."""
        if not any(result.failure for result in results):
            return list(results)
        settled = []
        for result in results:
            if result.bot_failed:
                self.bot_failed = result.failure
                self.stop()
                continue
            if result.failure and result.task not in self.tried:
                self.tried.add(result.task)
                self.again.append(result.task)
            else:
                settled.append(result)
        return settled

    def bury(self, worker: Worker[Task]) -> list[Result[Task]]:
        """A worker has died. Of several tasks in hand nobody knows which it was, if it was one of them at all."""
        cause = worker.cause()
        worker.end()
        self.deaths += 1
        if self.deaths > MAX_DEATHS:
            raise WorkerError(f"{self.deaths} processes in a row died before they finished a game ({cause}).")
        if worker.load > 1:
            self.again.extend(worker.in_hand)
            return []
        trouble = f"the process that played it died ({cause})"
        return self.settle([Result(task, "", trouble) for task in worker.in_hand])

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
