"""Partly known decks: the places of a deal, the possible cards of each, and a consistent order.

The transcript of a real game knows a deal in part. Each deck is a `Pool`: all its cards, in some order,
and for each place the cards that it may hold. Whatever becomes known narrows a place; the cards then change places so
that every one of them lies where it may. That is a matching of cards and places, found by rotating cards along a path,
so it is found whenever there is one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations

Pins = Mapping[int, frozenset[str]]
NO_PINS: Pins = {}


class Pool:
    """A deck: the present and the possible cards of each place. The first `apart` cards all differ."""

    def __init__(self, cards: Sequence[str], apart: int = 0) -> None:
        self.cards = list(cards)
        self.apart = apart
        every = frozenset(cards)
        self.may_be: list[frozenset[str]] = [every] * len(self.cards)

    def copy(self) -> Pool:
        twin = Pool(self.cards, self.apart)
        twin.may_be = list(self.may_be)
        return twin

    @property
    def kinds(self) -> list[str]:
        return sorted(set(self.cards))

    def known_card(self, place: int) -> str | None:
        """The card there, if that is known."""
        return next(iter(self.may_be[place])) if len(self.may_be[place]) == 1 else None

    def narrow(self, place: int, kinds: Iterable[str]) -> None:
        self.may_be[place] &= frozenset(kinds)

    def exclude(self, place: int, kinds: Iterable[str]) -> None:
        self.may_be[place] -= frozenset(kinds)

    def can_be(self, place: int, kind: str) -> bool:
        """Return True if there is a consistent order with this card at this place."""
        if kind not in self.may_be[place]:
            return False
        return kind == self.cards[place] or self.loose_order({place: frozenset([kind])}) is not None

    def settle(self, pins: Pins = NO_PINS) -> bool:
        """Move all cards to allowed places and return True; if that is impossible, change nothing."""
        found = self.order(pins)
        if found is None:
            return False
        self.cards = found
        return True

    def allowed_cards(self, pins: Pins) -> list[frozenset[str]]:
        allowed = list(self.may_be)
        for place, kinds in pins.items():
            allowed[place] &= kinds
        return allowed

    def loose_order(self, pins: Pins) -> list[str] | None:
        return rearrange(self.cards, self.allowed_cards(pins))

    def order(self, pins: Pins = NO_PINS) -> list[str] | None:
        """An order of the cards that fits, close to the present one."""
        found = self.loose_order(pins)
        if found is None or len(set(found[: self.apart])) == self.apart:
            return found
        allowed = self.allowed_cards(pins)
        for first in permutations(sorted(set(found[: self.apart]) | set().union(*allowed[: self.apart])), self.apart):
            if all(kind in allowed[place] for place, kind in enumerate(first)):
                fixed = [frozenset([kind]) for kind in first]
                apart = rearrange(found, fixed + allowed[self.apart :])
                if apart is not None:
                    return apart
        return None


def rearrange(cards: Sequence[str], allowed: Sequence[frozenset[str]]) -> list[str] | None:
    """Return the cards in an order in which each has an allowed place, or None."""
    order = list(cards)
    wrong = {place for place, card in enumerate(order) if card not in allowed[place]}
    while wrong:
        start = min(wrong)
        path = path_to_free_card(order, allowed, wrong, start)
        if path is None:
            return None
        moved = [order[place] for place in path[1:]]  # each takes the card of the next; the last one's is free
        freed = order[path[0]]
        for place, card in zip(path, moved, strict=False):
            order[place] = card
        if path[-1] != path[0]:
            order[path[-1]] = freed
        wrong = {place for place in wrong if order[place] not in allowed[place]}
    return order


def path_to_free_card(
    order: Sequence[str], allowed: Sequence[frozenset[str]], wrong: set[int], start: int
) -> list[int] | None:
    """Return a chain of places, each of which may hold the next one's card, up to a misplaced card."""
    by_kind: dict[str, list[int]] = {}
    for place, card in enumerate(order):
        by_kind.setdefault(card, []).append(place)
    came_from: dict[int, int] = {}
    waiting = deque([start])
    seen_kinds: set[str] = set()
    while waiting:
        place = waiting.popleft()
        for kind, others in by_kind.items():  # not the set's order, which differs from process to process
            if kind in seen_kinds or kind not in allowed[place]:
                continue
            seen_kinds.add(kind)
            for other in others:
                if other in came_from:
                    continue
                came_from[other] = place
                if other in wrong:
                    return trace(came_from, start, other)
                waiting.append(other)
    return None


def trace(came_from: Mapping[int, int], start: int, end: int) -> list[int]:
    path = [end]
    while True:
        before = came_from[path[-1]]
        path.append(before)
        if before == start:
            return path[::-1]
