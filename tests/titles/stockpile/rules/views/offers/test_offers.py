"""Offers of the preparation and of the Supply and Demand Phases: what each answer means for the seat that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPANIES,
    EVERYTHING,
    FEE_1,
    FEE_3,
    GAME,
    STEEL,
    TRACK,
    Json,
    asked,
    at_price,
    bid,
    do,
    down,
    finish_round,
    pairs,
    play_until,
    table,
    told,
)

if TYPE_CHECKING:
    from bigboard import State

MODULES: Json = {"bonds": True, "commerce": True, "strategies": True, "promo": True}


def with_investors(*names: str, **fields: Any) -> State:
    kept = [[name] for name in names] + [["Billionaire Bill"], ["Golden Graham"]][: 3 - len(names)]
    return table(3, options={"investors": True, **MODULES}, investors={"kept": kept}, **fields)


def choices(state: State, type: str) -> list[Json]:
    """The choices of one type that the deciding seat is offered."""
    return [choice for choice in state.offers(state.seat)["choices"] if choice["type"] == type]


def facts(state: State, type: str, *names: str) -> list[tuple[Any, ...]]:
    return [tuple(choice[name] for name in names) for choice in choices(state, type)]


def forbidden(state: State, **words: Any) -> tuple[str, str]:
    """Reason and clause of an action that is forbidden now."""
    found = [
        entry
        for entry in state.offers(state.seat)["forbidden"]
        if all(entry.get(name) == value for name, value in words.items())
    ]
    assert len(found) == 1
    return found[0]["reason"], found[0]["rule"]


@pytest.mark.clause("STK-INV-DONALD")
def test_discount_donald_sees_what_he_pays_beside_the_printed_price() -> None:
    state = with_investors("Discount Donald", stage="demand", money=[30, 30, 30])
    bids = choices(state, "bid")[:8]
    assert [choice["price"] for choice in bids] == TRACK
    assert [choice["cost"] for choice in bids] == [0, 0, 1, 3, 6, 10, 15, 20]
    assert [choice["free_after"] for choice in bids] == [30, 30, 29, 27, 24, 20, 15, 10]


@pytest.mark.clause("STK-INV-BARBARA")
def test_budget_barbara_sees_what_she_pays_and_what_she_receives() -> None:
    state = with_investors("Budget Barbara", stage="demand", money=[10, 10, 10])
    bids = choices(state, "bid")[:5]
    assert [(choice["cost"], choice["gain"]) for choice in bids] == [(0, 4), (0, 3), (0, 0), (3, 0), (8, 0)]
    assert [choice["free_after"] for choice in bids] == [10, 10, 10, 7, 2]
    assert forbidden(state, pile=0, space=5) == ("too-little-money", "STK-DEM-5")


@pytest.mark.clause("STK-INV-MITT")
def test_moneymaker_mitt_sees_what_placing_a_meeple_brings() -> None:
    state = with_investors("Moneymaker Mitt", stage="demand", money=[10, 10, 10])
    assert facts(state, "bid", "bonus", "cost", "free_after")[:3] == [(1, 0, 11), (1, 1, 10), (1, 3, 8)]


@pytest.mark.clause("STK-DEM-14")
def test_of_a_bonus_that_pays_a_fee_owed_nothing_is_free() -> None:
    state = with_investors("Moneymaker Mitt", stage="demand", money=[0, 10, 10], owes=[[1], [], []])
    assert facts(state, "bid", "bonus", "free_after")[0] == (1, 0)


@pytest.mark.clause("STK-DEM-4", "STK-DEM-7", "STK-INV-CARLOS")
def test_a_bid_tells_whom_it_sends_back_and_which_spaces_are_blocked() -> None:
    state = with_investors(
        "Cunning Carlos", "Golden Graham", "Wise Warren", stage="demand", decision="bid", seat=2, money=[50, 50, 50],
        bids=[bid(0, 4), bid(1, 6), None],
    )  # fmt: skip
    assert facts(state, "bid", "pile", "space", "outbids")[:4] == [(0, 6, 0), (0, 7, 0), (1, 7, 1), (2, 0, None)]
    assert forbidden(state, pile=0, space=4) == ("bid-too-low", "STK-DEM-4")
    assert forbidden(state, pile=0, space=5) == ("space-blocked", "STK-INV-CARLOS")


@pytest.mark.clause("STK-INV-CARLOS", "STK-DEM-6")
def test_a_bid_tells_how_far_a_rival_has_to_go_and_when_it_locks_the_track() -> None:
    state = with_investors("Cunning Carlos", stage="demand", money=[50, 50, 50])
    assert facts(state, "bid", "space", "outbid_by", "locks")[5:8] == [(5, 2, False), (6, 2, True), (7, 2, True)]
    do(state, "bid", pile=0, space=6)
    assert facts(state, "bid", "space", "outbid_by", "locks")[6:8] == [(6, 1, False), (7, 1, True)]
    assert forbidden(state, pile=0, space=7) == ("track-locked", "STK-INV-CARLOS")


@pytest.mark.clause("STK-TWO-7", "STK-TWO-8")
def test_what_another_bid_of_ones_own_will_cost_is_not_free_any_more() -> None:
    state = table(2, stage="demand", money=[12, 30])
    do(state, "bid", pile=0, space=4)
    do(state, "bid", pile=1, space=0)
    assert facts(state, "bid", "pile", "cost", "free_after")[:2] == [(1, 1, 1), (2, 0, 2)]
    assert forbidden(state, pile=0, space=5) == ("own-track", "STK-TWO-7")
    assert forbidden(state, pile=2, space=2) == ("too-little-money", "STK-TWO-8")


@pytest.mark.clause("STK-INV-MARTHA")
def test_a_power_that_can_be_used_instead_of_bidding_is_a_choice_and_then_forbidden() -> None:
    state = with_investors("Mayknow Martha", stage="demand")
    assert facts(state, "use", "investor", "rule", "cost") == [("Mayknow Martha", "STK-INV-MARTHA", 0)]
    do(state, "use", investor="Mayknow Martha")
    do(state, "look_at_pair", pair=1)
    assert asked(state) == (0, "bid")
    assert forbidden(state, type="use") == ("not-possible", "STK-INV-MARTHA")
    assert state.offers(0)["forbidden"][-1]["args"] == {"investor": "Mayknow Martha", "needs": "unused"}


@pytest.mark.clause("STK-DEM-12", "STK-INV-BERNIE", "STK-COM-5", "STK-COM-6")
def test_the_fees_and_commerce_cards_of_a_stockpile_are_reckoned_for_every_seat() -> None:
    state = with_investors(
        "Broker Bernie", stage="demand", commerce_held=[{"Gold": 1, "Tax": 1}, {}, {}],
        piles=[[FEE_1, "Gold", "Oil", AUTO], ["Tax", down(FEE_3, 1)], [BANK]],
    )  # fmt: skip
    assert [(pile["fees"], pile["commerce"]) for pile in state.offers(0)["piles"]] == [(-1, 8), (0, -4), (0, 0)]
    assert [(pile["fees"], pile["commerce"]) for pile in state.offers(1)["piles"]] == [(1, 8), (3, -2), (0, 0)]
    assert state.offers(-1)["piles"] == []


@pytest.mark.clause("STK-COM-5", "STK-COM-6")
def test_one_more_of_each_commerce_card_has_its_worth_at_any_time() -> None:
    state = with_investors(
        "Wise Warren", stage="demand", commerce_held=[{"Gold": 2, "Oil": 1, "Tax": 2}, {"Gold": 1}, {}]
    )
    worth = state.offers(0)["commerce"]
    assert (worth["Gold"], worth["Oil"], worth["Corn"], worth["Tax"]) == (3, 5, 7, -6)
    assert state.offers(2)["commerce"]["Gold"] == 3
    assert table(3, stage="demand").offers(0)["commerce"] == {}


@pytest.mark.clause("STK-AUC-4", "STK-AUC-5")
def test_a_bid_for_an_investor_tells_with_how_much_one_would_begin() -> None:
    state = GAME.start(GAME.deal(3, 2, {"investors": True, "auction": True}))
    play_until(state, "bid_investor")
    cash = state.observe(-1)["piles"][0]["investor"]["cash"]
    name = state.observe(-1)["piles"][0]["investor"]["name"]
    assert facts(state, "bid", "investor", "cost", "free_after")[:3] == [
        (name, 0, cash), (name, 1, cash - 1), (name, 3, cash - 3),
    ]  # fmt: skip


@pytest.mark.clause("STK-AUC-5", "STK-INV-10")
def test_with_two_players_both_investors_count_for_the_cash_to_begin_with() -> None:
    state = GAME.start(GAME.deal(2, 2, {"investors": True, "auction": True}))
    play_until(state, "bid_investor")
    cash = [pile["investor"]["cash"] for pile in state.observe(-1)["piles"]]
    first = state.seat
    do(state, "bid", pile=0, space=2)
    do(state, "bid", pile=1, space=0)
    assert state.seat == first
    assert facts(state, "bid", "pile", "cost", "free_after")[1] == (1, 3, cash[0] - 3 + cash[1] - 3)


@pytest.mark.clause("STK-INV-2")
def test_an_investor_to_keep_tells_its_cash() -> None:
    state = GAME.start(GAME.deal(3, 4, {"investors": True}))
    dealt = {card["name"]: card["cash"] for card in state.observe(state.seat)["own"]["investors"]}
    assert {choice["investor"]: choice["gain"] for choice in choices(state, "keep")} == dealt
    assert state.offers(state.seat)["pick"] is None
    state = GAME.start(GAME.deal(3, 4, {"investors": True, "auction": True}))
    assert {choice["investor"]: choice["cash"] for choice in choices(state, "keep")} == dealt
    assert {choice["gain"] for choice in choices(state, "keep")} == {0}


@pytest.mark.clause("STK-BND-4", "STK-BND-6", "STK-BND-3")
def test_bonds_tell_price_interest_and_all_that_they_bring_until_the_end() -> None:
    state = table(3, stage="buying_bonds", options={"bonds": True}, round=3, money=[14, 20, 20])
    assert facts(state, "buy_bonds", "bonds", "cost", "interest", "rounds", "repaid", "total") == [
        (0, 0, 0, 5, 0, 0), (1, 6, 1, 5, 6, 11), (2, 12, 2, 5, 12, 22),
    ]  # fmt: skip
    assert forbidden(state, bonds=3) == ("too-little-money", "STK-BND-3")


@pytest.mark.clause("STK-INV-LI")
def test_lucrative_li_sees_his_additional_interest() -> None:
    state = with_investors("Lucrative Li", stage="buying_bonds", bonds=[1, 0, 0])
    assert facts(state, "buy_bonds", "bonds", "interest") == [(0, 0), (1, 1), (2, 3), (3, 4)]
    do(state, "buy_bonds", bonds=2)
    events = finish_round(state)
    received = [event["amount"] for event in told(events, "received") if event["seat"] == 0]
    assert told(events, "interest")[0]["amount"] + received[0] == 5  # 2 of them for the bond that was there


@pytest.mark.clause("STK-SUP-5", "STK-SUP-6")
def test_a_card_to_place_tells_what_lies_there_and_what_is_placed_next() -> None:
    state = table(3, stage="supply", decision="place_card", piles=[[AUTO, down(BOOM, 1)], [], []],
                  hands=[[BANK, STEEL], [AUTO, AUTO], [BANK, BANK]])  # fmt: skip
    assert facts(state, "place_up", "card", "pile", "lying", "unseen", "then")[0] == (BANK, 0, [AUTO, None], 1, STEEL)
    do(state, "place_up", card=STEEL, pile=0)
    assert facts(state, "place_down", "card", "lying", "then")[0] == (BANK, [AUTO, None, STEEL], None)
    assert forbidden(state, type="place_up", pile=1) == ("face-down-now", "STK-SUP-5")


@pytest.mark.clause("STK-COM-2", "STK-COM-5", "STK-COM-6")
def test_a_commerce_card_to_place_tells_what_it_would_be_worth_to_oneself() -> None:
    state = table(3, stage="commerce", options={"commerce": True}, commerce_held=[{"Gold": 1, "Tax": 3}, {}, {}],
                  commerce_hands=[["Oil"], ["Tax"], ["Gold"]])  # fmt: skip
    assert {choice["worth"] for choice in choices(state, "place_commerce")} == {5}
    do(state, "place_commerce", card="Oil", pile=0)
    assert {choice["worth"] for choice in choices(state, "place_commerce")} == {-2}


@pytest.mark.clause("STK-FPC-3")
def test_handing_the_first_player_card_tells_ones_own_turn_in_the_next_round() -> None:
    state = GAME.start(GAME.deal(4, 3, {"first_player_card": True}))
    play_until(state, "hand_first_card")
    seat = state.seat
    for choice in choices(state, "hand_first_card"):
        after = state.clone()
        after.apply(choice["action"])
        finish_round(after)
        assert (after.observe(-1)["first"] + choice["your_turn"] - 1) % 4 == seat


@pytest.mark.clause("STK-INV-WARREN")
def test_a_stockpile_to_look_at_tells_what_is_unseen() -> None:
    state = with_investors(
        "Wise Warren", stage="before_demand", piles=[[AUTO, down(BOOM, 1)], [BANK], [down(STEEL, 2)]]
    )
    assert facts(state, "look_at_pile", "pile", "lying", "unseen") == [(0, [AUTO, None], 1), (2, [None], 1)]
    assert forbidden(state, pile=1)[1] == "STK-INV-WARREN"


@pytest.mark.clause("STK-INV-MARK")
def test_a_card_to_move_is_named_if_one_has_seen_it() -> None:
    state = with_investors("Maverick Mark", stage="before_demand", piles=[[AUTO, down(BOOM, 1)], [down(STEEL, 0)], []])
    assert facts(state, "move_card", "card", "face") == [(AUTO, "up"), (None, "down"), (STEEL, "down")]
    do(state, "move_card", pile=1, place=0)
    assert facts(state, "move_to", "pile", "card", "face", "lying") == [
        (0, STEEL, "down", [AUTO, None]), (2, STEEL, "down", []),
    ]  # fmt: skip


@pytest.mark.clause("STK-INV-PHIL")
def test_a_forecast_to_pick_tells_what_it_does() -> None:
    state = with_investors("Forecast Phil", stage="before_information", pairs=pairs())
    assert facts(state, "pick_forecast", "forecast", "steps", "dividend", "cards") == [
        ("+4", 4, 0, 1), ("+2", 2, 0, 1), ("+1", 1, 0, 1), ("$$", 0, 2, 1), ("-2", -2, 0, 1), ("-3", -3, 0, 1),
    ]  # fmt: skip


def test_the_phase_is_that_of_the_rulebook() -> None:
    deal = GAME.deal(3, 1, EVERYTHING)
    deal["investors"].sort(key=["Wise Warren", "Dividend Deborah"].count, reverse=True)  # Deborah asks when it ends
    state = GAME.start(deal)
    phases: list[str] = []
    while state.seat >= 0 and state.observe(-1)["round"] == 1:
        phase = state.offers(-1)["phase"]
        if phase not in phases[-1:]:
            phases.append(phase)
        state.apply(state.legal_actions()[0])
    assert phases == ["preparation", "start", "supply", "demand", "action", "selling", "movement", "end"]


@pytest.mark.clause("STK-MOV-2", "STK-MOV-3", "STK-MOV-8", "STK-MOV-12", "STK-HID-2")
def test_a_stockpile_has_its_worth_now_and_after_the_forecasts_that_the_seat_has_seen() -> None:
    """Seat 0 knows that Automotive rises by 4; everyone knows the last pair."""
    state = table(
        3, stage="demand", pairs=pairs("+4", "+2", "+1", "$$", "-2", "-3"), owes=[[], [], []],
        piles=[[AUTO, AUTO, FEE_1], [BANK, down(STEEL, 1)], [STEEL, down(BOOM, 2), down(BOOM, 2)]],
    )  # fmt: skip
    seen = {pair["company"]: pair["forecast"] for pair in state.observe(0)["pairs"] if pair["company"]}
    piles = state.offers(0)["piles"]
    assert [pile["unseen"] for pile in piles] == [0, 1, 2]
    assert [pile["worth"] for pile in piles] == [9, 5, 5]
    values = {"+4": 9, "+2": 7, "+1": 6, "$$": 7, "-2": 3, "-3": 2}
    worth = {company: values[forecast] for company, forecast in seen.items()}
    assert [pile["expected"] for pile in piles] == [
        2 * worth.get(AUTO, 5) - 1,
        worth.get(BANK, 5),
        worth.get(STEEL, 5),
    ]
    assert len(seen) == 2
    assert [pile["expected"] for pile in piles] != [pile["worth"] for pile in piles]


@pytest.mark.clause("STK-MOV-8", "STK-MOV-12")
def test_the_expected_worth_counts_a_split_twice_and_a_bankruptcy_as_nothing() -> None:
    fields: Json = {"stage": "demand", "piles": [[AUTO], [], []]}
    own = {"company": AUTO, "forecast": "+4", "seen_by": [0]}
    rest = pairs("+2", "+1", "$$", "-2", "-3", companies=[c for c in COMPANIES if c != AUTO])
    rising = table(3, spaces=at_price(American=10), pairs=[own, *rest], **fields)
    after = rising.offers(0)["piles"][0]
    split_to = 6
    assert (after["worth"], after["expected"]) == (10, 2 * (split_to + 3))
    falling = table(3, spaces=at_price(American=1), pairs=[{**own, "forecast": "-3"}, *rest], **fields)
    assert falling.offers(0)["piles"][0]["expected"] == 0
    assert falling.offers(1)["piles"][0]["expected"] == 1
