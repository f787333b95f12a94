"""Fixtures of the terminal's tests."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.at_the_terminal import Desk

from bigboard.cli.language import speak
from bigboard.i18n import SETTINGS
from bigboard.server.ops.log_config import Lines


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test, and the terminal is the same everywhere."""
    folder = tmp_path / "bigboard"
    monkeypatch.setenv("BIGBOARD_HOME", str(folder))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("NO_COLOR", "FORCE_COLOR", *SETTINGS):
        monkeypatch.delenv(name, raising=False)
    speak("en")
    return folder


@pytest.fixture(autouse=True)
def log() -> Iterator[None]:
    """`bigboard serve` configures the log of its process, which here is the process of the tests that follow."""
    root = logging.getLogger()
    level = root.level
    yield
    for handler in [*root.handlers]:
        if isinstance(handler.formatter, Lines):
            root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)
