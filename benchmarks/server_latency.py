"""From a player's action to all seats' screens, while tables of bots keep the server busy.

python -m benchmarks.server_latency [--tables 50] [--bots easy] [--actions 400] [--pace 1000]

Method: a server process of its own on a fresh SQLite file (every action synced to disk before it is told); so many
tables of four bots, each with a spectator who reads everything; one table of four people, each with a connection. One
of them sends an action, and the time runs until the last of the four has received the update. The people and the
spectators run in this process, on the same machine, so their work is in the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import bigboard

HELLO = json.dumps({"type": "hello", "protocol": 1, "client": "benchmark", "since": 0})


class Http:
    """A person of the server under test."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.token = ""
        self.token = self.do("POST", "/api/tokens", {"name": name})["token"]

    def do(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        data = json.dumps(body).encode() if body is not None else None
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers, method=method)) as answer:
            return json.load(answer)

    async def visit(self, table: str) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws"
        headers = {"Authorization": f"Bearer {self.token}"}
        place = await connect(address, additional_headers=headers, max_size=None, compression=None)
        await place.send(HELLO)
        return place


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(folder: str, port: int, database: str = "") -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(Path(bigboard.__file__).parent.parent)}
    command = [sys.executable, "-m", "bigboard.server", "127.0.0.1", str(port)]
    command.append(database or f"sqlite:///{folder}/b.sqlite")
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    while process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.05)
    raise RuntimeError("The server could not start; see above.")


async def watch(place: ClientConnection, heard: list[int]) -> None:
    async for _ in place:
        heard[0] += 1


async def next_view(place: ClientConnection, seat: int) -> tuple[float, dict[str, Any]]:
    """Return the time at which the seat's next view arrived, and the view."""
    while True:
        text = await place.recv()
        now = time.perf_counter()
        message = json.loads(text)
        if message["type"] in ("view", "update") and message["seat"] == seat:
            return now, message


async def play(people: list[Http], actions: int, rng: random.Random) -> tuple[list[float], str]:
    """The times of so many actions, over as many games as it takes; and the last finished table."""
    times: list[float] = []
    finished = ""
    while len(times) < actions or not finished:
        table = people[0].do("POST", "/api/tables", {"game": "acquire", "players": 4})["table"]["id"]
        for seat in (1, 2, 3):
            people[seat].do("PUT", f"/api/tables/{table}/seats/{seat}", {})
        people[0].do("POST", f"/api/tables/{table}/start")
        places = [await person.visit(table) for person in people]
        views = [message for _, message in await asyncio.gather(*(next_view(p, s) for s, p in enumerate(places)))]
        while (mover := views[0]["view"]["seat"]) >= 0:
            await asyncio.sleep(0.02)
            action = rng.choice(views[mover]["view"]["legal"])["action"]
            message = {"type": "act", "id": "x", "seat": mover, "seq": views[mover]["seq"], "action": action}
            sent = time.perf_counter()
            await places[mover].send(json.dumps(message))
            told = await asyncio.gather(*(next_view(p, s) for s, p in enumerate(places)))
            times.append(max(at for at, _ in told) - sent)
            views = [view for _, view in told]
        finished = table
        for place in places:
            await place.close()
    return times, finished


async def measure(url: str, chosen: argparse.Namespace) -> None:
    host = Http(url, "Host")
    heard = [0]
    watchers = []
    for _ in range(chosen.tables):
        seats = [{"bot": chosen.bots}] * 4
        wanted = {"game": "acquire", "players": 4, "seats": seats, "bot_pace_ms": chosen.pace, "autostart": True}
        table = Http(url, "Maker").do("POST", "/api/tables", wanted)["table"]["id"]
        watchers.append(asyncio.create_task(watch(await host.visit(table), heard)))
    people = [Http(url, name) for name in ("Anna", "Ben", "Eva", "Tom")]
    began, before = time.perf_counter(), heard[0]
    times, finished = await play(people, chosen.actions, random.Random(1))
    seconds = time.perf_counter() - began
    marks = statistics.quantiles(times, n=100)
    print(f"engine {bigboard.engine()}; {os.cpu_count()} cores")
    rate = (heard[0] - before) / seconds
    print(f"{chosen.tables} tables of four {chosen.bots} bots, ", end="")
    print(f"one decision every {chosen.pace} ms each at most; ", end="")
    print(f"their spectators heard {rate:.0f} messages a second")
    print(f"action to all four screens, {len(times)} actions: median {1000 * marks[49]:.1f} ms, ", end="")
    print(f"p90 {1000 * marks[89]:.1f} ms, p99 {1000 * marks[98]:.1f} ms, worst {1000 * max(times):.1f} ms")
    for path in (f"/api/tables/{finished}", f"/api/tables/{finished}/replay?seat=all"):
        began = time.perf_counter()
        people[0].do("GET", path)
        print(f"GET {path.replace(finished, 'ID')}: {1000 * (time.perf_counter() - began):.1f} ms")
    for task in watchers:
        task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_latency", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--bots", default="easy")
    parser.add_argument("--pace", type=int, default=1000, help="milliseconds between a table's bot decisions")
    parser.add_argument("--actions", type=int, default=400)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = start_server(folder, port)
        try:
            asyncio.run(measure(f"http://127.0.0.1:{port}", chosen))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
