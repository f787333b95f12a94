"""The code of a page, and how its commands are tried in seconds: with few games, a free port, and someone who quits."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from tests.docs.recipes import ROOT, text_without
from tests.ports import free_port
from tests.timeouts import HANG_S

FENCE = re.compile(r"^( *)```([^\n`]*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"# ([\w.-]+\.(?:py|toml))\b")

# What a page may have in a block. A `piece` is shown out of its surroundings, so it is read but not run.
LANGUAGES = (
    "python",
    "python piece",
    "sh",
    "console",
    "toml",
    "toml piece",
    "json",
    "ts",
    "text",
    "ftl",
    "svelte",
    "yaml",
)

# Commands that only make sense on another machine, or that need one to themselves, and where they are tried instead.
ELSEWHERE = {
    "apt": "run-a-site.md says how it was tried",
    "apt-get": "run-a-site.md says how it was tried",
    "useradd": "run-a-site.md says how it was tried",
    "install": "run-a-site.md says how it was tried",
    "mkdir": "run-a-site.md says how it was tried",
    "cp": "run-a-site.md says how it was tried",
    "systemctl": "run-a-site.md says how it was tried",
    "curl": "run-a-site.md says how it was tried",
    "echo": "run-a-site.md says how it was tried",
    "sqlite3": "tests/server/db/test_maintenance.py",
    "docker": "tests/server/ops/test_deploy.py runs the commands of the image's stages",
    "pg_dump": "PostgreSQL's own",
    "pg_restore": "PostgreSQL's own",
    "sudo": "tests/server/postgres.py makes a PostgreSQL of its own",
    "ray": "tests/lab/exec/test_ray_backend.py",
    "pip": "tests/test_packages.py installs the packages",
    "uvx": "tests/test_packages.py installs the packages and starts the server",
    "make": "the Makefile has the target; `make test` runs itself",
}

# Less of everything. A number that a page names is large because the answer should be exact.
LESS = {
    "--games": "4",
    "--even": "1",
    "--minutes": "0.02",
    "--seconds": "0.02",
    "--rounds": "1",
    "--number": "1",
    "--simulations": "20",
    "--redraws": "1",
}
TAKES_LONG = {"bench", "bot", "ladder", "puzzles", "train", "verify"}  # or need a server's game
PARTS = (["puzzles", "check"], ["puzzles", "solve"])  # commands of a command
OF_THE_SYSTEM = re.compile(r"/(?:backup|etc|opt|var)/")
CHANGED = {"search:seconds=2": "search:seconds=0.01", "hard,medium*3": "easy,random*3"}


@dataclass(frozen=True)
class Block:
    """A block of code: its language, its text, and the line of the page on which it begins."""

    language: str
    text: str
    line: int

    @property
    def file(self) -> str | None:
        """The name of the file that the block shows, if its first line says so."""
        found = FILE.match(self.text)
        return found[1] if found else None

    def commands(self) -> list[str]:
        """The lines to type, without the comments behind them."""
        text = self.text.replace("\\\n", " ")
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        if self.language == "console":
            lines = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
        return [line for line in lines if shlex.split(line, comments=True)]


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(found[2].strip(), text_without(found[1], found[3]), text.count("\n", 0, found.start()) + 1)
        for found in FENCE.finditer(text)
    ]


def shortened(command: str) -> list[str]:
    """The words of a command, with less of everything."""
    for old, new in CHANGED.items():
        command = command.replace(old, new)
    words = shlex.split(command, comments=True)
    if ">" in words:  # what it prints is kept elsewhere
        words = words[: words.index(">")]
    if words[:2] == ["bigboard", "review"] and "--simulations" not in words:
        words += ["--simulations", "20"]
    for place, word in enumerate(words[:-1]):
        if word in LESS:
            words[place + 1] = LESS[word]
    if words[:1] == ["bigboard"] and words[1] in ("arena", "evaluate", "simulate", "ladder", "review"):
        words += ["--jobs", "0"] if "--on" not in words else []
    return words


tried: set[str] = set()


class Workplace:
    """A folder in which the commands of a page are tried, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src"), str(folder)]),
            "BIGBOARD_HOME": str(folder / "home"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "COLUMNS": "100",
        }

    def try_out(self, command: str) -> None:
        words = shortened(command)
        if not any(word.startswith("--out") or Path(self.folder / word).exists() for word in words[1:]):
            if command in tried:  # on another page: it needs nothing and leaves nothing
                return
            if words[1:2] != ["play"]:  # which leaves a game to resume
                tried.add(command)
        while re.match(r"[A-Z_]+=", words[0]):
            words.pop(0)
        tool = Path(words[0]).name
        if "--out" in words and "--resume" not in words:  # it may not exist yet
            (self.folder / words[words.index("--out") + 1]).unlink(missing_ok=True)
        if tool == "make":
            targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
            assert {word for word in words[1:] if "=" not in word} <= set(targets), f"{command}: no such target"
        elif tool in ("bigboard", "python", "python3"):
            module = ["-m", "bigboard"] if tool == "bigboard" else []
            self.run([sys.executable, *module, *words[1:]], command)
        elif tool == "cat":
            assert (self.folder / words[1]).exists(), command
        else:
            assert tool in ELSEWHERE, f"{command}: neither tried here nor listed in ELSEWHERE"

    def run(self, words: list[str], command: str) -> None:
        if words[3:4] == ["serve"] and "postgresql" not in command:
            self.serve(words, command)
            return
        if (
            set(words[3:4]) & TAKES_LONG
            or re.match("benchmarks|tools", words[2])
            or OF_THE_SYSTEM.search(command)
            or "--on" in words
            or "postgresql" in command
        ):
            self.understand(words, command)
            return
        self.finish(words, command)

    def finish(self, words: list[str], command: str) -> str:
        answers = "quit\n" * 3
        done = subprocess.run(
            words,
            cwd=self.folder,
            env=self.environment,
            input=answers,
            capture_output=True,
            text=True,
            timeout=4 * HANG_S,
        )
        assert done.returncode == 0, f"{command}: {done.stdout[-1500:]}\n{done.stderr[-1500:]}"
        return done.stdout

    def understand(self, words: list[str], command: str) -> None:
        """What takes minutes however little is asked for is asked for its options instead."""
        upto = 4 if words[2] == "bigboard" else 3
        if words[3:5] in PARTS:
            upto = 5
        known = self.finish([*words[:upto], "--help"], command)
        for word in words[upto:]:
            assert not word.startswith("--") or word.split("=")[0] in known, f"{command}: there is no {word}"

    def serve(self, words: list[str], command: str) -> None:
        """Starts it on a free port, on this machine only and without a browser, asks how it is, and stops it."""
        port = free_port()
        words = [word for word in words if word != "--open"]
        for name, value in (("--port", str(port)), ("--host", "127.0.0.1")):
            if name in words:
                words[words.index(name) + 1] = value
            else:
                words += [name, value]
        server = subprocess.Popen(words, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            lines = iter(server.stdout.readline, "")  # it says where it is as soon as it can be reached
            assert any(f":{port}" in line for line in lines), f"{command}: the server ended at once"
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=HANG_S) as answer:
                assert answer.status == 200
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=HANG_S)
