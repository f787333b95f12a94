"""A page of the edition without a server, as a program: requests, and windows that answer at random."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

from tests.room.table_in_memory import UNWANTED

from bigboard.browser import thinkers
from bigboard.browser.app import App, BrowserSettings
from bigboard.browser.routes import respond
from bigboard.browser.shelf import MemoryShelf

QUICK = BrowserSettings(coach_simulations=40, review_simulations=2, review_redraws=1, reveal_s=0.0, answer_s=(0.0, 0.0))


async def post(name: str, arguments: str) -> str:
    return thinkers.think(name, arguments)


class Visitor:
    def __init__(self, shelf: MemoryShelf | None = None) -> None:
        self.app = App(shelf or MemoryShelf(), post, QUICK)
        self.windows = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return the answer to a request that must succeed."""
        status, found = await self.try_to(method, path, body)
        assert status == 200, (path, found)
        return found

    async def try_to(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        status, found = await respond(self.app, method, path, "" if body is None else json.dumps(body))
        return status, found if found[:2] == b"PK" else json.loads(found)

    def sit(self, table: str) -> Window:
        self.windows += 1
        return Window(self.app, self.windows, table)

    async def play(self, game: str, players: int = 2, options: dict[str, Any] | None = None) -> str:
        """Play a game of one person and greedy bots; return its table."""
        seats = [{"me": True}, *[{"bot": "greedy"}] * (players - 1)]
        table = {"game": game, "players": players, "options": options or {}, "seats": seats, "bot_pace_ms": 0}
        made = await self.ask("POST", "/tables", table)
        table_id: str = made["table"]["id"]
        window = self.sit(table_id)
        if made["table"]["status"] == "open":
            await self.ask("POST", f"/tables/{table_id}/start", {})
        await asyncio.wait_for(window.play_to_the_end(), 120)
        window.close()
        return table_id


class Window:
    """A window at a table; `inbox` has the messages that came."""

    def __init__(self, app: App, number: int, table: str) -> None:
        self.app = app
        self.number = number
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.views: dict[int, dict[str, Any]] = {}
        self.seq = 0
        self.sent = 0
        self.ended: int | None = None
        app.connect(number, f"/tables/{table}/ws", self.take, self.end)
        self.say({"type": "hello", "protocol": 1, "client": "test"})

    def take(self, text: str) -> None:
        self.inbox.put_nowait(json.loads(text))

    def end(self, code: int, reason: str) -> None:
        self.ended = code
        self.inbox.put_nowait({"type": "end"})

    def say(self, message: dict[str, Any]) -> None:
        self.app.receive(self.number, json.dumps(message))

    def ask(self, kind: str, **fields: Any) -> str:
        self.sent += 1
        key = f"m{self.sent}"
        self.say({"type": kind, "id": key, **fields})
        return key

    async def wait_for(self, kind: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.inbox.get(), 30)
            if message["type"] == kind:
                return message
            assert message["type"] != "error", message

    async def play_to_the_end(self) -> None:
        while True:
            message = await self.inbox.get()
            assert message["type"] not in ("error", "end"), message
            if message["type"] == "table" and message["table"]["status"] == "finished":
                return
            view = message.get("view")
            if view is None:
                continue
            self.seq = message["seq"]
            if view.get("legal") and view["seat"] == view["you"]:
                action = random.choice(view["legal"])["action"]
                self.ask("act", seat=view["you"], seq=self.seq, action=action)

    def close(self) -> None:
        self.app.disconnect(self.number)


async def play_alone(game: str, players: int) -> dict[str, Any]:
    visitor = Visitor()
    await visitor.app.open()
    await visitor.ask("PUT", "/me", {"name": "Anna"})
    table = await visitor.play(game, players)
    found = await visitor.ask("GET", f"/tables/{table}")
    await visitor.app.close()
    return {"status": found["table"]["status"], "unwanted": [name for name in UNWANTED if name in sys.modules]}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play_alone(sys.argv[1], int(sys.argv[2])))))
