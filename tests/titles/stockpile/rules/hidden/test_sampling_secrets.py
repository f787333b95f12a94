"""Sampled worlds look the same to their viewer and carry nothing of the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.rules.hidden.sampling_checks import (
    OPEN,
    assert_likely,
    cards_of,
    rest,
    sampled,
)
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPANIES,
    EVERYTHING,
    GAME,
    Json,
    asked,
    at_price,
    do,
    down,
    normal,
    play_until,
    table,
)

import bigboard
from bigboard import Rng

if TYPE_CHECKING:
    from bigboard import State


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


def test_in_a_sampled_world_others_know_of_each_other_what_everyone_knows() -> None:
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
