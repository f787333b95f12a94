"""Selling Phase: any number of shares, whole and half split shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    COMPANIES,
    COMPUTERS,
    GAME,
    STEEL,
    asked,
    at_price,
    discard,
    do,
    money,
    normal,
    options_now,
    pairs,
    price,
    refused,
    rules_of,
    shares,
    split,
    table,
    told,
    types_now,
)

if TYPE_CHECKING:
    from bigboard import State


def selling(*portfolios: Any, **fields: Any) -> State:
    held = [*portfolios, {}, {}, {}][:3]
    return table(stage="selling", portfolios=held, money=[0, 0, 0], **fields)


@pytest.mark.clause("STK-SEL-1")
def test_everyone_has_one_turn_in_turn_order() -> None:
    state = selling(normal(AUTO, BANK), normal(AUTO), normal(AUTO, BANK), first=2)
    order = []
    while state.decision == "sell":
        order.append(state.seat)
        do(state, "stop")
    assert order == [2, 0, 1]


@pytest.mark.clause("STK-SEL-1")
def test_after_stopping_no_one_sells_again_in_this_phase() -> None:
    state = selling(normal(AUTO, BANK), normal(AUTO))
    do(state, "sell", company=AUTO, cards=1)
    do(state, "stop")
    assert asked(state) == (1, "sell")
    assert shares(state, 0) == {BANK: 1}


@pytest.mark.clause("STK-SEL-1")
def test_who_has_no_cards_is_not_asked() -> None:
    state = selling({}, normal(AUTO), {})
    assert asked(state) == (1, "sell")
    do(state, "sell", company=AUTO, cards=1)
    assert state.decision == "place_card"


@pytest.mark.clause("STK-SEL-2")
def test_any_number_of_shares_of_any_companies_may_be_sold() -> None:
    state = selling(normal(AUTO, AUTO, AUTO, BANK, STEEL, STEEL))
    do(state, "sell", company=AUTO, cards=2)
    do(state, "sell", company=STEEL, cards=2)
    assert shares(state, 0) == {AUTO: 1, BANK: 1}
    assert money(state)[0] == 20


@pytest.mark.clause("STK-SEL-2")
def test_nothing_need_be_sold() -> None:
    state = selling(normal(AUTO, BANK))
    do(state, "stop")
    assert shares(state, 0) == {AUTO: 1, BANK: 1}
    assert money(state)[0] == 0


@pytest.mark.clause("STK-SEL-2")
def test_everything_may_be_sold() -> None:
    state = selling(normal(AUTO, BANK, split=[AUTO, STEEL]), normal(BANK))
    do(state, "sell_split", company=AUTO, cards=1)
    do(state, "sell", company=AUTO, cards=1)
    do(state, "sell", company=BANK, cards=1)
    do(state, "sell_split", company=STEEL, cards=1)
    assert asked(state) == (1, "sell")
    assert (shares(state, 0), split(state, 0)) == ({}, {})
    assert money(state)[0] == 30


@pytest.mark.clause("STK-SEL-3")
@pytest.mark.parametrize(
    ("type", "cards", "held", "which"),
    [("sell", 3, 2, "normal"), ("sell_split", 2, 1, "split"), ("sell_half", 2, 1, "split"), ("sell", 10, 2, "normal")],
)
def test_a_share_that_is_not_owned_cannot_be_sold(type: str, cards: int, held: int, which: str) -> None:
    state = selling(normal(BANK, BANK, split=[BANK]))
    refusal = refused(state, type, company=BANK, cards=cards)
    assert (refusal.rule, refusal.reason) == ("STK-SEL-3", "too-few-shares")
    assert refusal.args == {"company": BANK, "held": held, "wanted": cards}
    assert refusal.message == f"You have {held} {which} cards of {BANK}, so you cannot sell {cards}."


@pytest.mark.clause("STK-SEL-3")
def test_a_company_one_has_nothing_of_is_not_offered() -> None:
    state = selling(normal(BANK))
    assert options_now(state) == [{"type": "sell", "company": BANK, "cards": 1}, {"type": "stop"}]


@pytest.mark.clause("STK-SEL-4")
@pytest.mark.parametrize("now", [1, 4, 10])
def test_a_normal_share_brings_the_current_price_and_is_discarded(now: int) -> None:
    state = selling(normal(BANK, BANK), spaces=at_price(Bottomline=now))
    events = do(state, "sell", company=BANK, cards=2)
    assert told(events, "sold") == [{"seat": 0, "company": BANK, "what": "normal", "cards": 2, "amount": 2 * now}]
    assert rules_of(events, "sold") == ["STK-SEL-4"]
    assert money(state)[0] == 2 * now
    assert discard(state) == {BANK: 2}


@pytest.mark.clause("STK-SEL-4")
def test_selling_never_changes_a_price() -> None:
    state = selling(normal(*[BANK] * 5), normal(BANK))
    do(state, "sell", company=BANK, cards=5)
    assert price(state, BANK) == 5


@pytest.mark.clause("STK-SEL-5")
def test_a_split_share_brings_twice_the_price() -> None:
    state = selling(normal(split=[BANK, BANK]), spaces=at_price(Bottomline=7))
    events = do(state, "sell_split", company=BANK, cards=1)
    assert told(events, "sold") == [{"seat": 0, "company": BANK, "what": "split", "cards": 1, "amount": 14}]
    assert rules_of(events, "sold") == ["STK-SEL-5"]
    assert (split(state, 0), shares(state, 0)) == ({BANK: 1}, {})
    assert discard(state) == {BANK: 1}


@pytest.mark.clause("STK-SEL-6")
def test_half_a_split_share_brings_the_price_once_and_the_card_becomes_normal() -> None:
    state = selling(normal(split=[BANK, BANK, BANK]), spaces=at_price(Bottomline=7))
    events = do(state, "sell_half", company=BANK, cards=2)
    assert told(events, "sold") == [{"seat": 0, "company": BANK, "what": "half", "cards": 2, "amount": 14}]
    assert rules_of(events, "sold") == ["STK-SEL-6"]
    assert (split(state, 0), shares(state, 0)) == ({BANK: 1}, {BANK: 2})
    assert discard(state) == {}


@pytest.mark.clause("STK-SEL-6")
def test_whole_split_shares_may_be_sold_before_half_ones() -> None:
    state = selling(normal(BANK, split=[BANK, BANK]))
    do(state, "sell_split", company=BANK, cards=1)
    assert types_now(state) == {"sell", "sell_half", "stop"}
    do(state, "sell_half", company=BANK, cards=1)
    assert (split(state, 0), shares(state, 0), money(state)[0]) == ({}, {BANK: 2}, 15)


@pytest.mark.clause("STK-SEL-1", "STK-SEL-8")
def test_companies_are_sold_in_order() -> None:
    state = selling(normal(AUTO, BANK, split=[BANK, STEEL]))
    do(state, "sell", company=BANK, cards=1)
    for type, company in (("sell", AUTO), ("sell_split", BANK), ("sell_half", BANK)):
        refusal = refused(state, type, company=company, cards=1)
        assert (refusal.rule, refusal.reason) == ("STK-SEL-8", "order-of-sale")
        assert refusal.args == {"company": company, "held": 1, "wanted": 1}
        assert refusal.message == (
            f"Companies are sold in order, of each first whole split cards: {company} has had its turn."
        )
    assert state.observe(0)["selling_from"] == COMPUTERS


@pytest.mark.clause("STK-SEL-1")
def test_every_outcome_of_a_sale_can_be_reached_in_one_way() -> None:
    """All ways through a sale of normal and split cards of two companies: no outcome twice, none missing."""
    start = selling(normal(AUTO, AUTO, STEEL, split=[AUTO]), normal(BANK))
    outcomes: list[tuple[Any, ...]] = []

    def explore(state: State) -> None:
        if state.seat != 0 or state.decision != "sell":
            outcomes.append((money(state)[0], tuple(shares(state, 0).items()), tuple(split(state, 0).items())))
            return
        for action in state.legal_actions():
            follow = state.clone()
            follow.apply(action)
            explore(follow)

    explore(start)
    assert len(outcomes) == len(set(outcomes))
    # Of Automotive (two normal cards, a split one): sell 0 to 2 normal with or without the whole split card, or half of
    # it alone, which makes three normal cards. Half and a normal one come to the same as a whole one.
    assert len(outcomes) == (3 * 2 + 1) * 2


@pytest.mark.clause("STK-SEL-7")
@pytest.mark.parametrize("stage", ["round_begins", "demand", "action"])
def test_shares_are_sold_in_the_selling_phase_only(stage: str) -> None:
    portfolio = normal(AUTO, "Stock Boom") if stage == "action" else normal(AUTO)
    state = table(stage=stage, portfolios=[portfolio, {}, {}])
    refusal = refused(state, "sell", company=AUTO, cards=1)
    assert refusal.reason == "wrong-decision"
    assert refusal.args == {"decision": state.decision, "type": "sell"}


@pytest.mark.clause("STK-SEL-7")
def test_players_cannot_trade_with_each_other() -> None:
    state = selling(normal(*COMPANIES), normal(*COMPANIES), pairs=pairs("+1", "+1", "+1", "+1", "+1", "+1"))
    held = [shares(state, seat) for seat in range(3)]
    do(state, "sell", company=AUTO, cards=1)
    assert shares(state, 1) == held[1]
    assert money(state) == [5, 0, 0]


def test_a_position_in_the_middle_of_a_sale_is_read_as_it_stands() -> None:
    state = selling(normal(AUTO, BANK, split=[BANK, STEEL]))
    do(state, "sell_split", company=BANK, cards=1)
    again = GAME.position(state.position())
    assert options_now(again) == options_now(state)
    assert again.position() == state.position()
