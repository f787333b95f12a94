"""Secretive Stuart's two face-down cards: the order in which a bot places them tells nothing about them."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

import pytest

import bigboard
from bigboard import Rng
from bigboard.bots import bot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import State

GAME = bigboard.game("stockpile")
STUART = "Secretive Stuart"
PLACEMENTS = 240


def hand_of(state: State) -> list[str]:
    hand: list[str] = state.observe(state.seat)["own"]["hand"]
    return hand


def is_fee(card: str) -> bool:
    return card.startswith("Trading Fee")


def occasions() -> Iterator[State]:
    """Random games in which Stuart has a trading fee and another card to place."""
    seed = 0
    while True:
        seed += 1
        deal = GAME.deal(3 + seed % 3, seed, {"investors": True})
        deal["investors"].remove(STUART)
        state = GAME.start({**deal, "first": 0, "investors": [STUART, *deal["investors"]]})
        state.events = False
        rng = Rng(seed)
        while state.seat >= 0:
            if state.decision == "place_card" and state.seat == 0:
                hand = hand_of(state)
                if len(hand) == 2 and is_fee(hand[0]) != is_fee(hand[1]):
                    yield state.clone()
            state.apply(answer(state, rng))


def answer(state: State, rng: Rng) -> int:
    """Any answer, but Stuart is kept."""
    legal = state.legal_actions()
    kept = [action for action in legal if state.describe(action).get("investor") == STUART]
    return kept[0] if kept else legal[int(rng.below(len(legal)))]


@cache
def some_occasions(count: int) -> list[State]:
    return list(islice(occasions(), count))


def placements(name: str) -> Iterator[tuple[str, int, int]]:
    """Of both cards placed face down: the card that came first, its pile and the pile of the other."""
    player = bot(name)
    rng = Rng(11)
    for start in some_occasions(4 * PLACEMENTS):
        state = start.clone()
        first = state.describe(player.choose(state.sample(0, rng), rng))
        if first["type"] != "place_down":
            continue
        state.apply(state.find(first))
        second = state.describe(player.choose(state.sample(0, rng), rng))
        yield first["card"], first["pile"], second["pile"]


@pytest.mark.clause("STK-HID-4", "STK-INV-STUART")
@pytest.mark.parametrize("name", ["greedy", "easy", "medium", "search:simulations=20", "learned"])
def test_of_two_hidden_cards_the_fee_comes_first_as_often_as_not(name: str) -> None:
    placed = list(islice(placements(name), PLACEMENTS))
    assert len(placed) >= 200
    fee_first = [is_fee(card) for card, _, _ in placed]
    assert 0.4 < sum(fee_first) / len(placed) < 0.6


@pytest.mark.clause("STK-HID-4", "STK-INV-STUART")
@pytest.mark.parametrize("name", ["greedy", "easy", "medium"])
def test_whether_the_first_pile_is_the_lower_one_tells_nothing_either(name: str) -> None:
    """As often with the fee first as with the other card first; the piles themselves are the bot's to choose."""
    placed = [entry for entry in islice(placements(name), PLACEMENTS) if entry[1] != entry[2]]
    fees_low = [first < second for card, first, second in placed if is_fee(card)]
    others_low = [second < first for card, first, second in placed if not is_fee(card)]
    shares = [sum(low) / len(low) for low in (fees_low, others_low)]
    assert abs(shares[0] - shares[1]) < 0.2


@pytest.mark.clause("STK-HID-4", "STK-INV-STUART")
def test_each_card_goes_to_the_same_pile_whichever_comes_first() -> None:
    player = bot("greedy")
    orders = 0
    for start in some_occasions(40):
        plans: dict[str, set[tuple[int, int]]] = {}
        world = start.sample(0, Rng(5))
        for seed in range(12):
            rng = Rng(seed)
            state = world.clone()
            first = state.describe(player.choose(state, rng))
            if first["type"] != "place_down":
                break
            state.apply(state.find(first))
            second = state.describe(player.choose(state, rng))
            piles = (first["pile"], second["pile"]) if is_fee(first["card"]) else (second["pile"], first["pile"])
            plans.setdefault(first["card"], set()).add(piles)
        if len(plans) == 2:
            orders += 1
            one, other = plans.values()
            assert one & other
    assert orders > 10
