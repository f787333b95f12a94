"""The stages of `deploy/Dockerfile`, read, and run in folders instead of containers."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

HOUSE = Path(__file__).parents[3]
DOCKERFILE = HOUSE / "deploy" / "Dockerfile"
IGNORED = HOUSE / "deploy" / "Dockerfile.dockerignore"


class Copy(NamedTuple):
    """A COPY: `stage` is empty for the checkout."""

    stage: str
    sources: list[str]
    target: str


class Stage(NamedTuple):
    name: str
    image: str
    steps: list[tuple[str, str]]

    def said(self, keyword: str) -> list[str]:
        return [rest for word, rest in self.steps if word == keyword]


def stages() -> list[Stage]:
    text = re.sub(r"\\\n\s*", "", DOCKERFILE.read_text())
    arguments: dict[str, str] = {}
    found: list[Stage] = []
    for line in text.splitlines():
        keyword, _, rest = line.partition(" ")
        rest = rest.strip()
        if keyword == "ARG" and not found:
            name, _, value = rest.partition("=")
            arguments[name] = value
        elif keyword == "FROM":
            image, _, name = rest.partition(" AS ")
            found.append(Stage(name, re.sub(r"\$\{(\w+)\}", lambda one: arguments[one[1]], image), []))
        elif keyword and not keyword.startswith("#"):
            found[-1].steps.append((keyword, rest))
    return found


def copied(rest: str) -> Copy:
    words = rest.split()
    stage = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else ""
    return Copy(stage, words[:-1], words[-1])


def is_ignored(path: Path) -> bool:
    """Whether a file of the checkout stays out of the image."""
    name = path.relative_to(HOUSE).as_posix()
    patterns = [line for line in IGNORED.read_text().splitlines() if line and not line.startswith("#")]
    parts = name.split("/")
    heads = ["/".join(parts[: end + 1]) for end in range(len(parts))]
    return any(
        any(fnmatch(part, one.removeprefix("**/")) for part in parts) if one.startswith("**/") else one_of(heads, one)
        for one in patterns
    )


def one_of(heads: list[str], pattern: str) -> bool:
    return any(head.count("/") == pattern.count("/") and fnmatch(head, pattern) for head in heads)


def python_of(image: str) -> str:
    """The Python of an image if this machine has it, else the one of the tests."""
    wanted = f"python{image.partition(':')[2].partition('-')[0]}"
    found = subprocess.run(
        [wanted, "-c", "import sys; print(sys.executable)"], capture_output=True, text=True, check=False
    )
    return found.stdout.strip() if found.returncode == 0 else sys.executable


def run_stages(folder: Path) -> Path:
    """Run the commands of all stages, each in its own folder; return the folder of the last stage's Python."""
    bins = Path()
    for number, stage in enumerate(stages()):
        root = folder / (stage.name or "server")
        root.mkdir()
        work = root
        bins = folder / f"python{number}" / "bin"
        if stage.image.startswith("python:"):
            subprocess.run([python_of(stage.image), "-m", "venv", bins.parent], check=True)
        for keyword, rest in stage.steps:
            if keyword == "USER":
                break  # what follows is for the running container
            if keyword == "WORKDIR":
                work = root / rest.lstrip("/")
                work.mkdir(parents=True, exist_ok=True)
            elif keyword == "COPY":
                copy_into(work, copied(rest), folder)
            elif keyword == "RUN" and not rest.startswith("useradd"):
                environment = {**os.environ, "PATH": f"{bins}:{os.environ['PATH']}"}
                environment.pop("PYTHONPATH", None)
                done = subprocess.run(
                    ["sh", "-c", rest], cwd=work, env=environment, capture_output=True, text=True, check=False
                )
                assert done.returncode == 0, f"{rest}\n{done.stdout}{done.stderr}"
    return bins


def copy_into(work: Path, copy: Copy, folder: Path) -> None:
    for name in copy.sources:
        source = folder / copy.stage / name.lstrip("/") if copy.stage else HOUSE / name
        target = work / copy.target
        if source.is_dir():
            ignore = None if copy.stage else ignored_names
            shutil.copytree(source, target, dirs_exist_ok=True, ignore=ignore)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)


def ignored_names(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if is_ignored(Path(folder, name))]
