"""Every command and every block of code on a page of the documentation runs as it is printed."""

from __future__ import annotations

import json
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.coach.played_games import record
from tests.docs.page_blocks import LANGUAGES, Workplace, blocks
from tests.docs.recipes import ROOT

from bigboard.lab.experiments.simulate import simulate
from bigboard.records.record import write_record
from bigboard.server.db.maintenance import open_database

RECIPES = {"add-a-card.md", "add-a-game.md", "add-a-language.md"}  # followed step by step in test_recipes.py
PAGES = [page for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")] if page.name not in RECIPES]
WITH_CODE = [page for page in PAGES if blocks(page)]


@pytest.fixture(scope="module")
def drawer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What commands name and other pages show: recorded games, journals, data files, a bot of one's own."""
    folder = tmp_path_factory.mktemp("drawer")
    game = record("stockpile", 2, level="easy")
    game["actions"] = game["actions"][:6]
    for name in ("game.json", "FILE", "RECORD"):
        write_record(folder / name, game)
    (folder / "records").mkdir()
    mine = {"names": ["Anna", "Bo"], "players": ["human", "easy"]}
    write_record(folder / "records" / "game.json", {**game, "table": mine})
    for name in ("run.jsonl", "before.jsonl"):
        simulate("stockpile", ["greedy"] * 3, 4, options={"investors": True}, jobs=0, out=folder / name)
    for page, name in (("reference/data-files.md", "my_box.toml"), ("bots/built-in-bots.md", "my_bots.py")):
        (text,) = [block.text for block in blocks(ROOT / "docs" / page) if block.file == name]
        (folder / name).write_text(text, encoding="utf-8")
    with (folder / "my_bots.py").open("a", encoding="utf-8") as file:
        file.write("\n\nMine = Curious\n")
    shutil.copy(ROOT / "deploy" / "bigboard.toml", folder)
    shutil.copy(ROOT / "examples" / "programs" / "bot.py", folder)
    open_database(f"sqlite:///{folder / 'games.sqlite'}", must_exist=False).dispose()
    (folder / "training-stockpile").mkdir()
    shutil.copy(ROOT / "src/bigboard/titles/stockpile/net.npz", folder / "training-stockpile" / "weights.npz")
    return folder


@pytest.fixture
def workplace(drawer: Path, tmp_path: Path) -> Workplace:
    shutil.copytree(drawer, tmp_path / "work")
    return Workplace(tmp_path / "work")


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.name)
def test_every_block_says_what_it_is(page: Path) -> None:
    for block in blocks(page):
        assert block.language in LANGUAGES, f"{page.name}, line {block.line}: ```{block.language}"


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.name)
@pytest.mark.filterwarnings("ignore:unclosed")
def test_a_page_runs(page: Path, workplace: Workplace, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files, commands and Python in the order of the page, each with what those before it have left."""
    monkeypatch.chdir(workplace.folder)
    monkeypatch.syspath_prepend(str(workplace.folder))
    facts: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page):
        if block.file and block.language in ("python", "toml"):
            (workplace.folder / block.file).write_text(block.text, encoding="utf-8")
        if block.language.startswith("python"):
            code = compile(block.text, f"{page.name}, line {block.line}", "exec")
            if block.language == "python":
                exec(code, facts)
        elif block.language in ("sh", "console"):
            for command in block.commands():
                workplace.try_out(command)


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.name)
def test_the_data_of_a_page_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.language.startswith("toml"):
            tomllib.loads(block.text)
        elif block.language == "json":
            decoder, text = json.JSONDecoder(), block.text.strip()
            while text:
                _, end = decoder.raw_decode(text)
                text = text[end:].strip()
