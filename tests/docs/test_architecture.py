"""docs/architecture.md speaks of the house as it is: its files, functions and layers exist."""

from __future__ import annotations

import ast
import re
import tomllib

import pytest
from tests.docs.recipes import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
STEPS = re.findall(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)
PATHS = sorted(set(re.findall(r"`((?:src|web|locales|docs|tests)/[^`]+)`", PAGE)))


def functions(path: str) -> set[str]:
    """The functions and methods of a file."""
    text = (ROOT / path).read_text(encoding="utf-8")
    if path.endswith(".py"):
        return {
            node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        }
    return set(re.findall(r"^ *(?:export |private |async |function )*(\w+)\([^;\n]*$", text, re.MULTILINE))


def test_the_walk_goes_from_the_browser_through_server_and_rules_and_back() -> None:
    houses = [path.split("/")[0 if path.startswith("web") else 2] for path, _ in STEPS]
    assert [house for at, house in enumerate(houses) if houses[at - 1 : at] != [house]] == [
        "web", "server", "games", "server", "games", "web",
    ]  # fmt: skip


@pytest.mark.parametrize(("path", "function"), STEPS)
def test_every_step_of_the_walk_is_a_function_of_its_file(path: str, function: str) -> None:
    assert function in functions(path)


@pytest.mark.parametrize("path", PATHS)
def test_every_path_of_the_page_exists(path: str) -> None:
    assert (ROOT / path).exists()


def test_the_layers_are_those_that_are_held() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    held = [[name.strip() for name in layer.split("|")] for layer in contracts[0]["layers"]]
    table = PAGE[PAGE.index("## What may import what") : PAGE.index("Inside a title")]
    written = [re.findall(r"`(bigboard\.[\w.]+)`", row.split("|")[1]) for row in table.splitlines() if "| `" in row]
    assert written == held
    rooms = [name.strip("()") for name in next(c for c in contracts if "containers" in c)["layers"]]
    assert f"the order is {', '.join(f'`{room}`' for room in rooms)}." in PAGE


def test_the_picture_has_a_light_and_a_dark_side() -> None:
    picture = (ROOT / "docs" / "images" / "architecture.svg").read_text(encoding="utf-8")
    light, dark = picture.split("@media (prefers-color-scheme: dark)")
    painted = set(re.findall(r"^ *\.(\w+) \{[^}]*#", light, re.MULTILINE))
    assert painted
    assert painted == set(re.findall(r"^ *\.(\w+) \{[^}]*#", dark, re.MULTILINE))
