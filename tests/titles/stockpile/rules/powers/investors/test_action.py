"""Investors of the Action Phase: Cramer, Chanda, and Ivan's two cards a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    LABS,
    STEEL,
    Json,
    asked,
    at_price,
    discard,
    do,
    do_all,
    money,
    normal,
    offered,
    options_now,
    play_until,
    price,
    prices,
    refused,
    rules_of,
    shares,
    split,
    table,
    told,
    types_now,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigboard import State

CRAMER, CHANDA, IVAN = "Crazy Cramer", "Clever Chanda", "Illicit Ivan"


def acting(
    *investors: str, own: Json | None = None, seats: int = 3, modules: Json | None = None, **fields: Any
) -> State:
    """The Action Phase begins; seat 0 has these investors and this portfolio."""
    kept = [list(investors), *([] for _ in range(seats - 1))]
    portfolios = [own or normal(), *(normal() for _ in range(seats - 1))]
    options = {"investors": True} | (modules or {})
    return table(
        seats, **{"stage": "action", "options": options, "investors": {"kept": kept}, "portfolios": portfolios} | fields
    )


def with_hand(hand: Sequence[str], *investors: str, **fields: Any) -> State:
    """The same with strategy cards in hand."""
    seats = fields.get("seats", 3)
    strategies = {"hands": [list(hand), *([] for _ in range(seats - 1))]}
    return acting(*investors, modules={"strategies": True} | fields.pop("modules", {}), strategies=strategies, **fields)


# Crazy Cramer


@pytest.mark.clause("STK-INV-CRAMER")
@pytest.mark.parametrize(("direction", "after"), [("raise", 6), ("lower", 4)])
def test_cramer_moves_one_company_by_one_up_or_down(direction: str, after: int) -> None:
    state = acting(CRAMER, own=normal(BOOM))
    assert asked(state) == (0, "act")
    do(state, "use", investor=CRAMER)
    assert asked(state) == (0, "move_price")
    do(state, direction, company=LABS)
    assert prices(state) == dict.fromkeys(COMPANIES, 5) | {LABS: after}


@pytest.mark.clause("STK-INV-CRAMER", "STK-INV-7")
def test_cramer_does_so_once_a_round_on_his_own_turn() -> None:
    state = acting(CRAMER, own=normal(BOOM))
    do(state, "use", investor=CRAMER)
    assert offered(state, "raise", "company") == offered(state, "lower", "company") == COMPANIES
    do(state, "raise", company=LABS)
    refusal = refused(state, "use", investor=CRAMER)
    assert (refusal.rule, refusal.reason) == ("STK-INV-CRAMER", "not-possible")
    assert refusal.args == {"investor": CRAMER, "needs": "unused"}


@pytest.mark.clause("STK-INV-CRAMER", "STK-INV-8")
def test_cramer_may_end_his_turn_without_it_and_cannot_save_it_up() -> None:
    state = acting(CRAMER, own=normal(AUTO))
    do(state, "end_turn")
    assert set(prices(state).values()) == {5}
    play_until(state, "act", 0)
    do(state, "use", investor=CRAMER)
    do(state, "raise", company=LABS)
    assert state.decision != "act"


@pytest.mark.clause("STK-INV-7", "STK-STR-6")
def test_an_ability_is_used_before_between_or_after_action_and_strategy_cards() -> None:
    state = with_hand(["Special Dividend"], CRAMER, own=normal(AUTO, BOOM, BUST))
    assert {"boom", "bust", "play", "use"} <= types_now(state)
    do(state, "boom", company=AUTO)
    assert {"bust", "play", "use"} <= types_now(state)
    do(state, "use", investor=CRAMER)
    do(state, "lower", company=AUTO)
    assert {"bust", "play"} <= types_now(state)
    do(state, "bust", company=AUTO)
    assert types_now(state) == {"play", "end_turn"}
    assert price(state, AUTO) == 4


@pytest.mark.clause("STK-INV-CRAMER", "STK-ACT-6")
def test_cramer_can_split_a_company_or_make_it_bankrupt() -> None:
    held = normal(LABS, split=[BANK])
    state = acting(CRAMER, own=held, spaces=at_price(Leading=10, Bottomline=1))
    trial = state.clone()
    do_all(trial, {"type": "use", "investor": CRAMER}, {"type": "raise", "company": LABS})
    assert (price(trial, LABS), split(trial, 0)) == (6, {BANK: 1, LABS: 1})
    do_all(state, {"type": "use", "investor": CRAMER}, {"type": "lower", "company": BANK})
    assert (price(state, BANK), split(state, 0), discard(state)) == (5, {}, {BANK: 1})


@pytest.mark.clause("STK-INV-CRAMER")
def test_a_price_moves_only_when_cramer_is_used() -> None:
    state = acting(CRAMER)
    assert refused(state, "raise", company=LABS).reason == "wrong-decision"
    do(state, "use", investor=CRAMER)
    assert refused(state, "pass").rule == "STK-INV-CRAMER"
    assert refused(state, "end_turn").rule == "STK-INV-CRAMER"


# Clever Chanda


@pytest.mark.clause("STK-INV-CHANDA")
def test_chanda_discards_a_share_to_split_another() -> None:
    state = acting(CHANDA, own=normal(AUTO, BANK, LABS))
    do(state, "use", investor=CHANDA)
    events = do(state, "give_up", company=AUTO)
    assert asked(state) == (0, "split_share")
    events += do(state, "split", company=BANK)
    assert (shares(state, 0), split(state, 0), discard(state)) == ({LABS: 1}, {BANK: 1}, {AUTO: 1})
    assert told(events, "share_given_up") == [{"seat": 0, "company": AUTO, "what": "normal"}]
    assert told(events, "share_split") == [{"seat": 0, "company": BANK}]
    assert rules_of(events, "share_split") == ["STK-INV-CHANDA"]


@pytest.mark.clause("STK-INV-CHANDA", "STK-INV-13")
def test_chanda_may_lower_a_split_share_instead_and_then_raises_one_of_another_company() -> None:
    state = acting(CHANDA, own=normal(AUTO, BANK, split=[BANK]))
    do(state, "use", investor=CHANDA)
    do(state, "unsplit", company=BANK)
    assert shares(state, 0) == {AUTO: 1, BANK: 2}
    assert offered(state, "split", "company") == [AUTO]
    refusal = refused(state, "split", company=BANK)
    assert (refusal.rule, refusal.reason) == ("STK-INV-CHANDA", "not-possible")
    do(state, "split", company=AUTO)
    assert (shares(state, 0), split(state, 0), discard(state)) == ({BANK: 2}, {AUTO: 1}, {})


@pytest.mark.clause("STK-INV-CHANDA")
def test_chanda_may_discard_and_raise_shares_of_the_same_company() -> None:
    state = acting(CHANDA, own=normal(AUTO, AUTO))
    do_all(state, {"type": "use", "investor": CHANDA}, {"type": "give_up", "company": AUTO})
    do(state, "split", company=AUTO)
    assert (shares(state, 0), split(state, 0), discard(state)) == ({}, {AUTO: 1}, {AUTO: 1})


@pytest.mark.clause("STK-INV-CHANDA")
def test_chanda_with_one_normal_share_can_lower_a_split_one_of_another_company() -> None:
    state = acting(CHANDA, own=normal(AUTO, split=[BANK]))
    do(state, "use", investor=CHANDA)
    assert options_now(state) == [{"type": "unsplit", "company": BANK}]


@pytest.mark.clause("STK-INV-CHANDA")
@pytest.mark.parametrize(
    "own", [normal(AUTO, BOOM), normal(AUTO, split=[AUTO]), normal(BOOM, split=[AUTO])], ids=["one", "same", "none"]
)
def test_chanda_cannot_act_when_nothing_would_change_or_nothing_can_be_raised(own: Json) -> None:
    state = acting(CHANDA, own=own)
    assert asked(state) == (0, "act")
    assert offered(state, "use", "investor") == []
    refusal = refused(state, "use", investor=CHANDA)
    assert (refusal.rule, refusal.reason) == ("STK-INV-CHANDA", "not-possible")
    assert refusal.args == {"investor": CHANDA, "needs": "two-shares"}


@pytest.mark.clause("STK-INV-CHANDA")
@pytest.mark.parametrize("own", [normal(split=[AUTO, BANK]), normal(LABS), normal()], ids=["split", "one", "none"])
def test_chanda_is_not_asked_when_everyone_sees_that_she_cannot_act(own: Json) -> None:
    assert acting(CHANDA, own=own).decision != "act"


@pytest.mark.clause("STK-INV-CHANDA")
def test_an_action_card_cannot_be_given_up_and_the_choice_must_be_finished() -> None:
    state = acting(CHANDA, own=normal(AUTO, BANK, BOOM))
    do(state, "use", investor=CHANDA)
    assert {(words["type"], words["company"]) for words in options_now(state)} == {("give_up", AUTO), ("give_up", BANK)}
    assert refused(state, "pass").rule == "STK-INV-CHANDA"
    assert refused(state, "give_up", company=STEEL).reason == "not-possible"
    assert refused(state, "unsplit", company=AUTO).reason == "wrong-decision"


@pytest.mark.clause("STK-INV-CHANDA", "STK-HID-7")
def test_both_cards_of_chanda_are_seen_by_all() -> None:
    state = acting(CHANDA, own=normal(AUTO, BANK, split=[BANK]))
    do_all(state, {"type": "use", "investor": CHANDA}, {"type": "unsplit", "company": BANK})
    do(state, "split", company=AUTO)
    portfolio = state.observe(1)["seats"][0]["portfolio"]
    assert (portfolio["known"], portfolio["split"], portfolio["unknown"]) == ({BANK: 1}, {AUTO: 1}, 1)


@pytest.mark.clause("STK-INV-CHANDA", "STK-MOV-10")
def test_a_share_raised_by_chanda_brings_ten_when_its_company_splits() -> None:
    state = acting(CHANDA, own=normal(AUTO, LABS, BOOM), spaces=at_price(Leading=9))
    do_all(state, {"type": "use", "investor": CHANDA}, {"type": "give_up", "company": AUTO})
    do(state, "split", company=LABS)
    events = do(state, "boom", company=LABS)
    assert told(events, "second_split") == [{"seat": 0, "company": LABS, "amount": 10}]


@pytest.mark.clause("STK-INV-CHANDA", "STK-INV-7")
def test_chanda_acts_once_a_round() -> None:
    state = acting(CHANDA, own=normal(AUTO, BANK, LABS))
    do_all(state, {"type": "use", "investor": CHANDA}, {"type": "give_up", "company": AUTO})
    do(state, "split", company=BANK)
    assert asked(state)[1] != "act" or not offered(state, "use", "investor")


@pytest.mark.clause("STK-INV-11", "STK-INV-CRAMER", "STK-INV-CHANDA")
@pytest.mark.parametrize("order", [(CRAMER, CHANDA), (CHANDA, CRAMER)])
def test_with_two_players_the_owner_of_both_uses_them_in_any_order(order: tuple[str, str]) -> None:
    state = acting(CHANDA, CRAMER, seats=2, own=normal(AUTO, BANK, LABS))
    answers = {CRAMER: [("raise", ELECTRIC)], CHANDA: [("give_up", AUTO), ("split", BANK)]}
    for investor in order:
        assert investor in offered(state, "use", "investor")
        do(state, "use", investor=investor)
        for type, company in answers[investor]:
            do(state, type, company=company)
    assert (price(state, ELECTRIC), split(state, 0)) == (6, {BANK: 1})


# Illicit Ivan


@pytest.mark.clause("STK-INV-IVAN", "STK-STR-5")
def test_ivan_may_play_two_strategy_cards_in_a_round_and_no_third() -> None:
    hand = ["Data Broker", "Insider Trading", "Special Dividend"]
    state = with_hand(hand, IVAN, own=normal(AUTO))
    do(state, "play", card="Data Broker")
    do(state, "play", card="Insider Trading")
    do(state, "look_at_pair", pair=1)
    refusal = refused(state, "play", card="Special Dividend") if state.decision == "act" else None
    assert refusal is None or refusal.reason == "no-play-left"
    assert "Special Dividend" in str(state.position()["strategies"]["hands"][0])
    assert money(state)[0] == 20 + 5 + 3


@pytest.mark.clause("STK-INV-IVAN", "STK-STR-7")
def test_ivan_pays_the_cost_of_each_card() -> None:
    hand = ["Dividend Growth Investing", "Rogue Trading", "Pump and Dump"]
    state = with_hand(hand, IVAN, own=normal(AUTO, BOOM), money=[7, 20, 20])
    do(state, "play", card="Rogue Trading")
    do(state, "split", company=AUTO)
    assert money(state)[0] == 3
    refusal = refused(state, "play", card="Dividend Growth Investing")
    assert (refusal.rule, refusal.reason) == ("STK-STR-7", "too-little-money")
    assert "Pump and Dump" in offered(state, "play", "card")


@pytest.mark.clause("STK-INV-IVAN")
def test_ivan_may_play_only_one_or_none_and_two_again_in_the_next_round() -> None:
    state = with_hand(["Data Broker", "Insider Trading", "Special Dividend"], IVAN, own=normal(AUTO))
    do(state, "play", card="Data Broker")
    do(state, "end_turn")
    play_until(state, "act", 0)
    assert state.observe(0)["plays_left"] == 2


@pytest.mark.clause("STK-STR-MARKET-MAKER", "STK-INV-IVAN")
def test_a_second_card_has_forgotten_what_the_first_was_told() -> None:
    state = with_hand(["Market Maker", "Market Maker"], IVAN, own=normal(BOOM, BOOM, BOOM))
    for _ in range(2):
        do(state, "play", card="Market Maker")
        do(state, "discard_action", card=BOOM)
        do(state, "raise", company=AUTO)
        do(state, "raise", company=BANK)
    assert (price(state, AUTO), price(state, BANK)) == (5 + 2 + 2, 5 + 2 + 2)


@pytest.mark.clause("STK-STR-DATA-BROKER", "STK-INV-IVAN")
def test_ivan_can_use_data_broker_twice_with_two_players_only() -> None:
    two = with_hand(["Data Broker", "Data Broker"], IVAN, seats=2)
    do(two, "play", card="Data Broker")
    do(two, "reveal_pair", pair=1)
    do(two, "play", card="Data Broker")
    assert money(two)[0] == 40
    three = with_hand(["Data Broker", "Data Broker"], IVAN, own=normal(BOOM))
    do(three, "play", card="Data Broker")
    assert refused(three, "play", card="Data Broker").rule == "STK-STR-8"


@pytest.mark.clause("STK-INV-CRAMER", "STK-ADV-3")
def test_on_the_advanced_board_cramer_moves_one_space_whatever_it_is_worth() -> None:
    state = acting(CRAMER, own=normal(BOOM), modules={"board": "advanced"})
    do_all(state, {"type": "use", "investor": CRAMER}, {"type": "raise", "company": COMPUTERS})
    assert price(state, COMPUTERS) == 7
