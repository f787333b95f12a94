"""`bigboard review --mine`: the losses of many records, reviewed once, and a sentence where a record is no good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.coach.played_games import record

from bigboard.cli.commands import review_mine
from bigboard.cli.main import run
from bigboard.i18n import LANGUAGES
from bigboard.records.record import write_record

FEW = ["--simulations", "20", "--jobs", "0", "--width", "120"]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two short games of Ana against a bot, a stranger's game, a damaged file, and the index of an archive."""
    folder = tmp_path_factory.mktemp("records")
    for seed, seats in enumerate((["human", "easy"], ["easy", "human"]), 1):
        kept = record("stockpile", 2, seed, level="random")
        names = ["Ana" if one == "human" else "" for one in seats]
        write_record(folder / f"game{seed}.json", {**kept, "table": {"names": names, "players": seats}})
    write_record(folder / "strange.json", record("stockpile", 2, 3, level="random"))
    (folder / "torn.json").write_text('{"deal": ', encoding="utf-8")
    (folder / "index.json").write_text("[]", encoding="utf-8")
    return folder


@pytest.fixture(autouse=True, scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder of kept reviews for all tests."""
    folder = tmp_path_factory.mktemp("home")
    patch = pytest.MonkeyPatch()
    patch.setenv("BIGBOARD_HOME", str(folder))
    return folder


def test_the_losses_of_a_folder_are_added_up_and_reviews_are_kept(
    records: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["review", "--mine", str(records), *FEW, "--json", "-"]) == 0
    printed = capsys.readouterr().out
    (found,) = json.loads(printed[printed.index("[\n") :])
    assert {game["file"] for game in found["games"]} == {"game1.json", "game2.json"}
    kinds = [line for line in found["lines"] if line["dimension"] == "kind"]
    assert sum(line["share"] for line in kinds) == pytest.approx(1)
    assert [bot["bot"] for bot in found["lines"][0]["bots"]] == ["easy"]

    def fail(*_: object) -> None:
        raise AssertionError("it was reviewed again")

    monkeypatch.setattr(review_mine, "with_progress", fail)
    assert run(["review", "--mine", str(records), *FEW, "--language", "en"]) == 0
    printed = capsys.readouterr().out
    assert "You lose most here" in printed
    assert "Not reviewed: strange.json. It does not say which seat is yours." in " ".join(printed.split())
    assert "Not reviewed: torn.json" in printed
    assert "game1.json, Move" in printed
    for code in LANGUAGES:
        assert run(["review", "--mine", str(records), *FEW, "--language", code]) == 0
        assert "losses-" not in capsys.readouterr().out


def test_a_name_or_a_seat_says_which_player(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", "--mine", str(records), *FEW, "--name", "Ana", "--json", "-"]) == 0
    assert "game2.json" in capsys.readouterr().out
    assert run(["review", "--mine", str(records), *FEW, "--name", "Ben", "--language", "en"]) == 2
    assert "no record in which your seat is known" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    "wrong", [[], ["--mine", "/nowhere/at/all"], ["a.json", "--mine", "."], ["--mine", ".", "--html", "-"]]
)
def test_a_wrong_call_gets_a_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", *wrong, "--language", "en"]) == 2
    printed = capsys.readouterr().err
    assert "RECORD" in printed or "There is no folder" in printed
