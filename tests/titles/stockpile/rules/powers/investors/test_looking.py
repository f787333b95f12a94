"""Investors who look at hidden cards or move them: before the Demand Phase and during it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    FEE_3,
    FIRST_CARD,
    LABS,
    STEEL,
    Json,
    asked,
    do,
    down,
    idle,
    normal,
    offered,
    options_now,
    pairs,
    play_until,
    refused,
    rules_of,
    table,
    told,
    told_to,
    types_of,
)

if TYPE_CHECKING:
    from bigboard import Event, State

WARREN, MARK, MARTHA = "Wise Warren", "Maverick Mark", "Mayknow Martha"


def with_investors(*kept: str | list[str], players: int = 3, modules: Json | None = None, **fields: Any) -> State:
    """A table whose first seats have these investors, the others none."""
    hands = [[names] if isinstance(names, str) else names for names in kept]
    hands += [[] for _ in range(players - len(hands))]
    return table(players, options={"investors": True} | (modules or {}), investors={"kept": hands}, **fields)


def bid_all(state: State, *bids: tuple[int, int]) -> list[Event]:
    """Places bids (pile, space), each of the player who is asked."""
    return [event for pile, space in bids for event in do(state, "bid", pile=pile, space=space)]


# Wise Warren


THREE_PILES = [[AUTO, down(STEEL, 2)], [down(BOOM, 1), LABS, down(FEE_3, 2)], [BANK]]


@pytest.mark.clause("STK-INV-WARREN")
def test_warren_sees_all_face_down_cards_of_one_stockpile() -> None:
    state = with_investors(WARREN, stage="before_demand", piles=THREE_PILES)
    assert asked(state) == (0, "look_at_pile")
    events = do(state, "look_at_pile", pile=1)
    assert told(events, "pile_looked_at") == [{"seat": 0, "pile": 1, "cards": [BOOM, FEE_3]}]
    assert [card["card"] for card in state.observe(0)["piles"][1]["cards"]] == [BOOM, LABS, FEE_3]
    assert state.observe(0)["piles"][0]["cards"][1]["card"] is None
    assert asked(state) == (0, "bid")


@pytest.mark.clause("STK-INV-WARREN", "STK-HID-9")
def test_the_others_learn_which_stockpile_warren_looked_at_and_not_what_lies_there() -> None:
    state = with_investors(WARREN, stage="before_demand", piles=THREE_PILES)
    events = do(state, "look_at_pile", pile=1)
    seen = told_to(events, "pile_looked_at", 1)[0]
    assert (seen["pile"], "cards" in seen) == (1, False)
    assert state.observe(1)["piles"][1]["cards"][2] == {"card": None, "face": "down", "seen_by": [0, 2]}


@pytest.mark.clause("STK-INV-WARREN")
def test_warren_looks_at_one_stockpile_only_and_only_where_something_is_hidden_from_him() -> None:
    state = with_investors(WARREN, stage="before_demand", piles=THREE_PILES)
    assert offered(state, "look_at_pile", "pile") == [0, 1]
    assert refused(state, "look_at_pile", pile=2).rule == "STK-INV-WARREN"
    do(state, "look_at_pile", pile=0)
    assert refused(state, "look_at_pile", pile=1).reason == "wrong-decision"


@pytest.mark.clause("STK-INV-8", "STK-INV-WARREN")
def test_warren_may_leave_it_and_looks_at_no_second_stockpile_in_the_next_round() -> None:
    state = with_investors(WARREN, stage="before_demand", piles=THREE_PILES)
    do(state, "pass")
    assert asked(state) == (0, "bid")
    play_until(state, "look_at_pile", 0)
    do(state, "look_at_pile", pile=offered(state, "look_at_pile", "pile")[0])
    assert state.decision == "bid"


@pytest.mark.clause("STK-INV-WARREN")
def test_warren_is_not_asked_when_nothing_is_hidden_from_him() -> None:
    state = with_investors(WARREN, stage="before_demand", piles=[[AUTO], [down(BOOM, 0)], [LABS]])
    assert asked(state) == (0, "bid")


@pytest.mark.clause("STK-INV-WARREN")
def test_warren_sees_every_card_of_a_high_stockpile() -> None:
    cards = [AUTO, BANK, LABS, STEEL, BOOM, FEE_3, AUTO, BANK, LABS]
    state = with_investors(WARREN, stage="before_demand", piles=[[down(card, 1) for card in cards], [], []])
    do(state, "look_at_pile", pile=0)
    assert [card["card"] for card in state.observe(0)["piles"][0]["cards"]] == cards


# Maverick Mark


@pytest.mark.clause("STK-INV-MARK")
def test_mark_moves_any_card_to_another_stockpile_which_may_leave_an_empty_one() -> None:
    state = with_investors(MARK, stage="before_demand", piles=THREE_PILES)
    assert asked(state) == (0, "move_card")
    do(state, "move_card", pile=2, place=0)
    assert asked(state) == (0, "move_to")
    assert offered(state, "move_to", "pile") == [0, 1]
    events = do(state, "move_to", pile=0)
    assert told(events, "card_moved") == [{"seat": 0, "pile": 2, "place": 0, "to": 0, "card": BANK}]
    assert state.position()["piles"][2] == []
    assert [card["card"] for card in state.position()["piles"][0]] == [AUTO, STEEL, BANK]


@pytest.mark.clause("STK-INV-MARK")
def test_of_equal_open_cards_in_a_stockpile_one_is_offered_and_of_face_down_ones_each() -> None:
    piles = [[AUTO, LABS, AUTO, down(BOOM, 1), down(BOOM, 1)], [AUTO], []]
    state = with_investors(MARK, stage="before_demand", piles=piles)
    places = [(words["pile"], words["place"]) for words in options_now(state) if words["type"] == "move_card"]
    assert places == [(0, 0), (0, 1), (0, 3), (0, 4), (1, 0)]


@pytest.mark.clause("STK-INV-MARK", "STK-HID-9")
def test_a_face_down_card_moves_face_down_and_mark_does_not_see_it() -> None:
    state = with_investors(MARK, stage="before_demand", piles=THREE_PILES)
    do(state, "move_card", pile=1, place=2)
    events = do(state, "move_to", pile=2)
    assert "card" not in told_to(events, "card_moved", 0)[0]
    assert state.position()["piles"][2] == [{"card": BANK}, {"card": FEE_3, "seen_by": [2]}]
    assert state.observe(0)["piles"][2]["cards"][1]["card"] is None
    assert state.observe(2)["piles"][2]["cards"][1]["card"] == FEE_3


@pytest.mark.clause("STK-INV-MARK", "STK-TWO-1")
def test_with_two_players_mark_does_not_see_the_face_down_card_that_he_moves_either() -> None:
    piles = [[AUTO, down(FEE_3, 1)], [BANK], [LABS], []]
    state = with_investors([MARK, "Agile Ana"], ["Billionaire Bill", "Crazy Cramer"], players=2, stage="before_demand",
                           piles=piles)  # fmt: skip
    do(state, "move_card", pile=0, place=1)
    events = do(state, "move_to", pile=3)
    assert "card" not in told_to(events, "card_moved", 0)[0]
    assert state.observe(0)["piles"][3]["cards"] == [{"card": None, "face": "down", "seen_by": [1]}]


@pytest.mark.clause("STK-INV-MARK")
def test_the_other_cards_of_the_stockpile_stay_as_they_lie() -> None:
    state = with_investors(MARK, stage="before_demand", piles=THREE_PILES)
    do(state, "move_card", pile=1, place=0)
    do(state, "move_to", pile=2)
    assert state.position()["piles"][1] == [{"card": LABS}, {"card": FEE_3, "seen_by": [2]}]
    assert state.position()["piles"][2] == [{"card": BANK}, {"card": BOOM, "seen_by": [1]}]


@pytest.mark.clause("STK-INV-MARK")
@pytest.mark.parametrize("card", ["Gold", "Tax", FIRST_CARD])
def test_mark_may_move_commerce_cards_and_the_first_player_card(card: str) -> None:
    modules = {"commerce": True, "first_player_card": True}
    state = with_investors(MARK, stage="before_demand", piles=[[AUTO, card], [], []], modules=modules)
    do(state, "move_card", pile=0, place=1)
    do(state, "move_to", pile=1)
    assert state.position()["piles"] == [[{"card": AUTO}], [{"card": card}], []]


@pytest.mark.clause("STK-INV-MARK", "STK-FPC-3")
def test_a_player_who_buys_the_stockpile_mark_moved_the_first_player_card_to_hands_it_on() -> None:
    modules = {"first_player_card": True}
    state = with_investors(MARK, stage="before_demand", piles=[[FIRST_CARD], [AUTO], []], modules=modules)
    do(state, "move_card", pile=0, place=0)
    do(state, "move_to", pile=2)
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    assert asked(state) == (2, "hand_first_card")


@pytest.mark.clause("STK-INV-MARK", "STK-INV-8")
def test_mark_may_leave_it_but_not_once_he_has_picked_up_a_card() -> None:
    state = with_investors(MARK, stage="before_demand", piles=THREE_PILES)
    trial = state.clone()
    do(trial, "pass")
    assert asked(trial) == (0, "bid")
    do(state, "move_card", pile=0, place=0)
    assert refused(state, "pass").reason == "must-answer"
    refusal = refused(state, "move_to", pile=0)
    assert (refusal.rule, refusal.reason) == ("STK-INV-MARK", "not-possible")


@pytest.mark.clause("STK-INV-MARK", "STK-HID-9")
def test_mark_who_put_a_card_down_still_knows_it_after_moving_it() -> None:
    state = with_investors([], [], MARK, stage="before_demand", piles=THREE_PILES)
    do(state, "move_card", pile=0, place=1)
    do(state, "move_to", pile=2)
    assert state.observe(2)["piles"][2]["cards"][1]["card"] == STEEL
    assert state.observe(0)["piles"][2]["cards"][1]["card"] is None


# Several at the same moment


@pytest.mark.clause("STK-INV-6", "STK-INV-WARREN", "STK-INV-MARK")
def test_warren_looks_and_then_mark_moves_a_card_onto_that_stockpile() -> None:
    """The example of the rulebook."""
    state = with_investors(WARREN, MARK, stage="before_demand", piles=THREE_PILES)
    assert asked(state) == (0, "look_at_pile")
    do(state, "look_at_pile", pile=0)
    assert asked(state) == (1, "move_card")
    do(state, "move_card", pile=1, place=2)
    do(state, "move_to", pile=0)
    assert [card["card"] for card in state.observe(0)["piles"][0]["cards"]] == [AUTO, STEEL, None]


@pytest.mark.clause("STK-INV-6")
def test_the_turn_order_and_not_the_seat_decides_who_acts_first() -> None:
    state = with_investors(WARREN, MARK, stage="before_demand", piles=THREE_PILES, first=1)
    assert asked(state) == (1, "move_card")
    do(state, "pass")
    assert asked(state) == (0, "look_at_pile")


@pytest.mark.clause("STK-INV-11")
@pytest.mark.parametrize("order", [(WARREN, MARK), (MARK, WARREN)])
def test_with_two_players_the_owner_of_both_chooses_which_comes_first(order: tuple[str, str]) -> None:
    state = with_investors([MARK, WARREN], players=2, stage="before_demand", piles=[[AUTO], [down(BOOM, 1)], [], []])
    questions = {WARREN: "look_at_pile", MARK: "move_card"}
    assert asked(state) == (0, "choose_power")
    assert {words["investor"] for words in options_now(state)} == {MARK, WARREN}
    do(state, "use", investor=order[0])
    assert asked(state) == (0, questions[order[0]])
    do(state, "pass")
    assert asked(state) == (0, questions[order[1]])
    do(state, "pass")
    assert asked(state) == (0, "bid")


@pytest.mark.clause("STK-INV-11")
def test_the_choice_of_which_comes_first_must_be_made() -> None:
    state = with_investors([MARK, WARREN], players=2, stage="before_demand", piles=[[down(AUTO)], [], [], []])
    assert refused(state, "pass").rule == "STK-INV-11"
    assert refused(state, "use", investor=MARTHA).rule == "STK-INV-11"


@pytest.mark.clause("STK-INV-BILL")
def test_bill_is_never_asked_and_changes_nothing() -> None:
    held = [normal(AUTO), normal(BANK), normal(LABS)]
    bill = with_investors("Billionaire Bill", portfolios=held)
    plain = table(3, portfolios=held)
    for _ in range(120):
        assert (asked(bill), bill.legal_actions()) == (asked(plain), plain.legal_actions())
        assert [event.to_json() for event in idle(bill)] == [event.to_json() for event in idle(plain)]


@pytest.mark.clause("STK-INV-WARREN", "STK-INV-MARK")
def test_what_they_do_is_told_with_their_own_clauses() -> None:
    state = with_investors(WARREN, MARK, stage="before_demand", piles=THREE_PILES)
    assert rules_of(do(state, "look_at_pile", pile=0), "pile_looked_at") == ["STK-INV-WARREN"]
    do(state, "move_card", pile=0, place=0)
    assert rules_of(do(state, "move_to", pile=1), "card_moved") == ["STK-INV-MARK"]


# Mayknow Martha


@pytest.mark.clause("STK-INV-MARTHA")
def test_on_her_bidding_turn_martha_may_look_at_another_players_pair_or_one_beside_the_board() -> None:
    state = with_investors(MARTHA, stage="demand")
    do(state, "use", investor=MARTHA)
    assert asked(state) == (0, "look_at_pair")
    assert offered(state, "look_at_pair", "pair") == [1, 2, 4, 5]
    events = do(state, "look_at_pair", pair=4)
    assert told(events, "pair_looked_at") == [{"seat": 0, "pair": 4, "owner": None, "company": LABS, "forecast": "-2"}]
    assert state.observe(0)["pairs"][4]["forecast"] == "-2"
    assert asked(state) == (0, "bid")


@pytest.mark.clause("STK-INV-MARTHA", "STK-HID-9")
def test_the_others_learn_whose_pair_martha_saw_and_not_what_it_says() -> None:
    state = with_investors(MARTHA, stage="demand")
    do(state, "use", investor=MARTHA)
    events = do(state, "look_at_pair", pair=1)
    seen = next(event for event in events if event.type == "pair_looked_at").seen_by(2)
    assert (seen["pair"], "forecast" in seen, "company" in seen) == (1, False, False)
    assert state.observe(2)["pairs"][1]["forecast"] is None


@pytest.mark.clause("STK-INV-MARTHA")
def test_martha_looks_once_a_round() -> None:
    state = with_investors(MARTHA, stage="demand")
    do(state, "use", investor=MARTHA)
    do(state, "look_at_pair", pair=1)
    refusal = refused(state, "use", investor=MARTHA)
    assert (refusal.rule, refusal.reason) == ("STK-INV-MARTHA", "not-possible")
    assert refusal.message == "Mayknow Martha has been used in this round."
    bid_all(state, (0, 0), (1, 0), (2, 0))
    assert state.decision != "look_at_pair"
    play_until(state, "bid", 0)
    assert MARTHA in offered(state, "use", "investor")


@pytest.mark.clause("STK-INV-MARTHA", "STK-INV-8", "STK-INV-16")
def test_martha_who_has_not_looked_is_asked_when_bidding_is_over_and_nothing_is_paid_yet() -> None:
    state = with_investors(MARTHA, stage="demand")
    events = bid_all(state, (0, 1), (1, 0), (2, 0))
    assert asked(state) == (0, "look_at_pair")
    assert "pile_bought" not in types_of(events)
    assert "pile_bought" in types_of(do(state, "pass"))


@pytest.mark.clause("STK-INV-MARTHA")
def test_martha_may_look_before_a_new_bid_when_she_was_beaten() -> None:
    state = with_investors(MARTHA, stage="demand")
    bid_all(state, (0, 0), (0, 1), (1, 0))
    assert asked(state) == (0, "bid")
    do(state, "use", investor=MARTHA)
    do(state, "look_at_pair", pair=5)
    assert asked(state) == (0, "bid")


@pytest.mark.clause("STK-INV-MARTHA")
def test_martha_cannot_look_at_her_own_pair_or_the_open_one() -> None:
    state = with_investors(MARTHA, stage="demand")
    do(state, "use", investor=MARTHA)
    for pair in (0, 3):
        assert refused(state, "look_at_pair", pair=pair).reason == "pair-seen"
    assert refused(state, "pass").rule == "STK-INV-MARTHA"


@pytest.mark.clause("STK-INV-MARTHA", "STK-TWO-3")
def test_with_two_players_martha_sees_one_pair_only() -> None:
    state = with_investors(MARTHA, players=2, stage="demand")
    do(state, "use", investor=MARTHA)
    assert offered(state, "look_at_pair", "pair") == [2, 3, 4, 5]
    do(state, "look_at_pair", pair=2)
    assert state.observe(0)["pairs"][3]["company"] is None


@pytest.mark.clause("STK-INV-MARTHA")
def test_with_five_players_martha_can_only_look_at_other_players_pairs() -> None:
    state = with_investors(MARTHA, players=5, stage="demand")
    do(state, "use", investor=MARTHA)
    assert offered(state, "look_at_pair", "pair") == [1, 2, 3, 4]


@pytest.mark.clause("STK-INV-MARTHA")
def test_martha_who_knows_every_pair_is_not_asked() -> None:
    known = [entry | {"seen_by": "all"} for entry in pairs()]
    state = with_investors(MARTHA, stage="demand", pairs=known)
    assert offered(state, "use", "investor") == []
    bid_all(state, (0, 0), (1, 0), (2, 0))
    assert state.decision != "look_at_pair"
