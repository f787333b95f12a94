"""One constant, one value: a name in capitals means the same wherever a game's folder defines or imports it."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import bigboard.games as package

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = Path(next(iter(package.__path__)))


def modules(game: str, folder: str = "") -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((GAMES / game / folder).rglob("*.py")):
        yield path.relative_to(GAMES).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def constants(module: ast.Module) -> Iterator[tuple[str, str]]:
    """The names in capitals that a module defines, with the source of their values."""
    for node in module.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and target.id.isupper() and isinstance(value, ast.expr):
            yield target.id, ast.unparse(value)


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_no_constant_of_the_rules_has_two_values(game: str) -> None:
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for path, module in modules(game, "rules"):
        for name, value in constants(module):
            found[name][path] = value
    assert {name: values for name, values in found.items() if len(set(values.values())) > 1} == {}


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_no_constant_is_imported_under_another_name(game: str) -> None:
    renamed = [
        f"{path}: {alias.name} as {alias.asname}"
        for path, module in modules(game)
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name.isupper() and alias.asname not in (None, alias.name)  # the same name is passed on
    ]
    assert renamed == []
