"""What one address may have: windows, people, requests that never end, readers who never read."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import httpx
import pytest
from tests.server.guests import MovableServer, RunningServer, wait_for
from tests.timeouts import HANG_S
from websockets.exceptions import ConnectionClosed

import bigboard
from bigboard.schemas.errors import Refused
from bigboard.server.limits.connection_limit import network_of
from bigboard.server.limits.rate_limit import RateLimiter, mark_of
from bigboard.server.settings import Rate


def test_one_address_has_so_many_windows_and_the_log_says_so(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with RunningServer(folder, address_sockets=2) as house:
        anna = house.guest("Anna")
        with anna.socket("/api/lobby/ws") as first, anna.socket("/api/lobby/ws"):
            first.send(type="hello", protocol=1)
            first.until("lobby")
            wait_for(lambda: house.app.container.connection_limit.open == 2)
            with anna.socket("/api/lobby/ws") as third:
                third.refused("too_many")
                with pytest.raises(ConnectionClosed) as closed:
                    third.drain()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4029
        wait_for(lambda: house.app.container.connection_limit.open == 0)
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
        no_one = house.guest(None)
        assert no_one.do("PUT", "/api/me", {"name": "Eve"}, status=429)["code"] == "too_fast"
        for one in (anna, ben, anna):
            one.new_table()
        refused = ben.do("POST", "/api/tables", {"game": "acquire", "players": 2}, status=429)
        assert refused["code"] == "too_fast"
    assert "Many tables are made at your place." in caplog.text


@pytest.mark.parametrize("attack", ["imports", "tries", "transcripts"])
def test_what_makes_tables_is_counted_by_address(folder: Path, attack: str) -> None:
    state = bigboard.game("acquire").start(bigboard.game("acquire").deal(2, 1, {}))
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    with RunningServer(folder, address_tables=Rate(3, 0.0001)) as house:
        people = [house.guest(f"Guest {number}") for number in range(3)]
        table = people[0].do("POST", "/api/me/records", state.record(), status=201)
        path, body = {
            "imports": ("/api/me/records", state.record()),
            "tries": (f"/api/tables/{table['table']['id']}/try", {"n": 1, "name": "Again"}),
            "transcripts": ("/api/transcripts", {"game": "acquire", "names": ["Ana", "Bo"]}),
        }[attack]
        query = f"?invitation={table['you']['invitation']}" if attack == "tries" else ""
        statuses = [guest.http.post(path + query, json=body).status_code for guest in people]
        assert statuses == [201, 201, 429]


def test_plain_requests_are_counted_by_address(folder: Path) -> None:
    slow = Rate(10, 0.0001)
    with RunningServer(folder, address_requests=slow) as house, httpx.Client(base_url=house.url) as client:
        assert [client.get("/api/version").status_code for _ in range(9)] == [200] * 9
        assert [client.get("/assets/none").status_code for _ in range(5)] == [404] * 5, "five files count as one"
        refused = client.get("/api/today")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert int(refused.headers["retry-after"]) > 0
        assert client.get("/").status_code == 429
        assert client.get("/healthz").status_code == 200


def test_sitting_down_and_standing_up_does_not_fill_the_chat(folder: Path) -> None:
    with RunningServer(folder, seat_changes=Rate(6, 0.0001)) as house:
        anna, eve = house.guest("Anna"), house.guest("Eve")
        seat = f"/api/tables/{anna.new_table()}/seats/1"
        methods = ("PUT", "DELETE") * 20
        statuses = [eve.http.request(one, seat, json={} if one == "PUT" else None).status_code for one in methods]
        assert statuses == [200] * 6 + [429] * 34


def test_a_request_that_never_ends_is_dropped(folder: Path) -> None:
    with MovableServer(folder) as house:
        patience_s = house.settings.request_s
        port = int(house.url.rpartition(":")[2])
        beginnings = [b"", b"GET /api/version HTTP/1.1\r\nHost: x\r\n"]
        for begun in beginnings:
            with socket.create_connection(("127.0.0.1", port), timeout=HANG_S) as line:
                line.sendall(begun)
                wait_for(lambda: house.server.server_state.connections)
                house.advance(patience_s)
                assert line.recv(1000) == b""
            wait_for(lambda: not house.server.server_state.connections)
        with socket.create_connection(("127.0.0.1", port), timeout=HANG_S) as line:
            line.sendall(
                b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
            )
            wait_for(lambda: house.server.server_state.connections)
            house.advance(patience_s)
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
        live = house.app.container.lobby.tables[table]
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
        live = house.app.container.lobby.tables[table]
        with silent_reader(house, table):
            wait_for(lambda: live.connections)
            (connection,) = live.connections
            for _ in range(300):
                live.loop.call_soon_threadsafe(connection.send, b"x" * 100_000)
            wait_for(lambda: connection.closing)
            assert len(connection.outbox) <= 1


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
    assert network_of(address) == place


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
