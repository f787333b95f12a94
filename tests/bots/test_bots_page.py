"""The example of docs/bots/built-in-bots.md is no longer than promised, and works."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from bigboard.bots import bot
from bigboard.lab.experiments.arena import arena

PAGE = Path(__file__).parents[2] / "docs" / "bots" / "built-in-bots.md"


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    blocks = re.findall(r"```python\n(# my_bots\.py\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    (tmp_path / "my_bots.py").write_text(blocks[0], encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return str(blocks[0])


def test_the_example_has_thirty_lines_at_most(example: str) -> None:
    assert len(example.splitlines()) <= 30


@pytest.mark.usefixtures("example")
def test_the_example_plays_in_the_arena_and_beats_random() -> None:
    standings, _ = arena("acquire", ["my_bots:Curious:worlds=2", "random", "random"], 30, jobs=0)
    row = standings.to_json()["bots"][0]
    assert row["failures"] == 0
    assert row["win_share"] > 0.5


@pytest.mark.usefixtures("example")
def test_the_example_takes_settings() -> None:
    assert getattr(bot("my_bots:Curious:worlds=16"), "worlds", None) == 16
