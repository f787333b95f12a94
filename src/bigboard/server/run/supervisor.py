"""`bigboard serve --workers N`: so many processes on one port and one PostgreSQL, and one that is lost is replaced.

SIGTERM or Ctrl-C stops all of them. SIGHUP replaces them one after the other by new ones, which run the program that is
installed then. A new worker is ready before an old one stops. The first one that cannot start ends the replacement, and
the others go on.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

from prometheus_client import multiprocess

from bigboard.server.ops import log_config
from bigboard.server.ops.metrics import FOLDER
from bigboard.server.run.uvicorn_server import run_server
from bigboard.server.settings import Settings

SOON_S = 10.0  # seconds: a worker that ends sooner, before it was ready, may never come up
TRIES = 3  # such workers in a row
READY_S = 60.0  # seconds for a new worker to be ready
STOP_S = 15.0  # seconds beyond the time for draining
log = logging.getLogger("bigboard.server")
mark_dead: Callable[[int | None], object] = multiprocess.mark_process_dead  # its gauges count no more


def share(settings: Settings) -> Settings:
    """Return the settings of one worker: its share of the processor for bots."""
    if "bot_workers" in settings.model_fields_set:
        return settings
    return settings.model_copy(update={"bot_workers": max(1, settings.bot_workers // settings.workers)})


def serve_as_worker(settings: Settings, host: str, listener: socket.socket, ready: Event) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        """End with the supervisor: without it, no one would replace or stop this worker."""
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    log_config.begin(settings.log_format, settings.log_level)
    with contextlib.suppress(KeyboardInterrupt):
        run_server(settings, host, listener, ready.set)


@dataclass
class Worker:
    process: SpawnProcess
    ready: Event
    begun: float


class Supervisor:
    def __init__(self, settings: Settings, host: str, listener: socket.socket) -> None:
        self.settings, self.host, self.listener = settings, host, listener
        self.context = multiprocessing.get_context("spawn")
        self.workers: list[Worker] = []
        self.failures = 0  # of workers that never came up, in a row
        self.stopping = False
        self.renewing = False

    def start(self) -> Worker:
        ready = self.context.Event()
        arguments = (share(self.settings), self.host, self.listener, ready)
        process = self.context.Process(target=serve_as_worker, args=arguments)
        process.start()
        return Worker(process, ready, time.monotonic())

    def run(self, started: Callable[[], None]) -> bool:
        """Run until it is asked to stop; False if the workers cannot even begin."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.ask_to_stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self.ask_to_renew)
        with tempfile.TemporaryDirectory(prefix="bigboard-metrics-") as folder:
            os.environ[FOLDER] = folder  # `/metrics` of any worker shows all of them
            return self._run(started)

    def _run(self, started: Callable[[], None]) -> bool:
        self.workers = [self.start() for _ in range(self.settings.workers)]
        announced = False
        while not self.stopping and self.failures < TRIES:
            wait([worker.process.sentinel for worker in self.workers], timeout=0.5)
            if not announced and any(worker.ready.is_set() for worker in self.workers):
                announced = True
                started()
            if not self.stopping:
                self.replace_lost()
            if self.renewing and not self.stopping:
                self.renewing = False
                self.renew()
        self.stop(self.workers)
        return self.failures < TRIES

    def replace_lost(self) -> None:
        for place, worker in enumerate(self.workers):
            if not worker.process.is_alive():
                mark_dead(worker.process.pid)
                soon = time.monotonic() - worker.begun < SOON_S and not worker.ready.is_set()
                self.failures = self.failures + 1 if soon else 0
                log.warning("Worker %d has ended (%s) and is replaced.", place + 1, worker.process.exitcode)
                if self.failures < TRIES:
                    self.workers[place] = self.start()

    def renew(self) -> None:
        """Replace the workers one after the other; each new one is ready before its predecessor stops."""
        for place, old in enumerate(self.workers):
            new = self.start()
            end = time.monotonic() + READY_S
            while not new.ready.wait(0.2) and new.process.is_alive() and time.monotonic() < end and not self.stopping:
                pass
            if not new.ready.is_set():
                self.stop([new])
                log.error("A new worker could not start, so the %d others stay as they are.", len(self.workers))
                return
            self.workers[place] = new
            self.stop([old])

    def stop(self, workers: list[Worker]) -> None:
        for worker in workers:
            worker.process.terminate()
        end = time.monotonic() + self.settings.drain_s + STOP_S
        for worker in workers:
            worker.process.join(max(0.1, end - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            mark_dead(worker.process.pid)

    def ask_to_stop(self, sign: int, frame: FrameType | None) -> None:
        self.stopping = True

    def ask_to_renew(self, sign: int, frame: FrameType | None) -> None:
        self.renewing = True
