"""`bigboard arena`, `ladder` and `simulate` as people type them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from bigboard.cli.commands.lab import arena_command, ladder_command, simulate_command
from bigboard.cli.errors import UserError
from bigboard.lab.experiments import ladder

app = typer.Typer()
app.command("arena")(arena_command)
app.command("ladder")(ladder_command)
app.command("simulate")(simulate_command)


def bigboard(line: str) -> Result:
    return CliRunner().invoke(app, line.split())


def complaint(line: str) -> str:
    error = bigboard(line).exception
    assert isinstance(error, UserError)
    return str(error)


def test_arena_prints_a_table_and_writes_files(tmp_path: Path) -> None:
    answer = bigboard(f"arena acquire --seats greedy,random*3 --games 8 --jobs 0 --csv {tmp_path / 'games.csv'}")
    assert answer.exit_code == 0
    assert "Acquire, 4 players: 8 games, seed 1" in answer.output
    assert "random ×3" in answer.output
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 33


def test_arena_as_json_is_the_same_twice() -> None:
    lines = [bigboard("arena acquire --seats greedy,random --games 4 --jobs 0 --json").stdout for _ in range(2)]
    assert lines[0] == lines[1]
    told = json.loads(lines[0])
    assert told["reproducible"]
    assert told["field"]["bots"] == ["greedy", "random"]


def test_rule_options_reach_the_deal() -> None:
    answer = bigboard("arena acquire --seats greedy,random --games 2 --jobs 0 --option dead_tiles=once --json")
    assert json.loads(answer.stdout)["field"]["options"] == {"dead_tiles": "once"}


def test_mistakes_get_one_sentence(tmp_path: Path) -> None:
    assert "There is no bot 'gready'" in complaint("arena acquire --seats gready,random --games 2")
    assert "chess" in complaint("arena chess --seats greedy,random --games 2")
    assert "nonsense" in complaint("arena acquire --seats greedy,random --option nonsense=1")
    assert "There is no folder" in complaint(f"simulate acquire --html {tmp_path / 'no' / 'report.html'}")
    assert "There is no game 'chess'" in complaint("ladder chess")
    assert bigboard("arena acquire --seats greedy,random --games 0").exit_code == 2


def test_simulate_writes_a_report(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    answer = bigboard(f"simulate acquire --players 3 --games 6 --jobs 0 --html {page}")
    assert answer.exit_code == 0
    assert "Acquire, 3 players: 6 games" in answer.output
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_simulate_as_json() -> None:
    lines = [bigboard("simulate acquire --bots greedy,random --games 4 --jobs 0 --json").stdout for _ in range(2)]
    assert lines[0] == lines[1]
    told = json.loads(lines[0])
    assert told["games"] == 4
    assert set(told["bots"]) == {"greedy", "random"}


def test_ladder_plays_its_rungs_and_names_their_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = (
        ladder.Rung("acquire", "greedy,random*3", 40, 0.5),
        ladder.Rung("acquire", "search:simulations=2,random", 40, 1.01),
        ladder.Rung("acquire", "random,random", 40),
    )
    monkeypatch.setattr(ladder, "RUNGS", rungs)
    answer = bigboard("ladder --quick --jobs 0")
    assert "bigboard arena acquire --seats greedy,random*3 --games 40" in answer.output
    seeded = json.loads(bigboard("ladder --quick --jobs 0 --seed mine --json").stdout)
    command = "bigboard arena acquire --seats greedy,random*3 --games 40 --seed mine"
    assert seeded[0]["command"] == command
    again = json.loads(bigboard(command.removeprefix("bigboard ") + " --jobs 0 --json").stdout)
    assert again["bots"][0]["money"] == seeded[0]["money"]
    told = json.loads(bigboard("ladder acquire --jobs 0 --json").stdout)
    assert [rung["verdict"] for rung in told] == ["reached", "missed", ""]


def test_ladder_writes_its_rows_to_a_file_of_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = (
        ladder.Rung("acquire", "greedy,random*3", 40, 0.5),
        ladder.Rung("stockpile", "greedy,random*3", 40, 0.5, ("all",)),
        ladder.Rung("acquire", "random,greedy*3", 40, 0.5),
    )
    monkeypatch.setattr(ladder, "RUNGS", rungs)
    file = tmp_path / "strength.json"
    for seed in ("1", "2"):
        assert bigboard(f"ladder --bot greedy --jobs 0 --seed {seed} --results {file}").exit_code == 0
    rows = json.loads(file.read_text(encoding="utf-8"))["figures"]
    assert [(row["id"], row["game"], row["n"]) for row in rows] == [
        ("strength.greedy.acquire", "Acquire", 40),
        ("strength.greedy.modules", "Stockpile, all modules", 40),
    ]
    assert rows[0]["command"] == "bigboard arena acquire --seats greedy,random*3 --games 40 --seed 2"
    assert rows[0]["low"] < rows[0]["value"] <= rows[0]["high"]
    assert "The ladder has no rows of 'hard'" in complaint("ladder --bot hard")


def test_each_level_has_a_row_against_the_level_below() -> None:
    found = {(rung.figure, rung.seats) for rung in ladder.RUNGS}
    for table in ("acquire", "stockpile", "modules"):
        for level, below in (("medium", "easy"), ("hard", "medium"), ("expert", "hard")):
            assert (f"strength.{level}.{table}", f"{level},{below}*3") in found
    ids = [rung.figure for rung in ladder.RUNGS]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("jobs", [0, 1])
def test_a_strict_arena_stops_at_the_first_failure(jobs: int) -> None:
    strange = "tests.lab.strange_bots:Crashing"
    told = complaint(f"arena acquire --seats {strange},random --games 40 --jobs {jobs} --strict")
    assert f"Bot {strange} in seat 0 failed with RuntimeError: no idea (" in told
    assert "strange_bots.py, line " in told


@pytest.mark.parametrize("command", ["arena acquire --seats {bot},random", "simulate stockpile --bots {bot},{bot}"])
def test_bots_that_listen_hear_the_whole_game(command: str) -> None:
    chosen = command.format(bot="tests.lab.strange_bots:Attentive")
    told = json.loads(bigboard(f"{chosen} --games 4 --jobs 0 --json").stdout)
    assert told["games"] == 4
    if command.startswith("arena"):
        assert [row["failures"] for row in told["bots"]] == [0, 0]
