"""Where the engine is known to differ from the rulebooks: one line each, with the rule it is about.

The second reading follows the rulebooks. For a deviation in this table it plays as the engine does, so that everything
else can still be compared. When the engine is put right, the line is deleted, and with it the branch that asks for it.
"""

from __future__ import annotations

KNOWN: dict[str, str] = {
    "a forced company of Wash Trade is asked for": "STK-HID-15: a question with one answer, as everybody can see.",
    "a seller with nothing left to sell is asked": "STK-HID-15: a question with one answer, as everybody can see.",
    "Convertible Bond is paid after the choice": "STK-STR-7: the whole cost is paid before the effect happens.",
    "covered pairs can be revealed": "STK-STR-14: the forecast below a card may not be shown until Movement.",
    "dividends of known shares are paid unasked": "STK-MOV-4: one may refuse the money for one or all shares.",
    "fees paid in the final count are still shown as owed": "STK-DEM-12: a paid fee goes to the discard pile.",
    "laid cards lie face down": "STK-STR-14: Falsified Earnings and Circuit Breaker are laid openly on the forecast.",
    "scores count the acquired chain twice": "ACQ-BON-1: a bonus is paid once, also in `scores` during a merger.",
}


def known(deviation: str) -> bool:
    """Whether the engine still deviates in this way."""
    return deviation in KNOWN
