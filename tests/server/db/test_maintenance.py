"""A database on the bench: checked, exported, imported, repaired."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.server.guests import RunningServer, play_on, wait_for

from bigboard.cli.main import run
from bigboard.server.db import maintenance
from bigboard.server.db.file_lock import DatabaseTaken
from bigboard.server.db.maintenance import MaintenanceError, check, export, import_, repair
from bigboard.server.db.table_rows import dump


class Kept(NamedTuple):
    """A copy of a database with a running and a finished game, and a table that waits."""

    file: Path
    running: str
    finished: str

    @property
    def url(self) -> str:
        return f"sqlite:///{self.file}"

    def change(self, sql: str, *values: object) -> None:
        with sqlite3.connect(self.file) as database:
            assert database.execute(sql, values).rowcount > 0
        database.close()

    def rows(self, sql: str) -> list[tuple[object, ...]]:
        with sqlite3.connect(self.file) as database:
            found = database.execute(sql).fetchall()
        database.close()
        return found


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder = tmp_path_factory.mktemp("original")
    with RunningServer(folder) as house:
        anna = house.guest("Anna")
        anna.new_table()
        running = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
        wait_for(lambda: anna.table(running)["deciding"] == 0)
        with anna.visit(running) as place:
            play_on(place, {0}, random.Random(1), until_seq=12)
        finished = anna.new_table(seats=[{"bot": "random"}] * 2, autostart=True)
        wait_for(lambda: anna.table(finished)["status"] == "finished")
    return Kept(folder / "house.sqlite", running, finished)


@pytest.fixture
def kept(original: Kept, tmp_path: Path) -> Kept:
    copy = tmp_path / "copy.sqlite"
    for ending in ("", "-wal", "-shm"):
        if (source := Path(f"{original.file}{ending}")).exists():
            shutil.copy(source, f"{copy}{ending}")
    return original._replace(file=copy)


def test_a_sound_database_is_sound(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    found = check(kept.url)
    assert found.sound
    assert dict(found.tables) == {"open": 1, "running": 1, "finished": 1}
    assert run(["check", "--database", kept.url]) == 0
    assert "All of it can be read." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("sql", "trouble"),
    [
        ("UPDATE tables SET document = '{' WHERE id = ?", "cannot be read"),
        ("DELETE FROM log WHERE table_id = ? AND seq = 3", "entry 3 of the log is missing"),
        ("UPDATE log SET entry = json_set(entry, '$.deal.rules', 99) WHERE table_id = ? AND seq = 1", "rules 99"),
        ("UPDATE log SET entry = json_set(entry, '$.action.type', 'fly') WHERE table_id = ? AND seq = 3", "cannot be"),
        ("UPDATE tables SET status = 'open' WHERE id = ?", "Its row says open, its document running"),
    ],
)
def test_a_check_names_the_broken_table_and_no_other(kept: Kept, sql: str, trouble: str) -> None:
    kept.change(sql, kept.running)
    found = check(kept.url)
    assert list(found.broken) == [kept.running]
    assert trouble in found.broken[kept.running]


def test_an_export_fills_an_empty_database_with_the_same_rows(kept: Kept, tmp_path: Path) -> None:
    file, other = tmp_path / "all.gz", kept._replace(file=tmp_path / "other.sqlite")
    assert export(kept.url, file) == import_(other.url, file) > 0
    for table in ("people", "secrets", "tables", "seatings", "log", "chat"):
        query = f"SELECT * FROM {table} ORDER BY 1, 2"
        assert kept.rows(query) == other.rows(query)
    assert check(other.url).sound


def test_an_import_needs_an_empty_database_and_a_whole_file(kept: Kept, tmp_path: Path) -> None:
    file = tmp_path / "all.gz"
    export(kept.url, file)
    with pytest.raises(MaintenanceError, match="an import needs an empty one"):
        import_(kept.url, file)
    file.write_bytes(file.read_bytes()[:-200])
    empty = kept._replace(file=tmp_path / "empty.sqlite")
    with pytest.raises(MaintenanceError, match="not a complete export"):
        import_(empty.url, file)
    assert empty.rows("SELECT * FROM tables") == []


def test_a_repair_cuts_off_what_cannot_be_played_and_keeps_it_aside(kept: Kept, tmp_path: Path) -> None:
    aside = tmp_path / "cut.jsonl"
    kept.change("DELETE FROM log WHERE table_id = ? AND seq = 3", kept.running)
    before = kept.rows("SELECT count(*) FROM log")[0][0]
    done = repair(kept.url, aside)
    assert len(done) == 1
    assert kept.running in done[0]
    cut = [json.loads(line) for line in aside.read_text().splitlines()]
    assert [line["seq"] for line in cut] == list(range(4, 4 + len(cut)))
    assert kept.rows("SELECT count(*) FROM log")[0][0] == before - len(cut)  # type: ignore[operator]
    assert check(kept.url).sound
    assert repair(kept.url, aside) == []


def test_a_repair_finishes_a_game_that_is_over(kept: Kept, tmp_path: Path) -> None:
    kept.change(
        "UPDATE tables SET status = 'running', document = json_set(document, '$.status', 'running') WHERE id = ?",
        kept.finished,
    )
    assert "it is still running" in check(kept.url).broken[kept.finished]
    repair(kept.url, tmp_path / "cut")
    assert check(kept.url).sound
    assert not (tmp_path / "cut").exists()


def test_what_cannot_be_read_at_all_stays_as_it_is(kept: Kept, tmp_path: Path) -> None:
    kept.change("UPDATE tables SET document = '{' WHERE id = ?", kept.running)
    (told,) = repair(kept.url, tmp_path / "cut")
    assert "stays as it is" in told
    assert kept.rows(f"SELECT document FROM tables WHERE id = '{kept.running}'") == [("{",)]


def test_a_repair_needs_the_server_stopped(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as house, pytest.raises(DatabaseTaken, match="Another Big Board server"):
        repair(house.settings.database, tmp_path / "cut")


def test_a_symbolic_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "link.sqlite").symlink_to(tmp_path / "house.sqlite")
    with RunningServer(tmp_path), pytest.raises(DatabaseTaken, match="Another Big Board server"):
        repair(f"sqlite:///{tmp_path / 'other' / 'link.sqlite'}", tmp_path / "cut")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "--database", f"sqlite:///{tmp_path / 'none.sqlite'}"]) != 0
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite").exists()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_export_is_one_moment_while_a_game_goes_on(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is played to its end between the first row and the second: the file has all of it or nothing."""
    settings = {"database": request.getfixturevalue("postgres").new_database("moment")} if kind == "postgres" else {}
    file, copy = tmp_path / "all.gz", f"sqlite:///{tmp_path / 'copy.sqlite'}"
    with RunningServer(tmp_path, **settings) as house:
        anna = house.guest("Anna")
        table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
        with anna.visit(table) as place:
            play_on(place, {0}, random.Random(1), until_seq=12)
            played: list[str] = []

            def play_meanwhile(row: dict[str, object]) -> str:
                if not played and row.get("in") in ("tables", "log"):
                    played.append(table)
                    play_on(place, {0}, random.Random(1))
                return dump(row)

            monkeypatch.setattr(maintenance, "dump", play_meanwhile)
            export(house.settings.database, file)
        assert anna.table(table)["status"] == "finished"
        assert played == [table]
    import_(copy, file)
    found = check(copy)
    assert found.broken == {}
    assert dict(found.tables) == {"running": 1}


def test_a_check_reports_a_finished_game_without_its_end_and_a_repair_closes_it(kept: Kept, tmp_path: Path) -> None:
    last = "(SELECT max(seq) FROM log WHERE table_id = ?)"
    kept.change(f"DELETE FROM log WHERE table_id = ? AND seq = {last}", kept.finished, kept.finished)
    found = check(kept.url)
    assert list(found.broken) == [kept.finished]
    assert "It is finished, but its log ends after entry" in found.broken[kept.finished]
    assert "it is closed" in repair(kept.url, tmp_path / "cut")[0]
    assert check(kept.url).sound


@pytest.mark.parametrize(
    ("sql", "trouble"),
    [
        ("DELETE FROM log WHERE table_id = ?", "It is running, but its log is empty."),
        (
            "UPDATE tables SET status = 'open', document = json_set(document, '$.status', 'open') WHERE id = ?",
            "Its game has begun, but it is still open.",
        ),
    ],
)
def test_a_check_compares_the_status_of_a_table_with_its_log(kept: Kept, sql: str, trouble: str) -> None:
    kept.change(sql, kept.running)
    assert check(kept.url).broken == {kept.running: trouble}
