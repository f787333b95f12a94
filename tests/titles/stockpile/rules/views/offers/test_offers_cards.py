"""Offers of the Action, Selling and Movement Phases: prices that move, cards to play, shares to sell and to show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.rules.views.offers.test_offers import MODULES, choices, facts, forbidden, with_investors
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPUTERS,
    ELECTRIC,
    LABS,
    STEEL,
    Json,
    asked,
    at_price,
    do,
    normal,
    pairs,
    table,
)

if TYPE_CHECKING:
    from bigboard import State


def the(state: State, type: str, **words: Any) -> Json:
    """The one choice of this type about that card or company."""
    found = [choice for choice in choices(state, type) if words.items() <= choice.items()]
    assert len(found) == 1
    return found[0]


def with_hand(*cards: str, **fields: Any) -> State:
    """Seat 0's Action turn with these strategy cards in hand."""
    return table(3, stage="action", options=MODULES, strategies={"hands": [list(cards), [], []]}, **fields)


@pytest.mark.clause("STK-ACT-3", "STK-MOV-6", "STK-MOV-8", "STK-MOV-10")
def test_a_boom_on_the_last_space_tells_of_the_split() -> None:
    cards = normal(BOOM, AUTO, AUTO, split=[AUTO, AUTO, AUTO])
    state = table(3, stage="action", spaces=at_price(American=10, Bottomline=8), portfolios=[cards, {}, {}])
    move = the(state, "boom", company=AUTO)["moves"][0]
    assert (move["price"], move["to"], move["space"], move["splits"]) == (10, 7, 6, 1)
    assert (move["cards_split"], move["split_bonus"]) == (2, 30)
    assert the(state, "boom", company=AUTO)["gain"] == 30
    move = the(state, "boom", company=BANK)["moves"][0]
    assert (move["price"], move["to"], move["splits"]) == (8, 10, 0)


@pytest.mark.clause("STK-ACT-4", "STK-MOV-12")
def test_a_bust_below_the_first_space_tells_of_the_bankruptcy_and_what_is_lost() -> None:
    cards = normal(BUST, AUTO, split=[AUTO])
    state = table(3, stage="action", spaces=at_price(American=2), portfolios=[cards, {}, {}])
    move = the(state, "bust", company=AUTO)["moves"][0]
    assert (move["to"], move["bankrupt"], move["cards_lost"], move["value_lost"]) == (5, True, 2, 6)
    assert forbidden(state, type="end_turn") == ("action-cards-left", "STK-ACT-2")


@pytest.mark.clause("STK-ADV-6", "STK-ADV-7")
def test_a_boom_past_dollars_tells_the_dividend_and_counts_split_shares_twice() -> None:
    cards = normal(BOOM, STEEL, split=[STEEL])
    state = table(3, stage="action", options={"board": "advanced"}, spaces={STEEL: 8}, portfolios=[cards, {}, {}])
    choice = the(state, "boom", company=STEEL)
    move = choice["moves"][0]
    # The $ of the last space is paid before the split, which then brings the bonus for the split card.
    assert (move["dividend"], move["dividend_gain"], move["splits"], move["split_bonus"]) == (1, 3, 1, 10)
    assert choice["gain"] == 13


@pytest.mark.clause("STK-STR-BLOCK-TRADING", "STK-STR-8")
def test_a_card_that_pays_tells_its_amount_and_otherwise_its_condition() -> None:
    state = with_hand("Block Trading", "Value Investing", "Kickback", ended_on=[[5], [4], [2]])
    assert facts(state, "play", "card", "gain", "up_to", "needs") == [("Block Trading", 5, 5, "high-space")]
    assert forbidden(state, card="Value Investing") == ("no-effect", "STK-STR-8")
    missing = {entry["card"]: entry["args"]["needs"] for entry in state.offers(0)["forbidden"] if "card" in entry}
    assert missing == {"Value Investing": "low-space", "Kickback": "higher-rival"}


@pytest.mark.clause("STK-STR-7")
def test_a_card_that_is_too_dear_is_forbidden() -> None:
    state = with_hand(
        "Dividend Growth Investing", "Special Dividend", money=[3, 9, 9], portfolios=[normal(AUTO), {}, {}]
    )
    assert forbidden(state, card="Dividend Growth Investing") == ("too-little-money", "STK-STR-7")
    assert the(state, "play", card="Special Dividend")["up_to"] == 1


