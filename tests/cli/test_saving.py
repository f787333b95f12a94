"""Nothing that was played is ever lost."""

from __future__ import annotations

import inspect
import json
from pathlib import Path

import pytest
from tests.cli.at_the_terminal import CALM, NEARLY_OVER, Desk, first_answer, playing

from bigboard.cli.commands.play import Play
from bigboard.records.notation import parse_actions
from bigboard.records.record import read_record


class Crash(Exception):
    pass


def crash_after(desk: Desk, lines: list[str], *arguments: str) -> None:
    waiting = list(lines)

    def decide(_: str, __: str) -> str:
        if not waiting:
            raise Crash
        return waiting.pop(0)

    desk.decide(decide)
    with pytest.raises(Crash):
        desk.run("play", "--against", "easy", *arguments)
    desk.look()


def unfinished(home: Path) -> Path:
    (file,) = (home / "unfinished").iterdir()
    return file


def test_a_crash_loses_nothing_and_resume_goes_on_where_it_was(desk: Desk, home: Path) -> None:
    crash_after(desk, ["1"], "--seed", "5")
    before = read_record(unfinished(home))
    desk.type([])
    assert desk.run("play", "--resume") == 0
    assert "Resumed from" in desk.text
    assert read_record(unfinished(home)) == before
    desk.decide(first_answer)
    assert desk.run("play", "--resume") == 0
    assert "Final account" in desk.text
    (kept,) = (home / "games").iterdir()
    assert read_record(kept)["actions"][: len(before["actions"])] == before["actions"]
    assert not list((home / "unfinished").iterdir())


def test_undo_still_works_after_a_resume(desk: Desk, home: Path) -> None:
    session = playing(CALM, home).session
    session.take(*parse_actions(session.state, "4A"))
    session.save()
    desk.type(["undo"])
    desk.run("play", "--resume")
    assert "Undone." in desk.text


def test_leaving_says_that_the_game_is_saved_and_how_to_go_on(desk: Desk) -> None:
    def interrupt(_: str, __: str) -> str:
        raise KeyboardInterrupt

    desk.decide(interrupt)
    assert desk.run("play", "--against", "easy", "--seed", "5") == 0
    assert "The game is saved. Continue it with `bigboard play --resume`." in desk.text
    assert not desk.errors


def test_leaving_before_anything_was_played_saves_nothing(desk: Desk, home: Path) -> None:
    desk.type(["quit"])
    desk.run("play", "--against", "easy", "--humans", "4", "--seed", "5")
    assert "Nothing has been played yet" in desk.text
    assert not home.exists()


def test_a_copy_is_saved_and_resumed_from_any_file(desk: Desk, tmp_path: Path) -> None:
    copy = tmp_path / "friday.json"
    desk.type(["1", f"save {copy}", f"save {copy}"])
    desk.run("play", "--against", "easy", "--seed", "5")
    assert copy.exists()
    desk.type(["0"])
    assert desk.run("play", "--resume", str(copy)) == 0
    assert f"`bigboard play --resume {copy}`" in desk.text.replace("\n", "")


def test_saving_never_writes_over_something_that_is_no_record(desk: Desk, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Kim,")
    desk.type([f"save {letter}", f"save {tmp_path}", f"save {letter}/x"])
    desk.run("play", "--against", "easy", "--seed", "5")
    assert letter.read_text() == "Dear Kim,"
    assert "is not a game record" in desk.text.replace("\n", " ")


def test_a_disk_that_cannot_be_written_is_told_once_and_the_game_goes_on(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setattr("bigboard.cli.commands.play.new_session", lambda wishes: playing(NEARLY_OVER, blocker).session)
    monkeypatch.setenv("BIGBOARD_HOME", str(blocker))
    desk.type(["9I", "play on", "1", "9H", "end", "n"])
    assert desk.run("play", "--against", "easy") == 0
    assert desk.text.count("The game could not be saved") == 1
    assert "Final account" in desk.text
    assert "The record could not be saved" in desk.text


def test_there_may_be_nothing_to_resume(desk: Desk) -> None:
    assert desk.run("play", "--resume") == 2
    assert "There is no unfinished game" in desk.errors


def test_a_finished_game_is_not_resumed(desk: Desk, home: Path) -> None:
    session = playing(NEARLY_OVER, home).session
    session.take(*parse_actions(session.state, "9I, end"))
    kept = session.finish()
    assert desk.run("play", "--resume", str(kept)) == 2
    assert "That game is over." in desk.errors


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("friends", "'table' has 'names'"),
        ({"names": ["A"], "players": ["human"]}, "a list of 4 texts"),
        ({"names": ["A", "B", "C", "D"], "players": ["human", "random", "genius", "random"]}, "'genius'"),
        ({"names": ["A", "B", "C", "D"], "players": ["random"] * 4}, "No player at the table"),
    ],
)
def test_a_forged_table_is_refused_with_a_sentence(desk: Desk, home: Path, table: object, sentence: str) -> None:
    crash_after(desk, ["1"], "--seed", "5")
    file = unfinished(home)
    file.write_text(json.dumps({**read_record(file), "table": table}))
    assert desk.run("play", "--resume") == 2
    assert sentence in desk.errors
    assert "Traceback" not in desk.errors


def test_a_damaged_save_is_refused_with_a_sentence(desk: Desk, home: Path) -> None:
    crash_after(desk, ["1"], "--seed", "5")
    file = unfinished(home)
    file.write_text(file.read_text()[:-200])
    assert desk.run("play", "--resume") == 2
    assert "This game cannot be resumed." in desk.errors


def test_names_from_a_file_cannot_steer_the_terminal(desk: Desk, home: Path) -> None:
    crash_after(desk, ["1"], "--seed", "5")
    file = unfinished(home)
    record = read_record(file)
    record["table"]["names"][1] = "\x1b[2JEvil"
    file.write_text(json.dumps(record))
    desk.type([])
    desk.run("play", "--resume")
    assert "\x1b" not in desk.text


def test_a_record_from_elsewhere_gives_you_the_first_seat(desk: Desk, home: Path) -> None:
    crash_after(desk, ["1"], "--seed", "5")
    file = unfinished(home)
    record = read_record(file)
    del record["table"]
    file.write_text(json.dumps(record))
    desk.type([])
    assert desk.run("play", "--resume", str(file)) == 0
    assert "Player 2" in desk.text


def test_bots_answer_the_same_after_a_resume_from_the_same_place(desk: Desk, home: Path) -> None:
    crash_after(desk, ["1"], "--seed", "5")
    kept = unfinished(home).read_text()
    ends = []
    for _ in range(2):
        unfinished(home).write_text(kept)
        desk.type(["0"])
        desk.run("play", "--resume")
        ends.append(read_record(unfinished(home)))
    assert ends[0] == ends[1]


def test_the_loop_knows_no_game() -> None:
    source = Path(inspect.getsourcefile(Play) or "").read_text(encoding="utf-8")
    assert not [word for word in ("tile", "chain", "merger") if word in source]
