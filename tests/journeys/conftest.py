"""Fixtures of the journeys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import browser, house
from tests.browser.driver.house import RunningServer
from tests.journeys.journey import Journey

__all__ = ["browser", "house"]


@pytest.fixture
def journey(browser: Browser, house: RunningServer) -> Iterator[Journey]:
    journey = Journey(browser, house)
    yield journey
    journey.end()
