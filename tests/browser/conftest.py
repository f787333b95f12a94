"""Fixtures of the browser's tests."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.timeouts import HANG_S

HANG_MS = HANG_S * 1000
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
expect.set_options(timeout=HANG_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("The browser tests need Chromium. On Debian: sudo apt-get install chromium", pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests of a process."""
    with RunningServer(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that a test may kill."""
    with RunningServer(tmp_path_factory.mktemp("own-house")) as running:
        yield running


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Opens a fresh browser window for somebody: `arrive(house, "Anna")`. Whatever it complains of fails the test."""
    arrived: list[Person] = []

    def make(house: RunningServer, name: str, **window: Any) -> Person:
        settings = {"locale": "en-US", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **window}
        context = browser.new_context(**{"base_url": house.url, **settings})
        context.set_default_timeout(HANG_MS)
        arrived.append(Person(name, context))
        return arrived[-1]

    yield make
    for person in arrived:
        person.context.close()
    for person in arrived:
        assert person.complaints == [], f"{person.name}'s browser complains"
