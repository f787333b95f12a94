"""Measure the capacity of a server: people at many tables over real sockets, at full or human pace, under attack.

python -m benchmarks.load [--tables 100] [--seconds 20] [--pace 0] [--game acquire] [--idle 0] [--whole]
python -m benchmarks.load --tables 20 --pace 1 --bots 4 --attack     # first without the attackers, then beside them
python -m benchmarks.load --pace 1 --break    # twice as many tables each time, until it is too slow
python -m benchmarks.load --database postgresql://… --workers 2    # on an empty PostgreSQL, with several processes
python -m benchmarks.load --database postgresql://… --workers 2 --spread random    # sockets go to any process
python -m benchmarks.load --database postgresql://… --workers 2 --share 0.3    # each with so much of a core

Method: a server process of its own on a fresh SQLite file, every entry synced to disk before it is acknowledged. Four
people sit at each table, each with a socket of their own. All tables are made first; then the time runs. The player
who decides sends a random legal action as soon as the view is there (or after --pace seconds). Counted are actions that
were acknowledged; the latency runs from sending an action until the update has reached all four. The people run in
processes of their own on the same machine, so their work is in the figures; how much it was is printed beside the
server's. With --attack, other clients do at the same time what an attacker would: look back without end, make tables of
experts, connect and never read, begin requests and never end them, send nonsense. The same people are measured before
they come and while they are there, with the server's ordinary limits. --bots adds tables of one person and three bots,
whose answers are timed. The attackers run at the lowest priority: they would be on other machines, so they are to cost
the server its time, not the processor that it shares with them here.

With several server processes each has a port. --spread hashed sends everything of a table to the process that the
hash of its id names, as a proxy does that hashes by table (deploy/nginx.conf); --spread random sends a socket to any.

--out FILE adds the figures to a file of results, with the machine's load: the median and the middle half of --rounds.

--share gives each server process that much of a core and no more (control groups; Linux, root). On a machine whose
cores the people, the database and the servers share, two servers cannot carry twice as much as one, whatever they do;
with a share that leaves room for all, the figure says what a second machine of that size would add.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import queue
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.load_test.attackers import attack
from benchmarks.load_test.party import SEATS, STILL_S, Result, add, company, idle
from benchmarks.load_test.processes import lag_between, lags, memory_mb, processor_s, quantiles
from benchmarks.load_test.shares import limit
from benchmarks.server_latency import free_port, start_server

from bigboard.lab.analysis.provenance import keep, origin

WIDE_OPEN = {  # flat out is faster than any person
    "BIGBOARD_MESSAGES": '{"burst": 1e6, "per_second": 1e6}',
    "BIGBOARD_ADDRESS_MESSAGES": '{"burst": 1e7, "per_second": 1e7}',
    "BIGBOARD_NEW_TABLES": '{"burst": 1e6, "per_second": 1e6}',
    "BIGBOARD_ADDRESS_TABLES": '{"burst": 1e6, "per_second": 1e6}',
    "BIGBOARD_ADDRESS_REQUESTS": '{"burst": 1e6, "per_second": 1e6}',
    "BIGBOARD_SEAT_CHANGES": '{"burst": 1e6, "per_second": 1e6}',
    "BIGBOARD_ADDRESS_SOCKETS": "20000",
}


class Crowd:
    """The people's processes: all of them play when they are told to."""

    def __init__(self, urls: list[str], pids: list[int], chosen: argparse.Namespace) -> None:
        self.url, self.pids, self.chosen = urls[0], pids, chosen
        self.cost_ms = 0.0
        self.first_mb = sum(map(memory_mb, pids))
        context = multiprocessing.get_context("spawn")
        self.results: Any = context.Queue()
        self.orders: Any = context.Queue()
        self.people = [
            context.Process(target=company, args=(urls, chosen, n, self.orders, self.results))
            for n in range(chosen.processes)
        ]
        for process in self.people:
            process.start()
        self.gather()

    def gather(self) -> list[Result]:
        """Return the result of each process; raise an error if one of them has failed."""
        told: list[Result] = []
        while len(told) < len(self.people):
            try:
                told.append(self.results.get(timeout=1))
            except queue.Empty:
                if not all(process.is_alive() for process in self.people):
                    raise RuntimeError("A process of people has failed; see above.") from None
        return told

    def measure(self, title: str) -> tuple[Result, float]:
        """Let them play, print the figures, and return them with the 99th percentile of the latency in ms.

        `self.cost_ms` is then the servers' processor time for an action.
        """
        chosen = self.chosen
        used, before = processor_s(self.pids), lags(self.url)
        for _ in self.people:
            self.orders.put(chosen.seconds)
        told = add(self.gather())
        used, after = processor_s(self.pids) - used, lags(self.url)
        number = max(1, told.actions)
        self.cost_ms = 1000 * used / number
        median, p99, worst = quantiles(told.times)
        if told.still and chosen.seconds > 2 * STILL_S:
            print(f"At {told.still} tables nothing happened for {STILL_S:g} s in the end: the figures say too little.")
        print(
            f"{title}: {chosen.tables} tables of {SEATS} ({chosen.game}), pace {chosen.pace:g} s, "
            f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
        )
        print(
            f"  {told.actions / chosen.seconds:.0f} actions a second acknowledged "
            f"({told.actions} in {chosen.seconds:g} s, {told.games} games)"
        )
        print(f"  action to every seat: p50 {median:.1f} ms, p99 {p99:.1f} ms, worst {worst:.0f} ms")
        if told.bots:
            print("  a bot's answer: p50 {:.1f} ms, p99 {:.1f} ms, worst {:.0f} ms".format(*quantiles(told.bots)))
        print(
            f"  processor time an action: server {self.cost_ms:.2f} ms, "
            f"people {1000 * told.processor_s / number:.2f} ms; "
            f"{told.bytes_in / number / SEATS:.0f} bytes a seat and action"
        )
        megabytes = sum(map(memory_mb, self.pids))
        a_table = (megabytes - self.first_mb) / max(1, chosen.tables)
        print(f"  event loop late: {lag_between(before, after)}; memory {megabytes:.0f} MB, {a_table:.2f} MB a table")
        return told, p99

    def leave(self) -> None:
        for _ in self.people:
            self.orders.put(0)
        for process in self.people:
            process.join()


