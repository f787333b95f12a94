"""Founding chains: the choice, the founder's share, and no eighth chain."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import (
    ALL_SEVEN,
    CHAINS,
    TWO_SAFE,
    bank,
    chains_offered,
    do,
    effects,
    hand,
    lay,
    refused,
    rules_of,
    shares,
    sizes,
    table,
    told,
    types_of,
)

SIX = {name: tiles for name, tiles in ALL_SEVEN.items() if name != "Festival"}


@pytest.mark.clause("ACQ-FND-1")
@pytest.mark.parametrize("neighbor", ["5D", "5F", "4E", "6E"])
def test_a_tile_beside_a_lone_tile_founds_a_chain_with_it(neighbor: str) -> None:
    state = table(lone=[neighbor], hands=[["5E"], ["12I"], []])
    assert told(lay(state, "5E"), "tile_played")[0]["effect"] == "founds"
    assert state.decision == "found_chain"
    do(state, "found", chain="Imperial")
    assert state.position()["chains"] == {"Imperial": sorted(["5E", neighbor], key=lambda tile: tile[::-1])}
    assert state.position()["lone"] == []


@pytest.mark.clause("ACQ-FND-1", "ACQ-GRW-2")
def test_a_founding_tile_takes_all_lone_tiles_around_it() -> None:
    state = table(lone=["5D", "5F", "4E", "6E"], hands=[["5E"], ["12I"], []])
    lay(state, "5E")
    events = do(state, "found", chain="Worldwide")
    assert told(events, "chain_founded") == [{"seat": 0, "chain": "Worldwide", "size": 5}]
    assert sizes(state) == {"Worldwide": 5}


@pytest.mark.clause("ACQ-FND-1")
def test_a_tile_beside_a_lone_tile_and_a_chain_founds_nothing() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, lone=["4A"], hands=[["3A"], ["12I"], []])
    assert effects(state) == {"3A": "grows"}


@pytest.mark.clause("ACQ-FND-2")
def test_the_founder_chooses_among_all_chains_when_none_is_on_the_board() -> None:
    state = table(lone=["5E"], hands=[["5F"], ["12I"], []])
    lay(state, "5F")
    assert (state.seat, state.decision) == (0, "found_chain")
    assert chains_offered(state) == CHAINS


@pytest.mark.clause("ACQ-FND-2")
def test_the_founder_chooses_among_the_chains_off_the_board() -> None:
    chains = {"Festival": ["1A", "2A"], "Tower": ["1C", "2C"]}
    state = table(chains=chains, lone=["9E"], hands=[["9F"], ["12I"], []])
    lay(state, "9F")
    assert chains_offered(state) == ["Worldwide", "Sackson", "Imperial", "American", "Continental"]
    events = do(state, "found", chain="American")
    assert told(events, "chain_founded") == [{"seat": 0, "chain": "American", "size": 2}]
    assert rules_of(events, "chain_founded") == ["ACQ-FND-2"]


@pytest.mark.clause("ACQ-FND-2")
def test_a_chain_on_the_board_cannot_be_founded_again() -> None:
    state = table(chains={"Tower": ["1C", "2C"]}, lone=["9E"], hands=[["9F"], ["12I"], []])
    lay(state, "9F")
    refusal = refused(state, "found", chain="Tower")
    assert (refusal.rule, refusal.reason, refusal.args) == ("ACQ-FND-2", "chain-on-board", {"chain": "Tower"})
    assert refusal.message == "Tower is on the board already; found a chain that is not."


@pytest.mark.clause("ACQ-FND-2")
def test_the_last_free_chain_is_founded_without_a_question() -> None:
    state = table(chains=SIX, lone=["9I"], hands=[["9H"], ["12A"], []])
    events = lay(state, "9H")
    assert types_of(events) == ["tile_played", "chain_founded", "founder_share"]
    assert sizes(state)["Festival"] == 2
    assert shares(state, 0) == {"Festival": 1}
    assert state.decision == "buy_shares"


@pytest.mark.clause("ACQ-FND-2", "ACQ-MRG-9")
def test_an_acquired_chain_can_be_founded_again() -> None:
    chains = {"Tower": ["1A", "2A"], "Worldwide": ["4A", "5A", "6A"]}
    state = table(players=2, chains=chains, lone=["9I"], hands=[["3A", "9H"], ["12C"]], money=[0, 0])
    lay(state, "3A")
    lay(state, "12C")
    lay(state, "9H")
    assert "Tower" in chains_offered(state)
    do(state, "found", chain="Tower")
    assert sizes(state) == {"Worldwide": 6, "Tower": 2}


@pytest.mark.clause("ACQ-FND-3")
def test_the_founder_receives_one_share_for_nothing() -> None:
    state = table(lone=["5E"], hands=[["5F"], ["12I"], []])
    lay(state, "5F")
    events = do(state, "found", chain="Tower")
    assert told(events, "founder_share") == [{"seat": 0, "chain": "Tower"}]
    assert rules_of(events, "founder_share") == ["ACQ-FND-3"]
    assert shares(state, 0) == {"Tower": 1}
    assert state.position()["money"] == [6000] * 3
    assert bank(state, "Tower") == 24


@pytest.mark.clause("ACQ-FND-3")
def test_the_founder_receives_the_last_share_of_the_bank() -> None:
    state = table(lone=["5E"], hands=[["5F"], ["12I"], []], shares=[{"Tower": 20}, {"Tower": 4}, {}])
    lay(state, "5F")
    do(state, "found", chain="Tower")
    assert shares(state, 0) == {"Tower": 21}
    assert bank(state, "Tower") == 0


@pytest.mark.clause("ACQ-FND-3")
def test_the_founder_receives_no_share_when_the_bank_has_none() -> None:
    state = table(lone=["5E"], hands=[["5F"], ["12I"], []], shares=[{"Tower": 20}, {"Tower": 5}, {}])
    lay(state, "5F")
    events = do(state, "found", chain="Tower")
    assert told(events, "founder_share") == []
    assert shares(state, 0) == {"Tower": 20}
    assert sizes(state) == {"Tower": 2}


@pytest.mark.clause("ACQ-FND-4")
def test_with_seven_chains_on_the_board_a_founding_tile_is_blocked() -> None:
    state = table(chains=ALL_SEVEN, lone=["9I"], hands=[["9H", "12A"], [], []])
    assert effects(state) == {"9H": "blocked", "12A": "nothing"}
    refusal = refused(state, "play_tile", tile="9H")
    assert (refusal.rule, refusal.reason, refusal.args) == ("ACQ-FND-4", "tile-blocked", {"tile": "9H"})
    assert refusal.message == "9H would found an eighth chain; all seven are on the board."


@pytest.mark.clause("ACQ-FND-4")
def test_with_seven_chains_a_tile_may_still_grow_or_merge() -> None:
    state = table(chains=ALL_SEVEN, hands=[["3A", "3G"], [], []])
    assert effects(state) == {"3A": "merges", "3G": "grows"}


@pytest.mark.clause("ACQ-FND-4")
@pytest.mark.parametrize(("option", "discarded"), [("repeat", ["5B"]), ("once", ["5B"]), ("never", [])])
def test_a_blocked_tile_stays_in_the_hand_where_a_dead_one_is_exchanged(option: str, discarded: list[str]) -> None:
    chains = {
        **TWO_SAFE, "Worldwide": ["1E", "2E"], "Sackson": ["4E", "5E"], "Imperial": ["7E", "8E"],
        "American": ["10E", "11E"], "Continental": ["1G", "2G"],
    }  # fmt: skip
    state = table(
        chains=chains, lone=["9I"], hands=[["9H", "12I", "5B"], ["4I"], []], draws=["6I", "4G"],
        options={"dead_tiles": option}, money=[0, 0, 0],
    )  # fmt: skip
    assert effects(state) == {"5B": "dead", "9H": "blocked", "12I": "nothing"}
    events = lay(state, "12I")  # without money nothing is bought, and the turn ends
    assert [event["tile"] for event in told(events, "dead_tile_discarded")] == discarded
    assert "9H" in hand(state, 0)


@pytest.mark.clause("ACQ-FND-4")
def test_a_blocked_tile_can_be_played_once_a_chain_has_left_the_board() -> None:
    state = table(players=2, chains=ALL_SEVEN, lone=["9I"], hands=[["3A", "9H"], ["12A"]], money=[0, 0])
    assert effects(state)["9H"] == "blocked"
    lay(state, "3A")
    do(state, "survive", chain="Sackson")
    assert effects(state)["9H"] == "founds"
    lay(state, "12A")
    lay(state, "9H")
    assert sizes(state)["Worldwide"] == 2


@pytest.mark.clause("ACQ-FND-1", "ACQ-TRN-2")
def test_while_the_chain_is_being_chosen_its_tile_lies_on_the_board_already() -> None:
    state = table(lone=["1A"], hands=[["2A", "12I"], [], []])
    lay(state, "2A")
    assert state.decision == "found_chain"
    row_a = state.observe(-1)["board"][0]
    assert row_a[1] == row_a[0] != row_a[2]
