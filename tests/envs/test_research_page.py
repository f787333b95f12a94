"""The examples of the page for researchers run as they are printed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bigboard

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def named(example: str) -> str:
    words = re.findall(r"bigboard\.envs\.\w+|step_into|\.sample|random_actions|make_vec", example)
    return "-".join(dict.fromkeys(words))


@pytest.mark.parametrize("example", EXAMPLES, ids=named)
@pytest.mark.filterwarnings("ignore:unclosed")
def test_the_example_runs(example: str) -> None:
    facts: dict[str, Any] = {"__name__": "example"}
    exec(compile(example, "docs/research/environments.md", "exec"), facts)


def test_every_interface_has_an_example() -> None:
    for interface in ("bigboard.envs.pettingzoo", "bigboard.envs.vector", "bigboard.envs.openspiel", "step_into"):
        assert any(interface in example for example in EXAMPLES)


def test_an_example_is_short() -> None:
    for example in EXAMPLES:
        assert len([line for line in example.splitlines() if line and "import" not in line]) <= 11


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
def test_the_sizes_of_the_page_are_those_of_the_games(name: str) -> None:
    game = bigboard.game(name)
    column = {"acquire": 1, "stockpile": 2}[name]
    rows = {cells[0]: cells[column] for line in PAGE.splitlines() if len(cells := table_cells(line)) == 3}
    assert rows["actions (`game.num_actions`)"] == str(game.num_actions)
    assert rows["numbers of the tensor (`game.tensor_size`)"] == str(game.tensor_size)
    assert rows["players"] == f"{game.min_players} – {game.max_players}"


def test_the_citation_names_this_version() -> None:
    assert f"version: {bigboard.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def table_cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
