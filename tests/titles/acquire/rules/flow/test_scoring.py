"""The final payout and the winners."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import (
    bank,
    cross,
    do,
    lay,
    money,
    row,
    rows,
    rules_of,
    shares,
    table,
    told,
    types_of,
)

# Tower of 48 costs 1200, Sackson of two 200, Imperial of two 300. Continental is off the board.
CHAINS = {"Tower": rows("ABCD"), "Imperial": ["5F", "6F"], "Sackson": ["1F", "2F"]}
HELD = [
    {"Tower": 5, "Sackson": 1},
    {"Tower": 3, "Imperial": 2, "Sackson": 1},
    {"Continental": 4, "Imperial": 1},
]
FINAL = [19700, 14900, 1800]


def test_the_bonuses_of_all_chains_come_before_the_first_sale() -> None:
    state = table(chains=CHAINS, hands=[["12I"], [], []], shares=HELD, money=[0, 0, 0])
    lay(state, "12I")
    types = types_of(do(state, "declare_end"))
    assert types == ["end_declared", "game_over", *["bonus"] * 6, *["final_sale"] * 6, "result"]


@pytest.mark.clause("ACQ-END-6")
def test_the_bonuses_of_all_chains_on_the_board_are_paid() -> None:
    state = table(chains=CHAINS, hands=[["12I"], [], []], shares=HELD, money=[0, 0, 0])
    lay(state, "12I")
    events = do(state, "declare_end")
    assert [(bonus["chain"], bonus["seat"], bonus["amount"]) for bonus in told(events, "bonus")] == [
        ("Sackson", 0, 1500),
        ("Sackson", 1, 1500),
        ("Imperial", 1, 3000),
        ("Imperial", 2, 1500),
        ("Tower", 0, 12000),
        ("Tower", 1, 6000),
    ]
    assert rules_of(events, "bonus") == ["ACQ-BON-2"] * 2 + ["ACQ-BON-1"] * 4


@pytest.mark.clause("ACQ-END-7")
def test_all_shares_of_chains_on_the_board_are_sold_from_the_smallest_chain_to_the_largest() -> None:
    state = table(chains=CHAINS, hands=[["12I"], [], []], shares=HELD, money=[0, 0, 0])
    lay(state, "12I")
    events = do(state, "declare_end")
    sales = [(sale["chain"], sale["seat"], sale["shares"], sale["amount"]) for sale in told(events, "final_sale")]
    assert sales == [
        ("Sackson", 0, 1, 200),
        ("Sackson", 1, 1, 200),
        ("Imperial", 1, 2, 600),
        ("Imperial", 2, 1, 300),
        ("Tower", 0, 5, 6000),
        ("Tower", 1, 3, 3600),
    ]
    assert set(rules_of(events, "final_sale")) == {"ACQ-END-7"}
    assert bank(state, "Tower") == 25


@pytest.mark.clause("ACQ-END-7")
def test_shares_of_chains_off_the_board_are_worth_nothing() -> None:
    state = table(chains=CHAINS, hands=[["12I"], [], []], shares=HELD, money=[0, 0, 0])
    lay(state, "12I")
    do(state, "declare_end")
    assert money(state) == FINAL
    assert shares(state, 2) == {"Continental": 4}


@pytest.mark.clause("ACQ-END-6", "ACQ-END-7")
@pytest.mark.parametrize("events", [True, False])
def test_the_payout_is_the_same_whether_events_are_told_or_not(events: bool) -> None:
    state = table(chains=CHAINS, hands=[["12I"], [], []], shares=HELD, money=[0, 0, 0])
    state.events = events
    lay(state, "12I")
    do(state, "declare_end")
    assert state.scores() == FINAL


@pytest.mark.clause("ACQ-END-6", "ACQ-END-7")
def test_scores_before_the_end_are_what_scoring_now_would_give() -> None:
    state = table(chains=CHAINS, hands=[["12I"], [], []], shares=HELD, money=[0, 0, 0])
    assert state.scores() == FINAL
    assert state.winners() == []


@pytest.mark.clause("ACQ-BON-1", "ACQ-END-6")
def test_scores_in_the_midst_of_a_merger_count_the_bonuses_that_were_paid_only_once() -> None:
    state = table(
        chains=cross(Tower=3, Sackson=2),
        hands=[["5E"], ["12I"], []],
        shares=[{"Sackson": 3}, {"Sackson": 1}, {}],
        money=[0, 0, 0],
    )
    # Sackson of two costs 200: 2000 and 1000 of bonus, and three shares and one.
    assert state.scores() == [2600, 1200, 0]
    lay(state, "5E")
    assert (state.decision, money(state)) == ("trade_shares", [2000, 1000, 0])
    assert state.scores() == [2600, 1200, 0]
    do(state, "trade", shares=0)
    do(state, "sell", shares=2)
    assert (money(state), state.scores()) == ([2400, 1000, 0], [2600, 1200, 0])
    do(state, "sell", shares=1)
    # The share that seat 0 kept is worth nothing now.
    assert state.scores() == money(state) == [2400, 1200, 0]


@pytest.mark.clause("ACQ-END-8")
def test_the_most_money_wins() -> None:
    state = table(chains=CHAINS, hands=[["12I"], [], []], shares=HELD, money=[0, 0, 0])
    lay(state, "12I")
    events = do(state, "declare_end")
    assert told(events, "result") == [{"seat": -1, "money": FINAL, "winners": [0]}]
    assert rules_of(events, "result") == ["ACQ-END-8"]
    assert state.winners() == [0]


@pytest.mark.clause("ACQ-END-8")
@pytest.mark.parametrize(
    ("amounts", "winners"),
    [([500, 500, 400], [0, 1]), ([500, 500, 500], [0, 1, 2]), ([400, 500, 500], [1, 2]), ([0, 0, 100], [2])],
)
def test_equal_money_shares_the_victory(amounts: list[int], winners: list[int]) -> None:
    # Tower costs 900, so no one can buy.
    state = table(chains={"Tower": row("A", 1, 11)}, hands=[["12I"], [], []], money=amounts)
    lay(state, "12I")
    events = do(state, "declare_end")
    assert state.winners() == winners
    assert told(events, "result")[0]["winners"] == winners
