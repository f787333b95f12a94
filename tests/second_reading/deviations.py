"""Where the engine is known to differ from the rulebooks: one line each, with the rule it is about.

The second reading follows the rulebooks. For a deviation in this table it plays as the engine does, so that everything
else can still be compared. When the engine is put right, the line is deleted, and with it the branch that asks for it.
"""

from __future__ import annotations

KNOWN: dict[str, str] = {
    "scores count the acquired chain twice": "ACQ-BON-1: a bonus is paid once, also in `scores` during a merger.",
}


def known(deviation: str) -> bool:
    """Whether the engine still deviates in this way."""
    return deviation in KNOWN
