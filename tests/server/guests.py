"""A server in this process and guests who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from tests.server.movable_clock import MovableLoop
from tests.timeouts import HANG_S
from websockets.sync.client import ClientConnection, connect

from bigboard.games import registry
from bigboard.games.view_diff import apply_changes
from bigboard.schemas.base import PROTOCOL
from bigboard.server.run.serve import bound_socket
from bigboard.server.run.uvicorn_server import server_config
from bigboard.server.settings import Rate, Settings

Message = dict[str, Any]
PLENTY = Rate(100_000, 100_000.0)


class Watched(uvicorn.Server):
    """One that can be asked what it waits for."""

    loop: asyncio.AbstractEventLoop | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)


class RunningServer:
    """A server on a free port."""

    loop = "auto"

    def __init__(self, folder: Path, host: str = "127.0.0.1", /, **settings: Any) -> None:
        chosen: dict[str, Any] = {
            "database": f"sqlite:///{folder / 'house.sqlite'}",
            "bot_workers": 1,
            "substitute": "random",
            "actions": PLENTY,
            "chats": PLENTY,
            "new_tables": PLENTY,
            "address_tables": PLENTY,
            "address_messages": PLENTY,
            "address_requests": PLENTY,
            "seat_changes": PLENTY,
            "address_sockets": 10_000,
            "links": PLENTY,
            "replays": PLENTY,
            "looks": PLENTY,
            "analyses": PLENTY,
            "new_people": PLENTY,
            "messages": PLENTY,
            "lobby_pause_s": 0.05,
            "answer_s": (0.0, 0.0),
            "auto_reviews": 0,
        }
        self.settings = Settings(**{**chosen, **settings})
        listener = bound_socket(host, 0)
        self.url = f"http://{'[::1]' if host == '::1' else '127.0.0.1'}:{listener.getsockname()[1]}"
        config = server_config(self.settings, host, 0)
        config.loop = self.loop
        # A clock that is put forward would end idle connections while a guest sends the next request.
        config.timeout_keep_alive = 10**9
        self.app: Any = config.app
        self.server = Watched(config)
        self.listener = listener
        self.guests: list[Guest] = []
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]}, daemon=True)

    def guest(self, name: str | None = "Guest") -> Guest:
        """Someone who leaves with the server."""
        self.guests.append(Guest(self.url, name))
        return self.guests[-1]

    def sleeping(self, table: str) -> bool:
        """Whether the table is on disk only."""
        return table not in self.app.container.lobby.tables

    def __enter__(self) -> Self:
        self.thread.start()
        wait_for(lambda: self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self.guests:
            guest.close()
        self.server.should_exit = True
        self.thread.join(HANG_S)
        self.listener.close()
        assert not self.thread.is_alive(), f"The server does not stop. It is here:\n{self.whereabouts()}"

    def whereabouts(self) -> str:
        """What the server's thread is doing, and what its tasks wait for."""
        frame = sys._current_frames().get(self.thread.ident or 0)
        told = traceback.format_stack(frame) if frame is not None else []
        for task in asyncio.all_tasks(self.server.loop) if self.server.loop is not None else ():
            told += [f"{task.get_name()}: {task.get_coro()}\n", *(str(one) + "\n" for one in task.get_stack())]
        return "".join(told)


class MovableServer(RunningServer):
    """A server whose clock the test puts forward."""

    loop = "tests.server.movable_clock:MovableLoop"

    def advance(self, seconds: float) -> None:
        assert isinstance(self.server.loop, MovableLoop)
        self.app.container.store.members.offset += seconds
        self.server.loop.advance(seconds)


def everything(game: str) -> dict[str, Any]:
    """The game's options with every module switched on and the last of all choices."""
    return {
        option.name: option.choices[-1].value if option.choices else option.group == "modules"
        for option in registry.declaration(game).options
    }


def wait_for(condition: Callable[[], Any], patience_s: float = HANG_S) -> None:
    end = time.monotonic() + patience_s
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


