"""Writing down a real game in the terminal: every line is checked and kept at once."""

from __future__ import annotations

from pathlib import Path

from tests.cli.at_the_terminal import Desk

import bigboard
from bigboard.records.record import read_record

BEGIN = ["keep", "acquire", "--players", "Ana,Bo", "--no-color"]


def test_a_game_is_typed_corrected_left_and_continued(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "transcript.json"
    desk.type(["1A, 9I", "5C", "stop", "5C", "6D", "5D", "found T", "buy T T T", "undo", "quit"])
    assert desk.run(*BEGIN, "--file", str(file)) == 0
    assert "matches none of these" in desk.text
    assert len(read_record(file)["actions"]) == 4
    desk.type(["buy T", "quit"])
    assert desk.run("keep", "acquire", "--file", str(file), "--no-color") == 0
    state = bigboard.replay(read_record(file))
    assert state.position()["shares"][0]["Tower"] == 2
    assert read_record(file)["table"]["names"] == ["Ana", "Bo"]


def test_a_round_of_stockpile_is_typed_with_first_letters(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "transcript.json"
    lines = ["2", "Epic, +2", "Epic, Cosmic, Trading Fee 1", "up Stanford 1", "down 2", "quit"]
    prompts: list[str] = []

    def answer(_: str, prompt: str) -> str:
        prompts.append(prompt)
        return lines.pop(0)

    desk.decide(answer)
    assert desk.run("keep", "stockpile", "--players", "Ana,Bo,Cy", "--file", str(file), "--no-color") == 0
    record = read_record(file)
    assert "Bo places cards > " in prompts
    assert record["deal"]["first"] == 1
    assert record["actions"][0] == {"type": "place_up", "card": "Stanford Steel", "pile": 0}


def test_names_are_asked_for(desk: Desk, tmp_path: Path) -> None:
    desk.type(["Ana, Bo, Cy", "1A, 9I, 5C", "quit"])
    assert desk.run("keep", "--file", str(tmp_path / "e.json"), "--no-color") == 0
    assert "Cy" in desk.text


def test_what_cannot_be_written_down_is_refused_in_a_sentence(desk: Desk, tmp_path: Path) -> None:
    assert desk.run("keep", "chess") == 2
    assert "acquire, stockpile" in desk.errors
    foreign = tmp_path / "foreign.json"
    foreign.write_text('{"format": 1}')
    assert desk.run("keep", "--file", str(foreign)) == 2
    assert "not a game that is being recorded" in desk.errors
    assert desk.run("keep", "--players", "Ana,Bo", "--me", "Zoe", "--file", str(tmp_path / "e.json")) == 2
    assert "Ana, Bo" in desk.errors


def test_a_player_is_named_and_a_refusal_speaks_the_language_of_the_terminal(desk: Desk, tmp_path: Path) -> None:
    desk.type(["Zoe", "bo", "quit"])
    begin = ["keep", "stockpile", "--players", "Ana,Bo,Cy", "--no-color", "--language", "fr"]
    assert desk.run(*begin, "--file", str(tmp_path / "a.json")) == 0
    assert "ne correspond à aucune de ces réponses" in desk.text
    assert read_record(tmp_path / "a.json")["deal"]["first"] == 1
    desk.type(["1A", "1A, 1A", "1A, 9I", "undo", "undo", "quit"])
    assert desk.run(*BEGIN, "--language", "pt", "--file", str(tmp_path / "b.json")) == 0
    for sentence in ("Dê 2 respostas.", "um tile inicial diferente", "Não há nada para desfazer"):
        assert sentence in desk.text


def test_players_and_options_that_cannot_be_are_refused_before_anything_is_asked(desk: Desk) -> None:
    assert desk.run("keep", "stockpile", "--players", "Ana") == 2
    assert "Stockpile needs 2 to 5 players; you named 1" in desk.errors
    assert desk.run("keep", "acquire", "--players", "Ana,Ana") == 2
    assert "needs a different name" in desk.errors
    assert desk.run("keep", "stockpile", "--players", "Ana,Bo", "--option", "bonds=maybe") == 2
    assert "bonds=true|false" in desk.errors


def test_replay_and_review_say_whose_cards_are_made_up(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "transcript.json"
    desk.type(["1A, 9I", *["?, ?, ?, ?, ?, ?"], "5C", "6D", "?", "quit"])
    assert desk.run(*BEGIN, "--me", "Bo", "--file", str(file)) == 0
    for command in (["replay", str(file), "--all"], ["review", str(file), "--simulations", "20", "--jobs", "0"]):
        assert desk.run(*command, "--no-color") == 0, desk.errors
        assert "Cards of Ana that no one saw are filled in" in " ".join(desk.text.split())
