"""Figures of processes: memory, processor time, the lag of the server's event loop, quantiles."""

from __future__ import annotations

import os
import re
import statistics
import urllib.request


def memory_mb(pid: int) -> float:
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def processor_s(pids: list[int]) -> float:
    """Return the processor time that the servers have used, without their bots."""
    return sum(map(processor_s_of, pids))


def processor_s_of(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


Lag = list[tuple[float, float]]


def lags(url: str) -> Lag:
    """From the server's own figures: how often its event loop was late by at most so much."""
    page = urllib.request.urlopen(f"{url}/metrics").read().decode()
    found = re.findall(r'bigboard_loop_lag_seconds_bucket\{le="([0-9.]+)"\} ([0-9.]+)', page)
    return [(float(bound), float(count)) for bound, count in found]


def lag_between(before: Lag, after: Lag) -> str:
    counts = [(bound, n - before[place][1]) for place, (bound, n) in enumerate(after)]
    total = counts[-1][1]
    return ", ".join(
        f"{100 * share:g} % within {1000 * next((b for b, n in counts if n >= share * total), 0):g} ms"
        for share in (0.5, 0.99)
    )


def quantiles(times: list[float]) -> tuple[float, float, float]:
    """Median, 99th of a hundred, worst; in milliseconds."""
    marks = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return 1000 * marks[49], 1000 * marks[98], 1000 * max(times, default=0.0)
