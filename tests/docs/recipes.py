"""Recipes in `docs` as something that can be followed: what a block of code asks to be done, and doing it.

```toml file=a/b.toml                  write the block into a file
```python append=a/b.py                at its end, after an empty line or two
```python in=a/b.py after='some text'  after the first line with that text (also `before`, `replace`)
```sh                                  run its lines; `sh fails`: and the last one fails
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.timeouts import HANG_S

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "tools", "examples", "locales", "docs", "web/src", "pyproject.toml", "CONTRIBUTING.md")
LEFT_OUT = shutil.ignore_patterns("static", "__pycache__", "*.so", "_compiled.json", "*.egg-info", "browser")
BLOCK = re.compile(r"^( *)```(\S+)([^\n]*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Step:
    """One block: its language, what is to be done with it, and its text."""

    language: str
    orders: dict[str, str]
    text: str


def steps(recipe: Path) -> list[Step]:
    found = []
    for indent, language, rest, text in BLOCK.findall(recipe.read_text(encoding="utf-8")):
        words = [word.partition("=") for word in shlex.split(rest)]
        found.append(Step(language, {name: value for name, _, value in words}, text_without(indent, text)))
    return found


def text_without(indent: str, text: str) -> str:
    """The block as it would stand at the margin."""
    return "".join(line.removeprefix(indent) for line in text.splitlines(keepends=True))


class Copy:
    """A copy of the repository, with a place for what is installed on the way."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "bigboard"
        self.packages = folder / "packages"
        self.root.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, self.root / name, ignore=LEFT_OUT)
            else:
                shutil.copy(source, self.root / name)
        tools = folder / "bin"
        tools.mkdir()
        for name, command in (("python", ""), ("bigboard", "-m bigboard"), ("pip", "-m pip"), ("pytest", "-m pytest")):
            (tools / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {command} "$@"\n')
            (tools / name).chmod(0o755)
        self.environment = {
            **os.environ,
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join([str(self.root / "src"), str(self.packages)]),
            "BIGBOARD_PURE": "1",
            "BIGBOARD_HOME": str(folder / "home"),
            "COLUMNS": "100",
            # What is installed goes to a folder of the test, from this machine alone.
            "PIP_TARGET": str(self.packages),
            "PIP_NO_DEPS": "1",
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # pip reads this one the other way round: it switches isolation off
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def follow(self, step: Step) -> str:
        """Does what the step says; what commands print is returned."""
        if step.language == "sh":
            return self.run(step.text, fails="fails" in step.orders)
        if "file" in step.orders:
            target = self.root / step.orders["file"]
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(step.text, encoding="utf-8")
        elif "append" in step.orders:
            target = self.root / step.orders["append"]
            gap = "\n\n" if step.language == "python" else "\n"
            target.write_text(f"{target.read_text(encoding='utf-8')}{gap}{step.text}", encoding="utf-8")
        elif "in" in step.orders:
            self.edit(self.root / step.orders["in"], step)
        return ""

    def edit(self, target: Path, step: Step) -> None:
        lines = target.read_text(encoding="utf-8").splitlines(keepends=True)
        ((how, text),) = [(name, value) for name, value in step.orders.items() if name != "in"]
        at = next((place for place, line in enumerate(lines) if text in line), None)
        assert at is not None, f"{target.name} has no line with {text!r}"
        first, last = {"before": (at, at), "replace": (at, at + 1), "after": (at + 1, at + 1)}[how]
        lines[first:last] = [step.text]
        target.write_text("".join(lines), encoding="utf-8")

    def run(self, commands: str, fails: bool = False) -> str:
        done = subprocess.run(
            ["sh", "-e", "-c", commands],
            cwd=self.root,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=4 * HANG_S,
        )
        said = done.stdout + done.stderr
        assert (done.returncode != 0) is fails, said
        return said
