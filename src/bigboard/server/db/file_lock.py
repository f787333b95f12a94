"""One server a database file: a lock that the system takes back by itself when its process ends, however it ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from sqlalchemy import Engine


class DatabaseTaken(ValueError):
    """Another process has this database."""


def lock_beside(engine: Engine) -> IO[str] | None:
    """The lock of a SQLite file, held until it is closed; None for databases that several may use.

    DatabaseTaken names the process that has it.
    """
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    path = Path(f"{os.path.realpath(file)}.lock")  # a symbolic link leads to the same lock
    held = path.open("a+", encoding="ascii")
    try:
        take(held)
    except OSError:
        held.seek(0)
        owner = held.read(20).strip()
        held.close()
        sentence = f"Another Big Board server{f' (process {owner})' if owner else ''} uses {file} already."
        raise DatabaseTaken(f"{sentence} Stop it, or name another file with --database.") from None
    held.truncate(0)
    held.write(f"{os.getpid()}\n")
    held.flush()
    return held


def take(held: IO[str]) -> None:
    """Locks the file, or raises OSError at once."""
    try:
        import fcntl
    except ImportError:  # Windows locks a byte
        import msvcrt

        held.seek(1000)
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
