"""Several server processes on one PostgreSQL, a wire that can be cut, and people who come back whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import psycopg
from tests.server.guests import wait_for
from tests.server.postgres import Postgres, free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import bigboard
from bigboard.server.schemas.protocol import PROTOCOL

SOURCE = Path(bigboard.__file__).parent.parent
PLENTY = '{"burst": 100000, "per_second": 100000}'
WIDE_OPEN = {
    f"BIGBOARD_{name}": PLENTY
    for name in ("CHATS", "NEW_TABLES", "ADDRESS_TABLES", "ADDRESS_MESSAGES", "NEW_PEOPLE", "MESSAGES", "LINKS")
}
SLOW_S = 180.0  # a crowded machine takes its time to start a process


class Wire:
    """The way from the servers to the database. Cut, it drops what is open and lets nothing through.

    Hushed, what is open stays open and swallows what is said, both ways; what is opened later works.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.open: set[socket.socket] = set()
        self.silent: set[socket.socket] = set()
        self.is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                visitor, _ = self.listener.accept()
            except OSError:
                return
            try:
                if self.is_cut:
                    raise OSError
                there = socket.create_connection(("127.0.0.1", self.target), 2)
            except OSError:
                visitor.close()
                continue
            there.settimeout(None)
            self.open |= {visitor, there}
            for pair in ((visitor, there), (there, visitor)):
                threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                if source not in self.silent:
                    target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            self.open.discard(end)
            self.silent.discard(end)
            with contextlib.suppress(OSError):  # closing alone would not wake the thread that waits on the other end
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        self.is_cut = True
        for end in [*self.open]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def hush(self) -> None:
        """No one is told that anything is wrong: neither an end nor a reset."""
        self.silent |= self.open.copy()

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.listener.close()
        self.cut()


