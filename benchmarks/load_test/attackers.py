"""Attacks, all at once: the other half of `benchmarks.load --attack`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
from collections.abc import Awaitable, Callable

from benchmarks.load_test.visitors import Visitor


async def look_back(url: str, end: float) -> None:
    """Sixty sockets that ask for earlier moments as fast as they can."""
    host = Visitor(url, "Looker", "127.0.0.2")
    seats = [{"bot": "random"}] * 4
    made = host.do("POST", "/api/tables", {"game": "acquire", "players": 4, "seats": seats, "autostart": True})

    async def one(number: int) -> None:
        while time.monotonic() < end:
            with contextlib.suppress(Exception):
                place = await host.visit(made["table"]["id"])
                while time.monotonic() < end:
                    for seq in range(1, 50):
                        await place.send(json.dumps({"type": "look", "id": f"l{seq}", "seat": -1, "seq": seq}))
                    await asyncio.wait_for(place.recv(), 5)
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one(number) for number in range(60)))


async def expert_tables(url: str, end: float) -> None:
    """Ten tables of experts that think without a pause."""
    host = Visitor(url, "Thinker", "127.0.0.3")
    for _ in range(10):
        seats = [{"bot": "expert"}] * 4
        wanted = {"game": "acquire", "players": 4, "seats": seats, "bot_pace_ms": 0, "autostart": True}
        with contextlib.suppress(Exception):
            host.do("POST", "/api/tables", wanted)
    await asyncio.sleep(max(0.0, end - time.monotonic()))


async def silent_readers(url: str, end: float) -> None:
    """Sockets that say hello and never read."""
    host = Visitor(url, "Silent", "127.0.0.4")
    table = host.do("POST", "/api/tables", {"game": "acquire", "players": 2})["table"]["id"]
    places = []
    for _ in range(100):
        with contextlib.suppress(Exception):
            places.append(await host.visit(table))
    await asyncio.sleep(max(0.0, end - time.monotonic()))


async def unfinished_requests(url: str, end: float) -> None:
    """Requests that never end."""
    address = url.rpartition("/")[2].split(":")
    lines = []
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(address[0], int(address[1]))
            writer.write(b"GET / HTTP/1.1\r\n")
            lines.append(writer)
        await asyncio.sleep(0.05)


async def nonsense(url: str, end: float) -> None:
    """Messages that mean nothing, as fast as they go."""
    host = Visitor(url, "Noise", "127.0.0.5")
    table = host.do("POST", "/api/tables", {"game": "acquire", "players": 2})["table"]["id"]
    while time.monotonic() < end:
        with contextlib.suppress(Exception):
            place = await host.visit(table)
            while time.monotonic() < end:
                for _ in range(50):
                    await place.send("[" * 1000)
                await place.recv()
        await asyncio.sleep(0.2)


ATTACKS: list[Callable[[str, float], Awaitable[None]]] = [
    look_back,
    expert_tables,
    silent_readers,
    unfinished_requests,
    nonsense,
]


def attack(url: str, seconds: float) -> None:
    """All of them, until the time is up; the honest people's work comes first on this machine."""
    os.nice(19)

    async def main() -> None:
        end = time.monotonic() + seconds
        await asyncio.gather(*(one(url, end) for one in ATTACKS), return_exceptions=True)

    asyncio.run(main())
