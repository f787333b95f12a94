"""How much a server carries: people at many tables over real sockets, flat out or at people's pace, beside attackers.

python -m benchmarks.load [--tables 100] [--seconds 20] [--pace 0] [--game acquire] [--idle 0] [--whole]
python -m benchmarks.load --tables 20 --pace 1 --bots 4 --attack     # first without the attackers, then beside them
python -m benchmarks.load --pace 1 --break    # twice as many tables each time, until it is too slow
python -m benchmarks.load --database postgresql://… --workers 2    # on an empty PostgreSQL, with several processes
python -m benchmarks.load --database postgresql://… --workers 2 --share 0.3    # each with so much of a core

Method: a server process of its own on a fresh SQLite file, every entry synced to disk before it is acknowledged. Four
people sit at each table, each with a socket of their own. All tables are made first; then the time runs. Whoever
decides sends a random legal action as soon as the view is there (or after --pace seconds). Counted are actions that
were acknowledged; the latency runs from sending an action until the update has reached all four. The people run in
processes of their own on the same machine, so their work is in the figures; how much it was is printed beside the
server's. With --attack, other clients do at the same time what an attacker would: look back without end, make tables of
experts, connect and never read, begin requests and never end them, send nonsense. The same people are measured before
they come and while they are there, with the server's ordinary limits. --bots adds tables of one person and three bots,
whose answers are timed. The attackers run at the lowest priority: they would be on other machines, so they are to cost
the server its time, not the processor that it shares with them here.

--share gives each server process that much of a core and no more (control groups; Linux, root). On a machine whose
cores the people, the database and the servers share, two servers cannot carry twice as much as one, whatever they do;
with a share that leaves room for all, the figure says what a second machine of that size would add.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import queue
import random
import re
import statistics
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

import uvloop
from benchmarks.attackers import attack
from benchmarks.server_latency import free_port, start_server
from benchmarks.shares import limited
from benchmarks.visitors import Visitor
from benchmarks.wire import Line, open_line

from bigboard.games.view_diff import changed

SEATS = 4
STILL_S = 5.0  # beyond its pace: a table at which nothing happens for so long has come to a standstill
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
    bytes_in: int = 0
    processor_s: float = 0.0
    still: int = 0  # tables at which nothing happened any more
    times: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)  # how long bots took


def hello(whole: bool) -> str:
    greeting = {"type": "hello", "protocol": 1, "client": "benchmark", "since": None}
    return json.dumps(greeting if whole else {**greeting, "views": "changes"})


class Party:
    """Four people at a table, or one with three bots; one game after the other."""

    seq = 0
    told = 0.0  # when the latest entry was heard of

    def __init__(self, url: str, wish: argparse.Namespace, number: int, bots: bool) -> None:
        self.url, self.game, self.pace, self.whole = url, wish.game, wish.pace, wish.whole
        self.rng = random.Random(number)
        self.bots = bots
        home = f"127.1.{number // 250}.{number % 250 + 1}"
        self.people = [Visitor(url, f"Player {seat}", home) for seat in range(1 if bots else SEATS)]
        self.result = Result()
        self.lines: list[Line] = []
        self.legal: list[list[dict[str, Any]]] = [[] for _ in range(SEATS)]
        self.acted = 0.0  # when an action was acknowledged last
        self.sent: dict[int, float] = {}
        self.heard: dict[int, int] = {}
        self.counting = False
        self.over = asyncio.Event()

    async def sit_down(self) -> None:
        """A new table, and a socket for each of the four."""
        loop = asyncio.get_running_loop()
        table = await loop.run_in_executor(None, self.make_table)
        self.over.clear()
        self.sent.clear()
        self.heard.clear()
        self.lines = []
        for seat, person in enumerate(self.people):
            heard = lambda text, seat=seat: self.hear(seat, text)  # noqa: E731
            path = f"/api/tables/{table}/ws"
            line = await open_line(self.url, path, heard, person.token, person.address)
            line.send(hello(self.whole))
            self.lines.append(line)

    async def play(self, end: float) -> Result:
        self.result = Result()
        self.told = 0.0  # what happened in the pause before does not count
        self.counting = True
        for seat in range(len(self.people)):
            self.decide(seat, self.seq)
        while time.monotonic() < end:
            try:
                await asyncio.wait_for(self.over.wait(), end - time.monotonic())
            except TimeoutError:
                break
            await self.leave()
            await self.sit_down()
        self.counting = False
        self.result.bytes_in += self.bytes_taken()
        self.result.still += self.lines != [] and time.monotonic() - self.acted > STILL_S + 2 * self.pace
        return self.result

    async def leave(self) -> None:
        self.result.bytes_in += self.bytes_taken()
        await asyncio.gather(*(line.close() for line in self.lines))
        self.lines = []

    def bytes_taken(self) -> int:
        taken = sum(line.bytes_in for line in self.lines)
        for line in self.lines:
            line.bytes_in = 0
        return taken

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith((b'{"type":"changes"', b'{"type":"update"', b'{"type":"view"')):
            begin = text.index(b'"seq":') + 6
            seq = int(text[begin : text.index(b",", begin)])
            self.seq = seq
            if self.bots and self.counting:
                self.time_bot(text)
            if seq - 1 in self.sent:
                count = self.heard[seq] = self.heard.get(seq, 0) + 1
                if count == len(self.people):
                    self.result.times.append(time.perf_counter() - self.sent.pop(seq - 1))
                    del self.heard[seq]
            if b'"legal"' in text:
                self.read_legal(seat, json.loads(text))
            if self.counting and self.legal[seat]:
                self.decide(seat, seq)
        elif text.startswith(b'{"type":"ack"'):
            self.result.actions += self.counting
            self.acted = time.monotonic()
        elif text.startswith(b'{"type":"table"') and b'"status":"finished"' in text:
            self.result.games += not self.over.is_set()
            self.over.set()

    def read_legal(self, seat: int, message: dict[str, Any]) -> None:
        view = message.get("view")
        if view is None:
            changes = [change for change in message["changes"] if change[0] == "legal"]
            view = changed({"legal": self.legal[seat]}, changes)
        self.legal[seat] = view["legal"]

    def time_bot(self, text: bytes) -> None:
        """From one entry to the next, which a bot has made."""
        now = time.perf_counter()
        if self.told and b'"bot":"' in text[:200]:
            self.result.bots.append(now - self.told)
        self.told = now

    def decide(self, seat: int, seq: int) -> None:
        if not self.legal[seat]:
            return
        if self.pace:
            asyncio.get_running_loop().call_later(self.pace * self.rng.uniform(0.5, 1.5), self.act, seat, seq)
        else:
            self.act(seat, seq)

    def act(self, seat: int, seq: int) -> None:
        if self.counting and self.lines and self.legal[seat] and seq == self.seq:
            self.sent[seq] = time.perf_counter()
            action = self.rng.choice(self.legal[seat])["action"]
            self.lines[seat].send(f'{{"type":"act","id":"x","seat":{seat},"seq":{seq},"action":{action}}}')

    def make_table(self) -> str:
        wanted: dict[str, Any] = {"game": self.game, "players": SEATS}
        if self.bots:
            wanted |= {"seats": [{"me": True}, *[{"bot": "medium"}] * (SEATS - 1)], "bot_pace_ms": 0}
        made = self.people[0].do("POST", "/api/tables", wanted)
        table = str(made["table"]["id"])
        for seat in range(1, len(self.people)):
            self.people[seat].do("PUT", f"/api/tables/{table}/seats/{seat}", {})
        self.people[0].do("POST", f"/api/tables/{table}/start")
        return table


def company(url: str, wish: argparse.Namespace, number: int, orders: Any, out: Any) -> None:
    """One process of people: they sit down, say so, and play for as long as each order says."""

    async def main() -> None:
        everybody = wish.tables + wish.bots
        parties = [Party(url, wish, n, n >= wish.tables) for n in range(number, everybody, wish.processes)]
        for party in parties:
            await party.sit_down()
        loop = asyncio.get_running_loop()
        out.put(Result())
        while (seconds := await loop.run_in_executor(None, orders.get)) > 0:
            used = time.process_time()
            end = time.monotonic() + seconds
            results = await asyncio.gather(*(party.play(end) for party in parties))
            out.put(added(results, time.process_time() - used))

    uvloop.run(main())


def added(results: list[Result], processor_s: float = 0.0) -> Result:
    return Result(
        sum(result.actions for result in results),
        sum(result.games for result in results),
        sum(result.bytes_in for result in results),
        processor_s + sum(result.processor_s for result in results),
        sum(result.still for result in results),
        [took for result in results for took in result.times],
        [took for result in results for took in result.bots],
    )


def idle(url: str, number: int, ready: Any, stop: Any) -> None:
    """A process of people who only have the lobby open."""

    async def main() -> None:
        lines = []
        for n in range(number):
            home = f"127.2.{n // 50 // 250}.{n // 50 % 250 + 1}"
            lines.append(await open_line(url, "/api/lobby/ws", lambda text: None, address=home))
            lines[-1].send(json.dumps({"type": "hello", "protocol": 1, "client": "benchmark"}))
        await asyncio.sleep(1)
        ready.put(None)
        await asyncio.get_running_loop().run_in_executor(None, stop.wait)

    uvloop.run(main())


def memory_mb(pid: int) -> float:
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def workers_of(pid: int) -> list[int]:
    """The server's own process, and its workers if it has any."""
    with open(f"/proc/{pid}/task/{pid}/children") as children:
        found = [int(child) for child in children.read().split()]
    return [pid, *found] if int(os.environ.get("BIGBOARD_WORKERS", "1")) > 1 else [pid]


