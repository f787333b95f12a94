"""Ports that belong to one test process: no other takes them, not even between a server's end and its next start."""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from pathlib import Path
from typing import TextIO

FIRST, LAST = 18_000, 32_000  # below the ports that the system hands out by itself
LOCKS = Path(tempfile.gettempdir()) / f"bigboard-ports-{os.getuid()}"
held: list[TextIO] = []  # an open file keeps its lock until the process ends


def free_port() -> int:
    """Reserve a port for the life of this process."""
    LOCKS.mkdir(exist_ok=True)
    for port in range(FIRST + os.getpid() * 31 % (LAST - FIRST), LAST):
        lock = (LOCKS / str(port)).open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", port))
        except OSError:
            lock.close()
            continue
        held.append(lock)
        return port
    raise AssertionError(f"no port of {FIRST} to {LAST} is free")
