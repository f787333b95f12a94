"""Action Phase: Stock Booms and Stock Busts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPANIES,
    ELECTRIC,
    STEEL,
    asked,
    at_price,
    discard,
    do,
    down,
    idle,
    money,
    normal,
    options_now,
    price,
    prices,
    refused,
    rules_of,
    shares,
    split,
    table,
    told,
    types_of,
)

if TYPE_CHECKING:
    from bigboard import State


def acting(*portfolios: Any, **fields: Any) -> State:
    held = [*portfolios, {}, {}, {}][:3]
    return table(stage="action", portfolios=held, **fields)


@pytest.mark.clause("STK-ACT-1")
def test_all_action_cards_are_used_in_one_turn_in_any_order() -> None:
    state = acting(normal(BOOM, BUST, BOOM), normal(BUST))
    for type in ("bust", "boom", "boom"):
        assert asked(state) == (0, "act")
        do(state, type, company=AUTO)
    assert asked(state) == (1, "act")  # nothing is left to decide
    assert discard(state) == {BOOM: 2, BUST: 1}
    assert price(state, AUTO) == 7


@pytest.mark.clause("STK-ACT-1")
def test_the_cards_bought_in_the_demand_phase_are_used_in_turn_order() -> None:
    state = table(stage="demand", first=1, piles=[[BUST], [down(BOOM, 0), AUTO], [BANK]])
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    assert asked(state) == (1, "act")
    do(state, "bust", company=STEEL)
    assert asked(state) == (2, "act")
    do(state, "boom", company=STEEL)
    assert asked(state) == (2, "sell")
    assert price(state, STEEL) == 5


@pytest.mark.clause("STK-ACT-2")
def test_the_turn_cannot_end_while_an_action_card_is_held() -> None:
    state = acting(normal(BOOM, AUTO))
    assert {words["type"] for words in options_now(state)} == {"boom"}
    refusal = refused(state, "end_turn")
    assert (refusal.rule, refusal.reason, refusal.args) == ("STK-ACT-2", "action-cards-left", {})
    assert refusal.message == "You still have a Stock Boom or Stock Bust to use."
    assert refused(state, "pass").reason == "must-answer"


@pytest.mark.clause("STK-ACT-2")
def test_no_action_card_is_left_for_a_later_round() -> None:
    state = table(stage="demand", piles=[[BUST, BOOM], [BOOM], [BUST, BUST]])
    while state.observe(-1)["round"] == 1:
        idle(state)
    for seat in range(3):
        assert not {BOOM, BUST} & set(shares(state, seat))
    assert discard(state)[BOOM] == 2
    assert discard(state)[BUST] == 3


@pytest.mark.clause("STK-ACT-3")
@pytest.mark.parametrize("company", COMPANIES)
def test_a_boom_moves_a_company_up_two(company: str) -> None:
    state = acting(normal(BOOM, BOOM))
    events = do(state, "boom", company=company)
    assert told(events, "boom") == [{"seat": 0, "company": company}]
    assert rules_of(events, "boom") == ["STK-ACT-3"]
    assert prices(state) == {name: 7 if name == company else 5 for name in COMPANIES}
    assert discard(state) == {BOOM: 1}


@pytest.mark.clause("STK-ACT-4")
@pytest.mark.parametrize("company", COMPANIES)
def test_a_bust_moves_a_company_down_two(company: str) -> None:
    state = acting(normal(BUST, BUST))
    events = do(state, "bust", company=company)
    assert told(events, "bust") == [{"seat": 0, "company": company}]
    assert rules_of(events, "bust") == ["STK-ACT-4"]
    assert prices(state) == {name: 3 if name == company else 5 for name in COMPANIES}
    assert discard(state) == {BUST: 1}


@pytest.mark.clause("STK-ACT-3", "STK-ACT-4")
def test_a_card_that_one_does_not_have_cannot_be_used() -> None:
    refusal = refused(acting(normal(BUST)), "boom", company=AUTO)
    assert (refusal.rule, refusal.reason, refusal.args) == ("STK-ACT-3", "no-such-card", {"card": BOOM})
    assert refusal.message == "You have no Stock Boom."
    refusal = refused(acting(normal(BOOM)), "bust", company=AUTO)
    assert (refusal.rule, refusal.reason, refusal.args) == ("STK-ACT-4", "no-such-card", {"card": BUST})
    assert refusal.message == "You have no Stock Bust."


@pytest.mark.clause("STK-ACT-5")
def test_any_company_may_be_chosen_also_one_that_is_not_owned_and_again() -> None:
    state = acting(normal(BOOM, BOOM, BUST, AUTO))
    assert options_now(state) == [
        {"type": type, "company": company} for type in ("boom", "bust") for company in COMPANIES
    ]
    do(state, "boom", company=STEEL)
    do(state, "boom", company=STEEL)
    assert price(state, STEEL) == 9
    do(state, "bust", company=STEEL)
    assert price(state, STEEL) == 7


@pytest.mark.clause("STK-ACT-6", "STK-MOV-6")
def test_a_boom_that_reaches_the_split_space_splits_at_once() -> None:
    state = acting(normal(BOOM, BOOM, ELECTRIC), normal(ELECTRIC, ELECTRIC), spaces=at_price(Epic=9))
    events = do(state, "boom", company=ELECTRIC)
    assert types_of(events)[:2] == ["boom", "split"]
    assert price(state, ELECTRIC) == 6
    assert [split(state, seat) for seat in range(3)] == [{ELECTRIC: 1}, {ELECTRIC: 2}, {}]
    assert asked(state) == (0, "act")  # and the turn goes on


@pytest.mark.clause("STK-ACT-6", "STK-MOV-7")
def test_the_rest_of_a_boom_goes_on_after_the_split() -> None:
    state = acting(normal(BOOM, BOOM), spaces=at_price(Epic=10))
    do(state, "boom", company=ELECTRIC)
    assert price(state, ELECTRIC) == 7


@pytest.mark.clause("STK-ACT-6", "STK-MOV-10")
def test_a_boom_that_splits_again_pays_at_once() -> None:
    state = acting(normal(BOOM, BOOM, split=[ELECTRIC]), spaces=at_price(Epic=10), money=[0, 0, 0])
    do(state, "boom", company=ELECTRIC)
    assert money(state)[0] == 10


@pytest.mark.clause("STK-ACT-6", "STK-MOV-12")
@pytest.mark.parametrize("start", [1, 2])
def test_a_bust_below_the_first_space_is_a_bankruptcy_at_once(start: int) -> None:
    state = acting(normal(BUST, BUST, BANK), normal(BANK, AUTO, split=[BANK, BANK]), spaces=at_price(Bottomline=start))
    events = do(state, "bust", company=BANK)
    assert "bankruptcy" in types_of(events)
    assert price(state, BANK) == 5
    assert shares(state, 0) == {BUST: 1}
    assert (shares(state, 1), split(state, 1)) == ({AUTO: 1}, {})
    assert discard(state) == {BANK: 4, BUST: 1}


@pytest.mark.clause("STK-ACT-1")
def test_who_has_no_action_card_and_nothing_else_to_decide_is_not_asked() -> None:
    state = acting(normal(AUTO), normal(BOOM), normal(BANK))
    assert asked(state) == (1, "act")