@pytest.mark.clause("STK-STR-5")
def test_after_one_card_the_rest_of_the_hand_is_forbidden_and_told_so() -> None:
    state = with_hand("Insider Trading", "Pump and Dump", portfolios=[normal(AUTO, BOOM), {}, {}])
    do(state, "play", card="Insider Trading")
    assert facts(state, "look_at_pair", "owner", "company", "gain")[0] == (1, None, 3)
    do(state, "look_at_pair", pair=1)
    assert forbidden(state, card="Pump and Dump") == ("no-play-left", "STK-STR-5")


@pytest.mark.clause("STK-STR-INSIDER-TRADING")
def test_a_card_whose_only_question_has_one_answer_pays_at_once() -> None:
    seen = [{**pair, "seen_by": "all"} for pair in pairs()]
    state = with_hand("Insider Trading", pairs=[*seen[:5], {**seen[5], "seen_by": [1]}])
    assert facts(state, "play", "gain", "up_to") == [(3, 3)]
    state = with_hand("Insider Trading", pairs=pairs())
    assert facts(state, "play", "gain", "up_to") == [(0, 3)]


@pytest.mark.clause("STK-STR-MARKET-MAKER", "STK-MOV-10")
def test_a_card_that_moves_prices_tells_the_best_that_splits_can_bring() -> None:
    cards = normal(BOOM, split=[AUTO, BANK, BANK, STEEL])
    hand = ("Market Maker", "Pump and Dump", "Buyback")
    state = with_hand(*hand, spaces=at_price(American=9, Bottomline=10, Stanford=8), portfolios=[cards, {}, {}])
    assert dict(facts(state, "play", "card", "up_to")) == {"Market Maker": 30, "Pump and Dump": 20, "Buyback": 10}


@pytest.mark.clause("STK-STR-CORNER-THE-MARKET", "STK-STR-INTERPOSITIONING")
def test_cards_that_pay_for_what_one_has_tell_the_sum() -> None:
    state = with_hand("Corner the Market", commerce_held=[{"Platinum": 2, "Corn": 3, "Tax": 4}, {}, {}])
    assert the(state, "play", card="Corner the Market")["gain"] == 15


@pytest.mark.clause("STK-STR-DIVERSIFICATION")
def test_diversification_tells_what_it_brings_at_once_and_at_best() -> None:
    cards = normal(AUTO, AUTO, BANK, STEEL, split=[LABS])
    state = with_hand("Diversification", portfolios=[cards, {}, {}])
    choice = the(state, "play", card="Diversification")
    assert (choice["gain"], choice["up_to"]) == (2, 8)
    do(state, "play", card="Diversification")
    assert facts(state, "choose", "company", "gain") == [(AUTO, 2), (BANK, 2), (STEEL, 2)]


@pytest.mark.clause("STK-STR-GOLDEN-PARACHUTE")
def test_golden_parachute_tells_the_best_company_and_what_each_number_of_cards_brings() -> None:
    cards = normal(AUTO, AUTO, BANK, split=[AUTO])
    state = with_hand("Golden Parachute", spaces=at_price(American=2, Bottomline=1), portfolios=[cards, {}, {}])
    assert the(state, "play", card="Golden Parachute")["up_to"] == 12
    do(state, "play", card="Golden Parachute")
    assert facts(state, "choose", "company", "up_to") == [(AUTO, 12), (BANK, 3)]
    assert forbidden(state, type="choose", company=STEEL)[1] == "STK-STR-GOLDEN-PARACHUTE"
    do(state, "choose", company=AUTO)
    assert facts(state, "show", "cards", "gain", "revealed") == [(0, 6, 0), (1, 9, 1), (2, 12, 2)]


