"""Which tests run uncompiled, in which order a soak runs them, and the one browser of a process."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = Path(__file__).parent
RULES = [HERE / "titles" / title / "rules" for title in ("acquire", "stockpile")]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, for browser tests and journeys alike: Playwright runs once in a process."""
    from tests.browser.driver.chromium import launch

    with launch() as running:
        yield running


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.get_closest_marker("once") and any(folder in item.path.parents for folder in RULES):
            item.add_marker("uncompiled")
    seed = os.environ.get("BIGBOARD_SHUFFLE")
    if seed:
        shuffle(items, random.Random(seed))


def shuffle(items: list[pytest.Item], rng: random.Random) -> None:
    """Shuffle the files and the tests of each: a file keeps its server."""
    by_file: dict[Path, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.path, []).append(item)
    files = sorted(by_file)
    rng.shuffle(files)
    for file in files:
        rng.shuffle(by_file[file])
    items[:] = [item for file in files for item in by_file[file]]
