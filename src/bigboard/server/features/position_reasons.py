"""The reasons why a position is impossible, in the reader's language.

The compiled rules give their reasons in English, for developers, with seats counted from 0. Each pattern recognizes one
of them; `impossible-KEY` in `locales/LANG/positions` tells it to players. Other reasons stay as they are.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bigboard.i18n import DEFAULT_LANGUAGE, Messages, language_of

PATTERNS: Final = {
    # Acquire
    "lone": r"Lone tile (?P<tile>\w+) touches a chain.*",
    "starts": r"(?P<tiles>\d+) lone tiles touch each other; only the (?P<most>\d+) start tiles may\.",
    "never-gone": r"Tile (?P<tile>\w+) is gone, but with the option 'never' none is discarded\.",
    "gone": r"Tile (?P<tile>\w+) is gone but was never dead.*",
    "short": r"(?P<chain>\w+) has one tile; a chain has two or more\.",
    "touches": r"(?P<chain>\w+) touches (?P<other>\w+) at (?P<tile>\w+)\.",
    "apart": r"(?P<chain>\w+) is not connected: (?P<tile>\w+) is apart\.",
    "hand": r"Seat (?P<seat>\d+) holds (?P<tiles>\d+) tiles; a hand has at most (?P<most>\d+)\.",
    "hundreds": r"The money of seat (?P<seat>\d+) is a multiple of 100.*",
    "shares": r"There are only (?P<shares>\d+) shares of (?P<chain>\w+)\.",
    "no-end": r"The decision cannot be 'declare_end': the end cannot be declared\.",
    "no-purchase": r"The decision cannot be 'buy_shares': there is nothing to buy\.",
    "no-tiles": r"The decision cannot be 'play_tile': a whole round without a tile ends the game\.",
    # Stockpile
    "cards": r"There are (?P<cards>-?\d+) cards of (?P<card>.+) in the position; there \D+ (?P<most>\d+)\.",
    "deck": r"The market deck has (?P<cards>\d+) cards; the rest of the game needs (?P<needed>\d+)\.",
    "face-up": r"(?P<card>.+) is always face up\.",
    "pile": r"Stockpile (?P<pile>\d+) has more cards than possible\.",
    "to-place": r"Seat (?P<seat>\d+) places a card, so it has (?P<cards>\d+) in 'hands'\.",
    "debt": r"Seat (?P<seat>\d+) has negative money.*",
    "bid": r"Seat (?P<seat>\d+) has bid \$(?P<bid>\d+)K and has only \$(?P<money>-?\d+)K to pay\.",
    "no-answer": r"The decision cannot be .+ of seat \d+: .+",
    # Collections of positions
    "at": r"Position (?P<place>\d+): (?P<why>.+)",
    "collection": r"This is not a collection of positions, or it is damaged\.",
    "empty": r"The collection has no position\.",
    "most-positions": r"A collection has at most (?P<most>\d+) positions\.",
    "most-answers": r"A position has at most (?P<most>\d+) answers\.",
    "most-letters": r"A text has at most (?P<most>\d+) letters\.",
    "over": r"The game is over in this position\.",
    "move": r"The move '(?P<move>.*)' is not possible\.",
    # Both
    "senseless": r"This change makes no sense here\.",
}
CARDS: Final = {"Stock Boom": "stk-card-boom", "Stock Bust": "stk-card-bust"}
FEE: Final = "Trading Fee "


@cache
def messages(language: str) -> Messages:
    return Messages(language)


def explain(reason: str, language: str) -> str:
    """Return the reason in that language, with players and stockpiles counted from 1."""
    say = messages(language_of(language) or DEFAULT_LANGUAGE).say
    for key, pattern in PATTERNS.items():
        found = re.fullmatch(pattern, reason, re.DOTALL)
        if found is not None:
            values = {name: value_of(name, text, language) for name, text in found.groupdict().items()}
            return say(f"impossible-{key}", **values)
    return reason


def value_of(name: str, text: str, language: str) -> int | str:
    """Return a value of a reason for people."""
    speech = messages(language_of(language) or DEFAULT_LANGUAGE)
    if name in ("seat", "pile"):
        return int(text) + 1
    if name in ("bid", "money"):
        return speech.thousands(int(text))
    if name == "card":
        if text.startswith(FEE):
            return speech.say("stk-card-fee", amount=speech.thousands(int(text.removeprefix(FEE))))
        return speech.say(CARDS[text]) if text in CARDS else text
    return int(text) if text.lstrip("-").isdigit() else text
