"""What someone knows of another player's portfolio: a card that was seen stays known when it lies face down again.

Shares of a company are alike, so to know of shown cards means "at least so many". Of the rest one knows how many they
are, and of each what it cannot be: after a split, say, no card that was there before is a share of that company.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.second_reading.stockpile.components import BOOM, BUST

# What each unknown card cannot be, sorted so that equal cases are equal.
Hidden = tuple[tuple[str, ...], ...]


def without_one(hidden: Hidden, card: str) -> set[Hidden]:
    """All the ways in which one of the hidden cards can have been this one and is gone now."""
    return {hidden[:place] + hidden[place + 1 :] for place, cannot_be in enumerate(hidden) if card not in cannot_be}


@dataclass
class Knowledge:
    """Of one portfolio's normal part, by one pair of eyes."""

    known: Counter[str] = field(default_factory=Counter)
    cases: set[Hidden] = field(default_factory=lambda: {()})  # the unknown cards, in every way that is possible

    @property
    def unknown(self) -> int:
        return len(next(iter(self.cases)))

    def ruled_out(self) -> set[str]:
        """What no unknown card can be, in any case."""
        every_card = [set(cannot_be) for hidden in self.cases for cannot_be in hidden]
        return set.intersection(*every_card) if every_card else set()

    def arrives(self, card: str, seen: bool) -> None:
        if seen:
            self.known[card] += 1
        else:
            self.cases = {tuple(sorted([*hidden, ()])) for hidden in self.cases}

    def leaves(self, card: str) -> None:
        """A card goes away openly. If one was known, one less is known of now; otherwise it was among the unknown."""
        if self.known[card]:
            self.known[card] -= 1
        else:
            self.cases = {rest for hidden in self.cases for rest in without_one(hidden, card)}

    def shown(self, card: str, cards: int) -> None:
        """So many cards of a kind are shown at once and stay."""
        for _ in range(cards - self.known[card]):
            self.cases = {rest for hidden in self.cases for rest in without_one(hidden, card)}
        self.known[card] = max(cards, self.known[card])

    def has_no(self, card: str) -> None:
        """None of the unknown cards is one of these, as everyone saw."""
        self.cases = {tuple(sorted(tuple(sorted({*cannot_be, card})) for cannot_be in hidden)) for hidden in self.cases}

    def has_no_action_cards(self) -> None:
        self.has_no(BOOM)
        self.has_no(BUST)

    def could_hide(self, card: str) -> bool:
        return self.unknown > 0 and card not in self.ruled_out()

    def could_have(self, card: str) -> bool:
        return self.known[card] > 0 or self.could_hide(card)
