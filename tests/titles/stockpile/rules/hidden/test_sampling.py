"""Sampled worlds: those that a seat cannot rule out, and as likely as the cards make them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.rules.hidden.sampling_checks import (
    OPEN,
    arrangements,
    assert_likely,
    cards_of,
    market,
    rest,
    sampled,
)
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    GAME,
    LABS,
    STEEL,
    asked,
    at_price,
    do,
    down,
    normal,
    pairs,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Hashable

    from bigboard import State


@pytest.mark.clause("STK-HID-14", "STK-HID-5")
def test_unknown_cards_are_dealt_uniformly_to_portfolios_and_deck() -> None:
    state = table(
        stage="selling", round=7, portfolios=[normal(AUTO), normal(AUTO, BANK), normal(STEEL)], pairs=OPEN,
        market=[LABS], discard=rest(AUTO, AUTO, BANK, STEEL, LABS),
    )  # fmt: skip
    found = sampled(state, 0, lambda world: (cards_of(world, 1), cards_of(world, 2), market(world)), 1200)
    assert_likely(found, dict(arrangements([AUTO, BANK, STEEL, LABS], [2, 1])))
    assert len(found) == 12


@pytest.mark.clause("STK-HID-14", "STK-HID-5")
def test_equal_cards_count_as_often_as_they_are_there() -> None:
    state = table(
        stage="selling", round=7, portfolios=[normal(AUTO), normal(AUTO, BANK), normal(AUTO)], pairs=OPEN,
        market=[AUTO], discard=rest(AUTO, AUTO, BANK, AUTO, AUTO),
    )  # fmt: skip
    found = sampled(state, 0, lambda world: (cards_of(world, 1), cards_of(world, 2), market(world)), 1000)
    assert_likely(found, dict(arrangements([AUTO, BANK, AUTO, AUTO], [2, 1])))
    assert found[((AUTO, BANK), (AUTO,), (AUTO,))] > found[((AUTO, AUTO), (BANK,), (AUTO,))]


@pytest.mark.clause("STK-HID-14", "STK-HID-5")
def test_to_a_spectator_all_portfolios_are_hidden() -> None:
    state = table(
        stage="selling", round=7, portfolios=[normal(AUTO), normal(BANK), {}], pairs=OPEN, market=[LABS],
        discard=rest(AUTO, BANK, LABS),
    )  # fmt: skip
    found = sampled(state, -1, lambda world: (cards_of(world, 0), cards_of(world, 1), market(world)), 1200)
    assert_likely(found, dict(arrangements([AUTO, BANK, LABS], [1, 1])))


@pytest.mark.clause("STK-HID-4")
def test_face_down_cards_of_others_are_dealt_anew_and_own_ones_stay() -> None:
    state = table(
        stage="demand", round=7, piles=[[down(AUTO, 0), down(BANK, 1)], [STEEL], [down(BOOM, 2)]], pairs=OPEN,
        market=[LABS], discard=rest(AUTO, BANK, STEEL, BOOM, LABS),
    )  # fmt: skip

    def look(world: State) -> Hashable:
        piles = world.position()["piles"]
        assert piles[0][0]["card"] == AUTO
        assert piles[1] == [{"card": STEEL}]
        return piles[0][1]["card"], piles[2][0]["card"], market(world)

    found = sampled(state, 0, look, 1500)
    assert_likely(found, {(one, two, (three,)): 1 for one, two, three in permutations([BANK, BOOM, LABS])})


@pytest.mark.clause("STK-SUP-3", "STK-HID-14")
def test_cards_that_others_have_to_place_are_dealt_anew() -> None:
    used = [AUTO, BANK, STEEL, LABS, BOOM]
    state = table(
        stage="supply", decision="place_card", round=7, hands=[[AUTO, BANK], [STEEL, LABS], []], pairs=OPEN,
        market=[BOOM], discard=rest(*used),
    )  # fmt: skip

    def look(world: State) -> Hashable:
        hands = world.position()["hands"]
        assert hands[0] == [AUTO, BANK]
        return tuple(sorted(hands[1])), market(world)

    assert_likely(sampled(state, 0, look, 600), dict(arrangements([STEEL, LABS, BOOM], [2])))


@pytest.mark.clause("STK-HID-7")
def test_known_cards_stay_where_they_are() -> None:
    state = table(
        stage="demand", round=7, piles=[[AUTO, down(BANK, 2)], [down(STEEL, 0)], []], pairs=OPEN, market=[LABS],
        discard=rest(AUTO, BANK, STEEL, LABS, COMPUTERS), portfolios=[normal(COMPUTERS), {}, {}],
    )  # fmt: skip
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    # Seat 1 does not know the starting Computers and the Bank of seat 0; the Steel of its own pile it has.
    found = sampled(state, 1, lambda world: (cards_of(world, 0), market(world)), 900)
    assert_likely(
        found,
        {
            (tuple(sorted((AUTO, one, two))), (three,)): 1
            for one, two, three in [(BANK, COMPUTERS, LABS), (BANK, LABS, COMPUTERS), (COMPUTERS, LABS, BANK)]
        },
    )
    # Seat 2 put the Bank there, so only the Computers are open to it, and the Steel of seat 1.
    found = sampled(state, 2, lambda world: (cards_of(world, 0), cards_of(world, 1), market(world)), 900)
    assert_likely(
        found,
        {
            (tuple(sorted((AUTO, BANK, one))), (two,), (three,)): 1
            for one, two, three in permutations([COMPUTERS, STEEL, LABS])
        },
    )


@pytest.mark.clause("STK-HID-10", "STK-ACT-1")
def test_who_is_asked_to_act_has_an_action_card() -> None:
    state = table(
        stage="action", decision="act", seat=1, round=7, pairs=OPEN, portfolios=[{}, normal(BOOM, AUTO), {}],
        market=[BUST, BANK], discard=rest(BOOM, AUTO, BUST, BANK),
    )  # fmt: skip
    wanted = {
        world: weight
        for world, weight in arrangements([BOOM, AUTO, BUST, BANK], [2]).items()
        if {BOOM, BUST} & set(world[0])
    }
    assert len(wanted) == 10
    assert_likely(sampled(state, 0, lambda world: (cards_of(world, 1), market(world)), 1500), wanted)


@pytest.mark.clause("STK-HID-10", "STK-ACT-2")
def test_after_the_action_phase_no_one_holds_an_action_card() -> None:
    state = table(
        stage="selling", round=7, pairs=OPEN, portfolios=[normal(AUTO), normal(STEEL), {}], market=[BUST, BANK],
        discard=rest(AUTO, STEEL, BUST, BANK),
    )  # fmt: skip
    found = sampled(state, 0, lambda world: (cards_of(world, 1), market(world)), 800)
    wanted = {world: n for world, n in arrangements([STEEL, BUST, BANK], [1]).items() if BUST not in world[0]}
    assert_likely(found, wanted)


@pytest.mark.clause("STK-HID-8")
def test_a_place_filled_before_a_split_does_not_hold_that_company_and_one_filled_after_it_may() -> None:
    # Round 6 ends with a split of Electric. In round 7 seat 1 buys the card that seat 2 puts face down.
    draws = [AUTO, AUTO, AUTO, AUTO, COMPUTERS, AUTO, AUTO, AUTO, ELECTRIC]
    state = table(
        first=2, round=6, stage="selling", portfolios=[normal(STEEL), normal(BANK), {}], market=[*draws, LABS],
        discard=rest(STEEL, BANK, LABS, *draws), spaces=at_price(Epic=10), pairs=pairs(*["+1"] * 6),
    )  # fmt: skip
    do(state, "stop")
    do(state, "stop")
    assert asked(state) == (0, "place_card")
    do(state, "place_up", card=AUTO, pile=2)
    do(state, "place_down", card=COMPUTERS, pile=2)
    do(state, "place_up", card=AUTO, pile=0)
    do(state, "place_down", card=AUTO, pile=0)
    do(state, "place_up", card=AUTO, pile=1)
    do(state, "place_down", card=ELECTRIC, pile=1)
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    # Hidden from seat 0: the old card of seat 1, which is no Electric, its new one, and the last card of the deck.
    assert state.observe(0)["seats"][1]["portfolio"]["unknown"] == 2
    wanted: Counter[tuple[Any, ...]] = Counter()
    for old, new, left in permutations([BANK, LABS, ELECTRIC]):
        if old != ELECTRIC:
            wanted[tuple(sorted((old, new, AUTO, AUTO))), (left,)] += 1
    assert_likely(sampled(state, 0, lambda world: (cards_of(world, 1), market(world)), 1500), dict(wanted))


@pytest.mark.clause("STK-HID-8")
def test_narrow_places_are_filled_uniformly() -> None:
    """An old place that cannot hold Electric and a new one that can: three cards, four equal ways."""
    state = table(
        stage="selling", round=7, portfolios=[normal(STEEL), normal(BANK), {}], market=[ELECTRIC, LABS],
        discard=rest(STEEL, BANK, ELECTRIC, LABS), spaces=at_price(Epic=9), pairs=OPEN,
    )  # fmt: skip
    # The memory of a split: the card of seat 1 is not Electric, by seat 0 and by everyone.
    position = state.position()
    del position["course"]  # it follows from the memory
    memory = list(position["memory"])
    for viewer in (0, 2, 5):
        memory[240 + (viewer * 5 + 1) * 8 + 3] = 0
    piles: list[Any] = [[down(LABS, 2)], [], []]
    # Later seat 1 buys a face-down card of seat 2.
    state = GAME.position(
        {**position, "memory": memory, "stage": "demand", "decision": "bid", "seat": 1, "first": 1, "placed": 0,
         "flow": {"at": 0}, "piles": piles, "market": [ELECTRIC]}
    )  # fmt: skip
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    assert cards_of(state, 1) == (BANK, LABS)
    found = sampled(state, 0, lambda world: (cards_of(world, 1), market(world)), 1000)
    wanted: Counter[tuple[Any, ...]] = Counter()
    for old, new, left in permutations([BANK, LABS, ELECTRIC]):
        if old != ELECTRIC:
            wanted[tuple(sorted((old, new))), (left,)] += 1
    assert wanted.total() == 4
    assert_likely(found, dict(wanted))


@pytest.mark.clause("STK-SET-6", "STK-HID-14")
@pytest.mark.parametrize("viewer", [0, -1])
def test_unseen_starting_shares_are_all_different_and_as_likely_as_the_cards_make_them(viewer: int) -> None:
    deal = GAME.deal(3, 12)
    state = GAME.start(deal)
    seats = [seat for seat in range(3) if seat != viewer]
    seen = Counter(card["card"] for pile in state.observe(viewer)["piles"] for card in pile["cards"])
    if viewer >= 0:
        seen.update(state.observe(viewer)["own"]["hand"])
    own = deal["starting_shares"][viewer] if viewer >= 0 else None
    left = {company: 10 - seen[company] for company in COMPANIES if company != own}
    wanted: dict[Any, float] = {}
    for companies in permutations(left, len(seats)):
        weight = 1.0
        for company in companies:
            weight *= left[company]
        wanted[companies] = weight
    found = sampled(state, viewer, lambda world: tuple(cards_of(world, seat)[0] for seat in seats), 12 * len(wanted))
    assert_likely(found, wanted)


@pytest.mark.clause("STK-SET-6", "STK-SET-9")
def test_before_the_shares_are_handed_out_no_one_knows_even_the_own_one() -> None:
    state = GAME.start(GAME.deal(3, 12, {"strategies": True}))
    assert state.decision == "discard_strategy"
    found = sampled(state, state.seat, lambda world: tuple(world.position()["starting_shares"]), 1200)
    assert_likely(found, dict.fromkeys(permutations(COMPANIES, 3), 1))
