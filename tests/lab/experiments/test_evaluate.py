"""Evaluations: duplicate deals, luck taken out without moving the mean, and a file that others can check."""

from __future__ import annotations

import json
from copy import deepcopy
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from bigboard.cli.main import run
from bigboard.coach.review.chance import JUDGED
from bigboard.lab.analysis.evaluation import Evaluation, adjust, estimate, figures_of
from bigboard.lab.analysis.ratings import student
from bigboard.lab.experiments.evaluate import evaluate, result_file, verify_evaluation
from bigboard.lab.run.pairings import Field, Fixture

STEPS = 24


@pytest.fixture(scope="module")
def stored() -> dict[str, Any]:
    """A small evaluation of each kind of bot."""
    found, _ = evaluate("acquire", ["greedy", "easy"], 24, players=2, jobs=0, redraws=4)
    value: dict[str, Any] = json.loads(json.dumps(result_file(found, 4)))
    return value


def test_every_deal_is_played_once_in_each_different_seating() -> None:
    two = Field("acquire", ("a", "b", "a", "b"), "1")
    assert two.distinct_fixtures(3) == [Fixture(0, 0), Fixture(0, 1), Fixture(1, 0), Fixture(1, 1)]
    assert len(Field("acquire", ("a", "b", "b"), "1").distinct_fixtures(1)) == 3
    assert len(Field("acquire", ("a", "a"), "1").distinct_fixtures(2)) == 2


def test_the_figures_of_a_result(stored: dict[str, Any]) -> None:
    result = stored["result"]
    assert (result["games"], result["deals"], result["chance"]) == (24, 12, 0.5)
    greedy, easy = result["bots"]
    wins = sum(wins_of(line, "greedy") for line in stored["games"])
    assert greedy["wins"]["mean"] == pytest.approx(wins / 24, abs=1e-6)
    assert greedy["wins"]["low"] < greedy["wins"]["mean"] < greedy["wins"]["high"]
    assert greedy["adjusted_wins"]["mean"] + easy["adjusted_wins"]["mean"] == pytest.approx(1)
    assert greedy["adjusted_advantage"]["mean"] == pytest.approx(-easy["adjusted_advantage"]["mean"], abs=0.1)
    assert (greedy["illegal"], greedy["illegal_rate"]) == (0, 0)
    lost, judged = (
        sum(line["luck"][part][line["rotation"]] for line in stored["games"]) for part in ("loss", "judged")
    )
    assert greedy["loss_per_decision"] == pytest.approx(lost / judged, abs=0.01)
    assert easy["judged"] + judged == 24 * JUDGED
    (comparison,) = result["comparisons"]
    assert comparison["bots"] == ["greedy", "easy"]
    assert comparison["adjusted_wins"]["mean"] > 0, "greedy is better"
    assert comparison["wins"]["games_needed"] % 2 == 0
    assert result["variance_factor"] > 0
    assert stored["reproducible"]


def wins_of(line: dict[str, Any], name: str) -> float:
    seat = line["rotation"] if name == "greedy" else 1 - line["rotation"]
    return 1 / len(line["winners"]) if seat in line["winners"] else 0.0


def test_the_same_seed_gives_the_same_result(stored: dict[str, Any], tmp_path: Path) -> None:
    found, _ = evaluate("acquire", ["greedy", "easy"], 4, players=2, jobs=0, redraws=4, out=tmp_path / "games.jsonl")
    assert result_file(found, 4)["games"] == stored["games"][:4]


def test_luck_is_zero_on_average_however_differently_the_bots_play() -> None:
    """Greedy, which the measurement plays by, against a bot that chooses at random: a bias would show here first."""
    found, _ = evaluate("acquire", ["greedy", "random"], 100, seed="unbiased", jobs=2, redraws=3)
    for figure in ("luck_wins", "luck_advantage"):
        deals: dict[int, list[float]] = {}
        for (deal, rotation), line in found.lines.items():
            deals.setdefault(deal, []).append(figures_of(line)[figure][rotation])
        luck = [fmean(values) for values in deals.values()]
        assert stdev(luck) > 0
        assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(len(luck)), figure


def test_an_adjusted_mean_is_unbiased_and_varies_less() -> None:
    """Many small samples of a known mean, of which a control explains most."""
    chance = Random(1)
    plain, adjusted = [], []
    for _ in range(2000):
        values, controls = [], []
        for _ in range(STEPS):
            luck = chance.gauss(0, 1)
            values.append(5 + 2 * luck + chance.gauss(0, 1) + 0.5 * luck * luck - 0.5)
            controls.append(luck + chance.gauss(0, 0.3))
        plain.append(fmean(values))
        adjusted.append(fmean(adjust(values, controls)))
    assert stdev(adjusted) < 0.8 * stdev(plain)
    assert abs(fmean(adjusted) - 5) < 3.5 * stdev(adjusted) / sqrt(len(adjusted))
    assert adjust([1.0, 2.0], [1.0, 2.0]) == [1.0, 2.0], "too few to fit"
    equal = [float(number % 2) for number in range(STEPS)]
    assert adjust(equal, [0.0] * STEPS) == equal


def test_intervals_are_students() -> None:
    assert student(9) == pytest.approx(2.262, abs=0.002)
    assert student(2) == pytest.approx(4.303, abs=0.2)
    assert estimate([1.0, 2.0, 3.0, 4.0]).mean == 2.5
    assert estimate([3.0]).half is None
    assert estimate([1.0] * 10).half == pytest.approx(0.278, abs=0.001), "ten of ten are not certainty"


