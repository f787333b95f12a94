"""Keep, trade or sell: what holders do with shares of an acquired chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.acquire.table_setting import (
    bank,
    cross,
    do,
    lay,
    money,
    options_now,
    refused,
    rules_of,
    shares,
    table,
    told,
)

import bigboard

if TYPE_CHECKING:
    from bigboard import State


def merger(held: list[dict[str, int]], turn: int = 0, **fields: Any) -> State:
    """Tower (four tiles) has just acquired Sackson (three tiles, $300 a share)."""
    hands: list[list[str]] = [[] for _ in held]
    hands[turn] = ["5E"]
    hands[(turn + 1) % len(held)] = ["12I"]
    state = table(
        players=len(held),
        chains=cross(Tower=4, Sackson=3),
        hands=hands,
        shares=held,
        turn=turn,
        money=[0] * len(held),
        **fields,
    )
    lay(state, "5E")
    return state


def numbers(state: State) -> list[int]:
    return [described["shares"] for described in options_now(state)]


@pytest.mark.clause("ACQ-MRG-5")
def test_holders_decide_clockwise_from_the_player_who_laid_the_tile() -> None:
    state = merger([{"Sackson": 1}, {}, {"Sackson": 1}, {"Sackson": 1}], turn=2)
    order = []
    while state.decision == "sell_shares":
        order.append(state.seat)
        do(state, "sell", shares=0)
    assert order == [2, 3, 0]


@pytest.mark.clause("ACQ-MRG-5")
def test_the_bonuses_are_paid_before_anyone_decides() -> None:
    state = merger([{"Sackson": 1}, {"Sackson": 2}, {}])
    assert state.decision == "sell_shares"
    assert money(state) == [1500, 3000, 0]


@pytest.mark.clause("ACQ-MRG-5")
def test_trading_selling_and_keeping_are_combined_freely() -> None:
    state = merger([{"Sackson": 7}, {}, {}])
    assert (state.decision, numbers(state)) == ("trade_shares", [0, 2, 4, 6])
    traded = do(state, "trade", shares=4)
    assert (state.decision, numbers(state)) == ("sell_shares", [0, 1, 2, 3])
    sold = do(state, "sell", shares=2)
    assert told(traded, "shares_traded") == [
        {"seat": 0, "chain": "Sackson", "given": 4, "into": "Tower", "received": 2}
    ]
    assert told(sold, "shares_sold") == [{"seat": 0, "chain": "Sackson", "shares": 2, "amount": 600}]
    assert told(sold, "shares_kept") == [{"seat": 0, "chain": "Sackson", "shares": 1}]
    assert shares(state, 0) == {"Sackson": 1, "Tower": 2}


@pytest.mark.clause("ACQ-MRG-6")
def test_two_acquired_shares_are_traded_for_one_of_the_survivor() -> None:
    state = merger([{"Sackson": 4}, {}])
    events = do(state, "trade", shares=4)
    assert rules_of(events, "shares_traded") == ["ACQ-MRG-6"]
    assert shares(state, 0) == {"Tower": 2}
    assert (bank(state, "Sackson"), bank(state, "Tower")) == (25, 23)
    assert money(state)[0] == 4500  # the bonuses alone: trading costs nothing


@pytest.mark.clause("ACQ-MRG-6")
def test_who_has_traded_everything_is_not_asked_what_to_sell() -> None:
    state = merger([{"Sackson": 2}, {"Sackson": 1}])
    do(state, "trade", shares=2)
    assert (state.seat, state.decision) == (1, "sell_shares")


@pytest.mark.clause("ACQ-MRG-6")
def test_a_single_share_cannot_be_traded() -> None:
    state = merger([{"Sackson": 1}, {}])
    assert (state.decision, numbers(state)) == ("sell_shares", [0, 1])


@pytest.mark.clause("ACQ-MRG-6")
def test_an_odd_number_of_shares_cannot_be_traded() -> None:
    state = merger([{"Sackson": 3}, {}])
    before = state.position()
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find({"type": "trade", "shares": 3})
    assert (found.value.rule, found.value.reason, found.value.args) == ("ACQ-MRG-6", "odd-trade", {"wanted": 3})
    assert found.value.message == "Shares are traded two for one, so 3 cannot be traded."
    assert state.position() == before


@pytest.mark.clause("ACQ-MRG-6")
def test_trading_is_limited_by_what_the_bank_has_of_the_survivor() -> None:
    state = merger([{"Sackson": 9, "Tower": 10}, {"Tower": 13}])
    assert numbers(state) == [0, 2, 4]
    refusal = refused(state, "trade", shares=6)
    assert (refusal.rule, refusal.reason) == ("ACQ-MRG-6", "bank-empty")
    assert refusal.args == {"chain": "Tower", "wanted": 3, "possible": 2}
    assert refusal.message == "The bank has only 2 shares of Tower left."
    do(state, "trade", shares=4)
    assert bank(state, "Tower") == 0
    assert numbers(state) == [0, 1, 2, 3, 4, 5]


@pytest.mark.clause("ACQ-MRG-6")
def test_an_earlier_trader_may_leave_nothing_for_a_later_one() -> None:
    state = merger([{"Sackson": 4}, {"Sackson": 4, "Tower": 23}])
    do(state, "trade", shares=4)
    assert (state.seat, state.decision) == (1, "sell_shares")


@pytest.mark.clause("ACQ-MRG-6")
def test_more_shares_than_held_cannot_be_traded() -> None:
    state = merger([{"Sackson": 5}, {}])
    refusal = refused(state, "trade", shares=6)
    assert (refusal.rule, refusal.reason) == ("ACQ-MRG-6", "too-few-shares")
    assert refusal.args == {"chain": "Tower", "wanted": 3, "possible": 2}
    assert refusal.message == "You do not hold 6 shares of Sackson."


@pytest.mark.clause("ACQ-MRG-6")
def test_all_25_shares_leave_one_over() -> None:
    state = merger([{"Sackson": 25}, {}])
    assert numbers(state) == list(range(0, 25, 2))
    do(state, "trade", shares=24)
    assert numbers(state) == [0, 1]


@pytest.mark.clause("ACQ-MRG-7", "ACQ-PRC-1")
def test_three_shares_of_continental_with_six_tiles_sell_for_2400() -> None:
    state = table(
        chains={
            "Continental": cross(Continental=6)["Continental"],
            "Festival": ["5D", "5C", "5B", "5A", "4A", "3A", "2A"],
        },
        hands=[["5E"], ["12I"], []],
        shares=[{"Continental": 3}, {}, {}],
        money=[0, 0, 0],
    )
    lay(state, "5E")
    do(state, "trade", shares=0)
    before = money(state)[0]
    events = do(state, "sell", shares=3)
    assert told(events, "shares_sold") == [{"seat": 0, "chain": "Continental", "shares": 3, "amount": 2400}]
    assert rules_of(events, "shares_sold") == ["ACQ-MRG-7"]
    assert before == 12000


@pytest.mark.clause("ACQ-MRG-7")
def test_sold_shares_go_back_to_the_bank_for_their_price() -> None:
    state = merger([{"Sackson": 1}, {"Sackson": 4}], turn=1)
    do(state, "trade", shares=0)
    do(state, "sell", shares=3)
    assert shares(state, 1) == {"Sackson": 1}
    assert bank(state, "Sackson") == 23
    assert money(state) == [1500, 3000 + 3 * 300]


@pytest.mark.clause("ACQ-MRG-7")
def test_more_shares_than_held_cannot_be_sold() -> None:
    state = merger([{"Sackson": 1}, {}])
    refusal = refused(state, "sell", shares=2)
    assert (refusal.rule, refusal.reason) == ("ACQ-MRG-7", "too-few-shares")
    assert refusal.args == {"chain": "Sackson", "held": 1, "wanted": 2}
    assert refusal.message == "You hold 1 share of Sackson, so you cannot sell 2."


@pytest.mark.clause("ACQ-MRG-7")
def test_after_the_trade_only_the_rest_can_be_sold() -> None:
    state = merger([{"Sackson": 5}, {}])
    do(state, "trade", shares=4)
    refusal = refused(state, "sell", shares=2)
    assert refusal.args == {"chain": "Sackson", "held": 1, "wanted": 2}


@pytest.mark.clause("ACQ-MRG-8")
def test_kept_shares_are_worth_nothing_while_their_chain_is_off_the_board() -> None:
    state = merger([{"Sackson": 1}, {}])
    events = do(state, "sell", shares=0)
    assert told(events, "shares_sold") == []
    assert told(events, "shares_kept") == [{"seat": 0, "chain": "Sackson", "shares": 1}]
    assert rules_of(events, "shares_kept") == ["ACQ-MRG-8"]
    assert shares(state, 0) == {"Sackson": 1}
    assert state.scores() == money(state)


@pytest.mark.clause("ACQ-MRG-8", "ACQ-FND-3")
def test_kept_shares_are_worth_something_again_when_their_chain_is_founded() -> None:
    fields: dict[str, Any] = {"shares": [{"Sackson": 1}, {"Sackson": 3}], "money": [0, 0]}
    state = table(players=2, lone=["9I"], hands=[["9H"], ["12A"]], **fields)
    assert state.scores() == [0, 0]
    lay(state, "9H")
    do(state, "found", chain="Sackson")
    # Sackson of two: 200 a share, 2000 and 1000 for most and second most; the founder has two shares now.
    assert state.scores() == [1000 + 400, 2000 + 600]


@pytest.mark.clause("ACQ-MRG-5")
@pytest.mark.parametrize("action", [{"type": "sell", "shares": 1}, {"type": "buy", "chain": "Tower"}])
def test_while_trading_is_decided_nothing_else_is_possible(action: dict[str, Any]) -> None:
    state = merger([{"Sackson": 2}, {}])
    refusal = refused(state, **action)
    assert (refusal.rule, refusal.reason) == ("ACQ-MRG-6", "wrong-decision")
    assert refusal.args == {"decision": "trade_shares", "type": action["type"]}