class Place:
    """A WebSocket at a table (or in the lobby); it remembers everything it heard, byte for byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.views: dict[int, Message] = {}
        self.asked = 0

    def __enter__(self) -> Place:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, patience_s: float = HANG_S) -> Message:
        text = self.socket.recv(timeout=patience_s)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "changes":
            known = self.views[message["seat"]]
            assert message["seq"] == known["seq"] + 1
            message = {**message, "type": "update", "view": apply_changes(known["view"], message["changes"])}
        if message["type"] in ("view", "update"):
            self.views[message["seat"]] = message
        return message

    def until(self, kind: str, **fields: Any) -> Message:
        """The next message of that type with those fields; errors that no one asked for are failures."""
        while True:
            message = self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
            assert message["type"] != "error", message

    def drain(self) -> None:
        """Reads until the connection is closed."""
        while True:
            self.receive()

    def key(self) -> str:
        self.asked += 1
        return f"k{self.asked}"

    def hello(self, since: int | None = 0, **fields: Any) -> Message:
        self.send(type="hello", protocol=PROTOCOL, client="test", since=since, **fields)
        return self.until("welcome")

    def act(self, seat: int, action: Any = None, **fields: Any) -> str:
        """Sends an action for the seat: the first legal one unless told otherwise."""
        view = self.views[seat]
        chosen = action if action is not None else view["view"]["legal"][0]["action"]
        message = {"type": "act", "id": self.key(), "seat": seat, "seq": view["seq"], "action": chosen}
        self.send(**{**message, **fields})
        return str({**message, **fields}["id"])

    def refused(self, code: str) -> Message:
        """The next error, which must have this code."""
        while True:
            message = self.receive()
            if message["type"] == "error":
                assert message["code"] == code, message
                return message


class Guest:
    """A person with a cookie."""

    def __init__(self, url: str, name: str | None = "Guest") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=HANG_S)
        if name is not None:
            self.do("PUT", "/api/me", {"name": name})

    def do(self, method: str, path: str, body: Any = None, status: int | None = None) -> Message:
        response = self.http.request(method, path, json=body)
        wanted = status if status is not None else 201 if (method, path) in CREATING else 200
        assert response.status_code == wanted, response.text
        answer: Message = response.json()
        return answer

    def new_table(self, **fields: Any) -> str:
        wanted = {"game": "acquire", "players": 2, "bot_pace_ms": 0, **fields}
        return str(self.do("POST", "/api/tables", wanted)["table"]["id"])

    def sit(self, table: str, seat: int, **fields: Any) -> None:
        self.do("PUT", f"/api/tables/{table}/seats/{seat}", fields)

    def table(self, table: str) -> Message:
        shown: Message = self.do("GET", f"/api/tables/{table}")["table"]
        return shown

    def socket(self, path: str, **headers: str) -> Place:
        secret = self.http.cookies.get("bigboard")
        if secret:
            headers["Cookie"] = f"bigboard={secret}"
        address = self.url.replace("http", "ws") + path
        return Place(connect(address, additional_headers=headers, max_size=None, compression=None).__enter__())

    def visit(self, table: str, since: int | None = 0, **fields: Any) -> Place:
        """Connected and greeted."""
        place = self.socket(f"/api/tables/{table}/ws")
        place.hello(since, **fields)
        return place

    def close(self) -> None:
        self.http.close()


CREATING = {("POST", "/api/tables"), ("POST", "/api/tokens")}


def play_on(place: Place, seats: set[int], rng: random.Random, until_seq: int | None = None) -> Message:
    """Plays random legal actions for these seats until the game (or the part of it) is over."""
    answered = -1
    for seat in seats:
        if seat in place.views:
            answered = act_if_asked(place, seat, rng, answered)
    while True:
        message = place.receive()
        assert message["type"] != "error", message
        if message["type"] in ("view", "update"):
            view = message["view"]
            if view["seat"] == -1 or (until_seq is not None and message["seq"] >= until_seq):
                return message
            if message["seat"] in seats:
                answered = act_if_asked(place, message["seat"], rng, answered)


def act_if_asked(place: Place, seat: int, rng: random.Random, answered: int) -> int:
    message = place.views[seat]
    legal = message["view"].get("legal")
    if legal and message["seq"] > answered:
        place.act(seat, rng.choice(legal)["action"])
        return int(message["seq"])
    return answered


def in_threads(jobs: list[Callable[[], Any]]) -> list[Any]:
    """Runs the jobs at the same time and returns what they returned."""
    results: list[Any] = [None] * len(jobs)
    failures: list[BaseException] = []

    def run(number: int) -> None:
        try:
            results[number] = jobs[number]()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(number,), daemon=True) for number in range(len(jobs))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(HANG_S)
    if failures:
        raise failures[0]
    assert not any(thread.is_alive() for thread in threads), "a player never finished"
    return results
