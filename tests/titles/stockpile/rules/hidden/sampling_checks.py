"""Counting sampled worlds: what a test of `sample` needs."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any

from tests.titles.stockpile.table_setting import (
    FULL_DECK,
    counted,
    pairs,
    shares,
)

from bigboard import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping

    from bigboard import State


OPEN = [{**pair, "seen_by": "all"} for pair in pairs()]  # no pair is hidden


def rest(*used: str) -> dict[str, int]:
    """A discard pile of all market cards but these."""
    left = list(FULL_DECK)
    for card in used:
        left.remove(card)
    return counted(left)


def sampled(
    state: State, seat: int, look: Callable[[State], Hashable], count: int, seed: int = 2024
) -> Counter[Hashable]:
    rng = Rng(seed)
    return Counter(look(state.sample(seat, rng)) for _ in range(count))


def assert_likely(found: Counter[Hashable], weights: Mapping[Any, float]) -> None:
    """Just these outcomes, by chi-square with five standard deviations of room. The seed is fixed."""
    assert set(found) == set(weights)
    total = sum(weights.values())
    chi_square = 0.0
    for outcome, weight in weights.items():
        expected = found.total() * weight / total
        chi_square += (found[outcome] - expected) ** 2 / expected
    freedom = len(weights) - 1
    assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5


def cards_of(state: State, seat: int) -> tuple[str, ...]:
    return tuple(sorted(card for card, count in shares(state, seat).items() for _ in range(count)))


def market(state: State) -> tuple[str, ...]:
    return tuple(state.position()["market"])


def arrangements(cards: Iterable[str], sizes: list[int]) -> Counter[tuple[Any, ...]]:
    """All ways to deal these cards to portfolios of these sizes and, in order, to the deck, counted physically."""
    found: Counter[tuple[Any, ...]] = Counter()
    for order in permutations(cards):
        at = 0
        hands = []
        for size in sizes:
            hands.append(tuple(sorted(order[at : at + size])))
            at += size
        found[(*hands, order[at:])] += 1
    return found