def with_idle(url: str, pid: int, number: int) -> None:
    """So many sockets at once: what they cost."""
    context = multiprocessing.get_context("spawn")
    ready, stop = context.Queue(), context.Event()
    before = memory_mb(pid)
    process = context.Process(target=idle, args=(url, number, ready, stop))
    process.start()
    ready.get(timeout=600)
    after = memory_mb(pid)
    each = 1024 * (after - before) / number
    print(f"{number} idle sockets: {after:.0f} MB (before: {before:.0f} MB), {each:.1f} kB a socket")
    stop.set()
    process.join()


def under_attack(url: str, crowd: Crowd, seconds: float) -> None:
    """The same people before attackers come, and beside them."""
    quiet, p99 = crowd.measure("In peace")
    attackers = multiprocessing.get_context("spawn").Process(target=attack, args=(url, seconds + 10))
    attackers.start()
    time.sleep(5)
    troubled, troubled_p99 = crowd.measure("Under attack")
    attackers.terminate()
    attackers.join()
    print(f"p99 {p99:.0f} → {troubled_p99:.0f} ms", end="")
    if quiet.bots and troubled.bots:
        usual, now = quantiles(quiet.bots), quantiles(troubled.bots)
        print(f"; bots × {now[0] / usual[0]:.2f} (median), × {now[1] / usual[1]:.2f} (p99)", end="")
    print()


def until_it_breaks(chosen: argparse.Namespace) -> None:
    """Twice as many tables each time, until the slowest hundredth of the actions takes longer than a quarter second."""
    while True:
        _, p99 = on_a_fresh_server(chosen)
        if p99 > 250:
            print(f"It breaks at {chosen.tables} tables: p99 {p99:.0f} ms.")
            return
        chosen.tables *= 2