class ServerProcess:
    """`bigboard serve` with a port of its own."""

    def __init__(self, url: str, folder: Path, **settings: str) -> None:
        self.port, self.url, self.folder = free_port(), url, folder
        self.address = f"http://127.0.0.1:{self.port}"
        path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
        bots = {"BIGBOARD_BOT_WORKERS": "1", "BIGBOARD_SUBSTITUTE": "random", "BIGBOARD_LOBBY_PAUSE_S": "0.05"}
        bots["BIGBOARD_BOT_LIMIT_S"] = "600"  # in a crowd nobody is to blame for thinking long
        self.environment = {**os.environ, "PYTHONPATH": path, **WIDE_OPEN, **bots, **settings}
        self.log = folder / f"{self.port}.log"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "bigboard.server", "127.0.0.1", str(self.port), self.url]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    def ready(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()[-2000:]
        try:
            return httpx.get(f"{self.address}/readyz", timeout=10).status_code == 200
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
        # Of three and more, the last one gives no sockets away and takes none, as if it were another machine.
        together = {"BIGBOARD_HAND_OVER": "true"}
        self.servers = [
            ServerProcess(url, folder, **(together if number < servers - 1 and servers > 2 else {}), **settings)
            for number in range(servers)
        ]

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

    def lives(self) -> dict[str, int]:
        """The processes that are believed to be alive, and the ports where the others reach them."""
        return {life: int(address.split(":")[1]) for life, address in self.rows("SELECT id, address FROM processes")}

    def life_of(self, server: ServerProcess) -> str | None:
        return next((life for life, port in self.lives().items() if listens(server.process.pid, port)), None)

    def owner_of(self, table: str) -> ServerProcess | None:
        """The server whose table it is."""
        found = self.rows("SELECT process FROM owners WHERE table_id = %s", table)
        return next((one for one in self.servers if found and self.life_of(one) == found[0][0]), None)


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


def listens(pid: int, port: int) -> bool:
    """Whether the process has the listening socket."""
    wanted = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[3] == "0A" and int(fields[1].split(":")[1], 16) == port:
            wanted.add(f"socket:[{fields[9]}]")
    try:
        return any(os.readlink(one) in wanted for one in Path(f"/proc/{pid}/fd").iterdir())
    except OSError:
        return False


class Player:
    """Somebody who plays at random, comes back when the line breaks, to any server, and checks all that is told.

    What was told once stays true, no sequence runs backwards, and an action that was not acknowledged is sent again
    under the same name.
    """

    def __init__(self, cluster: House | Cluster, name: str, number: int) -> None:
        self.cluster, self.name, self.rng = cluster, name, random.Random(number)
        self.token = ""
        self.seat, self.table = -1, ""
        self.seen = 0
        self.told: dict[int, Any] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        self.acknowledged: list[tuple[str, str, int]] = []  # table, name of the action, entry
        self.counted = 0
        self.welcomes = 0
        self.goodbyes: list[int] = []  # the codes with which servers have closed the line
        self.over = False
        self.pause_s = 0.0  # before each action

    def anywhere(self) -> str:
        return self.rng.choice(self.cluster.servers).address

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request that is tried until somebody answers it."""
        for _ in range(600):
            try:
                async with httpx.AsyncClient(base_url=self.anywhere(), timeout=20) as http:
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

    async def come(self) -> None:
        self.token = (await self.ask("POST", "/api/tokens", {"name": self.name}))["token"]

    async def open_table(self, bot: str | None) -> str:
        """For two people, and a bot if one is named."""
        seats = [{"me": True}, None, *([{"bot": bot}] if bot else [])]
        wanted = {
            "game": "acquire",
            "players": len(seats),
            "bot_pace_ms": 0,
            "seats": seats,
            "grace_s": 600,
            "autostart": True,
        }
        return str((await self.ask("POST", "/api/tables", wanted))["table"]["id"])

    async def play(self, table: str, seat: int) -> None:
        """Until the game is over."""
        self.table, self.seat, self.over = table, seat, False
        self.seen, self.told, self.pending = 0, {}, {}
        while not self.over:
            try:
                address = f"{self.anywhere().replace('http', 'ws')}/api/tables/{table}/ws"
                headers = {"Authorization": f"Bearer {self.token}"}
                async with connect(
                    address, additional_headers=headers, max_size=None, compression=None, open_timeout=10
                ) as place:
                    await self.sit(place)
            except (OSError, WebSocketException, TimeoutError) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.goodbyes.append(error.rcvd.code)
                await asyncio.sleep(0.05)

    async def sit(self, place: ClientConnection) -> None:
        await place.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "since": self.seen}))
        while not self.over:
            async with asyncio.timeout(30):
                text = await place.recv()
            message = json.loads(text)
            kind = message["type"]
            if kind == "welcome":
                self.welcomes += 1
                assert message["seq"] >= self.seen, "a sequence ran backwards"
                for waiting in self.pending.values():
                    await place.send(json.dumps(waiting))
            elif kind == "history":
                for entry in message["entries"]:
                    self.remember(entry)
            elif kind == "ack":
                self.pending.pop(message["id"], None)
                self.acknowledged.append((self.table, message["id"], message["seq"]))
            elif kind == "error":
                assert message["code"] in ("late", "unavailable", "not_running", "not_your_turn"), message
                if message["code"] != "unavailable":
                    self.pending.pop(message["id"], None)
                else:
                    return  # and come again
            elif kind in ("view", "update"):
                await self.look(place, message)

    def remember(self, entry: dict[str, Any]) -> None:
        known = self.told.setdefault(entry["seq"], entry)
        assert known == entry, "what was told before is no longer true"

    async def look(self, place: ClientConnection, message: dict[str, Any]) -> None:
        assert message["seq"] >= self.seen, "a sequence ran backwards"
        if message["type"] == "update":
            assert message["seq"] == self.seen + 1, "an entry was left out"
            self.remember(message["entry"])
        self.seen = message["seq"]
        if message["view"]["seat"] == -1:
            self.over = True
        elif message["view"]["legal"] and not any(one["seq"] == self.seen for one in self.pending.values()):
            self.counted += 1
            action = self.rng.choice(message["view"]["legal"])["action"]
            key = f"{self.name}{self.counted}"
            await asyncio.sleep(self.pause_s)
            self.pending = {key: {"type": "act", "id": key, "seat": self.seat, "seq": self.seen, "action": action}}
            await place.send(json.dumps(self.pending[key]))


class Party:
    """Two people and a bot at a table, one game after the other."""

    def __init__(self, cluster: House | Cluster, number: int, pause_s: float = 0.0, bot: str | None = "random") -> None:
        self.bot = bot
        self.players = [Player(cluster, f"P{number}{letter}", 10 * number + n) for n, letter in enumerate("ab")]
        for player in self.players:
            player.pause_s = pause_s
        self.games = 0

    async def play(self) -> None:
        for player in self.players:
            await player.come()
        while True:
            table = await self.players[0].open_table(self.bot)
            await self.players[1].ask("PUT", f"/api/tables/{table}/seats/1", {})
            await asyncio.gather(*(player.play(table, seat) for seat, player in enumerate(self.players)))
            self.games += 1

    @property
    def done(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


async def while_they_play(parties: list[Party], work: Coroutine[Any, Any, None]) -> None:
    """The parties play until the work is done; a player who finds something wrong ends it."""
    playing = [asyncio.create_task(party.play()) for party in parties]
    working = asyncio.create_task(work)
    await asyncio.wait([working, *playing], return_when=asyncio.FIRST_COMPLETED)
    for one in (working, *playing):
        if one.done():
            one.result()
    for player in playing:
        player.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def check_acknowledged(cluster: House | Cluster, players: list[Player]) -> int:
    """Every acknowledged action is in the log under its number; returns how many there are."""
    kept = {
        (table, seq): json.loads(entry).get("key")
        for table, seq, entry in cluster.rows("SELECT table_id, seq, entry FROM log")
    }
    counted = 0
    for player in players:
        for table, key, seq in player.acknowledged:
            assert kept.get((table, seq)) == key, f"{player.name}'s {key} is not entry {seq} of {table}"
            counted += 1
    names = [key for key in kept.values() if key is not None]
    assert len(names) == len(set(names)), "an action counted twice"
    return counted
