"""A program in a separate process: lines to it, lines from it within a time, and its end together with ours.

Nothing here waits for the program without a limit. Two threads move the lines, so a program that does not read blocks
no one.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import subprocess
import threading
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Any

from bigboard.games.contract import JsonDict

MAX_LINE = 1 << 20  # bytes of a line that a program may write
GRACE_S = 1.0  # between the end of its input and the kill
# The program leads a separate process group. This shell waits until our end of its input closes, which happens even
# if we are killed, and then kills the group.
GUARD = 'read -r line; kill -9 "-$1" 2>/dev/null'


class ProgramEnded(Exception):
    """The program ended, or never started."""


class ProgramSilent(Exception):
    """The program did not answer in time."""


def split_command(command: str) -> list[str]:
    """Return the words of a command line; ValueError names what is wrong, also if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"The command {command!r} cannot be read: {error}.") from None
    if not words:
        raise ValueError("A command is missing: write cmd:./mybot, or cmd:python3 mybot.py.")
    if shutil.which(words[0]) is None:
        there = "is not executable: chmod +x makes it so" if os.path.exists(words[0]) else "is not there"
        raise ValueError(f"The program {words[0]!r} of the command {command!r} {there}.")
    return words


class Process:
    """One running program."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.name = ""  # as it introduces itself
        try:
            self.child = subprocess.Popen(
                split_command(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise ProgramEnded(f"could not be started: {error.strerror or error}") from None
        self.guard = guard(self.child.pid)
        self.lines: SimpleQueue[bytes] = SimpleQueue()  # an empty line is the end
        self.waiting: SimpleQueue[bytes] = SimpleQueue()
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        threading.Thread(target=read_lines, args=(self.child.stdout, self.lines), daemon=True).start()
        self.writer = threading.Thread(target=write_lines, args=(self.child.stdin, self.waiting), daemon=True)
        self.writer.start()
        running.add(self)

    @property
    def alive(self) -> bool:
        return self.child.poll() is None

    def send(self, message: JsonDict) -> None:
        """Write a message; the program reads it when it wants to."""
        self.waiting.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def receive(self, seconds: float) -> Any:
        """Return the next line as JSON; a text where it is none. ProgramEnded and ProgramSilent say why there is none.

        A program that has ended is never waited for.
        """
        try:
            line = self.lines.get(timeout=max(seconds, 0.0))
        except Empty:
            raise ProgramSilent from None
        if not line:
            self.lines.put(b"")
            raise ProgramEnded(self.ending())
        if len(line) > MAX_LINE:
            self.end()
            raise ProgramEnded(f"wrote a line of more than {MAX_LINE:,} bytes")
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            return line.decode(errors="replace").rstrip("\n")

    def ending(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            code = self.child.wait(GRACE_S)
            return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        return "closed its output"

    def end(self) -> None:
        """Close the program's input, give it a moment, then kill it and all that it has started."""
        running.discard(self)
        if self.alive:
            self.waiting.put(b"")
            with suppress(subprocess.TimeoutExpired):
                self.child.wait(GRACE_S)
        if self.guard is not None:
            assert self.guard.stdin is not None
            self.guard.stdin.close()
            self.guard.wait()  # before the child is reaped: its number still belongs to it
        else:
            self.child.kill()
        self.child.wait()
        self.waiting.put(b"")
        self.writer.join()
        assert self.child.stdout is not None
        self.child.stdout.close()


def guard(group: int) -> subprocess.Popen[bytes] | None:
    """Start the process that kills the group when we end, however we end; None where there is no shell for it."""
    if os.name != "posix":
        return None
    command = ["/bin/sh", "-c", GUARD, "sh", str(group)]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True)


def read_lines(source: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    with suppress(OSError, ValueError):  # closed in the meantime
        while line := source.readline(MAX_LINE + 1):
            lines.put(line)
            if len(line) > MAX_LINE:
                break
    lines.put(b"")


def write_lines(target: IO[bytes], waiting: SimpleQueue[bytes]) -> None:
    with suppress(OSError, ValueError):
        while line := waiting.get():
            target.write(line)
            target.flush()
    with suppress(OSError):
        target.close()


running: weakref.WeakSet[Process] = weakref.WeakSet()


@atexit.register
def end_all() -> None:
    """End every program that is still running when this process ends."""
    for process in list(running):
        process.end()
