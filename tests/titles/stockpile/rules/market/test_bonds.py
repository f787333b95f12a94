"""Bonds: bought at the start of a round, interest at its end, paid back at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    GAME,
    asked,
    do,
    money,
    normal,
    offered,
    options_now,
    pairs,
    refused,
    rules_of,
    table,
    told,
)

if TYPE_CHECKING:
    from bigboard import State

BONDS = {"bonds": True}


def buying(players: int = 4, **fields: Any) -> State:
    return table(players, options=BONDS, **fields)


def bonds(state: State) -> list[int]:
    owned: list[int] = state.position()["bonds"]
    return owned


@pytest.mark.clause("STK-BND-1")
def test_bonds_are_bought_in_turn_order_at_the_start_of_each_round() -> None:
    state = buying(3, first=1)
    order = []
    while state.decision == "buy_bonds":
        order.append(state.seat)
        do(state, "buy_bonds", bonds=0)
    assert order == [1, 2, 0]
    assert asked(state) == (1, "place_card")
    state = table(3, first=1, stage="next_round", options=BONDS)
    assert asked(state) == (2, "buy_bonds")


@pytest.mark.clause("STK-BND-1")
def test_a_purchase_is_paid_and_told() -> None:
    state = buying(money=[20] * 4)
    events = do(state, "buy_bonds", bonds=2)
    assert told(events, "bonds_bought") == [{"seat": 0, "bonds": 2, "amount": 10}]
    assert rules_of(events, "bonds_bought") == ["STK-BND-1"]
    assert (money(state)[0], bonds(state)) == (10, [2, 0, 0, 0])
    assert state.observe(3)["bonds"] == 38


@pytest.mark.clause("STK-BND-1")
def test_none_need_be_bought() -> None:
    state = buying()
    assert do(state, "buy_bonds", bonds=0) == []
    assert (money(state)[0], bonds(state)[0]) == (20, 0)


@pytest.mark.clause("STK-BND-2")
def test_at_most_three_may_be_bought_in_a_round() -> None:
    state = buying(money=[90] * 4)
    assert offered(state, "buy_bonds", "bonds") == [0, 1, 2, 3]
    refusal = refused(state, "buy_bonds", bonds=4)
    assert (refusal.rule, refusal.reason) == ("STK-BND-2", "too-many-bonds")
    assert refusal.args == {"wanted": 4, "price": 5, "money": 90, "left": 40}
    assert refusal.message == "You may buy at most 3 bonds in a round."


@pytest.mark.clause("STK-BND-2")
def test_more_may_be_bought_in_later_rounds() -> None:
    state = buying(money=[90] * 4, bonds=[7, 0, 0, 0])
    do(state, "buy_bonds", bonds=3)
    assert bonds(state)[0] == 10


@pytest.mark.clause("STK-BND-3")
@pytest.mark.parametrize(("players", "price"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_the_price_of_a_bond_depends_on_the_number_of_players(players: int, price: int) -> None:
    state = buying(players, money=[30] * players)
    do(state, "buy_bonds", bonds=3)
    assert money(state)[0] == 30 - 3 * price


@pytest.mark.clause("STK-BND-3")
def test_a_bond_that_cannot_be_paid_cannot_be_bought() -> None:
    state = buying(money=[14, 20, 20, 20])
    assert offered(state, "buy_bonds", "bonds") == [0, 1, 2]
    refusal = refused(state, "buy_bonds", bonds=3)
    assert (refusal.rule, refusal.reason) == ("STK-BND-3", "too-little-money")
    assert refusal.args == {"wanted": 3, "price": 5, "money": 14, "left": 40}
    assert refusal.message == "3 bonds cost $15K; you have $14K."


@pytest.mark.clause("STK-BND-3")
def test_who_cannot_pay_a_single_bond_is_not_asked() -> None:
    assert asked(buying(money=[4, 5, 20, 20])) == (1, "buy_bonds")
    assert buying(money=[4] * 4).decision == "place_card"


@pytest.mark.clause("STK-BND-4")
def test_every_bond_pays_1k_at_the_end_of_each_round() -> None:
    state = buying(
        3, stage="selling", bonds=[3, 0, 5], portfolios=[normal(AUTO), {}, {}], money=[0, 0, 0], first=2,
        pairs=pairs(*["+1"] * 6),
    )  # fmt: skip
    events = do(state, "stop")
    assert told(events, "interest") == [{"seat": 2, "amount": 5}, {"seat": 0, "amount": 3}]
    assert rules_of(events, "interest") == ["STK-BND-4"] * 2
    assert money(state) == [3, 0, 5]


@pytest.mark.clause("STK-BND-5")
def test_bonds_cannot_be_turned_into_cash_during_the_game() -> None:
    state = buying(3, stage="selling", bonds=[3, 0, 0], portfolios=[normal(AUTO), {}, {}], money=[0, 0, 0])
    assert options_now(state) == [{"type": "sell", "company": AUTO, "cards": 1}, {"type": "stop"}]
    state = GAME.start(GAME.deal(3, 1, BONDS))
    owned = 0
    while state.seat >= 0:
        assert bonds(state)[0] >= owned
        owned = bonds(state)[0]
        action = state.legal_actions()[-1] if state.decision == "buy_bonds" else state.legal_actions()[0]
        state.apply(action)


@pytest.mark.clause("STK-BND-6")
def test_printed_example_seven_bonds_of_four_players_are_worth_35k() -> None:
    portfolios = [{}, {}, {}, normal(AUTO)]
    state = buying(
        4,
        round=6,
        stage="selling",
        bonds=[7, 0, 0, 0],
        money=[0] * 4,
        portfolios=portfolios,
        pairs=pairs(*["+1"] * 6),
    )
    events = do(state, "sell", company=AUTO, cards=1)
    assert told(events, "bonds_repaid") == [{"seat": 0, "amount": 35}]
    assert rules_of(events, "bonds_repaid") == ["STK-BND-6"]
    assert money(state)[0] == 7 + 35  # the interest of the last round, and what they cost


@pytest.mark.clause("STK-BND-6")
@pytest.mark.parametrize(("players", "price"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_each_bond_pays_back_its_full_price(players: int, price: int) -> None:
    state = buying(players, money=[0] * players, bonds=[4] + [0] * (players - 1))
    assert state.scores()[0] == 4 * price


@pytest.mark.clause("STK-BND-7")
def test_there_are_forty_bonds() -> None:
    state = buying(money=[90] * 4, bonds=[20, 10, 8, 0])
    assert state.observe(-1)["bonds"] == 2
    assert offered(state, "buy_bonds", "bonds") == [0, 1, 2]
    refusal = refused(state, "buy_bonds", bonds=3)
    assert (refusal.rule, refusal.reason) == ("STK-BND-7", "no-bonds-left")
    assert refusal.args == {"wanted": 3, "price": 5, "money": 90, "left": 2}
    assert refusal.message == "There are only 2 bonds left."
    do(state, "buy_bonds", bonds=2)
    assert state.decision == "place_card"  # no one can buy any more, so no one is asked
    assert state.position()["bonds_left"] == 0


@pytest.mark.clause("STK-BND-7")
def test_a_bond_that_went_back_to_the_supply_can_be_bought_again() -> None:
    state = table(
        4, stage="action", options={"bonds": True, "strategies": True}, bonds=[20, 10, 10, 0],
        strategies={"hands": [["Convertible Bond"], [], [], []]}, discard={AUTO: 1},
    )  # fmt: skip
    do(state, "play", card="Convertible Bond")
    assert state.observe(-1)["bonds"] == 1
