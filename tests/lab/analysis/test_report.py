"""What a designer asks a simulation: answers with intervals, two runs side by side, tables for other programs."""

from __future__ import annotations

import json
import re
from math import sqrt
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

import bigboard
from bigboard.cli.errors import UserError
from bigboard.cli.main import app
from bigboard.lab.analysis.findings import Figure, answers
from bigboard.lab.analysis.past_runs import read_tally
from bigboard.lab.analysis.tally import Tally
from bigboard.lab.run.pairings import Field

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "research" / "simulate.md").read_text(encoding="utf-8")
POORER = '[investor.robins]\ncash = { value = 3, source = "house" }\n'


def run(*words: object) -> str:
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exit_code == 0, done.output
    return done.output


def refused(*words: object) -> str:
    """What the command says instead of a report."""
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert isinstance(done.exception, UserError), done.output
    return str(done.exception)


def line_of_game(deal: int, money: list[int], investors: list[list[str]], start: list[int]) -> dict[str, Any]:
    """A finished game as the journal holds it, with nothing but money and investors."""
    best = max(money)
    facts: dict[str, Any] = {"game": {}, "words": {}, "seats": {}, "kinds": {}, "offers": {}, "worth": []}
    facts |= {"cards": {"investor": investors}, "accounts": {"start": start}}
    winners = [seat for seat, amount in enumerate(money) if amount == best]
    return {"deal": deal, "rotation": 0, "money": money, "winners": winners, "facts": facts}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two simulations of the same deals: with the card as printed, and with a poorer Robins."""
    folder = tmp_path_factory.mktemp("runs")
    (folder / "poorer.toml").write_text(POORER)
    same = ["simulate", "stockpile", "--with", "investors", "--games", 150, "--seed", 7, "--jobs", 0]
    tables = ["--parquet", folder / "games.parquet", "--decisions", folder / "decisions.parquet"]
    run(*same, "--out", folder / "before.jsonl", *tables)
    run(*same, "--out", folder / "after.jsonl", "--option", f"data={folder / 'poorer.toml'}")
    return folder


def asked(text: str, question: str) -> dict[str, Any]:
    (found,) = [answer for answer in json.loads(text) if question in answer["question"]]
    return {row["label"]: row for row in found["rows"]}


def test_every_question_is_answered_with_an_interval(folder: Path) -> None:
    text = run("report", folder / "before.jsonl")
    for question in ("Investor: which is strong?", "Turn order", "strong tip", "How is money made?", "How long"):
        assert question in text
    assert re.search(r"goes first +\d+\.\d ± \d+\.\d %", text)


def test_a_table_of_all_columns_has_room_in_80(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = run("report", folder / "before.jsonl")
    money = r"\$\d+\.\d"
    assert re.search(rf"[+−]{money} ± \d+\.\dK +\d+ % of \d+ +{money}K +{money} ± \d+\.\dK$", text, re.MULTILINE)


def test_the_change_of_a_card_is_seen_beside_the_card_before(folder: Path) -> None:
    text = run("report", folder / "after.jsonl", "--against", folder / "before.jsonl", "--json")
    robins = asked(text, "Investor")["Royal Robins"]
    assert robins["starts with"] == "$3.0K"
    assert robins["change"] == pytest.approx(robins["value"] - robins["before"])
    assert robins["change"] < -robins["change_half"] < 0, "so much less money is not chance"
    assert "Bonds" not in asked(text, "How is money made?")


def test_shares_and_sums_are_those_of_the_rows(folder: Path) -> None:
    """The report is counted from the journal, the table from the games: they must agree."""
    games = pl.read_parquet(folder / "games.parquet")
    rows = asked(run("report", folder / "before.jsonl", "--json"), "Investor")
    for investor, wins, seats in games.group_by("investor_cards").agg(pl.mean("win"), pl.len()).iter_rows():
        assert rows[investor]["value"] == pytest.approx(wins)
        assert seats == games.filter(pl.col("investor_cards") == investor).height
    lines = [name for name in games.columns if name.startswith("from_")]
    assert (games.select(pl.sum_horizontal(lines)).to_series() == games["money"]).all()


def leads_of(games: pl.DataFrame, column: str) -> dict[str, tuple[float, float | None]]:
    """By card: the mean lead over the others at the table, and half of its interval clustered by game."""
    table = ["deal", "rotation"]
    others = (pl.col("money").sum().over(table) - pl.col("money")) / (pl.len().over(table) - 1)
    games = games.with_columns(lead=pl.col("money") - others, held=pl.col(column).str.split(", "))
    found = {}
    for card in {card for held in games["held"].to_list() for card in held if card}:
        seats = games.filter(pl.col("held").list.contains(card))
        mean = sum(seats["lead"]) / len(seats)
        sums = seats.group_by(table).agg((pl.col("lead") - mean).sum())["lead"]
        error = sqrt((sums**2).sum() * len(sums) / (len(sums) - 1)) / len(seats) if len(sums) > 1 else None
        found[card] = mean, error and 1.959964 * error
    return found


@pytest.mark.parametrize(
    ("game", "column", "question"),
    [
        ("stockpile", "investor_cards", "Investor"),
        ("stockpile", "majority_cards", "Majority"),
        ("acquire", "majority_cards", "Majority"),
    ],
)
def test_against_the_table_is_against_the_others_of_the_same_game(
    game: str, column: str, question: str, tmp_path: Path
) -> None:
    """Recomputed from the exported file alone; a majority can have several seats of one game, or none."""
    modules = ["--with", "investors"] if game == "stockpile" else []
    out, table = tmp_path / "run.jsonl", tmp_path / "games.parquet"
    run("simulate", game, *modules, "--games", 60, "--seed", 5, "--jobs", 0, "--out", out, "--parquet", table)
    expected = leads_of(pl.read_parquet(table), column)
    rows = asked(run("report", out, "--json"), question)
    assert rows.keys() == expected.keys()
    for card, (mean, half) in expected.items():
        told = rows[card]["against the table"]
        assert told["value"] == pytest.approx(mean), card
        assert told["half"] == (half and pytest.approx(half)), card


def test_a_card_that_makes_all_rich_is_even_at_its_own_cash() -> None:
    """Its tables end with ten times the money of the others, and its owner with as much as the rest of the table."""
    tally = Tally(Field("stockpile", ("greedy",) * 4, "1", {"investors": True}))
    for deal in range(40):
        rich, swing = deal % 2, deal // 2 % 2
        middle = 1000 if rich else 100
        money = [middle + 1 - 2 * swing, middle, middle, middle]
        card = "Royal Robins" if rich else "Wise Warren"
        tally.take(line_of_game(deal, money, [[card], ["Agile Ana"], ["Agile Ana"], ["Agile Ana"]], [20, 18, 18, 18]))
    rows = {row["label"]: row for row in answers(tally)[0].to_json()["rows"]}
    for card in ("Royal Robins", "Wise Warren"):
        assert rows[card]["against the table"] == {"value": 0.0, "half": pytest.approx(1.959964 / sqrt(19))}
        assert rows[card]["even at"] == {"value": 20.0, "half": pytest.approx(1.959964 / sqrt(19) / 2.8)}
    assert rows["Agile Ana"]["against the table"]["half"] == pytest.approx(1.959964 / 3 / sqrt(39)), "40 games, not 120"


def test_a_single_game_has_no_interval(tmp_path: Path) -> None:
    run("simulate", "acquire", "--games", 1, "--jobs", 0, "--out", tmp_path / "one.jsonl")
    assert "± ?" in run("report", tmp_path / "one.jsonl")
    first = asked(run("report", tmp_path / "one.jsonl", "--json"), "Turn order")["goes first"]
    assert first["against the table"]["half"] is None


def test_worth_begins_with_the_start_and_ends_with_the_result(folder: Path) -> None:
    games = pl.read_parquet(folder / "games.parquet")
    assert (games["worth"].list.last() == games["money"]).all()
    assert (games["worth"].list.len() == games["game_rounds"] + 1).all()
    assert (games["worth"].list.first() > games["from_start"]).all(), "the starting share is worth something"


def test_decisions_are_the_whole_game(folder: Path) -> None:
    decisions = pl.read_parquet(folder / "decisions.parquet").filter(pl.col("deal") == 3)
    field = read_tally(folder / "before.jsonl").field
    game = bigboard.game("stockpile")
    state = game.start(game.deal(4, field.deal_seed(3), field.options))
    for row in decisions.iter_rows(named=True):
        assert (row["decision"], row["offered"]) == (state.decision, state.legal_actions())
        assert row["seat"] == state.seat + 1
        state.apply(row["action"])
    assert state.seat == -1
    assert {row["seat"]: row["money"] for row in decisions.iter_rows(named=True)} == dict(enumerate(state.scores(), 1))


def test_the_example_of_the_page_runs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    monkeypatch.chdir(folder)
    facts: dict[str, Any] = {}
    exec(compile(example, "docs/research/simulate.md", "exec"), facts)
    assert facts["wins"].height > 10
    assert facts["by_round"]["round"].to_list() == list(range(1, 7))


def test_the_page_puts_both_runs_side_by_side(folder: Path) -> None:
    target = folder / "change.html"
    run("report", folder / "after.jsonl", "--against", folder / "before.jsonl", "--html", target)
    page = target.read_text(encoding="utf-8")
    assert "<th>before</th><th>change</th>" in page
    assert "Beside it the simulation before: 150 games" in page
    assert "<script" not in page


def test_a_file_that_is_no_simulation_is_refused(folder: Path, tmp_path: Path) -> None:
    assert "There is no log file" in refused("report", tmp_path / "missing.jsonl")
    games = tmp_path / "arena.jsonl"
    run("arena", "acquire", "--seats", "random,greedy", "--games", 2, "--jobs", 0, "--out", games)
    assert "not the journal of a simulation" in refused("report", games)
    other = tmp_path / "acquire.jsonl"
    run("simulate", "acquire", "--games", 2, "--jobs", 0, "--out", other)
    text = refused("report", folder / "before.jsonl", "--against", other)
    assert "different games: Stockpile and Acquire" in text


def test_nothing_finished_is_a_sentence(tmp_path: Path) -> None:
    journal = tmp_path / "acquire.jsonl"
    run("simulate", "acquire", "--games", 2, "--jobs", 0, "--out", journal)
    journal.write_text(journal.read_text().splitlines(keepends=True)[0])
    assert "no finished game" in refused("report", journal)


def test_a_difference_adds_the_errors_of_both() -> None:
    change = Figure(5.0, 0.3).minus(Figure(4.0, 0.4))
    assert change.value == 1.0
    assert change.error == pytest.approx(0.5)
    assert change.sure == (1.0 > 1.959964 * 0.5)
    assert change.half == pytest.approx(1.959964 * sqrt(0.25))


def test_no_question_is_asked_of_what_is_not_in_play(folder: Path) -> None:
    found = {answer.question for answer in answers(read_tally(folder / "before.jsonl"))}
    assert "Strategy card played: which is strong?" not in found