def on_a_fresh_server(chosen: argparse.Namespace) -> tuple[float, float]:
    """Measure once; return the servers' processor time for an action and the 99th percentile of the latency in ms."""
    with tempfile.TemporaryDirectory() as folder:
        ports = [free_port() for _ in range(chosen.workers)]
        urls = [f"http://127.0.0.1:{port}" for port in ports]
        servers = [start_server(folder, port, chosen.database) for port in ports]
        pids = [server.pid for server in servers]
        try:
            if chosen.idle:
                with_idle(urls[0], pids[0], chosen.idle)
            if not chosen.tables:
                return 0.0, 0.0
            crowd = Crowd(urls, pids, chosen)
            if chosen.attack:
                under_attack(urls[0], crowd, chosen.seconds)
                p99 = 0.0
            elif chosen.share:
                with limit(pids, chosen.share):
                    _, p99 = crowd.measure(f"Each server process with {100 * chosen.share:g} % of a core")
            else:
                spread = f", {chosen.spread}" if chosen.workers > 1 else ""
                _, p99 = crowd.measure(f"{chosen.workers} server processes{spread}")
            crowd.leave()
            return crowd.cost_ms, p99
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait()


def keep_cost(chosen: argparse.Namespace) -> None:
    """Measure the servers' processor time for an action several times, and add it to a file of results."""
    costs = [on_a_fresh_server(chosen)[0] for _ in range(chosen.rounds)]
    low, median, high = statistics.quantiles(costs, n=4, method="inclusive")
    spread = f".{chosen.spread}" if chosen.workers > 1 else ""
    store = "postgresql" if chosen.database else "sqlite"
    processes = "one process" if chosen.workers == 1 else f"{chosen.workers} processes, sockets {chosen.spread}"
    command = (
        f"python -m benchmarks.load --tables {chosen.tables} --seconds {chosen.seconds:g} --rounds {chosen.rounds}"
    )
    command += f" --database postgresql://… --workers {chosen.workers}" if chosen.database else ""
    command += f" --spread {chosen.spread}" if chosen.workers > 1 else ""
    figure = {
        "id": f"server.cost.{store}.{chosen.workers}{spread}",
        "what": f"{chosen.tables} tables of {SEATS}, {processes}, {store}: processor time for a stored action",
        "value": round(median, 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "n": chosen.rounds,
        "unit": "ms",
        **origin(
            "processor time of the server processes for an acknowledged action; median and range of rounds", command
        ),
    }
    keep([figure], chosen.out)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--bots", type=int, default=0, help="tables of one person and three bots, beside")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that a person takes for a decision")
    parser.add_argument("--processes", type=int, default=1, help="of people")
    parser.add_argument("--game", default="acquire")
    parser.add_argument("--idle", type=int, default=0, help="open so many lobby sockets first")
    parser.add_argument("--whole", action="store_true", help="ask for whole views instead of changes")
    parser.add_argument("--database", default="", help="an empty PostgreSQL instead of a fresh SQLite file")
    parser.add_argument("--workers", type=int, default=1, help="server processes, on PostgreSQL")
    parser.add_argument("--spread", choices=["hashed", "random"], default="hashed")
    parser.add_argument("--share", type=float, default=0.0, help="of a core, for each server process")
    parser.add_argument("--attack", action="store_true")
    parser.add_argument("--break", dest="until", action="store_true", help="more tables until it is too slow")
    parser.add_argument("--rounds", type=int, default=3, help="with --out, at least two")
    parser.add_argument("--out", type=Path, help="a file of results, such as benchmarks/results/server.json")
    chosen = parser.parse_args()
    os.environ.update({} if chosen.attack else WIDE_OPEN)
    if chosen.out is not None:
        keep_cost(chosen)
    elif chosen.until:
        until_it_breaks(chosen)
    else:
        on_a_fresh_server(chosen)


if __name__ == "__main__":
    main()
