"""Clauses quote their numbers from the rules: a corrected value corrects the text in every language."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bigboard.games import rulebook as rules
from bigboard.games.registry import titles
from bigboard.games.rulebook import QUOTE, Writer
from bigboard.i18n import LANGUAGES, Messages
from bigboard.titles.acquire.clause_values import QUOTES
from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES, CHART_COLUMN, share_price

if TYPE_CHECKING:
    from collections.abc import Iterator

ACQUIRE = Path(rules.__file__).parents[1] / "titles" / "acquire" / "clauses"
SPACES = re.compile(r"\s")


@pytest.fixture
def reread() -> Iterator[None]:
    """The clauses are read again in this test, and once more after it."""
    rules.clauses.cache_clear()
    yield
    rules.clauses.cache_clear()


def raw(language: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = tomllib.loads((ACQUIRE / f"{language}.toml").read_text(encoding="utf-8"))["clause"]
    return entries


def quotes_of(entry: dict[str, Any]) -> Counter[str]:
    """Everything that a clause quotes, table included."""
    return Counter(found[0] for found in QUOTE.finditer(str(entry)))


@pytest.mark.clause("ACQ-SAF-1", "ACQ-SET-3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("reread")
def test_a_corrected_value_corrects_the_text_in_every_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    assert isinstance(QUOTES, dict)
    monkeypatch.setitem(QUOTES, "safe_size", 17)
    monkeypatch.setitem(QUOTES, "start_money", 7300)
    book = rules.clauses("acquire", language)
    assert "17" in book["ACQ-SAF-1"].text
    assert "11" not in book["ACQ-SAF-1"].text
    assert Messages(language).dollars(7300) in book["ACQ-SET-3"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_quotes_the_same_in_the_same_clause(language: str) -> None:
    english = {entry["id"]: quotes_of(entry) for entry in raw("en")}
    assert {entry["id"]: quotes_of(entry) for entry in raw(language)} == english


def test_every_number_that_acquire_offers_is_quoted() -> None:
    quoted = {found[1] for entry in raw("en") for found in QUOTE.finditer(str(entry))}
    assert set(QUOTES) - quoted == {"chart"}  # whose rows are a table


@pytest.mark.parametrize("game", sorted(titles()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_quote_is_left_unwritten(game: str, language: str) -> None:
    assert not [found.id for found in rules.clauses(game, language).values() if QUOTE.search(str(found))]


@pytest.mark.clause("ACQ-PRC-1", "ACQ-BON-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_chart_is_part_of_its_clause(language: str) -> None:
    heading, *rows = rules.clauses("acquire", language)["ACQ-PRC-1"].table
    assert heading[:3] == ("Worldwide, Sackson", "Festival, Imperial, American", "Continental, Tower")
    assert len(rows) == 11
    assert rows[4][:3] == ("6–10", "5", "4")
    assert rows[8][:3] == ("41+", "31–40", "21–30")
    assert [SPACES.sub("", cell) for cell in rows[8][3:]] == [
        SPACES.sub("", Messages(language).dollars(amount)) for amount in (1000, 10000, 5000)
    ]


@pytest.mark.clause("ACQ-PRC-1")
def test_the_chart_of_the_clause_gives_the_price_of_every_size() -> None:
    _, *rows = rules.clauses("acquire")["ACQ-PRC-1"].table
    for chain, column in enumerate(CHART_COLUMN):
        for size in range(2, 109):
            prices = [int(row[3].strip("$").replace(",", "")) for row in rows if within(size, row[column])]
            assert prices == [share_price(chain, size)], (CHAIN_NAMES[chain], size)


def within(size: int, cell: str) -> bool:
    """Whether a size is in a cell of the chart: 5, 6–10, 41+ or –."""
    if cell == "–":
        return False
    low, _, high = cell.rstrip("+").partition("–")
    return int(low) <= size <= (108 if cell.endswith("+") else int(high or low))


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("{hand} tiles", "en", "6 tiles"),
        ("{name} pays", "en", "Tower pays"),
        ("costs {price:dollars}", "en", "costs $1,200"),
        ("costs {price:dollars}", "ru", "costs 1\u00a0200\u00a0$"),
        ("costs {hand:thousands}", "en", "costs $6K"),
        ("costs {hand:thousands}", "ru", "costs 6\u00a0000\u00a0$"),
        ("in a language without formats {price}", "xx", "in a language without formats 1,200"),
    ],
)
def test_a_number_is_written_as_the_language_writes_it(text: str, language: str, expected: str) -> None:
    assert Writer({"hand": 6, "price": 1200, "name": "Tower"}, language).fill_quotes(text) == expected


@pytest.mark.parametrize("text", ["{hands}", "{hand:euros}", "{name:dollars}", "{chart}"])
def test_what_the_game_does_not_say_cannot_be_quoted(text: str) -> None:
    writer = Writer({"hand": 6, "name": "Tower", "chart": [{"price": 1}]}, "en")
    with pytest.raises(ValueError, match=rf"^it quotes {re.escape(text)}, which the game does not say$"):
        writer.fill_quotes(text)


@pytest.mark.parametrize(
    "table",
    [
        {"heading": ["A", "B"], "row": ["{price}"], "rows": "chart"},
        {"heading": ["A"], "row": ["{price}"], "rows": "hand"},
        {"heading": ["A"], "row": ["{price}"], "rows": "name"},
    ],
)
def test_a_table_needs_rows_and_a_heading_that_fits(table: dict[str, Any]) -> None:
    writer = Writer({"hand": 6, "name": "Tower", "chart": [{"price": 1}]}, "en")
    with pytest.raises(ValueError, match="has no rows, or a heading that does not fit them"):
        writer.table(**table)


@pytest.mark.usefixtures("reread")
def test_a_quote_of_nothing_names_the_game_and_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(QUOTES, dict)
    monkeypatch.delitem(QUOTES, "hand")
    sentence = r"^The rulebook of acquire, en\.toml, is damaged: it quotes \{hand\}, which the game does not say\.$"
    with pytest.raises(ValueError, match=sentence):
        rules.clauses("acquire")
