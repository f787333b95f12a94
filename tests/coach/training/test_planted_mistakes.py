"""Games with planted mistakes of one kind: the deck holds them and few others, and the report names the kind first."""

from __future__ import annotations

import pytest
from benchmarks.training.planted_mistakes import KINDS, Found, first_kinds, measure

from bigboard.coach.review.game_review import Plan

pytestmark = pytest.mark.once
PLANTED_SHARE, FALSE_SHARE = 0.9, 0.1
BOT = "search:simulations=60"
GAMES = 50  # of the long test


def check(found: list[Found], kinds: tuple[tuple[str, str], ...]) -> None:
    planted = sum(len(one.planted) for one in found)
    cards = sum(len(one.cards) for one in found)
    held = sum(len({*one.planted} & {*one.cards}) for one in found)
    false = sum(len(one.false) for one in found)
    assert planted > 2 * len(kinds)
    assert held >= PLANTED_SHARE * planted, f"{held} of {planted} planted mistakes are in the deck"
    assert false <= FALSE_SHARE * cards, f"{false} of {cards} cards are no mistakes"
    for kind, first in first_kinds(found, kinds):
        assert first == kind


def test_planted_mistakes_are_in_the_deck_and_lead_the_report() -> None:
    kinds = (("acquire", "buying"), ("stockpile", "bidding"))
    check([measure(number, BOT, Plan(simulations=400), kinds) for number in range(2)], kinds)


@pytest.mark.long
def test_planted_mistakes_of_fifty_games() -> None:
    check([measure(number, BOT, Plan()) for number in range(GAMES)], KINDS)
