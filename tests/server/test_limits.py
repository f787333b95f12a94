"""What one address may have: windows, people, requests that never end, readers who never read."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import pytest
from tests.server.guests import RunningServer, wait_for
from websockets.exceptions import ConnectionClosed

from bigboard.server.errors import Refused
from bigboard.server.limits.connection_limit import place_of
from bigboard.server.limits.rate_limit import RateLimiter, mark_of
from bigboard.server.settings import Rate


def test_one_address_has_so_many_windows_and_the_log_says_so(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with RunningServer(folder, address_sockets=2) as house:
        anna = house.guest("Anna")
        with anna.socket("/api/lobby/ws") as first, anna.socket("/api/lobby/ws"):
            first.send(type="hello", protocol=1)
            first.until("lobby")
            wait_for(lambda: house.app.state.lobby.services.doors.open == 2)
            with anna.socket("/api/lobby/ws") as third:
                third.refused("too_many")
                with pytest.raises(ConnectionClosed) as closed:
                    third.drain()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4029
        wait_for(lambda: house.app.state.lobby.services.doors.open == 0)
        with anna.socket("/api/lobby/ws") as again:
            again.send(type="hello", protocol=1)
            again.until("lobby")
    assert "Refused a socket" in caplog.text
    assert "127.0.0.1" not in caplog.text


def test_all_sockets_of_an_address_share_a_brake(folder: Path) -> None:
    with RunningServer(folder, address_messages=Rate(5, 0.001)) as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        with anna.socket("/api/lobby/ws") as first, ben.socket("/api/lobby/ws") as second:
            for place in (first, second):
                place.send(type="hello", protocol=1)
                place.until("lobby")
            for n in range(5):
                first.send(type="ping", id=f"p{n}")
                first.until("pong", id=f"p{n}")
            second.send(type="ping", id="q")
            second.refused("too_fast")


def test_people_and_tables_are_counted_by_address(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with RunningServer(folder, new_people=Rate(2, 0.001), address_tables=Rate(3, 0.001)) as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        nobody = house.guest(None)
        assert nobody.do("PUT", "/api/me", {"name": "Eve"}, status=429)["code"] == "too_fast"
        for one in (anna, ben, anna):
            one.new_table()
        refused = ben.do("POST", "/api/tables", {"game": "acquire", "players": 2}, status=429)
        assert refused["code"] == "too_fast"
    assert "Many tables are made at your place." in caplog.text


def test_a_request_that_never_ends_is_dropped(folder: Path) -> None:
    with RunningServer(folder, request_s=0.2) as house:
        port = int(house.url.rpartition(":")[2])
        beginnings = [b"", b"GET /api/version HTTP/1.1\r\nHost: x\r\n"]
        for begun in beginnings:
            with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
                line.sendall(begun)
                assert line.recv(1000) == b""
        with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
            line.sendall(
                b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
            )
            answer = line.recv(10_000)
            assert answer == b"" or b" 408 " in answer.splitlines()[0]
        assert house.guest("Anna").do("GET", "/api/version")["protocol"] == 1


def silent_reader(house: RunningServer, table: str) -> socket.socket:
    """Says hello at a table and never reads a byte of the answer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", int(house.url.rpartition(":")[2])))
    wish = ["Host: x", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    lines = [f"GET /api/tables/{table}/ws HTTP/1.1", *wish, f"Sec-WebSocket-Key: {'A' * 22}==", "", ""]
    line.sendall("\r\n".join(lines).encode())
    assert b" 101 " in line.recv(1000)
    hello = b'{"type": "hello", "protocol": 1}'
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


def test_a_reader_who_takes_nothing_is_dropped(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with RunningServer(folder, slow_s=0.3, outbox_bytes=1_000_000_000) as house:
        table = house.guest("Anna").new_table()
        live = house.app.state.lobby.tables[table]
        with silent_reader(house, table):
            wait_for(lambda: live.connections)
            (connection,) = live.connections
            for _ in range(300):  # more than all buffers between here and there hold
                live.loop.call_soon_threadsafe(connection.send, b"x" * 100_000)
            wait_for(lambda: not live.connections)
    assert "Dropped a reader" in caplog.text


def test_a_reader_for_whom_too_much_waits_is_dropped(folder: Path) -> None:
    with RunningServer(folder, outbox_bytes=1_000_000) as house:
        table = house.guest("Anna").new_table()
        live = house.app.state.lobby.tables[table]
        with silent_reader(house, table):
            wait_for(lambda: live.connections)
            (connection,) = live.connections
            for _ in range(300):
                live.loop.call_soon_threadsafe(connection.send, b"x" * 100_000)
            wait_for(lambda: connection.closing)
            assert connection.outbox.qsize() <= 1


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_place(address: str, place: str) -> None:
    assert place_of(address) == place


def test_a_place_in_the_log_is_recognisable_and_not_the_address() -> None:
    assert mark_of("192.0.2.7") == mark_of("192.0.2.7") != mark_of("192.0.2.8")
    assert "192" not in mark_of("192.0.2.7") or len(mark_of("192.0.2.7")) == 8


def test_who_is_refused_again_and_again_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    clock = [1000.0]
    limiter = RateLimiter(Rate(1, 0.001), "Too many.", lambda: clock[0])
    limiter.check("anna")
    for _ in range(50):
        with pytest.raises(Refused):
            limiter.check("anna")
    assert caplog.text.count("Too many.") == 1
    clock[0] += 61
    with pytest.raises(Refused):
        limiter.check("anna")
    assert caplog.text.count("Too many.") == 2
