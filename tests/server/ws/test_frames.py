"""Messages however they arrive: in one frame, in pieces, several at once."""

from __future__ import annotations

import fcntl
import json
import os
import socket
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from tests.server.guests import Guest, RunningServer
from tests.timeouts import HANG_S

NewGuest = Callable[[str | None], Guest]
HELLO = {"type": "hello", "protocol": 1, "client": "test"}


def frame(payload: bytes, kind: int = 0x81) -> bytes:
    mask, size = os.urandom(4), len(payload)
    head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def ping(key: str) -> bytes:
    return json.dumps({"type": "ping", "id": key}).encode()


class RawLine:
    """A WebSocket of which a test decides every byte."""

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        self.socket = socket.create_connection((place.hostname, place.port), timeout=HANG_S)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = (
            f"GET /api/lobby/ws HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.socket.sendall(request.encode())
        self.stream = self.socket.makefile("rb")
        assert b" 101 " in self.stream.readline()
        while self.stream.readline().strip():
            pass

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.sendall(piece)

    def wait_until_arrived(self) -> None:
        """Until the other side has acknowledged every byte."""
        while any(fcntl.ioctl(self.socket, termios.TIOCOUTQ, bytes(4))):
            os.sched_yield()

    def frame(self) -> tuple[int, bytes]:
        kind, size = self.stream.read(2)
        if size >= 126:
            size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
        return kind & 15, self.stream.read(size)

    def pong(self) -> str:
        """The id of the next answer to a ping."""
        while True:
            kind, payload = self.frame()
            if kind == 1 and (message := json.loads(payload))["type"] == "pong":
                return str(message["id"])
            assert kind != 8, payload


@contextmanager
def raw_line(house: RunningServer) -> Iterator[RawLine]:
    line = RawLine(house.url)
    try:
        line.send(frame(json.dumps(HELLO).encode()))
        yield line
    finally:
        line.stream.close()
        line.socket.close()


def test_a_message_in_one_frame_is_answered(house: RunningServer) -> None:
    with raw_line(house) as line:
        for key in ("a", "b" * 60, "é"):
            line.send(frame(ping(key)))
            assert line.pong() == key


def test_a_message_of_more_than_125_bytes_is_answered(house: RunningServer) -> None:
    with raw_line(house) as line:
        line.send(frame(ping("long") + b" " * 200))
        assert line.pong() == "long"
        line.send(frame(ping("short")))
        assert line.pong() == "short"


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 10])
def test_a_frame_that_arrives_in_pieces_is_answered_and_so_is_what_follows(house: RunningServer, cut: int) -> None:
    first, second = frame(ping("first")), frame(ping("second"))
    with raw_line(house) as line:
        line.send(frame(ping("before")))
        assert line.pong() == "before"
        line.send(first[:cut])
        line.wait_until_arrived()  # so that it is a packet of its own
        line.send(first[cut:] + second[:3])
        assert line.pong() == "first"
        line.send(second[3:])
        assert line.pong() == "second"


def test_each_byte_alone_makes_the_same_message(house: RunningServer) -> None:
    with raw_line(house) as line:
        line.send(*(bytes([byte]) for byte in frame(ping("bytes"))))
        assert line.pong() == "bytes"
        line.send(frame(ping("whole")))
        assert line.pong() == "whole"


def test_several_frames_at_once_are_answered_in_order(house: RunningServer) -> None:
    with raw_line(house) as line:
        line.send(b"".join(frame(ping(str(n))) for n in range(20)))
        assert [line.pong() for _ in range(20)] == [str(n) for n in range(20)]


def test_a_message_of_several_frames_is_put_together(house: RunningServer) -> None:
    with raw_line(house) as line:
        text = ping("parts")
        line.send(frame(text[:7], 0x01))
        line.send(frame(b"", 0x89))  # a ping of the protocol may come between
        line.send(frame(text[7:9], 0x00))
        line.send(frame(text[9:], 0x80))
        assert line.pong() == "parts"


def test_what_is_not_utf_8_ends_the_connection_with_its_code(house: RunningServer) -> None:
    with raw_line(house) as line:
        line.send(frame(b"\xff\xfe"))
        kind, payload = line.frame()
        while kind == 1:
            kind, payload = line.frame()
        assert (kind, int.from_bytes(payload[:2], "big")) == (8, 1007)


def test_an_action_is_acknowledged_before_its_update(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
    with anna.visit(table) as here:
        for _ in range(2):
            here.until("view")
        seat = next(seat for seat, view in here.views.items() if view["view"]["legal"])
        here.act(seat)
        for _ in range(2):
            here.until("update")
        kinds = [json.loads(text)["type"] for text in here.heard]
        assert kinds.index("ack") < kinds.index("update")


def test_the_server_starts_without_what_only_passkeys_need() -> None:
    code = "import sys, bigboard.server.run.serve; print(sorted({'webauthn', 'OpenSSL', 'psycopg'} & set(sys.modules)))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
