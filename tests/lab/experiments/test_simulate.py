"""Simulations: facts are true, counts add up, reports stand alone."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import bigboard
from bigboard.lab.analysis.export import write_games
from bigboard.lab.analysis.plots import columns, middle_range, share_bars, ticks
from bigboard.lab.analysis.ratings import WHOLE, wilson
from bigboard.lab.analysis.report import report, write_report
from bigboard.lab.analysis.tally import Bin, Tally, quantile
from bigboard.lab.experiments.simulate import show, simulate
from bigboard.lab.run.collector import collector_of
from bigboard.lab.run.journal import games_of
from bigboard.lab.run.match import Match, Outcome
from bigboard.lab.run.pairings import Field, Fixture, with_modules

GREEDY = ["greedy"] * 4


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    match = Match(Field("acquire", tuple(GREEDY), "facts"), collector_of("acquire"))
    return [match.play(Fixture(deal, 0)) for deal in range(30)]


def facts_of(outcome: Outcome) -> dict[str, Any]:
    assert outcome.facts is not None
    return outcome.facts


def test_facts_of_acquire_agree_with_the_game(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        facts = facts_of(outcome)
        assert facts["game"]["decisions"] == sum(outcome.decisions) == sum(facts["kinds"].values())
        assert facts["game"]["founded"] == sum(facts["seats"]["founded"])
        assert facts["game"]["mergers"] == sum(facts["seats"]["mergers"])
        assert facts["game"]["turns"] == sum(facts["seats"]["tiles"]) + sum(facts["seats"]["stuck"])
        assert sum(facts["seats"]["declared"]) == (facts["words"]["end"] in ("giant chain", "all safe"))
        assert facts["game"]["left"] <= sum(len(cards) for cards in facts["cards"]["majority"])
        assert sorted(card for seat in facts["cards"]["start"] for card in seat)[0] == "goes first"
        assert facts["worth"][0] == [6000] * 4
        assert len(facts["worth"]) == facts["game"]["rounds"] + 1
        assert facts["worth"][-1] == outcome.money


def test_money_adds_up_from_the_facts(outcomes: list[Outcome]) -> None:
    """Start money, less what was spent, plus bonuses and sales, is the end's money: so no event was missed."""
    field = Field("acquire", tuple(GREEDY), "facts")
    game = bigboard.game("acquire")
    for outcome in outcomes[:5]:
        facts = facts_of(outcome)
        state = game.start(game.deal(4, field.deal_seed(outcome.fixture.deal)))
        assert state.scores() == facts["worth"][0]
        for seat in range(4):
            without_sales = 6000 - facts["seats"]["spent"][seat] + facts["seats"]["bonus"][seat]
            sales = outcome.money[seat] - without_sales
            assert sales >= 0
            assert sales % 100 == 0


def test_facts_of_stockpile_agree_with_the_game() -> None:
    field = Field("stockpile", ("random",) * 3, "facts", with_modules("stockpile", {}, ["all"]))
    match = Match(field, collector_of("stockpile"))
    for deal in range(5):
        outcome = match.play(Fixture(deal, 0))
        facts = facts_of(outcome)
        assert facts["game"]["decisions"] == sum(outcome.decisions)
        assert len(facts["worth"]) == facts["game"]["rounds"] + 1
        assert [len(cards) for cards in facts["cards"]["investor"]] == [1, 1, 1]
        assert sum(facts["seats"]["strategies"]) >= max(len(cards) for cards in facts["cards"]["strategy"])
        assert sum(facts["seats"]["majorities"]) == sum(len(cards) for cards in facts["cards"]["majority"])
        assert sum(facts["seats"]["taken"]) > 3 * facts["game"]["rounds"]


def test_modules_are_options_of_the_deal() -> None:
    assert with_modules("acquire", {"dead_tiles": "once"}, []) == {"dead_tiles": "once"}
    with pytest.raises(ValueError, match="Acquire has no modules"):
        with_modules("acquire", {}, ["bonds"])


def test_modules_of_stockpile_are_known_by_name() -> None:
    assert with_modules("stockpile", {}, ["bonds", "advanced"]) == {"bonds": True, "board": "advanced"}
    assert with_modules("stockpile", {"dice": False}, ["all"])["dice"] is False
    with pytest.raises(ValueError, match=r"no module 'bond'\. Choose from bonds, commerce"):
        with_modules("stockpile", {}, ["bond"])


