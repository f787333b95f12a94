"""A PostgreSQL of one's own: Debian's binaries, in a folder that goes away, under a user who is not root."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.ports import free_port


def binaries() -> Path:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    installed = shutil.which("initdb")
    if installed is None:
        pytest.fail("These tests need PostgreSQL: `make postgres` installs it, on Debian.")
    return Path(installed).parent


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bigboard-postgres-"))
        self.port = free_port()
        self.programs = binaries()
        self.as_user: dict[str, Any] = {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:  # the programs refuse root
            self.as_user = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self.folder, "postgres", "postgres")
        self.process: subprocess.Popen[bytes] | None = None
        self.environment: dict[str, str] = {}
        self.run("initdb", "--no-sync", "--auth=trust", "--username=bigboard", "--encoding=UTF8", "--locale=C")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def url(self, name: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://bigboard@127.0.0.1:{port or self.port}/{name}"

    def run(self, program: str, *options: str) -> None:
        command = [str(self.programs / program), "-D", self.data, *options]
        subprocess.run(command, check=True, capture_output=True, cwd="/", **self.as_user)

    def start(self) -> None:
        options = [f"port={self.port}", f"unix_socket_directories={self.folder}", "listen_addresses=127.0.0.1"]
        options += ["shared_buffers=32MB", "max_connections=100", "logging_collector=off"]
        command = [str(self.programs / "postgres"), "-D", self.data]
        command += [part for option in options for part in ("-c", option)]
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd="/",
                stdout=log,
                stderr=log,
                start_new_session=True,
                env={**os.environ, **self.environment},
                **self.as_user,
            )
        self.wait()

    def wait(self) -> None:
        import psycopg

        end = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url(), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.1)

    def kill(self) -> None:
        """As a power cut would: all of its processes at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder.parent / f"{self.folder.name}.log").unlink(missing_ok=True)

    def new_database(self, name: str) -> str:
        """The URL of a fresh database."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as line:
            line.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    made = Postgres()
    try:
        made.start()
        yield made
    finally:
        made.close()
