"""Where the engine is known to differ from the rulebooks: one line each, with the rule it is about.

The second reading follows the rulebooks. For a deviation in this table it plays as the engine does, so that everything
else can still be compared. When the engine is put right, the line is deleted, and with it the branch that asks for it.
"""

from __future__ import annotations

KNOWN: dict[str, str] = {
    "a forced company of Wash Trade is asked for": "STK-HID-15: a question with one answer, as everybody can see.",
    "a forced gift of Oprah is asked for": "STK-HID-15: a question with one answer, as everybody can see.",
    "a seller with nothing left to sell is asked": "STK-HID-15: a question with one answer, as everybody can see.",
    "Chanda is asked when everybody knows that she cannot swap": "STK-HID-15: a question with one answer.",
    "Convertible Bond is paid after the choice": "STK-STR-7: the whole cost is paid before the effect happens.",
    "Oprah and Sanders act last for their owner too": "STK-INV-11: whoever owns two of a phase chooses their order.",
    "Soros sells short before other sales only": "STK-INV-SOROS: before or after the ordinary sales of his turn.",
    "Stuart places his hidden cards in the order of the cards": "STK-HID-4: no order may tell what is hidden.",
    "companies that are shown are paid one by one": "STK-INV-ANA, STK-STR-DIVERSIFICATION: one payment, then fees.",
    "covered pairs can be revealed": "STK-STR-14: the forecast below a card may not be shown until Movement.",
    "dividends of known shares are paid unasked": "STK-MOV-4: one may refuse the money for one or all shares.",
    "fees paid in the final count are still shown as owed": "STK-DEM-12: a paid fee goes to the discard pile.",
    "investors bring their cash before strategies are discarded": "STK-SET-9: starting cash is handed out last.",
    "laid cards lie face down": "STK-STR-14: Falsified Earnings and Circuit Breaker are laid openly on the forecast.",
    "scores count the acquired chain twice": "ACQ-BON-1: a bonus is paid once, also in `scores` during a merger.",
}

# STK-INV-4: starting cash that the engine's data files still have otherwise than the facts page.
CASH_IN_THE_ENGINE = {
    "Bailout Barack": 20,  # 12
    "Lazy Liliane": 24,  # 12
    "Shorting Soros": 20,  # 17
    "Tactical Talal": 21,  # 25
}


def known(deviation: str) -> bool:
    """Whether the engine still deviates in this way."""
    return deviation in KNOWN
