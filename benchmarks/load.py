"""How much a server carries: people at many tables over real sockets, flat out or at people's pace, beside attackers.

python -m benchmarks.load [--tables 100] [--seconds 20] [--pace 0] [--game acquire] [--attack] [--idle 0]
    [--database postgresql://… --workers 2]

Method: a server process of its own on a fresh SQLite file, every entry synced to disk before it is acknowledged. Four
people sit at each table, each with a socket of their own; whoever decides sends a random legal action as soon as the
view is there (or after --pace seconds). Counted are actions that were acknowledged; the latency runs from sending an
action until the update has reached all four. The people run in processes of their own on the same machine, so their
work is in the figures. With --attack, other clients do at the same time what an attacker would: look back without end,
make tables of experts, connect and never read, begin requests and never end them, send nonsense.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import statistics
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from benchmarks.attackers import attack
from benchmarks.server_latency import HELLO, free_port, start_server
from benchmarks.visitors import Visitor

SEATS = 4
LEGAL = re.compile(r'"legal":\[(.*?)\]')
ACTION = re.compile(r'"action":(\d+)')
WIDE_OPEN = {  # flat out is faster than any person
    "BIGBOARD_MESSAGES": '{"burst": 1e6, "per_second": 1e6}',
    "BIGBOARD_ADDRESS_MESSAGES": '{"burst": 1e7, "per_second": 1e7}',
    "BIGBOARD_NEW_TABLES": '{"burst": 1e6, "per_second": 1e6}',
    "BIGBOARD_ADDRESS_TABLES": '{"burst": 1e6, "per_second": 1e6}',
    "BIGBOARD_ADDRESS_SOCKETS": "20000",
}


@dataclass
class Result:
    actions: int = 0
    games: int = 0
    times: list[float] = field(default_factory=list)


class Party:
    """Four people at a table, one game after the other."""

    def __init__(self, url: str, game: str, pace: float, number: int) -> None:
        self.url, self.game, self.pace, self.rng = url, game, pace, random.Random(number)
        home = f"127.1.{number // 250}.{number % 250 + 1}"
        self.people = [Visitor(url, f"Player {seat}", home) for seat in range(SEATS)]
        self.result = Result()

    async def play(self, end: float) -> Result:
        while time.monotonic() < end:
            await self.one_game(end)
        return self.result

    async def one_game(self, end: float) -> None:
        loop = asyncio.get_running_loop()
        table = await loop.run_in_executor(None, self.make_table)
        places = [await person.visit(table) for person in self.people]
        sent: dict[int, float] = {}
        heard: dict[int, int] = {}
        over = asyncio.Event()

        async def sit(seat: int) -> None:
            async for text in places[seat]:
                now = time.perf_counter()
                assert isinstance(text, str)
                if text.startswith(('{"type":"update"', '{"type":"view"')):
                    seq = int(text[text.index('"seq":') + 6 :].split(",", 1)[0])
                    if seq - 1 in sent:
                        heard[seq] = heard.get(seq, 0) + 1
                        if heard[seq] == SEATS:
                            self.result.times.append(now - sent.pop(seq - 1))
                    legal = LEGAL.search(text)
                    choices = ACTION.findall(legal.group(1)) if legal else []
                    if choices:
                        if self.pace:
                            await asyncio.sleep(self.pace * self.rng.uniform(0.5, 1.5))
                        action = int(self.rng.choice(choices))
                        sent[seq] = time.perf_counter()
                        message = {"type": "act", "id": "x", "seat": seat, "seq": seq, "action": action}
                        await places[seat].send(json.dumps(message))
                elif text.startswith('{"type":"ack"'):
                    self.result.actions += 1
                elif text.startswith('{"type":"table"') and '"status":"finished"' in text:
                    self.result.games += 1
                    over.set()
                if time.monotonic() > end:
                    over.set()

        tasks = [asyncio.create_task(sit(seat)) for seat in range(SEATS)]
        await over.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*(place.close() for place in places))

    def make_table(self) -> str:
        made = self.people[0].do("POST", "/api/tables", {"game": self.game, "players": SEATS})
        table = str(made["table"]["id"])
        for seat in range(1, SEATS):
            self.people[seat].do("PUT", f"/api/tables/{table}/seats/{seat}", {})
        self.people[0].do("POST", f"/api/tables/{table}/start")
        return table


def company(url: str, wish: argparse.Namespace, number: int, out: Any) -> None:
    """One process of people."""

    async def main() -> Result:
        parties = [Party(url, wish.game, wish.pace, n) for n in range(number, wish.tables, wish.processes)]
        wait = wish.begin - time.time()  # all processes begin together, after everybody has been made
        await asyncio.sleep(max(0.0, wait))
        end = time.monotonic() + wish.seconds
        results = await asyncio.gather(*(party.play(end) for party in parties))
        return Result(
            sum(result.actions for result in results),
            sum(result.games for result in results),
            [took for result in results for took in result.times],
        )

    out.put(asyncio.run(main()))


async def idle(url: str, number: int) -> list[Any]:
    """So many people who only have the lobby open."""
    from websockets.asyncio.client import connect

    places = []
    for _ in range(number):
        place = await connect(url.replace("http", "ws") + "/api/lobby/ws", compression=None)
        await place.send(HELLO)
        places.append(place)
    return places


def memory_mb(pid: int) -> float:
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def workers_of(pid: int) -> list[int]:
    """The server's own process, and its workers if it has any."""
    with open(f"/proc/{pid}/task/{pid}/children") as children:
        found = [int(child) for child in children.read().split()]
    return [pid, *found] if int(os.environ.get("BIGBOARD_WORKERS", "1")) > 1 else [pid]


