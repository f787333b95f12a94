"""`bigboard lesson`: a file from positions, its link, and bad files."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from bigboard.cli.commands.lesson import EXAMPLE, app
from bigboard.coach.lessons.collection import read_collection

RUN = CliRunner()


def test_a_new_lesson_has_a_link(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    made = RUN.invoke(app, ["new", str(file), "--title", "Mergers", "--position", EXAMPLE, "--question", "Which?"])
    assert made.exit_code == 0
    linked = RUN.invoke(app, ["link", str(file), "--server", "https://example.org/"])
    address, _, word = linked.output.strip().partition("#")
    assert address == "https://example.org/collection"
    found = read_collection(word)
    assert (found.title, found.exercises[0].position, found.exercises[0].question) == ("Mergers", EXAMPLE, "Which?")


def test_no_file_is_overwritten_and_bad_ones_get_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("hello", encoding="utf-8")
    assert RUN.invoke(app, ["new", str(file)]).exit_code != 0
    assert file.read_text(encoding="utf-8") == "hello"
    refused = RUN.invoke(app, ["link", str(file)])
    assert refused.exit_code != 0
    assert "not a collection" in str(refused.exception)
    wrong = RUN.invoke(app, ["new", str(tmp_path / "other.json"), "--position", "acquire players=2 T=5A"])
    assert "Tower has one tile" in str(wrong.exception)
    assert not (tmp_path / "other.json").exists()
