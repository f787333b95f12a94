"""Fixtures of the browser's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.driver.arrivals import arrivals
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person


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
    with arrivals(browser, Person) as arrive:
        yield arrive