@pytest.mark.clause("STK-STR-NAKED-SHORT", "STK-STR-MARKET-MAKER")
def test_cards_that_need_an_action_card_say_so() -> None:
    state = with_hand("Naked Short", "Market Maker", portfolios=[normal(AUTO), {}, {}])
    assert {entry["args"].get("needs") for entry in state.offers(0)["forbidden"]} == {"action-card"}
    state = with_hand("Naked Short", "Market Maker", portfolios=[normal(BOOM, BOOM), {}, {}])
    assert facts(state, "play", "card", "gives_up", "up_to") == [
        ("Market Maker", "action-card", 0), ("Naked Short", "action-card", 12),
    ]  # fmt: skip
    do(state, "play", card="Naked Short")
    assert facts(state, "discard_action", "card", "held", "gain") == [(BOOM, 2, 12)]


@pytest.mark.clause("STK-STR-CONVERTIBLE-BOND", "STK-STR-VULTURE-CAPITALISM")
def test_of_two_things_that_a_card_needs_the_missing_one_is_told() -> None:
    hand = ("Convertible Bond", "Vulture Capitalism")
    state = with_hand(*hand, discard={AUTO: 1})
    assert {entry["card"]: entry["args"]["needs"] for entry in state.offers(0)["forbidden"]} == {
        "Convertible Bond": "bond", "Vulture Capitalism": "share",
    }  # fmt: skip
    state = with_hand(*hand, bonds=[1, 0, 0], portfolios=[normal(BANK), {}, {}])
    assert {entry["args"]["needs"] for entry in state.offers(0)["forbidden"]} == {"discarded-share"}


@pytest.mark.clause("STK-STR-BUYBACK")
def test_a_share_given_up_tells_where_its_price_moves() -> None:
    state = with_hand("Buyback", spaces=at_price(Stanford=9), portfolios=[normal(STEEL, AUTO, split=[STEEL]), {}, {}])
    do(state, "play", card="Buyback")
    moves = {(choice["type"], choice["company"]): choice["moves"][0] for choice in state.offers(0)["choices"]}
    assert moves["give_up", AUTO]["to"] == 7
    assert (moves["give_up", STEEL]["splits"], moves["give_up", STEEL]["split_bonus"]) == (1, 10)
    assert (moves["unsplit", STEEL]["split_bonus"], moves["unsplit", STEEL]["cards_split"]) == (0, 2)


@pytest.mark.clause("STK-STR-SYSTEMIC-SHOCK")
def test_a_commodity_to_discard_tells_what_the_rest_is_worth() -> None:
    state = with_hand("Systemic Shock", commerce_held=[{"Gold": 2, "Oil": 1, "Corn": 1}, {}, {}])
    do(state, "play", card="Systemic Shock")
    assert facts(state, "discard_commodity", "card", "held", "worth_left", "worth_lost") == [
        ("Gold", 2, 15, 3), ("Oil", 1, 11, 7), ("Corn", 1, 11, 7),
    ]  # fmt: skip
    do(state, "discard_commodity", card="Gold")
    do(state, "raise", company=AUTO)
    assert the(state, "lower", company=BANK)["moves"][0]["to"] == 4
    assert forbidden(state, type="lower", company=AUTO)[1] == "STK-STR-SYSTEMIC-SHOCK"


@pytest.mark.clause("STK-STR-FALSIFIED-EARNINGS", "STK-STR-CIRCUIT-BREAKER")
def test_a_card_laid_on_a_forecast_tells_what_the_forecast_will_do_then() -> None:
    seen = [{**pair, "seen_by": "all"} for pair in pairs("+4", "$$", "-2", "+1", "+2", "-3")]
    state = with_hand("Falsified Earnings", pairs=seen)
    do(state, "play", card="Falsified Earnings")
    assert facts(state, "lay", "steps", "dividend") == [(1, 0), (-3, 2), (1, 0), (-2, 0), (-1, 0), (0, 0)]
    state = with_hand("Circuit Breaker", pairs=pairs())
    do(state, "play", card="Circuit Breaker")
    assert facts(state, "lay", "owner", "company", "steps")[:2] == [(0, AUTO, 0), (1, None, None)]


