"""The programs of `examples/programs` play whole games without a mistake, in the arena and on a server."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.conftest import guest, house
from tests.server.guests import Guest, RunningServer

import bigboard
from bigboard.bots.program import bot as program
from bigboard.cli.main import run
from bigboard.lab.experiments.arena import arena

__all__ = ["guest", "house"]

FOLDER = Path(__file__).parents[2] / "examples" / "programs"
NAMES = {"bot.py": "Python bot", "bot.js": "JavaScript bot", "bot.c": "C bot"}


@pytest.fixture(params=NAMES)
def command(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The command that runs one of them; skipped where its tool is not installed."""
    path = FOLDER / request.param
    tool = {".py": sys.executable, ".js": "node", ".c": "cc"}[path.suffix]
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    if path.suffix == ".c":
        made = tmp_path / "bot"
        subprocess.run([tool, "-Wall", "-Wextra", "-Werror", "-o", made, path], check=True)
        return str(made)
    return f"{tool} {path}"


def test_every_program_is_tested() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_program_has_at_most_40_lines(name: str) -> None:
    assert len((FOLDER / name).read_text(encoding="utf-8").splitlines()) <= 40


def test_the_python_program_needs_nothing_but_python() -> None:
    assert "import json\nimport sys\nfrom typing import Any\n\n\n" in (FOLDER / "bot.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_program_plays_in_the_arena(command: str, game: str, tmp_path: Path) -> None:
    standings, ending = arena(game, [f"cmd:{command}", "greedy", "random"], 6, jobs=0, out=tmp_path / "run.jsonl")
    assert standings.games == 6
    assert not ending.failures
    assert sum(row["failures"] for row in standings.to_json()["bots"]) == 0
    assert not standings.to_json()["reproducible"]
    assert standings.sum_of([0]).decisions > 30
    for process in program._idle.pop(command):
        process.end()


@pytest.mark.parametrize("game", bigboard.game_names())
def test_a_program_plays_on_a_server(
    command: str,
    game: str,
    house: RunningServer,
    guest: Callable[[str | None], Guest],
    capsys: pytest.CaptureFixture[str],
) -> None:
    if command.endswith(".js") and game not in ("acquire", "stockpile"):
        pytest.skip("the JavaScript bot knows the tiles of Acquire only")
    host = guest("Host")
    table = host.new_table(game=game, players=2, seats=[None, {"bot": "random"}], autostart=True)
    assert run(["bot", "--join", f"{house.url}/t/{table}", "--cmd", command, "--strict"]) == 0
    assert "The game is over." in capsys.readouterr().out
    assert host.table(table)["status"] == "finished"
    assert host.table(table)["seats"][0]["name"] in [f"BOT {name}" for name in NAMES.values()]
    for process in program._idle.pop(command):
        process.end()
