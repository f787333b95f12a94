"""The keys of Stockpile's investors and strategy cards, in the order of their data files.

The rules need them as literal constants, and cannot be imported before they have them: so nothing of the games is
imported here.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.numbers import constant, names

STOCKPILE = Path(__file__).parents[1] / "src" / "bigboard" / "games" / "stockpile"
PATH = "src/bigboard/games/stockpile/rules/card_keys.py"
HEAD = '''"""Investors and strategy cards by key, in the order of their files in `data`. Written by `make generate`."""

from typing import Final
'''


def card_keys() -> str:
    """The text of `rules/card_keys.py`."""
    lines = [HEAD]
    for kind, plural in (("investor", "investors"), ("strategy", "strategies")):
        keys = list(tomllib.loads((STOCKPILE / "data" / f"{plural}.toml").read_text(encoding="utf-8"))[kind])
        lines += [constant(plural.upper(), len(keys)), *names(f"{kind.upper()}_KEYS", keys), ""]
    return "\n".join(lines)
