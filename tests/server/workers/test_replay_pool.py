"""Earlier moments and finished games are worked out beside the event loop, once, and by turns."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import signal
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketState
from tests.server.guests import PLENTY, Guest, RunningServer, play_on

import bigboard
from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.settings import Rate, Settings
from bigboard.server.workers.compression import pack, packed_for, unpack
from bigboard.server.ws import endpoint
from bigboard.server.ws.connection import Connection


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, Guest, str]]:
    """A server with a finished game."""
    with RunningServer(tmp_path_factory.mktemp("library")) as house:
        anna = house.guest("Anna")
        table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
        with anna.visit(table) as place:
            play_on(place, {0}, random.Random(1))
        yield house, anna, table


@contextmanager
def stopped_archive(house: RunningServer) -> Iterator[None]:
    """The archive's process stands still, whatever it has to do."""
    archive = house.app.container.replays
    pid = archive.lane.worker.process.pid
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def test_looking_back_holds_no_one_up(library: tuple[RunningServer, Guest, str]) -> None:
    house, anna, table = library
    with anna.visit(table, None) as place, house.guest("Ben").visit(table, None) as other:
        place.send(type="look", id="first", seat=0, seq=3)
        shown = place.until("moment", id="first")
        assert (shown["view"]["you"], shown["view"]["legal"]) == (0, [])
        with stopped_archive(house):
            place.send(type="look", id="second", seat=0, seq=5)
            other.send(type="ping", id="p")
            other.until("pong", id="p")  # while the other look waits
        place.until("moment", id="second")


def test_what_was_looked_at_once_is_remembered(library: tuple[RunningServer, Guest, str]) -> None:
    house, anna, table = library
    with anna.visit(table, None) as place:
        place.send(type="look", id="a", seat=0, seq=7)
        first = place.until("moment", id="a")
        with stopped_archive(house):
            place.send(type="look", id="b", seat=0, seq=7)
            assert place.until("moment", id="b") == {**first, "id": "b"}


def test_a_replay_is_packed_once_and_then_comes_from_disk(library: tuple[RunningServer, Guest, str]) -> None:
    house, anna, table = library
    address = f"/api/tables/{table}/replay?seat=all"
    first = anna.http.get(address)
    assert first.headers["content-encoding"] == "gzip"
    assert first.json()["steps"][-1]["view"]["seat"] == -1
    with stopped_archive(house):
        again = anna.http.get(address)
        plain = anna.http.get(address, headers={"Accept-Encoding": "identity"})
    assert again.json() == plain.json() == first.json()
    assert "content-encoding" not in plain.headers
    packed = asyncio.run(TablesRepo(house.app.container.lobby.store).packed_replay(table, "all", bigboard.__version__))
    assert packed is not None
    assert json.loads(unpack(packed)) == first.json()
    modern = anna.http.get(address, headers={"Accept-Encoding": "br, zstd"})
    assert modern.headers["content-encoding"] == "zstd"
    assert modern.headers["vary"] == "Accept-Encoding"
    with anna.http.stream("GET", address, headers={"Accept-Encoding": "zstd"}) as sent:
        assert b"".join(sent.iter_raw()) == packed


def test_a_visitor_gets_what_it_understands() -> None:
    text = b"view " * 1000
    packed = pack(text)
    assert packed_for(packed, "deflate, ZSTD;q=0.5") == (packed, "zstd")
    assert packed_for(packed, "") == packed_for(packed, "gzip; q=0.0, zstd;q=0") == (text, "")
    assert packed_for(packed, "br, identity") == (text, "")
    body, coding = packed_for(packed, "gzip, deflate, br")
    assert (gzip.decompress(body), coding) == (text, "gzip")
    assert len(packed) < len(text) / 20


def test_replays_and_looks_are_braked_by_address(folder: Path) -> None:
    with RunningServer(folder, replays=Rate(2, 0.001), looks=Rate(2, 0.001)) as house:
        anna = house.guest("Anna")
        table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
        with anna.visit(table) as place:
            play_on(place, {0}, random.Random(1))
            for n in range(2):
                place.send(type="look", id=f"l{n}", seat=0, seq=1)
                place.until("moment", id=f"l{n}")
            place.send(type="look", id="l3", seat=0, seq=1)
            assert place.refused("too_fast")["id"] == "l3"
        for seat in (0, -1):
            anna.do("GET", f"/api/tables/{table}/replay?seat={seat}")
        assert house.guest("Eve").do("GET", f"/api/tables/{table}/replay", status=429)["code"] == "too_fast"


def test_costly_messages_empty_the_bucket_sooner(folder: Path) -> None:
    with RunningServer(folder, messages=Rate(25, 0.001)) as house:
        anna = house.guest("Anna")
        table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
        with anna.visit(table) as place:
            for n in range(2):
                place.send(type="look", id=f"l{n}", seat=0, seq=1)
                place.until("moment", id=f"l{n}")
            place.send(type="look", id="too much", seat=0, seq=1)
            assert place.refused("too_fast")["id"] == "too much"
            place.send(type="ping", id="p")
            place.until("pong", id="p")


def test_a_player_who_sends_without_a_pause_lets_others_in_between() -> None:
    handled: list[str] = []

    async def receive() -> dict[str, str]:
        handled.append("ping")
        assert len(handled) < 1000, "nobody else came to act"
        return {"type": "websocket.receive", "text": '{"type": "ping", "id": "p"}'}

    async def send(_message: MutableMapping[str, Any]) -> None:
        raise AssertionError("nothing is sent without a writer")

    async def main() -> None:
        unlimited = SimpleNamespace(messages=SimpleNamespace(wait_for=lambda network, cost: 0.0))
        services: Any = SimpleNamespace(settings=Settings(messages=PLENTY), connection_limit=unlimited)
        socket = WebSocket({"type": "websocket"}, receive, send)
        socket.client_state = WebSocketState.CONNECTED
        connection = Connection(socket, None, 10_000)
        reading = asyncio.create_task(endpoint.read(services, connection, None))
        for _ in range(5):
            await asyncio.sleep(0)  # a bystander's five steps
        reading.cancel()

    asyncio.run(main())
    assert 0 < len(handled) <= 10
