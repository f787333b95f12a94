"""Commodities and taxes: drawn, placed openly, bought with the pile, worth money at the end."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    COMMODITIES,
    GAME,
    asked,
    do,
    down,
    idle,
    money,
    normal,
    offered,
    options_now,
    pairs,
    play_until,
    refused,
    shares,
    table,
    told,
    told_to,
)

if TYPE_CHECKING:
    from bigboard import State

COMMERCE = {"commerce": True}
DECK = [*COMMODITIES * 3, *["Tax"] * 7]


def deck(*first: str) -> list[str]:
    left = list(DECK)
    for card in first:
        left.remove(card)
    return [*first, *left]


def placing(*first: str, players: int = 3, **fields: Any) -> State:
    """All market cards are placed, and everyone has drawn these commerce cards in turn order."""
    state = table(players, options=COMMERCE, commerce=deck(*first), **fields)
    play_until(state, "place_commerce")
    return state


def worth(held: dict[str, int], **fields: Any) -> int:
    """What these cards bring at the end of the game."""
    state = table(options=COMMERCE, stage="demand", commerce_held=[held, {}, {}], money=[0, 0, 0], **fields)
    return state.scores()[0]


@pytest.mark.clause("STK-COM-1")
def test_the_commerce_deck_has_three_of_each_commodity_and_seven_taxes() -> None:
    deal = GAME.deal(3, 1, COMMERCE)
    assert Counter(deal["commerce"]) == Counter({**dict.fromkeys(COMMODITIES, 3), "Tax": 7})
    assert len(deal["commerce"]) == 25
    assert deal["commerce"] != GAME.deal(3, 2, COMMERCE)["commerce"]


@pytest.mark.clause("STK-COM-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_commerce_deck_lasts_for_the_whole_game(players: int) -> None:
    state = GAME.start(GAME.deal(players, 1, COMMERCE))
    while state.seat >= 0:
        idle(state)
    drawn = {2: 4 * 6, 3: 3 * 7, 4: 4 * 6, 5: 5 * 5}[players]
    assert state.observe(-1)["commerce"] == 25 - drawn


@pytest.mark.clause("STK-COM-2", "STK-COM-7")
def test_a_commerce_card_is_drawn_for_the_own_eyes_after_placing_the_market_cards() -> None:
    state = table(options=COMMERCE, commerce=deck("Gold", "Oil", "Tax"))
    idle(state)
    assert state.observe(0)["own"]["commerce"] == []
    events = idle(state)
    assert told(events, "commerce_drawn") == [{"seat": 0, "cards": 1, "hand": ["Gold"]}]
    assert "hand" not in told_to(events, "commerce_drawn", 1)[0]
    assert [state.observe(seat)["own"]["commerce"] for seat in range(3)] == [["Gold"], [], []]
    assert asked(state) == (1, "place_card")  # no one places it before all market cards lie


@pytest.mark.clause("STK-COM-2")
def test_commerce_cards_are_placed_face_up_in_turn_order_on_any_pile() -> None:
    state = placing("Gold", "Oil", "Tax", first=1)
    assert asked(state) == (1, "place_commerce")
    assert options_now(state) == [{"type": "place_commerce", "card": "Gold", "pile": pile} for pile in range(3)]
    events = do(state, "place_commerce", card="Gold", pile=2)
    assert told(events, "card_placed") == [{"seat": 1, "pile": 2, "face": "up", "card": "Gold"}]
    do(state, "place_commerce", card="Oil", pile=2)
    do(state, "place_commerce", card="Tax", pile=2)
    assert asked(state) == (1, "bid")
    assert [card["card"] for card in state.observe(-1)["piles"][2]["cards"]][-3:] == ["Gold", "Oil", "Tax"]


@pytest.mark.clause("STK-COM-2")
def test_only_the_own_commerce_card_is_placed_and_only_on_piles_in_play() -> None:
    state = placing("Gold", "Oil", "Tax")
    refusal = refused(state, "place_commerce", card="Oil", pile=0)
    assert (refusal.rule, refusal.reason) == ("STK-COM-2", "card-not-in-hand")
    assert refusal.args == {"card": "Oil", "pile": 0}
    assert refusal.message == "You do not have Oil to place."
    refusal = refused(state, "place_commerce", card="Gold", pile=3)
    assert (refusal.rule, refusal.reason, refusal.args) == ("STK-SUP-7", "no-such-pile", {"card": "Gold", "pile": 3})
    assert refusal.message == "There is no stockpile 3: the stockpiles in play run from 0 to 2."


@pytest.mark.clause("STK-COM-3")
def test_two_players_place_two_commerce_cards_on_two_different_piles() -> None:
    state = placing("Corn", "Gold", "Tax", "Tax", players=2)
    assert state.observe(0)["own"]["commerce"] == ["Corn", "Gold"]
    assert offered(state, "place_commerce", "card") == ["Gold"] * 4  # the lower one first
    do(state, "place_commerce", card="Gold", pile=1)
    assert asked(state) == (0, "place_commerce")  # both in one turn
    assert offered(state, "place_commerce", "pile") == [0, 2, 3]
    refusal = refused(state, "place_commerce", card="Corn", pile=1)
    assert (refusal.rule, refusal.reason) == ("STK-COM-3", "same-pile")
    assert refusal.args == {"card": "Corn", "pile": 1}
    assert refusal.message == "Your two commerce cards go on two different piles, in the order of the list."
    do(state, "place_commerce", card="Corn", pile=0)
    assert asked(state) == (1, "place_commerce")


@pytest.mark.clause("STK-COM-3")
def test_two_equal_commerce_cards_are_placed_in_the_order_of_the_piles() -> None:
    state = placing("Corn", "Corn", "Tax", "Gold", players=2)
    found = set()
    for first in (0, 1):
        follow = state.clone()
        do(follow, "place_commerce", card="Corn", pile=first)
        found |= {(first, second) for second in offered(follow, "place_commerce", "pile")}
    assert found == {(a, b) for a in range(2) for b in range(4) if a < b}


@pytest.mark.clause("STK-COM-3", "STK-HID-15")
@pytest.mark.parametrize("several", [False, True])
def test_where_one_pile_is_left_for_the_second_of_two_equal_cards_it_goes_there_unasked(several: bool) -> None:
    state = placing("Corn", "Corn", "Tax", "Gold", players=2)
    picks = [{"type": "place_commerce", "card": "Corn", "pile": pile} for pile in (3, 2)]
    events = [event for action in state.find_several(picks) for event in state.apply(action)] if several else []
    events = events or do(state, "place_commerce", card="Corn", pile=2)
    assert [(placed["pile"], placed["card"]) for placed in told(events, "card_placed")] == [(2, "Corn"), (3, "Corn")]
    assert asked(state) == (1, "place_commerce")


@pytest.mark.clause("STK-COM-3")
def test_every_way_to_place_two_different_commerce_cards_is_there_once() -> None:
    state = placing("Corn", "Gold", "Tax", "Tax", players=2)
    found = []
    for first in offered(state, "place_commerce", "pile"):
        follow = state.clone()
        do(follow, "place_commerce", card="Gold", pile=first)
        found += [(first, second) for second in offered(follow, "place_commerce", "pile")]
    assert sorted(found) == [(a, b) for a in range(4) for b in range(4) if a != b]


@pytest.mark.clause("STK-COM-3")
def test_two_players_draw_their_commerce_cards_after_the_second_batch() -> None:
    state = table(2, options=COMMERCE)
    seen = []
    while state.decision == "place_card":
        seen.append(len(state.observe(0)["own"]["commerce"]))
        idle(state)
    assert seen == [0, 0, 0, 0, 0, 0, 2, 2]


@pytest.mark.clause("STK-COM-4")
def test_commerce_cards_come_with_the_pile_and_lie_open() -> None:
    state = table(stage="demand", options=COMMERCE, piles=[[AUTO, "Gold", "Gold", "Tax"], [BANK, "Oil"], []])
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    for seat in range(-1, 3):
        assert [owner["commerce"] for owner in state.observe(seat)["seats"]] == [{"Gold": 2, "Tax": 1}, {"Oil": 1}, {}]
    assert shares(state, 0) == {AUTO: 1}
    assert money(state) == [20, 20, 20]


@pytest.mark.clause("STK-COM-4")
def test_commerce_cards_bring_and_cost_nothing_before_the_end() -> None:
    state = table(
        stage="selling", options=COMMERCE, commerce_held=[{"Gold": 2, "Tax": 3}, {}, {}],
        portfolios=[normal(AUTO), {}, {}], pairs=pairs(*["+1"] * 6),
    )  # fmt: skip
    do(state, "stop")
    assert money(state) == [20, 20, 20]


@pytest.mark.clause("STK-COM-5")
@pytest.mark.parametrize(("kinds", "bonus"), [(0, 0), (1, 3), (2, 8), (3, 15), (4, 24), (5, 35), (6, 48)])
def test_figure_16_a_set_of_different_commodities(kinds: int, bonus: int) -> None:
    assert worth(dict.fromkeys(COMMODITIES[:kinds], 1)) == bonus


@pytest.mark.clause("STK-COM-5")
def test_printed_example_two_cattle_two_oil_corn_and_gold_are_worth_32k() -> None:
    assert worth({"Cattle": 2, "Oil": 2, "Corn": 1, "Gold": 1}) == 24 + 8 == 32


@pytest.mark.clause("STK-COM-5")
@pytest.mark.parametrize(
    ("held", "bonus"),
    [
        ({"Gold": 3}, 3 + 3 + 3),
        ({"Gold": 3, "Oil": 1}, 8 + 3 + 3),
        ({"Gold": 2, "Oil": 3, "Corn": 1}, 15 + 8 + 3),
        (dict.fromkeys(COMMODITIES, 3), 48 * 3),
    ],
)
def test_each_duplicate_goes_into_a_further_set(held: dict[str, int], bonus: int) -> None:
    assert worth(held) == bonus


@pytest.mark.clause("STK-COM-6")
@pytest.mark.parametrize(("taxes", "loss"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30), (6, 42), (7, 56)])
def test_figure_17_taxes(taxes: int, loss: int) -> None:
    assert worth({"Tax": taxes}) == -loss
    assert worth({"Tax": taxes, "Gold": 1}) == 3 - loss


@pytest.mark.clause("STK-COM-5", "STK-COM-6")
def test_commerce_cards_are_told_at_the_end() -> None:
    state = table(
        stage="selling", round=7, options=COMMERCE, commerce_held=[{"Gold": 2, "Tax": 3}, {}, {}], money=[0, 0, 0],
        portfolios=[normal(AUTO), {}, {}], pairs=pairs(*["+1"] * 6),
    )  # fmt: skip
    events = do(state, "sell", company=AUTO, cards=1)
    assert told(events, "commodities") == [{"seat": 0, "amount": 6}]
    assert told(events, "taxes") == [{"seat": 0, "amount": -12}]
    assert money(state)[0] == 5 + 6 - 12


def test_a_commerce_question_without_a_commerce_card_is_no_position() -> None:
    with pytest.raises(ValueError, match="commerce"):
        table(options=COMMERCE, stage="commerce")
    with pytest.raises(ValueError, match="commerce"):
        table(options=COMMERCE, stage="commerce", decision="place_commerce", piles=[[AUTO, down(BANK, 0)], [], []])


def test_a_position_may_begin_with_the_placing_of_commerce_cards() -> None:
    state = table(options=COMMERCE, stage="commerce", commerce_hands=[["Gold"], ["Oil"], ["Tax"]])
    assert asked(state) == (0, "place_commerce")
    do(state, "place_commerce", card="Gold", pile=0)
    assert offered(state, "place_commerce", "card") == ["Oil"] * 3
    two = table(2, options=COMMERCE, stage="commerce", commerce_hands=[["Gold", "Tax"], ["Oil", "Oil"]])
    assert offered(two, "place_commerce", "card") == ["Gold"] * 4
