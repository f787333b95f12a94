"""Sampled worlds: those that a seat cannot rule out, as likely as the cards make them, and nothing of the real one."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMMODITIES,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    EVERYTHING,
    FULL_DECK,
    GAME,
    LABS,
    STEEL,
    Json,
    asked,
    at_price,
    counted,
    do,
    down,
    normal,
    pairs,
    play_until,
    shares,
    table,
)

import bigboard
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
def test_after_the_action_phase_nobody_holds_an_action_card() -> None:
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
    # The memory of a split: the card of seat 1 is not Electric, by seat 0 and by everybody.
    position = state.position()
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
def test_before_the_shares_are_handed_out_nobody_knows_even_the_own_one() -> None:
    state = GAME.start(GAME.deal(3, 12, {"strategies": True}))
    assert state.decision == "discard_strategy"
    found = sampled(state, state.seat, lambda world: tuple(world.position()["starting_shares"]), 1200)
    assert_likely(found, dict.fromkeys(permutations(COMPANIES, 3), 1))


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
    goods = dict.fromkeys(COMMODITIES, 3) | {"Tax": 4}
    goods["Gold"], goods["Oil"] = 2, 2
    state = table(
        stage="commerce", decision="place_commerce", options={"commerce": True}, round=7, pairs=OPEN,
        goods=[goods, {}, {}], commerce_hands=[["Gold"], ["Oil"], ["Tax"]], commerce=["Tax", "Tax"],
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
    goods = dict.fromkeys(COMMODITIES, 3) | {"Tax": 5}
    goods["Gold"], goods["Oil"] = 2, 1
    state = table(
        2, stage="commerce", decision="place_commerce", options={"commerce": True}, round=6, seat=1,
        pairs=[{**pair, "seen_by": "all"} for pair in pairs()], goods=[goods, {}],
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
def test_a_laid_card_may_be_any_that_costs_the_same() -> None:
    options = {"strategies": True, "promo": True}
    for card, possible in (
        ("Falsified Earnings", {"Falsified Earnings"}),
        ("Circuit Breaker", {"Circuit Breaker"}),
    ):
        state = table(
            stage="action", options=options, portfolios=[normal(AUTO), normal(AUTO), {}], money=[9, 9, 9],
            strategies={"hands": [["Buyback"], [card, "Data Broker"], []]}, seat=1, decision="act",
            flow={"plays_left": 1, "step": 1},
        )  # fmt: skip
        do(state, "play", card=card)
        for _ in range(2):
            # First while the card is on its way, then when it lies there.
            worlds = [state.sample(0, seed) for seed in range(30)]
            assert all(world.observe(0) == state.observe(0) for world in worlds)
            mine = state.sample(1, 3)
            assert mine.observe(1) == state.observe(1)
            if state.decision == "lay_card":
                do(state, "lay", pair=0)
        laid = {world.position()["laid"][0]["card"] for world in (state.sample(0, seed) for seed in range(30))}
        assert laid == possible
        assert state.sample(1, 1).position()["laid"] == [{"pair": 0, "card": card, "seat": 1}]


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


@pytest.mark.clause("STK-HID-4", "STK-SUP-5")
@pytest.mark.parametrize("hand", [[AUTO, BANK], [BANK, AUTO]])
def test_who_places_both_cards_face_down_began_with_the_lower_one(hand: list[str]) -> None:
    state = table(
        stage="supply", decision="place_card", round=7, seat=1, options={"investors": True}, pairs=OPEN,
        investors={"kept": [["Billionaire Bill"], ["Secretive Stuart"], ["Crazy Cramer"]]}, flow={"at": 1},
        hands=[[], hand, []], market=[STEEL, AUTO, *[LABS] * 2],
        discard=rest(AUTO, AUTO, BANK, STEEL, LABS, LABS),
    )  # fmt: skip
    do(state, "place_down", card=AUTO, pile=0)
    order = [*COMPANIES, BOOM]
    for seed in range(60):
        world = state.sample(0, seed)
        laid = world.position()["piles"][0][0]["card"]
        left = world.position()["hands"][1][0]
        assert order.index(laid) <= order.index(left)
        assert world.observe(0) == state.observe(0)
        assert world.legal_actions()
    mine = state.sample(1, 4)
    assert mine.legal_actions() == state.legal_actions()


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


def unseen_places(position: Json, viewer: int) -> list[tuple[str, int, int]]:
    """Where a card lies that the viewer has not seen: portfolios of others, face-down cards of piles."""
    places: list[tuple[str, int, int]] = []
    for seat, portfolio in enumerate(position["portfolios"]):
        if seat != viewer:
            places += [("portfolio", seat, k) for k in range(sum(portfolio["normal"].values()))]
    for pile, cards in enumerate(position["piles"]):
        places += [("pile", pile, k) for k, card in enumerate(cards) if viewer not in card.get("seen_by", [viewer])]
    return places


def worlds_at_the_start(position: Json, viewer: int) -> list[State]:
    """Every way to deal the unseen cards to their places, each once."""
    places = unseen_places(position, viewer)
    portfolios = position["portfolios"]
    held = {
        seat: [card for card, count in portfolios[seat]["normal"].items() for _ in range(count)]
        for seat in range(len(portfolios))
    }
    hidden = [
        held[one][two] if kind == "portfolio" else position["piles"][one][two]["card"] for kind, one, two in places
    ]
    found: dict[str, State] = {}
    for order in sorted(set(permutations(hidden))):
        cards = {seat: list(hand) for seat, hand in held.items()}
        piles = [[dict(card) for card in pile] for pile in position["piles"]]
        for (kind, one, two), card in zip(places, order, strict=True):
            if kind == "portfolio":
                cards[one][two] = card
            else:
                piles[one][two]["card"] = card
        dealt = [{"normal": counted(sorted(cards[seat])), "split": portfolios[seat]["split"]} for seat in cards]
        if str((dealt, piles)) not in found:
            world = {name: value for name, value in position.items() if name not in ("memory", "rounds")}
            found[str((dealt, piles))] = GAME.position({**world, "portfolios": dealt, "piles": piles})
    return list(found.values())


def hidden_cards(state: State) -> tuple[Any, ...]:
    position = state.position()
    portfolios = tuple(tuple(sorted(portfolio["normal"].items())) for portfolio in position["portfolios"])
    return portfolios, tuple(tuple(card["card"] for card in pile) for pile in position["piles"])


@pytest.mark.clause("STK-HID-5", "STK-HID-7", "STK-HID-8", "STK-HID-10")
@pytest.mark.parametrize("seed", range(1, 9))
def test_exactly_the_worlds_that_the_course_of_a_round_leaves_are_sampled(seed: int) -> None:
    """All worlds that look the same to seat 0 from the bids to the end, found by playing every one of them."""
    cards = [AUTO, ELECTRIC, ELECTRIC, BOOM, BANK]
    viewer = 0
    state = table(
        round=7, stage="demand", spaces=at_price(Epic=8, Bottomline=2), money=[9, 9, 9],
        portfolios=[normal(STEEL), normal(cards[0], cards[1]), {}], market=[], discard=rest(STEEL, STEEL, BUST, *cards),
        piles=[[down(cards[2], 1), down(BUST, 0)], [down(cards[3], 2)], [down(cards[4], 1), STEEL]],
        pairs=[{**pair, "seen_by": "all"} for pair in pairs("$$", "-2", "+1", "+4", "-3", "+2")],
    )  # fmt: skip
    worlds = worlds_at_the_start(state.position(), viewer)
    rng = Rng(seed)
    fewest = len(worlds)
    while state.seat >= 0:
        possible = {hidden_cards(world) for world in worlds}
        assert hidden_cards(state) in possible
        found = {hidden_cards(state.sample(viewer, rng)) for _ in range(8 * len(possible))}
        assert found <= possible, "a world that can be ruled out"
        assert len(found) > 0.95 * len(possible), "worlds that cannot be ruled out are missing"
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        state.apply(action)
        follow = []
        for world in worlds:
            if action in world.legal_actions():
                world.apply(action)
                if world.observe(viewer) == state.observe(viewer):
                    follow.append(world)
        worlds = follow
        fewest = min(fewest, len(worlds))
    assert fewest < 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options", [{}, EVERYTHING, {**EVERYTHING, "auction": True, "board": "standard"}, {"strategies": True}]
)
def test_a_sampled_world_looks_the_same_to_its_viewer(players: int, options: Json) -> None:
    state = GAME.start(GAME.deal(players, 31, options))
    rng = Rng(players)
    number = 0
    while state.seat >= 0:
        if number % 5 == 0:
            for viewer in range(-1, players):
                world = state.sample(viewer, rng)
                assert world.observe(viewer) == state.observe(viewer)
                assert world.decision == state.decision
                assert world.legal_actions()
                if viewer == state.seat:
                    assert world.legal_actions() == state.legal_actions()
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        number += 1
    assert state.sample(0, 1).position() == state.position()


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", [{}, EVERYTHING, {**EVERYTHING, "auction": True}])
def test_a_sampled_world_can_be_played_to_its_end_and_is_a_position(players: int, options: Json) -> None:
    state = GAME.start(GAME.deal(players, 17, options))
    rng = Rng(players)
    number = 0
    while state.seat >= 0:
        if number % 23 == 0:
            for viewer in (-1, state.seat):
                world = state.sample(viewer, rng)
                assert GAME.position(world.position()).position() == world.position()
                assert GAME.playout(world, rng).seat == -1
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        number += 1


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", [{}, EVERYTHING, {**EVERYTHING, "auction": True, "promo": False}])
def test_equal_observations_and_equal_seeds_give_equal_worlds(players: int, options: Json) -> None:
    """A world is made of what the viewer sees and of the generator, not of what is real."""
    state = GAME.start(GAME.deal(players, 5, options))
    rng = Rng(players)
    number = 0
    while state.seat >= 0:
        if number % 11 == 0:
            for viewer in range(-1, players):
                other = state.sample(viewer, Rng(9))
                assert state.sample(viewer, Rng(number)).position() == other.sample(viewer, Rng(number)).position()
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        number += 1


@pytest.mark.clause("STK-HID-2", "STK-HID-14")
def test_hidden_pairs_of_the_real_round_are_nowhere_in_a_sampled_world() -> None:
    deal = {**GAME.deal(3, 4), "first": 0}
    pairs_now = [list(pair) for pair in deal["rounds"][0]["pairs"]]
    # To seat 0 it is all the same whether seat 1 or seat 2 has this pair.
    pairs_now[1], pairs_now[2] = pairs_now[2], pairs_now[1]
    other = {**deal, "rounds": [{"pairs": pairs_now}, *deal["rounds"][1:]]}
    one, two = GAME.start(deal), GAME.start(other)
    assert one.observe(0) == two.observe(0)
    assert one.sample(0, 5).position() == two.sample(0, 5).position()


@pytest.mark.clause("STK-HID-14")
def test_the_real_order_of_the_decks_is_nowhere_in_a_sampled_world() -> None:
    options = {"commerce": True}
    deal = GAME.deal(3, 4, options)
    other = {**deal, "market": deal["market"][:9] + deal["market"][9:][::-1], "commerce": deal["commerce"][::-1]}
    other["rounds"] = [deal["rounds"][0], *deal["rounds"][1:][::-1]]
    one, two = GAME.start(deal), GAME.start(other)
    assert one.observe(0) == two.observe(0)
    assert one.sample(0, 5).position() == two.sample(0, 5).position()


@pytest.mark.clause("STK-HID-11", "STK-HID-14")
@pytest.mark.parametrize("stage", ["discard_strategy", "place_card"])
def test_the_real_strategy_hands_are_nowhere_in_a_sampled_world(stage: str) -> None:
    deal = {**GAME.deal(3, 4, {"strategies": True}), "first": 0}
    cards = list(deal["strategies"])
    # Seats 1 and 2 change a card, in the middle of their hands so that both discard the same places.
    swap = next(
        (a, b) for a in range(10, 20) for b in range(20, 30)
        if cards[a] != cards[b] and cards[a] not in cards[20:30] and cards[b] not in cards[10:20]
    )  # fmt: skip
    cards[swap[0]], cards[swap[1]] = cards[swap[1]], cards[swap[0]]
    one, two = GAME.start(deal), GAME.start({**deal, "strategies": cards})
    for state in (one, two):
        while state.decision != stage:
            state.apply(state.legal_actions()[0])
    assert one.observe(0) == two.observe(0)
    assert one.sample(0, 5).position() == two.sample(0, 5).position()


@pytest.mark.clause("STK-SET-6", "STK-HID-14")
def test_the_real_starting_shares_of_others_are_nowhere_in_a_sampled_world() -> None:
    deal = {**GAME.deal(3, 4), "first": 0}
    mine, one_share, two_share = deal["starting_shares"]
    one = GAME.start(deal)
    two = GAME.start({**deal, "starting_shares": [mine, two_share, one_share]})
    assert one.observe(0) == two.observe(0)
    assert one.sample(0, 5).position() == two.sample(0, 5).position()


def test_the_draw_of_ivan_is_nowhere_in_a_sampled_world() -> None:
    options = {"strategies": True, "investors": True, "promo": True}
    deal = {**GAME.deal(3, 4, options), "first": 0}
    names = [name for name in deal["investors"] if name not in ("Illicit Ivan", "Forecast Phil")]
    names.insert(2, "Illicit Ivan")
    deal["investors"] = [*names, "Forecast Phil"]
    other = {**deal, "strategies": deal["strategies"][:30] + deal["strategies"][30:][::-1]}
    states = [GAME.start(deal), GAME.start(other)]
    for state in states:
        while state.decision in ("keep_investor", "discard_strategy"):
            ivan = [a for a in state.legal_actions() if state.describe(a).get("investor") == "Illicit Ivan"]
            state.apply((ivan or state.legal_actions())[0])
    assert states[0].observe(0) == states[1].observe(0)
    assert states[0].observe(1) != states[1].observe(1)
    assert states[0].sample(0, 5).position() == states[1].sample(0, 5).position()


def test_a_sampled_world_has_no_record_and_no_events() -> None:
    world = table(stage="demand").sample(0, 1)
    with pytest.raises(ValueError, match="A sampled world has no record: only the real game has one"):
        world.record()
    assert world.apply(world.legal_actions()[0]) == []


def test_sampling_changes_nothing_in_the_real_game() -> None:
    state = GAME.start(GAME.deal(3, 3, EVERYTHING))
    play_until(state, "bid")
    before = state.position(), [state.observe(seat) for seat in range(-1, 3)]
    for viewer in range(-1, 3):
        world = state.sample(viewer, 8)
        world.apply(world.legal_actions()[0])
    assert (state.position(), [state.observe(seat) for seat in range(-1, 3)]) == before


def test_in_a_sampled_world_others_know_of_each_other_what_everybody_knows() -> None:
    state = table(stage="demand", piles=[[AUTO, down(BANK, 2)], [], []])
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    assert state.observe(2)["seats"][0]["portfolio"]["known"] == {AUTO: 1, BANK: 1}
    world = state.sample(1, 3)
    assert world.observe(2)["seats"][0]["portfolio"]["known"] == {AUTO: 1}
    assert state.sample(2, 3).observe(2)["seats"][0]["portfolio"]["known"] == {AUTO: 1, BANK: 1}


@pytest.mark.parametrize("source", [7, Rng(7)])
def test_a_generator_or_its_seed_will_do(source: Any) -> None:
    state = table(stage="demand", portfolios=[normal(AUTO), normal(BANK), {}])
    assert state.sample(0, source).position() == state.sample(0, bigboard.Rng(7)).position()


def asked_for_a_single_card(card: str, deck_card: str) -> State:
    """Seat 1 holds one card and must have a Boom or a Bust: of 68 hidden cards that it could be, one or two fit."""
    deck = [company for company in COMPANIES for _ in range(10)]
    return table(
        stage="action", decision="act", seat=1, round=7, pairs=OPEN, portfolios=[{}, normal(card), {}],
        market=sorted([*deck, deck_card]), discard=rest(*deck, card, deck_card),
    )  # fmt: skip


@pytest.mark.clause("STK-HID-10", "STK-HID-14")
def test_however_few_cards_fit_a_question_the_sampled_world_owes_nothing_to_the_real_one() -> None:
    one, two = asked_for_a_single_card(BOOM, BUST), asked_for_a_single_card(BUST, BOOM)
    for viewer in (0, 2, -1):
        assert one.observe(viewer) == two.observe(viewer)
        for seed in range(20):
            assert one.sample(viewer, seed).position() == two.sample(viewer, seed).position()
    assert_likely(sampled(one, 0, lambda world: cards_of(world, 1), 400), {(BOOM,): 1, (BUST,): 1})


def asked_to_show_a_cheap_share(share: str, deck_card: str) -> State:
    """Golden Parachute needs one of the two cheap companies, of which one hidden share each is left."""
    deck = [company for company in COMPANIES[2:] for _ in range(10)]
    state = table(
        stage="action", round=7, pairs=OPEN, options={"strategies": True}, spaces=at_price(American=2, Bottomline=2),
        strategies={"hands": [["Golden Parachute"], [], []]}, portfolios=[normal(share), {}, {}],
        market=sorted([*deck, deck_card]), discard=rest(*deck, share, deck_card),
    )  # fmt: skip
    do(state, "play", card="Golden Parachute")
    return state


@pytest.mark.clause("STK-STR-GOLDEN-PARACHUTE", "STK-HID-14")
def test_a_card_that_asks_for_rare_shares_finds_them_without_the_real_ones() -> None:
    one, two = asked_to_show_a_cheap_share(AUTO, BANK), asked_to_show_a_cheap_share(BANK, AUTO)
    assert asked(one) == (0, "choose_company")
    for viewer in (1, 2, -1):
        assert one.observe(viewer) == two.observe(viewer)
        for seed in range(20):
            assert one.sample(viewer, seed).position() == two.sample(viewer, seed).position()
    assert_likely(sampled(one, 1, lambda world: cards_of(world, 0), 400), {(AUTO,): 1, (BANK,): 1})
