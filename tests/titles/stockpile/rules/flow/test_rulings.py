"""Cases that a second reading of the rulebooks settled, and the version of the rules that deals and positions name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    FEE_3,
    GAME,
    LABS,
    STEEL,
    Json,
    asked,
    bid,
    discard,
    do,
    idle,
    money,
    normal,
    offered,
    options_now,
    pairs,
    shares,
    split,
    table,
    told,
    types_now,
)

if TYPE_CHECKING:
    from bigboard import State

INVESTORS: Json = {"investors": True}
STRATEGIES: Json = {"strategies": True, "promo": True}
BILL, WARREN = "Billionaire Bill", "Wise Warren"
NO_SEAT: list[Json] = [{}, {}, {}]


def seated(*kept: list[str], **fields: Any) -> State:
    """A table for as many as there are investors, or pairs of investors, and for three at least."""
    more = [[BILL], [WARREN]][: max(0, 3 - len(kept))] if len(kept[0]) == 1 else []
    investors = {"kept": [*kept, *more]}
    return table(len(investors["kept"]), options=INVESTORS, investors=investors, **fields)


def holding(*hands: list[str], options: Json | None = None, **fields: Any) -> State:
    seats = max(3, len(hands)) if len(hands) != 2 else 2
    cards = [*hands, *([[]] * (seats - len(hands)))]
    chosen = STRATEGIES | (options or {})
    return table(seats, stage="action", options=chosen, strategies={"hands": cards}, **fields)


# Which version a game is played by.


def test_deals_positions_and_views_say_which_version_they_are_for() -> None:
    assert GAME.deal(3, 1)["rules"] == GAME.rules_version == 1
    assert GAME.start(GAME.deal(3, 1)).position()["rules"] == 1
    assert GAME.start(GAME.deal(3, 1)).observe(0)["rules"] == 1


@pytest.mark.parametrize("rules", [0, 2, "1", True, None])
def test_an_unknown_version_gets_a_sentence(rules: Any) -> None:
    with pytest.raises(ValueError, match=r"for version .* of the rules; this engine plays version 1"):
        GAME.start(GAME.deal(3, 1) | {"rules": rules})
    with pytest.raises(ValueError, match=r"for version .* of the rules; this engine plays version 1"):
        GAME.position({"players": 3, "rules": rules})


@pytest.mark.clause("STK-INV-12")
@pytest.mark.parametrize(("chosen", "count"), [("base", 10), ("epic", 17), ("all", 26)])
def test_the_set_of_investors_is_an_option(chosen: str, count: int) -> None:
    every: Json = {"investors": True, "strategies": True, "bonds": True, "commerce": True, "investor_set": chosen}
    deal = GAME.deal(5, 1, every)
    assert len(deal["investors"]) == count
    assert ("Opulent Oprah" in deal["investors"]) == (chosen == "all")
    assert ("Agile Ana" in deal["investors"]) == (chosen != "base")
    assert GAME.start(deal).position()["options"]["investor_set"] == chosen
    with pytest.raises(ValueError, match="Option 'investor_set' is one of base, epic, all, not 'some'"):
        GAME.deal(3, 1, {"investor_set": "some"})


# Dividends.


@pytest.mark.clause("STK-MOV-4", "STK-MOV-13")
@pytest.mark.parametrize("investor", ["Socialist Sanders", "Opulent Oprah"])
def test_beside_sanders_or_oprah_the_money_for_split_and_known_shares_may_be_refused(investor: str) -> None:
    held = [normal(), normal(AUTO, split=[AUTO, AUTO]), normal()]
    state = seated([investor], stage="movement", portfolios=held, pairs=pairs("$$", "+2", "+1", "+4", "-2", "-3"))
    assert asked(state) == (1, "show_split_shares")
    assert options_now(state) == [{"type": "show", "cards": cards} for cards in range(3)]
    assert [choice["gain"] for choice in state.offers(1)["choices"]] == [0, 4, 8]
    do(state, "show", cards=1)
    assert (asked(state), types_now(state)) == ((1, "show_shares"), {"show"})
    events = do(state, "show", cards=0)
    paid = told(events, "dividend_paid")[0]
    assert (paid["cards"], paid["split"], paid["amount"]) == (0, 1, 4)
    assert money(state)[1] == 24


@pytest.mark.clause("STK-MOV-13")
def test_elsewhere_no_one_can_want_less_money_and_split_shares_are_paid_unasked() -> None:
    held = [normal(), normal(split=[AUTO, AUTO]), normal()]
    forecasts = pairs("$$", "+2", "+1", "+4", "-2", "-3")
    state = seated(["Golden Graham"], stage="movement", portfolios=held, pairs=forecasts, round=6)
    assert state.decision not in ("show_shares", "show_split_shares")
    assert money(state)[1] >= 28


@pytest.mark.clause("STK-MOV-13")
def test_a_position_in_the_middle_of_a_refusal_reads_back() -> None:
    held = [normal(), normal(AUTO, split=[AUTO, AUTO]), normal()]
    forecasts = pairs("$$", "+1", "+2", "+4", "-2", "-3")
    state = seated(["Socialist Sanders"], stage="movement", portfolios=held, pairs=forecasts)
    do(state, "show", cards=1)
    again = GAME.position(state.position())
    do(again, "show", cards=1)
    assert money(again)[1] == 26


# Two investors of one phase.


@pytest.mark.clause("STK-INV-11", "STK-RND-6")
@pytest.mark.parametrize("other", ["Agile Ana", "Dividend Deborah", "Socialist Sanders"])
def test_the_owner_of_oprah_sets_the_order_at_the_end_of_the_round(other: str) -> None:
    state = seated(["Opulent Oprah", other], [BILL, WARREN], stage="round_ends", money=[5, 5])
    assert asked(state) == (0, "choose_power")
    assert sorted(offered(state, "use", "investor")) == sorted([other, "Opulent Oprah"])
    assert told(do(state, "use", investor="Opulent Oprah"), "given")[0] == {"seat": 0, "to": 1, "amount": 2}


@pytest.mark.clause("STK-INV-11")
def test_oprah_who_gives_first_gives_nothing_of_what_comes_after_her() -> None:
    cards = [normal(split=[AUTO]), normal()]
    state = seated(["Agile Ana", "Opulent Oprah"], [BILL, WARREN], stage="round_ends", money=[0, 5], portfolios=cards)
    do(state, "use", investor="Opulent Oprah")
    do(state, "choose", company=AUTO)
    assert money(state) == [1, 5]


# Cards on forecasts.


@pytest.mark.clause("STK-STR-14", "STK-STR-DATA-BROKER")
def test_a_covered_pair_cannot_be_revealed() -> None:
    covered = [{"pair": 0, "card": "Falsified Earnings", "seat": 1}]
    hands: tuple[list[str], list[str]] = (["Data Broker"], [])
    state = holding(*hands, laid=covered)
    events = do(state, "play", card="Data Broker")
    assert told(events, "pair_revealed")[0]["pair"] == 1  # two players: the other pair is the only one
    both = [*covered, {"pair": 1, "card": "Circuit Breaker", "seat": 1}]
    assert offered(holding(*hands, laid=both), "play", "card") == []


@pytest.mark.clause("STK-STR-16", "STK-STR-FALSIFIED-EARNINGS")
def test_two_cards_on_one_forecast_count_both() -> None:
    laid = [{"pair": 0, "card": "Falsified Earnings", "seat": seat} for seat in (0, 1)]
    state = table(3, stage="movement", options=STRATEGIES, laid=laid, pairs=pairs("+4", "$$", "+2", "+1", "-2", "-3"))
    assert state.observe(-1)["companies"][0]["price"] == 3


# Selling.


@pytest.mark.clause("STK-INV-18", "STK-INV-SOROS")
def test_soros_sells_after_the_last_ordinary_sale_too() -> None:
    state = seated(["Shorting Soros"], stage="selling", portfolios=[normal(AUTO, AUTO, STEEL), *NO_SEAT[1:]])
    do(state, "sell", company=STEEL, cards=1)
    assert (asked(state), types_now(state)) == ((0, "sell"), {"use", "stop"})
    do(state, "use", investor="Shorting Soros")
    assert money(state)[0] == 20 + 5
    do(state, "sell_short", company=AUTO)
    assert money(state)[0] == 20 + 5 + 8
    assert shares(state, 0) == {AUTO: 1}


@pytest.mark.clause("STK-INV-18", "STK-HID-15")
def test_soros_is_asked_as_long_as_he_could_have_a_share_of_an_earlier_company() -> None:
    """Otherwise everyone could tell from silence that there is none."""
    without = seated(["Shorting Soros"], stage="selling", portfolios=[normal(STEEL, STEEL), *NO_SEAT[1:]])
    do(without, "sell", company=STEEL, cards=1)
    assert (asked(without), types_now(without)) == ((0, "sell"), {"use", "stop"})


# Cost and pay in their order.


@pytest.mark.clause("STK-INV-ANA", "STK-DEM-14")
def test_all_companies_are_paid_before_an_owed_fee_is() -> None:
    """Paid one by one the cheap fee would go first, and too little would be left for the older, dear one."""
    held = [normal(split=[AUTO, BANK, LABS]), *NO_SEAT[1:]]
    fields: Json = {"money": [0, 9, 9], "owes": [[3, 1], [], []], "portfolios": held, "stage": "round_ends"}
    state = seated(["Agile Ana"], round=7, **fields)
    for company in (AUTO, BANK, LABS):
        do(state, "choose", company=company)
    assert discard(state)[FEE_3] == 1


@pytest.mark.clause("STK-SET-9")
def test_starting_cash_is_handed_out_after_strategies_are_discarded() -> None:
    deal = GAME.deal(3, 1, {"investors": True, "strategies": True})
    deal["investors"].remove(BILL)
    deal["investors"].insert(0, BILL)
    state = GAME.start(deal)
    while state.decision == "keep_investor":
        do(state, "keep", investor=BILL) if state.seat == 0 else idle(state)
    assert (state.decision, money(state)[0]) == ("discard_strategy", 0)
    while state.decision == "discard_strategy":
        idle(state)
    assert money(state)[0] == 32


@pytest.mark.clause("STK-END-6")
def test_a_fee_paid_in_the_final_count_goes_to_the_discard_pile() -> None:
    held = [normal(AUTO), *NO_SEAT[1:]]
    state = table(3, stage="selling", round=7, portfolios=held, owes=[[3], [], []], money=[0, 20, 20])
    while state.seat >= 0:
        idle(state)
    assert (state.position()["owes"][0], discard(state)[FEE_3]) == ([], 1)


# Nothing is told or asked for nothing.


@pytest.mark.clause("STK-INV-17", "STK-INV-SANDERS")
def test_sanders_is_not_asked_about_money_that_is_not_there() -> None:
    assert seated(["Socialist Sanders"], stage="levelling", money=[5, 0, 0]).decision == "place_card"
    state = seated(["Socialist Sanders"], stage="levelling", money=[0, 1, 0])
    assert (state.decision, money(state)) == ("place_card", [1, 0, 0])


@pytest.mark.clause("STK-INV-15")
def test_no_one_is_fined_nothing() -> None:
    bids = [bid(0, 0), None, None]
    state = seated(["Lazy Liliane"], stage="demand", decision="bid", seat=1, money=[0, 20, 20], bids=bids)
    assert told(do(state, "bid", pile=0, space=1), "fined") == []


@pytest.mark.clause("STK-HID-15")
def test_what_everyone_can_see_to_be_the_only_answer_is_given_unasked() -> None:
    state = seated(["Opulent Oprah"], stage="giving")
    assert [event["to"] for event in told(do(state, "give_one", seat=1), "given")] == [1, 2]
    card = ["Buyback"]
    open_cards = [normal(split=[AUTO]), *NO_SEAT[1:]]
    events = do(holding(card, portfolios=open_cards), "play", card="Buyback")
    assert told(events, "share_given_up") == [{"seat": 0, "company": AUTO, "what": "split"}]
    hidden = holding(card, portfolios=[normal(AUTO), *NO_SEAT[1:]])
    do(hidden, "play", card="Buyback")
    assert asked(hidden) == (0, "give_up_share")


@pytest.mark.clause("STK-STR-15")
@pytest.mark.parametrize("card", ["Fraudulent Transfer", "Vulture Capitalism"])
def test_a_share_just_given_up_is_not_taken_back(card: str) -> None:
    state = holding([card], portfolios=[normal(AUTO, STEEL), *NO_SEAT[1:]], discard={BANK: 1, LABS: 1})
    do(state, "play", card=card)
    do(state, "give_up", company=AUTO)
    assert offered(state, "take", "company") == [BANK, LABS]
    assert split(state, 0) == {}