def test_a_verified_result_says_what_was_checked(stored: dict[str, Any]) -> None:
    assert list(verify_evaluation(stored)) == [
        "24 games replayed: every action was legal, every result is right.",
        "The luck of 4 games measured again: it is the same.",
        "All figures follow from the games.",
    ]


def test_a_result_that_was_changed_is_found_out(stored: dict[str, Any]) -> None:
    def changed(*path: Any, value: Any) -> dict[str, Any]:
        copy = deepcopy(stored)
        place = copy
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        return copy

    for bad, sentence in (
        (changed("games", 3, "money", value=[1, 2]), "ends differently"),
        (changed("games", 3, "winners", value=[0, 1]), "ends differently"),
        (changed("games", 0, "actions", 0, value=177), "is not legal"),
        (changed("games", 0, "actions", value=[]), "ends differently"),
        (changed("games", 0, "luck", "wins", value=[0.5, -0.5]), "does not match a new measurement"),
        (changed("result", "bots", 0, "wins", "mean", value=0.99), "do not follow"),
        (changed("games", 5, "illegal", value=[9, 0]), "do not follow"),
        (changed("field", "seed", value="2"), "is not legal|ends differently"),
        (changed("format", value=99), "format 99"),
        (changed("rules", value=0), "version 0 of the rules"),
        (changed("games", value=[{}]), "not a complete evaluation"),
    ):
        with pytest.raises(ValueError, match=sentence):
            list(verify_evaluation(bad))


def test_without_measured_luck_win_shares_are_all_there_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    arguments = ["evaluate", "acquire", "greedy", "random", "--games", "4", "--jobs", "0", "--redraws", "0"]
    assert run([*arguments, "--out", str(file)]) == 0
    assert "Luck was not measured" in " ".join(capsys.readouterr().out.split())
    assert "luck" not in json.loads(file.read_text(encoding="utf-8"))["games"][0]
    assert run(["verify", str(file)]) == 0
    assert "4 games replayed" in capsys.readouterr().out
    assert run([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["result"]["variance_factor"]) == (4, None)


def test_the_table_says_what_the_adjustment_saves(capsys: pytest.CaptureFixture[str], stored: dict[str, Any]) -> None:
    assert (
        run(
            [
                "evaluate",
                "acquire",
                "greedy",
                "easy",
                "--games",
                "24",
                "--players",
                "2",
                "--jobs",
                "0",
                "--redraws",
                "4",
            ]
        )
        == 0
    )
    said = " ".join(capsys.readouterr().out.split())
    assert ": greedy wins +" in said
    assert "24 games are as precise as " in said
    assert "With a new deal for every game" in said
    assert "games tell them apart; win shares alone need about" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["evaluate", "acquire", "greedy"], "at least two different bots"),
        (["evaluate", "acquire", "greedy*2"], "at least two different bots"),
        (["evaluate", "acquire", "greedy", "random", "easy", "--players", "2"], "3 bots need 3 seats"),
        (["evaluate", "acquire", "greedy", "wizard"], "no bot 'wizard'"),
        (["evaluate", "chess", "greedy", "random"], "chess"),
        (["evaluate", "acquire", "greedy", "random", "--out", "nowhere/at/all.json"], "no folder"),
        (["verify", "nowhere.json"], "nowhere.json"),
    ],
)
def test_what_goes_wrong_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_duplicate_deals_are_worth_what_they_cancel() -> None:
    """The player in seat 0 wins: the luck of the deal is all there is, and both rotations together cancel it."""
    found = Evaluation(Field("acquire", ("a", "b"), "1"))
    for deal in range(30):
        for rotation in range(2):
            winner = 1 if deal == 7 and rotation == 0 else 0
            line = {"money": [2, 1], "winners": [winner], "decisions": [1, 1], "times": [{}, {}]}
            found.take({"deal": deal, "rotation": rotation, **line})
    assert found.to_json()["duplicate_factor"] > 10


def test_a_leaderboard_is_made_of_verified_results(
    stored: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page, text = tmp_path / "result.json", tmp_path / "page.html", tmp_path / "page.md"
    file.write_text(json.dumps(stored), encoding="utf-8")
    assert run(["leaderboard", str(file), "--out", str(page)]) == 0
    html = page.read_text(encoding="utf-8")
    assert html.index("<td>greedy</td><td>easy</td><td>24</td>") < html.index("<td>easy</td><td>greedy</td>")
    assert "<h2>Acquire, 2 players</h2>" in html
    assert run(["leaderboard", str(file), "--out", str(text)]) == 0
    assert "| `greedy` | `easy` | 24 |" in text.read_text(encoding="utf-8")
    stored = deepcopy(stored)
    stored["result"]["bots"][0]["wins"]["mean"] = 0.99
    file.write_text(json.dumps(stored), encoding="utf-8")
    page.unlink()
    assert run(["leaderboard", str(file), "--out", str(page)]) == 2
    assert "The figures do not follow from the games." in capsys.readouterr().err
    assert not page.exists()
    assert run(["leaderboard", str(file), "--quick"]) == 0
    file.write_text("{}", encoding="utf-8")
    assert run(["leaderboard", str(file)]) == 2
    assert "is not a result of `bigboard evaluate --out`" in capsys.readouterr().err


def test_illegal_answers_are_a_rate() -> None:
    found = Evaluation(Field("acquire", ("a", "b"), "1"))
    line = {"money": [2, 1], "winners": [0], "decisions": [10, 20], "times": [{}, {}], "failures": [3, 0]}
    found.take({"deal": 0, "rotation": 1, **line, "illegal": [2, 0]})
    rows = {row["bot"]: row for row in found.to_json()["bots"]}
    assert rows["b"]["illegal_rate"] == 0.2, "b has seat 0 in rotation 1"
    assert rows["a"]["illegal_rate"] == 0
