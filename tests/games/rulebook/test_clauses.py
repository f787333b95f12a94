"""Every clause of every rulebook has a test, and every clause that is named anywhere exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import bigboard
from bigboard.games import rulebook as rules
from bigboard.games.registry import titles
from bigboard.titles.stockpile.rules.cards.cards import INVESTORS, STRATEGIES
from bigboard.titles.stockpile.rules.powers.catalog import POWERS

TESTS = Path(__file__).parents[2]
GAMES = Path(rules.__file__).parents[1] / "titles"
CITED = re.compile(r"\b(?:ACQ|STK)(?:-[A-Z0-9]+)+\b(?!-\{)")  # an id that is put together is checked where it is used
PREFIXES = {title.name: title.rules for title in titles().values()}


def has_rulebook(game: str) -> bool:
    return (GAMES / game / "clauses" / f"{rules.DEFAULT_LANGUAGE}.toml").is_file()


WITH_RULEBOOK = [game for game in bigboard.game_names() if has_rulebook(game)]


def clauses_named_by(decorator: ast.expr) -> list[str]:
    """The ids in `@pytest.mark.clause(…)`; none for another decorator."""
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.clause":
        return []
    return [ast.literal_eval(argument) for argument in decorator.args]


def clauses_of_tests() -> dict[str, list[str]]:
    """Every clause that a test carries, with the tests that do."""
    carried: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    for clause_id in clauses_named_by(decorator):
                        carried.setdefault(clause_id, []).append(f"{path.name}::{node.name}")
    return carried


def clauses_of_sources() -> dict[str, str]:
    """Every clause that the rules cite, with one file that does."""
    cited = {}
    for path in sorted(GAMES.glob("*/rules/**/*.py")):
        for clause_id in CITED.findall(path.read_text(encoding="utf-8")):
            cited[clause_id] = path.name
    return cited


CARRIED = clauses_of_tests()


def test_there_are_rulebooks_to_check() -> None:
    assert "acquire" in WITH_RULEBOOK


def test_every_investor_and_strategy_card_cites_its_own_clause() -> None:
    assert len(POWERS) == INVESTORS + STRATEGIES
    assert not [power.rule for power in POWERS if not exists(power.rule)]


@pytest.mark.parametrize("game", WITH_RULEBOOK)
def test_every_clause_has_a_test(game: str) -> None:
    untested = [clause_id for clause_id in rules.clauses(game) if clause_id not in CARRIED]
    assert not untested, f"no test carries {', '.join(untested)}"


def exists(clause_id: str) -> bool:
    """Whether there is such a clause. Of a game without a rulebook as yet no one can tell."""
    game = rules.game_of_clause(clause_id)
    return game is not None and (game not in WITH_RULEBOOK or clause_id in rules.clauses(game))


def test_every_clause_that_a_test_carries_exists() -> None:
    assert not {clause_id: tests for clause_id, tests in CARRIED.items() if not exists(clause_id)}


def test_every_clause_that_the_rules_cite_exists() -> None:
    assert not {clause_id: file for clause_id, file in clauses_of_sources().items() if not exists(clause_id)}


@pytest.mark.parametrize(
    ("printed", "ruled"),
    [
        ("ACQ-SET-1", "ACQ-SET-9"),
        ("ACQ-TRN-5", "ACQ-TRN-6"),
        ("ACQ-BUY-6", "ACQ-BUY-2"),
        ("ACQ-BUY-7", "ACQ-BUY-3"),
    ],
)
def test_what_is_printed_and_what_was_ruled_beside_it_are_clauses_of_their_own(printed: str, ruled: str) -> None:
    assert (rules.clause(printed).source, rules.clause(ruled).source) == ("rulebook", "ruling")


@pytest.mark.parametrize("game", WITH_RULEBOOK)
def test_every_clause_says_where_it_comes_from_and_reads_as_sentences(game: str) -> None:
    for clause in rules.clauses(game).values():
        assert clause.id.startswith(PREFIXES[game] + "-")
        assert clause.source in rules.SOURCES
        assert clause.title
        assert not clause.title.endswith(".")
        assert clause.text.endswith(".")
