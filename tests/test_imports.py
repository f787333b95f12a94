"""Modules import each other one way only: no cycle, and none that `TYPE_CHECKING` hides."""

from __future__ import annotations

import ast
from pathlib import Path

import grimp

import bigboard

SOURCES = Path(bigboard.__file__).parent
# Cycles that are not broken up yet. A cycle that is gone has to be taken out, so the list can only shrink.
KNOWN: set[frozenset[str]] = {
    frozenset({"bots.search.bot", "bots.search.root_parallel"}),
    frozenset({"cli.commands.lab", "cli.commands.train", "cli.main"}),
    frozenset({"cli.commands.review", "cli.commands.review_html"}),
    frozenset({"cli.language", "cli.tui.terminal"}),
    frozenset(
        {
            "cli.commands.play",
            "cli.tui.layout",
            "cli.tui.multi_choice",
            "cli.tui.plain",
            "cli.tui.plain.questions",
            "cli.tui.plain.screen",
            "cli.tui.plain.sentences",
            "cli.tui.plain.wording",
            "cli.tui.plugins",
            "cli.tui.prompt_commands",
            "cli.tui.prompts",
            "cli.tui.screens",
            "cli.tui.sentences",
        }
    ),
    frozenset({"games.simple.checks", "games.simple.game", "games.simple.state"}),
    frozenset({"titles.acquire.rules.game", "titles.acquire.rules.state"}),
    frozenset({"titles.stockpile.rules.game", "titles.stockpile.rules.state"}),
    frozenset(
        {
            "titles.stockpile.transcript.answers",
            "titles.stockpile.transcript.observations",
            "titles.stockpile.transcript.transcript",
        }
    ),
}


def cycles(imports: dict[str, set[str]]) -> set[frozenset[str]]:
    """Groups of modules each of which imports all others of its group, directly or by way of them."""
    reached: dict[str, set[str]] = {}
    for module in imports:
        seen: set[str] = set()
        waiting = [*imports[module]]
        while waiting:
            other = waiting.pop()
            if other not in seen:
                seen.add(other)
                waiting += imports[other]
        reached[module] = seen
    return {
        frozenset(other for other in seen if module in reached[other])
        for module, seen in reached.items()
        if module in seen
    }


def test_a_cycle_is_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == {frozenset({"b", "c"})}
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == set()


def test_modules_import_each_other_one_way() -> None:
    graph = grimp.build_graph("bigboard", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    found = {frozenset(one.removeprefix("bigboard.") for one in group) for group in cycles(imports)}
    assert found - KNOWN == set(), "a new cycle: give what both need a home below both, or name it by a Protocol"
    assert KNOWN - found == set(), "this cycle is gone: take it out of KNOWN"


def hidden_imports(file: Path) -> list[str]:
    """The modules of the server that a file imports for its types alone.

    Bots and the coach may be imported so: they stand below the server, and its worker processes alone load them.
    """
    return [
        one.module
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for one in ast.walk(node)
        if isinstance(one, ast.ImportFrom) and one.module is not None and one.module.startswith("bigboard.server")
    ]


def test_no_import_of_the_server_is_hidden(tmp_path: Path) -> None:
    example = tmp_path / "example.py"
    example.write_text("if TYPE_CHECKING:\n    from bigboard.server.app import create_app\n", encoding="utf-8")
    assert hidden_imports(example) == ["bigboard.server.app"]
    files = list((SOURCES / "server").rglob("*.py"))
    assert len(files) > 50
    assert {str(file): hidden for file in files if (hidden := hidden_imports(file))} == {}
