from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.at_the_terminal import Desk


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test, and the terminal is the same everywhere."""
    folder = tmp_path / "bigboard"
    monkeypatch.setenv("BIGBOARD_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return folder


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)
