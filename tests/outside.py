"""Whisper Street, the game in `examples`, for tests that look at titles from outside."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from whisper_street import TITLE

from bigboard.games import registry

NAME = TITLE.name
FOLDER = Path(__file__).parents[1] / "examples" / "whisper_street"


@contextmanager
def installed() -> Iterator[None]:
    """As if it were installed, in this process alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.titles(), NAME, TITLE)
        yield


@contextmanager
def packaged(folder: Path) -> Iterator[None]:
    """As pip would leave it in that folder, for this process and those that it starts with its `sys.path`."""
    write_metadata(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        registry.titles.cache_clear()
        yield
    registry.titles.cache_clear()


def write_metadata(folder: Path) -> None:
    """What Python finds entry points by."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = [
        f"[{group}]\n{name} = {address}\n"
        for group, points in project["entry-points"].items()
        for name, address in points.items()
    ]
    (metadata / "entry_points.txt").write_text("".join(lines))
