"""Where the engine is known to differ from the rulebooks: one entry each, with the rule and where it shows.

The second reading follows the rulebooks. For a deviation in this table it plays as the engine does, so that everything
else can still be compared. When the engine is put right, a test says so; then the entry is deleted, and with it the
branch of the reading that asks for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.second_reading.arrangements import Arrangement, Temper, as_dealt, on_top


@dataclass(frozen=True)
class Deviation:
    """The rule, and the games in which the engine breaks it."""

    rule: str
    game: str = "stockpile"
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    arrange: Arrangement = as_dealt
    temper: Temper = field(default_factory=Temper)


INVESTORS = {"investors": True}

KNOWN: dict[str, Deviation] = {
    "Stuart places his hidden cards in the order of the cards": Deviation(
        "STK-HID-4: no order that others can see may tell what is hidden.",
        options=INVESTORS,
        arrange=on_top("Secretive Stuart"),
    ),
}


def known(deviation: str) -> bool:
    """Whether the engine still deviates in this way."""
    return deviation in KNOWN
