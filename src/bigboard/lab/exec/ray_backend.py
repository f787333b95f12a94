"""Workers on a Ray cluster, an existing one or one on this machine: `--on ray`, `--on ray://HOST:10001`.

A worker is an actor that takes one processor. It gets tasks after it has started with the same version of Big Board,
so workers for which there is no room do not delay the others. A lost worker is replaced where there is room, and its
tasks are done again. Every task has its own random numbers, so the results are those of one machine.
"""

from __future__ import annotations

import io
import logging
import os
import platform
import sys
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, redirect_stdout, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

import bigboard
from bigboard.bots.registry import module_of
from bigboard.lab.exec.backends import TaskWorker
from bigboard.workers import WorkerDied

CLIENT = "ray://"
LOOK = 5.0  # seconds between two looks at the size of the cluster


class ClusterError(ValueError):
    """One sentence about a cluster that cannot be used."""


def ray_module() -> Any:
    """Import Ray, without its usage reports and its own lines on the screen."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_DEDUP_LOGS", "0")
    try:
        import ray
    except ModuleNotFoundError as missing:
        if missing.name != "ray":
            raise
        version = platform.python_version()
        raise ClusterError(
            "A cluster needs Ray: pip install 'bigboard[cluster]'. If pip finds no Ray for "
            f"Python {version}, use Python 3.11 to 3.14."
        ) from None
    return ray


class RayBackend:
    """All processors of a cluster, or a number of them."""

    def __init__(self, address: str, number: int | None = None, bots: Sequence[str] = ()) -> None:
        self.ray = ray_module()
        self.wanted = number
        self.modules = pack_modules(bots)
        self.begun = not self.ray.is_initialized()
        self.redirected = ExitStack()  # Ray writes its own lines to the standard output, where results belong
        self.redirected.enter_context(redirect_stdout(io.StringIO()))
        if self.begun:
            self.connect(address)
        self.actor = self.ray.remote(Actor)
        self.processors = 0
        self.looked = 0.0

    def connect(self, address: str) -> None:
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address.startswith(CLIENT):
            settings["address"] = address
        try:
            self.ray.init(**settings)
        except (OSError, RuntimeError, ValueError, ImportError) as error:
            self.redirected.close()
            raise ClusterError(f"The Ray cluster {address!r} cannot be used: {first_line(error)}.") from None

    def size(self) -> int:
        """Return the number of processors; a cluster grows and shrinks."""
        if not self.processors or monotonic() - self.looked > LOOK:
            with suppress(ConnectionError):
                self.processors = max(1, int(self.ray.cluster_resources().get("CPU", 0)))
            self.looked = monotonic()
        return self.processors if self.wanted is None else self.wanted

    def start(self, prepare: Callable[..., None], *arguments: Any) -> TaskWorker:
        actor = self.actor.options(num_cpus=1, max_restarts=0).remote(self.modules, prepare, arguments)
        return RayWorker(self.ray, actor)

    def close(self) -> None:
        if self.begun:
            self.ray.shutdown()
        self.redirected.close()


class RayWorker:
    """Our end of an actor."""

    def __init__(self, ray: Any, actor: Any) -> None:
        self.ray = ray
        self.actor = actor

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future[Any]:
        found: Future[Any] = Future()

        def settle(answer: Future[Any]) -> None:
            error = answer.exception()
            if error is None:
                found.set_result(answer.result())
            else:
                found.set_exception(self.explain(error))

        self.actor.call.remote(version(), function, arguments).future().add_done_callback(settle)
        return found

    def explain(self, error: BaseException) -> BaseException:
        """Return WorkerDied for a lost worker, whose tasks are done again, and ClusterError for an unusable cluster."""
        errors = self.ray.exceptions
        if isinstance(error, errors.RayTaskError):
            return error.cause if isinstance(error.cause, Exception) else error
        if isinstance(error, errors.RaySystemError | ConnectionError):
            return ClusterError(f"The cluster is lost ({first_line(error)}). What is finished is kept.")
        if "ModuleNotFoundError" in str(error) and "bigboard" in str(error):
            needed = bigboard.__version__
            return ClusterError(f"The workers of the cluster have no Big Board. Install version {needed} there.")
        print(f"A worker of the cluster was lost: {first_line(error)}. Its work is done again.", file=sys.stderr)
        return WorkerDied(first_line(error))

    def kill(self) -> None:
        with suppress(Exception):  # the actor may be gone, or the whole cluster
            self.ray.kill(self.actor)


class Actor:
    """The process on the cluster."""

    def __init__(self, modules: bytes, prepare: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        unpack_modules(modules)
        prepare(*arguments)

    def call(self, caller: str, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        check_version(caller, version())
        return function(*arguments)


def check_version(caller: str, here: str) -> None:
    if caller != here:
        raise ClusterError(f"The cluster has {here}, and this machine {caller}; results would differ.")


@cache
def version() -> str:
    """The version of Big Board and of the rules; workers with equal versions give equal results."""
    rules = ", ".join(f"{name} {bigboard.game(name).rules_version}" for name in bigboard.game_names())
    return f"Big Board {bigboard.__version__} (rules: {rules})"


def pack_modules(bots: Sequence[str]) -> bytes:
    """Return the modules of bots outside any package, such as my_bots.py, as a zip; the workers may lack them."""
    file = io.BytesIO()
    packed_already: set[Path] = set()
    with zipfile.ZipFile(file, "w") as archive:
        for name in sorted({module.partition(".")[0] for spec in bots if (module := module_of(spec))}):
            found = find_spec(name)
            places = (found.submodule_search_locations or [found.origin or ""]) if found and name != "bigboard" else []
            for place in map(Path, places):
                if "site-packages" not in place.parts:
                    for source in [place] if place.is_file() else sorted(place.rglob("*.py")):
                        name_there = source.relative_to(place.parent)
                        if name_there not in packed_already:
                            packed_already.add(name_there)
                            archive.write(source, name_there)
    return file.getvalue()


def unpack_modules(modules: bytes) -> None:
    """Put the zip on the path; Python reads modules from it."""
    with tempfile.NamedTemporaryFile(suffix=".zip", delete=False) as file:
        file.write(modules)
    sys.path.append(file.name)


def first_line(error: BaseException) -> str:
    return str(error).strip().split("\n")[0].rstrip(".")
