"""The server's figures for Prometheus. None is about a person or a game's secrets."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable
from functools import partial

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    multiprocess,
)

REGISTRY = CollectorRegistry()
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where the workers of a supervisor keep their figures, read by prometheus_client
FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
LAG_EVERY_S = 0.1

ACTIONS = Counter("bigboard_actions", "Entries stored in the logs of games.", registry=REGISTRY)
REFUSALS = Counter("bigboard_refusals", "Requests and messages refused.", ["code"], registry=REGISTRY)
BROKEN = Counter("bigboard_failures", "Unexpected errors of the server.", registry=REGISTRY)
STORED = Histogram("bigboard_store_seconds", "Time until an entry is on disk.", buckets=FINE, registry=REGISTRY)
TOLD = Histogram("bigboard_act_seconds", "Time from a message to its acknowledgement.", buckets=FINE, registry=REGISTRY)
BOTS = Histogram(
    "bigboard_bot_seconds",
    "Time for a bot's answer, with the wait for a worker.",
    ["lane"],
    buckets=FINE,
    registry=REGISTRY,
)
LAG = Histogram("bigboard_loop_lag_seconds", "Delay of the event loop.", buckets=FINE, registry=REGISTRY)
Sum = partial(Gauge, registry=REGISTRY, multiprocess_mode="livesum")  # of all living workers
QUEUES = Sum("bigboard_waiting", "Requests that wait for a turn.", ["queue"])
TABLES = Sum("bigboard_tables_awake", "Tables in memory.")
SOCKETS = Sum("bigboard_sockets", "Open WebSockets.")
QUARANTINED = Sum("bigboard_tables_quarantined", "Tables that cannot be read.")
DATABASE_AWAY = Gauge(
    "bigboard_database_away", "1 if the database cannot be reached.", registry=REGISTRY, multiprocess_mode="livemax"
)
PROCESSOR = Sum("bigboard_processor_seconds", "Processor time of the server's processes, without bots.")
MEMORY = Sum("bigboard_memory_bytes", "Memory of the server's processes, without bots.")
ProcessCollector(registry=REGISTRY)  # the same and open files, of a server without workers
collect: Callable[[CollectorRegistry], object] = multiprocess.MultiProcessCollector


def write_metrics() -> bytes:
    """Return all figures: of all workers of a supervisor, which share a folder for them, or of this process alone."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    everyone = CollectorRegistry()
    collect(everyone)
    return generate_latest(everyone)


def measure_process() -> None:
    """Set the figures of this process; memory is known on Linux."""
    PROCESSOR.set(time.process_time())
    with contextlib.suppress(OSError), open("/proc/self/statm", encoding="ascii") as sizes:
        MEMORY.set(int(sizes.read().split()[1]) * os.sysconf("SC_PAGE_SIZE"))


async def watch_lag() -> None:
    """Measure ten times a second how late the event loop is."""
    loop = asyncio.get_running_loop()
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            due = loop.time() + LAG_EVERY_S
            await asyncio.sleep(LAG_EVERY_S)
            LAG.observe(max(0.0, loop.time() - due))