@pytest.mark.clause("STK-STR-14", "STK-HID-12")
def test_a_card_that_another_player_laid_is_reckoned_with() -> None:
    seen = [{**pair, "seen_by": "all"} for pair in pairs()]
    hands = [["Circuit Breaker"], ["Falsified Earnings"], []]
    state = table(3, stage="action", options=MODULES, strategies={"hands": hands}, pairs=seen)
    do(state, "play", card="Circuit Breaker")
    assert state.offers(1)["rule"] == state.offers(0)["rule"] == "STK-STR-CIRCUIT-BREAKER"
    do(state, "lay", pair=0)
    assert asked(state) == (1, "act")
    do(state, "play", card="Falsified Earnings")
    assert facts(state, "lay", "steps")[0] == (0,)


@pytest.mark.clause("STK-STR-DATA-BROKER")
def test_a_pair_to_reveal_tells_what_it_says_and_pays() -> None:
    state = table(2, stage="action", options=MODULES, strategies={"hands": [["Data Broker"], []]}, pairs=pairs())
    do(state, "play", card="Data Broker")
    assert facts(state, "reveal_pair", "pair", "company", "forecast", "gain") == [
        (0, AUTO, "+4", 5),
        (1, BANK, "+2", 5),
    ]


@pytest.mark.clause("STK-INV-CHANDA", "STK-INV-7")
def test_an_investor_without_anything_to_use_it_on_is_forbidden() -> None:
    state = with_investors("Clever Chanda", stage="action", portfolios=[normal(AUTO, BOOM), {}, {}])
    assert forbidden(state, type="use") == ("not-possible", "STK-INV-CHANDA")
    assert state.offers(0)["forbidden"][-1]["args"]["needs"] == "two-shares"


@pytest.mark.clause("STK-INV-CRAMER", "STK-INV-7")
def test_an_investor_tells_the_prices_it_moves_to_and_is_forbidden_once_it_was_used() -> None:
    cards = normal(BOOM)
    state = with_investors("Crazy Cramer", stage="action", spaces=at_price(American=10), portfolios=[cards, {}, {}])
    do(state, "use", investor="Crazy Cramer")
    assert the(state, "raise", company=AUTO)["moves"][0]["splits"] == 1
    assert the(state, "lower", company=AUTO)["moves"][0]["to"] == 9
    do(state, "lower", company=AUTO)
    assert forbidden(state, type="use") == ("not-possible", "STK-INV-CRAMER")


@pytest.mark.clause("STK-INV-GRAHAM", "STK-SEL-4", "STK-SEL-5", "STK-SEL-6")
def test_golden_grahams_bonus_is_in_every_sale() -> None:
    cards = normal(AUTO, AUTO, split=[AUTO])
    state = with_investors(
        "Golden Graham", "Wise Warren", "Billionaire Bill", stage="selling", portfolios=[cards, {}, {}]
    )
    assert facts(state, "sell", "cards", "gain") == [(1, 6), (2, 12)]
    assert facts(state, "sell_split", "cards", "gain") == [(1, 12)]
    assert facts(state, "sell_half", "cards", "gain") == [(1, 6)]
    assert {choice["share"] for choice in choices(state, "sell")} == {6}


@pytest.mark.clause("STK-INV-SOROS", "STK-INV-GRAHAM")
def test_shorting_soros_sees_his_price_with_grahams_bonus() -> None:
    kept = [["Shorting Soros", "Golden Graham"], ["Billionaire Bill", "Wise Warren"]]
    state = table(2, stage="selling", options={"investors": True}, investors={"kept": kept},
                  portfolios=[normal(AUTO, split=[BANK]), {}])  # fmt: skip
    assert facts(state, "use", "investor", "up_to") == [("Shorting Soros", 9)]
    do(state, "use", investor="Shorting Soros")
    assert facts(state, "sell_short", "company", "gain", "share") == [(AUTO, 9, 6)]
    assert facts(state, "sell_short_half", "company", "gain", "split") == [(BANK, 9, 1)]
    assert state.offers(0)["pick"] is None
    do(state, "sell_short", company=AUTO)
    assert forbidden(state, type="use") == ("not-possible", "STK-INV-SOROS")


