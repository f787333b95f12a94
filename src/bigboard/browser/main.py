"""The door between the Web Worker and Python. `web/src/site/worker.ts` calls these functions.

What comes from JavaScript is duck-typed: an object with async `get`, `put` and `scan`, and functions.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from bigboard.browser import thinkers
from bigboard.browser.app import App
from bigboard.browser.routes import respond
from bigboard.games import registry


class ScriptShelf:
    """The port `Shelf` over functions of JavaScript that take and return JSON."""

    def __init__(self, storage: Any) -> None:
        self.storage = storage

    async def get(self, key: str) -> str | None:
        found = json.loads(await self.storage.get(key))
        return None if found is None else str(found)

    async def put(self, changes: Mapping[str, str | None]) -> None:
        await self.storage.put(json.dumps(changes))

    async def scan(self, prefix: str) -> list[tuple[str, str]]:
        return [(key, text) for key, text in json.loads(await self.storage.scan(prefix))]


class Door:
    """The program as JavaScript sees it."""

    def __init__(self, storage: Any, think: Any) -> None:
        async def post(name: str, arguments: str) -> str:
            return str(await think(name, arguments))

        self.app = App(ScriptShelf(storage), post)

    async def open(self) -> None:
        await self.app.open()

    async def request(self, method: str, path: str, text: str) -> tuple[int, bytes]:
        return await respond(self.app, method, path, text)

    def connect(self, number: int, path: str, send: Callable[[str], None], end: Callable[[int, str], None]) -> None:
        self.app.connect(number, path, send, end)

    def receive(self, number: int, text: str) -> None:
        self.app.receive(number, text)

    def disconnect(self, number: int) -> None:
        self.app.disconnect(number)


async def open_door(storage: Any, think: Any) -> Door:
    door = Door(storage, think)
    await door.open()
    return door


def think(name: str, arguments: str) -> str:
    """Do a job of the second worker; the first call loads the rules."""
    return thinkers.think(name, arguments)


def ready() -> None:
    """Load the rules, so that the first decision does not wait for them."""
    for name in registry.names():
        registry.game(name)
