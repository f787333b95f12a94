"""Versions of the rules. A deal or a position names the one it is played by, and no record is ever left behind.

Version 1 is what was played before the rules were compared with a second reading of the rulebooks. Where the course of
play has changed since, the code asks `t.rules`; what the data files said then is kept in `data/rules_1`. What the
versions differ in is listed in `docs/rulings-stockpile.md`.
"""

from collections.abc import Mapping
from typing import Any, Final

FIRST_RULES: Final = 1
RULES_VERSION: Final = 2


def checked_rules(source: Mapping[str, Any], what: str) -> int:
    """The version that a deal or position names; who names none means today's."""
    rules = source.get("rules", RULES_VERSION)
    if type(rules) is not int or not FIRST_RULES <= rules <= RULES_VERSION:
        raise ValueError(
            f"This {what} is for version {rules!r} of the rules; this engine plays the versions {FIRST_RULES} to "
            f"{RULES_VERSION}. A newer version of Big Board may read it."
        )
    return rules
