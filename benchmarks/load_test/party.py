"""People at tables, as clients of a benchmark: they play, count and time."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
import zlib
from dataclasses import dataclass, field
from typing import Any

import uvloop
from benchmarks.load_test.visitors import Visitor
from benchmarks.load_test.wire import Line, open_line

from bigboard.games.view_diff import apply_changes

SEATS = 4
STILL_S = 5.0  # beyond its pace: a table at which nothing happens for so long has come to a standstill


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

    def __init__(self, urls: list[str], chosen: argparse.Namespace, number: int, bots: bool) -> None:
        self.urls, self.game, self.pace, self.whole = urls, chosen.game, chosen.pace, chosen.whole
        self.hashed = chosen.spread == "hashed"
        self.rng = random.Random(number)
        self.bots = bots
        home = f"127.1.{number // 250}.{number % 250 + 1}"
        self.people = [Visitor(urls[0], f"Player {seat}", home) for seat in range(1 if bots else SEATS)]
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
            line = await open_line(self.server_of(table), path, heard, person.token, person.address)
            line.send(hello(self.whole))
            self.lines.append(line)

    def server_of(self, table: str) -> str:
        """Return the address of the process that a proxy would choose."""
        return self.urls[zlib.crc32(table.encode()) % len(self.urls)] if self.hashed else self.rng.choice(self.urls)

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
            view = apply_changes({"legal": self.legal[seat]}, changes)
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
        for person in self.people:
            person.url = self.server_of(table)
        for seat in range(1, len(self.people)):
            self.people[seat].do("PUT", f"/api/tables/{table}/seats/{seat}", {})
        self.people[0].do("POST", f"/api/tables/{table}/start")
        return table


def company(urls: list[str], chosen: argparse.Namespace, number: int, orders: Any, out: Any) -> None:
    """One process of people: they sit down, say so, and play for as long as each order says."""

    async def main() -> None:
        total = chosen.tables + chosen.bots
        parties = [Party(urls, chosen, n, n >= chosen.tables) for n in range(number, total, chosen.processes)]
        for party in parties:
            await party.sit_down()
        loop = asyncio.get_running_loop()
        out.put(Result())
        while (seconds := await loop.run_in_executor(None, orders.get)) > 0:
            used = time.process_time()
            end = time.monotonic() + seconds
            results = await asyncio.gather(*(party.play(end) for party in parties))
            out.put(add(results, time.process_time() - used))

    uvloop.run(main())


def add(results: list[Result], processor_s: float = 0.0) -> Result:
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
