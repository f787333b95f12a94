"""A visitor's socket goes to the process that has the table, and nobody else can give one away."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from pathlib import Path
from typing import Any

import pytest
from tests.server.cluster import Cluster
from tests.server.guests import Guest
from tests.server.postgres import Postgres
from websockets.exceptions import ConnectionClosed

from bigboard.server.cluster import handover
from bigboard.server.cluster.handover import HEAD, Handover, place_of, request_of, signed
from bigboard.server.cluster.ownership import clock

HERE = "127.0.0.1:1"
REQUEST = b"GET /api/tables/abc/ws?invitation=x HTTP/1.1\r\nhost: here\r\n\r\n"


@pytest.mark.parametrize("hand_over", ["true", "false"])
def test_the_process_where_one_came_in_is_not_needed_any_more(postgres: Postgres, folder: Path, hand_over: str) -> None:
    """Ben comes in at the process that has not got the table. Later that one is gone, and he plays on."""
    with Cluster(postgres, folder, 2, f"given_{hand_over}", BIGBOARD_HAND_OVER=hand_over) as cluster:
        here, there = cluster.servers
        anna, ben = Guest(here.address, "Anna"), Guest(there.address, "Ben")
        table = anna.new_table()
        assert cluster.owner_of(table) is here
        ben.sit(table, 1)
        with anna.visit(table) as ours, ben.visit(table) as theirs:
            theirs.send(type="chat", id="c", text="before")
            assert ours.until("chat")["line"]["text"] == "before"
            there.kill()
            if hand_over == "true":
                theirs.send(type="chat", id="d", text="after")
                assert ours.until("chat")["line"]["text"] == "after"
                assert theirs.until("ack")["id"] == "c"
            else:
                with pytest.raises(ConnectionClosed):
                    theirs.until("never")
        anna.close()
        ben.close()
        assert "Traceback" not in here.log.read_text()


class End:
    """What takes the place of uvicorn's protocol."""

    passed_on = False

    def __init__(self) -> None:
        self.heard = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing to do."""

    def data_received(self, data: bytes) -> None:
        self.heard += data

    def let_go(self) -> None:
        """Nothing to do."""


def offered(message: bytes, with_socket: bool = True) -> tuple[list[Any], bytes]:
    """What becomes of a message with a socket: who has adopted it, and what its other end reads."""

    async def main() -> tuple[list[Any], bytes]:
        ends: list[Any] = []

        def make() -> Any:
            ends.append(End())
            return ends[-1]

        taking = Handover(lambda: "secret")
        taking.open(HERE, make)
        ours, theirs = socket.socketpair()
        giving = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        with giving, ours:
            if with_socket:
                with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("i", theirs.fileno()))]
                giving.sendmsg([message], with_it, 0, place_of(HERE))
            else:
                giving.sendto(message, place_of(HERE))
            theirs.close()
            await asyncio.sleep(0.05)
            ours.setblocking(False)
            read = b"open"
            with contextlib.suppress(BlockingIOError):
                read = ours.recv(10)
            for end in ends:
                end.transport.abort()
            await asyncio.sleep(0)
        taking.close()
        return ends, read

    return asyncio.run(main())


def message(secret: str = "secret", address: str = HERE, when: float | None = None) -> bytes:
    when = clock() if when is None else when
    return HEAD.pack(signed(secret, address, when, REQUEST), when) + REQUEST


def test_a_socket_is_adopted_with_its_request() -> None:
    ends, read = offered(message())
    assert read == b"open"
    assert [bytes(end.heard) for end in ends] == [REQUEST]
    assert ends[0].passed_on


@pytest.mark.parametrize(
    "said",
    [
        message(secret="guessed"),
        message(address="127.0.0.1:2"),
        message(when=clock() - 60),
        message()[:-1],
        message() + b"x",
        b"",
        b"x" * 200,
    ],
)
def test_strangers_and_what_is_stale_are_closed(said: bytes) -> None:
    ends, read = offered(said)
    assert ends == []
    assert read == b""


def test_a_message_without_a_socket_does_nothing() -> None:
    assert offered(message(), with_socket=False) == ([], b"")


def test_the_request_is_told_as_it_came() -> None:
    scope = {
        "raw_path": b"/api/tables/abc/ws",
        "query_string": b"invitation=x",
        "headers": [(b"host", b"here")],
    }
    assert request_of(scope) == REQUEST


def test_nobody_there_leaves_the_socket_where_it_is() -> None:
    async def main() -> None:
        giving = Handover(lambda: "secret")
        giving.open(HERE, lambda: None)  # type: ignore[arg-type, return-value]
        scope = {"raw_path": b"/", "query_string": b"", "headers": []}
        assert not await giving.give("127.0.0.1:9", scope)
        assert not await giving.give("127.0.0.1:9", {**scope, "line": object()})
        giving.close()
        assert not await giving.give(HERE, scope)

    asyncio.run(main())
    assert handover.TRIES * handover.RETRY_S < 1


def test_a_local_user_who_takes_a_process_name_gets_no_visitor(postgres: Postgres, folder: Path) -> None:
    """With the default settings: Ben comes in at the other process, and his messages are carried."""
    with Cluster(postgres, folder, 2, "taken") as cluster:
        here, there = cluster.servers
        anna, ben = Guest(here.address, "Anna"), Guest(there.address, "Ben")
        table = anna.new_table()
        ben.sit(table, 1)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as stranger:
            stranger.bind(place_of(f"127.0.0.1:{cluster.lives()[cluster.life_of(here) or '']}"))
            with anna.visit(table) as ours, ben.visit(table) as theirs:
                theirs.send(type="chat", id="c", text="hello")
                assert ours.until("chat")["line"]["text"] == "hello"
            stranger.setblocking(False)
            with pytest.raises(BlockingIOError):
                stranger.recv(1)
        anna.close()
        ben.close()