def servers_of(pid: int) -> list[int]:
    """The processes that serve: the workers if there are any, without the bots and whoever watches over them."""
    workers = workers_of(pid)[1:]
    return [one for one in workers if workers_of_bots(one)] or [pid]


def workers_of_bots(pid: int) -> list[str]:
    with open(f"/proc/{pid}/task/{pid}/children") as children:
        return children.read().split()


def processor_s(pid: int) -> float:
    """Processor time that the server has used, without its bots."""
    return sum(processor_s_of(process) for process in workers_of(pid))


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


class Crowd:
    """The people's processes: all of them play when they are told to."""

    def __init__(self, url: str, pid: int, wish: argparse.Namespace) -> None:
        self.url, self.pid, self.wish = url, pid, wish
        self.first_mb = memory_mb(pid)
        context = multiprocessing.get_context("spawn")
        self.results: Any = context.Queue()
        self.orders: Any = context.Queue()
        self.people = [
            context.Process(target=company, args=(url, wish, n, self.orders, self.results))
            for n in range(wish.processes)
        ]
        for process in self.people:
            process.start()
        self.gather()

    def gather(self) -> list[Result]:
        """What each process has to say; an error if one of them has failed."""
        told: list[Result] = []
        while len(told) < len(self.people):
            try:
                told.append(self.results.get(timeout=1))
            except queue.Empty:
                if not all(process.is_alive() for process in self.people):
                    raise RuntimeError("A process of people has failed; see above.") from None
        return told

    def measure(self, title: str) -> tuple[Result, float]:
        """Lets them play, prints the figures, and returns them with the 99th latency in ms."""
        wish = self.wish
        used, before = processor_s(self.pid), lags(self.url)
        for _ in self.people:
            self.orders.put(wish.seconds)
        told = added(self.gather())
        used, after = processor_s(self.pid) - used, lags(self.url)
        number = max(1, told.actions)
        median, p99, worst = quantiles(told.times)
        if told.still and wish.seconds > 2 * STILL_S:
            print(f"At {told.still} tables nothing happened for {STILL_S:g} s in the end: the figures say too little.")
        print(
            f"{title}: {wish.tables} tables of {SEATS} ({wish.game}), pace {wish.pace:g} s, {os.cpu_count()} cores, "
            f"load {os.getloadavg()[0]:.1f}"
        )
        print(
            f"  {told.actions / wish.seconds:.0f} actions a second acknowledged "
            f"({told.actions} in {wish.seconds:g} s, {told.games} games)"
        )
        print(f"  action to every seat: p50 {median:.1f} ms, p99 {p99:.1f} ms, worst {worst:.0f} ms")
        if told.bots:
            print("  a bot's answer: p50 {:.1f} ms, p99 {:.1f} ms, worst {:.0f} ms".format(*quantiles(told.bots)))
        print(
            f"  processor time an action: server {1000 * used / number:.2f} ms, "
            f"people {1000 * told.processor_s / number:.2f} ms; "
            f"{told.bytes_in / number / SEATS:.0f} bytes a seat and action"
        )
        megabytes = memory_mb(self.pid)
        a_table = (megabytes - self.first_mb) / max(1, wish.tables)
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


