"""Mistakes on the command line: one sentence, the exit code 2, and no words of Python's."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bigboard.cli.main import run


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """A server that begins here writes its log to what the test catches, and that is closed afterwards."""
    loggers = [logging.getLogger(), logging.getLogger("bigboard"), logging.getLogger("bigboard.server")]
    before = [(logger, list(logger.handlers), logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)
        logger.propagate = propagate


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(words) == 2
    said = capsys.readouterr()
    sentence = said.err.removeprefix("bigboard: ").strip()
    assert "\n" not in sentence
    assert "Errno" not in sentence
    assert "Traceback" not in sentence
    return sentence


@pytest.fixture
def no_folder(tmp_path: Path) -> Path:
    """Where no folder can be made by any user: a file lies there."""
    (tmp_path / "file").write_text("")
    return tmp_path / "file"


def test_a_data_folder_that_cannot_be_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, no_folder: Path
) -> None:
    monkeypatch.setenv("BIGBOARD_HOME", str(no_folder / "data"))
    assert str(no_folder) in complaint(capsys, "serve", "--port", "0")


def test_a_cache_folder_that_cannot_be_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, no_folder: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(no_folder))
    assert str(no_folder) in complaint(capsys, "simulate", "acquire", "--games", "1", "--jobs", "0")


def test_a_database_in_a_place_that_does_not_exist(capsys: pytest.CaptureFixture[str], no_folder: Path) -> None:
    sentence = complaint(capsys, "serve", "--port", "0", "--database", f"sqlite:///{no_folder}/x.sqlite")
    assert sentence.startswith("The database cannot be opened")


def test_a_host_that_is_not_this_machine(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.sqlite"
    sentence = complaint(capsys, "serve", "--host", "192.0.2.1", "--port", "0", "--database", database)
    assert sentence.endswith("Try another --host.")


def test_a_record_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sentence = complaint(capsys, "replay", str(tmp_path / "gone.json"))
    assert sentence == f"{tmp_path / 'gone.json'} cannot be read: No such file or directory."


def test_a_word_is_looked_up_in_every_rulebook(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "bankrupt", "--width", "100"]) == 0
    assert "STK-" in capsys.readouterr().out
    assert run(["rules", "tie", "--width", "100"]) == 0
    both = capsys.readouterr().out
    assert "STK-" in both
    assert "ACQ-" in both
    assert "Acquire / Stockpile" in complaint(capsys, "rules", "zebra")
