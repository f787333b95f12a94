"""What the server counts and measures, for Prometheus. Nothing in it is about a person or a game's secrets."""

from __future__ import annotations

import asyncio
import contextlib

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
LAG_EVERY_S = 0.1

ACTIONS = Counter("bigboard_actions", "Entries stored in the logs of games.", registry=REGISTRY)
REFUSALS = Counter("bigboard_refusals", "Requests and messages refused.", ["code"], registry=REGISTRY)
PASSED = Counter(
    "bigboard_sockets_passed", "Sockets given to the process of their table, and taken.", ["way"], registry=REGISTRY
)
BROKEN = Counter("bigboard_failures", "Mistakes in the server itself.", registry=REGISTRY)
STORED = Histogram("bigboard_store_seconds", "From an entry to its being on disk.", buckets=FINE, registry=REGISTRY)
TOLD = Histogram("bigboard_act_seconds", "From a message to its acknowledgement.", buckets=FINE, registry=REGISTRY)
BOTS = Histogram("bigboard_bot_seconds", "A bot's answer, waiting included.", ["lane"], buckets=FINE, registry=REGISTRY)
LAG = Histogram("bigboard_loop_lag_seconds", "How late the event loop is.", buckets=FINE, registry=REGISTRY)
QUEUES = Gauge("bigboard_waiting", "Wishes that wait for a turn.", ["queue"], registry=REGISTRY)
TABLES = Gauge("bigboard_tables_awake", "Tables in memory.", registry=REGISTRY)
SOCKETS = Gauge("bigboard_sockets", "Open WebSockets.", registry=REGISTRY)
SET_ASIDE = Gauge("bigboard_tables_set_aside", "Tables that cannot be read.", registry=REGISTRY)


async def watch_lag() -> None:
    """Notes, ten times a second, how much later than promised the event loop comes round."""
    loop = asyncio.get_running_loop()
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            due = loop.time() + LAG_EVERY_S
            await asyncio.sleep(LAG_EVERY_S)
            LAG.observe(max(0.0, loop.time() - due))
