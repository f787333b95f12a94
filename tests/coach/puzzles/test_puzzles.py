"""Puzzles: what is shipped can be played and answered, and judged again it has the same answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from bigboard import __version__
from bigboard.coach.judge.answers import answers
from bigboard.coach.puzzles import generator
from bigboard.coach.puzzles.difficulty import GRADERS, GREEDY, grade
from bigboard.coach.puzzles.judging import PuzzleTrial
from bigboard.coach.puzzles.progress import BEGIN, Solver
from bigboard.coach.puzzles.puzzle import PuzzleError, collection, games_with_puzzles, puzzle_of, read_collection
from bigboard.games import registry

GAMES = ("acquire", "stockpile")
MOST_BYTES = 1_000_000
AGAIN = 40  # worlds


def test_both_games_have_puzzles_and_together_they_are_small() -> None:
    assert games_with_puzzles() == list(GAMES)
    assert all(len(collection(game)) >= 200 for game in GAMES)
    shipped = [files(f"bigboard.titles.{game}").joinpath("puzzles.json") for game in GAMES]
    assert sum(len(file.read_bytes()) for file in shipped) < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_loads_and_its_answers_are_legal(game: str) -> None:
    for puzzle in collection(game):
        state = puzzle.state()
        assert state.decision == puzzle.kind, puzzle.id
        possible = answers(state)
        assert all(worth.answer in possible for worth in puzzle.worths), puzzle.id
        assert len(puzzle.worths) >= 2, puzzle.id
        assert puzzle_of(puzzle.id) == puzzle


@pytest.mark.parametrize("game", GAMES)
def test_the_right_answer_leads_by_the_stated_gap(game: str) -> None:
    for puzzle in collection(game):
        best, *others = puzzle.worths
        for other in others:
            gap = best.chance - other.chance
            assert generator.is_worth(best, other, gap + 0.0011), puzzle.id  # chances are kept with three digits


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_judged_again_gives_the_same_answer(game: str) -> None:
    for puzzle in collection(game)[:: max(1, len(collection(game)) // 5)]:
        state = puzzle.state()
        state.events = False
        trial = PuzzleTrial(state, [worth.answer for worth in puzzle.worths[:2]], seed=99)
        trial.play(AGAIN)
        # Some worlds do not prove it again, but a wrong answer would lose by more than their noise.
        assert trial.lead(puzzle.right, puzzle.worths[1].answer)[1] > -1.5, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_differ_in_kind_number_of_players_and_difficulty(game: str) -> None:
    puzzles = collection(game)
    assert len({puzzle.kind for puzzle in puzzles}) >= 4
    assert len({puzzle.players for puzzle in puzzles}) >= 3
    assert max(puzzle.rating for puzzle in puzzles) - min(puzzle.rating for puzzle in puzzles) > 500
    assert sum(puzzle.failed[GREEDY] > 0 for puzzle in puzzles) >= 0.3 * len(puzzles) - 1, "greedy must fail often"


def test_a_puzzle_that_more_bots_fail_is_rated_higher() -> None:
    tries = [number for _, _, number in GRADERS]
    assert grade([0] * len(tries)) < grade([*tries[:4], 0, 0]) < grade(tries)


def test_making_goes_on_where_it_was_and_finds_the_same_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"CANDIDATES": 2, "LAST_WORLDS": 30, "AGAIN_WORLDS": 20, "CHECK": 60}.items():
        monkeypatch.setattr(generator, name, value)
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    generator.make("acquire", 50, "t", whole, lambda progress: None, games=3)
    told: list[generator.Progress] = []
    generator.make("acquire", 50, "t", parts, told.append, games=1)
    generator.make("acquire", 50, "t", parts, told.append, games=2)
    assert [progress.games for progress in told] == [1, 2, 3]
    assert parts.read_text() == whole.read_text()
    with pytest.raises(PuzzleError, match="another game, seed"):
        generator.make("acquire", 50, "other seed", parts, told.append, games=1)
    head = json.loads(parts.read_text())
    assert head["version"] == __version__
    assert head["command"] == "bigboard puzzles --game acquire --number 50 --seed t"
    monkeypatch.setattr(generator, "__version__", "0.0.9")
    with pytest.raises(PuzzleError, match="another version of Big Board"):
        generator.make("acquire", 50, "t", parts, told.append, games=1)


MAKE = """
import sys
from pathlib import Path
from bigboard.coach.puzzles import generator
generator.CANDIDATES, generator.MORE_WORLDS, generator.LAST_WORLDS = 3, 20, 20
generator.AGAIN_WORLDS, generator.CHECK = 10, 60
generator.NEARLY, generator.SURE, generator.STILL_SURE, generator.GAP, generator.MONEY_GAP = (-9, -9), 0, -9, 0, 0
generator.is_trivial = lambda failed: False
generator.make(sys.argv[1], 1, "again", Path(sys.argv[2]), lambda progress: None, games=40)
"""  # few worlds and low standards, so that one is found soon


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_the_same_seed_and_number_give_the_same_file_in_another_process(tmp_path: Path, game: str) -> None:
    made = [tmp_path / "one.json", tmp_path / "two.json"]
    for hashed, file in enumerate(made, 1):
        hashing = {**os.environ, "PYTHONHASHSEED": str(hashed), "PYTHONPATH": os.pathsep.join(sys.path)}
        subprocess.run([sys.executable, "-c", MAKE, game, str(file)], check=True, env=hashing)
    assert made[0].read_bytes() == made[1].read_bytes()
    assert json.loads(made[0].read_text())["puzzles"]


def test_a_collection_of_other_rules_or_a_damaged_one_is_refused() -> None:
    good = {"format": 1, "game": "acquire", "rules": registry.game("acquire").rules_version, "puzzles": []}
    assert read_collection("acquire", json.dumps(good)) == []
    damaged: list[object] = [{**good, "rules": 99}, {**good, "game": "stockpile"}, {**good, "puzzles": [{}]}, []]
    for bad in damaged:
        with pytest.raises(PuzzleError):
            read_collection("acquire", json.dumps(bad))


def test_names_that_mean_no_puzzle() -> None:
    for name in ("acquire-0", "acquire-99999", "acquire-", "chess-1", "acquire-1a", "acquire-²"):
        assert puzzle_of(name) is None


def test_the_first_attempt_counts_and_moves_the_rating() -> None:
    puzzle = collection("acquire")[0]
    solver = Solver()
    assert solver.count(puzzle, right=True)
    assert solver.rating > BEGIN
    assert solver.streak == solver.best_streak == 1
    rating = solver.rating
    assert not solver.count(puzzle, right=False)
    assert (solver.rating, solver.streak) == (rating, 1)
    solver.count(collection("acquire")[1], right=False)
    assert solver.rating < rating
    assert (solver.streak, solver.best_streak) == (0, 1)


def test_the_next_puzzle_was_not_tried_and_is_of_ones_own_strength() -> None:
    puzzles = collection("acquire")
    solver = Solver()
    first = solver.next_of(puzzles, lambda near: near[0])
    assert first is not None
    nearest = min(abs(puzzle.rating - (BEGIN - 50)) for puzzle in puzzles)
    assert abs(first.rating - (BEGIN - 50)) == nearest
    solver.count(first, right=True)
    second = solver.next_of(puzzles, lambda near: near[0])
    assert second is not None
    assert second.id != first.id
