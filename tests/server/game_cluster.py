"""Several server processes on one PostgreSQL, a wire that can be cut, and people who come back whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import psycopg
from tests.ports import free_port
from tests.server.cuttable_wire import Wire
from tests.server.guests import wait_for
from tests.server.history import History, Viewer
from tests.server.postgres import Postgres
from tests.timeouts import HANG_S
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import bigboard
from bigboard.schemas.base import PROTOCOL

SOURCE = Path(bigboard.__file__).parent.parent
ROOT = Path(__file__).parent.parent.parent
PLENTY = '{"burst": 100000, "per_second": 100000}'
WIDE_OPEN = {
    f"BIGBOARD_{name}": PLENTY
    for name in (
        *("CHATS", "MESSAGES", "LINKS", "NEW_TABLES", "NEW_PEOPLE", "SEAT_CHANGES"),
        *("ADDRESS_TABLES", "ADDRESS_MESSAGES", "ADDRESS_REQUESTS"),
    )
}
SETTLE_S = 30.0  # seconds in which a viewer has to see the end of the log
SLOW_S = 180.0  # a crowded machine takes its time to start a process


class ServerProcess:
    """`bigboard serve` with a port of its own; with BIGBOARD_FAULTS, a faulty one."""

    def __init__(self, url: str, folder: Path, **settings: str) -> None:
        self.port, self.url, self.folder = free_port(), url, folder
        self.address = f"http://127.0.0.1:{self.port}"
        path = os.pathsep.join([str(SOURCE), str(ROOT), os.environ.get("PYTHONPATH", "")])
        bots = {"BIGBOARD_BOT_WORKERS": "1", "BIGBOARD_SUBSTITUTE": "random", "BIGBOARD_LOBBY_PAUSE_S": "0.05"}
        bots["BIGBOARD_BOT_LIMIT_S"] = "600"  # in a crowd no one is to blame for thinking long
        bots["BIGBOARD_AUTO_REVIEWS"] = "0"
        self.environment = {**os.environ, "PYTHONPATH": path, **WIDE_OPEN, **bots, **settings}
        self.log = folder / f"{self.port}.log"
        self.start()

    def start(self) -> None:
        module = "tests.server.faulty_server" if "BIGBOARD_FAULTS" in self.environment else "bigboard.server"
        command = [sys.executable, "-m", module, "127.0.0.1", str(self.port), self.url]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    def ready(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()[-2000:]
        try:
            return httpx.get(f"{self.address}/readyz", timeout=HANG_S).status_code == 200
        except httpx.HTTPError:
            return False

    def revived(self) -> bool:
        """Whether it is ready; one that lost the database while it began is started again, as systemd does."""
        if self.process.poll() is not None:
            said = self.log.read_text()[-6000:]
            if "database cannot be opened" in said or "database cannot be reached, so" in said:
                self.start()
        return self.ready()

    def send(self, sign: signal.Signals) -> None:
        self.process.send_signal(sign)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Cluster:
    """So many servers on a fresh database, each behind the wire."""

    def __init__(self, postgres: Postgres, folder: Path, servers: int, name: str, **settings: str) -> None:
        self.postgres = postgres
        self.database = postgres.new_database(name)
        self.wire = Wire(postgres.port)
        url = postgres.url(name, self.wire.port)
        self.servers = [ServerProcess(url, folder, **settings) for _ in range(servers)]

    def __enter__(self) -> Cluster:
        try:
            for server in self.servers:
                wait_for(server.ready, SLOW_S)
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        self.wire.close()

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database) as line:
            return line.execute(query, values).fetchall()


class House:
    """One server with a database of its own: a SQLite file, unless a URL is given."""

    def __init__(self, folder: Path, url: str = "", **settings: str) -> None:
        self.file = folder / "house.sqlite"
        self.database = url or f"sqlite:///{self.file}"
        self.server = ServerProcess(self.database, folder, **settings)
        self.servers = [self.server]

    def __enter__(self) -> House:
        try:
            wait_for(self.server.ready, SLOW_S)
        except BaseException:
            self.server.kill()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.server.kill()

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        if not self.database.startswith("sqlite"):
            with psycopg.connect(self.database) as line:
                return line.execute(query).fetchall()
        with contextlib.closing(sqlite3.connect(self.file)) as line:
            return line.execute(query).fetchall()


class Player:
    """A client that plays at random, comes back when the connection breaks, to any server, and keeps a history.

    An action that was not acknowledged is sent again under the same key. With seat -1 it watches.
    """

    def __init__(self, cluster: House | Cluster, name: str, number: int, history: History) -> None:
        self.cluster, self.name, self.rng, self.history = cluster, name, random.Random(number), history
        self.token = ""
        self.seat = -1
        self.viewer = Viewer(name, "", -1)
        self.pending: dict[str, dict[str, Any]] = {}
        self.done = 0  # actions that were acknowledged
        self.asked = 0
        self.goodbyes: list[int] = []  # the codes with which servers have closed the connection
        self.over = False
        self.quiet = False  # it acts no more
        self.server: ServerProcess | None = None  # only to this one, if it is set
        self.pause_s = 0.0  # before each action

    def address(self) -> str:
        return (self.server or self.rng.choice(self.cluster.servers)).address

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request until a server answers it."""
        for _ in range(600):
            try:
                async with httpx.AsyncClient(base_url=self.address(), timeout=HANG_S) as http:
                    headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
                    answer = await http.request(method, path, json=body, headers=headers)
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code < 300:
                return answer.json()
            assert answer.status_code in (503, 502, 409), answer.text
            if answer.status_code == 409:  # it was done the first time
                return None
            await asyncio.sleep(0.1)
        raise AssertionError("nobody answered")

    async def note_windows(self) -> None:
        self.token = (await self.ask("POST", "/api/tokens", {"name": self.name}))["token"]

    async def open_table(self, bot: str | None, **fields: Any) -> str:
        """For two people, and a bot if one is named."""
        seats = [{"me": True}, None, *([{"bot": bot}] if bot else [])]
        wanted = {
            "game": "acquire",
            "players": len(seats),
            "bot_pace_ms": 0,
            "seats": seats,
            "grace_s": 600,
            "autostart": True,
            **fields,
        }
        return str((await self.ask("POST", "/api/tables", wanted))["table"]["id"])

    async def play(self, table: str, seat: int) -> None:
        """Play or watch until the game is over."""
        self.seat, self.over, self.pending = seat, False, {}
        self.viewer = self.history.viewer(self.name, table, seat)
        while not self.over:
            try:
                address = f"{self.address().replace('http', 'ws')}/api/tables/{table}/ws"
                headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
                place = await connect(
                    address, additional_headers=headers, max_size=None, compression=None, open_timeout=HANG_S
                )
                try:
                    await self.sit(place)
                    await place.close()
                finally:
                    place.transport.abort()  # also where the test ends in the middle of a goodbye
            except (OSError, WebSocketException, TimeoutError) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.goodbyes.append(error.rcvd.code)
                await asyncio.sleep(0.05)

    async def sit(self, place: ClientConnection) -> None:
        await place.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "since": self.viewer.seen}))
        while not self.over:
            async with asyncio.timeout(None if self.quiet else 30):
                message = json.loads(await place.recv())
            kind = message["type"]
            if kind == "welcome":
                self.history.welcome(self.viewer, message["seq"])
                for waiting in self.pending.values():
                    await place.send(json.dumps(waiting))
            elif kind == "history":
                for entry in message["entries"]:
                    self.history.show_entry(self.viewer, entry)
            elif kind == "ack":
                self.pending.pop(message["id"], None)
                self.done += 1
                self.history.acknowledged.append((self.viewer.table, message["id"], message["seq"]))
            elif kind == "error":
                assert message["code"] in ("late", "unavailable", "not_running", "not_your_turn"), message
                self.history.refused.append((self.viewer.table, message["id"], message["code"]))
                if message["code"] == "unavailable":
                    return  # and come again
                self.pending.pop(message["id"], None)
            elif kind in ("view", "update") and message["seat"] == self.seat:
                await self.look(place, message)

    async def look(self, place: ClientConnection, message: dict[str, Any]) -> None:
        self.history.show(self.viewer, message)
        seen, view = self.viewer.seen, message["view"]
        if view["seat"] == -1:
            self.over = True
        elif view.get("legal") and not self.quiet and not any(one["seq"] == seen for one in self.pending.values()):
            await asyncio.sleep(self.pause_s)
            if not self.quiet:
                await self.act(place, self.rng.choice(view["legal"])["action"])

    async def act(self, place: ClientConnection, action: Any) -> None:
        self.asked += 1
        key, seen = f"{self.name}{self.asked}", self.viewer.seen
        self.pending = {key: {"type": "act", "id": key, "seat": self.seat, "seq": seen, "action": action}}
        self.history.requests.append((self.viewer.table, key, seen))
        await place.send(json.dumps(self.pending[key]))


