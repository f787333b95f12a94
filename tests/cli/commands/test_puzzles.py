"""Puzzles in the terminal: asked at the usual table, judged with figures, and a rating that is kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from tests.cli.at_the_terminal import Desk

from bigboard.coach.puzzles import generator
from bigboard.coach.puzzles.puzzle import Puzzle, collection
from bigboard.records.notation import action_text


def words(puzzle: Puzzle, place: int) -> str:
    """An answer of one action as people type it."""
    return action_text(puzzle.game, puzzle.state().describe(puzzle.worths[place].answer[0]))


@pytest.fixture
def puzzle() -> Puzzle:
    return next(one for one in collection("acquire") if one.kind == "found_chain")


def test_the_right_answer_is_praised_and_counts_once(desk: Desk, puzzle: Puzzle, home: Path) -> None:
    for again in (False, True):
        desk.type([words(puzzle, 0)])
        assert desk.run("puzzles", "solve", "acquire", "--number", str(puzzle.number), "--no-color") == 0
        assert "Right!" in desk.printed[-1]
        assert "more games in 100 than the second best" in desk.printed[-1]
        told = " ".join(desk.printed[-1].split())
        assert "simulations, compared with" in told
        assert "after your move" not in told
        assert ("does not count again" in desk.printed[-1]) is again
    kept = json.loads((home / "puzzles.json").read_text())
    assert kept["solved"] == [puzzle.id]
    assert kept["streak"] == 1


def test_a_wrong_answer_is_shown_beside_the_best(desk: Desk, puzzle: Puzzle) -> None:
    desk.type(["why nonsense", words(puzzle, 1)])
    assert desk.run("puzzles", "solve", "acquire", "--number", str(puzzle.number), "--no-color") == 0
    assert "Not the best move." in desk.printed[-1]
    assert "Your move" in desk.printed[-1]
    assert "simulations, compared with" in " ".join(desk.printed[-1].split())


def test_one_puzzle_follows_the_other_until_someone_leaves(desk: Desk) -> None:
    asked: list[str] = []

    def decide(screen: str, prompt: str) -> str:
        if "Next puzzle" in prompt:
            return ""
        asked.extend(line for line in screen.splitlines() if line.startswith("Puzzle "))
        offered = re.search(r"The answers are (\d+)", screen)
        return "quit" if len(asked) > 1 else offered[1] if offered else "1"

    desk.decide(decide)
    assert desk.run("puzzles", "solve", "stockpile", "--no-color") == 130
    assert len(set(asked)) == 2


def test_a_game_without_puzzles_is_named_in_a_sentence(desk: Desk) -> None:
    assert desk.run("puzzles", "solve", "chess") == 2
    assert desk.run("puzzles", "solve", "acquire", "--number", "99999") == 2
    assert "This puzzle does not exist." in desk.errors


def test_puzzles_are_made_and_the_same_command_goes_on(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = generator.make

    def one_game(
        game: str, number: int, seed: str, out: Path, tell: Callable[[generator.Progress], None]
    ) -> list[Puzzle]:
        return real(game, number, seed, out, tell, games=1)

    monkeypatch.setattr(generator, "make", one_game)
    for name, value in {"CANDIDATES": 1, "LAST_WORLDS": 20, "AGAIN_WORLDS": 20, "CHECK": 40}.items():
        monkeypatch.setattr(generator, name, value)
    file = tmp_path / "found.json"
    for _ in range(2):
        assert desk.run("puzzles", "--game", "acquire", "--number", "9", "--seed", "x", "--out", str(file)) == 0
    assert json.loads(file.read_text())["games"] == 2
    assert desk.run("puzzles", "--game", "acquire", "--seed", "other", "--out", str(file)) == 2
    assert desk.run("puzzles", "--game", "chess", "--out", str(tmp_path / "no.json")) == 2


def test_the_shipped_puzzles_are_judged_again_by_a_command(desk: Desk, tmp_path: Path) -> None:
    assert desk.run("puzzles", "check", "stockpile", "--first", "2", "--number", "1") == 0
    assert "1 of 1 puzzles hold" in desk.text
    shipped = json.loads(files("bigboard.titles.stockpile").joinpath("puzzles.json").read_text("utf-8"))
    wrong = shipped["puzzles"][1]
    wrong["answers"].reverse()
    other = tmp_path / "wrong.json"
    other.write_text(json.dumps({**shipped, "puzzles": [wrong]}))
    assert desk.run("puzzles", "check", "stockpile", "--file", str(other)) == 1
    assert "stockpile-1: leads by -" in desk.text
