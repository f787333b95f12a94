"""Fixtures of the journeys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import house
from tests.browser.driver.house import RunningServer
from tests.journeys.journey import Journey
from tests.server.guests import MovableServer

from bigboard.server.settings import STATIC

__all__ = ["house"]


@pytest.fixture
def journey(browser: Browser, house: RunningServer) -> Iterator[Journey]:
    journey = Journey(browser, house)
    yield journey
    journey.end()


@pytest.fixture
def timed_journey(browser: Browser, tmp_path: Path) -> Iterator[tuple[Journey, MovableServer]]:
    """A journey at a server whose clock the test puts forward."""
    with MovableServer(tmp_path, static=STATIC) as server:
        journey = Journey(browser, server)
        yield journey, server
        journey.end()
