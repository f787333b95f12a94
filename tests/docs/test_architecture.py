"""docs/develop/architecture.md describes the tree as it is: its paths, functions and layers exist."""

from __future__ import annotations

import ast
import re
import tomllib

import pytest
from tests.docs.recipes import ROOT

PAGE = (ROOT / "docs" / "develop" / "architecture.md").read_text(encoding="utf-8")
STEPS = re.findall(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)
PATHS = sorted(set(re.findall(r"`((?:src|web|locales|docs|tests|examples|tools|benchmarks)/[^`]+)`", PAGE)))


def functions(path: str) -> set[str]:
    """Return the names of the functions and methods of a file."""
    text = (ROOT / path).read_text(encoding="utf-8")
    if path.endswith(".py"):
        return {
            node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        }
    return set(re.findall(r"^ *(?:export |private |async |function )*(\w+)\([^;\n]*$", text, re.MULTILINE))


def test_the_walk_goes_from_the_browser_through_server_and_rules_and_back() -> None:
    packages = [path.split("/")[0 if path.startswith("web") else 2] for path, _ in STEPS]
    assert [package for at, package in enumerate(packages) if packages[at - 1 : at] != [package]] == [
        "web", "server", "services", "room", "games", "titles", "server", "room", "titles", "web",
    ]  # fmt: skip


@pytest.mark.parametrize(("path", "function"), STEPS)
def test_every_step_of_the_walk_is_a_function_of_its_file(path: str, function: str) -> None:
    assert function in functions(path)


@pytest.mark.parametrize("path", PATHS)
def test_every_path_of_the_page_exists(path: str) -> None:
    assert (ROOT / path).exists()


def test_every_layer_table_is_the_contract_of_its_packages() -> None:
    assert layer_tables() == layer_contracts()


def layer_contracts() -> dict[str, list[str]]:
    """The layers that import-linter enforces, from top to bottom, by the packages that they apply to."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = [contract for contract in settings["tool"]["importlinter"]["contracts"] if contract["type"] == "layers"]
    # A bar separates independent modules, a colon modules that may import each other; parentheses mark optional ones.
    return {
        ", ".join(contract["containers"]): [re.sub(r"[()]", "", layer) for layer in contract["layers"]]
        for contract in contracts
    }


def layer_tables() -> dict[str, list[str]]:
    """The layers in the page's tables, written as in the contracts, by the packages in the headings."""
    tables = {}
    for section in PAGE[PAGE.index("## Layers") : PAGE.index("## Layers of the web client")].split("\n### ")[1:]:
        heading, _, text = section.partition("\n")
        rows = re.findall(r"^\| (`.+?`) \|", text, re.MULTILINE)
        tables[", ".join(re.findall(r"`([\w.]+)`", heading))] = [
            row.replace("`, `", " | ").replace("` ↔ `", " : ").strip("`") for row in rows
        ]
    return tables


def test_the_picture_has_a_light_and_a_dark_side() -> None:
    picture = (ROOT / "docs" / "images" / "architecture.svg").read_text(encoding="utf-8")
    light, dark = picture.split("@media (prefers-color-scheme: dark)")
    painted = set(re.findall(r"^ *\.(\w+) \{[^}]*#", light, re.MULTILINE))
    assert painted
    assert painted == set(re.findall(r"^ *\.(\w+) \{[^}]*#", dark, re.MULTILINE))
