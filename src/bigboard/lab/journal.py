"""The file that a long run writes: one line of JSON a finished game, only ever appended, flushed to the disk.

The first line says what is being played. A run that was stopped, or that died with the machine, goes on from its
journal; a last line that was only half written is dropped.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

FORMAT = 1


class JournalError(ValueError):
    """One sentence about a journal that cannot be used."""


class Journal:
    """An open journal. `lines` are the games that it held when it was opened."""

    def __init__(self, path: Path, plan: Mapping[str, Any], resume: bool = False, replace: bool = False) -> None:
        self.path = path
        self.lines: list[dict[str, Any]] = []
        heading = {"format": FORMAT, **plan}
        there = path.exists() and path.stat().st_size > 0
        if there and not resume and not replace:
            raise JournalError(f"{path} exists already. Add --resume to go on with it, or name another file.")
        path.parent.mkdir(parents=True, exist_ok=True)
        if there and resume:
            self.take_up(heading)
            self.file = path.open("ab")
        else:
            self.file = path.open("wb")
            self.append([json.dumps(heading, sort_keys=True)])

    def take_up(self, heading: Mapping[str, Any]) -> None:
        """Reads what has been played, and cuts off what was only half written."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        texts = whole.splitlines()
        found = read_line(self.path, 1, texts[0]) if texts else {}
        for name, wanted in heading.items():
            if found.get(name) != wanted:
                raise JournalError(
                    f"{self.path} belongs to another run: its {name!r} is {found.get(name)!r}, not {wanted!r}."
                )
        self.lines = [read_line(self.path, number, text) for number, text in enumerate(texts[1:], 2)]
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))

    def append(self, lines: Iterable[str]) -> None:
        """Writes the lines and returns when they are on the disk."""
        self.file.write("".join(f"{line}\n" for line in lines).encode())
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def read_line(path: Path, number: int, text: bytes) -> dict[str, Any]:
    try:
        line = json.loads(text)
    except ValueError:
        line = None
    if not isinstance(line, dict):
        raise JournalError(f"Line {number} of {path} is damaged. Take it out, or begin a new file.")
    return line


def read_journal(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The heading and the games of a journal that somebody else may still be writing."""
    data = path.read_bytes()
    texts = data[: data.rfind(b"\n") + 1].splitlines()
    if not texts:
        raise JournalError(f"{path} is empty.")
    heading, *lines = (read_line(path, number, text) for number, text in enumerate(texts, 1))
    return heading, lines


def usual_path(plan: Mapping[str, Any]) -> Path:
    """Where the journal of a run lies that was given no file: the same command finds it again."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    text = json.dumps(plan, sort_keys=True)
    return base / "bigboard" / "lab" / f"{plan['kind']}-{hashlib.sha256(text.encode()).hexdigest()[:16]}.jsonl"
