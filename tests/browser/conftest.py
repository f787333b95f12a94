"""Fixtures of the browser's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.timeouts import HANG_S

HANG_MS = HANG_S * 1000
expect.set_options(timeout=HANG_MS)


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
    """Opens a fresh browser window for someone: `arrive(house, "Anna")`. Whatever it complains of fails the test."""
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
