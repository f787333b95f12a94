"""What the seat that decides is told about its tiles, and about mergers, before it answers."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import (
    ALL_SEVEN,
    CHAINS,
    TWO_SAFE,
    choice,
    cross,
    do,
    forbidden,
    lay,
    offers,
    outcome,
    row,
    table,
)


def test_every_legal_action_has_an_offer_in_the_same_order() -> None:
    state = table(chains=ALL_SEVEN, hands=[["12I", "3A"], [], []])
    found = offers(state)
    assert [c["action"] for c in found["choices"]] == state.legal_actions()
    assert (found["question"], found["rule"], found["seat"]) == ("play_tile", "ACQ-TRN-2", 0)


def test_a_seat_that_does_not_decide_is_offered_nothing_but_knows_its_hand() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I"], ["1B"], []])
    for seat, tiles in ((1, ["1B"]), (2, []), (-1, [])):
        found = state.offers(seat)
        assert (found["choices"], found["pick"], found["forbidden"]) == ([], None, [])
        assert [held["tile"] for held in found["hand"]] == tiles
    assert state.offers(1)["hand"][0]["outcome"] == {
        "effect": "dead",
        "rule": "ACQ-SAF-2",
        "chains": ["Festival", "Tower"],
    }


@pytest.mark.clause("ACQ-END-8")
def test_after_the_end_no_one_is_asked() -> None:
    state = table(chains={"Tower": row("A") + row("B") + row("C") + row("D", 1, 5)}, hands=[["12I"], ["1I"], []])
    lay(state, "12I")
    do(state, "declare_end")
    while state.seat >= 0:
        do(state, "stop_buying")
    found = state.offers(0)
    assert (found["question"], found["seat"], found["choices"], found["pick"]) == ("game_over", -1, [], None)


# Founding


@pytest.mark.clause("ACQ-FND-1", "ACQ-PRC-1", "ACQ-GRW-2")
def test_a_tile_between_two_lone_tiles_founds_continental_at_500() -> None:
    state = table(lone=["1A", "3A"], hands=[["2A"], [], []])
    would = outcome(state, "2A")
    assert (would["effect"], would["size"], would["rule"]) == ("founds", 3, "ACQ-FND-1")
    prices = {chain["chain"]: chain["price"] for chain in would["chains"]}
    assert prices == dict(zip(CHAINS, (300, 300, 400, 400, 400, 500, 500), strict=True))
    lay(state, "2A")
    found = choice(state, "found", chain="Continental")
    assert (found["size"], found["price"]) == (3, 500)


@pytest.mark.clause("ACQ-FND-3")
def test_founding_says_whether_the_founder_gets_a_share() -> None:
    state = table(lone=["1A"], hands=[["2A"], [], []], shares=[{"Tower": 20, "Imperial": 2}, {"Tower": 5}, {}])
    lay(state, "2A")
    tower, imperial = choice(state, "found", chain="Tower"), choice(state, "found", chain="Imperial")
    assert (tower["founder_share"], tower["shares"], tower["shares_after"]) == (False, 20, 20)
    assert (imperial["founder_share"], imperial["shares"], imperial["shares_after"]) == (True, 2, 3)


@pytest.mark.clause("ACQ-FND-2")
def test_chains_on_the_board_cannot_be_founded() -> None:
    state = table(chains={"Tower": ["1C", "2C"]}, lone=["1A"], hands=[["2A"], [], []])
    lay(state, "2A")
    assert forbidden(state) == [("found", "Tower", "chain-on-board", "ACQ-FND-2")]


@pytest.mark.clause("ACQ-FND-4", "ACQ-SAF-2")
def test_tiles_that_cannot_be_played_are_forbidden_with_their_clause() -> None:
    blocked = table(chains=ALL_SEVEN, lone=["12I"], hands=[["11I", "12A"], [], []])
    assert forbidden(blocked) == [("play_tile", "11I", "tile-blocked", "ACQ-FND-4")]
    dead = table(chains=TWO_SAFE, hands=[["1B", "12I"], [], []])
    assert forbidden(dead) == [("play_tile", "1B", "tile-dead", "ACQ-SAF-2")]


# Growing


@pytest.mark.clause("ACQ-GRW-1", "ACQ-GRW-2")
def test_growing_says_size_and_price_before_and_after() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, lone=["4A"], hands=[["3A"], [], []])
    assert outcome(state, "3A") == {
        "effect": "grows",
        "rule": "ACQ-GRW-1",
        "chain": "Tower",
        "size": 2,
        "size_after": 4,
        "price": 400,
        "price_after": 600,
        "becomes_safe": False,
        "may_end": False,
    }


@pytest.mark.clause("ACQ-SAF-1", "ACQ-END-2")
def test_growing_to_eleven_makes_safe_and_may_allow_the_end() -> None:
    alone = table(chains={"Tower": row("A", 1, 10)}, hands=[["11A"], [], []])
    assert (outcome(alone, "11A")["becomes_safe"], outcome(alone, "11A")["may_end"]) == (True, True)
    with_another = table(chains={"Tower": row("A", 1, 10), "Imperial": ["1C", "2C"]}, hands=[["11A"], [], []])
    would = outcome(with_another, "11A")
    assert (would["becomes_safe"], would["may_end"]) == (True, False)
    beside_a_safe_one = table(chains={"Tower": row("A", 1, 11), "Imperial": ["1C", "2C"]}, hands=[["3C"], [], []])
    assert not outcome(beside_a_safe_one, "3C")["becomes_safe"]


@pytest.mark.clause("ACQ-END-1")
def test_growing_to_41_allows_the_end() -> None:
    forty = row("A") + row("B") + row("C") + row("D", 1, 4)
    state = table(chains={"Tower": forty, "Imperial": ["1I", "2I"]}, hands=[["5D", "12I"], [], []])
    assert outcome(state, "5D")["may_end"]
    assert not outcome(state, "12I")["may_end"]


# Mergers


@pytest.mark.clause("ACQ-MRG-1", "ACQ-BON-1")
def test_a_merging_tile_says_who_survives_and_who_gets_which_bonus() -> None:
    held = [{"Tower": 1, "American": 2}, {"Tower": 4}, {"Tower": 2}]
    state = table(chains=cross(American=4, Tower=3), lone=["5D"], hands=[["5E"], [], []], shares=held)
    offer = choice(state, "play_tile", tile="5E")
    would = offer["outcome"]
    assert (would["survivor"], would["size_after"], offer["gain"]) == ("American", 9, 0)
    assert would["candidates"] == [
        {"chain": "American", "size": 4, "price": 500, "price_after": 700, "shares": 2},
    ]
    assert would["acquired"] == [
        {
            "chain": "Tower",
            "size": 3,
            "price": 500,
            "shares": 1,
            "bonuses": [
                {"seat": 1, "place": "majority", "amount": 5000, "rule": "ACQ-BON-1"},
                {"seat": 2, "place": "minority", "amount": 2500, "rule": "ACQ-BON-1"},
            ],
            "bonuses_known": True,
        }
    ]


@pytest.mark.clause("ACQ-MRG-2")
def test_equal_largest_chains_are_candidates_and_may_all_be_acquired() -> None:
    state = table(chains=cross(American=3, Tower=3, Imperial=2), hands=[["5E"], [], []], shares=[{"Tower": 1}, {}, {}])
    would = outcome(state, "5E")
    assert would["survivor"] is None
    assert [(c["chain"], c["price_after"]) for c in would["candidates"]] == [("American", 700), ("Tower", 800)]
    assert [chain["chain"] for chain in would["acquired"]] == ["American", "Tower", "Imperial"]


@pytest.mark.clause("ACQ-MRG-2", "ACQ-BON-4")
def test_each_possible_survivor_says_what_follows() -> None:
    held = [{"Tower": 1, "American": 2}, {"American": 1}, {}]
    state = table(chains=cross(American=3, Tower=3, Imperial=2), hands=[["5E"], [], []], shares=held)
    lay(state, "5E")
    american, tower = choice(state, "survive", chain="American"), choice(state, "survive", chain="Tower")
    assert [chain["chain"] for chain in american["outcome"]["acquired"]] == ["Tower", "Imperial"]
    assert [chain["chain"] for chain in tower["outcome"]["acquired"]] == ["American", "Imperial"]
    assert (american["gain"], tower["gain"]) == (7500, 4000)
    assert (american["cost"], tower["cost"]) == (0, 0)
    assert tower["outcome"]["candidates"][0]["price_after"] == 800
    assert forbidden(state) == [("survive", "Imperial", "not-largest", "ACQ-MRG-1")]


@pytest.mark.clause("ACQ-MRG-4")
def test_the_chain_acquired_first_comes_first() -> None:
    held = [{"Tower": 1}, {"Imperial": 1}, {}]
    state = table(chains=cross(American=4, Imperial=2, Tower=2), hands=[["5E"], [], []], shares=held)
    assert choice(state, "play_tile", tile="5E")["gain"] == 0  # the order is asked before anyone is paid
    lay(state, "5E")
    tower = choice(state, "acquire", chain="Tower")
    assert [chain["chain"] for chain in tower["outcome"]["acquired"]] == ["Tower", "Imperial"]
    assert (tower["gain"], choice(state, "acquire", chain="Imperial")["gain"]) == (6000, 0)
    assert tower["outcome"]["size_after"] == 9


@pytest.mark.clause("ACQ-MRG-3")
def test_a_chain_without_holders_does_not_keep_the_next_bonus_waiting() -> None:
    held = [{"Imperial": 1}, {}, {}]
    state = table(chains=cross(American=4, Tower=3, Imperial=2), hands=[["5E"], [], []], shares=held)
    assert choice(state, "play_tile", tile="5E")["gain"] == 4500
