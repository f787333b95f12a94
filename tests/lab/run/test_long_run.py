"""Long runs: journals, stopping, going on, and workers that die."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import cast

import pytest
from tests.timeouts import HANG_S

from bigboard.lab.exec.tasks import Job
from bigboard.lab.exec.workers import Workers
from bigboard.lab.experiments.arena import arena
from bigboard.lab.run.journal import Journal, JournalError, games_of, heading_of
from bigboard.lab.run.long_run import journal_path
from bigboard.lab.run.pairings import Fixture, read_bots

BOTS = read_bots("greedy,random")
STRANGE = "tests.lab.strange_bots"


def test_a_line_for_every_game_is_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    arena("acquire", BOTS, 10, jobs=0, out=path)
    heading, lines = heading_of(path), list(games_of(path))
    assert heading["kind"] == "arena"
    assert heading["field"]["bots"] == ["greedy", "random"]
    assert sorted((line["deal"], line["rotation"]) for line in lines) == [(d, r) for d in range(5) for r in range(2)]


def test_a_folder_gets_its_journal(tmp_path: Path) -> None:
    assert journal_path(tmp_path) == tmp_path / "games.jsonl"
    assert journal_path(tmp_path / "new") == tmp_path / "new" / "games.jsonl"
    assert journal_path(tmp_path / "run.jsonl") == tmp_path / "run.jsonl"


def test_a_resumed_run_ends_like_one_that_was_never_stopped(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole, _ = arena("acquire", BOTS, 20, jobs=0, out=path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:8]) + lines[8][:15])  # the machine died in the midst of a line
    resumed, ending = arena("acquire", BOTS, 20, jobs=0, out=path, resume=True)
    assert (ending.kept, ending.played) == (7, 13)
    assert whole.to_json() == resumed.to_json()
    assert len(list(games_of(path))) == 20


def test_a_resumed_run_may_grow(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    arena("acquire", BOTS, 4, jobs=0, out=path)
    standings, ending = arena("acquire", BOTS, 10, jobs=0, out=path, resume=True)
    assert (standings.games, ending.kept) == (10, 4)


def test_without_a_file_the_same_command_finds_its_journal_again() -> None:
    arena("acquire", BOTS, 4, jobs=0)
    assert arena("acquire", BOTS, 4, jobs=0, resume=True)[1].kept == 4
    assert arena("acquire", BOTS, 4, jobs=0)[1].kept == 0


def test_a_journal_is_never_overwritten_or_mixed_up(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    arena("acquire", BOTS, 2, jobs=0, out=path)
    with pytest.raises(JournalError, match=r"exists already\. Add --resume"):
        arena("acquire", BOTS, 2, jobs=0, out=path)
    with pytest.raises(JournalError, match="belongs to another run: its 'field'"):
        arena("acquire", BOTS, 2, seed=9, jobs=0, out=path, resume=True)


def test_a_damaged_journal_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    arena("acquire", BOTS, 4, jobs=0, out=path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], "{broken", *lines[3:], ""]))
    with pytest.raises(JournalError, match=r"Line 3 of .* is damaged"):
        arena("acquire", BOTS, 4, jobs=0, out=path, resume=True)
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    with pytest.raises(JournalError, match="is empty"):
        heading_of(empty)
    Journal(empty, {"kind": "arena"}, resume=True).close()  # nothing to resume is a beginning
    assert json.loads(empty.read_text()) == {"format": 2, "kind": "arena"}


def test_a_bot_that_kills_its_process_once_changes_nothing(tmp_path: Path) -> None:
    bots = read_bots(f"{STRANGE}:Deadly:once={tmp_path / 'died'},greedy")
    standings, ending = arena("acquire", bots, 8, jobs=2)
    assert standings.games == 8
    assert ending.failures == []
    assert (tmp_path / "died").exists()


def test_a_game_that_fails_twice_is_reported_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    import bigboard.lab.run.match as match

    play = match.Match.play

    def sometimes(self: match.Match, fixture: Fixture) -> match.Outcome:
        if fixture.deal == 1:
            raise RuntimeError("a bug in the rules")
        return play(self, fixture)

    monkeypatch.setattr(match.Match, "play", sometimes)
    standings, ending = arena("acquire", BOTS, 6, jobs=0)
    assert standings.games == 4
    assert [fixture for fixture, _ in ending.failures] == [(1, 0), (1, 1)]
    assert "RuntimeError: a bug in the rules" in ending.summary()[0]
    monkeypatch.setattr(match.Match, "play", play)
    resumed, later = arena("acquire", BOTS, 6, jobs=0, resume=True)
    assert (resumed.games, later.kept, later.failures) == (6, 4, [])


def test_only_a_game_alone_with_its_worker_is_blamed_for_a_death() -> None:
    def bury(*games: Fixture) -> list[Fixture]:
        return [result.task for result in workers.bury(games, "exit code -9")]

    workers = Workers(cast(Job[Fixture], None), None)
    one, other = Fixture(0, 0), Fixture(0, 1)
    assert bury(one, other) == []
    assert list(workers.again) == [one, other]
    assert bury(one) == []  # its first death alone: it is played again
    assert bury(one) == [one]
    assert bury(other) == []


def test_deaths_without_end_are_given_up_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bigboard.lab.exec.workers.MAX_DEATHS", 3)
    with pytest.raises(ChildProcessError, match=r"processes in a row died .* \(exit code 7\)"):
        arena("acquire", read_bots(f"{STRANGE}:Deadly,greedy"), 100, jobs=2)


def test_failing_bots_are_told_in_a_few_lines(capsys: pytest.CaptureFixture[str]) -> None:
    standings, _ = arena("acquire", read_bots(f"{STRANGE}:Crashing,greedy"), 2, jobs=1)
    shown = capsys.readouterr().err.splitlines()
    assert len(shown) == 6
    reason = r"failed with RuntimeError: no idea \(tests/lab/strange_bots\.py, line \d+\); greedy decides instead\.$"
    assert re.search(reason, shown[0])
    assert shown[-1].startswith("Further such lines are left out")
    assert standings.to_json()["bots"][0]["failures"] > 20


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ")
@pytest.mark.parametrize("jobs", [0, 2])
def test_ctrl_c_keeps_what_is_finished_and_resume_goes_on(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "run.jsonl"
    script = tmp_path / "run.py"
    script.write_text(
        "import sys\n"
        "from pathlib import Path\n"
        "from bigboard.lab.experiments.arena import arena\n"
        "if __name__ == '__main__':\n"
        f"    standings, ending = arena('acquire', ['{STRANGE}:Slow', 'greedy'], 2000, jobs={jobs},"
        " out=Path(sys.argv[1]))\n"
        "    print(ending.stopped, standings.games)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    running = subprocess.Popen(
        [sys.executable, str(script), str(path)], env=environment, stdout=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + HANG_S
    while (not path.exists() or path.read_bytes().count(b"\n") < 5) and time.monotonic() < deadline:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=HANG_S)
    assert running.returncode == 0
    stopped, games = told.split()
    assert stopped == "True"
    assert 4 <= int(games) < 2000
    assert len(list(games_of(path))) == int(games)
    _, ending = arena("acquire", [f"{STRANGE}:Slow", "greedy"], 4, jobs=0, out=path, resume=True)
    assert ending.kept >= 1  # two processes need not finish the first four games first
    assert ending.kept + ending.played == 4
