"""Buying shares: up to three, in chart order, for money, while the bank has any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.acquire.table_setting import (
    ALL_SEVEN,
    CHAINS,
    bank,
    chains_offered,
    do,
    lay,
    money,
    options_now,
    refused,
    row,
    rules_of,
    shares,
    table,
    told,
)

if TYPE_CHECKING:
    from bigboard import State

THREE = {"Worldwide": ["1A", "2A", "3A"], "Imperial": ["1C", "2C"], "Tower": ["1E", "2E"]}  # 300, 300, 400


def buying(chains: dict[str, list[str]] | None = None, **fields: Any) -> State:
    """Seat 0 has laid a tile without effect and may buy."""
    state = table(chains=chains or THREE, hands=[["12I"], ["9I"], []], **fields)
    lay(state, "12I")
    return state


@pytest.mark.clause("ACQ-BUY-1")
def test_any_chain_on_the_board_may_be_bought_or_nothing() -> None:
    state = buying()
    assert (state.seat, state.decision) == (0, "buy_shares")
    assert options_now(state) == [
        {"type": "buy", "chain": "Worldwide"},
        {"type": "buy", "chain": "Imperial"},
        {"type": "buy", "chain": "Tower"},
        {"type": "stop_buying"},
    ]


@pytest.mark.clause("ACQ-BUY-1")
def test_three_shares_of_different_chains_may_be_bought() -> None:
    state = buying()
    for chain in ("Worldwide", "Imperial", "Tower"):
        do(state, "buy", chain=chain)
    assert shares(state, 0) == {"Worldwide": 1, "Imperial": 1, "Tower": 1}


@pytest.mark.clause("ACQ-BUY-1")
def test_three_shares_of_one_chain_may_be_bought_and_no_fourth() -> None:
    state = buying()
    do(state, "buy", chain="Tower")
    do(state, "buy", chain="Tower")
    assert (state.seat, state.decision) == (0, "buy_shares")
    do(state, "buy", chain="Tower")
    assert (state.seat, state.decision) == (1, "play_tile")
    assert shares(state, 0) == {"Tower": 3}


@pytest.mark.clause("ACQ-BUY-1")
def test_fewer_than_three_may_be_bought() -> None:
    state = buying()
    do(state, "buy", chain="Imperial")
    do(state, "stop_buying")
    assert state.seat == 1
    assert shares(state, 0) == {"Imperial": 1}


@pytest.mark.clause("ACQ-BUY-1")
def test_the_next_player_may_buy_three_again() -> None:
    state = buying()
    for _ in range(3):
        do(state, "buy", chain="Tower")
    lay(state, "9I")
    for _ in range(3):
        assert state.seat == 1
        do(state, "buy", chain="Worldwide")
    assert shares(state, 1) == {"Worldwide": 3}


@pytest.mark.clause("ACQ-BUY-1")
def test_a_chain_off_the_board_cannot_be_bought() -> None:
    refusal = refused(buying(), "buy", chain="Festival")
    assert (refusal.rule, refusal.reason) == ("ACQ-BUY-1", "chain-off-board")
    assert refusal.args == {"chain": "Festival"}
    assert refusal.message == "Festival is not on the board."


@pytest.mark.clause("ACQ-BUY-1")
def test_a_chain_founded_this_turn_can_be_bought() -> None:
    state = table(lone=["5E"], hands=[["5F"], ["12I"], []])
    lay(state, "5F")
    do(state, "found", chain="Tower")
    do(state, "buy", chain="Tower")
    assert shares(state, 0) == {"Tower": 2}


@pytest.mark.clause("ACQ-BUY-1")
def test_a_tile_cannot_be_played_instead_of_buying() -> None:
    state = table(chains=THREE, hands=[["12I", "9I"], [], []])
    lay(state, "12I")
    refusal = refused(state, "play_tile", tile="9I")
    assert (refusal.rule, refusal.reason) == ("ACQ-BUY-1", "wrong-decision")
    assert refusal.args == {"decision": "buy_shares", "type": "play_tile"}


@pytest.mark.clause("ACQ-BUY-2", "ACQ-BUY-6", "ACQ-PRC-1")
@pytest.mark.parametrize(
    ("chain", "tiles", "price"),
    [("Worldwide", row("A", 1, 3), 300), ("American", row("A", 1, 10), 700), ("Tower", row("A", 1, 11), 900)],
)
def test_a_share_is_paid_at_once_at_the_price_of_the_chart(chain: str, tiles: list[str], price: int) -> None:
    state = buying({chain: tiles, "Festival": ["1C", "2C"]})
    events = do(state, "buy", chain=chain)
    assert told(events, "share_bought") == [{"seat": 0, "chain": chain, "price": price}]
    assert rules_of(events, "share_bought") == ["ACQ-BUY-1"]
    assert money(state) == [6000 - price, 6000, 6000]
    assert bank(state, chain) == 24


@pytest.mark.clause("ACQ-BUY-2")
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    state = buying(money=[300, 0, 0])
    assert chains_offered(state) == ["Worldwide", "Imperial"]
    refusal = refused(state, "buy", chain="Tower")
    assert (refusal.rule, refusal.reason) == ("ACQ-BUY-2", "too-little-money")
    assert refusal.args == {"chain": "Tower", "price": 400, "money": 300}
    assert refusal.message == "A share of Tower costs $400; you have $300."


@pytest.mark.clause("ACQ-BUY-2")
def test_the_last_dollar_may_be_spent() -> None:
    state = buying(money=[400, 0, 0])
    do(state, "buy", chain="Tower")
    assert money(state)[0] == 0


@pytest.mark.clause("ACQ-BUY-3")
def test_a_chain_without_shares_in_the_bank_cannot_be_bought() -> None:
    state = buying(shares=[{}, {"Tower": 20}, {"Tower": 5}])
    assert chains_offered(state) == ["Worldwide", "Imperial"]
    refusal = refused(state, "buy", chain="Tower")
    assert (refusal.rule, refusal.reason, refusal.args) == ("ACQ-BUY-3", "bank-empty", {"chain": "Tower"})
    assert refusal.message == "The bank has no share of Tower left."


@pytest.mark.clause("ACQ-BUY-3", "ACQ-BUY-7")
def test_the_last_share_of_the_bank_can_be_bought_once() -> None:
    state = buying(shares=[{}, {"Imperial": 24}, {}])
    do(state, "buy", chain="Imperial")
    assert bank(state, "Imperial") == 0
    assert chains_offered(state) == ["Tower"]


@pytest.mark.clause("ACQ-BUY-4")
def test_shares_are_bought_in_the_order_of_the_chart() -> None:
    state = buying()
    do(state, "buy", chain="Imperial")
    assert chains_offered(state) == ["Imperial", "Tower"]
    refusal = refused(state, "buy", chain="Worldwide")
    assert (refusal.rule, refusal.reason) == ("ACQ-BUY-4", "chart-order")
    assert refusal.args == {"chain": "Worldwide", "after": "Imperial"}
    assert refusal.message == (
        "Shares are bought in the order of the chart: Worldwide comes before Imperial, which you bought already."
    )


@pytest.mark.clause("ACQ-BUY-4")
def test_all_seven_chains_are_offered_in_chart_order() -> None:
    assert chains_offered(buying(ALL_SEVEN)) == CHAINS


@pytest.mark.clause("ACQ-BUY-4")
def test_the_order_begins_anew_every_turn() -> None:
    state = buying()
    do(state, "buy", chain="Tower")
    do(state, "stop_buying")
    lay(state, "9I")
    assert chains_offered(state) == ["Worldwide", "Imperial", "Tower"]


@pytest.mark.clause("ACQ-BUY-5")
def test_without_a_chain_on_the_board_buying_is_over_by_itself() -> None:
    state = table(hands=[["12I"], ["9I"], []])
    lay(state, "12I")
    assert (state.seat, state.decision) == (1, "play_tile")


@pytest.mark.clause("ACQ-BUY-5")
def test_without_enough_money_buying_is_over_by_itself() -> None:
    assert buying(money=[200, 6000, 6000]).seat == 1


@pytest.mark.clause("ACQ-BUY-5")
def test_when_the_bank_has_nothing_buying_is_over_by_itself() -> None:
    state = buying({"Tower": ["1E", "2E"]}, shares=[{"Tower": 25}, {}, {}])
    assert state.seat == 1


@pytest.mark.clause("ACQ-BUY-5")
def test_when_the_money_is_spent_buying_is_over_by_itself() -> None:
    state = buying(money=[500, 6000, 6000])
    do(state, "buy", chain="Worldwide")
    assert state.seat == 1


@pytest.mark.clause("ACQ-BUY-5", "ACQ-BUY-4")
def test_when_the_order_leaves_nothing_buying_is_over_by_itself() -> None:
    state = buying(shares=[{"Tower": 24}, {}, {}])
    do(state, "buy", chain="Tower")
    assert state.seat == 1
