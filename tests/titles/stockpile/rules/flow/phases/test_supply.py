"""Supply Phase: stockpiles of open and hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPUTERS,
    ELECTRIC,
    FEE_1,
    GAME,
    LABS,
    STEEL,
    Json,
    asked,
    do,
    down,
    idle,
    normal,
    offered,
    options_now,
    refused,
    table,
    told,
    told_to,
)

if TYPE_CHECKING:
    from bigboard import State

DRAWS = [AUTO, BANK, FEE_1, COMPUTERS, ELECTRIC, LABS, LABS, BOOM, STEEL]  # three opening cards, then two each


def supply(**fields: Any) -> State:
    """Seat 0 has Computers and Electric to place, seat 1 twice Laboratories, seat 2 a Boom and Steel."""
    return table(draws=DRAWS, **fields)


def piles(state: State, seat: int = -1) -> list[list[str | None]]:
    return [[card["card"] for card in pile["cards"]] for pile in state.observe(seat)["piles"]]


@pytest.mark.clause("STK-SUP-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_as_many_piles_as_players(players: int) -> None:
    state = table(players)
    assert len(state.observe(-1)["piles"]) == players
    assert sorted(set(offered(state, "place_up", "pile"))) == list(range(players))


@pytest.mark.clause("STK-SUP-2")
def test_each_pile_starts_with_one_open_card_of_the_deck() -> None:
    state = supply()
    assert piles(state) == [[AUTO], [BANK], [FEE_1]]
    assert all(card["face"] == "up" for pile in state.observe(-1)["piles"] for card in pile["cards"])


@pytest.mark.clause("STK-SUP-2")
def test_the_opening_cards_are_told_to_everyone() -> None:
    deal = GAME.deal(4, 5)
    opening = told(GAME.start(deal).opening, "card_placed")
    assert opening == [{"seat": -1, "pile": k, "face": "up", "card": deal["market"][k]} for k in range(4)]


@pytest.mark.clause("STK-SUP-3")
def test_everyone_is_dealt_two_cards_for_their_eyes_only() -> None:
    state = supply()
    assert [state.observe(seat)["own"]["hand"] for seat in range(3)] == [
        [COMPUTERS, ELECTRIC], [LABS, LABS], [BOOM, STEEL],
    ]  # fmt: skip
    assert "own" not in state.observe(-1)
    events = GAME.start(GAME.deal(3, 1)).opening
    for dealt in (event for event in events if event.type == "cards_dealt"):
        assert "hand" in dealt.seen_by(dealt.seat)
        assert "hand" not in dealt.seen_by((dealt.seat + 1) % 3)
        assert dealt.seen_by(-1)["cards"] == 2


@pytest.mark.clause("STK-SUP-3")
def test_cards_to_place_are_kept_apart_from_cards_owned() -> None:
    state = supply(portfolios=[normal(STEEL), {}, {}])
    assert state.observe(0)["seats"][0]["portfolio"]["cards"] == 1
    refusal = refused(state, "place_up", card=STEEL, pile=0)
    assert (refusal.rule, refusal.reason) == ("STK-SUP-3", "card-not-in-hand")
    assert refusal.args == {"card": STEEL, "pile": 0}
    assert refusal.message == f"You do not have {STEEL} to place."


@pytest.mark.clause("STK-SUP-4")
def test_both_cards_are_placed_before_the_next_player_places() -> None:
    state = supply(first=1)
    order = []
    while state.decision == "place_card":
        order.append(state.seat)
        idle(state)
    assert order == [1, 1, 2, 2, 0, 0]
    assert asked(state) == (1, "bid")


@pytest.mark.clause("STK-SUP-4")
def test_no_card_may_be_kept_back() -> None:
    state = supply()
    do(state, "place_up", card=COMPUTERS, pile=0)
    assert {words["type"] for words in options_now(state)} == {"place_down"}
    for type in ("pass", "stop", "end_turn"):
        refusal = refused(state, type)
        assert refusal.rule == "STK-SUP-4"
        assert refusal.reason == ("must-answer" if type == "pass" else "wrong-decision")
    do(state, "place_down", card=ELECTRIC, pile=0)
    assert state.observe(0)["own"]["hand"] == []


@pytest.mark.clause("STK-SUP-5")
def test_one_card_is_placed_face_up_the_other_face_down() -> None:
    state = supply()
    events = do(state, "place_up", card=ELECTRIC, pile=1)
    assert told(events, "card_placed") == [{"seat": 0, "pile": 1, "face": "up", "card": ELECTRIC}]
    events = do(state, "place_down", card=COMPUTERS, pile=2)
    assert told(events, "card_placed") == [{"seat": 0, "pile": 2, "face": "down", "card": COMPUTERS}]
    assert "card" not in told_to(events, "card_placed", 1)[0]
    assert told_to(events, "card_placed", 0)[0]["card"] == COMPUTERS
    assert piles(state) == [[AUTO], [BANK, ELECTRIC], [FEE_1, None]]


@pytest.mark.clause("STK-SUP-5")
def test_either_card_may_be_the_open_one() -> None:
    assert {words["card"] for words in options_now(supply())} == {COMPUTERS, ELECTRIC}


@pytest.mark.clause("STK-SUP-5")
def test_two_equal_cards_are_offered_once() -> None:
    state = supply(first=1)  # seat 0 is dealt last: Boom and Steel, seat 1 Computers and Electric
    while state.seat != 2:
        idle(state)
    assert state.observe(2)["own"]["hand"] == [LABS, LABS]
    assert options_now(state) == [{"type": "place_up", "card": LABS, "pile": pile} for pile in range(3)]
    do(state, "place_up", card=LABS, pile=0)
    assert options_now(state) == [{"type": "place_down", "card": LABS, "pile": pile} for pile in range(3)]


@pytest.mark.clause("STK-SUP-5")
def test_the_first_card_cannot_lie_face_down_nor_the_second_face_up() -> None:
    state = supply()
    refusal = refused(state, "place_down", card=COMPUTERS, pile=0)
    assert (refusal.rule, refusal.reason) == ("STK-SUP-5", "face-up-first")
    assert refusal.args == {"card": COMPUTERS, "pile": 0}
    assert refusal.message == "Place a card face up first, then the other one face down."
    do(state, "place_up", card=COMPUTERS, pile=0)
    refusal = refused(state, "place_up", card=ELECTRIC, pile=0)
    assert (refusal.rule, refusal.reason) == ("STK-SUP-5", "face-down-now")
    assert refusal.args == {"card": ELECTRIC, "pile": 0}
    assert refusal.message == "Your second card is placed face down."


@pytest.mark.clause("STK-SUP-6")
@pytest.mark.parametrize(("up", "face_down"), [(0, 0), (0, 1), (1, 0), (2, 2)])
def test_both_cards_may_go_to_the_same_pile_or_to_different_ones(up: int, face_down: int) -> None:
    state = supply()
    do(state, "place_up", card=COMPUTERS, pile=up)
    do(state, "place_down", card=ELECTRIC, pile=face_down)
    expected: list[list[str | None]] = [[AUTO], [BANK], [FEE_1]]
    expected[up].append(COMPUTERS)
    expected[face_down].append(ELECTRIC)
    assert piles(state, 0) == expected


@pytest.mark.clause("STK-SUP-7")
def test_no_card_goes_on_a_pile_that_is_not_in_play() -> None:
    state = supply()
    for pile in (3, 4):
        refusal = refused(state, "place_up", card=COMPUTERS, pile=pile)
        assert (refusal.rule, refusal.reason) == ("STK-SUP-7", "no-such-pile")
        assert refusal.args == {"card": COMPUTERS, "pile": pile}
        assert refusal.message == f"There is no stockpile {pile}: the stockpiles in play run from 0 to 2."
    assert sorted(set(offered(table(5), "place_up", "pile"))) == [0, 1, 2, 3, 4]


@pytest.mark.clause("STK-SUP-7")
def test_no_one_bids_on_a_pile_that_is_not_in_play() -> None:
    refusal = refused(table(stage="demand"), "bid", pile=3, space=0)
    assert (refusal.rule, refusal.reason, refusal.args) == ("STK-SUP-7", "no-such-pile", {"pile": 3, "space": 0})


@pytest.mark.clause("STK-SUP-8")
def test_everyone_sees_how_many_cards_lie_in_each_pile() -> None:
    state = supply()
    do(state, "place_up", card=COMPUTERS, pile=0)
    do(state, "place_down", card=ELECTRIC, pile=0)
    for seat in range(-1, 3):
        assert [len(pile["cards"]) for pile in state.observe(seat)["piles"]] == [3, 1, 1]


@pytest.mark.clause("STK-SUP-8")
def test_a_placed_card_is_not_moved_again_in_this_phase() -> None:
    state = supply()
    lying = piles(state, 0)
    while state.decision == "place_card":
        idle(state)
        now = piles(state, 0)
        assert [new[: len(old)] for old, new in zip(lying, now, strict=True)] == lying
        lying = now


@pytest.mark.clause("STK-SUP-8")
def test_new_piles_are_built_in_the_next_round() -> None:
    state = table(stage="demand", piles=[[AUTO, down(BANK, 0)], [STEEL], []])
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    while state.observe(-1)["round"] == 1:
        idle(state)
    assert [len(pile["cards"]) for pile in state.observe(-1)["piles"]] == [1, 1, 1]


def test_nothing_is_lost_when_a_position_begins_with_the_supply_phase() -> None:
    """Cards that the phase would deal over or clear away cannot just vanish: refused, or still there."""
    cases: list[Json] = [
        {"stage": "supply", "hands": [[AUTO, BANK], [], []]},
        {"stage": "before_supply", "piles": [[AUTO], [], []]},
    ]
    for fields in cases:
        try:
            state = table(**fields)
        except ValueError:
            continue
        assert GAME.position(state.position()).position() == state.position()
