"""Records: replayed exactly, and a sentence that names the place where one is damaged or forged."""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import bigboard
from bigboard import Rng
from bigboard.records.record import RecordError, opening_state, read_record, replay, replay_steps, write_record

Json = dict[str, Any]
GAME = bigboard.game("acquire")


def finished_game(seed: int = 4) -> bigboard.State:
    state = GAME.start(GAME.deal(3, seed))
    rng = Rng(seed)
    while state.seat >= 0:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state


FINISHED = finished_game()


def record() -> Json:
    return copy.deepcopy(FINISHED.record())


def sentence_of(damaged: Any) -> str:
    with pytest.raises(RecordError) as found:
        replay(damaged)
    return str(found.value)


def test_a_record_holds_the_deal_and_the_actions_and_nothing_else() -> None:
    whole = record()
    assert list(whole) == ["format", "game", "deal", "actions"]
    assert (whole["format"], whole["game"], whole["deal"]["rules"]) == (1, "acquire", 1)
    assert whole["deal"] == GAME.deal(3, 4)
    assert json.loads(json.dumps(whole)) == whole


def test_a_record_replays_to_the_same_end() -> None:
    again = replay(record())
    assert again.position() == FINISHED.position()
    assert again.record() == FINISHED.record()
    assert bigboard.replay(record()).winners() == FINISHED.winners()


def test_a_record_of_an_unfinished_game_replays_to_where_it_stopped() -> None:
    whole = record()
    whole["actions"] = whole["actions"][:40]
    state = replay(whole)
    assert state.seat >= 0
    assert state.record()["actions"] == whole["actions"]


def test_a_record_without_actions_is_the_opening() -> None:
    assert replay({**record(), "actions": []}).position() == GAME.start(GAME.deal(3, 4)).position()


def test_replaying_shows_every_step_with_its_action_and_events() -> None:
    steps = [(state.seat, action, [event.type for event in events]) for state, action, events in replay_steps(record())]
    assert len(steps) == len(record()["actions"]) + 1
    assert steps[0][1] is None
    assert steps[0][2] == [*["start_tile"] * 3, "first_player", *["hand_dealt"] * 3]
    assert [action for _, action, _ in steps[1:]] == record()["actions"]
    assert steps[-1][0] == -1
    assert steps[-1][2][-1] == "result"


def test_a_record_may_begin_with_a_position() -> None:
    position = {"players": 2, "hands": [["1A"], ["9I"]]}
    state = replay({"format": 1, "game": "acquire", "position": position, "actions": []})
    assert state.observe(0)["hand"] == [{"tile": "1A", "effect": "nothing"}]
    again = replay(state.record())
    assert again.position() == state.position()


def test_the_game_may_be_named_by_the_deal_alone() -> None:
    whole = record()
    del whole["game"]
    assert replay(whole).position() == FINISHED.position()


@pytest.mark.parametrize("damaged", [None, [], "record", 7])
def test_what_is_not_an_object_is_no_record(damaged: Any) -> None:
    assert sentence_of(damaged) == f"A record is a JSON object, not {type(damaged).__name__}."


@pytest.mark.parametrize("version", [None, 0, 2, "1"])
def test_another_format_is_named(version: Any) -> None:
    assert sentence_of({**record(), "format": version}) == (
        f"The record's 'format' is {version!r}; this version reads format 1."
    )


def test_a_record_without_a_format_is_refused() -> None:
    whole = record()
    del whole["format"]
    assert sentence_of(whole) == "This is not a Big Board game record: it has no 'format'."


def test_a_record_begins_with_a_deal_or_a_position_not_both_and_not_neither() -> None:
    whole = record()
    expected = "A record has either a 'deal' or a 'position' to begin with."
    assert sentence_of({**whole, "position": {"players": 2}}) == expected
    del whole["deal"]
    assert sentence_of(whole) == expected


@pytest.mark.parametrize("start", ["deal", "position"])
def test_a_beginning_that_is_no_object_is_named(start: str) -> None:
    damaged = {"format": 1, "game": "acquire", start: [1], "actions": []}
    assert sentence_of(damaged) == f"The record's '{start}' is a JSON object, not [1]."


@pytest.mark.parametrize("name", [None, 5, ["acquire"]])
def test_a_record_that_does_not_name_its_game_is_refused(name: Any) -> None:
    assert sentence_of({**record(), "game": name}) == "The record does not name its game."


def test_a_record_of_an_unknown_game_is_refused() -> None:
    assert sentence_of({**record(), "game": "chess"}).startswith(
        "The record's 'deal' is damaged: There is no game 'chess'; the games are "
    )


def test_a_record_whose_deal_is_of_another_game_is_refused() -> None:
    whole = record()
    whole["deal"]["game"] = "stockpile"
    assert sentence_of(whole) == ("The record's 'deal' is damaged: This is a deal of 'stockpile', not of 'acquire'.")


def test_a_record_for_other_rules_is_refused() -> None:
    whole = record()
    whole["deal"]["rules"] = 2
    assert sentence_of(whole) == (
        "The record's 'deal' is damaged: This deal is for version 2 of the rules; this engine plays version 1. "
        "A newer version of Big Board may read it."
    )


def test_a_deal_with_a_double_tile_is_named() -> None:
    whole = record()
    whole["deal"]["bag"][3] = whole["deal"]["bag"][0]
    tile = whole["deal"]["bag"][0]
    assert sentence_of(whole) == f"The record's 'deal' is damaged: Tile {tile} is in the bag twice."


def test_a_deal_with_a_missing_tile_is_named() -> None:
    whole = record()
    tile = whole["deal"]["bag"].pop()
    assert sentence_of(whole) == f"The record's 'deal' is damaged: Tile {tile} is missing from the bag."


