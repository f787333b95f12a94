"""`bigboard bench`: the shape of what it reports and its answers to bad input. Nothing here is timed."""

import gc
import json
import math
from collections.abc import Iterator
from typing import Any

import pytest
from benchmarks.speed import bench, measures, report, rivals
from benchmarks.speed.measures import BASE, MEASURES, GameBenchmark
from benchmarks.speed.report import BIGBOARD, OPENSPIEL, UNCOMPILED, Series

import bigboard

MOMENT = 0.002


@pytest.fixture(autouse=True)
def few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "SPREAD", 3)
    monkeypatch.setattr(measures, "BATCH", 2)


@pytest.fixture
def no_rivals(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bench, "import_openspiel", lambda: None)
    monkeypatch.setattr(bigboard, "engine", lambda: "uncompiled (for a test)")
    gc.freeze()  # the benchmark collects garbage hundreds of times, and need not look at that of all other tests
    yield
    gc.unfreeze()


def refusal(capsys: pytest.CaptureFixture[str], **request: Any) -> str:
    """Return the sentence about a request that cannot be met."""
    assert bench.main(**request) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.strip().splitlines()) == 1
    return said.err.strip()


@pytest.mark.parametrize("name", MEASURES)
def test_every_measure_gives_a_positive_number(name: str) -> None:
    for game in bigboard.game_names():
        value = GameBenchmark(game, BASE).measure(name, MOMENT)
        assert math.isfinite(value)
        assert value > 0


def test_every_case_is_a_table_that_its_game_can_deal() -> None:
    for name in bigboard.game_names():
        cases = measures.cases_of(name)
        assert len({case.name for case in cases}) == len(cases)
        for case in cases:
            game = bigboard.game(name)
            assert game.start(game.deal(case.players, 1, case.options)).seat >= 0


@pytest.mark.usefixtures("no_rivals")
def test_json_has_a_result_for_every_measure_of_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(json=True, seconds=MOMENT, games=["acquire"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["format"] == 1
    assert result["rounds"] == bench.ROUNDS
    rows = [(row["measure"], row["case"]) for row in result["results"] if row["contestant"] == BIGBOARD]
    assert rows == [(name, case.name) for name in MEASURES for case in measures.cases_of("acquire")]
    for row in result["results"]:
        assert len(row["values"]) == bench.ROUNDS
        assert row["min"] <= row["q1"] <= row["median"] <= row["q3"] <= row["max"]
    assert any("OpenSpiel is not installed" in note for note in result["notes"])
    assert any("not the speeds of the compiled engine" in note for note in result["notes"])


@pytest.mark.usefixtures("no_rivals")
def test_tables_name_every_measure_and_the_targets(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(seconds=MOMENT, games=["acquire"]) == 0
    printed = capsys.readouterr().out
    for measure in MEASURES.values():
        assert measure.title in printed
    assert "wanted at most" in printed


def test_the_uncompiled_engine_measures_in_its_own_process() -> None:
    pure = rivals.Uncompiled()
    try:
        assert pure.measure("acquire", BASE, "decisions", MOMENT) > 0
        assert pure.measure("acquire", BASE, "playouts", MOMENT) > 0
    finally:
        pure.close()
    with pytest.raises((rivals.BenchError, ValueError)):
        pure.measure("acquire", BASE, "playouts", MOMENT)


def test_contestants_take_turns_in_every_round() -> None:
    order: list[str] = []

    def contestant(name: str) -> bench.Entry:
        def run(seconds: float) -> float:
            order.append(name)
            return seconds

        return bench.Entry(name, "", "", run)

    heat = bench.Heat("playouts", [contestant(name) for name in "ABC"])
    bench.race(heat, MOMENT, lambda heat, entry: None, rounds=2)
    assert "".join(order) == "ABC" + "ABC" * 2  # once to warm up


def test_ratios_pair_the_values_of_the_same_round() -> None:
    ours = Series("decisions", BIGBOARD, "acquire", "base", [10.0, 100.0, 30.0])
    theirs = Series("decisions", OPENSPIEL + "hearts", "", "", [2.5, 25.0, 7.5])
    result = report.report([ours, theirs], 1.0, [])
    (ratio,) = result["ratios"]
    assert ratio["values"] == [4.0, 4.0, 4.0]
    assert ratio["against"] == OPENSPIEL + "hearts"
    assert result["targets"] == [
        {
            "game": "acquire",
            "case": "base",
            "measure": "decisions",
            "limit": 3,
            "against": OPENSPIEL + "hearts",
            "measured": 4.0,
            "met": True,
        }
    ]


def test_a_ratio_above_one_means_faster_for_times_too() -> None:
    ours = Series("clone", BIGBOARD, "acquire", "base", [500.0])
    theirs = Series("clone", UNCOMPILED, "acquire", "base", [5000.0])
    assert report.times_as_fast(ours, theirs) == [10.0]


def test_the_uncompiled_engine_is_compared_at_the_same_table_only() -> None:
    ours = Series("clone", BIGBOARD, "acquire", "base", [500.0])
    theirs = Series("clone", UNCOMPILED, "acquire", "closed holdings", [5000.0])
    assert not report.comparable(ours, theirs)


def test_a_missed_target_is_called_missed() -> None:
    ours = Series("games", BIGBOARD, "acquire", "base", [100.0])
    theirs = Series("games", OPENSPIEL + "hearts", "", "", [50.0])
    (target,) = report.report([ours, theirs], 1.0, [])["targets"]
    assert not target["met"]
    assert report.verdict(target).startswith("MISSED")


class ThreeCards:
    """A stand-in for an OpenSpiel state: two cards dealt by chance, three decisions, then the end."""

    def __init__(self) -> None:
        self.steps = 0

    def current_player(self) -> int:
        return -1 if self.steps < 2 else 0 if self.steps < 5 else rivals.TERMINAL

    def is_chance_node(self) -> bool:
        return self.steps < 2

    def legal_actions(self) -> list[int]:
        return [3, 4]

    def apply_action(self, action: int) -> None:
        assert action in (3, 4)
        self.steps += 1


def test_steps_of_chance_are_played_but_not_counted() -> None:
    words = measures.random_words(1)
    assert rivals.drive_openspiel([ThreeCards(), ThreeCards()], words) == 6


def test_openspiel_runs_when_it_is_installed() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    benchmark = rivals.OpenSpielBenchmark(pyspiel, "kuhn_poker")
    assert benchmark.measure("games", MOMENT) > 0
    assert benchmark.measure("decisions", MOMENT) > 0


def test_an_unknown_game_is_refused_with_the_names_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal(capsys, games=["monopoly"])
    assert "'monopoly'" in said
    assert "acquire" in said


@pytest.mark.parametrize("seconds", [0, -1, math.nan, math.inf])
def test_seconds_that_measure_nothing_are_refused(capsys: pytest.CaptureFixture[str], seconds: float) -> None:
    assert "more than 0" in refusal(capsys, seconds=seconds)
