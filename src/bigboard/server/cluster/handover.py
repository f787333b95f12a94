"""A visitor's socket goes to the process that has the table, if that is on this machine: the system passes it over.

Carrying every message between two processes costs both of them more than the table itself. So the process where the
visitor has come in gives the open connection away before it has answered anything: the visitor talks to the table's
process from then on and notices nothing. To a process on another machine, messages are carried: ws.forwarding.

Processes find each other by an address that the kernel keeps (an abstract Unix socket: Linux). Whoever gives a
connection away proves that they know the secret in the database. The process that takes it proves nothing: any user of
the machine can bind a name that is free and get visitors' connections with their cookies. So `hand_over` is off unless
the settings say otherwise.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
import socket
import struct
import sys
from collections.abc import Callable
from typing import Protocol, runtime_checkable

from starlette.types import Scope

from bigboard.server.cluster.link import proof
from bigboard.server.cluster.ownership import clock
from bigboard.server.ops.metrics import PASSED

HEAD = struct.Struct("!64sd")  # the proof, and when it was sent
MOST_BYTES = 65_536  # of a request
STALE_S = 5.0  # whoever stood still for so long gives the visitor up, who comes again
RETRY_S, TRIES = 0.005, 40  # while the other process has many to take
log = logging.getLogger("bigboard.server")


def place_of(address: str) -> str:
    """Where a process takes sockets: it is told from its address for messages."""
    return f"\0bigboard sockets {address}"


def request_of(scope: Scope) -> bytes:
    """The request as it came, for whoever has to answer it."""
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    head = [b"GET ", target, b" HTTP/1.1\r\n"]
    for name, value in scope["headers"]:
        head += [name, b": ", value, b"\r\n"]
    return b"".join([*head, b"\r\n"])


def signed(secret: str, address: str, when: float, request: bytes) -> bytes:
    return proof(secret, "socket", address, repr(when), request.decode("latin-1")).encode()


@runtime_checkable
class PassableSocket(Protocol):
    """A WebSocket of this process that can be given to another one: uvicorn's, with `let_go`."""

    transport: asyncio.Transport
    passed_on: bool  # by another process, or to one

    def let_go(self) -> None:
        """The connection is another process's from now on, and nothing more is said here."""

    def data_received(self, data: bytes) -> None:
        """Reads what has arrived."""


class Handover:
    """Gives sockets away, and takes those that others give."""

    def __init__(self, secret: Callable[[], str]) -> None:
        self.secret = secret
        self.address = ""
        self.taking: socket.socket | None = None
        self.giving: socket.socket | None = None
        self.adopting: set[asyncio.Task[None]] = set()

    def open(self, address: str, make: Callable[[], asyncio.Protocol]) -> None:
        """Takes sockets from now on. Where the system has no such addresses, messages are carried as before."""
        if sys.platform != "linux":
            return
        self.address, self.make = address, make
        self.giving = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)
        self.taking = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)
        self.taking.bind(place_of(address))
        asyncio.get_running_loop().add_reader(self.taking.fileno(), self.take)

    def close(self) -> None:
        """What has arrived and was not taken is closed with it, and comes again."""
        for task in self.adopting:
            task.cancel()
        if self.taking is not None and self.giving is not None:
            asyncio.get_running_loop().remove_reader(self.taking.fileno())
            self.taking.close()
            self.giving.close()
        self.taking = self.giving = None

    async def give(self, address: str, scope: Scope) -> bool:
        """Whether the socket is the other process's from now on. Nothing may have been said on it."""
        end, request = scope.get("line"), request_of(scope)
        if not isinstance(end, PassableSocket) or end.passed_on or len(request) > MOST_BYTES:
            return False
        for _ in range(TRIES):
            if self.giving is None or end.transport.is_closing():
                return False
            when = clock()
            message = HEAD.pack(signed(self.secret(), address, when, request), when) + request
            try:
                handle = struct.pack("i", end.transport.get_extra_info("socket").fileno())
                with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, handle)]  # `send_fds` knows no addresses
                self.giving.sendmsg([message], with_it, 0, place_of(address))
            except BlockingIOError:
                await asyncio.sleep(RETRY_S)
            except OSError:  # nobody there takes sockets: another machine, or a process that begins or ends
                return False
            else:
                end.let_go()
                PASSED.labels("given").inc()
                return True
        return False

    def take(self) -> None:
        """All that have come."""
        while self.taking is not None:
            try:
                message, handles, _, _ = socket.recv_fds(self.taking, HEAD.size + MOST_BYTES, 1)
            except OSError:
                return
            request = message[HEAD.size :]
            if len(handles) == 1 and self.trusted(message, request):
                task = asyncio.ensure_future(self.adopt(socket.socket(fileno=handles[0]), request))
                self.adopting.add(task)
                task.add_done_callback(self.adopting.discard)
            else:
                for handle in handles:
                    os.close(handle)

    def trusted(self, message: bytes, request: bytes) -> bool:
        if len(message) < HEAD.size:
            return False
        said, when = HEAD.unpack_from(message)
        if not hmac.compare_digest(said, signed(self.secret(), self.address, when, request)):
            log.warning("Somebody on this machine offered a socket without knowing the secret.")
            return False
        return bool(clock() - when < STALE_S)

    async def adopt(self, connection: socket.socket, request: bytes) -> None:
        """The visitor's request is answered here, as if it had come here."""
        connection.setblocking(False)
        with contextlib.suppress(OSError):  # the visitor has gone meanwhile
            _, end = await asyncio.get_running_loop().connect_accepted_socket(self.make, connection)
            assert isinstance(end, PassableSocket)
            end.passed_on = True
            PASSED.labels("taken").inc()
            end.data_received(request)
