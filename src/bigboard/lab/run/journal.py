"""The log file of a long run: one line of JSON per finished game, appended and flushed to disk.

The first line says what is being played. A run that was stopped, or that died with the machine, goes on from its
journal; a last line that was only half written is dropped.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

FORMAT = 2


class JournalError(ValueError):
    """One sentence about a journal that cannot be used."""


class Journal:
    """An open journal."""

    def __init__(self, path: Path, plan: Mapping[str, Any], resume: bool = False, replace: bool = False) -> None:
        self.path = path
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
        """Check that it is the journal of this run, and cut off a half-written line."""
        found = heading_of(self.path)
        for name, wanted in heading.items():
            if found.get(name) != wanted:
                raise JournalError(
                    f"{self.path} belongs to another run: its {name!r} is {found.get(name)!r}, not {wanted!r}."
                )
        *_, end = (at + len(text) for _, at, text in whole_lines(self.path))
        if end < self.path.stat().st_size:
            with self.path.open("r+b") as file:
                file.truncate(end)

    def games(self) -> Iterator[dict[str, Any]]:
        """Yield its games, in the order in which they ended."""
        return games_of(self.path)

    def append(self, lines: Iterable[str]) -> None:
        """Write the lines and return when they are on the disk."""
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
        raise JournalError(f"Line {number} of {path} is damaged. Remove it, or start a new file.")
    return line


def whole_lines(path: Path) -> Iterator[tuple[int, int, bytes]]:
    """Number, place in the file and text of every line; one that is only half written is left out."""
    at = 0
    with path.open("rb") as file:
        for number, text in enumerate(file, 1):
            if text.endswith(b"\n"):
                yield number, at, text
            at += len(text)


def heading_of(path: Path) -> dict[str, Any]:
    """Return the heading of a journal; JournalError if there is none."""
    for number, _, text in whole_lines(path):
        return read_line(path, number, text)
    raise JournalError(f"{path} is empty.")


def games_of(path: Path) -> Iterator[dict[str, Any]]:
    """The games of a journal that may still be growing, one after the other, without those that failed."""
    for number, _, text in whole_lines(path):
        line = read_line(path, number, text)
        if number > 1 and "failed" not in line:
            yield line


def ordered_games(path: Path) -> Iterator[dict[str, Any]]:
    """The same in the order of the deals. Only the places of the lines are kept in memory, never the games."""
    places: dict[tuple[int, int], tuple[int, int]] = {}
    for number, at, text in whole_lines(path):
        if number > 1:
            line = read_line(path, number, text)
            if "failed" not in line:
                places[line["deal"], line["rotation"]] = (at, number)
    with path.open("rb") as file:
        for _, (at, number) in sorted(places.items()):
            file.seek(at)
            yield read_line(path, number, file.readline())


def usual_path(plan: Mapping[str, Any]) -> Path:
    """Return the path of the journal for a run without a file; the same command finds it again."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    text = json.dumps(plan, sort_keys=True)
    return base / "bigboard" / "lab" / f"{plan['kind']}-{hashlib.sha256(text.encode()).hexdigest()[:16]}.jsonl"
