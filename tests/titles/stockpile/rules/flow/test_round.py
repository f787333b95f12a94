"""Rounds: how many, their phases, who begins, what is paid at their end, one decision at a time."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPANIES,
    EVERYTHING,
    GAME,
    STEEL,
    asked,
    do,
    finish_round,
    idle,
    money,
    normal,
    pairs,
    play_until,
    refused,
    table,
    told,
    types_now,
    types_of,
)

import bigboard


@pytest.mark.clause("STK-RND-1")
def test_every_phase_starts_with_the_first_player_and_goes_clockwise() -> None:
    state = table(first=2, portfolios=[normal(AUTO), normal(AUTO), normal(AUTO)], options={"bonds": True})
    order: dict[str, list[int]] = {}
    while state.observe(-1)["round"] == 1:
        seats = order.setdefault(state.decision, [])
        if state.seat not in seats:
            seats.append(state.seat)
        if state.decision == "bid":
            do(state, "bid", pile=state.seat, space=0)
        else:
            idle(state)
    for decision in ("buy_bonds", "place_card", "bid", "sell", "show_shares"):
        assert order[decision] == [2, 0, 1], decision


@pytest.mark.clause("STK-RND-1", "STK-ACT-1")
def test_the_action_phase_too_goes_clockwise_from_the_first_player() -> None:
    state = table(4, first=3, stage="action", portfolios=[normal(BOOM)] * 4)
    order = []
    while state.decision == "act":
        order.append(state.seat)
        idle(state)
    assert list(dict.fromkeys(order)) == [3, 0, 1, 2]


@pytest.mark.clause("STK-RND-2")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 7), (4, 6), (5, 5)])
def test_the_number_of_rounds_depends_on_the_number_of_players(players: int, rounds: int) -> None:
    state = GAME.start(GAME.deal(players, 1))
    events = list(state.opening)
    while state.seat >= 0:
        events += idle(state)
    assert [event["round"] for event in told(events, "round")] == list(range(1, rounds + 1))
    assert state.observe(-1)["rounds"] == rounds


@pytest.mark.clause("STK-RND-3")
def test_a_round_has_six_phases_in_order() -> None:
    draws = [BANK, BANK, BANK, BOOM, BANK]
    state = table(draws=draws, portfolios=[normal(AUTO), normal(AUTO), normal(AUTO)])
    stages = [state.observe(-1)["stage"]]
    assert state.observe(0)["pairs"][0]["company"] == AUTO  # Information comes before Supply
    happened = []
    while state.observe(-1)["round"] == 1:
        if state.decision == "bid":
            do(state, "bid", pile=state.seat, space=0)
        elif "boom" in types_now(state):
            happened += do(state, "boom", company=BANK)
        else:
            happened += idle(state)
        stages.append(state.observe(-1)["stage"])
    assert list(dict.fromkeys(stages)) == ["supply", "demand", "action", "selling", "movement"]
    kinds = [kind for kind in types_of(happened) if kind in ("boom", "pair_revealed", "round")]
    assert kinds == ["boom", *["pair_revealed"] * 6, "round"]


@pytest.mark.clause("STK-RND-4")
def test_a_round_starts_with_bonds_then_dice_then_information() -> None:
    state = table(stage="next_round", first=1, options={"bonds": True, "dice": True})
    assert asked(state) == (2, "buy_bonds")
    assert state.observe(0)["forecasts"] is None
    assert state.observe(0)["pairs"] == []
    do(state, "buy_bonds", bonds=0)
    do(state, "buy_bonds", bonds=1)
    events = do(state, "buy_bonds", bonds=0)
    assert types_of(events)[:2] == ["dice", "pair_dealt"]
    assert state.decision == "place_card"


@pytest.mark.clause("STK-RND-4")
def test_without_bonds_and_dice_the_round_starts_with_information() -> None:
    opening = types_of(GAME.start(GAME.deal(3, 1)).opening)
    assert opening[opening.index("round") + 1] == "pair_dealt"


@pytest.mark.clause("STK-RND-5", "STK-RND-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_token_passes_to_the_left(players: int) -> None:
    state = table(players, first=players - 2)
    events = finish_round(state)
    assert told(events, "round") == [{"seat": players - 1, "round": 2, "first": players - 1}]
    events = finish_round(state)
    assert told(events, "round") == [{"seat": 0, "round": 3, "first": 0}]
    assert asked(state) == (0, "place_card")


@pytest.mark.clause("STK-RND-6", "STK-BND-4")
def test_at_the_end_of_a_round_interest_comes_first_then_investors_by_seat_then_oprah_then_sanders() -> None:
    state = table(
        5,
        first=1,
        stage="selling",
        options={"bonds": True, "commerce": True, "investors": True},
        investors={
            "kept": [["Socialist Sanders"], ["Opulent Oprah"], ["Lucrative Li"], ["Daring Dangote"], ["Agile Ana"]]
        },
        portfolios=[{}, {}, {}, {}, normal(AUTO, split=[STEEL])],
        bonds=[1, 0, 3, 0, 0],
        commerce_held=[{}, {}, {}, {"Gold": 2, "Tax": 1}, {}],
        money=[10, 10, 10, 50, 0],
        pairs=pairs("-2", "-3", "+4", "+2", "+1", "+1"),
    )
    events = do(state, "stop")
    events += do(state, "choose", company=AUTO)
    events += do(state, "choose", company=STEEL)
    assert asked(state) == (1, "give_money")
    events += do(state, "give_all", seat=4)
    paid = [(event.seat, event.rule) for event in events if event.rule.startswith(("STK-BND", "STK-INV"))]
    assert paid == [
        (2, "STK-BND-4"),
        (0, "STK-BND-4"),
        (2, "STK-INV-LI"),
        (3, "STK-INV-DANGOTE"),
        (4, "STK-INV-ANA"),
        (4, "STK-INV-ANA"),
        (1, "STK-INV-OPRAH"),
        (0, "STK-INV-SANDERS"),
    ]
    # Sanders takes $2K of seat 3, the richest, keeps $1K and gives $1K to the poorest: seat 4 after Ana and Oprah.
    assert money(state) == [12, 8, 15, 50, 5]


@pytest.mark.clause("STK-RND-7")
def test_the_next_round_begins_after_all_but_the_last() -> None:
    state = table(round=6)
    finish_round(state)
    assert state.observe(-1)["round"] == 7
    assert state.decision == "place_card"


@pytest.mark.clause("STK-RND-7")
def test_after_the_last_round_and_its_payments_the_game_ends() -> None:
    state = table(round=7, stage="selling", options={"bonds": True}, bonds=[2, 0, 0], portfolios=[normal(AUTO), {}, {}])
    do(state, "stop")
    events = do(state, "show", cards=0)
    kinds = types_of(events)
    assert kinds.index("interest") < kinds.index("game_over")
    assert asked(state) == (-1, "game_over")
    assert state.observe(-1)["market"] == 79  # not used any more
    assert state.legal_actions() == []


@pytest.mark.clause("STK-RND-7")
def test_a_position_at_the_end_of_the_last_round_is_a_finished_game() -> None:
    state = table(round=7, stage="next_round", portfolios=[normal(AUTO), {}, {}])
    assert asked(state) == (-1, "game_over")
    assert money(state) == [35, 20, 20]


@pytest.mark.clause("STK-RND-8")
def test_only_the_player_who_is_asked_can_act() -> None:
    state = table(draws=[BANK, BANK, BANK, AUTO, AUTO, STEEL, STEEL])
    refusal = refused(state, "place_up", card=STEEL, pile=0)  # the cards of seat 1
    assert (refusal.rule, refusal.reason) == ("STK-SUP-3", "card-not-in-hand")
    assert refusal.args == {"card": STEEL, "pile": 0}
    assert state.observe(1)["legal"] == []
    assert state.observe(0)["legal"] != []


@pytest.mark.clause("STK-RND-8")
def test_a_decision_once_made_stands() -> None:
    state = table(stage="demand")
    do(state, "bid", pile=0, space=1)
    assert asked(state) == (1, "bid")
    refusal = refused(state, "bid", pile=0, space=1)
    assert (refusal.rule, refusal.reason) == ("STK-DEM-4", "bid-too-low")


@pytest.mark.clause("STK-RND-8")
@pytest.mark.parametrize("action", [-1, GAME.num_actions, 10_000])
def test_an_action_that_does_not_exist_is_refused(action: int) -> None:
    state = table()
    before = state.position()
    with pytest.raises(bigboard.IllegalAction) as found:
        state.apply(action)
    assert (found.value.rule, found.value.reason) == ("STK-RND-8", "no-such-action")
    assert found.value.args == {"action": action}
    assert found.value.message == f"There is no action {action}: actions run from 0 to {GAME.num_actions - 1}."
    assert state.position() == before


@pytest.mark.clause("STK-RND-8")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({}, "There is no action of type None: the types are bid, place_up,"),
        ({"type": "steal"}, "There is no action of type 'steal': the types are bid, place_up,"),
        ({"type": "bid", "pile": 1}, "An action of type 'bid' has the fields ['pile', 'space', 'type'], not ['pile',"),
        ({"type": "bid", "pile": 9, "space": 0}, "'bid': 'pile' is from 0 to 4, not 9."),
        ({"type": "bid", "pile": 0, "space": True}, "'bid': 'space' is from 0 to 7, not True."),
        ({"type": "boom", "company": "Acme"}, "'boom': 'company' is one of American Automotive, Bottomline Bank,"),
        ({"type": "boom", "company": 3}, "'boom': 'company' is one of American Automotive, Bottomline Bank,"),
    ],
)
def test_what_is_not_understood_is_said(words: dict[str, Any], sentence: str) -> None:
    state = table()
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find(words)
    assert (found.value.rule, found.value.reason, found.value.args) == ("STK-RND-8", "not-understood", {})
    assert found.value.message.startswith(sentence)


@pytest.mark.clause("STK-RND-8")
def test_an_answer_to_another_question_is_refused_with_the_question() -> None:
    state = table(stage="demand")
    refusal = refused(state, "stop")
    assert (refusal.rule, refusal.reason) == ("STK-DEM-2", "wrong-decision")
    assert refusal.args == {"decision": "bid", "type": "stop"}
    assert refusal.message == "The decision now is a bid; 'stop' does not answer it."


@pytest.mark.clause("STK-RND-8")
@pytest.mark.parametrize(
    ("fields", "decision", "rule", "question"),
    [
        ({}, "place_card", "STK-SUP-4", "where to place a market card"),
        ({"options": {"bonds": True}}, "buy_bonds", "STK-BND-1", "how many bonds to buy"),
        (
            {"options": {"first_player_card": True}, "stage": "first_card"},
            "place_first_card",
            "STK-FPC-2",
            "where to place the first player card",
        ),
        ({"stage": "demand"}, "bid", "STK-DEM-2", "a bid"),
        ({"stage": "action", "portfolios": [normal(BOOM), {}, {}]}, "act", "STK-ACT-1", "your Action turn"),
        ({"stage": "selling", "portfolios": [normal(AUTO), {}, {}]}, "sell", "STK-SEL-1", "what to sell"),
        (
            {"stage": "movement", "portfolios": [normal(AUTO), {}, {}]},  # Electric pays a dividend
            "show_shares",
            "STK-MOV-4",
            "how many shares to show",
        ),
    ],
)  # fmt: skip
def test_no_one_may_pass(fields: dict[str, Any], decision: str, rule: str, question: str) -> None:
    state = table(**fields)
    assert state.decision == decision
    refusal = refused(state, "pass")
    assert (refusal.rule, refusal.reason) == (rule, "must-answer")
    assert refusal.args == {"decision": decision, "type": "pass"}
    assert refusal.message == f"You cannot pass: the decision now is {question}."


@pytest.mark.clause("STK-RND-8")
def test_every_refusal_of_a_random_game_names_a_clause_and_changes_nothing() -> None:
    from bigboard.games.rulebook import clauses

    known = clauses("stockpile")
    state = GAME.start(GAME.deal(3, 4, EVERYTHING))
    rng = bigboard.Rng(3)
    seen = set()
    for number in range(260):
        legal = set(state.legal_actions())
        if state.decision not in seen or number % 40 == 0:
            seen.add(state.decision)
            before = state.position()
            for action in range(GAME.num_actions):
                if action not in legal:
                    with pytest.raises(bigboard.IllegalAction) as found:
                        state.apply(action)
                    assert found.value.rule in known
                    assert found.value.message.endswith(".")
            assert state.position() == before
        if state.seat < 0:
            break
        state.apply(sorted(legal)[rng.below(len(legal))])
    assert {"keep_investor", "discard_strategy", "buy_bonds", "place_commerce", "act", "sell"} <= seen


def test_the_dull_game_is_the_same_game_every_time() -> None:
    one, two = (GAME.start(GAME.deal(3, 9)) for _ in range(2))
    play_until(one, "sell")
    play_until(two, "sell")
    assert one.position() == two.position()
    assert one.record() == two.record()
    assert one.observe(0)["companies"][0]["name"] == COMPANIES[0]
