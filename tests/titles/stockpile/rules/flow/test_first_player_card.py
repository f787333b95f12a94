"""The First Player Card: on a pile, bought, given away, and it decides who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    FEE_1,
    FIRST_CARD,
    GAME,
    asked,
    do,
    finish_round,
    idle,
    money,
    normal,
    offered,
    options_now,
    play_until,
    refused,
    rules_of,
    shares,
    table,
    told,
    types_of,
)

if TYPE_CHECKING:
    from bigboard import State

CARD = {"first_player_card": True}


def demand(**fields: Any) -> State:
    fields.setdefault("piles", [[AUTO], [BANK, FIRST_CARD], []])
    return table(stage="demand", options=CARD, **fields)


@pytest.mark.clause("STK-FPC-1")
def test_the_token_no_longer_passes_to_the_left() -> None:
    state = table(first=1, options=CARD)
    play_until(state, "hand_first_card")
    assert options_now(state) == [{"type": "hand_first_card", "seat": seat} for seat in range(3)]
    do(state, "hand_first_card", seat=1)
    events = finish_round(state)
    assert told(events, "round") == [{"seat": 1, "round": 2, "first": 1}]


@pytest.mark.clause("STK-FPC-1")
def test_the_first_player_of_the_first_round_has_the_card() -> None:
    deal = GAME.deal(4, 3, CARD)
    state = GAME.start({**deal, "first": 2})
    play_until(state, "place_first_card")
    assert state.seat == 2


@pytest.mark.clause("STK-FPC-2")
def test_at_the_end_of_the_supply_phase_the_first_player_puts_the_card_on_a_pile() -> None:
    state = table(4, first=2, options={**CARD, "commerce": True})
    events = play_until(state, "place_first_card")
    assert [event.seat for event in events if event.type == "card_placed"][-4:] == [2, 3, 0, 1]  # commerce cards before
    assert asked(state) == (2, "place_first_card")
    assert offered(state, "place_first_card", "pile") == [0, 1, 2, 3]
    events = do(state, "place_first_card", pile=3)
    assert told(events, "card_placed") == [{"seat": 2, "pile": 3, "face": "up", "card": FIRST_CARD}]
    assert rules_of(events, "card_placed") == ["STK-FPC-2"]
    assert state.observe(-1)["piles"][3]["cards"][-1] == {"card": FIRST_CARD, "face": "up"}
    assert asked(state) == (2, "bid")


@pytest.mark.clause("STK-FPC-2")
def test_the_card_goes_on_a_pile_in_play() -> None:
    state = table(options=CARD, stage="first_card")
    refusal = refused(state, "place_first_card", pile=3)
    assert (refusal.rule, refusal.reason) == ("STK-FPC-2", "not-possible")
    assert refusal.args == {"decision": "place_first_card", "type": "place_first_card"}


@pytest.mark.clause("STK-FPC-3")
@pytest.mark.parametrize("heir", [0, 1, 2])
def test_a_player_who_buys_the_card_gives_it_to_any_player(heir: int) -> None:
    state = demand()
    for pile in (0, 1, 2):
        do(state, "bid", pile=pile, space=0)
    assert asked(state) == (1, "hand_first_card")
    events = do(state, "hand_first_card", seat=heir)
    assert told(events, "first_card_handed") == [{"seat": 1, "to": heir}]
    assert rules_of(events, "first_card_handed") == ["STK-FPC-3"]
    assert state.observe(-1)["next_first"] == heir
    assert shares(state, 1) == {BANK: 1}
    finish_round(state)
    assert state.observe(-1)["first"] == heir
    assert state.observe(-1)["next_first"] is None


@pytest.mark.clause("STK-FPC-3")
def test_the_turn_order_of_the_current_round_does_not_change() -> None:
    state = demand(portfolios=[normal(AUTO), normal(AUTO), normal(AUTO)])
    for pile in (0, 1, 2):
        do(state, "bid", pile=pile, space=0)
    do(state, "hand_first_card", seat=2)
    order = []
    while state.decision == "sell":
        order.append(state.seat)
        idle(state)
    assert order == [0, 1, 2]


@pytest.mark.clause("STK-FPC-3")
def test_the_card_is_given_away_after_all_piles_are_paid_and_before_fees() -> None:
    state = demand(piles=[[AUTO, FEE_1], [BANK, FIRST_CARD], []])
    events = []
    for pile in (0, 1, 2):
        events += do(state, "bid", pile=pile, space=1)
    assert types_of(events).count("pile_taken") == 3
    assert told(events, "fee_paid") == []
    assert money(state) == [19, 19, 19]
    events = do(state, "hand_first_card", seat=0)
    assert told(events, "fee_paid") == [{"seat": 0, "card": FEE_1, "amount": 1}]


@pytest.mark.clause("STK-FPC-3")
def test_the_card_cannot_be_kept_from_everyone() -> None:
    state = demand()
    for pile in (0, 1, 2):
        do(state, "bid", pile=pile, space=0)
    refusal = refused(state, "pass")
    assert (refusal.rule, refusal.reason) == ("STK-FPC-3", "must-answer")
    assert refusal.message == "You cannot pass: the decision now is who gets the first player card."
    refusal = refused(state, "hand_first_card", seat=3)
    assert (refusal.rule, refusal.reason) == ("STK-FPC-3", "not-possible")


@pytest.mark.clause("STK-FPC-4")
def test_in_the_last_round_the_card_is_left_out() -> None:
    state = table(round=7, options=CARD)
    events = play_until(state, "bid")
    assert all(FIRST_CARD not in str(event) for event in events)
    while state.seat >= 0:
        assert state.decision != "hand_first_card"
        idle(state)
    state = table(round=6, options=CARD)
    play_until(state, "place_first_card")


@pytest.mark.clause("STK-FPC-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_hands_the_card_on_in_every_round_but_the_last(players: int) -> None:
    state = GAME.start(GAME.deal(players, 1, CARD))
    events = list(state.opening)
    while state.seat >= 0:
        events += idle(state)
    rounds = len(told(events, "round"))
    assert len(told(events, "first_card_handed")) == rounds - 1
