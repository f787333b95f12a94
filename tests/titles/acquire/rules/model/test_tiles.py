"""Safe chains, dead tiles, and the three ways to exchange them."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import (
    HALVES,
    TWO_SAFE,
    cross,
    do,
    effects,
    finish_turn,
    halves,
    hand,
    lay,
    refused,
    row,
    rules_of,
    sizes,
    table,
    tiles_offered,
    told,
    types_of,
)

DRAWS_AND_DISCARDS = ("tile_drawn", "dead_tile_discarded")


@pytest.mark.clause("ACQ-SAF-1")
@pytest.mark.parametrize(("size", "safe"), [(10, False), (11, True), (12, True)])
def test_a_chain_of_eleven_tiles_is_safe(size: int, safe: bool) -> None:
    state = table(chains={"Tower": row("A", 1, size)}, hands=[["12I"], [], []])
    assert state.observe(-1)["chains"][6]["safe"] is safe


@pytest.mark.clause("ACQ-SAF-1")
def test_a_chain_becomes_safe_with_its_eleventh_tile() -> None:
    chains = {"Tower": row("A", 1, 10), "Festival": row("C", 1, 11)}
    state = table(chains=chains, hands=[["11A", "1B"], ["12I"], []])
    assert effects(state)["1B"] == "merges"
    lay(state, "11A")
    assert effects(state)["1B"] == "dead"


@pytest.mark.clause("ACQ-SAF-1")
def test_a_safe_chain_is_never_acquired_not_even_by_a_larger_one() -> None:
    chains = {"Tower": row("A", 1, 11), "Festival": [*row("C", 1, 12), *row("D", 1, 12)]}
    state = table(chains=chains, hands=[["1B", "12I"], [], []])
    assert effects(state) == {"1B": "dead", "12I": "nothing"}
    assert tiles_offered(state) == ["12I"]


@pytest.mark.clause("ACQ-SAF-2")
def test_a_tile_that_touches_two_safe_chains_is_dead() -> None:
    state = table(chains=TWO_SAFE, hands=[["1B", "12B", "12I"], [], []])
    assert effects(state) == {"1B": "dead", "12B": "nothing", "12I": "nothing"}
    refusal = refused(state, "play_tile", tile="1B")
    assert (refusal.rule, refusal.reason, refusal.args) == ("ACQ-SAF-2", "tile-dead", {"tile": "1B"})
    assert refusal.message == "1B would join safe chains, which cannot be acquired."


@pytest.mark.clause("ACQ-SAF-2")
def test_a_tile_that_touches_two_safe_chains_and_a_small_one_is_dead_too() -> None:
    chains = {
        "Tower": [*row("E", 6, 12), "12F", "12G", "12H", "12I"],
        "Festival": ["5D", "5C", "5B", "5A", "4A", "3A", "2A", "1A", "1B", "1C", "1D"],
        "Sackson": ["4E", "3E"],
    }
    state = table(chains=chains, hands=[["5E", "9A"], [], []])
    assert effects(state)["5E"] == "dead"
    assert state.observe(0)["hand"][1]["chains"] == ["Sackson", "Festival", "Tower"]


@pytest.mark.clause("ACQ-SAF-2")
def test_a_tile_that_touches_one_safe_chain_twice_only_grows_it() -> None:
    chains = {"Tower": [*row("A", 1, 6), *row("C", 1, 6), "6B"]}
    state = table(chains=chains, hands=[["5B", "1B"], [], []])
    assert effects(state) == {"5B": "grows", "1B": "grows"}


@pytest.mark.clause("ACQ-SAF-3")
def test_by_default_dead_tiles_are_exchanged_until_none_is_dead() -> None:
    state = table(chains=TWO_SAFE, hands=[["5B", "12I"], ["9F"], []], draws=["12H", "6B", "7B", "9E", "9D"])
    lay(state, "12I")
    events = [event for event in finish_turn(state) if event.type in DRAWS_AND_DISCARDS]
    assert [(event.type, (event.secret or event.data)["tile"]) for event in events] == [
        ("tile_drawn", "12H"),
        ("dead_tile_discarded", "5B"),
        ("tile_drawn", "6B"),
        ("dead_tile_discarded", "6B"),
        ("tile_drawn", "7B"),
        ("dead_tile_discarded", "7B"),
        ("tile_drawn", "9E"),
    ]
    assert set(rules_of(events, "dead_tile_discarded")) == {"ACQ-SAF-3"}
    assert hand(state, 0) == ["9E", "12H"]
    assert state.position()["gone"] == ["5B", "6B", "7B"]


@pytest.mark.clause("ACQ-SAF-3")
def test_a_drawn_tile_that_is_dead_is_exchanged_at_once() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I"], ["9F"], []], draws=["6B", "9E"])
    lay(state, "12I")
    finish_turn(state)
    assert hand(state, 0) == ["9E"]


@pytest.mark.clause("ACQ-SAF-3")
def test_a_discarded_dead_tile_is_shown_to_everyone() -> None:
    state = table(chains=TWO_SAFE, hands=[["5B", "12I"], ["9F"], []], draws=["9E", "9G"])
    lay(state, "12I")
    shown = [event for event in finish_turn(state) if event.type == "dead_tile_discarded"]
    assert [event.seen_by(1)["tile"] for event in shown] == ["5B"]


@pytest.mark.clause("ACQ-SAF-3")
def test_a_tile_that_dies_by_the_own_play_is_exchanged_in_the_same_turn() -> None:
    chains = {"Tower": row("A", 1, 10), "Festival": row("C", 1, 11)}
    state = table(chains=chains, hands=[["11A", "1B"], ["12I"], []], draws=["9E", "9G"])
    lay(state, "11A")
    assert told(finish_turn(state), "dead_tile_discarded") == [{"seat": 0, "tile": "1B"}]


@pytest.mark.clause("ACQ-SAF-3")
def test_a_tile_that_dies_by_anothers_play_waits_for_the_end_of_its_owners_turn() -> None:
    chains = {"Tower": row("A", 1, 10), "Festival": row("C", 1, 11)}
    state = table(players=2, chains=chains, hands=[["11A"], ["1B", "12I"]], draws=["9E", "9G"])
    lay(state, "11A")
    finish_turn(state)
    assert hand(state, 1) == ["1B", "12I"]
    lay(state, "12I")
    assert told(finish_turn(state), "dead_tile_discarded") == [{"seat": 1, "tile": "1B"}]


@pytest.mark.clause("ACQ-SAF-3", "ACQ-TRN-3")
def test_dead_tiles_of_a_player_without_a_playable_tile_are_exchanged_too() -> None:
    dead = row("B", 1, 6)
    state = table(chains=TWO_SAFE, hands=[dead, ["12I"], []], draws=row("E", 1, 6))
    events = finish_turn(state)
    assert sorted(event["tile"] for event in told(events, "dead_tile_discarded")) == dead
    assert hand(state, 0) == row("E", 1, 6)


@pytest.mark.clause("ACQ-SAF-3")
def test_with_the_option_once_redrawn_tiles_are_kept_as_they_come() -> None:
    state = table(
        players=2,
        options={"dead_tiles": "once"},
        chains=TWO_SAFE,
        hands=[["5B", "7B", "12I"], ["9F"]],
        draws=["12G", "6B", "4E", "2I", "4G", "6G"],
    )
    lay(state, "12I")
    events = [event for event in finish_turn(state) if event.type in DRAWS_AND_DISCARDS]
    assert types_of(events) == ["tile_drawn", *["dead_tile_discarded"] * 2, *["tile_drawn"] * 2]
    assert hand(state, 0) == ["6B", "4E", "12G"]
    lay(state, "9F")
    finish_turn(state)
    lay(state, "4E")
    assert told(finish_turn(state), "dead_tile_discarded") == [{"seat": 0, "tile": "6B"}]


@pytest.mark.clause("ACQ-SAF-3")
def test_with_the_option_never_dead_tiles_stay_in_the_hand() -> None:
    options = {"dead_tiles": "never"}
    state = table(chains=TWO_SAFE, options=options, hands=[["5B", "12I"], ["9F"], []], draws=["6B"])
    lay(state, "12I")
    assert told(finish_turn(state), "dead_tile_discarded") == []
    assert hand(state, 0) == ["5B", "6B"]
    assert state.position()["gone"] == []


@pytest.mark.clause("ACQ-SAF-3", "ACQ-TRN-6")
@pytest.mark.parametrize("option", ["repeat", "once"])
def test_from_an_empty_bag_dead_tiles_are_discarded_and_not_replaced(option: str) -> None:
    state = table(
        players=2,
        options={"dead_tiles": option},
        chains=halves("1A", "12I"),
        gone=row("E", 3, 12),
        hands=[["1A", "1E", "2E"], ["12I"]],
        bag=[],
    )
    lay(state, "1A")
    events = finish_turn(state)
    assert types_of(events) == ["dead_tile_discarded"] * 2
    assert hand(state, 0) == []


@pytest.mark.clause("ACQ-SAF-3")
@pytest.mark.parametrize("option", ["repeat", "once"])
def test_the_bag_may_run_out_in_the_midst_of_an_exchange(option: str) -> None:
    state = table(
        players=2,
        options={"dead_tiles": option},
        chains=halves("1A", "12I", "1I", "3I"),
        gone=row("E", 3, 12),
        hands=[["1A", "1E", "2E"], ["12I"]],
        bag=["1I", "3I"],
    )
    lay(state, "1A")
    events = finish_turn(state)
    assert [event["tile"] for event in told(events, "tile_drawn")] == ["1I", "3I"]
    assert hand(state, 0) == ["1I", "3I"]


@pytest.mark.clause("ACQ-SAF-3")
def test_with_one_safe_chain_nothing_is_dead() -> None:
    chains = {"Tower": row("A", 1, 11), "Festival": row("C", 1, 10)}
    state = table(chains=chains, hands=[["5B", "12I"], ["9F"], []])
    lay(state, "12I")
    assert told(finish_turn(state), "dead_tile_discarded") == []


@pytest.mark.clause("ACQ-SAF-4")
def test_the_cell_of_a_discarded_dead_tile_joins_nothing() -> None:
    state = table(players=2, chains=TWO_SAFE, hands=[["11B", "12I"], ["12B"]], draws=["9E", "9F", "9G"])
    lay(state, "12I")
    finish_turn(state)
    assert state.observe(-1)["board"][1] == "..........x."
    # 12B touches nothing but the empty cell of 11B.
    assert told(lay(state, "12B"), "tile_played")[0]["effect"] == "nothing"
    assert sizes(state) == {"Festival": 11, "Tower": 11}


@pytest.mark.clause("ACQ-SAF-4")
def test_a_discarded_dead_tile_is_out_of_the_game() -> None:
    state = table(players=2, chains=TWO_SAFE, hands=[["11B", "12I"], ["9F"]], draws=["9E", "9G"])
    lay(state, "12I")
    finish_turn(state)
    position = state.position()
    assert position["gone"] == ["11B"]
    assert "11B" not in position["bag"]
    assert "11B" not in [tile for hand in position["hands"] for tile in hand]


@pytest.mark.clause("ACQ-SAF-2", "ACQ-SAF-3")
def test_all_of_row_e_is_dead_between_two_safe_halves() -> None:
    state = table(players=2, chains=HALVES, gone=row("E", 7, 12), hands=[row("E", 1, 6), []], bag=[])
    assert set(effects(state).values()) == {"dead"}


@pytest.mark.clause("ACQ-SAF-2")
def test_a_tile_between_a_safe_and_a_small_chain_merges() -> None:
    state = table(chains={**TWO_SAFE, "Sackson": ["3E", "4E"]}, hands=[["3D", "12I"], [], []])
    assert effects(state)["3D"] == "merges"
    do(state, "play_tile", tile="3D")
    assert sizes(state) == {"Festival": 14, "Tower": 11}


@pytest.mark.clause("ACQ-SAF-1")
def test_a_merger_can_make_the_survivor_safe() -> None:
    state = table(chains=cross(Tower=7, Sackson=4), hands=[["5E"], ["12I"], []])
    lay(state, "5E")
    assert (sizes(state), state.observe(0)["chains"][6]["safe"]) == ({"Tower": 12}, True)
