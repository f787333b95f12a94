"""Investors of the Selling Phase and after it: Graham, Soros, Talal, Barack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPUTERS,
    FEE_3,
    LABS,
    STEEL,
    Json,
    asked,
    at_price,
    discard,
    do,
    money,
    normal,
    offered,
    options_now,
    play_until,
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

GRAHAM, SOROS, TALAL, BARACK = "Golden Graham", "Shorting Soros", "Tactical Talal", "Bailout Barack"


def selling(
    *investors: str, own: Json | None = None, seats: int = 3, modules: Json | None = None, **fields: Any
) -> State:
    """The Selling Phase begins; seat 0 has these investors and this portfolio, the others have nothing."""
    kept = [list(investors), *([] for _ in range(seats - 1))]
    portfolios = [own or normal(), *(normal() for _ in range(seats - 1))]
    options = {"investors": True} | (modules or {})
    position = {"stage": "selling", "options": options, "investors": {"kept": kept}, "portfolios": portfolios}
    return table(seats, **position | fields)


def final_count(*investors: str, own: Json, seats: int = 3, **fields: Any) -> list[int]:
    """The final money when the last round ends like this, without the majority bonuses of seat 0."""
    rounds = {2: 6, 3: 7, 4: 6, 5: 5}[seats]
    state = selling(*investors, own=own, seats=seats, stage="levelling", round=rounds, **fields)
    assert state.decision == "game_over"
    companies = {*own["normal"], *own["split"]}
    return [state.scores()[0] - 10 * len(companies), *state.scores()[1:]]


# Golden Graham


@pytest.mark.clause("STK-INV-GRAHAM")
@pytest.mark.parametrize(
    ("type", "cards", "amount"),
    [("sell", 1, 10), ("sell", 2, 20), ("sell_split", 1, 20), ("sell_split", 2, 40), ("sell_half", 2, 20)],
)
def test_graham_receives_one_more_for_each_share_and_two_for_a_split_card(type: str, cards: int, amount: int) -> None:
    held = normal(LABS, LABS, split=[LABS, LABS])
    state = selling(GRAHAM, own=held, spaces=at_price(Leading=9))
    events = do(state, type, company=LABS, cards=cards)
    assert told(events, "sold")[0]["amount"] == amount
    assert money(state)[0] == 20 + amount


@pytest.mark.clause("STK-INV-GRAHAM")
def test_others_receive_the_plain_price_when_graham_plays() -> None:
    state = selling(GRAHAM, portfolios=[normal(), normal(LABS), normal()])
    assert asked(state) == (1, "sell")
    do(state, "sell", company=LABS, cards=1)
    assert money(state)[1] == 25


@pytest.mark.clause("STK-INV-GRAHAM", "STK-END-4")
def test_graham_has_his_bonus_at_the_final_sale_too_and_twice_for_split_shares() -> None:
    own = normal(AUTO, split=[LABS])
    assert final_count(GRAHAM, own=own)[0] - final_count(own=own)[0] == 3


@pytest.mark.clause("STK-INV-GRAHAM", "STK-STR-BEAR-RAID", "STK-STR-PUMP-AND-DUMP", "STK-STR-BUYBACK")
def test_graham_has_his_bonus_for_strategy_cards_that_sell_and_not_for_shares_given_up() -> None:
    hand = ["Bear Raid", "Pump and Dump", "Buyback"]
    state = selling(
        GRAHAM,
        own=normal(AUTO, LABS, BANK),
        stage="action",
        modules={"strategies": True},
        strategies={"hands": [hand, [], []]},
    )
    raid, pump, buyback = state.clone(), state.clone(), state
    do(raid, "play", card="Bear Raid")
    assert told(do(raid, "sell_short", company=AUTO), "sold")[0]["amount"] == 9
    do(pump, "play", card="Pump and Dump")
    do(pump, "choose", company=LABS)
    assert told(do(pump, "sell", company=LABS, cards=1), "sold")[0]["amount"] == 7
    do(buyback, "play", card="Buyback")
    do(buyback, "give_up", company=BANK)
    assert money(buyback)[0] == 20


# Shorting Soros


@pytest.mark.clause("STK-INV-SOROS")
@pytest.mark.parametrize("now", [1, 5, 10])
def test_soros_sells_one_share_for_eight_whatever_its_price(now: int) -> None:
    state = selling(SOROS, own=normal(AUTO, AUTO), spaces=at_price(American=now))
    do(state, "use", investor=SOROS)
    assert asked(state) == (0, "sell_short")
    events = do(state, "sell_short", company=AUTO)
    sold = {"seat": 0, "company": AUTO, "what": "normal", "cards": 1, "amount": 8}
    assert (told(events, "sold"), rules_of(events, "sold")) == ([sold], ["STK-INV-SOROS"])
    assert (money(state)[0], shares(state, 0), discard(state)) == (28, {AUTO: 1}, {AUTO: 1})


@pytest.mark.clause("STK-INV-SOROS")
def test_soros_does_so_once_in_a_selling_phase_and_sells_the_rest_at_its_price() -> None:
    state = selling(SOROS, own=normal(AUTO, AUTO, LABS))
    do(state, "use", investor=SOROS)
    do(state, "sell_short", company=AUTO)
    assert asked(state) == (0, "sell")
    refusal = refused(state, "use", investor=SOROS)
    assert (refusal.rule, refusal.args) == ("STK-INV-SOROS", {"investor": SOROS, "needs": "unused"})
    assert refused(state, "use", investor="Crazy Cramer").reason == "wrong-decision"
    do(state, "sell", company=AUTO, cards=1)
    assert money(state)[0] == 20 + 8 + 5
    do(state, "stop")
    play_until(state, "sell", 0)
    assert SOROS in offered(state, "use", "investor")


@pytest.mark.clause("STK-INV-SOROS", "STK-SEL-6", "STK-INV-18")
def test_half_a_split_share_counts_as_one_share_and_the_other_half_may_be_sold_at_its_price() -> None:
    state = selling(SOROS, own=normal(split=[AUTO]))
    do(state, "use", investor=SOROS)  # everyone can see which share it must be
    assert (money(state)[0], shares(state, 0), split(state, 0)) == (28, {AUTO: 1}, {})
    do(state, "sell", company=AUTO, cards=1)
    assert money(state)[0] == 33


@pytest.mark.clause("STK-INV-SOROS", "STK-INV-8")
def test_soros_may_sell_at_the_price_or_nothing_instead() -> None:
    state = selling(SOROS, own=normal(AUTO))
    assert types_now(state) == {"sell", "stop", "use"}
    do(state, "stop")
    assert money(state)[0] == 20


@pytest.mark.clause("STK-INV-SOROS")
def test_soros_sells_only_what_he_has() -> None:
    state = selling(SOROS, own=normal(AUTO, split=[BANK]))
    do(state, "use", investor=SOROS)
    assert refused(state, "sell_short", company=BANK).rule == "STK-INV-SOROS"
    assert refused(state, "sell_short_half", company=AUTO).rule == "STK-INV-SOROS"
    assert refused(state, "pass").reason == "must-answer"


@pytest.mark.clause("STK-INV-SOROS", "STK-END-4")
@pytest.mark.parametrize(
    ("own", "spaces", "more"),
    [
        (normal(AUTO, LABS), at_price(American=3, Leading=5), 5),
        (normal(LABS, split=[AUTO]), at_price(American=2, Leading=5), 6),
        (normal(AUTO), at_price(American=8), 0),
        (normal(AUTO), at_price(American=10), 0),
        (normal(), {}, 0),
    ],
    ids=["cheapest", "half a split card", "no gain", "a loss", "no share"],
)
def test_at_the_final_sale_soros_has_eight_for_his_cheapest_share(own: Json, spaces: Json, more: int) -> None:
    with_him = final_count(SOROS, own=own, spaces=spaces)
    assert with_him[0] - final_count(own=own, spaces=spaces)[0] == more


@pytest.mark.clause("STK-INV-SOROS", "STK-INV-GRAHAM")
def test_with_two_players_soros_and_graham_together_receive_nine() -> None:
    state = selling(SOROS, GRAHAM, seats=2, own=normal(AUTO))
    do(state, "use", investor=SOROS)
    do(state, "sell_short", company=AUTO)
    assert money(state)[0] == 30 + 9
    assert final_count(SOROS, GRAHAM, seats=2, own=normal(AUTO))[0] == 30 + 9


# Tactical Talal


@pytest.mark.clause("STK-INV-TALAL")
def test_talal_sells_again_when_all_have_had_their_turn() -> None:
    state = selling(TALAL, portfolios=[normal(AUTO, AUTO, LABS), normal(BANK), normal(STEEL)])
    do(state, "sell", company=AUTO, cards=1)
    do(state, "stop")
    for seat in (1, 2):
        assert asked(state) == (seat, "sell")
        do(state, "stop")
    assert asked(state) == (0, "sell")
    do(state, "sell", company=AUTO, cards=1)
    do(state, "sell", company=LABS, cards=1)
    assert money(state)[0] == 20 + 15
    assert state.decision != "sell"


@pytest.mark.clause("STK-INV-TALAL", "STK-INV-8")
def test_talal_may_sell_nothing_the_second_time_and_not_a_third() -> None:
    state = selling(TALAL, own=normal(AUTO))
    do(state, "stop")
    assert asked(state) == (0, "sell")
    do(state, "stop")
    assert state.decision != "sell"


@pytest.mark.clause("STK-INV-TALAL", "STK-SEL-1")
def test_no_one_else_sells_again() -> None:
    state = selling(TALAL, portfolios=[normal(), normal(BANK), normal()])
    do(state, "stop")
    assert state.decision != "sell"


@pytest.mark.clause("STK-INV-TALAL", "STK-INV-SOROS")
@pytest.mark.parametrize("second", [False, True])
def test_with_two_players_talal_and_soros_sell_one_share_for_eight_in_either_turn(second: bool) -> None:
    state = selling(TALAL, SOROS, seats=2, own=normal(AUTO, AUTO))
    if second:
        do(state, "stop")
        assert asked(state) == (0, "sell")
    do(state, "use", investor=SOROS)
    do(state, "sell_short", company=AUTO)
    do(state, "stop")
    if not second:
        assert asked(state) == (0, "sell")
        assert offered(state, "use", "investor") == []


# Bailout Barack


@pytest.mark.clause("STK-INV-BARACK")
def test_barack_buys_a_discarded_share_priced_nine_for_seven() -> None:
    """The example of the rulebook."""
    spaces = at_price(Cosmic=9)
    state = selling(BARACK, stage="before_movement", discard={COMPUTERS: 2, BOOM: 1, FEE_3: 1}, spaces=spaces)
    assert asked(state) == (0, "take_card")
    assert options_now(state) == [{"type": "take", "company": COMPUTERS}, {"type": "pass"}]
    events = do(state, "take", company=COMPUTERS)
    assert told(events, "paid") == [{"seat": 0, "amount": 7}]
    assert told(events, "share_taken") == [{"seat": 0, "company": COMPUTERS}]
    assert {event.rule for event in events if event.type in ("paid", "share_taken")} == {"STK-INV-BARACK"}
    assert money(state)[0] == 13
    assert discard(state)[COMPUTERS] == 1


@pytest.mark.clause("STK-INV-BARACK", "STK-HID-7")
def test_the_share_is_shown_and_goes_to_the_normal_portfolio() -> None:
    state = selling(BARACK, own=normal(split=[AUTO]), stage="before_movement", discard={AUTO: 1, LABS: 1})
    before = state.clone()
    do(state, "take", company=AUTO)
    assert state.observe(1)["seats"][0]["portfolio"]["known"] == {AUTO: 1}
    assert before.observe(1)["seats"][0]["portfolio"]["known"] == {}
    assert split(state, 0) == {AUTO: 1}


@pytest.mark.clause("STK-INV-BARACK")
@pytest.mark.parametrize(("now", "cost"), [(1, 0), (2, 0), (3, 1)])
def test_barack_never_pays_less_than_nothing(now: int, cost: int) -> None:
    state = selling(BARACK, stage="before_movement", discard={AUTO: 1}, spaces=at_price(American=now))
    do(state, "take", company=AUTO)
    assert money(state)[0] == 20 - cost


@pytest.mark.clause("STK-INV-BARACK", "STK-ADV-3")
@pytest.mark.parametrize(("company", "space", "cost"), [(AUTO, 6, 11), (LABS, 6, 5), (STEEL, 6, 2)])
def test_on_the_advanced_board_barack_pays_by_the_printed_price_and_not_by_the_space(
    company: str, space: int, cost: int
) -> None:
    """The seventh space is $13K for Automotive, $7K for Laboratories and $4K for Steel."""
    state = selling(
        BARACK, modules={"board": "advanced"}, stage="before_movement", discard={company: 1}, spaces={company: space}
    )
    assert told(do(state, "take", company=company), "paid") == [{"seat": 0, "amount": cost}]


@pytest.mark.clause("STK-INV-BARACK")
def test_barack_is_offered_only_what_he_can_pay() -> None:
    held = {AUTO: 1, LABS: 1}
    state = selling(BARACK, stage="before_movement", discard=held, spaces=at_price(Leading=9), money=[6, 20, 20])
    assert offered(state, "take", "company") == [AUTO]
    assert refused(state, "take", company=LABS).rule == "STK-INV-BARACK"
    refusal = refused(state, "take", company=BANK)
    assert (refusal.rule, refusal.reason) == ("STK-STR-11", "not-in-discard")
    do(state, "pass")
    assert money(state)[0] == 6


@pytest.mark.clause("STK-INV-BARACK")
@pytest.mark.parametrize("fields", [{"discard": {BOOM: 2, FEE_3: 1}}, {"discard": {LABS: 1}, "money": [2, 20, 20]}])
def test_barack_is_not_asked_when_there_is_nothing_he_could_buy(fields: Json) -> None:
    assert selling(BARACK, stage="before_movement", **fields).decision != "take_card"


@pytest.mark.clause("STK-INV-BARACK")
def test_barack_buys_one_share_a_round() -> None:
    state = selling(BARACK, stage="before_movement", discard={AUTO: 3})
    do(state, "take", company=AUTO)
    assert state.decision != "take_card"


@pytest.mark.clause("STK-INV-BARACK", "STK-INV-TALAL")
def test_barack_buys_after_talal_has_sold_again() -> None:
    kept = [[BARACK], [TALAL], []]
    state = selling(investors={"kept": kept}, portfolios=[normal(), normal(LABS), normal()])
    assert asked(state) == (1, "sell")
    do(state, "stop")
    assert asked(state) == (1, "sell")
    do(state, "sell", company=LABS, cards=1)
    assert asked(state) == (0, "take_card")
    do(state, "take", company=LABS)
    assert money(state) == [17, 25, 20]


@pytest.mark.clause("STK-INV-BARACK", "STK-ADV-3")
def test_on_the_advanced_board_the_price_counts_and_not_the_space() -> None:
    state = selling(BARACK, stage="before_movement", discard={AUTO: 1}, modules={"board": "advanced"})
    do(state, "take", company=AUTO)
    assert money(state)[0] == 20 - 3
