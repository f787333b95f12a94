"""The examples run as scripts, as a reader starts them, and are short."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from textwrap import indent

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
# Loops of other libraries, which are no dependency of this project: where one is missing, the example says so.
LOOPS = {
    "ppo": ("torch", ["--steps", "600", "--rows", "4", "--horizon", "150"], "games won", "pip install torch"),
    "maskable_ppo": ("sb3_contrib", ["256"], "Mean reward after 256", "pip install sb3-contrib"),
}


def test_every_example_is_tested() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.py")) == sorted([*SAYS, *LOOPS])


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_of_another_library_runs_or_says_what_it_needs(name: str, tmp_path: Path) -> None:
    library, arguments, says, needs = LOOPS[name]
    command = [sys.executable, str(FOLDER / f"{name}.py"), *arguments]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    if find_spec(library) is None:
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert needs in done.stderr
    else:
        assert done.returncode == 0, done.stderr
        assert says in done.stdout


def test_the_notebook_runs_from_top_to_bottom(tmp_path: Path) -> None:
    cells = json.loads((FOLDER / "train_a_bot.ipynb").read_text(encoding="utf-8"))["cells"]
    assert not any(cell.get("outputs") for cell in cells)
    code = "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    short = code.replace("MINUTES = 4", "MINUTES = 0.1").replace("GAMES = 200", "GAMES = 4")
    assert short != code
    (tmp_path / "notebook.py").write_text(f"if __name__ == '__main__':\n{indent(short, '    ')}\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "notebook.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")},
    )
    assert done.returncode == 0, done.stderr
    assert "Outcome(scores=" in done.stdout
    assert "learned:weights=notebook-training/weights.npz: " in done.stdout


@pytest.mark.parametrize("name", SAYS)
def test_an_example_runs_as_a_script(name: str, tmp_path: Path) -> None:
    script = FOLDER / f"{name}.py"
    done = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert SAYS[name] in done.stdout


@pytest.mark.parametrize("name", SAYS)
def test_an_example_has_at_most_40_lines(name: str) -> None:
    assert len((FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("name", [*SAYS, *LOOPS])
def test_the_readme_lists_every_example(name: str) -> None:
    assert f"(examples/{name}.py)" in (ROOT / "README.md").read_text(encoding="utf-8")