@pytest.mark.clause("STK-INV-BARACK")
def test_a_share_bought_back_tells_its_cost_and_what_it_would_bring() -> None:
    state = with_investors(
        "Bailout Barack", stage="before_movement", discard={AUTO: 1, BANK: 2, STEEL: 1}, money=[4, 9, 9],
        spaces=at_price(American=6, Bottomline=1, Stanford=9),
    )  # fmt: skip
    assert facts(state, "take", "company", "cost", "share") == [(AUTO, 4, 6), (BANK, 0, 1)]
    assert forbidden(state, company=COMPUTERS) == ("not-in-discard", "STK-STR-11")
    assert forbidden(state, company=STEEL)[1] == "STK-INV-BARACK"


@pytest.mark.clause("STK-MOV-4", "STK-HID-7")
def test_shares_to_show_tell_what_each_number_brings_and_what_the_others_learn() -> None:
    cards = normal(AUTO, AUTO, BANK, split=[AUTO])
    state = table(3, stage="movement", portfolios=[cards, {}, {}], pairs=pairs("$$", "+4", "+2", "+1", "-2", "-3"))
    assert asked(state) == (0, "show_shares")
    assert facts(state, "show", "cards", "gain", "amount", "revealed") == [(0, 4, 2, 0), (1, 6, 2, 1), (2, 8, 2, 2)]


@pytest.mark.clause("STK-INV-DEBORAH")
def test_a_company_that_is_to_pay_a_dividend_tells_what_one_receives() -> None:
    state = with_investors(
        "Dividend Deborah", stage="round_ends", portfolios=[normal(AUTO, BANK, split=[BANK]), {}, {}]
    )
    assert facts(state, "choose", "company", "dividend", "gain")[:3] == [(AUTO, 1, 1), (BANK, 1, 3), (COMPUTERS, 1, 0)]


@pytest.mark.clause("STK-STR-PUMP-AND-DUMP")
def test_pump_and_dump_tells_the_price_and_then_what_the_shares_bring() -> None:
    state = with_hand("Pump and Dump", portfolios=[normal(AUTO, ELECTRIC, split=[ELECTRIC]), {}, {}])
    do(state, "play", card="Pump and Dump")
    assert the(state, "choose", company=ELECTRIC)["moves"][0]["to"] == 6
    do(state, "choose", company=ELECTRIC)
    assert facts(state, "sell", "company", "gain") == [(ELECTRIC, 6)]
    items = state.offers(0)["pick"]["items"]
    assert [(item["item"]["type"], item["gain"]) for item in items] == [
        ("sell", 6),
        ("sell_split", 12),
        ("sell_half", 6),
    ]


@pytest.mark.clause("STK-STR-PUMP-AND-DUMP", "STK-ADV-6")
def test_a_dividend_that_a_move_passes_is_told_with_the_move() -> None:
    advanced = MODULES | {"board": "advanced"}
    state = table(3, stage="action", options=advanced, strategies={"hands": [["Pump and Dump"], [], []]},
                  spaces={STEEL: 0}, portfolios=[normal(STEEL, split=[STEEL]), {}, {}])  # fmt: skip
    do(state, "play", card="Pump and Dump")
    choice = the(state, "choose", company=STEEL)
    assert (choice["gain"], choice["dividend"], choice["moves"][0]["dividend_gain"]) == (3, 0, 3)


@pytest.mark.clause("STK-INV-SANDERS")
def test_socialist_sanders_sees_what_is_taken_and_what_he_keeps() -> None:
    state = with_investors("Socialist Sanders", stage="levelling", money=[5, 9, 9])
    assert facts(state, "take_from", "seat", "money", "amount", "gain") == [(1, 9, 2, 2), (2, 9, 2, 2)]
    state = with_investors("Socialist Sanders", stage="levelling", money=[5, 9, 5])
    assert facts(state, "give_one", "seat", "amount", "gain") == [(0, 1, 2), (2, 1, 1)]


@pytest.mark.clause("STK-INV-SANDERS")
def test_where_sanders_still_chooses_the_poorest_only_what_is_sure_is_promised() -> None:
    kept = [[name] for name in ("Socialist Sanders", "Billionaire Bill", "Wise Warren", "Golden Graham")]
    state = table(4, stage="levelling", options={"investors": True}, investors={"kept": kept}, money=[5, 9, 9, 5])
    assert facts(state, "take_from", "seat", "amount", "gain") == [(1, 2, 1), (2, 2, 1)]
