"""Mergers of three and four chains: order, ties, and each chain settled before the next."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import (
    chains_offered,
    cross,
    do,
    lay,
    money,
    refused,
    row,
    shares,
    sizes,
    table,
    told,
    types_of,
)


@pytest.mark.clause("ACQ-MRG-3")
def test_three_chains_are_acquired_from_the_larger_to_the_smaller() -> None:
    state = table(chains=cross(Tower=4, Sackson=2, Festival=3), hands=[["5E"], ["12I"], []])
    events = lay(state, "5E")
    assert [(event["chain"], event["size"]) for event in told(events, "chain_acquired")] == [
        ("Festival", 3),
        ("Sackson", 2),
    ]
    assert [event["size"] for event in told(events, "chain_absorbed")] == [7, 9]
    assert sizes(state) == {"Tower": 10}


@pytest.mark.clause("ACQ-MRG-3")
def test_four_chains_are_acquired_from_the_largest_down() -> None:
    state = table(chains=cross(Sackson=5, Tower=2, Imperial=4, Festival=3), hands=[["5E"], ["12I"], []])
    events = lay(state, "5E")
    assert told(events, "merger")[0]["sizes"] == {"Sackson": 5, "Festival": 3, "Imperial": 4, "Tower": 2}
    assert [event["chain"] for event in told(events, "chain_acquired")] == ["Imperial", "Festival", "Tower"]
    assert sizes(state) == {"Sackson": 15}


@pytest.mark.clause("ACQ-MRG-3", "ACQ-BON-1")
def test_each_chain_is_settled_completely_before_the_next() -> None:
    state = table(
        chains=cross(Tower=4, Sackson=2, Festival=3),
        hands=[["5E"], ["12I"], []],
        shares=[{"Festival": 1, "Sackson": 1}, {"Sackson": 1}, {"Festival": 1}],
        money=[0, 0, 0],
    )
    first = lay(state, "5E")
    assert types_of(first) == ["tile_played", "merger", "survivor", "chain_acquired", "bonus", "bonus"]
    # Festival of three costs 400: two tied holders divide 4000 + 2000.
    assert money(state) == [3000, 0, 3000]
    assert (state.seat, state.decision) == (0, "sell_shares")
    do(state, "sell", shares=1)
    assert (state.seat, sizes(state)) == (2, {"Tower": 4, "Sackson": 2, "Festival": 3})
    second = do(state, "sell", shares=1)
    # Now Festival is gone, and Sackson of two (200) is settled, again from the merging player on.
    assert types_of(second) == ["shares_sold", "chain_absorbed", "chain_acquired", "bonus", "bonus"]
    assert sizes(state) == {"Tower": 7, "Sackson": 2}
    assert money(state) == [3000 + 400 + 1500, 1500, 3000 + 400]
    assert (state.seat, state.decision) == (0, "sell_shares")
    assert told(do(state, "sell", shares=1), "shares_sold")[0]["amount"] == 200


@pytest.mark.clause("ACQ-MRG-2", "ACQ-MRG-3")
@pytest.mark.parametrize("survivor", ["Sackson", "Festival", "Tower"])
def test_of_three_equal_chains_any_may_survive(survivor: str) -> None:
    state = table(chains=cross(Tower=3, Sackson=3, Festival=3), hands=[["5E"], ["12I"], []])
    lay(state, "5E")
    assert chains_offered(state) == ["Sackson", "Festival", "Tower"]
    do(state, "survive", chain=survivor)
    assert state.decision == "choose_acquired"
    assert chains_offered(state) == [chain for chain in ("Sackson", "Festival", "Tower") if chain != survivor]


@pytest.mark.clause("ACQ-MRG-2", "ACQ-MRG-4")
def test_four_equal_chains_ask_for_the_survivor_then_twice_for_the_order() -> None:
    state = table(chains=cross(Tower=3, Sackson=3, Festival=3, American=3), hands=[["5E"], ["12I"], []])
    lay(state, "5E")
    assert len(chains_offered(state)) == 4
    do(state, "survive", chain="Festival")
    assert chains_offered(state) == ["Sackson", "American", "Tower"]
    events = do(state, "acquire", chain="American")
    assert told(events, "chain_absorbed") == [{"seat": 0, "chain": "American", "into": "Festival", "size": 6}]
    assert (state.decision, chains_offered(state)) == ("choose_acquired", ["Sackson", "Tower"])
    events = do(state, "acquire", chain="Tower")
    assert [event["chain"] for event in told(events, "chain_acquired")] == ["Tower", "Sackson"]
    assert sizes(state) == {"Festival": 13}


@pytest.mark.clause("ACQ-MRG-4")
def test_equal_acquired_chains_are_ordered_by_a_player_who_laid_the_tile() -> None:
    state = table(
        chains=cross(Tower=4, Sackson=2, Festival=2),
        hands=[["12I"], [], ["5E"]],
        turn=2,
        shares=[{"Festival": 1}, {"Sackson": 1}, {}],
    )
    lay(state, "5E")
    assert (state.seat, state.decision) == (2, "choose_acquired")
    do(state, "acquire", chain="Festival")
    assert (state.seat, state.decision) == (0, "sell_shares")
    events = do(state, "sell", shares=0)
    assert told(events, "chain_acquired")[0]["chain"] == "Sackson"
    assert (state.seat, state.decision) == (1, "sell_shares")
    do(state, "sell", shares=0)
    assert (state.seat, state.decision) == (2, "buy_shares")


@pytest.mark.clause("ACQ-MRG-3", "ACQ-MRG-4")
def test_a_smaller_chain_cannot_be_acquired_before_larger_ones() -> None:
    chains = cross(Tower=4, Sackson=3, Festival=3, Imperial=2)
    state = table(chains=chains, hands=[["5E"], ["12I"], []])
    lay(state, "5E")
    assert chains_offered(state) == ["Sackson", "Festival"]
    for chain in ("Imperial", "Tower", "American"):
        refusal = refused(state, "acquire", chain=chain)
        assert (refusal.rule, refusal.reason) == ("ACQ-MRG-3", "not-next")
        assert refusal.args == {"chain": chain}
        assert refusal.message == f"{chain} is not one of the largest chains still to be acquired."


@pytest.mark.clause("ACQ-MRG-4")
def test_two_equal_smaller_chains_are_ordered_after_a_larger_one() -> None:
    state = table(chains=cross(Tower=4, Sackson=3, Festival=2, Imperial=2), hands=[["5E"], ["12I"], []])
    events = lay(state, "5E")
    assert [event["chain"] for event in told(events, "chain_acquired")] == ["Sackson"]
    assert sizes(state)["Tower"] == 7
    assert (state.decision, chains_offered(state)) == ("choose_acquired", ["Festival", "Imperial"])


@pytest.mark.clause("ACQ-MRG-2", "ACQ-MRG-3")
def test_the_loser_of_a_tie_for_survival_is_acquired_before_a_smaller_chain() -> None:
    state = table(chains=cross(Tower=3, Sackson=2, Festival=3), hands=[["5E"], ["12I"], []])
    lay(state, "5E")
    events = do(state, "survive", chain="Tower")
    assert [event["chain"] for event in told(events, "chain_acquired")] == ["Festival", "Sackson"]


@pytest.mark.clause("ACQ-MRG-3", "ACQ-SAF-1")
def test_a_survivor_that_becomes_safe_on_the_way_still_acquires_the_rest() -> None:
    state = table(chains=cross(Tower=7, Sackson=4, Festival=4), hands=[["5E"], ["12I"], []])
    lay(state, "5E")
    do(state, "acquire", chain="Festival")
    assert sizes(state) == {"Tower": 16}


@pytest.mark.clause("ACQ-MRG-3", "ACQ-MRG-7")
def test_a_later_acquired_chain_is_sold_at_its_own_size_not_at_the_survivors() -> None:
    state = table(
        chains=cross(Tower=7, Sackson=4, Worldwide=3),
        hands=[["5E"], ["12I"], []],
        shares=[{"Worldwide": 2}, {}, {}],
        money=[0, 0, 0],
    )
    lay(state, "5E")
    do(state, "trade", shares=0)
    assert told(do(state, "sell", shares=2), "shares_sold")[0]["amount"] == 600


@pytest.mark.clause("ACQ-MRG-3", "ACQ-MRG-6")
def test_shares_of_the_survivor_traded_for_one_chain_are_missing_for_the_next() -> None:
    state = table(
        players=2,
        chains=cross(Tower=4, Sackson=3, Festival=2),
        hands=[["5E"], ["12I"]],
        shares=[{"Sackson": 2, "Festival": 2}, {"Tower": 24}],
    )
    lay(state, "5E")
    do(state, "trade", shares=2)
    assert shares(state, 0) == {"Festival": 2, "Tower": 1}
    # The bank has no Tower left, so there is nothing to trade, only to sell.
    assert (state.seat, state.decision) == (0, "sell_shares")


@pytest.mark.clause("ACQ-MRG-3", "ACQ-SAF-2")
def test_a_safe_chain_may_acquire_two_chains_at_once() -> None:
    chains = {"Tower": [*row("E", 6, 12), "12D", "12C", "12B", "12A"], "Sackson": ["3E", "4E"]}
    chains["Festival"] = ["5B", "5C", "5D"]
    state = table(chains=chains, hands=[["5E"], ["12I"], []])
    events = lay(state, "5E")
    assert [event["chain"] for event in told(events, "chain_acquired")] == ["Festival", "Sackson"]
    assert sizes(state) == {"Tower": 17}