def processor_s(pid: int) -> float:
    """Processor time that the server has used, without its bots."""
    return sum(processor_s_of(process) for process in workers_of(pid))


def processor_s_of(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def lag(url: str) -> str:
    """The event loop's lag from the server's own figures: how much of the time it was late by what."""
    page = urllib.request.urlopen(f"{url}/metrics").read().decode()
    buckets = [
        (float(bound), float(count))
        for bound, count in re.findall(r'bigboard_loop_lag_seconds_bucket\{le="([0-9.]+)"\} ([0-9.]+)', page)
    ]
    total = buckets[-1][1] if buckets else 0
    return ", ".join(
        f"{100 * share:g} % within {1000 * next((b for b, n in buckets if n >= share * total), 0):g} ms"
        for share in (0.5, 0.99)
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that a person takes for a decision")
    parser.add_argument("--processes", type=int, default=1, help="of people")
    parser.add_argument("--game", default="acquire")
    parser.add_argument("--idle", type=int, default=0, help="open lobby sockets beside")
    parser.add_argument("--attack", action="store_true")
    parser.add_argument("--database", default="", help="an empty PostgreSQL instead of a fresh SQLite file")
    parser.add_argument("--workers", type=int, default=1, help="server processes, on PostgreSQL")
    wish = parser.parse_args()
    os.environ.update({} if wish.attack else WIDE_OPEN)
    os.environ["BIGBOARD_WORKERS"] = str(wish.workers)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        server = start_server(folder, port, wish.database)
        try:
            measure(url, server.pid, wish)
        finally:
            server.terminate()
            server.wait()


def measure(url: str, pid: int, wish: argparse.Namespace) -> None:
    before = memory_mb(pid)
    if wish.idle:
        places = asyncio.run(idle(url, wish.idle))
        print(f"{wish.idle} idle sockets: {memory_mb(pid):.0f} MB (before: {before:.0f} MB)")
        del places
    context = multiprocessing.get_context("spawn")
    results: Any = context.Queue()
    wish.begin = time.time() + 2 + 0.05 * wish.tables
    crowd = [context.Process(target=company, args=(url, wish, n, results)) for n in range(wish.processes)]
    if wish.attack:
        crowd.append(context.Process(target=attack, args=(url, wish.seconds)))
    for process in crowd:
        process.start()
    time.sleep(max(0.0, wish.begin - time.time()))
    used = processor_s(pid)
    told = [results.get() for _ in range(wish.processes)]
    used = processor_s(pid) - used
    load = os.getloadavg()[0]
    for process in crowd:
        process.join()
    actions, games = sum(one.actions for one in told), sum(one.games for one in told)
    times = [took for one in told for took in one.times]
    marks = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    print(
        f"{wish.tables} tables of {SEATS} ({wish.game}), pace {wish.pace:g} s, {os.cpu_count()} cores, load {load:.1f}"
    )
    print(
        f"{actions / wish.seconds:.0f} actions a second acknowledged ({actions} in {wish.seconds:g} s, {games} games)"
    )
    print(f"action to all four seats: p50 {1000 * marks[49]:.1f} ms, p99 {1000 * marks[98]:.1f} ms", end="")
    print(f", worst {1000 * max(times, default=0):.0f} ms")
    print(f"processor time of the server: {1000 * used / max(1, actions):.2f} ms an action")
    print(f"event loop late: {lag(url)}; memory {memory_mb(pid):.0f} MB (at first {before:.0f} MB)")


if __name__ == "__main__":
    main()
