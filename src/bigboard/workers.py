"""Worker processes for bots, laboratory and server: one call at a time in each, and no process outlives its parent."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

T = TypeVar("T")

# `start` reaps children that have ended; a thread that joins one at that moment would never learn its exit code.
_reaping = threading.Lock()


class WorkerDied(ChildProcessError):
    """The process ended before it answered."""


class Worker:
    """A process that runs the submitted calls in their order; `prepare(*arguments)` runs first in it."""

    def __init__(self, prepare: Callable[..., None] | None = None, *arguments: Any, niceness: int = 0) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, niceness, prepare, arguments), daemon=True)
        with _reaping, _interrupts_blocked():
            self.process.start()
        theirs.close()
        self._calls = ThreadPoolExecutor(1, "worker")

    def submit(self, function: Callable[..., T], *arguments: Any) -> Future[T]:
        """Call the function in the process; the future raises its exception, or WorkerDied."""
        return self._calls.submit(self._call, function, arguments)

    def _call(self, function: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        try:
            self._connection.send((function, arguments))
            answer, error = self._connection.recv()
        except (EOFError, OSError):
            self._join()
            raise WorkerDied(f"exit code {self.process.exitcode}") from None
        if error is not None:
            raise error
        return answer  # type: ignore[no-any-return]

    def _join(self) -> None:
        wait([self.process.sentinel])
        with _reaping:
            self.process.join()

    def retire(self) -> None:
        """Finish the submitted calls, then end the process; return at once."""
        self._calls.submit(self.process.kill)
        self._calls.shutdown(wait=False)

    def kill(self) -> None:
        """End the process and wait for it. The current call raises WorkerDied, the submitted ones are canceled."""
        self._calls.shutdown(wait=False, cancel_futures=True)  # first, or the end of one call would start the next
        self.process.kill()
        self._join()
        self._calls.shutdown(wait=True)
        self._connection.close()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process that starts here never receives Ctrl-C, not even while it loads; for this one it is delayed."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(
    connection: Connection, niceness: int, prepare: Callable[..., None] | None, arguments: tuple[Any, ...]
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if prepare is not None:
        prepare(*arguments)
    while True:
        try:
            function, values = connection.recv()
        except EOFError:
            return
        connection.send_bytes(_answer(function, values))


def _answer(function: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    """The pickled result and error of a call."""
    try:
        return pickle.dumps((function(*arguments), None))
    except Exception as error:
        error.add_note(f"In the worker process:\n{traceback.format_exc()}")
        try:
            return pickle.dumps((None, error))
        except Exception:
            return pickle.dumps((None, RuntimeError(traceback.format_exc())))


def _exit_with_parent() -> None:
    """End this process when its parent is killed, even in the middle of a call."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
