"""The file that docs/reference/data-files.md shows can be played with, and its code does what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.titles.stockpile.table_setting import GAME

PAGE = (Path(__file__).parents[5] / "docs" / "reference" / "data-files.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (toml,) = blocks("toml")
    (tmp_path / "my_box.toml").write_text(toml, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_code_of_the_page_runs_and_prints_what_stands_there(capsys: pytest.CaptureFixture[str]) -> None:
    exec("\n".join(blocks("python")), {})
    assert capsys.readouterr().out == blocks("text")[0]


def test_the_mistake_of_the_page_is_named_as_it_says(folder: Path) -> None:
    mistake = "[investor.carlos]\nspaces = { value = 0, source = 'house' }\n"
    (folder / "my_box.toml").write_text(mistake, encoding="utf-8")
    with pytest.raises(ValueError, match=r"^my_box\.toml") as found:
        GAME.deal(3, 1, {"data": "my_box.toml"})
    assert f"{found.value}\n" == blocks("text")[1]
