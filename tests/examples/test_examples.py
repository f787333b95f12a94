"""The examples run as scripts, as a reader starts them, and are short."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples"
SAYS = {
    "random_game": "won by",
    "bot": "One action ahead wins",
    "tournament": "greedy ",
    "pettingzoo_loop": "player_2: ",
    "vector_loop": "Wins by seat:",
    "puzzle": "7C is not allowed: You do not hold 7C. The clause is ACQ-TRN-2.",
    "review": "of which luck",
    "title": "Outcome(scores=",
}


def test_every_example_is_tested() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.py")) == sorted(SAYS)


@pytest.mark.parametrize("name", SAYS)
def test_an_example_runs_as_a_script(name: str, tmp_path: Path) -> None:
    script = FOLDER / f"{name}.py"
    done = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert SAYS[name] in done.stdout


@pytest.mark.parametrize("name", SAYS)
def test_an_example_has_at_most_40_lines(name: str) -> None:
    assert len((FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("name", SAYS)
def test_the_readme_lists_every_example(name: str) -> None:
    assert f"(examples/{name}.py)" in (ROOT / "README.md").read_text(encoding="utf-8")
