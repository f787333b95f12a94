"""How the game ends: declared after placing, or by itself without tiles or in a deadlock."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.acquire.table_setting import (
    ALL_SEVEN,
    TWO_SAFE,
    chains_offered,
    corner,
    do,
    effects,
    finish_turn,
    halves,
    hand,
    lay,
    options_now,
    refused,
    row,
    rows,
    rules_of,
    shares,
    table,
    told,
    types_of,
)

GIANT = rows("ABC") + row("D", 1, 5)  # 41 tiles
SMALL = {"Sackson": ["1G", "2G"]}


@pytest.mark.clause("ACQ-END-1")
def test_the_end_may_be_declared_when_a_chain_has_41_tiles() -> None:
    state = table(chains={"Tower": GIANT, **SMALL}, hands=[["12I"], ["9I"], []])
    lay(state, "12I")
    assert (state.seat, state.decision) == (0, "declare_end")
    assert options_now(state) == [{"type": "declare_end"}, {"type": "play_on"}]
    assert rules_of(do(state, "declare_end"), "end_declared") == ["ACQ-END-1"]


@pytest.mark.clause("ACQ-END-1")
def test_forty_tiles_are_not_enough() -> None:
    state = table(chains={"Tower": GIANT[:40], **SMALL}, hands=[["12I"], ["9I"], []])
    lay(state, "12I")
    assert state.decision == "buy_shares"


@pytest.mark.clause("ACQ-END-1", "ACQ-END-3")
def test_the_tile_just_placed_may_be_the_41st() -> None:
    state = table(chains={"Tower": GIANT[:40], **SMALL}, hands=[["5D"], ["9I"], []])
    lay(state, "5D")
    assert state.decision == "declare_end"


@pytest.mark.clause("ACQ-END-1")
def test_a_game_ended_by_a_giant_chain_says_so() -> None:
    state = table(chains={"Tower": GIANT, **SMALL}, hands=[["12I"], ["9I"], []], money=[0, 0, 0])
    lay(state, "12I")
    events = do(state, "declare_end")
    assert told(events, "game_over") == [{"seat": -1, "reason": "giant_chain"}]
    assert rules_of(events, "game_over") == ["ACQ-END-1"]


@pytest.mark.clause("ACQ-END-2")
def test_the_end_may_be_declared_when_all_chains_are_safe() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I"], ["9I"], []], money=[0, 0, 0])
    lay(state, "12I")
    assert state.decision == "declare_end"
    events = do(state, "declare_end")
    assert rules_of(events, "end_declared") == rules_of(events, "game_over") == ["ACQ-END-2"]
    assert told(events, "game_over") == [{"seat": -1, "reason": "all_safe"}]


@pytest.mark.clause("ACQ-END-2")
def test_one_safe_chain_alone_is_enough() -> None:
    state = table(chains={"Tower": row("A", 1, 11)}, hands=[["12I"], ["9I"], []])
    lay(state, "12I")
    assert state.decision == "declare_end"


@pytest.mark.clause("ACQ-END-2")
def test_one_chain_that_is_not_safe_keeps_the_game_going() -> None:
    state = table(chains={**TWO_SAFE, "Sackson": ["1G", "2G"]}, hands=[["12I"], ["9I"], []])
    lay(state, "12I")
    assert state.decision == "buy_shares"


@pytest.mark.clause("ACQ-END-2")
def test_without_any_chain_the_end_cannot_be_declared() -> None:
    state = table(hands=[["12I"], ["9I"], []])
    lay(state, "12I")
    assert (state.seat, state.decision) == (1, "play_tile")


@pytest.mark.clause("ACQ-END-3")
def test_the_end_cannot_be_declared_before_placing() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I"], [], []])
    refusal = refused(state, "declare_end")
    assert (refusal.rule, refusal.reason) == ("ACQ-TRN-2", "wrong-decision")
    assert refusal.args == {"decision": "play_tile", "type": "declare_end"}


@pytest.mark.clause("ACQ-END-3")
def test_no_one_has_to_declare_the_end_and_the_next_player_is_asked_again() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I"], ["9I"], []], draws=["9E"])
    lay(state, "12I")
    events = do(state, "play_on")
    assert types_of(events) == []
    assert state.decision == "buy_shares"
    do(state, "stop_buying")
    lay(state, "9I")
    assert (state.seat, state.decision) == (1, "declare_end")


@pytest.mark.clause("ACQ-END-3")
def test_while_the_end_is_decided_nothing_can_be_bought() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I"], [], []])
    lay(state, "12I")
    refusal = refused(state, "buy", chain="Tower")
    assert (refusal.rule, refusal.reason) == ("ACQ-END-3", "wrong-decision")
    assert refusal.args == {"decision": "declare_end", "type": "buy"}


@pytest.mark.clause("ACQ-END-3", "ACQ-BUY-1")
def test_a_player_who_declares_the_end_still_buys_and_then_the_game_is_over() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I"], ["9I"], []])
    lay(state, "12I")
    assert types_of(do(state, "declare_end")) == ["end_declared"]
    assert state.observe(1)["end_declared"]
    assert (state.seat, state.decision, chains_offered(state)) == (0, "buy_shares", ["Festival", "Tower"])
    do(state, "buy", chain="Tower")
    events = do(state, "stop_buying")
    assert events[0].type == "game_over"
    assert told(events, "final_sale") == [{"seat": 0, "chain": "Tower", "shares": 1, "amount": 900}]
    assert (state.seat, state.decision, state.legal_actions()) == (-1, "game_over", [])


@pytest.mark.clause("ACQ-END-3")
def test_after_the_declaration_nothing_is_drawn_or_exchanged() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I", "5B"], ["9I"], []], money=[0, 0, 0])
    lay(state, "12I")
    events = do(state, "declare_end")
    assert told(events, "tile_drawn") == told(events, "dead_tile_discarded") == []
    assert hand(state, 0) == ["5B"]


@pytest.mark.clause("ACQ-END-3", "ACQ-TRN-3")
def test_a_player_without_a_playable_tile_may_declare_the_end() -> None:
    state = table(chains=TWO_SAFE, options={"dead_tiles": "never"}, hands=[["5B"], ["9I"], []])
    assert (state.seat, state.decision) == (0, "declare_end")
    do(state, "declare_end")
    do(state, "stop_buying")
    assert state.decision == "game_over"


@pytest.mark.clause("ACQ-END-3")
def test_the_end_can_be_declared_after_a_merger() -> None:
    chains = {"Tower": row("A", 1, 11), "Sackson": ["1C", "2C"]}
    state = table(chains=chains, hands=[["9I"], ["1B"], []], turn=1, shares=[{"Sackson": 1}, {}, {}])
    lay(state, "1B")
    do(state, "sell", shares=1)
    assert (state.seat, state.decision) == (1, "declare_end")


@pytest.mark.clause("ACQ-END-1", "ACQ-END-2")
def test_a_giant_chain_is_named_when_all_chains_are_safe_as_well() -> None:
    state = table(chains={"Tower": GIANT}, hands=[["12I"], ["9I"], []], money=[0, 0, 0])
    lay(state, "12I")
    events = do(state, "declare_end")
    assert rules_of(events, "end_declared") == rules_of(events, "game_over") == ["ACQ-END-1"]


LAST_TILES: dict[str, Any] = {"chains": halves("1A", "12I"), "gone": row("E"), "bag": [], "money": [0, 0]}


@pytest.mark.clause("ACQ-END-4")
def test_the_game_ends_when_no_one_has_a_tile_left() -> None:
    state = table(players=2, hands=[["1A"], ["12I"]], **LAST_TILES)
    lay(state, "1A")
    finish_turn(state)
    assert (state.seat, state.decision) == (1, "play_tile")
    lay(state, "12I")
    events = finish_turn(state)
    assert told(events, "game_over") == [{"seat": -1, "reason": "hands_empty"}]
    assert rules_of(events, "game_over") == ["ACQ-END-4"]
    assert state.outcome() == (state.scores(), state.winners(), "ACQ-END-4")


@pytest.mark.clause("ACQ-END-4")
def test_a_player_without_tiles_still_has_a_turn_while_others_hold_some() -> None:
    state = table(players=2, hands=[["1A"], ["12I"]], turn=1, **{**LAST_TILES, "money": [0, 5000]})
    lay(state, "12I")
    finish_turn(state)
    lay(state, "1A")
    assert state.decision == "declare_end"
    state = table(players=2, hands=[[], ["1A", "12I"]], **{**LAST_TILES, "money": [5000, 0]})
    assert (state.seat, state.decision) == (0, "declare_end")
    do(state, "play_on")
    do(state, "buy", chain="Festival")
    assert shares(state, 0) == {"Festival": 1}


@pytest.mark.clause("ACQ-END-4")
@pytest.mark.parametrize("holder", range(1, 6))
def test_a_tile_in_any_hand_of_six_keeps_the_game_going(holder: int) -> None:
    hands = [["1A"] if seat == 0 else ["12I"] if seat == holder else [] for seat in range(6)]
    state = table(players=6, hands=hands, **{**LAST_TILES, "money": [0] * 6})
    lay(state, "1A")
    finish_turn(state)
    assert state.seat != -1
    assert hand(state, holder) == ["12I"]


@pytest.mark.clause("ACQ-END-4", "ACQ-SAF-3")
def test_discarding_the_last_dead_tile_can_end_the_game() -> None:
    fields = {**LAST_TILES, "chains": halves("1A"), "gone": row("E", 2, 12)}
    state = table(players=2, hands=[["1A", "1E"], []], **fields)
    lay(state, "1A")
    assert told(finish_turn(state), "game_over") == [{"seat": -1, "reason": "hands_empty"}]


STUCK: dict[str, Any] = {
    "options": {"dead_tiles": "never"},
    "chains": corner("1A"),
    "bag": [],
    "money": [0, 0, 0],
}


@pytest.mark.clause("ACQ-END-5")
def test_the_game_ends_after_a_whole_round_in_which_no_one_could_play() -> None:
    state = table(hands=[["6A", "5B", "1A"], ["4C", "3D"], ["2E", "1F"]], **STUCK)
    lay(state, "1A")
    reasons = []
    for seat in (0, 1, 2, 0):
        assert state.seat == seat
        reasons = told(do(state, "play_on"), "game_over")
    assert reasons == [{"seat": -1, "reason": "deadlock"}]
    assert [hand(state, seat) for seat in range(3)] == [["6A", "5B"], ["4C", "3D"], ["2E", "1F"]]


@pytest.mark.clause("ACQ-END-5")
def test_turns_without_a_tile_before_a_position_count_for_the_deadlock() -> None:
    state = table(hands=[["6A", "5B"], ["4C", "3D"], ["2E", "1F", "1A"]], turns_without_tile=1, **STUCK)
    assert do(state, "play_on")[0].type == "no_playable_tile"
    events = do(state, "play_on")
    assert rules_of(events, "game_over") == ["ACQ-END-5"]
    assert state.outcome() == (state.scores(), state.winners(), "ACQ-END-5")


@pytest.mark.clause("ACQ-END-5")
def test_a_tile_played_in_between_begins_the_round_anew() -> None:
    state = table(hands=[["6A", "5B"], ["4C", "3D"], ["2E", "1F", "1A"]], **STUCK)
    assert state.position()["turns_without_tile"] == 1
    do(state, "play_on")
    assert state.position()["turns_without_tile"] == 2
    do(state, "play_on")
    lay(state, "1A")
    assert state.position()["turns_without_tile"] == 0
    assert state.decision == "declare_end"


@pytest.mark.clause("ACQ-END-5", "ACQ-FND-4")
def test_blocked_tiles_can_lock_the_game_too() -> None:
    hands = [["8I", "9H", "10I", "11G", "11I", "12H"], ["7D", "8E", "9D", "8C", "7B", "9B"]]
    lone = ["9I", "11H", "8D", "8B"]
    state = table(players=2, chains=ALL_SEVEN, lone=lone, hands=hands, money=[0, 0])
    assert set(effects(state).values()) == {"blocked"}
    assert types_of(state.opening)[:3] == ["no_playable_tile", "no_playable_tile", "game_over"]
    assert told(state.opening, "game_over")[0]["reason"] == "deadlock"


@pytest.mark.clause("ACQ-END-8")
def test_after_the_end_every_action_is_refused() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I", "9I"], [], []], money=[0, 0, 0])
    lay(state, "12I")
    do(state, "declare_end")
    refusal = refused(state, "play_tile", tile="9I")
    assert (refusal.rule, refusal.reason, refusal.args) == ("ACQ-END-8", "game-over", {})
    assert refusal.message == "The game is over."
