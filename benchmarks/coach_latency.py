"""Measure the time a player waits for the coach, while tables of bots and a review keep the server busy.

python -m benchmarks.coach_latency [--tables 10] [--bots medium] [--questions 60] [--pace 1000]

Method: a server process of its own on a fresh SQLite file; so many tables of four bots, each with a spectator who reads
everything; at one table a player plays Acquire against bots, at another Stockpile with all modules. At each decision
they ask over their socket what the coach thinks of an answer, and the time runs until its words have arrived, with
reasons. A finished game is being reviewed at the same time. Everything runs on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from typing import Any

from benchmarks.server_latency import Http, free_port, start_server, watch
from websockets.asyncio.client import ClientConnection

import bigboard
from bigboard.games.registry import declaration
from bigboard.lab.analysis.ratings import wilson

WANTED_S = 1.0
FIRST = 8  # decisions that are played without a question, so that all tables have begun
GAMES: tuple[tuple[str, str], ...] = (("acquire", ""), ("stockpile", "all"))


async def until(place: ClientConnection, kinds: tuple[str, ...]) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await place.recv())
        if message["type"] in kinds:
            return message
        if message["type"] == "error":
            raise RuntimeError(message["message"])


async def my_turn(place: ClientConnection, view: dict[str, Any]) -> dict[str, Any]:
    while view["view"]["seat"] > 0 or (view["view"]["seat"] == 0 and not view["view"]["legal"]):
        view = await until(place, ("view", "update"))
    return view


async def play(person: Http, game: str, modules: str, bots: str, questions: int, rng: random.Random) -> list[float]:
    """The times of so many questions, over as many games as it takes."""
    times: list[float] = []
    options = declaration(game).switched_on(modules) if modules else {}
    seats = [{"me": True}, *({"bot": bots} for _ in range(3))]
    wanted = {"game": game, "players": 4, "options": options, "seats": seats, "bot_pace_ms": 0, "autostart": True}
    while len(times) < questions:
        table = person.do("POST", "/api/tables", wanted)["table"]["id"]
        place = await person.visit(table)
        view = await my_turn(place, await until(place, ("view",)))
        played = 0
        while view["view"]["seat"] == 0 and len(times) < questions:
            answer = rng.choice(view["view"]["legal"])["action"]
            if played >= FIRST and len(view["view"]["legal"]) > 1:
                began = time.perf_counter()
                await place.send(json.dumps({"type": "coach", "id": "c", "seat": 0, "action": answer}))
                await until(place, ("coach",))
                times.append(time.perf_counter() - began)
            await place.send(json.dumps({"type": "act", "id": "a", "seat": 0, "seq": view["seq"], "action": answer}))
            played += 1
            view = await my_turn(place, await until(place, ("update",)))
        await place.close()
    return times


async def keep_reviewing(host: Http) -> None:
    """One finished game after the other is looked back on."""
    seats = [{"bot": "greedy"}] * 4
    wanted = {"game": "acquire", "players": 4, "seats": seats, "bot_pace_ms": 0, "autostart": True}
    while True:
        table = await asyncio.to_thread(host.do, "POST", "/api/tables", wanted)
        address = f"/api/tables/{table['table']['id']}"
        while (await asyncio.to_thread(host.do, "GET", address))["table"]["status"] != "finished":
            await asyncio.sleep(1)
        await asyncio.to_thread(host.do, "POST", f"{address}/review")
        while (await asyncio.to_thread(host.do, "GET", f"{address}/review"))["status"] != "done":
            await asyncio.sleep(2)


async def measure(url: str, chosen: argparse.Namespace) -> None:
    host = Http(url, "Host")
    heard = [0]
    others = []
    for _ in range(chosen.tables):
        seats = [{"bot": chosen.bots}] * 4
        wanted = {"game": "acquire", "players": 4, "seats": seats, "bot_pace_ms": chosen.pace, "autostart": True}
        table = Http(url, "Maker").do("POST", "/api/tables", wanted)["table"]["id"]
        others.append(asyncio.create_task(watch(await host.visit(table), heard)))
    others.append(asyncio.create_task(keep_reviewing(Http(url, "Reader"))))
    print(f"engine {bigboard.engine()}; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; ", end="")
    print(f"{chosen.tables} tables of four {chosen.bots} bots and a review")
    for game, modules in GAMES:
        times = await play(Http(url, "Anna"), game, modules, chosen.bots, chosen.questions, random.Random(1))
        marks = statistics.quantiles(times, n=20)
        within = sum(one <= WANTED_S for one in times)
        found = wilson(within, len(times))
        print(f"{game} {modules}, {len(times)} questions: median {marks[9]:.2f} s, p95 {marks[18]:.2f} s, ", end="")
        print(f"worst {max(times):.2f} s; within {WANTED_S:.0f} s: {within} of {len(times)} ", end="")
        print(f"({100 * found.low:.0f} to {100 * found.high:.0f} %); load {os.getloadavg()[0]:.1f}")
    for task in others:
        task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--bots", default="medium")
    parser.add_argument("--pace", type=int, default=1000, help="milliseconds between a table's bot decisions")
    parser.add_argument("--questions", type=int, default=60, help="for each game")
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
