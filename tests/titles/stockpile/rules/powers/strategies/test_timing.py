"""Playing strategy cards: when, how many, at what cost, and what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    LABS,
    Json,
    asked,
    at_price,
    do,
    finish_round,
    money,
    normal,
    offered,
    pairs,
    play_until,
    refused,
    rules_of,
    split,
    table,
    told,
    told_to,
    types_now,
    types_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigboard import State


def holding(
    hand: Sequence[str], own: Json | None = None, seats: int = 3, modules: Json | None = None, **fields: Any
) -> State:
    """The Action Phase begins; seat 0 has these strategy cards and this portfolio."""
    hands = [list(hand), *([] for _ in range(seats - 1))]
    options = {"strategies": True, "promo": True} | (modules or {})
    portfolios = [own or normal(), *(normal() for _ in range(seats - 1))]
    position = {"stage": "action", "options": options, "strategies": {"hands": hands}, "portfolios": portfolios}
    return table(seats, **position | fields)


@pytest.mark.clause("STK-STR-5")
def test_one_strategy_card_may_be_played_in_a_round() -> None:
    state = holding(["Data Broker", "Insider Trading"], own=normal(BOOM))
    do(state, "play", card="Data Broker")
    refusal = refused(state, "play", card="Insider Trading")
    assert (refusal.rule, refusal.reason) == ("STK-STR-5", "no-play-left")
    do(state, "boom", company=AUTO)
    play_until(state, "act", 0)
    assert offered(state, "play", "card") == ["Insider Trading"]


@pytest.mark.clause("STK-STR-5")
def test_no_one_has_to_play_one() -> None:
    state = holding(["Data Broker"], own=normal(AUTO))
    do(state, "end_turn")
    assert asked(state) == (0, "sell")


@pytest.mark.clause("STK-STR-5")
@pytest.mark.parametrize("stage", ["round_begins", "demand", "selling"])
def test_a_strategy_card_cannot_be_played_in_another_phase(stage: str) -> None:
    state = holding(["Data Broker"], own=normal(AUTO), stage=stage)
    assert refused(state, "play", card="Data Broker").reason == "wrong-decision"


@pytest.mark.clause("STK-STR-5")
def test_only_a_card_in_hand_can_be_played() -> None:
    state = holding(["Data Broker"])
    refusal = refused(state, "play", card="Naked Short")
    assert (refusal.rule, refusal.reason) == ("STK-STR-5", "not-in-hand")


@pytest.mark.clause("STK-STR-5", "STK-HID-15")
def test_a_player_with_cards_that_cannot_be_played_is_asked_all_the_same() -> None:
    state = holding(["Naked Short"])
    assert asked(state) == (0, "act")
    assert types_now(state) == {"end_turn"}


@pytest.mark.clause("STK-STR-6")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_strategy_card_is_played_before_between_or_after_action_cards(place: int) -> None:
    state = holding(["Data Broker"], own=normal(BOOM, BUST, AUTO))
    moves: list[Json] = [{"type": "boom", "company": AUTO}, {"type": "bust", "company": BANK}]
    moves.insert(place, {"type": "play", "card": "Data Broker"})
    for move in moves:
        assert asked(state) == (0, "act")
        state.apply(state.find(move))
    if state.decision == "act":
        do(state, "end_turn")
    assert (asked(state), money(state)[0]) == ((0, "sell"), 25)


@pytest.mark.clause("STK-STR-6", "STK-ACT-2")
def test_action_cards_must_still_be_used_after_a_strategy_card() -> None:
    state = holding(["Data Broker"], own=normal(BOOM))
    do(state, "play", card="Data Broker")
    assert refused(state, "end_turn").rule == "STK-ACT-2"


COSTS = {
    "Dividend Growth Investing": 4,
    "Rogue Trading": 4,
    "Pump and Dump": 2,
    "Leveraged Buyout": 6,
    "Circuit Breaker": 2,
}


@pytest.mark.clause("STK-STR-7")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_a_card_whose_cost_is_not_there_cannot_be_played(card: str, cost: int) -> None:
    fields: Json = {"own": normal(AUTO, BOOM), "discard": {LABS: 1}}
    poor = holding([card], money=[cost - 1, 20, 20], **fields)
    refusal = refused(poor, "play", card=card)
    assert (refusal.rule, refusal.reason) == ("STK-STR-7", "too-little-money")
    assert refusal.args == {"card": card, "cost": cost}
    rich = holding([card], money=[cost, 20, 20], **fields)
    assert card in offered(rich, "play", "card")


@pytest.mark.clause("STK-STR-7")
def test_the_cost_is_paid_before_the_effect() -> None:
    state = holding(["Dividend Growth Investing"], own=normal(AUTO, AUTO, BOOM), money=[4, 20, 20])
    events = do(state, "play", card="Dividend Growth Investing")
    assert money(state)[0] == 0
    assert told(events, "strategy_played")[0]["cost"] == 4
    do(state, "choose", company=AUTO)
    do(state, "show", cards=2)
    assert money(state)[0] == 4


@pytest.mark.clause("STK-STR-7")
def test_what_a_card_would_bring_does_not_help_to_pay_for_it() -> None:
    state = holding(["Pump and Dump"], own=normal(AUTO, BOOM), money=[1, 20, 20])
    assert refused(state, "play", card="Pump and Dump").rule == "STK-STR-7"


NOT_NOW: list[tuple[str, Json]] = [
    ("Block Trading", {"ended_on": [[4], [7], [7]]}),
    ("Value Investing", {"ended_on": [[3], [0], [0]]}),
    ("Kickback", {"ended_on": [[5], [5], [0]]}),
    ("Convertible Bond", {"discard": {AUTO: 1}}),
    ("Convertible Bond", {"bonds": [1, 0, 0]}),
    ("Corner the Market", {"commerce_held": [{"Gold": 1, "Tax": 3}, {}, {}]}),
    ("Diversification", {}),
    ("Dividend Growth Investing", {}),
    ("Special Dividend", {}),
    ("Fraudulent Transfer", {"discard": {AUTO: 1}}),
    ("Vulture Capitalism", {"discard": {AUTO: 1}}),
    ("Interpositioning", {}),
    ("Market Maker", {}),
    ("Naked Short", {}),
    ("Rogue Trading", {}),
    ("Systemic Shock", {"commerce_held": [{"Tax": 2}, {}, {}]}),
    ("Bear Raid", {}),
    ("Buyback", {}),
    ("Golden Parachute", {"spaces": at_price(American=1)}),
    ("Leveraged Buyout", {"discard": {BOOM: 1}}),
    ("Wash Trade", {}),
]


@pytest.mark.clause("STK-STR-8")
@pytest.mark.parametrize(("card", "fields"), NOT_NOW, ids=[card.replace(" ", "_") for card, _ in NOT_NOW])
def test_a_card_that_would_change_nothing_cannot_be_played(card: str, fields: Json) -> None:
    state = holding([card], modules={"bonds": True, "commerce": True}, **fields)
    refusal = refused(state, "play", card=card)
    assert (refusal.rule, refusal.reason, refusal.args["card"]) == ("STK-STR-8", "no-effect", card)
    assert refusal.args["needs"]


@pytest.mark.clause("STK-STR-8")
def test_a_card_that_works_in_part_may_be_played() -> None:
    seen = pairs()
    for pair in (1, 2, 4):
        seen[pair]["seen_by"] = [0, pair] if pair < 3 else [0]
    state = holding(["Corporate Espionage"], own=normal(BOOM), pairs=seen)
    events = do(state, "play", card="Corporate Espionage")
    assert [look["pair"] for look in told(events, "pair_looked_at")] == [5]
    assert asked(state) == (0, "act")


@pytest.mark.clause("STK-STR-9", "STK-HID-11")
def test_a_played_card_is_out_of_the_game_and_everyone_knows_it() -> None:
    state = holding(["Data Broker", "Data Broker"], own=normal(BOOM))
    events = do(state, "play", card="Data Broker")
    assert state.position()["strategies"]["hands"][0] == ["Data Broker"]
    assert state.observe(2)["played"] == ["Data Broker"]
    assert told_to(events, "strategy_played", 2)[0]["card"] == "Data Broker"
    assert rules_of(events, "strategy_played") == ["STK-STR-DATA-BROKER"]
    assert state.observe(2)["seats"][0]["strategies"] == 1


@pytest.mark.clause("STK-STR-9")
def test_cards_left_in_hand_at_the_end_are_worth_nothing() -> None:
    hands = [["Naked Short", "Data Broker"], [], []]
    state = holding([], stage="levelling", round=7, strategies={"hands": hands})
    assert (state.decision, state.scores()) == ("game_over", [20, 20, 20])


@pytest.mark.clause("STK-STR-12", "STK-STR-MARKET-MAKER")
def test_each_company_a_card_moves_is_moved_fully_before_the_next() -> None:
    spaces = at_price(American=9, Bottomline=1)
    state = holding(["Market Maker"], own=normal(BOOM, AUTO, BANK, BUST), spaces=spaces)
    do(state, "play", card="Market Maker")
    do(state, "discard_action", card=BOOM)
    events = do(state, "raise", company=AUTO)
    assert types_of(events) == ["split", "shares_split", "price_moved"]
    assert split(state, 0) == {AUTO: 1}
    events = do(state, "lower", company=BANK)
    assert types_of(events) == ["bankruptcy", "shares_lost", "price_moved"]


@pytest.mark.clause("STK-STR-13")
@pytest.mark.parametrize("ended", [[6, 0], [0, 6]])
@pytest.mark.parametrize("card", ["Block Trading", "Value Investing", "Kickback"])
def test_with_two_players_either_meeple_will_do_and_is_paid_once(card: str, ended: list[int]) -> None:
    state = holding([card], own=normal(BOOM), seats=2, ended_on=[ended, [3, 2]])
    do(state, "play", card=card)
    assert money(state)[0] == 30 + (4 if card == "Kickback" else 5)


@pytest.mark.clause("STK-STR-13")
@pytest.mark.parametrize(
    ("card", "ended"),
    [("Block Trading", [[4, 4], [7, 7]]), ("Value Investing", [[3, 7], [0, 0]]), ("Kickback", [[5, 4], [4, 0]])],
)
def test_with_two_players_one_of_the_meeples_must_fulfil_the_condition(card: str, ended: list[list[int]]) -> None:
    state = holding([card], seats=2, ended_on=ended)
    assert refused(state, "play", card=card).rule == "STK-STR-8"


@pytest.mark.clause("STK-STR-13", "STK-DEM-10")
def test_where_the_meeples_ended_is_remembered_for_this_round_only() -> None:
    state = holding(["Block Trading"], stage="demand", piles=[[BOOM], [AUTO], [BANK]])
    for pile, space in ((0, 5), (1, 0), (2, 0)):
        do(state, "bid", pile=pile, space=space)
    assert offered(state, "play", "card") == ["Block Trading"]
    finish_round(state)
    play_until(state, "act", 0)
    assert refused(state, "play", card="Block Trading").reason == "no-effect"
