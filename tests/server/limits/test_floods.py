"""Floods from one connection: frames that are no messages, answers that are never read, heads that never end."""

from __future__ import annotations

import itertools
import json
import socket
from collections.abc import Iterable, Iterator

import pytest
from tests.server.guests import PLENTY, Guest, RunningServer, wait_for
from tests.server.ws.test_frames import RawLine, frame, raw_line
from tests.timeouts import HANG_S

from bigboard.server.run import uvicorn_timeouts

PING, PONG, CONTINUATION = 0x89, 0x8A, 0x00
MOST_BYTES = 60_000_000  # more than the system keeps for a reader who is slow


def end_of(line: RawLine) -> tuple[int, bytes, int]:
    """The close code, its sentence, and how many pongs came before it."""
    pongs = 0
    while True:
        kind, payload = line.frame()
        if kind == 8:
            return int.from_bytes(payload[:2], "big"), payload[2:], pongs
        pongs += kind == 10


def flood(line: socket.socket, pieces: Iterable[bytes]) -> None:
    """Send until the other side has closed the connection; never read."""
    try:
        for piece in pieces:
            line.sendall(piece)
    except ConnectionError:
        return
    pytest.fail("The server has taken all of it.")


@pytest.fixture(params=[PING, PONG, CONTINUATION], ids=["pings", "pongs", "continuations"])
def frames(request: pytest.FixtureRequest) -> bytes:
    """A hundred frames that never become a message."""
    return b"".join(frame(b"", request.param) for _ in range(100))


def test_too_many_frames_that_are_no_messages_close_the_connection_with_a_code(
    house: RunningServer, frames: bytes
) -> None:
    with raw_line(house) as line:
        line.send(frame(b"{", 0x01) + frames * 3)
        code, sentence, pongs = end_of(line)
    assert code == 4029
    assert sentence == b"You send too many control or continuation frames."
    assert pongs <= 300


def test_a_flood_of_frames_ends_and_others_are_served(house: RunningServer, frames: bytes) -> None:
    with raw_line(house) as line, raw_line(house) as other:
        line.send(frame(b"{", 0x01))
        flood(line.socket, itertools.repeat(frames, MOST_BYTES // len(frames)))
        other.send(frame(b'{"type": "ping", "id": "still here"}'))
        assert other.pong() == "still here"
    wait_for(lambda: house.app.container.connection_limit.open == 0)


def test_frames_at_the_pace_of_a_browser_are_answered(house: RunningServer) -> None:
    with raw_line(house) as line:
        line.send(*(frame(b"%d" % n, PING) for n in range(100)))
        heard = [payload for kind, payload in (line.frame() for _ in range(101)) if kind == 10]
        assert heard == [b"%d" % n for n in range(100)]


def test_a_flood_is_noticed_soon(house: RunningServer) -> None:
    """One read of the socket brings tens of thousands of frames, and parsing all of them would keep others waiting."""
    with raw_line(house) as line:
        flood(line.socket, itertools.repeat(frame(b"", PING) * 40_000, 100))
        assert end_of(line)[2] <= uvicorn_timeouts.FRAMES.burst + uvicorn_timeouts.PIECE / 6


def test_answers_that_are_never_read_do_not_pile_up(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn_timeouts, "FRAMES", PLENTY)
    pings = frame(b"x" * 125, PING) * 500
    with raw_line(house) as line:
        flood(line.socket, itertools.repeat(pings, MOST_BYTES // len(pings)))
    assert "Dropped a reader for whom 4000000 bytes wait" in caplog.text
    wait_for(lambda: house.app.container.connection_limit.open == 0)


def repeated(first: bytes, then: bytes) -> Iterator[bytes]:
    yield first
    yield from itertools.repeat(then * (65_536 // len(then)), MOST_BYTES // 65_536)


CHUNKED = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"


@pytest.mark.parametrize(
    ("begun", "then"),
    [
        (b"GET /", b"x"),
        (b"GET / HTTP/1.1\r\nX: ", b"x"),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
        (CHUNKED, b"X: y\r\n"),
        (CHUNKED + b"X: ", b"x"),
    ],
    ids=["address", "header", "headers", "trailers", "trailer"],
)
def test_a_head_that_never_ends_is_refused(house: RunningServer, begun: bytes, then: bytes) -> None:
    with connected(house) as line:
        flood(line, repeated(begun, then))
    anna = Guest(house.url, None)
    assert anna.do("GET", "/api/version")["protocol"] == 1
    anna.close()


def connected(house: RunningServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2])), timeout=HANG_S)


def answer_to(house: RunningServer, headers: Iterable[str], path: str = "/api/version") -> tuple[int, bytes]:
    """Status and body of the answer to one request, after which the connection is closed."""
    with connected(house) as line:
        line.sendall("\r\n".join([f"GET {path} HTTP/1.1", "Connection: close", *headers, "", ""]).encode())
        head, _, body = b"".join(iter(lambda: line.recv(65_536), b"")).partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def test_a_request_has_at_most_a_hundred_headers(house: RunningServer) -> None:
    headers = [f"X-{n}: y" for n in range(99)]
    assert answer_to(house, headers)[0] == 200
    status, body = answer_to(house, [*headers, "X: y"])
    assert (status, json.loads(body)["code"]) == (431, "too_big")


def test_a_head_has_at_most_64_kilobytes(house: RunningServer) -> None:
    headers = [f"X-{n}: {'y' * 6_000}" for n in range(10)]
    assert answer_to(house, headers)[0] == 200
    status, body = answer_to(house, [*headers, "X: " + "y" * 6_000])
    assert status == 431
    assert json.loads(body)["message"] == "A request can have at most 100 headers and 65536 bytes before its body."


def test_a_websocket_begins_with_a_bounded_head(house: RunningServer) -> None:
    wish = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    with connected(house) as line:
        head = [
            "GET /api/lobby/ws HTTP/1.1",
            "Host: x",
            *wish,
            f"Sec-WebSocket-Key: {'A' * 22}==",
            *(f"X-{n}: y" for n in range(100)),
            "",
            "",
        ]
        line.sendall("\r\n".join(head).encode())
        assert b" 431 " in line.recv(1000).splitlines()[0]