class Party:
    """Two people, a bot and a watcher at a table, one game after the other."""

    def __init__(
        self,
        cluster: House | Cluster,
        number: int,
        pause_s: float = 0.0,
        bot: str | None = "random",
        history: History | None = None,
    ) -> None:
        self.bot = bot
        self.history = history if history is not None else History()
        names = [f"P{number}{letter}" for letter in "abw"]
        everyone = [Player(cluster, name, 10 * number + n, self.history) for n, name in enumerate(names)]
        self.players, self.watcher = everyone[:2], everyone[2]
        for player in self.players:
            player.pause_s = pause_s
        self.games = 0

    async def play(self) -> None:
        for player in self.players:
            await player.note_windows()
        while True:
            table = await self.players[0].open_table(self.bot)
            await self.players[1].ask("PUT", f"/api/tables/{table}/seats/1", {})
            watching = self.watcher.play(table, -1)
            await asyncio.gather(watching, *(player.play(table, seat) for seat, player in enumerate(self.players)))
            self.games += 1

    @property
    def done(self) -> int:
        return sum(player.done for player in self.players)


async def while_they_play(parties: list[Party], work: Coroutine[Any, Any, None]) -> None:
    """Let the parties play until the work is done; then they act no more, and wait until they have seen everything."""
    playing = [asyncio.create_task(party.play()) for party in parties]
    working = asyncio.create_task(work)
    await asyncio.wait([working, *playing], return_when=asyncio.FIRST_COMPLETED)
    for one in (working, *playing):
        if one.done():
            one.result()
    for party in parties:
        for player in party.players:
            player.quiet = True
    for party in parties:
        await asyncio.to_thread(settle, party)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def settle(party: Party) -> None:
    """Wait until the viewers of a party are up to date and no bot has to act, as long as that may take."""
    with contextlib.suppress(AssertionError):  # the checker says who is behind
        wait_for(
            lambda: (
                not any(player.pending for player in party.players)
                and party.history.is_at_rest(party.watcher.cluster.rows)
            ),
            SETTLE_S,
        )


def check_history(cluster: House | Cluster, parties: list[Party]) -> int:
    """Check the histories of all parties against the log; return how many actions were acknowledged."""
    for party in parties:
        wrong = party.history.check(cluster.rows)
        assert not wrong, wrong
        print(party.history.summary(cluster.rows))
    return sum(len(party.history.acknowledged) for party in parties)
