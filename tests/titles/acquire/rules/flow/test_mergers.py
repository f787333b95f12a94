"""Mergers of two chains: who survives, and what is left on the board."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import (
    chains_offered,
    cross,
    do,
    effects,
    lay,
    money,
    refused,
    row,
    rules_of,
    sizes,
    table,
    told,
    types_of,
)

# The figure of the rulebook, in spirit.
FIGURE = {
    "Worldwide": ["8B", "9B", "10B"],
    "Imperial": ["9D", "10D", "11D"],
    "Continental": ["5E", "6E", "7E", "8E", "6F", "7F"],
}


@pytest.mark.clause("ACQ-MRG-1", "ACQ-GRW-1", "ACQ-FND-1", "ACQ-TRN-4")
def test_the_hand_of_the_rulebooks_figure_does_what_the_figure_says() -> None:
    state = table(chains=FIGURE, lone=["1F"], hands=[["1G", "4E", "9E", "10C", "4A", "6H"], [], []])
    assert effects(state) == {
        "1G": "founds",
        "4E": "grows",
        "9E": "merges",
        "10C": "merges",
        "4A": "nothing",
        "6H": "nothing",
    }


@pytest.mark.clause("ACQ-MRG-1")
def test_in_the_figure_9e_merges_imperial_into_the_larger_continental() -> None:
    state = table(chains=FIGURE, lone=["1F"], hands=[["9E"], ["12I"], []])
    events = lay(state, "9E")
    assert types_of(events)[:6] == [
        "tile_played",
        "merger",
        "survivor",
        "chain_acquired",
        "chain_absorbed",
        "merger_complete",
    ]
    assert told(events, "merger") == [{"seat": 0, "sizes": {"Imperial": 3, "Continental": 6}}]
    assert told(events, "survivor") == [{"seat": 0, "chain": "Continental"}]
    assert rules_of(events, "survivor") == ["ACQ-MRG-1"]
    assert told(events, "chain_acquired") == [{"seat": 0, "chain": "Imperial", "by": "Continental", "size": 3}]
    assert sizes(state) == {"Worldwide": 3, "Continental": 10}


@pytest.mark.clause("ACQ-MRG-2")
@pytest.mark.parametrize(("survivor", "acquired"), [("Worldwide", "Imperial"), ("Imperial", "Worldwide")])
def test_in_the_figure_the_player_of_10c_chooses_between_equal_chains(survivor: str, acquired: str) -> None:
    state = table(chains=FIGURE, hands=[["10C"], ["12I"], []])
    events = lay(state, "10C")
    assert types_of(events) == ["tile_played", "merger"]
    assert (state.seat, state.decision) == (0, "choose_survivor")
    assert chains_offered(state) == ["Worldwide", "Imperial"]
    events = do(state, "survive", chain=survivor)
    assert told(events, "survivor") == [{"seat": 0, "chain": survivor}]
    assert rules_of(events, "survivor") == ["ACQ-MRG-2"]
    assert told(events, "chain_acquired") == [{"seat": 0, "chain": acquired, "by": survivor, "size": 3}]
    assert sizes(state) == {survivor: 7, "Continental": 6}


@pytest.mark.clause("ACQ-MRG-1")
def test_the_merging_tile_and_lone_tiles_beside_it_count_for_no_size() -> None:
    # Were 3A or the lone 3B counted with Tower, it would be larger than Sackson.
    state = table(chains={"Tower": ["1A", "2A"], "Sackson": ["4A", "5A"]}, lone=["3B"], hands=[["3A"], ["12I"], []])
    lay(state, "3A")
    assert state.decision == "choose_survivor"


@pytest.mark.clause("ACQ-MRG-1")
@pytest.mark.parametrize(("tower", "sackson", "survivor"), [(2, 3, "Sackson"), (3, 2, "Tower")])
def test_the_larger_chain_survives_whatever_its_name(tower: int, sackson: int, survivor: str) -> None:
    state = table(chains=cross(Tower=tower, Sackson=sackson), hands=[["5E"], ["12I"], []])
    assert told(lay(state, "5E"), "survivor") == [{"seat": 0, "chain": survivor}]


@pytest.mark.clause("ACQ-MRG-2")
def test_a_smaller_chain_cannot_be_chosen_to_survive() -> None:
    state = table(chains=cross(Tower=3, Sackson=3, Festival=2), hands=[["5E"], ["12I"], []])
    lay(state, "5E")
    assert chains_offered(state) == ["Sackson", "Tower"]
    for chain in ("Festival", "American"):
        refusal = refused(state, "survive", chain=chain)
        assert (refusal.rule, refusal.reason) == ("ACQ-MRG-1", "not-largest")
        assert refusal.args == {"chain": chain}
        assert refusal.message == f"{chain} is not one of the largest chains of this merger."


@pytest.mark.clause("ACQ-MRG-2")
def test_the_survivor_is_chosen_by_a_player_who_laid_the_tile() -> None:
    state = table(
        chains=cross(Tower=2, Sackson=2),
        hands=[["12I"], ["5E"], []],
        turn=1,
        shares=[{"Tower": 5, "Sackson": 5}, {}, {}],
    )
    lay(state, "5E")
    assert (state.seat, state.decision) == (1, "choose_survivor")


@pytest.mark.clause("ACQ-MRG-9")
def test_after_the_merger_all_tiles_belong_to_the_survivor() -> None:
    state = table(chains=cross(Tower=3, Sackson=2), hands=[["5E"], ["12I"], []])
    events = lay(state, "5E")
    assert state.position()["chains"] == {"Tower": row("E", 3, 8)}
    assert told(events, "chain_absorbed") == [{"seat": 0, "chain": "Sackson", "into": "Tower", "size": 5}]
    assert told(events, "merger_complete") == [{"seat": 0, "chain": "Tower", "size": 6}]
    assert rules_of(events, "chain_absorbed") == rules_of(events, "merger_complete") == ["ACQ-MRG-9"]


@pytest.mark.clause("ACQ-MRG-9", "ACQ-BUY-1")
def test_after_the_merger_the_merging_player_buys_of_what_is_left() -> None:
    state = table(
        chains=cross(Tower=3, Sackson=2),
        hands=[["12I"], ["5E"], []],
        turn=1,
        shares=[{"Sackson": 1}, {"Sackson": 1}, {}],
    )
    lay(state, "5E")
    do(state, "sell", shares=1)
    assert (state.seat, state.decision) == (0, "sell_shares")
    do(state, "sell", shares=1)
    assert (state.seat, state.decision) == (1, "buy_shares")
    assert chains_offered(state) == ["Tower"]


@pytest.mark.clause("ACQ-MRG-9", "ACQ-SAF-1")
def test_a_survivor_of_ten_becomes_safe_by_the_merging_tile() -> None:
    state = table(chains={"Tower": row("A", 1, 8), "Sackson": ["10A", "11A"]}, hands=[["9A"], ["12I"], []])
    events = lay(state, "9A")
    assert told(events, "chain_absorbed")[0]["size"] == 10
    assert state.observe(0)["chains"][6] == {
        "name": "Tower",
        "size": 11,
        "price": 900,
        "majority": 9000,
        "minority": 4500,
        "safe": True,
        "bank": 25,
    }


@pytest.mark.clause("ACQ-MRG-9")
def test_the_acquired_chain_has_no_size_no_price_and_no_buyers() -> None:
    state = table(chains=cross(Tower=3, Sackson=2), hands=[["5E"], ["12I"], []])
    lay(state, "5E")
    sackson = state.observe(0)["chains"][1]
    assert (sackson["size"], sackson["price"]) == (0, 0)
    refusal = refused(state, "buy", chain="Sackson")
    assert (refusal.rule, refusal.reason) == ("ACQ-BUY-1", "chain-off-board")


@pytest.mark.clause("ACQ-MRG-1", "ACQ-SAF-1")
def test_a_safe_chain_acquires_a_smaller_one() -> None:
    state = table(chains={"Tower": row("A", 1, 11), "Sackson": ["1C", "2C"]}, hands=[["1B"], ["12I"], []])
    assert told(lay(state, "1B"), "survivor") == [{"seat": 0, "chain": "Tower"}]
    assert sizes(state) == {"Tower": 14}


@pytest.mark.clause("ACQ-MRG-1")
def test_a_merger_without_shareholders_asks_and_pays_no_one() -> None:
    state = table(chains=cross(Tower=3, Sackson=2), hands=[["5E"], ["12I"], []], shares=[{"Tower": 3}, {}, {}])
    events = lay(state, "5E")
    assert told(events, "bonus") == []
    assert (state.seat, state.decision) == (0, "buy_shares")
    assert money(state) == [6000] * 3
