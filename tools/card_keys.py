"""The keys and the numbers of Stockpile's investors and strategy cards, in the order of their data files.

The rules need them as literal constants and typed attributes, and cannot be imported before they have them: so nothing
of the games is imported here.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tools.numbers import constant, names

RULES = "src/bigboard/titles/stockpile/rules/cards"
DATA = Path(__file__).parents[1] / "src" / "bigboard" / "titles" / "stockpile" / "data"
KINDS = {"investor": "investors", "strategy": "strategies"}
# What every card has. All other fields are its own numbers.
COMMON = ("name", "set", "needs", "promo", "copies", "cost", "cash", "cash_of_two", "fair_cash")

KEYS_HEAD = '''\
"""Investors and strategy cards by key, in the order of their files in `data`. Written by `make generate`."""

from typing import Final
'''
NUMBERS_HEAD = '''\
"""The numbers of investors and strategy cards, by card and field of their data files. Written by `make generate`."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.card_limits import card_number, card_track
from bigboard.titles.stockpile.rules.cards.toml_table import TomlTable


class CardNumbers:
    """A card's class reads its own, for example `t.card_data.soros_price`."""

    def __init__(self, investors: dict[str, TomlTable], strategies: dict[str, TomlTable]) -> None:'''


def cards(kind: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = tomllib.loads((DATA / f"{KINDS[kind]}.toml").read_text(encoding="utf-8"))[kind]
    return found


def card_keys() -> str:
    """The text of `rules/cards/card_keys.py`."""
    lines = [KEYS_HEAD]
    for kind, plural in KINDS.items():
        keys = list(cards(kind))
        lines += [constant(plural.upper(), len(keys)), *names(f"{kind.upper()}_KEYS", keys), ""]
    return "\n".join(lines)


def card_numbers() -> str:
    """The text of `rules/cards/card_numbers.py`."""
    lines = [NUMBERS_HEAD]
    for kind, plural in KINDS.items():
        for key, fields in cards(kind).items():
            lines += [attribute(plural, key, field, fields[field]) for field in fields if field not in COMMON]
    return "\n".join(lines) + "\n"


def attribute(plural: str, key: str, field: str, entry: Any) -> str:
    where = f'({plural}["{key}"], "{field}")'
    if isinstance(entry, dict) and isinstance(entry.get("value"), list):
        return f"        self.{key}_{field}: vec[i64] = vec[i64](card_track{where})"
    return f"        self.{key}_{field}: i64 = card_number{where}"


def files() -> dict[str, str]:
    return {f"{RULES}/card_keys.py": card_keys(), f"{RULES}/card_numbers.py": card_numbers()}
