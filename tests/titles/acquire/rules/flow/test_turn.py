"""The turn: playing a tile, having none to play, drawing."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import (
    ALL_SEVEN,
    GAME,
    TWO_SAFE,
    dealt,
    do,
    effects,
    finish_turn,
    hand,
    lay,
    refused,
    row,
    rows,
    rules_of,
    table,
    tiles_offered,
    told,
    types_of,
)


@pytest.mark.clause("ACQ-TRN-1")
def test_a_turn_is_playing_then_buying_then_drawing_then_the_left_neighbors_turn() -> None:
    state = table(
        chains={"Tower": ["1A", "2A"]}, hands=[["9E"], ["1I"], ["12I"]], draws=["5G"], turn=1, money=[6000] * 3
    )
    assert (state.seat, state.decision) == (1, "play_tile")
    played = lay(state, "1I")
    assert (state.seat, state.decision) == (1, "buy_shares")
    bought = do(state, "buy", chain="Tower") + do(state, "stop_buying")
    assert types_of(played + bought) == ["tile_played", "share_bought", "tile_drawn"]
    assert (state.seat, state.decision) == (2, "play_tile")


@pytest.mark.clause("ACQ-TRN-1")
def test_after_the_last_seat_the_first_one_has_its_turn() -> None:
    state = table(hands=[["9E"], ["1I"], ["12I"]], turn=2)
    lay(state, "12I")
    assert (state.seat, state.position()["turn"], state.position()["turn_number"]) == (0, 0, 2)


@pytest.mark.clause("ACQ-TRN-2")
def test_every_playable_tile_of_the_own_hand_can_be_played_and_no_other() -> None:
    state = table(chains=ALL_SEVEN, lone=["9I"], hands=[["12A", "9H", "3A", "3G"], ["12E"], ["7I"]])
    assert effects(state) == {"12A": "nothing", "9H": "blocked", "3A": "merges", "3G": "grows"}
    assert sorted(tiles_offered(state)) == ["12A", "3A", "3G"]


@pytest.mark.clause("ACQ-TRN-2")
def test_a_tile_must_be_played_if_one_can_be() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, hands=[["9E"], [], []])
    refusal = refused(state, "stop_buying")
    assert (refusal.rule, refusal.reason) == ("ACQ-TRN-2", "wrong-decision")
    assert refusal.args == {"decision": "play_tile", "type": "stop_buying"}
    assert str(refusal) == ("The decision now is playing a tile; 'stop_buying' does not answer it. (ACQ-TRN-2)")


@pytest.mark.clause("ACQ-TRN-2")
@pytest.mark.parametrize("tile", ["1I", "5A", "9A"])
def test_a_tile_of_another_hand_the_bag_or_the_board_is_refused(tile: str) -> None:
    state = table(lone=["5A"], hands=[["9E"], ["1I"], []])
    refusal = refused(state, "play_tile", tile=tile)
    assert (refusal.rule, refusal.reason) == ("ACQ-TRN-2", "tile-not-in-hand")
    assert refusal.args == {"tile": tile}
    assert refusal.message == f"You do not hold {tile}."


@pytest.mark.clause("ACQ-TRN-2")
def test_a_played_tile_leaves_the_hand_for_the_cell_of_its_name() -> None:
    state = table(lone=["1A"], hands=[["9E", "9G"], ["1I"], []])
    events = lay(state, "9E")
    position = state.position()
    assert position["lone"] == ["1A", "9E"]
    assert "9E" not in position["hands"][0]
    assert told(events, "tile_played") == [{"seat": 0, "tile": "9E", "effect": "nothing"}]


@pytest.mark.clause("ACQ-TRN-2")
@pytest.mark.parametrize(
    ("tile", "effect", "rule"),
    [
        ("12I", "nothing", "ACQ-TRN-4"),
        ("9C", "founds", "ACQ-TRN-2"),
        ("3C", "grows", "ACQ-TRN-2"),
        ("3A", "merges", "ACQ-TRN-2"),
    ],
)
def test_a_played_tile_tells_its_effect_and_rule(tile: str, effect: str, rule: str) -> None:
    chains = {"Tower": ["1A", "2A"], "Festival": ["4A", "5A"], "American": ["1C", "2C"]}
    state = table(chains=chains, lone=["9D"], hands=[[tile], [], []])
    event = lay(state, tile)[0]
    assert (event.data["effect"], event.rule) == (effect, rule)


@pytest.mark.clause("ACQ-TRN-3")
def test_without_a_playable_tile_the_turn_goes_on_with_buying() -> None:
    state = table(chains=ALL_SEVEN, lone=["9I"], hands=[["9H"], ["12A"], ["12E"]])
    assert (state.seat, state.decision) == (0, "buy_shares")
    assert rules_of(state.opening, "no_playable_tile") == ["ACQ-TRN-3"]


@pytest.mark.clause("ACQ-TRN-3", "ACQ-TRN-6")
def test_without_a_playable_tile_a_full_hand_draws_nothing() -> None:
    blocked = ["8I", "9H", "10I", "11G", "12H", "11I"]
    state = table(chains=ALL_SEVEN, lone=["9I", "11H"], hands=[blocked, ["12A"], ["12E"]])
    events = do(state, "stop_buying")
    assert told(events, "tile_drawn") == []
    assert (state.seat, state.decision) == (1, "play_tile")
    assert len(hand(state, 0)) == 6


@pytest.mark.clause("ACQ-TRN-3", "ACQ-TRN-5")
def test_without_a_playable_tile_a_hand_that_is_not_full_still_draws() -> None:
    state = table(chains=ALL_SEVEN, lone=["9I"], hands=[["9H"], ["12A"], ["12E"]], draws=["6F"])
    assert told(do(state, "stop_buying"), "tile_drawn") == [{"seat": 0, "tile": "6F", "bag": 89}]


@pytest.mark.clause("ACQ-TRN-3", "ACQ-SAF-2")
def test_dead_tiles_alone_leave_nothing_to_play() -> None:
    state = table(chains=TWO_SAFE, options={"dead_tiles": "never"}, hands=[["5B"], ["12I"], []])
    assert told(state.opening, "no_playable_tile") == [{"seat": 0}]


@pytest.mark.clause("ACQ-TRN-4")
def test_a_tile_that_touches_nothing_stays_alone_and_buying_and_drawing_follow() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, hands=[["9E"], ["12I"], []], draws=["7G"])
    events = lay(state, "9E")
    assert types_of(events) == ["tile_played"]
    assert rules_of(events, "tile_played") == ["ACQ-TRN-4"]
    assert state.position()["lone"] == ["9E"]
    assert (state.seat, state.decision) == (0, "buy_shares")
    assert told(finish_turn(state), "tile_drawn") == [{"seat": 0, "tile": "7G", "bag": 103}]


@pytest.mark.clause("ACQ-TRN-4", "ACQ-FND-1")
@pytest.mark.parametrize("corner", ["4D", "6D", "4F", "6F"])
def test_a_tile_at_a_corner_touches_nothing(corner: str) -> None:
    state = table(lone=["5E"], hands=[[corner], [], []])
    assert told(lay(state, corner), "tile_played")[0]["effect"] == "nothing"


@pytest.mark.clause("ACQ-TRN-5")
def test_the_next_tile_of_the_bag_is_drawn_at_the_end_of_the_turn() -> None:
    state = table(lone=["1A"], hands=[["9E"], ["12I"], []], draws=["7G", "3B"])
    events = lay(state, "9E")
    assert told(events, "tile_drawn") == [{"seat": 0, "tile": "7G", "bag": 104}]
    assert hand(state, 0) == ["7G"]
    assert state.position()["bag"][0] == "3B"


@pytest.mark.clause("ACQ-TRN-5")
def test_only_one_tile_is_drawn_however_small_the_hand() -> None:
    state = table(hands=[["9E", "9G"], ["12I"], []])
    lay(state, "9E")
    assert len(hand(state, 0)) == 2


@pytest.mark.clause("ACQ-TRN-5")
def test_a_drawn_tile_is_told_to_its_owner_alone() -> None:
    state = table(hands=[["9E"], ["12I"], []], draws=["7G"])
    drawn = lay(state, "9E")[-1]
    assert drawn.seen_by(0)["tile"] == "7G"
    for seat in (-1, 1, 2):
        assert drawn.seen_by(seat) == {"type": "tile_drawn", "seat": 0, "rule": "ACQ-TRN-5", "bag": 105}


@pytest.mark.clause("ACQ-TRN-6")
def test_nothing_is_drawn_from_an_empty_bag() -> None:
    hands = [["1A"], ["12I"], []]
    state = table(chains={"Tower": rows("ABCDEFGHI", without=["1A", "12I"])}, hands=hands, bag=[])
    events = lay(state, "1A") + finish_turn(state)
    assert told(events, "tile_drawn") == []
    assert state.position()["hands"] == [[], ["12I"], []]


@pytest.mark.clause("ACQ-TRN-5")
def test_the_first_draws_follow_the_dealt_hands() -> None:
    deal = dealt("1A", "9I", *row("C", 1, 6), *row("E", 1, 6), "12H", "10H", players=2)
    state = GAME.start(deal)
    assert told(lay(state, "1C"), "tile_drawn") == [{"seat": 0, "tile": "12H", "bag": 93}]
    assert told(lay(state, "6E"), "tile_drawn") == [{"seat": 1, "tile": "10H", "bag": 92}]
