"""Sampled worlds with modules: pairs, commerce cards, strategy cards and investors dealt afresh."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.rules.hidden.sampling_checks import (
    OPEN,
    assert_likely,
    sampled,
)
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    COMMODITIES,
    COMPUTERS,
    ELECTRIC,
    GAME,
    LABS,
    STEEL,
    asked,
    do,
    normal,
    pairs,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Hashable

    from bigboard import State


@pytest.mark.clause("STK-HID-2", "STK-INF-1")
def test_unseen_pairs_are_paired_anew_uniformly() -> None:
    seen = [{**pair, "seen_by": "all" if k in (0, 2, 3) else [k] if k == 1 else []} for k, pair in enumerate(pairs())]
    state = table(round=7, stage="demand", pairs=seen)

    def look(world: State) -> Hashable:
        dealt = world.position()["pairs"]
        assert [dealt[k]["company"] for k in (0, 2, 3)] == [AUTO, COMPUTERS, ELECTRIC]
        assert [dealt[k]["forecast"] for k in (0, 2, 3)] == ["+4", "+1", "$$"]
        return tuple((dealt[k]["company"], dealt[k]["forecast"]) for k in (1, 4, 5))

    wanted = {
        tuple(zip(companies, forecasts, strict=True)): 1
        for companies in permutations([BANK, LABS, STEEL])
        for forecasts in permutations(["+2", "-2", "-3"])
    }
    assert_likely(sampled(state, 0, look, 36 * 40), wanted)
    two: dict[Any, float] = {
        ((BANK, "+2"), *zip(companies, forecasts, strict=True)): 1
        for companies in permutations([LABS, STEEL])
        for forecasts in permutations(["-2", "-3"])
    }
    assert_likely(sampled(state, 1, look, 400), two)


@pytest.mark.clause("STK-HID-14", "STK-DIC-3")
def test_rounds_to_come_are_all_new() -> None:
    state = GAME.start(GAME.deal(3, 1, {"dice": True}))
    real = state.position()["rounds"]
    worlds = [state.sample(0, seed).position()["rounds"] for seed in range(40)]
    assert all(len(rounds) == 7 for rounds in worlds)
    for number in range(1, 7):
        assert len({str(rounds[number]) for rounds in worlds}) > 30
        faces = {face for rounds in worlds for face in rounds[number]["dice"]}
        assert len(faces) == 11
    assert any(rounds[1:] != real[1:] for rounds in worlds)


@pytest.mark.clause("STK-COM-2", "STK-HID-14")
def test_commerce_cards_of_others_are_dealt_anew() -> None:
    held = dict.fromkeys(COMMODITIES, 3) | {"Tax": 4}
    held["Gold"], held["Oil"] = 2, 2
    state = table(
        stage="commerce", decision="place_commerce", options={"commerce": True}, round=7, pairs=OPEN,
        commerce_held=[held, {}, {}], commerce_hands=[["Gold"], ["Oil"], ["Tax"]], commerce=["Tax", "Tax"],
    )  # fmt: skip

    def look(world: State) -> Hashable:
        written = world.position()
        hands = written["commerce_hands"]
        assert hands[0] == ["Gold"]
        return hands[1][0], hands[2][0], tuple(written["commerce"])

    wanted = Counter((one, two, (three, four)) for one, two, three, four in permutations(["Oil", "Tax", "Tax", "Tax"]))
    assert_likely(sampled(state, 0, look, 800), dict(wanted))


@pytest.mark.clause("STK-COM-3", "STK-HID-14")
@pytest.mark.parametrize(("pile", "possible"), [(0, {"Oil", "Tax"}), (3, {"Tax"})])
def test_the_second_commerce_card_is_not_lower_than_the_first(pile: int, possible: set[str]) -> None:
    held = dict.fromkeys(COMMODITIES, 3) | {"Tax": 5}
    held["Gold"], held["Oil"] = 2, 1
    state = table(
        2, stage="commerce", decision="place_commerce", options={"commerce": True}, round=6, seat=1,
        pairs=[{**pair, "seen_by": "all"} for pair in pairs()], commerce_held=[held, {}],
        commerce_hands=[[], ["Oil", "Tax"]], commerce=["Gold", "Oil", "Tax"], flow={"at": 1},
    )  # fmt: skip
    if pile == 3:  # the last pile: had both cards been equal, the first would lie on an earlier one
        do(state, "place_commerce", card="Oil", pile=3)
    else:
        do(state, "place_commerce", card="Oil", pile=0)

    def look(world: State) -> Hashable:
        assert world.legal_actions()
        hand = world.position()["commerce_hands"][1]
        assert len(hand) == 1
        return str(hand[0])

    found = sampled(state, 0, look, 600)
    assert set(found) == possible
    if pile == 0:
        assert_likely(found, {"Oil": 1, "Tax": 2})
    assert sampled(state, 1, look, 20) == Counter({"Tax": 20})


@pytest.mark.clause("STK-HID-11", "STK-HID-14")
def test_strategy_cards_of_others_are_dealt_anew() -> None:
    state = table(
        stage="action", options={"strategies": True}, round=7, pairs=OPEN, portfolios=[normal(AUTO), {}, {}],
        strategies={
            "hands": [["Buyback", "Data Broker"], ["Bear Raid"], ["Buyback", "Naked Short"]],
            "discarded": [["Data Broker", "Rogue Trading"], ["Bear Raid", "Market Maker"], []],
            "played": ["Special Dividend"],
        },
    )  # fmt: skip
    held: Counter[str] = Counter()
    for seed in range(60):
        cards = state.sample(0, seed).position()["strategies"]
        assert cards["hands"][0] == ["Data Broker", "Buyback"]
        assert cards["discarded"][0] == ["Data Broker", "Rogue Trading"]
        assert cards["played"] == ["Special Dividend"]
        assert [len(hand) for hand in cards["hands"]] == [2, 1, 2]
        assert [len(hand) for hand in cards["discarded"]] == [2, 2, 0]
        others = Counter([*cards["hands"][1], *cards["hands"][2], *cards["discarded"][1]])
        held += others
        assert "Data Broker" not in others  # both copies are mine
        assert max(others.values()) <= 2
        assert others["Buyback"] <= 1
    assert len(held) >= 17


@pytest.mark.clause("STK-HID-12")
@pytest.mark.parametrize("card", ["Falsified Earnings", "Circuit Breaker"])
def test_a_laid_card_is_the_same_for_everyone(card: str) -> None:
    state = table(
        stage="action", options={"strategies": True, "promo": True}, portfolios=[normal(AUTO), normal(AUTO), {}],
        strategies={"hands": [["Buyback"], [card, "Data Broker"], []]}, seat=1, decision="act", money=[9, 9, 9],
        flow={"plays_left": 1, "step": 1},
    )  # fmt: skip
    do(state, "play", card=card)
    for _ in range(2):
        # First while the card is on its way, then when it lies there.
        for viewer in (0, 1):
            assert all(state.sample(viewer, seed).observe(viewer) == state.observe(viewer) for seed in range(30))
        if state.decision == "lay_card":
            do(state, "lay", pair=0)
    assert state.sample(0, 1).position()["laid"] == [{"pair": 0, "card": card, "seat": 1}]


@pytest.mark.clause("STK-SET-10", "STK-HID-14")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("auction", [False, True])
def test_investors_that_others_choose_from_are_dealt_anew(players: int, auction: bool) -> None:
    state = GAME.start(GAME.deal(players, 2, {"investors": True, "auction": auction}))
    while state.decision in ("keep_investor", "offer_investor"):
        for viewer in range(-1, players):
            seen = set()
            for seed in range(12):
                world = state.sample(viewer, seed)
                assert world.observe(viewer) == state.observe(viewer)
                assert world.legal_actions()
                dealt = world.position()["investors"]["dealt"]
                assert len({name for hand in dealt for name in hand}) == 2 * players * (2 if players == 2 else 1)
                if viewer >= 0:
                    assert dealt[viewer] == state.position()["investors"]["dealt"][viewer]
                seen.add(str(dealt))
            assert len(seen) == 12
        state.apply(state.legal_actions()[-1])


@pytest.mark.clause("STK-HID-4")
def test_opening_cards_in_the_hand_of_robins_are_his_alone() -> None:
    state = table(
        options={"investors": True}, investors={"kept": [["Royal Robins"], ["Crazy Cramer"], ["Billionaire Bill"]]},
        round=7,
    )  # fmt: skip
    assert asked(state) == (0, "hide_card")
    own = state.observe(0)["own"]["opening"]
    assert all(state.sample(0, seed).observe(0)["own"]["opening"] == own for seed in range(10))
    worlds = [state.sample(1, seed) for seed in range(30)]
    assert all(world.observe(1) == state.observe(1) for world in worlds)
    assert len({str(world.position()["opening"]) for world in worlds}) > 10
