"""Run the examples in docstrings, compiled or not: they are read from the sources, which keep every docstring."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bigboard

PACKAGE = Path(bigboard.__file__).parent
MODULES = ("__init__.py", "games/contract.py", "games/events.py", "games/ranking.py")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef
PARSER = doctest.DocTestParser()


def documented(node: Documented, name: str, above: str = "") -> Iterator[tuple[str, str, str]]:
    """Every docstring with examples: its name, the examples of its class, which come first, and the docstring."""
    said = ast.get_docstring(node) or ""
    if PARSER.get_examples(said):
        yield name, above, said
    for part in node.body:
        if isinstance(part, ast.ClassDef | ast.FunctionDef):
            yield from documented(part, f"{name}.{part.name}", said if isinstance(node, ast.ClassDef) else "")


def found() -> list[tuple[str, str, str]]:
    trees = {module: ast.parse((PACKAGE / module).read_text(encoding="utf-8")) for module in MODULES}
    return [example for module, tree in trees.items() for example in documented(tree, module)]


EXAMPLES = found()


def run(name: str, text: str, names: dict[str, Any]) -> str:
    """Run the examples with these names, to which they add theirs; return the report of what differs."""
    report: list[str] = []
    test = PARSER.get_doctest(text, names, name, name, 0)
    doctest.DocTestRunner(verbose=False).run(test, out=report.append, clear_globs=False)
    names |= test.globs
    return "".join(report)


@pytest.mark.parametrize(("name", "above", "text"), EXAMPLES, ids=[name for name, _, _ in EXAMPLES])
def test_the_examples_of_a_docstring_run_as_they_are_printed(name: str, above: str, text: str) -> None:
    names: dict[str, Any] = {}
    assert run(name, above, names) == ""
    assert run(name, text, names) == ""


@pytest.mark.parametrize(
    "method",
    [
        *("Game.deal", "Game.start", "Game.position"),
        *("State.legal_actions", "State.describe", "State.find", "State.text", "State.parse", "State.apply"),
        *("State.observe", "State.sample", "State.outcome", "State.record", "State.position"),
    ],
)
def test_the_methods_that_people_use_have_an_example(method: str) -> None:
    assert f"games/contract.py.{method}" in [name for name, _, _ in EXAMPLES]
