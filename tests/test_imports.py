"""Modules import each other one way only: no cycle, and none that `TYPE_CHECKING` hides."""

from __future__ import annotations

import ast
from pathlib import Path

import grimp

import bigboard

SOURCES = Path(bigboard.__file__).parent
# Cycles that are not broken up yet. A cycle that is gone has to be taken out, so the list can only shrink.
KNOWN: set[frozenset[str]] = set()


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
    """Return our own modules that a file imports for its types alone."""
    return [
        one.module
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for one in ast.walk(node)
        if isinstance(one, ast.ImportFrom) and one.module is not None and one.module.startswith("bigboard")
    ]


def test_the_server_hides_no_import(tmp_path: Path) -> None:
    example = tmp_path / "example.py"
    example.write_text("if TYPE_CHECKING:\n    from bigboard.bots import Bot\n", encoding="utf-8")
    assert hidden_imports(example) == ["bigboard.bots"]
    files = [file for name in ("server", "room", "schemas") for file in (SOURCES / name).rglob("*.py")]
    assert len(files) > 50
    assert {str(file): hidden for file in files if (hidden := hidden_imports(file))} == {}


# The registry names our titles; PettingZoo asks for a module of each environment's name.
NAMES_A_TITLE = (
    "games/registry.py",
    "envs/pettingzoo/",
    "cli/commands/puzzles.py",  # the default game
    "cli/commands/transcript.py",
)


def titles_named(source: str, names: list[str]) -> list[str]:
    """The strings in code, not in docstrings, that are a title's name or an address in its package."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
        if node.value in names or any(f"titles.{name}" in node.value for name in names)
    ]


def test_a_named_title_is_found() -> None:
    source = '"""acquire"""\nA = {"acquire": 1}\nB = "bigboard.titles.stockpile.coach:FACTS"\nC = "acquired"\n'
    found = titles_named(source, bigboard.game_names())
    assert sorted(found) == ["acquire", "bigboard.titles.stockpile.coach:FACTS"]


def test_constants_of_a_title_are_in_its_manifest() -> None:
    files = [file for file in SOURCES.rglob("*.py") if not file.is_relative_to(SOURCES / "titles")]
    assert len(files) > 200
    named = {
        path: found
        for file in files
        if not (path := file.relative_to(SOURCES).as_posix()).startswith(NAMES_A_TITLE)
        if (found := titles_named(file.read_text(encoding="utf-8"), bigboard.game_names()))
    }
    assert named == {}, "a fact of a title belongs in its manifest"
