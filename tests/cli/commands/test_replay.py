"""A recorded game move by move, also when the record is damaged or forged."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from tests.cli.at_the_terminal import Desk, dealt

import bigboard
from bigboard.games.contract import JsonDict
from bigboard.records.record import write_record


@pytest.fixture
def record(tmp_path: Path) -> tuple[Path, JsonDict]:
    """A whole random game."""
    rng = random.Random(6)
    state = dealt(3, seed=6)
    while state.seat >= 0:
        state.apply(rng.choice(state.legal_actions()))
    file = tmp_path / "game.json"
    write_record(file, state.record())
    return file, state.record()


def test_the_whole_game_is_printed_with_its_final_account(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    file, content = record
    assert desk.run("replay", str(file)) == 0
    assert f"{len(content['actions'])} " in desk.text
    assert "Player 1 starts with" in desk.text
    assert "Final account" in desk.text
    assert max(len(line) for line in desk.text.splitlines()) <= 80


def test_bids_of_a_corrected_track_are_shown_by_its_prices(desk: Desk, tmp_path: Path) -> None:
    track = {"value": [0, 2, 4, 7, 10, 15, 20, 25], "source": "house"}
    game = bigboard.game("stockpile")
    state = game.start(game.deal(3, 1, {"data": {"game": {"bidding_track": track}}}))
    while state.decision != "bid":
        state.apply(state.legal_actions()[0])
    state.apply(state.find({"type": "bid", "pile": 1, "space": 3}))
    write_record(tmp_path / "game.json", state.record())
    assert desk.run("replay", str(tmp_path / "game.json"), "--all") == 0
    assert "bid 2 $7K" in desk.text


def test_a_spectator_sees_no_tiles_drawn_and_a_seat_sees_its_own(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    file, _ = record
    desk.run("replay", str(file), "--all")
    assert "is dealt" not in desk.text
    assert desk.run("replay", str(file), "--all", "--seat", "2") == 0
    assert "is dealt" in desk.text
    assert "Player 1 is dealt" not in desk.text.replace("\n", " ")


def test_the_table_is_shown_every_so_many_moves(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    file, content = record
    desk.run("replay", str(file), "--all", "--board", "50")
    assert desk.text.count("12  Chain") == len(content["actions"]) // 50 + 1


def test_one_can_step_forward_back_and_to_a_move(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    prompts: list[str] = []
    answers = iter(["", "n", "p", "g 40", "g 99999", "what", "q"])

    def decide(_: str, prompt: str) -> str:
        prompts.append(prompt.split(" of")[0])
        return next(answers)

    desk.decide(decide)
    assert desk.run("replay", str(record[0]), "--step") == 0
    assert prompts == [f"Moment {number}" for number in (0, 1, 2, 1, 40, 40, 40)]
    assert "Moves run from 0 to" in desk.text


def test_stepping_past_the_last_move_shows_the_result(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    desk.type([f"g {len(record[1]['actions'])}", ""])
    assert desk.run("replay", str(record[0]), "--step") == 0
    assert "Final account" in desk.text


def test_stepping_ends_with_the_input(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    desk.type([])
    assert desk.run("replay", str(record[0]), "--step") == 0


def test_a_forged_move_is_named_and_the_moves_before_it_are_shown(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    file, content = record
    content["actions"][30] = {"type": "sell", "shares": 25}
    write_record(file, content)
    assert desk.run("replay", str(file)) == 2
    assert "Action 31 of" in desk.errors
    assert "\n  30 " in desk.text
    assert "\n  31 " not in desk.text


def test_a_record_that_was_cut_off_is_shown_as_far_as_it_goes(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    file, _ = record
    text = file.read_text()
    file.write_text(text[: len(text) - 500])
    assert desk.run("replay", str(file)) == 2
    assert "is not complete JSON" in desk.errors
    assert "\n  30 " in desk.text


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "7",
        '{"format": 1}',
        '{"format": 99}',
        "\x00\x01",
        '{"format": 1, "deal": {"game": "chess"}}',
        "[" * 100000,
    ],
)
def test_something_else_than_a_record_gets_one_sentence(desk: Desk, tmp_path: Path, content: str) -> None:
    file = tmp_path / "file"
    file.write_text(content)
    assert desk.run("replay", str(file)) == 2
    assert desk.errors.count("\n") == 1
    assert not desk.text


def test_binary_files_and_missing_files_get_one_sentence(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xff\xfe\x00")
    assert desk.run("replay", str(file)) == 2
    assert desk.run("replay", str(tmp_path / "nothing")) == 2
    assert desk.run("replay", str(tmp_path)) == 2
    assert desk.errors.count("\n") == 3


def test_a_doubled_tile_in_the_deal_is_named(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    file, content = record
    content["deal"]["bag"][0] = content["deal"]["bag"][1]
    write_record(file, content)
    assert desk.run("replay", str(file)) == 2
    assert "is in the bag twice" in desk.errors


def test_a_seat_that_is_not_there_is_refused(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    assert desk.run("replay", str(record[0]), "--seat", "4") == 2
    assert "Seats run from 1 to 3" in desk.errors


def test_an_unfinished_game_says_who_is_next(desk: Desk, record: tuple[Path, JsonDict]) -> None:
    file, content = record
    content["actions"] = content["actions"][:10]
    content["table"] = {"names": ["Kim", "Lou", "\x1b[2JMax"]}
    file.write_text(json.dumps(content))
    assert desk.run("replay", str(file)) == 0
    assert "The game is not over:" in desk.text
    assert "\x1b" not in desk.text