def test_tally_counts_every_seat_once(outcomes: list[Outcome]) -> None:
    tally = Tally(Field("acquire", tuple(GREEDY), "facts"))
    for outcome in outcomes:
        tally.take(json.loads(outcome.line()))
    assert tally.games == 30
    assert sum(one.points for one in tally.seats.values()) == 30 * WHOLE
    for bins in tally.counts.values():
        assert sum(one.seats for one in bins.values()) == 120
    assert sum(one.seats for one in tally.cards["start"].values()) == 120
    backwards = Tally(tally.field)
    for outcome in reversed(outcomes):
        backwards.take(json.loads(outcome.line()))
    assert backwards.to_json() == tally.to_json()


def test_same_seed_gives_the_same_simulation_with_any_number_of_processes() -> None:
    here, _ = simulate("acquire", GREEDY, 30, seed=3, jobs=0)
    others, _ = simulate("acquire", GREEDY, 30, seed=3, jobs=2)
    assert here.to_json() == others.to_json()


def test_a_stopped_simulation_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    simulate("acquire", GREEDY, 10, jobs=0, out=path)
    tally, ending = simulate("acquire", GREEDY, 25, jobs=0, out=path, resume=True)
    whole, _ = simulate("acquire", GREEDY, 25, jobs=0)
    assert ending.kept == 10
    assert tally.to_json() == whole.to_json()


def test_every_deal_is_different() -> None:
    field = Field("acquire", ("a", "b"), "1")
    assert field.single_fixtures(3) == [Fixture(0, 0), Fixture(1, 1), Fixture(2, 0)]


def test_tables_tell_the_main_things() -> None:
    tally, ending = simulate("acquire", ["greedy", "random"], 20, jobs=0)
    text = StringIO()
    show(tally, ending, Console(file=text, width=100))
    for wanted in ("Seats", "Bots", "Turn order", "What winners do otherwise", "How it ended", "Decisions"):
        assert wanted in text.getvalue()
    with pytest.raises(ValueError, match="at least one game"):
        simulate("acquire", GREEDY, 0)


def test_rows_for_analysis_carry_the_facts(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    tally, ending = simulate("acquire", GREEDY, 5, jobs=0)
    write_games(tally.field, ending.path, None, tmp_path / "games.parquet")
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    lines = list(games_of(ending.path))
    first = next(line for line in lines if line["deal"] == 0)
    assert len(rows) == 20
    assert rows[1]["bought"] == first["facts"]["seats"]["bought"][1]
    assert rows[1]["game_turns"] == first["facts"]["game"]["turns"]
    assert rows[1]["founder_cards"] == ", ".join(first["facts"]["cards"]["founder"][1])


def test_report_stands_alone(tmp_path: Path) -> None:
    tally, _ = simulate("acquire", GREEDY, 60, jobs=0)
    write_report(tmp_path / "report.html", tally)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<script" not in page
    assert not re.search(r"(src|href)=|url\(|@import", page)
    assert "prefers-color-scheme: dark" in page
    assert page.count("<svg") >= 7
    assert "nan" not in page.lower().replace("continental", "")
    assert "bigboard simulate acquire --bots greedy --players 4 --games 60 --seed 1" in page


def test_report_of_nothing_is_still_a_page() -> None:
    assert "No game was finished" in report(Tally(Field("acquire", tuple(GREEDY), "1")))


def test_names_in_plots_are_escaped() -> None:
    from bigboard.lab.analysis.plots import BarRow

    plot = share_bars("a <b>", [BarRow("<Tower>", wilson(3, 10), "$1k")], 0.25)
    assert "<Tower>" not in plot
    assert "&lt;Tower&gt;" in plot


def test_axes_have_round_numbers() -> None:
    assert ticks(0, 1, 5) == [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]
    assert ticks(0, 3, 8, 1.0) == [0, 1, 2, 3]
    assert ticks(5, 5) != []


def test_histograms_leave_out_the_rarest() -> None:
    counts = {**dict.fromkeys(range(10, 20), 100), 500: 1}
    assert middle_range(counts) == (10, 19)
    assert middle_range({}) == (0, 1)
    assert columns("empty", "x", {}).startswith("<svg")


def test_quantiles_and_shares_of_nothing_are_nothing() -> None:
    assert quantile({}, 0.5) == 0
    assert quantile({3: 1, 4: 1}, 0.5, 1) == 3
    assert Bin().mean == 0.0
