"""`bigboard serve --workers N`: so many processes on one port and one PostgreSQL, and one that is lost is replaced.

SIGTERM or Ctrl-C stops all of them. SIGHUP replaces them one after the other by new ones, which run what is installed
then; each hands its tables over before it goes, so nobody has to wait for an upgrade.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

from bigboard.server.ops import log_config
from bigboard.server.run.uvicorn_server import run_server
from bigboard.server.settings import Settings

SOON_S = 10.0  # a worker that is gone within this time may never come up
TRIES = 3  # in a row
READY_S = 60.0
STOP_S = 15.0  # beyond the time for draining
log = logging.getLogger("bigboard.server")


def settings_of(settings: Settings, number: int) -> Settings:
    """What one of the workers gets: its share of the processor for bots, and an address of its own for the others."""
    changed: dict[str, int] = {}
    if "bot_workers" not in settings.model_fields_set:
        changed["bot_workers"] = max(1, settings.bot_workers // settings.workers)
    if settings.link_port:
        changed["link_port"] = settings.link_port + number
    return settings.model_copy(update=changed)


def work(settings: Settings, host: str, listener: socket.socket, ready: Event) -> None:
    """One worker."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        """Whoever started us is gone: nobody would replace or stop us any more."""
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    log_config.begin(settings.log_format, settings.log_level)
    with contextlib.suppress(KeyboardInterrupt):
        run_server(settings, host, listener, ready.set)


class Workers:
    def __init__(self, settings: Settings, host: str, listener: socket.socket) -> None:
        self.settings, self.host, self.listener = settings, host, listener
        self.context = multiprocessing.get_context("spawn")
        self.processes: dict[int, SpawnProcess] = {}
        self.begun: dict[int, float] = {}
        self.ready: dict[int, Event] = {}
        self.short_lives = 0
        self.stopping = False
        self.renewing = False

    def start(self, number: int) -> None:
        self.ready[number] = self.context.Event()
        arguments = (settings_of(self.settings, number), self.host, self.listener, self.ready[number])
        process = self.processes[number] = self.context.Process(target=work, args=arguments)
        self.begun[number] = time.monotonic()
        process.start()

    def run(self, started: Callable[[], None]) -> bool:
        """Until it is asked to stop; False if the workers cannot even begin."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.ask_to_stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self.ask_to_renew)
        for number in range(self.settings.workers):
            self.start(number)
        told = False
        while not self.stopping and self.short_lives < TRIES:
            wait([process.sentinel for process in self.processes.values()], timeout=0.5)
            if not told and any(ready.is_set() for ready in self.ready.values()):
                told = True
                started()
            if not self.stopping:
                self.replace_the_lost()
            if self.renewing and not self.stopping:
                self.renewing = False
                self.renew()
        self.stop(list(self.processes))
        return self.short_lives < TRIES

    def replace_the_lost(self) -> None:
        for number, process in self.processes.items():
            if not process.is_alive():
                soon = time.monotonic() - self.begun[number] < SOON_S and not self.ready[number].is_set()
                self.short_lives = self.short_lives + 1 if soon else 0
                log.warning("Worker %d has ended (%s); another takes its place.", number + 1, process.exitcode)
                if self.short_lives < TRIES:
                    self.start(number)

    def renew(self) -> None:
        """One after the other, so that there is always somebody to play on with."""
        for number in list(self.processes):
            if self.stopping:
                return
            self.stop([number])
            self.start(number)
            end = time.monotonic() + READY_S
            while not self.ready[number].wait(0.2) and time.monotonic() < end and not self.stopping:
                pass

    def stop(self, numbers: list[int]) -> None:
        for number in numbers:
            self.processes[number].terminate()
        end = time.monotonic() + self.settings.drain_s + STOP_S
        for number in numbers:
            self.processes[number].join(max(0.1, end - time.monotonic()))
            if self.processes[number].is_alive():
                self.processes[number].kill()
                self.processes[number].join()

    def ask_to_stop(self, sign: int, frame: FrameType | None) -> None:
        self.stopping = True

    def ask_to_renew(self, sign: int, frame: FrameType | None) -> None:
        self.renewing = True