def until_it_breaks(wish: argparse.Namespace) -> None:
    """Twice as many tables each time, until the slowest hundredth of the actions takes longer than a quarter second."""
    while True:
        p99 = on_a_fresh_server(wish)
        if p99 > 250:
            print(f"It breaks at {wish.tables} tables: p99 {p99:.0f} ms.")
            return
        wish.tables *= 2


def on_a_fresh_server(wish: argparse.Namespace) -> float:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        server = start_server(folder, port, wish.database)
        try:
            if wish.idle:
                with_idle(url, server.pid, wish.idle)
            if not wish.tables:
                return 0.0
            crowd = Crowd(url, server.pid, wish)
            if wish.attack:
                under_attack(url, crowd, wish.seconds)
                p99 = 0.0
            elif wish.share:
                with limited(servers_of(server.pid), wish.share):
                    _, p99 = crowd.measure(f"Each server process with {100 * wish.share:g} % of a core")
            else:
                _, p99 = crowd.measure("Alone")
            crowd.leave()
            return p99
        finally:
            server.terminate()
            server.wait()


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
    parser.add_argument("--share", type=float, default=0.0, help="of a core, for each server process")
    parser.add_argument("--attack", action="store_true")
    parser.add_argument("--break", dest="until", action="store_true", help="more tables until it is too slow")
    wish = parser.parse_args()
    os.environ["BIGBOARD_WORKERS"] = str(wish.workers)
    os.environ.update({} if wish.attack else WIDE_OPEN)
    if wish.until:
        until_it_breaks(wish)
    else:
        on_a_fresh_server(wish)


if __name__ == "__main__":
    main()
