"""Fixtures of the server's tests."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.features.post_office import Hook, PostOffice
from tests.server.guests import Guest, RunningServer
from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests of a file, with brakes off."""
    with RunningServer(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def guest(house: RunningServer) -> Iterator[Callable[[str | None], Guest]]:
    """Makes guests of the house: `guest("Anna")`."""
    made: list[Guest] = []

    def make(name: str | None = "Guest") -> Guest:
        made.append(Guest(house.url, name))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """One database server for all tests of a file."""
    with running_postgres() as running:
        yield running


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        threading.Thread(target=office.serve_forever, args=(0.05,), daemon=True).start()
        yield office
        office.shutdown()


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as hook:
        threading.Thread(target=hook.serve_forever, args=(0.05,), daemon=True).start()
        yield hook
        hook.shutdown()
