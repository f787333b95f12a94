"""Lessons: the same wherever they are held, and what a net is told of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.train.test_run import ENOUGH, trained

from bigboard.bots.nets.candidates import CANDIDATES
from bigboard.bots.nets.features import ILLEGAL
from bigboard.bots.search.mcts import MAX_SEATS
from bigboard.train.dataset import Library, judged_by
from bigboard.train.input_selection import secret_columns, select_inputs
from bigboard.train.search_labels import Finding, Lesson, Terms, hold, lesson, read_lesson

GAMES = ["acquire", "stockpile"]


def told(found: Lesson) -> tuple[Any, ...]:
    """Without the time it took."""
    return found[:-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_the_same_wherever_it_is_held(game: str) -> None:
    terms = Terms(game)
    here = sorted(hold(terms, [7, 8], 0, ""))
    beside = sorted(hold(terms, [8, 7], 1, ""))
    assert [told(one) for one in here] == [told(one) for one in beside]
    assert told(here[0]) == told(read_lesson(lesson(terms, 7).line()))
    assert here[0].actions != here[1].actions


@pytest.mark.parametrize("game", GAMES)
def test_rows_say_what_the_search_found_of_actions_that_were_legal(game: str) -> None:
    terms = Terms(game)
    library = Library(terms, select_inputs(game, 4, {}, 3, 1.0, games=8), secret_columns(game), 10_000)
    held = lesson(terms, 3)
    assert library.add(held) == len(held.judged) == library.rows
    rows = library.all()
    legal = rows.lean > ILLEGAL
    assert (legal.sum(axis=1) == [min(CANDIDATES, len(one.found)) for one in held.judged]).all()
    assert rows.weight.sum(axis=1) == pytest.approx(np.ones(library.rows), abs=1e-4)
    assert (rows.weight[~legal] == 0).all()
    assert (rows.action_inputs[~legal] == 0).all()
    assert rows.utilities.shape == (library.rows, MAX_SEATS)
    assert rows.wins.sum(axis=1) == pytest.approx(np.ones(library.rows))


def test_old_lessons_make_room_for_new_ones() -> None:
    terms = Terms("stockpile")
    selection = select_inputs("stockpile", 4, {}, 3, 1.0, games=8)
    alone = Library(terms, selection, [], 1000)
    newest = alone.add(lesson(terms, 2))
    library = Library(terms, selection, [], newest)
    library.add(lesson(terms, 1))
    library.add(lesson(terms, 2))
    assert library.rows == len(library.all().action) == newest
    for ours, theirs in zip(library.all(), alone.all(), strict=True):
        assert sorted(map(bytes, ours)) == sorted(map(bytes, theirs))


def test_what_was_simulated_often_counts_most_and_what_never_was_looks_bad() -> None:
    found = [Finding(4, 30, 0.6), Finding(9, 10, 0.4), Finding(2, 0, 0.0)]
    promise, weight = judged_by(found, [2, 4, 9])
    assert weight.sum() == pytest.approx(1.0)
    assert weight[1] > weight[2] > weight[0] > 0
    assert promise[1] == pytest.approx(0.6, abs=0.01)
    assert promise[2] == pytest.approx(0.4, abs=0.02)
    assert promise[0] < 0.55  # the average


def test_lessons_on_a_cluster_give_the_same_net(tmp_path: Path) -> None:
    made = []
    for name, where in (("here", ("--jobs", "0")), ("ray", ("--on", "ray"))):
        folder = tmp_path / name
        said = trained("stockpile", "--out", str(folder), "--lessons", "2", "--iterations", "0", *where)
        assert "Weights:" in said, said
        assert "lessons     2" in said
        lessons = [read_lesson(line) for line in (folder / "lessons.jsonl").read_text(encoding="utf-8").splitlines()]
        with np.load(folder / "weights.npz") as file:
            made.append(([told(one) for one in lessons], {key: file[key] for key in file.files if key != "about"}))
    (lessons_here, here), (lessons_there, there) = made
    assert lessons_here == lessons_there
    for key, values in here.items():
        assert (values == there[key]).all(), key


def test_lessons_that_were_stopped_go_on_where_they_were(tmp_path: Path) -> None:
    first = lesson(Terms("acquire"), 1_000_000).line()
    (tmp_path / "lessons.jsonl").write_text(f"{first}\n{first[:100]}", encoding="utf-8")  # the next was half written
    said = trained("acquire", "--out", str(tmp_path), "--lessons", "2", "--iterations", "0", "--jobs", "0")
    assert "Weights:" in said, said
    assert "Lessons of before" in said
    lines = (tmp_path / "lessons.jsonl").read_text(encoding="utf-8").splitlines()
    assert lines[0] == first
    assert [read_lesson(line).number for line in lines] == [1_000_000, 1_000_001]
    logged = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["lessons"] for line in logged] == [2, 2]  # after the lesson, and in the end
    assert all(line["games_teacher"] > 0 for line in logged)


SAME = """
import numpy as np
from pathlib import Path
from bigboard.bots.nets.net import read_net
from bigboard.bots.nets.features import Choices
from bigboard.train.checkpoint import export
from bigboard.train.learner import Learner, Plan
learner = Learner(Plan("acquire", rows=8, width=16, critic_width=8, action_width=8))
random = np.random.default_rng(1)
learner.params = {name: random.normal(0, 0.3, array.shape).astype(np.float16) for name, array in learner.params.items()}
export(learner, Path("net.npz"))
net = read_net(Path("net.npz"))
tables = learner.tables
judge = learner.judge({name: array.astype(np.float32) for name, array in learner.params.items()})
tables.step({0: judge, 1: judge})
rows = np.arange(8)
views, scores = tables.env.arrays["observation"][rows], tables.reader.scores[rows]
choices = learner.selection.choices(tables.reader, rows)
ours, theirs = net.opinions(net.trunk(net.selection.features(views, scores)), choices), judge(views, scores, choices)
legal = choices.lean > -1000
assert legal.sum() > 8
print("worst", float(np.abs(ours - theirs)[legal].max()))
"""


def test_the_bot_and_the_trainer_work_out_the_same(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SAME], capture_output=True, text=True, timeout=ENOUGH, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert float(done.stdout.split()[1]) < 0.01
