"""`bigboard review`: text, JSON and a page, and a sentence where a record is no good."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.coach.played_games import record

from bigboard.cli.main import run
from bigboard.i18n import LANGUAGES
from bigboard.records.record import write_record

GOLDEN = Path(__file__).parents[2] / "golden"
FEW = ["--simulations", "20", "--jobs", "0"]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first moves of a game of two."""
    kept = record("stockpile", 2, level="easy")
    kept["actions"] = kept["actions"][:9]
    file = tmp_path_factory.mktemp("records") / "game.json"
    write_record(file, {**kept, "table": {"names": ["Ana", "<b>Bruno</b>"]}})
    return file


def test_the_text_says_where_results_came_from_and_what_was_costly(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", str(game), *FEW, "--language", "en", "--width", "100"]) == 0
    printed = capsys.readouterr().out
    for word in ("Result", "Expectation", "Luck", "Own play", "Others’ play", "Without luck", "Ana"):
        assert word in printed


def test_json_has_all_figures_and_the_same_seed_gives_the_same(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", str(game), *FEW, "--json", "-"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert run(["review", str(game), *FEW, "--json", str(tmp_path / "again.json")]) == 0
    assert json.loads((tmp_path / "again.json").read_text(encoding="utf-8")) == printed
    assert printed["names"] == ["Ana", "<b>Bruno</b>"]
    assert len(printed["seats"]) == 2
    assert {"n", "verdict", "loss", "best", "chosen", "reasons"} <= set(printed["decisions"][0])


class Page(HTMLParser):
    """What a page consists of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_needs_nothing_else_and_believes_no_name(game: Path, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    assert run(["review", str(game), *FEW, "--html", str(file), "--language", "fr", "--seat", "1"]) == 0
    page = Page()
    page.feed(file.read_text(encoding="utf-8"))
    assert page.addresses == []
    assert {"svg", "polyline", "table"} <= set(page.tags)
    assert page.tags.count("polyline") == 2
    assert "b" not in page.tags
    assert "<b>Bruno</b>" in page.text
    assert "Espérance" in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_all_that_is_said(
    game: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", str(game), *FEW, "--language", language]) == 0
    assert "coach-" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "is empty"),
        ("{", "not complete JSON"),
        ("[]", "not a record"),
        ("\x00\x01", "not complete JSON"),
        ('{"name": "package", "version": "1.0.0"}', "not a Big Board game record"),
        ('{"format": 1}', "either a 'deal' or a 'position'"),
        ('{"format": 1, "game": "chess", "deal": {}, "actions": []}', "chess"),
        ('{"format": 7, "game": "acquire", "deal": {}, "actions": []}', "reads format 1"),
    ],
)
def test_a_damaged_record_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, complaint: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    assert run(["review", str(file)]) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert not said.out


def test_a_folder_and_a_picture_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "picture.json"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert run(["review", str(picture)]) == 2
    assert capsys.readouterr().err.endswith("picture.json is not a text file.\n")
    assert run(["review", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("cannot be read: Is a directory.\n")


def test_a_move_that_was_changed_is_named(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = json.loads(game.read_text(encoding="utf-8"))
    kept["actions"][4] = {"type": "bid", "pile": 99, "space": 0}
    file = tmp_path / "forged.json"
    write_record(file, kept)
    assert run(["review", str(file)]) == 2
    assert "Action 5 of 9" in capsys.readouterr().err


def test_a_game_of_other_rules_gets_a_sentence(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = json.loads(game.read_text(encoding="utf-8"))
    kept["deal"]["rules"] = 2
    file = tmp_path / "newer.json"
    write_record(file, kept)
    assert run(["review", str(file)]) == 2
    assert "This deal is for version 2 of the rules; this engine plays version 1." in capsys.readouterr().err


def test_a_seat_or_a_file_that_is_not_there_gets_a_sentence(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(game), "--seat", "3"]) == 2
    assert "3" in capsys.readouterr().err
    assert run(["review", str(game.parent / "none.json")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert run(["review", str(game), "--json", str(game.parent / "nowhere" / "review.json")]) == 2
    assert "nowhere" in capsys.readouterr().err
