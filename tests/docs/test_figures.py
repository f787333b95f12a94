"""Figures on a page are those of `benchmarks/results`: marked, inserted by `make figures`, and with their origin."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.docs.recipes import ROOT
from tools import figures

from bigboard.lab.analysis.provenance import table_name
from bigboard.lab.run.pairings import with_modules

# Pages about strength and speed. Others may say what the rules or the interface do in per cent.
ABOUT = [
    "README.md",
    "docs/bots/built-in-bots.md",
    "docs/bots/write-a-bot.md",
    "docs/play/terminal.md",
    "docs/reference/api.md",
    "docs/reference/engine.md",
    *(f"docs/research/{name}.md" for name in ("benchmarks", "cluster", "environments", "simulate", "train")),
]
MARKED = re.compile(
    r"<!-- figure: .*?<!-- /figure -->|<!-- figures: .*?<!-- /figures -->|<!-- results: .*?<!-- end of results -->|"
    r"^```.*?^```$",
    re.DOTALL | re.MULTILINE,
)
NUMBER = r"(?<![\w.,])\d[\d., ]*"
FIGURE = re.compile(
    rf"{NUMBER}%|{NUMBER}(?:\w+ ?)?(?:/s\b|a second\b|per second\b)|"
    rf"{NUMBER}(?:µs|ns|ms|(?:micro|milli|nano)seconds?)\b|× ?\d[\d.]*"
)
NO_RESULT = re.compile(r"(?:25|90|95) ?%|within 6 ?%")  # chance with four seats, quantiles, width of a slot


def unmarked(page: str) -> list[str]:
    """Return the figures of a page that come from no result."""
    return [found.strip() for found in FIGURE.findall(NO_RESULT.sub("", MARKED.sub("", page)))]


@pytest.mark.parametrize("name", ABOUT)
def test_every_figure_comes_from_a_result(name: str) -> None:
    assert unmarked((ROOT / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ("`search` wins 94.6 % of them.", ["94.6 %"]),
        ("It wins 85.2% [80.8–88.6].", ["85.2%"]),
        ("408 409 decisions/s, 1,490,000 per second", ["408 409 decisions/s", "1,490,000 per second"]),
        ("The tensor takes 4.9 µs, × 3 as fast.", ["4.9 µs", "× 3"]),
        ("A game takes about 30 microseconds.", ["30 microseconds"]),
        ("Chance is 25%, the interval 95 %.", []),
        ("<!-- figure: a.b -->94.6% [90.0–97.0]<!-- /figure -->", []),
    ],
)
def test_the_search_for_figures_finds_them(page: str, found: list[str]) -> None:
    assert unmarked(page) == found


@pytest.mark.parametrize("path", figures.PAGES, ids=lambda path: path.name)
def test_pages_have_the_figures_of_the_results(path: Path) -> None:
    """After a new measurement: `make figures`."""
    assert figures.fill_page(path, figures.read_figures()) == path.read_text(encoding="utf-8")


def test_a_figure_that_no_result_has_is_named() -> None:
    with pytest.raises(ValueError, match=r"No file .* has the figure 'strength\.nobody'"):
        figures.with_figures("<!-- figure: strength.nobody --><!-- /figure -->", figures.read_figures())


def test_intervals_contain_their_figures_and_games_are_counted() -> None:
    found = figures.read_figures()
    assert len(found) > 20
    for row in found.values():
        assert row["low"] <= row["value"] <= row["high"], row["id"]
        assert row["n"] > 0, row["id"]
        assert all(row[name] for name in ("unit", "date", "commit", "machine", "load", "method", "command")), row["id"]


def test_a_figure_lacks_nothing_and_appears_once(tmp_path: Path) -> None:
    row = next(iter(figures.read_figures().values()))
    (tmp_path / "a.json").write_text(json.dumps({"figures": [row]}))
    assert figures.read_figures(tmp_path) == {row["id"]: row}
    (tmp_path / "b.json").write_text(json.dumps({"figures": [row]}))
    with pytest.raises(ValueError, match="appears twice"):
        figures.read_figures(tmp_path)
    (tmp_path / "b.json").write_text(json.dumps({"figures": [{**row, "id": "other", "value": row["value"] + 1}]}))
    with pytest.raises(ValueError, match="two values for one thing"):
        figures.read_figures(tmp_path)
    (tmp_path / "b.json").write_text(json.dumps({"figures": [{"id": "x", "value": 1}]}))
    with pytest.raises(ValueError, match="lacks low, high, n"):
        figures.read_figures(tmp_path)


def test_an_arena_becomes_a_figure_and_replaces_the_one_before(tmp_path: Path) -> None:
    first = {"win_share": 0.455, "low": 0.387482, "high": 0.524214, "games": 200}
    field = {"game": "acquire", "bots": ["learned", *["greedy"] * 3], "seed": "41", "options": {}}
    arena, target = tmp_path / "arena.json", tmp_path / "strength.json"
    for games in (200, 400):
        arena.write_text(json.dumps({"field": field, "games": games, "bots": [{**first, "games": games}]}))
        figures.record("strength.learned.acquire", arena, target)
    (row,) = json.loads(target.read_text())["figures"]
    assert (row["value"], row["low"], row["high"], row["n"]) == (45.5, 38.7, 52.4, 400)
    assert row["command"] == "bigboard arena acquire --seats learned,greedy*3 --games 400 --seed 41"
    assert table_name("stockpile", with_modules("stockpile", {}, ["all"])) == "Stockpile, all modules"
    assert table_name("stockpile", {"bonds": True}) == "Stockpile, bonds"
    page = "<!-- figures: strength -->\n<!-- /figures -->"
    table = figures.with_figures(page, figures.read_figures(tmp_path))
    assert "| Acquire | `learned` | 3 `greedy` | 400 | 45.5% [38.7–52.4] |" in table
