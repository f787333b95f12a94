"""Strategy cards that move prices: Market Maker, Systemic Shock, Naked Short, Buyback, Pump and Dump, Wash Trade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMMODITIES,
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
    from bigboard import State


def playing(card: str, own: Json | None = None, modules: Json | None = None, **fields: Any) -> State:
    """Seat 0 has just played this card; the turn goes on, as there is a Bust beside these cards."""
    own = own or normal()
    own["normal"] = own["normal"] | {BUST: 1}
    position = {
        "stage": "action",
        "options": {"strategies": True, "promo": True} | (modules or {}),
        "strategies": {"hands": [[card], [], []]},
        "portfolios": [own, normal(), normal()],
    }
    state = table(3, **position | fields)
    do(state, "play", card=card)
    return state


def moves(*steps: tuple[str, str]) -> list[Json]:
    return [{"type": type, "company": company} for type, company in steps]


# Market Maker and Naked Short


@pytest.mark.clause("STK-STR-MARKET-MAKER")
@pytest.mark.parametrize("cost", [BOOM, BUST])
def test_market_maker_discards_an_action_card_unused_and_moves_two_companies_two_each(cost: str) -> None:
    state = playing("Market Maker", normal(BOOM, AUTO))
    assert asked(state) == (0, "discard_action")
    events = do(state, "discard_action", card=cost)
    assert told(events, "card_discarded") == [{"seat": 0, "card": cost}]
    assert rules_of(events, "card_discarded") == ["STK-STR-MARKET-MAKER"]
    do_all(state, *moves(("raise", LABS), ("lower", AUTO)))
    assert prices(state) == dict.fromkeys(COMPANIES, 5) | {LABS: 7, AUTO: 3}
    assert discard(state) == {cost: 1}
    assert asked(state) == (0, "act")


@pytest.mark.clause("STK-STR-MARKET-MAKER")
def test_market_maker_moves_two_different_companies_in_any_order_and_must_move_both() -> None:
    state = playing("Market Maker", normal(AUTO))
    do(state, "discard_action", card=BUST)
    do(state, "lower", company=STEEL)
    assert STEEL not in offered(state, "raise", "company") + offered(state, "lower", "company")
    refusal = refused(state, "raise", company=STEEL)
    assert (refusal.rule, refusal.reason) == ("STK-STR-MARKET-MAKER", "not-possible")
    assert refused(state, "stop").rule == "STK-STR-MARKET-MAKER"
    do(state, "lower", company=AUTO)
    assert (price(state, AUTO), price(state, STEEL)) == (3, 3)


@pytest.mark.clause("STK-STR-MARKET-MAKER", "STK-HID-15")
def test_the_cost_is_chosen_even_if_there_is_only_one_action_card() -> None:
    state = playing("Market Maker", normal(AUTO))
    assert options_now(state) == [{"type": "discard_action", "card": BUST}]
    assert refused(state, "discard_action", card=BOOM).rule == "STK-STR-MARKET-MAKER"


@pytest.mark.clause("STK-STR-NAKED-SHORT", "STK-ACT-2")
@pytest.mark.parametrize("cost", [BOOM, BUST])
def test_naked_short_discards_an_action_card_unused_and_brings_twelve(cost: str) -> None:
    state = playing("Naked Short", normal(BOOM))
    events = do(state, "discard_action", card=cost)
    assert told(events, "received") == [{"seat": 0, "amount": 12}]
    assert money(state)[0] == 32
    assert set(prices(state).values()) == {5}
    assert discard(state) == {cost: 1}
    assert types_now(state) == {"bust" if cost == BOOM else "boom"}


# Systemic Shock


def shock(**fields: Any) -> State:
    return playing("Systemic Shock", modules={"commerce": True}, **fields)


@pytest.mark.clause("STK-STR-SYSTEMIC-SHOCK")
def test_systemic_shock_discards_a_commodity_and_moves_three_companies_one_each() -> None:
    state = shock(commerce_held=[{"Gold": 1, "Corn": 2, "Tax": 1}, {}, {}])
    assert asked(state) == (0, "discard_commodity")
    assert offered(state, "discard_commodity", "card") == ["Gold", "Corn"]
    events = do(state, "discard_commodity", card="Corn")
    assert told(events, "card_discarded") == [{"seat": 0, "card": "Corn"}]
    do_all(state, *moves(("raise", AUTO), ("lower", BANK), ("raise", STEEL)))
    assert prices(state) == dict.fromkeys(COMPANIES, 5) | {AUTO: 6, BANK: 4, STEEL: 6}
    assert state.position()["commerce_held"][0] == {"Gold": 1, "Corn": 1, "Tax": 1}
    assert asked(state) == (0, "act")


@pytest.mark.clause("STK-STR-SYSTEMIC-SHOCK")
def test_the_discarded_commodity_leaves_the_game() -> None:
    state = shock(commerce_held=[{"Gold": 2, "Corn": 1}, {}, {}])
    before = state.position()["commerce"]
    do(state, "discard_commodity", card="Gold")
    assert state.position()["commerce"] == before
    assert "Gold" not in discard(state)


@pytest.mark.clause("STK-STR-SYSTEMIC-SHOCK")
def test_the_three_companies_are_different_and_all_three_are_moved() -> None:
    state = shock(commerce_held=[{"Gold": 1}, {}, {}])
    do(state, "raise", company=AUTO)
    do(state, "raise", company=BANK)
    for company in (AUTO, BANK):
        assert refused(state, "lower", company=company).rule == "STK-STR-SYSTEMIC-SHOCK"
    assert refused(state, "pass").rule == "STK-STR-SYSTEMIC-SHOCK"


@pytest.mark.clause("STK-STR-SYSTEMIC-SHOCK")
def test_a_tax_never_pays_for_systemic_shock() -> None:
    state = shock(commerce_held=[{"Gold": 1, "Oil": 1, "Tax": 3}, {}, {}])
    assert "Tax" not in offered(state, "discard_commodity", "card")


@pytest.mark.clause("STK-STR-SYSTEMIC-SHOCK")
@pytest.mark.parametrize("commodity", COMMODITIES)
def test_any_single_commodity_pays_for_systemic_shock(commodity: str) -> None:
    state = shock(commerce_held=[{commodity: 1, "Tax": 1}, {"Gold": 1}, {}])
    if state.decision == "discard_commodity":
        do(state, "discard_commodity", card=commodity)
    assert state.decision == "move_price"
    assert state.position()["commerce_held"] == [{"Tax": 1}, {"Gold": 1}, {}]


# Buyback


@pytest.mark.clause("STK-STR-BUYBACK", "STK-STR-10")
def test_buyback_gives_up_a_share_and_its_company_moves_up_two() -> None:
    state = playing("Buyback", normal(AUTO, LABS))
    events = do(state, "give_up", company=LABS)
    assert told(events, "share_given_up") == [{"seat": 0, "company": LABS, "what": "normal"}]
    assert (price(state, LABS), price(state, AUTO)) == (7, 5)
    assert (shares(state, 0), discard(state)) == ({AUTO: 1, BUST: 1}, {LABS: 1})


@pytest.mark.clause("STK-STR-BUYBACK", "STK-STR-10")
def test_buyback_may_lower_a_split_share_instead() -> None:
    state = playing("Buyback", normal(split=[LABS, LABS]))
    assert options_now(state) == [{"type": "unsplit", "company": LABS}]
    do(state, "unsplit", company=LABS)
    assert (shares(state, 0), split(state, 0), discard(state)) == ({LABS: 1, BUST: 1}, {LABS: 1}, {})
    assert price(state, LABS) == 7


@pytest.mark.clause("STK-STR-BUYBACK", "STK-MOV-10")
def test_a_split_share_given_up_to_buyback_is_normal_when_the_company_splits() -> None:
    state = playing("Buyback", normal(split=[LABS, LABS]), spaces=at_price(Leading=9))
    events = do(state, "unsplit", company=LABS)
    assert told(events, "second_split") == [{"seat": 0, "company": LABS, "amount": 10}]
    assert (split(state, 0), price(state, LABS)) == ({LABS: 2}, 6)


# Pump and Dump


@pytest.mark.clause("STK-STR-PUMP-AND-DUMP")
def test_pump_and_dump_moves_a_company_up_one_and_sells_its_shares_at_the_new_price() -> None:
    state = playing("Pump and Dump", normal(AUTO, LABS, LABS, LABS))
    assert money(state)[0] == 18
    do(state, "choose", company=LABS)
    assert asked(state) == (0, "sell_now")
    assert offered(state, "sell", "cards") == [1, 2, 3]
    events = do(state, "sell", company=LABS, cards=2)
    assert told(events, "sold")[0]["amount"] == 12
    assert money(state)[0] == 30
    assert (shares(state, 0), asked(state)) == ({AUTO: 1, LABS: 1, BUST: 1}, (0, "act"))


@pytest.mark.clause("STK-STR-PUMP-AND-DUMP")
def test_only_shares_of_that_company_may_be_sold_and_none_need_be() -> None:
    state = playing("Pump and Dump", normal(AUTO, LABS))
    do(state, "choose", company=LABS)
    assert refused(state, "sell", company=AUTO, cards=1).rule == "STK-STR-PUMP-AND-DUMP"
    do(state, "stop")
    assert (money(state)[0], price(state, LABS)) == (18, 6)


@pytest.mark.clause("STK-STR-PUMP-AND-DUMP", "STK-MOV-8")
def test_when_the_company_splits_the_split_shares_bring_twice_the_new_price() -> None:
    state = playing("Pump and Dump", normal(LABS), spaces=at_price(Leading=10))
    do(state, "choose", company=LABS)
    assert offered(state, "sell_split", "cards") == [1]
    do(state, "sell_split", company=LABS, cards=1)
    assert money(state)[0] == 18 + 12
    assert (split(state, 0), discard(state)) == ({}, {LABS: 1})


@pytest.mark.clause("STK-STR-PUMP-AND-DUMP", "STK-SEL-6")
def test_whole_and_half_split_shares_and_normal_ones_may_be_sold_together() -> None:
    state = playing("Pump and Dump", normal(LABS, split=[LABS, LABS]))
    do(state, "choose", company=LABS)
    do(state, "sell_split", company=LABS, cards=1)
    assert asked(state) == (0, "sell_now")
    trial = state.clone()
    do(trial, "sell", company=LABS, cards=1)
    do(state, "sell_half", company=LABS, cards=1)
    assert (money(trial)[0], money(state)[0]) == (18 + 12 + 6, 18 + 12 + 6)
    assert (shares(state, 0)[LABS], split(state, 0)) == (2, {})


@pytest.mark.clause("STK-STR-PUMP-AND-DUMP")
def test_any_company_may_be_pumped_whether_or_not_one_has_shares_of_it() -> None:
    state = playing("Pump and Dump", normal(AUTO))
    assert offered(state, "choose", "company") == COMPANIES
    do(state, "choose", company=STEEL)
    assert types_now(state) == {"stop"}


@pytest.mark.clause("STK-STR-PUMP-AND-DUMP")
def test_without_any_card_there_is_nothing_to_sell_and_no_question() -> None:
    hands = {"hands": [["Pump and Dump", "Naked Short"], [], []]}
    state = table(3, stage="action", options={"strategies": True}, strategies=hands, portfolios=[normal()] * 3)
    do(state, "play", card="Pump and Dump")
    events = do(state, "choose", company=LABS)
    assert told(events, "price_moved")[0] == {"seat": -1, "company": LABS, "from": 5, "to": 6, "space": 5}
    assert state.decision != "sell_now"


@pytest.mark.clause("STK-STR-PUMP-AND-DUMP", "STK-ADV-6")
def test_on_the_advanced_board_steel_pays_on_the_way_before_the_sale() -> None:
    own = normal(STEEL)
    state = playing("Pump and Dump", own, modules={"board": "advanced"}, spaces={STEEL: 0})
    do(state, "choose", company=STEEL)
    assert asked(state) == (0, "show_shares")
    do(state, "show", cards=1)
    assert asked(state) == (0, "sell_now")
    assert money(state)[0] == 19


# Wash Trade


@pytest.mark.clause("STK-STR-WASH-TRADE")
@pytest.mark.parametrize(("dearer", "cheaper"), [(AUTO, STEEL), (STEEL, AUTO)])
def test_wash_trade_moves_the_dearer_down_one_and_the_cheaper_up_one(dearer: str, cheaper: str) -> None:
    spaces = {dearer: 7, cheaper: 2}
    state = playing("Wash Trade", spaces=spaces)
    do(state, "choose", company=AUTO)
    events = do(state, "choose", company=STEEL)
    assert [move["company"] for move in told(events, "price_moved")] == [dearer, cheaper]
    assert (price(state, dearer), price(state, cheaper)) == (7, 4)


@pytest.mark.clause("STK-STR-WASH-TRADE")
def test_two_companies_at_the_same_price_cannot_be_chosen() -> None:
    state = playing("Wash Trade", spaces=at_price(American=7, Epic=7))
    do(state, "choose", company=AUTO)
    assert offered(state, "choose", "company") == [BANK, COMPUTERS, LABS, STEEL]
    assert refused(state, "choose", company=ELECTRIC).rule == "STK-STR-WASH-TRADE"


@pytest.mark.clause("STK-STR-WASH-TRADE")
def test_every_pair_of_companies_with_different_prices_is_reachable_once() -> None:
    state = playing("Wash Trade", spaces=at_price(American=7, Epic=7, Stanford=2))
    now = prices(state)
    found = set()
    for first in offered(state, "choose", "company"):
        trial = state.clone()
        moves = [event["company"] for event in told(do(trial, "choose", company=first), "price_moved")]
        seconds = [company for company in moves if company != first] or offered(trial, "choose", "company")
        found |= {(first, second) for second in seconds}
    wanted = {(a, b) for a in COMPANIES for b in COMPANIES[COMPANIES.index(a) + 1 :] if now[a] != now[b]}
    assert found == wanted


@pytest.mark.clause("STK-STR-WASH-TRADE", "STK-ADV-3")
def test_on_the_advanced_board_prices_count_and_not_spaces() -> None:
    """Automotive's and Computers' third spaces are both $5K; Electric's fourth and fifth are both $5K."""
    spaces = {AUTO: 2, BANK: 4, COMPUTERS: 2, ELECTRIC: 3, LABS: 4, STEEL: 8}
    state = table(
        3,
        options={"strategies": True, "promo": True, "board": "advanced"},
        stage="action",
        spaces=spaces,
        strategies={"hands": [["Wash Trade"], [], []]},
    )
    assert set(prices(state).values()) == {5}
    assert refused(state, "play", card="Wash Trade").rule == "STK-STR-8"


@pytest.mark.clause("STK-STR-WASH-TRADE", "STK-ADV-3")
def test_on_the_advanced_board_the_dearer_company_may_lie_on_the_lower_space() -> None:
    """Automotive's third space is $5K, Steel's eighth $4K."""
    state = playing("Wash Trade", modules={"board": "advanced"}, spaces={AUTO: 2, STEEL: 7, LABS: 0})
    do(state, "choose", company=AUTO)
    do(state, "choose", company=STEEL)
    spaces = state.position()["spaces"]
    assert (spaces[AUTO], spaces[STEEL]) == (1, 8)
