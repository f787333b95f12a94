"""Choices of several, answered as a set in any order."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.acquire.table_setting import Json, cross, do, lay, options_now, shares, table

from bigboard import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigboard import State


def buying(money: int = 6000, **fields: Any) -> State:
    chains = {"Worldwide": ["1A", "2A", "3A"], "Imperial": ["1C", "2C"], "Tower": ["1E", "2E"]}  # 300, 300, 400
    state = table(chains=chains, hands=[["12I"], ["9I"], []], money=[money, 6000, 6000], **fields)
    lay(state, "12I")
    return state


def disposing(held: int = 5, bank_of_tower: int = 25) -> State:
    """Seat 0 has merged Imperial into Tower and is asked about its shares of Imperial."""
    others = 25 - bank_of_tower
    held_by = [{"Imperial": held}, {"Tower": others} if others else {}, {}]
    state = table(chains=cross(Tower=4, Imperial=3), hands=[["5E"], [], []], shares=held_by)
    lay(state, "5E")
    return state


def buy(*chains: str) -> list[Json]:
    return [{"type": "buy", "chain": chain} for chain in chains]


def trade(count: int) -> Json:
    return {"type": "trade", "shares": count}


def sell(count: int) -> Json:
    return {"type": "sell", "shares": count}


def found(state: State, picks: Sequence[Json]) -> list[Json]:
    """The actions that the picks come to, in words."""
    return [state.describe(action) for action in state.find_several(picks)]


def why_not(state: State, picks: Sequence[Json]) -> tuple[str, str]:
    before = state.position(), options_now(state)
    with pytest.raises(IllegalAction) as refusal:
        state.find_several(picks)
    assert (state.position(), options_now(state)) == before
    return refusal.value.rule, refusal.value.reason


@pytest.mark.clause("ACQ-BUY-4")
def test_shares_may_be_picked_in_any_order() -> None:
    state = buying()
    for picks in permutations(buy("Tower", "Worldwide", "Tower")):
        assert found(state, picks) == buy("Worldwide", "Tower", "Tower")


@pytest.mark.clause("ACQ-BUY-5")
def test_fewer_than_three_end_with_buying_no_more() -> None:
    state = buying()
    assert found(state, buy("Tower")) == [*buy("Tower"), {"type": "stop_buying"}]
    assert found(state, []) == [{"type": "stop_buying"}]
    assert found(state, [{"type": "stop_buying"}, *buy("Tower")]) == [*buy("Tower"), {"type": "stop_buying"}]


@pytest.mark.clause("ACQ-BUY-5")
def test_nothing_ends_the_choice_where_nothing_more_can_be_bought() -> None:
    state = buying(money=700)
    assert found(state, buy("Tower", "Imperial")) == buy("Imperial", "Tower")
    assert found(state, buy("Tower")) == buy("Tower")  # what could still be paid comes before Tower in the chart


@pytest.mark.clause("ACQ-BUY-5", "ACQ-TRN-3")
def test_the_next_players_purchases_are_not_ended_with_ones_own() -> None:
    state = table(chains={"Tower": ["1E", "2E"]}, hands=[["12I"], [], ["9I"]])
    lay(state, "12I")
    assert found(state, buy("Tower", "Tower", "Tower")) == buy("Tower", "Tower", "Tower")


@pytest.mark.clause("ACQ-BUY-1")
def test_more_than_three_are_refused() -> None:
    state = buying()
    assert why_not(state, buy("Tower", "Tower", "Imperial", "Imperial")) == ("ACQ-BUY-1", "too-many-shares")
    do(state, "buy", chain="Tower")
    assert why_not(state, buy("Tower", "Tower", "Tower")) == ("ACQ-BUY-1", "too-many-shares")


@pytest.mark.clause("ACQ-BUY-2")
def test_more_than_the_money_pays_for_is_refused() -> None:
    assert why_not(buying(money=700), buy("Tower", "Tower")) == ("ACQ-BUY-2", "basket-too-dear")
    assert why_not(buying(money=300), buy("Tower")) == ("ACQ-BUY-2", "too-little-money")


@pytest.mark.clause("ACQ-BUY-1", "ACQ-BUY-3", "ACQ-BUY-4")
def test_shares_that_cannot_be_bought_are_refused() -> None:
    state = buying(shares=[{}, {"Tower": 23}, {}])
    assert why_not(state, buy("Tower", "Tower", "Tower")) == ("ACQ-BUY-3", "bank-empty")
    assert why_not(state, buy("Festival")) == ("ACQ-BUY-1", "chain-off-board")
    do(state, "buy", chain="Tower")
    assert why_not(state, buy("Imperial")) == ("ACQ-BUY-4", "chart-order")


@pytest.mark.clause("ACQ-MRG-5")
def test_trades_and_sales_may_be_picked_in_any_order_and_in_parts() -> None:
    state = disposing()
    wanted = [trade(4), sell(1)]
    for picks in ([sell(1), trade(4)], [trade(2), sell(1), trade(2)], [trade(4), sell(1)]):
        assert found(state, picks) == wanted


@pytest.mark.clause("ACQ-MRG-5", "ACQ-MRG-8")
def test_what_is_not_picked_is_kept() -> None:
    state = disposing()
    assert found(state, []) == [trade(0), sell(0)]
    for action in state.find_several([sell(2)]):
        state.apply(action)
    assert shares(state, 0)["Imperial"] == 3


@pytest.mark.clause("ACQ-MRG-6")
def test_after_trading_all_there_is_nothing_to_sell() -> None:
    assert found(disposing(held=4), [trade(4)]) == [trade(4)]


@pytest.mark.clause("ACQ-MRG-7")
def test_where_there_is_no_trading_only_the_sale_is_answered() -> None:
    assert found(disposing(held=8, bank_of_tower=0), [sell(3)]) == [sell(3)]


@pytest.mark.clause("ACQ-MRG-6", "ACQ-MRG-7")
def test_more_shares_than_there_are_is_refused() -> None:
    state = disposing()
    assert why_not(state, [trade(4), sell(2)]) == ("ACQ-MRG-5", "too-few-shares")
    assert why_not(state, [sell(3), sell(3)]) == ("ACQ-MRG-7", "too-few-shares")
    assert why_not(state, [trade(2), trade(4)]) == ("ACQ-MRG-6", "too-few-shares")
    assert why_not(disposing(held=8, bank_of_tower=1), [trade(4)]) == ("ACQ-MRG-6", "bank-empty")


@pytest.mark.clause("ACQ-MRG-6")
def test_a_trade_that_was_decided_already_is_refused() -> None:
    state = disposing()
    do(state, "trade", shares=2)
    assert why_not(state, [trade(2)]) == ("ACQ-MRG-7", "wrong-decision")


def test_answers_to_another_question_are_refused() -> None:
    assert why_not(buying(), [sell(1)]) == ("ACQ-BUY-1", "wrong-decision")
    assert why_not(disposing(), buy("Tower")) == ("ACQ-MRG-6", "wrong-decision")
    assert why_not(buying(), [{"type": "buy", "chain": "Hilton"}]) == ("ACQ-TRN-1", "not-understood")


def test_a_single_answer_can_be_given_as_a_set_too() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, hands=[["3A", "12I"], [], []])
    assert found(state, [{"type": "play_tile", "tile": "3A"}]) == [{"type": "play_tile", "tile": "3A"}]
