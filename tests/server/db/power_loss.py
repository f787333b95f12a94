"""A disk that loses what was not synced, to simulate a power failure under SQLite and PostgreSQL.

`unsynced_writes.c` is preloaded into the database's processes and notes their writes and syncs. After all of them were
killed, `strike` puts every file back to its latest sync. Of the writes after it, the disk has stored some, some only
up to a sector, and the others not at all. Names are taken as stored: files that were made, renamed or deleted are.
"""

from __future__ import annotations

import os
import random
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
HEAD = struct.Struct("<5Q")
MAGIC = struct.pack("<Q", 0x626F6172642D7077)
END = struct.pack("<Q", 0x626F6172642D7077 ^ (2**64 - 1))
SECTOR = 512  # bytes that a disk stores all or none of


class Noted(NamedTuple):
    kind: str  # w: written, s: synced, u: deleted
    inode: int
    offset: int  # the size of the file, if it was synced
    data: bytes


class Disk:
    """The files whose path begins with `root`."""

    def __init__(self, root: Path, workshop: Path, owner: str | None = None) -> None:
        self.root, self.log = root, workshop / "writes.log"
        library = workshop / "unsynced_writes.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, HERE / "unsynced_writes.c", "-ldl"], check=True)
        for folder in (workshop, *workshop.parents):  # PostgreSQL runs as another user
            if owner is not None and folder.stat().st_uid == os.getuid() and folder != Path("/"):
                folder.chmod(folder.stat().st_mode | 0o011)
        self.log.touch()
        self.log.chmod(0o666)
        self.environment = {"LD_PRELOAD": str(library), "POWER_ROOT": str(root), "POWER_LOG": str(self.log)}
        self.synced: dict[int, bytearray] = {}
        self.begin()

    def files(self) -> list[Path]:
        found = self.root.rglob("*") if self.root.is_dir() else self.root.parent.glob(f"{self.root.name}*")
        return [path for path in found if path.is_file()]

    def begin(self) -> None:
        """Everything that is there now is synced."""
        self.synced = {path.stat().st_ino: bytearray(path.read_bytes()) for path in self.files()}
        os.truncate(self.log, 0)

    def noted(self) -> Iterator[Noted]:
        """Yield what was noted; a process that was killed may have left half a note."""
        text, at = self.log.read_bytes(), 0
        while (at := text.find(MAGIC, at)) >= 0 and at + HEAD.size <= len(text):
            _, kind, inode, offset, length = HEAD.unpack_from(text, at)
            end = at + HEAD.size + length
            if text[end : end + len(END)] == END:
                yield Noted(chr(kind), inode, offset, text[at + HEAD.size : end])
                at = end
            else:
                at += len(MAGIC)

    def strike(self, rng: random.Random) -> int:
        """Lose power: return how many writes were lost or torn. All processes were killed before."""
        waiting: dict[int, list[Noted]] = {}
        for note in self.noted():
            if note.kind == "w":
                waiting.setdefault(note.inode, []).append(note)
            elif note.kind == "u":
                self.synced.pop(note.inode, None)
                waiting.pop(note.inode, None)
            else:
                content = self.synced.setdefault(note.inode, bytearray())
                for written in waiting.pop(note.inode, ()):
                    put(content, written.offset, written.data)
                content.extend(bytes(max(0, note.offset - len(content))))
                del content[note.offset :]
        lost = 0
        for path in self.files():
            if path.name.endswith("-shm"):  # SQLite's shared memory, which no disk keeps
                path.unlink()
                continue
            inode = path.stat().st_ino
            content = self.synced.get(inode, bytearray())
            for written in waiting.get(inode, ()):
                kept = rng.choice((0, rng.randrange(len(written.data) + 1) // SECTOR * SECTOR, len(written.data)))
                put(content, written.offset, written.data[:kept])
                lost += kept < len(written.data)
            path.write_bytes(content)
        self.begin()
        return lost


def put(content: bytearray, offset: int, data: bytes) -> None:
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data
