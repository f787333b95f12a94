"""What is written for people: players are "they", and the paths of a page lead somewhere."""

from __future__ import annotations

import re

import pytest
from tests.docs.recipes import ROOT

WRITTEN = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "locales" / "en").rglob("*.ftl"),
    *(ROOT / "src" / "bigboard" / "titles").glob("*/clauses/en.toml"),
    *(ROOT / "src" / "bigboard").rglob("*.py"),
    *(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")),
]
PLAYERS_AS_MEN = re.compile(r"\b(?:he|his|him|himself)\b", re.IGNORECASE)
PATH = re.compile(
    r"`((?:src|web|docs|tests|tools|scripts|examples|benchmarks|requirements)/[\w./-]+)`|\]\(([\w./-]+)\)"
)


def test_no_player_is_a_he() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in WRITTEN
        for line in path.read_text(encoding="utf-8").splitlines()
        if PLAYERS_AS_MEN.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "page", ["CONTRIBUTING.md", "README.md", "docs/develop/add-a-card.md", "docs/develop/architecture.md"]
)
def test_the_paths_of_a_page_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [(ROOT / here, (ROOT / page).parent / there if there else None) for here, there in PATH.findall(text)]
    missing = [str(there or here) for here, there in links if not (there or here).exists()]
    assert links
    assert [path for path in missing if not path.endswith("server/static")] == []  # where the client is built