def test_an_impossible_position_is_named() -> None:
    damaged = {"format": 1, "game": "acquire", "position": {"players": 2, "lone": ["1A", "1A"]}, "actions": []}
    assert sentence_of(damaged) == ("The record's 'position' is damaged: Tile 1A is in two places: lone and lone.")


@pytest.mark.parametrize("actions", [None, {}, "all", 3])
def test_actions_that_are_no_list_are_refused(actions: Any) -> None:
    assert sentence_of({**record(), "actions": actions}) == ("The record's 'actions' is a list of described actions.")


def test_a_record_without_actions_at_all_is_refused() -> None:
    whole = record()
    del whole["actions"]
    assert sentence_of(whole) == "The record's 'actions' is a list of described actions."


def test_an_action_that_is_no_description_is_named_by_its_number() -> None:
    whole = record()
    whole["actions"][7] = 42
    assert sentence_of(whole) == "Action 8 is not a described action: 42."


def test_an_altered_action_is_named_with_its_clause() -> None:
    whole = record()
    bag = whole["deal"]["bag"]
    whole["actions"][0] = {"type": "play_tile", "tile": bag[-1]}
    count = len(whole["actions"])
    assert sentence_of(whole) == (
        f"Action 1 of {count}, {{'type': 'play_tile', 'tile': '{bag[-1]}'}}, is not legal there: "
        f"You do not hold {bag[-1]}. (ACQ-TRN-2)"
    )


def test_an_action_with_a_misspelt_type_is_named() -> None:
    whole = record()
    whole["actions"][2] = {"type": "bye", "chain": "Tower"}
    assert sentence_of(whole).startswith(
        f"Action 3 of {len(whole['actions'])}, {{'type': 'bye', 'chain': 'Tower'}}, is not legal there: "
        "There is no action of type 'bye': the types are "
    )


def test_a_left_out_action_is_noticed() -> None:
    whole = record()
    del whole["actions"][0]
    assert sentence_of(whole).startswith("Action 1 of ")


def test_an_action_after_the_end_is_refused() -> None:
    whole = record()
    whole["actions"].append({"type": "stop_buying"})
    count = len(whole["actions"])
    assert sentence_of(whole) == (
        f"Action {count} of {count}, {{'type': 'stop_buying'}}, is not legal there: The game is over. (ACQ-END-8)"
    )


def test_the_steps_before_a_damaged_action_are_still_shown() -> None:
    whole = record()
    whole["actions"][5] = {"type": "declare_end"}
    steps = replay_steps(whole)
    for _ in range(6):
        next(steps)
    with pytest.raises(RecordError, match=r"^Action 6 of "):
        next(steps)


def test_a_refused_record_is_left_as_it_was() -> None:
    whole = record()
    whole["actions"][5] = {"type": "declare_end"}
    before = copy.deepcopy(whole)
    sentence_of(whole)
    assert whole == before


def test_a_swapped_bag_is_noticed_by_the_actions() -> None:
    whole = record()
    whole["deal"]["bag"].reverse()
    assert " is not legal there: " in sentence_of(whole)


def test_the_opening_of_a_record_can_be_had_alone() -> None:
    assert opening_state(record()).position() == GAME.start(GAME.deal(3, 4)).position()


def test_a_record_is_written_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "games" / "first.json"
    write_record(path, record())
    assert read_record(path) == record()
    assert read_record(str(path)) == record()
    assert path.read_text(encoding="utf-8").endswith("\n")
    assert [file.name for file in path.parent.iterdir()] == ["first.json"]


def test_a_record_is_overwritten_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, record())
    write_record(path, {"format": 1})
    assert read_record(path) == {"format": 1}


def test_a_record_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, record())
    with pytest.raises(TypeError):
        write_record(path, {"format": object()})
    assert read_record(path) == record()


def read_sentence(path: Path) -> str:
    with pytest.raises(RecordError) as found:
        read_record(path)
    return str(found.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    assert read_sentence(path) == f"{path} cannot be read: No such file or directory."


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert read_sentence(tmp_path) == f"{tmp_path} cannot be read: Is a directory."


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "picture.json"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert read_sentence(path) == f"{path} is not a text file."


@pytest.mark.parametrize("text", ["", " \n", "\ufeff"])
def test_an_empty_file_is_called_empty(tmp_path: Path, text: str) -> None:
    path = tmp_path / "empty.json"
    path.write_text(text, encoding="utf-8")
    assert read_sentence(path) == f"{path} is empty."


def test_a_mark_that_an_editor_put_in_front_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "marked.json"
    path.write_text(json.dumps(record()), encoding="utf-8-sig")
    assert read_record(path) == record()


@pytest.mark.parametrize("share", [0.1, 0.5, 0.999])
def test_a_truncated_file_is_named_with_the_place(tmp_path: Path, share: float) -> None:
    path = tmp_path / "half.json"
    text = json.dumps(record())
    path.write_text(text[: int(len(text) * share)])
    sentence = read_sentence(path)
    assert sentence.startswith(f"{path} is not complete JSON: line 1, column ")


def test_a_file_that_is_nested_too_deeply_is_named(tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    depth = 100 * sys.getrecursionlimit()
    path.write_text("[" * depth + "]" * depth)
    assert read_sentence(path) == f"{path} is nested too deeply to be a record."


@pytest.mark.parametrize("text", ["[]", "3", "null"])
def test_a_file_of_something_else_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text)
    assert read_sentence(path) == f"{path} is JSON, but not a record of a game: a record begins with a brace."
