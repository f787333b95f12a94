"""Workers on a Ray cluster, an existing one or one on this machine: `--on ray`, `--on ray://HOST:10001`.

A worker is an actor that takes one processor. It is given work only after it has said that it is there and has the
same Big Board, so workers for which there is no room wait without holding anything up. Who dies, with a process or
with a whole node, is replaced wherever there is room; what it had in hand is done again. Every task has random numbers
of its own, so the results are those of one machine.
"""

from __future__ import annotations

import io
import logging
import os
import platform
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, redirect_stdout, suppress
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

import bigboard
from bigboard.bots.registry import module_of
from bigboard.lab.exec.backends import Crew, Worker
from bigboard.lab.exec.tasks import Delivery, Job, LogBuffer, Task, do_all

CLIENT = "ray://"
LOOK = 5.0  # seconds between two looks at how large the cluster is
PATIENCE = 15.0  # seconds without a worker after which a line says so


class ClusterError(ValueError):
    """One sentence about a cluster that cannot be used."""


def ray_module() -> Any:
    """Ray, without its reports to anyone and without its own lines on the screen."""
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


class RayCrew(Crew[Task]):
    """All processors of a cluster, or so many of them."""

    def __init__(self, place: str, number: int | None = None, luggage: Sequence[str] = ()) -> None:
        self.ray = ray_module()
        self.wanted = number
        self.luggage = packed(luggage)
        self.begun = not self.ray.is_initialized()
        self.aside = ExitStack()  # Ray writes what it notices to the standard output, where results belong
        self.aside.enter_context(redirect_stdout(io.StringIO()))
        if self.begun:
            self.connect(place)
        self.actor = self.ray.remote(Hand)
        self.there = 0
        self.looked = 0.0
        self.lonely = monotonic()  # since when no worker has been ready
        self.complained = False

    def connect(self, place: str) -> None:
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if place.startswith(CLIENT):
            settings["address"] = place
        try:
            self.ray.init(**settings)
        except (OSError, RuntimeError, ValueError, ImportError) as error:
            self.aside.close()
            raise ClusterError(f"The Ray cluster {place!r} cannot be used: {first_line(error)}.") from None

    def size(self) -> int:
        """A cluster grows and shrinks; so do we."""
        if not self.there or monotonic() - self.looked > LOOK:
            with suppress(ConnectionError):
                self.there = max(1, int(self.ray.cluster_resources().get("CPU", 0)))
            self.looked = monotonic()
        return self.there if self.wanted is None else self.wanted

    def hire(self, job: Job[Task]) -> Worker[Task]:
        actor = self.actor.options(num_cpus=1, max_restarts=0).remote(job, self.luggage)
        return RayWorker(self.ray, actor)

    def listen(
        self, workers: Sequence[Worker[Task]], seconds: float
    ) -> Iterator[tuple[Worker[Task], Delivery[Task] | None]]:
        waited = {worker.answer: worker for worker in workers if isinstance(worker, RayWorker) and worker.answer}
        self.look_for(workers)
        try:
            found, _ = self.ray.wait(list(waited), num_returns=1, timeout=seconds)
            if found:  # and whatever else is there already
                found, _ = self.ray.wait(list(waited), num_returns=len(waited), timeout=0)
        except (self.ray.exceptions.RaySystemError, ConnectionError) as error:
            raise ClusterError(f"The cluster is lost ({first_line(error)}). What is finished is kept.") from None
        for reference in found:
            worker = waited[reference]
            worker.answer = None
            try:
                answer = self.ray.get(reference)
            except self.ray.exceptions.RayError as error:
                worker.trouble = first_line(error)
                if "ModuleNotFoundError" in str(error) and "bigboard" in str(error):
                    raise ClusterError(
                        f"The workers of the cluster have no Big Board. Install version {bigboard.__version__} there."
                    ) from None
                print(f"A worker of the cluster was lost: {worker.trouble}. Its work is done again.", file=sys.stderr)
                yield worker, None
                continue
            if isinstance(answer, str):
                worker.greet(answer)
            else:
                yield worker, answer

    def look_for(self, workers: Sequence[Worker[Task]]) -> None:
        """Says so when the cluster has had no room for a while."""
        if any(worker.ready for worker in workers):
            self.lonely = monotonic()
        elif monotonic() - self.lonely > PATIENCE and not self.complained:
            self.complained = True
            print("No processor of the cluster is free; waiting for one. Ctrl-C stops.", file=sys.stderr)

    def close(self) -> None:
        if self.begun:
            self.ray.shutdown()
        self.aside.close()


class RayWorker(Worker[Task]):
    """An actor, and the answer that is awaited from it."""

    def __init__(self, ray: Any, actor: Any) -> None:
        super().__init__()
        self.ray = ray
        self.actor = actor
        self.ready = False
        self.trouble = "it was lost"
        self.answer = actor.version.remote()

    def greet(self, version: str) -> None:
        ours = version_here()
        if version != ours:
            raise ClusterError(f"The cluster has {version}, and this machine {ours}; results would differ.")
        self.ready = True

    def send(self, tasks: list[Task]) -> None:
        self.answer = self.actor.work.remote(tasks)

    def cause(self) -> str:
        return self.trouble

    def end(self) -> None:
        with suppress(Exception):  # it may be gone, or the whole cluster
            self.ray.kill(self.actor)


class Hand:
    """What runs on the cluster."""

    def __init__(self, job: Job[Any], luggage: bytes) -> None:
        unpack(luggage)
        self.log = LogBuffer()
        self.player = job.player()

    def version(self) -> str:
        return version_here()

    def work(self, tasks: list[Any]) -> Delivery[Any]:
        return do_all(self.player, tasks, self.log)


def version_here() -> str:
    rules = ", ".join(f"{name} {bigboard.game(name).rules_version}" for name in ("acquire", "stockpile"))
    return f"Big Board {bigboard.__version__} (rules: {rules})"


def packed(bots: Sequence[str]) -> bytes:
    """The modules of bots that belong to nobody's package, such as my_bots.py, as a zip; the workers may lack them."""
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


def unpack(luggage: bytes) -> None:
    """Python reads modules from a zip."""
    with tempfile.NamedTemporaryFile(suffix=".zip", delete=False) as file:
        file.write(luggage)
    sys.path.append(file.name)


def first_line(error: Exception) -> str:
    return str(error).strip().split("\n")[0].rstrip(".")
