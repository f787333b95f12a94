"""Fixtures of the terminal's tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.at_the_terminal import Desk

from bigboard.cli.language import speak
from bigboard.i18n import SETTINGS


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


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)
