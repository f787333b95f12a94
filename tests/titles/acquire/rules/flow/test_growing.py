"""Growing chains, and the lone tiles that join them."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import do, lay, row, rules_of, sizes, table, told


@pytest.mark.clause("ACQ-GRW-1")
def test_a_tile_beside_one_chain_becomes_part_of_it() -> None:
    state = table(chains={"Continental": ["5E", "6E"]}, hands=[["4E"], ["12I"], []])
    events = lay(state, "4E")
    assert told(events, "chain_grew") == [{"seat": 0, "chain": "Continental", "size": 3}]
    assert rules_of(events, "chain_grew") == ["ACQ-GRW-1"]
    assert state.position()["chains"] == {"Continental": ["4E", "5E", "6E"]}


@pytest.mark.clause("ACQ-GRW-1")
def test_a_tile_that_touches_one_chain_with_two_edges_merges_nothing() -> None:
    state = table(chains={"Tower": ["1A", "2A", "1B"]}, hands=[["2B"], ["12I"], []])
    assert told(lay(state, "2B"), "chain_grew") == [{"seat": 0, "chain": "Tower", "size": 4}]


@pytest.mark.clause("ACQ-GRW-1")
def test_a_tile_at_the_corner_of_a_chain_does_not_grow_it() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, hands=[["3B"], ["12I"], []])
    lay(state, "3B")
    assert sizes(state) == {"Tower": 2}
    assert state.position()["lone"] == ["3B"]


@pytest.mark.clause("ACQ-GRW-1")
def test_growing_earns_no_share() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, hands=[["3A"], ["12I"], []])
    lay(state, "3A")
    assert state.position()["shares"] == [{}, {}, {}]


@pytest.mark.clause("ACQ-GRW-2")
def test_lone_tiles_beside_a_growing_tile_join_the_chain() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, lone=["4A", "3B"], hands=[["3A"], ["12I"], []])
    assert told(lay(state, "3A"), "chain_grew")[0]["size"] == 5
    assert state.position()["lone"] == []


@pytest.mark.clause("ACQ-GRW-2")
def test_lone_tiles_that_touch_a_joining_lone_tile_join_too() -> None:
    # Only start tiles can lie side by side: here all three of them.
    state = table(chains={"Tower": ["1A", "2A"]}, lone=["4A", "5A", "5B"], hands=[["3A"], ["12I"], []])
    lay(state, "3A")
    assert state.position()["chains"] == {"Tower": ["1A", "2A", "3A", "4A", "5A", "5B"]}


@pytest.mark.clause("ACQ-GRW-2")
def test_lone_tiles_at_corners_do_not_join() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, lone=["4B"], hands=[["3A"], ["12I"], []])
    lay(state, "3A")
    assert sizes(state) == {"Tower": 3}
    assert state.position()["lone"] == ["4B"]


@pytest.mark.clause("ACQ-GRW-2")
def test_side_by_side_start_tiles_join_a_founding_together() -> None:
    state = table(lone=["4A", "5A", "5B"], hands=[["3A"], ["12I"], []])
    lay(state, "3A")
    do(state, "found", chain="Festival")
    assert state.position()["chains"] == {"Festival": ["3A", "4A", "5A", "5B"]}


@pytest.mark.clause("ACQ-GRW-2")
def test_lone_tiles_beside_a_merging_tile_join_the_survivor() -> None:
    chains = {"Tower": ["1B", "2B", "3B"], "Sackson": ["5B", "6B"]}
    state = table(chains=chains, lone=["4A", "4C", "4D"], hands=[["4B"], ["12I"], []])
    events = lay(state, "4B")
    assert told(events, "merger")[0]["sizes"] == {"Sackson": 2, "Tower": 3}
    assert told(events, "chain_absorbed")[0]["size"] == 5
    assert told(events, "merger_complete") == [{"seat": 0, "chain": "Tower", "size": 9}]
    assert sizes(state) == {"Tower": 9}


@pytest.mark.clause("ACQ-GRW-2", "ACQ-SAF-1")
def test_joining_lone_tiles_can_make_a_chain_safe() -> None:
    state = table(chains={"Tower": row("A", 1, 9)}, lone=["11A", "12A"], hands=[["10A"], ["12I"], []])
    lay(state, "10A")
    assert state.observe(-1)["chains"][6]["size"] == 12
    assert state.observe(-1)["chains"][6]["safe"]
