"""The tables in `docs/reference/glossary.md`, from the terms in `docs/glossary.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tools.docs import MARKED, table

PATH = "docs/reference/glossary.md"
TERMS = Path(__file__).parents[1] / "docs" / "glossary.toml"
HEADS = {"en": "English", "pt": "Portuguese (Brazil)", "fr": "French", "ru": "Russian", "el": "Greek"}


def glossary() -> dict[str, Any]:
    return tomllib.loads(TERMS.read_text(encoding="utf-8"))


def terms(game: str) -> str:
    """One row a term; a star marks our own words."""
    rows = [
        [term[code] + (" \\*" if code in term.get("ours", []) else "") for code in HEADS]
        for term in glossary()["term"]
        if term["game"] == game
    ]
    return table(list(HEADS.values()), rows)


def page(text: str) -> str:
    """The page with its tables written again."""
    return MARKED.sub(lambda found: f"{found[1]}{terms(found[3])}{found[4]}", text)
