"""Trading fees: paid, owed, and paid when the money comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    FEE_1,
    FEE_2,
    FEE_3,
    demand,
    discard,
    do,
    do_all,
    down,
    money,
    normal,
    pairs,
    rules_of,
    table,
    told,
    types_of,
    win,
)

if TYPE_CHECKING:
    pass

CALM = pairs("+1", "+1", "+1", "+1", "+1", "+1")  # nothing pays and nothing splits


@pytest.mark.clause("STK-DEM-11", "STK-DEM-12")
def test_all_bids_are_paid_before_any_fee() -> None:
    state = demand(piles=[[FEE_1], [FEE_2], [FEE_3, AUTO]])
    events = win(state, 1, 2, 3)
    kinds = [kind for kind in types_of(events) if kind in ("pile_bought", "fee_paid")]
    assert kinds == ["pile_bought"] * 3 + ["fee_paid"] * 3
    assert money(state) == [20 - 1 - 1, 20 - 3 - 2, 20 - 6 - 3]


@pytest.mark.clause("STK-DEM-12")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_fees_are_paid_in_turn_order_whatever_the_order_of_the_stockpiles(first: int) -> None:
    state = demand(piles=[[FEE_1], [FEE_2], [FEE_3]], first=first)
    events = []
    for pile in (2, 0, 1):
        events += do(state, "bid", pile=pile, space=0)
    seats = [(first + place) % 3 for place in range(3)]
    assert [(event["seat"], event["card"]) for event in told(events, "fee_paid")] == list(
        zip(seats, [FEE_3, FEE_1, FEE_2], strict=True)
    )


@pytest.mark.clause("STK-DEM-11", "STK-DEM-13")
def test_the_bid_leaves_nothing_for_the_fee() -> None:
    state = demand(piles=[[FEE_1, AUTO], [], []], money=[20, 20, 20])
    win(state, 6, 0, 0)
    assert money(state)[0] == 0
    assert state.observe(-1)["seats"][0]["owes"] == [1]


@pytest.mark.clause("STK-DEM-12")
@pytest.mark.parametrize(("card", "amount"), [(FEE_1, 1), (FEE_2, 2), (FEE_3, 3)])
def test_a_fee_is_paid_and_its_card_discarded_face_up(card: str, amount: int) -> None:
    state = demand(piles=[[AUTO, card], [BANK], []])
    events = win(state, 0, 0, 0)
    assert told(events, "fee_paid") == [{"seat": 0, "card": card, "amount": amount}]
    assert rules_of(events, "fee_paid") == ["STK-DEM-12"]
    assert money(state) == [20 - amount, 20, 20]
    assert discard(state) == {card: 1}


@pytest.mark.clause("STK-DEM-12")
def test_each_fee_card_costs_its_amount() -> None:
    state = demand(piles=[[FEE_1, FEE_1, FEE_3, AUTO, down(FEE_2, 1)], [], []])
    win(state, 0, 0, 0)
    assert money(state)[0] == 13
    assert discard(state) == {FEE_1: 2, FEE_2: 1, FEE_3: 1}
    assert state.observe(-1)["seats"][0]["fees_taken"] == 4


@pytest.mark.clause("STK-DEM-13")
def test_a_fee_that_cannot_be_paid_in_full_is_not_paid_in_part() -> None:
    state = demand(piles=[[AUTO, FEE_3], [], []], money=[2, 20, 20])
    events = win(state, 0, 0, 0)
    assert told(events, "fee_owed") == [{"seat": 0, "card": FEE_3, "amount": 3}]
    assert rules_of(events, "fee_owed") == ["STK-DEM-13"]
    assert money(state)[0] == 2
    assert discard(state) == {}
    for seat in range(-1, 3):
        assert state.observe(seat)["seats"][0]["owes"] == [3]  # it lies face up


@pytest.mark.clause("STK-DEM-13", "STK-DEM-14")
def test_of_new_fees_the_dearest_that_can_be_paid_comes_first() -> None:
    state = demand(piles=[[FEE_1, FEE_2, FEE_3, AUTO], [], []], money=[4, 20, 20])
    events = win(state, 0, 0, 0)
    assert [event["card"] for event in told(events, "fee_paid")] == [FEE_3, FEE_1]
    assert state.observe(-1)["seats"][0]["owes"] == [2]
    assert money(state)[0] == 0


@pytest.mark.clause("STK-DEM-14")
def test_an_owed_fee_is_paid_at_once_when_the_money_comes() -> None:
    state = table(stage="selling", portfolios=[normal(AUTO, BANK), {}, {}], owes=[[3], [], []], money=[1, 0, 0])
    events = do(state, "sell", company=AUTO, cards=1)
    assert told(events, "fee_paid") == [{"seat": 0, "card": FEE_3, "amount": 3}]
    assert rules_of(events, "fee_paid") == ["STK-DEM-14"]
    assert money(state)[0] == 3
    assert state.observe(-1)["seats"][0]["owes"] == []
    assert discard(state) == {AUTO: 1, FEE_3: 1}


@pytest.mark.clause("STK-DEM-14")
def test_older_fees_come_first_even_when_they_are_cheaper() -> None:
    state = table(
        stage="selling", portfolios=[normal(AUTO, AUTO), {}, {}], owes=[[1, 3, 2], [], []], money=[0, 0, 0],
        spaces={AUTO: 0},
    )  # fmt: skip
    do(state, "sell", company=AUTO, cards=2)  # brings 2: the oldest fee of 1 is paid, and nothing else can be
    assert state.observe(-1)["seats"][0]["owes"] == [3, 2]
    assert money(state)[0] == 1


@pytest.mark.clause("STK-DEM-14")
def test_a_fee_that_cannot_be_paid_does_not_hold_up_the_others() -> None:
    state = table(
        stage="selling", portfolios=[normal(AUTO, AUTO), {}, {}], owes=[[3, 2, 1], [], []], money=[0, 0, 0],
        spaces={AUTO: 0},
    )  # fmt: skip
    events = do(state, "sell", company=AUTO, cards=2)
    assert [event["card"] for event in told(events, "fee_paid")] == [FEE_2]
    assert state.observe(-1)["seats"][0]["owes"] == [3, 1]
    assert money(state)[0] == 0


@pytest.mark.clause("STK-DEM-14")
def test_new_fees_are_newer_than_those_of_earlier_rounds() -> None:
    state = demand(piles=[[FEE_3, AUTO, FEE_2], [], []], owes=[[2], [], []], money=[0, 0, 0])
    do(state, "bid", pile=0, space=0)
    do(state, "bid", pile=1, space=0)
    assert state.observe(-1)["seats"][0]["owes"] == [2, 3, 2]


@pytest.mark.clause("STK-DEM-14", "STK-MOV-3")
def test_a_dividend_pays_owed_fees_too() -> None:
    state = table(
        stage="selling", portfolios=[normal(AUTO), {}, {}], owes=[[2], [], []], money=[0, 0, 0],
        pairs=pairs("$$", "+1", "+1", "+1", "+1", "+1"),
    )  # fmt: skip
    do(state, "stop")
    do(state, "show", cards=1)
    assert (money(state)[0], state.observe(-1)["seats"][0]["owes"]) == (0, [])


@pytest.mark.clause("STK-DEM-14")
def test_bond_interest_pays_owed_fees_too() -> None:
    state = table(
        stage="selling", options={"bonds": True}, bonds=[2, 0, 0], owes=[[2], [], []], money=[0, 0, 0],
        portfolios=[normal(AUTO), {}, {}], pairs=CALM,
    )  # fmt: skip
    events = do(state, "stop")
    assert told(events, "fee_paid") == [{"seat": 0, "card": FEE_2, "amount": 2}]


@pytest.mark.clause("STK-DEM-14", "STK-MOV-10")
def test_the_money_of_a_second_split_pays_owed_fees_too() -> None:
    state = table(
        stage="selling", portfolios=[normal(BANK, split=[AUTO]), {}, {}], owes=[[3], [], []], money=[0, 0, 0],
        spaces={AUTO: 9}, pairs=CALM,
    )  # fmt: skip
    do(state, "stop")
    assert money(state)[0] == 7


@pytest.mark.clause("STK-DEM-14")
def test_who_owes_a_fee_may_still_bid() -> None:
    state = demand(owes=[[3], [], []], money=[2, 20, 20], piles=[[AUTO], [], []])
    do(state, "bid", pile=0, space=1)
    do_all(state, {"type": "bid", "pile": 1, "space": 0}, {"type": "bid", "pile": 2, "space": 0})
    assert money(state)[0] == 1
    assert state.observe(-1)["seats"][0]["owes"] == [3]


@pytest.mark.clause("STK-DEM-15")
def test_what_a_standing_bid_will_cost_pays_no_owed_fee() -> None:
    # Mitt brings $1K for the bid: there are $4K then, but $3K of it is promised.
    state = demand(
        owes=[[3], [], []], money=[2, 20, 20], options={"investors": True},
        investors={"kept": [["Moneymaker Mitt"], ["Billionaire Bill"], ["Crazy Cramer"]]},
        piles=[[AUTO], [], []],
    )  # fmt: skip
    do(state, "bid", pile=0, space=1)
    assert (money(state)[0], state.observe(-1)["seats"][0]["owes"]) == (3, [3])
    do(state, "bid", pile=1, space=0)
    events = do(state, "bid", pile=2, space=0)
    assert told(events, "pile_bought")[0] == {"seat": 0, "pile": 0, "amount": 1}
    assert (money(state)[0], state.observe(-1)["seats"][0]["owes"]) == (2, [3])
