"""Sources of workers: processes on this machine; `ray_backend` has the same interface for a cluster."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

from bigboard.workers import Worker


class TaskWorker(Protocol):
    """Calls functions elsewhere; a future raises WorkerDied when the worker is lost."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future[Any]: ...

    def kill(self) -> None: ...


class Backend(Protocol):
    """A place that starts workers."""

    def size(self) -> int:
        """Return the number of workers that it has room for; the number may change."""

    def start(self, prepare: Callable[..., None], *arguments: Any) -> TaskWorker: ...

    def close(self) -> None:
        """Release the place; all its workers have been killed."""


class LocalBackend:
    """A number of processes on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def size(self) -> int:
        return self.number

    def start(self, prepare: Callable[..., None], *arguments: Any) -> TaskWorker:
        return Worker(prepare, *arguments)

    def close(self) -> None:
        """Nothing is left to release."""
