"""Where the engine is known to differ from the rulebooks: one entry each, with the rule and where it shows.

The second reading follows the rulebooks. For a deviation in this table it plays as the engine does, so that everything
else can still be compared. When the engine is put right, a test says so; then the entry is deleted, and with it the
branch of the reading that asks for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.second_reading.arrangements import (
    Arrangement,
    Temper,
    as_dealt,
    fees_last,
    on_top,
    one_covers_the_other_reveals,
)


@dataclass(frozen=True)
class Deviation:
    """The rule, and the games in which the engine breaks it."""

    rule: str
    game: str = "stockpile"
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    arrange: Arrangement = as_dealt
    temper: Temper = field(default_factory=Temper)


STRATEGIES = {"strategies": True, "promo": True}
INVESTORS = {"investors": True}

# They bid all they have, sell nothing and ruin the prices.
SPENDERS = Temper({"stop": 20, "bust": 3, "boom": 1, "keep": 1}, boldness=3, favourites=("Socialist Sanders",))

KNOWN: dict[str, Deviation] = {
    "answers are asked for that everybody can see to be the only ones": Deviation(
        "STK-HID-15: whoever has one answer is asked only if others could conclude something hidden from silence."
    ),
    "companies that are shown are paid one by one": Deviation(
        "STK-INV-ANA, STK-STR-DIVERSIFICATION: the companies are shown and paid together, before an owed fee is.",
        options={**INVESTORS, **STRATEGIES},
        arrange=on_top("Agile Ana"),
    ),
    "Convertible Bond is paid after the choice": Deviation(
        "STK-STR-7: the whole cost is paid before the effect happens.", options={"bonds": True, **STRATEGIES}
    ),
    "covered pairs can be revealed": Deviation(
        "STK-STR-14: what lies below Falsified Earnings or Circuit Breaker may not be shown until Movement.",
        options=STRATEGIES,
        arrange=one_covers_the_other_reveals,
    ),
    "dividends of known shares are paid unasked": Deviation(
        "STK-MOV-4: one may refuse the money for one or all shares."
    ),
    "fees paid in the final count are still shown as owed": Deviation(
        "STK-DEM-12, STK-END-6: a paid fee goes to the discard pile.", players=5, arrange=fees_last
    ),
    "investors bring their cash before strategies are discarded": Deviation(
        "STK-SET-9: starting cash and starting shares are handed out last.", options={**INVESTORS, **STRATEGIES}
    ),
    "laid cards lie face down": Deviation(
        "STK-STR-14: Falsified Earnings and Circuit Breaker are laid openly on the forecast.", options=STRATEGIES
    ),
    "Oprah and Sanders act last for their owner too": Deviation(
        "STK-INV-11: whoever owns two investors of a phase chooses their order.",
        options=INVESTORS,
        arrange=on_top("Opulent Oprah", "Agile Ana", "Socialist Sanders", "Dividend Deborah"),
    ),
    "Sanders is asked about no money": Deviation(
        "STK-INV-SANDERS: from the richest $2K are taken; where there is nothing to take or give, nobody is asked.",
        players=3,
        options=INVESTORS,
        arrange=on_top("Socialist Sanders"),
        temper=SPENDERS,
    ),
    "Soros sells short before other sales only": Deviation(
        "STK-INV-SOROS: on his turn, before or after ordinary sales.",
        options=INVESTORS,
        arrange=on_top("Shorting Soros"),
    ),
}

# STK-INV-4: starting cash that the engine's data files still have otherwise than the facts page.
CASH_IN_THE_ENGINE = {
    "Bailout Barack": 20,  # 12
    "Lazy Liliane": 24,  # 12
    "Shorting Soros": 20,  # 17
    "Tactical Talal": 21,  # 25
}


def cash_in_the_engine(investor: str, cash: int) -> int:
    """What the engine has in place of this starting cash."""
    return CASH_IN_THE_ENGINE.get(investor, cash)


def known(deviation: str) -> bool:
    """Whether the engine still deviates in this way."""
    return deviation in KNOWN


def hidden_or_asked_anyway(hidden: bool) -> bool:
    """Whether a question with one answer is asked: where it would be telling to skip it, and in the engine always."""
    return hidden or known("answers are asked for that everybody can see to be the only ones")
