"""Investors of the Demand Phase: what a bid costs them, who can beat them, and what they are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    FEE_1,
    FEE_2,
    FEE_3,
    LABS,
    STEEL,
    TRACK,
    asked,
    bid,
    discard,
    do,
    finish_round,
    money,
    offered,
    play_until,
    refused,
    rules_of,
    table,
    told,
    types_of,
)

if TYPE_CHECKING:
    from bigboard import State

BARBARAS_TRACK = [-4, -3, 0, 3, 8, 15, 22, 30]
BERNIE, BARBARA, CARLOS = "Broker Bernie", "Budget Barbara", "Cunning Carlos"
DONALD, LILIANE, MITT, MARTHA = "Discount Donald", "Lazy Liliane", "Moneymaker Mitt", "Mayknow Martha"


def bidding(*investors: str, seats: int = 3, **fields: Any) -> State:
    """The Demand Phase begins; seat 0 has these investors, the others have none."""
    kept = [list(investors), *([] for _ in range(seats - 1))]
    piles = [[AUTO], [BANK], [LABS], [STEEL]][: 4 if seats == 2 else seats]
    usual = {"stage": "demand", "piles": piles, "investors": {"kept": kept}}
    return table(seats, options={"investors": True}, **usual | fields)


def place(state: State, *bids: tuple[int, int]) -> list[Any]:
    """Places bids (pile, space), each of the player who is asked."""
    return [event for pile, space in bids for event in do(state, "bid", pile=pile, space=space)]


# Broker Bernie


@pytest.mark.clause("STK-INV-BERNIE")
def test_bernie_receives_fees_instead_of_paying_them() -> None:
    state = bidding(BERNIE, piles=[[FEE_3, FEE_1], [FEE_2], [AUTO]], money=[0, 20, 20])
    events = place(state, (0, 0), (1, 0), (2, 0))
    assert [fee["amount"] for fee in told(events, "fee_received")] == [3, 1]
    assert rules_of(events, "fee_received") == ["STK-INV-BERNIE"] * 2
    assert money(state) == [4, 18, 20]
    assert discard(state) == {FEE_1: 1, FEE_2: 1, FEE_3: 1}


@pytest.mark.clause("STK-INV-BERNIE", "STK-DEM-5")
def test_bernie_cannot_bid_what_the_fees_would_bring() -> None:
    state = bidding(BERNIE, piles=[[FEE_3, FEE_3], [], []], money=[2, 20, 20])
    refusal = refused(state, "bid", pile=0, space=2)
    assert (refusal.rule, refusal.reason) == ("STK-DEM-5", "too-little-money")


@pytest.mark.clause("STK-INV-BERNIE", "STK-DEM-11")
def test_bernie_is_paid_after_all_stockpiles_are() -> None:
    state = bidding(BERNIE, piles=[[FEE_3], [], []], money=[10, 20, 20])
    types = types_of(place(state, (0, 4), (1, 0), (2, 0)))
    assert types.index("fee_received") > max(k for k, type in enumerate(types) if type == "pile_bought")
    assert money(state)[0] == 3


@pytest.mark.clause("STK-INV-BERNIE", "STK-TWO-8")
def test_bernie_with_two_stockpiles_pays_both_before_he_receives_anything() -> None:
    state = bidding(BERNIE, seats=2, piles=[[FEE_3], [FEE_2], [], []], money=[6, 30])
    place(state, (0, 3), (2, 0))
    assert refused(state, "bid", pile=1, space=1).rule == "STK-TWO-8"
    place(state, (1, 0), (3, 0))
    assert money(state) == [5, 30]


@pytest.mark.clause("STK-INV-BERNIE")
def test_the_others_still_pay_their_fees_when_bernie_plays() -> None:
    state = bidding(BERNIE, piles=[[AUTO], [FEE_3], [FEE_2]], money=[20, 2, 20])
    events = place(state, (0, 0), (1, 0), (2, 0))
    assert told(events, "fee_owed") == [{"seat": 1, "card": FEE_3, "amount": 3}]
    assert money(state) == [20, 2, 18]


# Budget Barbara


@pytest.mark.clause("STK-INV-BARBARA")
@pytest.mark.parametrize(("space", "price"), list(enumerate(BARBARAS_TRACK)))
def test_barbara_pays_the_values_of_her_own_track(space: int, price: int) -> None:
    state = bidding(BARBARA, money=[40, 20, 20])
    events = place(state, (0, space), (1, 1), (2, 2))
    assert money(state) == [40 - price, 19, 17]
    assert told(events, "pile_bought")[0] == {"seat": 0, "pile": 0, "amount": price}


@pytest.mark.clause("STK-INV-BARBARA", "STK-DEM-5")
@pytest.mark.parametrize(("cash", "spaces"), [(0, 3), (2, 3), (3, 4), (8, 5), (29, 7), (30, 8)])
def test_barbara_needs_her_own_price_of_a_space_and_nothing_for_the_first_three(cash: int, spaces: int) -> None:
    state = bidding(BARBARA, money=[cash, 20, 20])
    assert [words for words in offered(state, "bid", "pile") if words == 0] == [0] * spaces
    if spaces < 8:
        refusal = refused(state, "bid", pile=0, space=spaces)
        assert (refusal.rule, refusal.args["price"]) == ("STK-DEM-5", BARBARAS_TRACK[spaces])


@pytest.mark.clause("STK-INV-BARBARA", "STK-TWO-8")
def test_what_barbara_will_receive_for_one_meeple_does_not_pay_for_the_other() -> None:
    state = bidding(BARBARA, seats=2, money=[7, 30])
    place(state, (0, 0), (1, 0))
    refusal = refused(state, "bid", pile=2, space=4)
    assert (refusal.rule, refusal.args["free"]) == ("STK-TWO-8", 7)
    place(state, (2, 3), (3, 0))
    assert money(state)[0] == 7 + 4 - 3


@pytest.mark.clause("STK-INV-BARBARA", "STK-DEM-14")
def test_what_barbara_receives_pays_an_old_fee_at_once_but_not_before() -> None:
    state = bidding(BARBARA, money=[0, 20, 20], owes=[[3], [], []])
    events = place(state, (0, 0), (1, 0), (2, 0))
    assert told(events, "fee_paid") == [{"seat": 0, "card": FEE_3, "amount": 3}]
    assert money(state)[0] == 1


# Cunning Carlos


@pytest.mark.clause("STK-INV-CARLOS")
def test_a_bid_of_ten_by_carlos_is_beaten_by_twenty_and_not_by_fifteen() -> None:
    """The example of the rulebook."""
    state = bidding(CARLOS, money=[20, 25, 25])
    place(state, (0, 4))
    spaces = [s for p, s in zip(offered(state, "bid", "pile"), offered(state, "bid", "space"), strict=True) if p == 0]
    assert [TRACK[space] for space in spaces] == [20, 25]
    refusal = refused(state, "bid", pile=0, space=5)
    assert (refusal.rule, refusal.reason, refusal.args["least"]) == ("STK-INV-CARLOS", "space-blocked", 6)
    refusal = refused(state, "bid", pile=0, space=4)
    assert (refusal.rule, refusal.reason) == ("STK-DEM-4", "bid-too-low")
    assert "beaten" in types_of(place(state, (0, 6)))


@pytest.mark.clause("STK-INV-CARLOS", "STK-DEM-6")
def test_on_twenty_carlos_locks_the_track() -> None:
    state = bidding(CARLOS, money=[20, 25, 25])
    place(state, (0, 6))
    assert 0 not in offered(state, "bid", "pile")
    refusal = refused(state, "bid", pile=0, space=7)
    assert (refusal.rule, refusal.reason) == ("STK-INV-CARLOS", "track-locked")


@pytest.mark.clause("STK-INV-CARLOS", "STK-DEM-4")
def test_carlos_himself_beats_others_by_one_space() -> None:
    state = bidding(CARLOS, first=1, money=[20, 20, 20])
    place(state, (0, 2), (1, 0))
    assert state.seat == 0
    assert "beaten" in types_of(place(state, (0, 3)))


@pytest.mark.clause("STK-INV-CARLOS", "STK-TWO-7")
def test_with_two_players_both_meeples_of_carlos_block_and_a_beaten_one_no_longer_does() -> None:
    state = bidding(CARLOS, seats=2, money=[30, 60])
    place(state, (0, 0), (2, 0), (1, 2))
    assert refused(state, "bid", pile=0, space=1).rule == "STK-INV-CARLOS"
    assert refused(state, "bid", pile=1, space=3).rule == "STK-INV-CARLOS"
    place(state, (0, 2))
    assert state.seat == 0
    place(state, (0, 3))
    assert state.seat == 1
    assert refused(state, "bid", pile=0, space=4).rule == "STK-INV-CARLOS"


# Discount Donald


@pytest.mark.clause("STK-INV-DONALD")
@pytest.mark.parametrize(("space", "price"), list(enumerate([0, *TRACK[:-1]])))
def test_donald_pays_the_space_below_his_meeple(space: int, price: int) -> None:
    """Among them the example of the rulebook: a bid of $10K costs the player $6K."""
    state = bidding(DONALD, money=[20, 20, 20])
    place(state, (0, space), (1, 1), (2, 2))
    assert money(state) == [20 - price, 19, 17]


@pytest.mark.clause("STK-INV-DONALD")
@pytest.mark.parametrize("space", [0, 7])
def test_only_donald_pays_less_wherever_the_others_sit(space: int) -> None:
    state = bidding(investors={"kept": [[], [DONALD], []]}, money=[30, 30, 30])
    place(state, (0, space), (1, 1), (2, space))
    assert money(state) == [30 - TRACK[space], 30, 30 - TRACK[space]]


@pytest.mark.clause("STK-INV-DONALD", "STK-DEM-5", "STK-INV-14")
def test_donald_needs_only_what_he_will_pay() -> None:
    state = bidding(DONALD, money=[6, 20, 20])
    assert max(offered(state, "bid", "space")) == 4
    refusal = refused(state, "bid", pile=0, space=5)
    assert (refusal.rule, refusal.args["price"]) == ("STK-DEM-5", 10)


@pytest.mark.clause("STK-INV-DONALD")
def test_others_must_beat_the_space_and_not_what_donald_pays() -> None:
    state = bidding(DONALD, money=[20, 20, 20])
    place(state, (0, 4))
    assert refused(state, "bid", pile=0, space=4).reason == "bid-too-low"


@pytest.mark.clause("STK-INV-DONALD", "STK-TWO-8")
def test_with_two_players_both_of_donalds_meeples_pay_less() -> None:
    state = bidding(DONALD, seats=2, money=[12, 30])
    place(state, (0, 4), (2, 0))
    assert refused(state, "bid", pile=1, space=5).rule == "STK-TWO-8"
    place(state, (1, 4), (3, 0))
    assert money(state) == [0, 30]


@pytest.mark.clause("STK-INV-DONALD", "STK-INV-BARBARA")
@pytest.mark.parametrize(("space", "price"), list(enumerate([-4, *BARBARAS_TRACK[:-1]])))
@pytest.mark.parametrize("order", [(BARBARA, DONALD), (DONALD, BARBARA)])
def test_donald_and_barbara_together_pay_her_price_of_the_space_below(
    order: tuple[str, str], space: int, price: int
) -> None:
    state = bidding(*order, seats=2, money=[25, 30])
    place(state, (0, space), (2, 0), (1, 0), (3, 0))
    assert money(state)[0] == 25 - price + 4


# Lazy Liliane


@pytest.mark.clause("STK-INV-LILIANE")
def test_liliane_receives_five_when_the_phase_begins_in_every_round() -> None:
    state = bidding(LILIANE, stage="before_demand", money=[0, 20, 20])
    assert money(state) == [5, 20, 20]
    events = finish_round(state)
    events += play_until(state, "bid")
    received = [event for event in events if event.rule == "STK-INV-LILIANE" and event.type == "received"]
    assert [event.data for event in received] == [{"amount": 5}]


@pytest.mark.clause("STK-INV-LILIANE")
def test_liliane_pays_one_each_time_she_is_beaten() -> None:
    state = bidding(LILIANE, money=[10, 20, 20])
    events = place(state, (0, 1), (0, 2))
    assert told(events, "fined") == [{"seat": 0, "amount": 1}]
    place(state, (1, 0), (0, 3), (0, 4))
    assert money(state)[0] == 8


@pytest.mark.clause("STK-INV-LILIANE")
def test_liliane_pays_nothing_when_she_beats_or_others_are_beaten() -> None:
    state = bidding(LILIANE, first=1, money=[10, 20, 20])
    place(state, (0, 0), (0, 1), (0, 2))
    assert money(state) == [10, 20, 20]


@pytest.mark.clause("STK-INV-LILIANE")
def test_liliane_without_money_pays_nothing() -> None:
    state = bidding(LILIANE, money=[0, 20, 20])
    events = place(state, (0, 0), (0, 1))
    assert sum(fine["amount"] for fine in told(events, "fined")) == 0
    assert money(state)[0] == 0


@pytest.mark.clause("STK-INV-LILIANE", "STK-DEM-15", "STK-INV-15")
@pytest.mark.parametrize(("cash", "fine"), [(10, 0), (11, 1), (12, 1)])
def test_liliane_keeps_what_her_other_bid_needs(cash: int, fine: int) -> None:
    standing = [bid(0, 4), bid(0, 0), bid(1, 0), None]
    state = bidding(LILIANE, seats=2, money=[cash, 30], decision="bid", seat=1, bids=standing)
    assert told(place(state, (1, 1)), "fined") == ([{"seat": 0, "amount": fine}] if fine else [])


@pytest.mark.clause("STK-INV-LILIANE")
def test_with_two_players_liliane_receives_five_once_and_pays_for_each_beaten_meeple() -> None:
    state = bidding(LILIANE, seats=2, stage="before_demand", money=[0, 30])
    assert money(state)[0] == 5
    place(state, (0, 0), (0, 1), (1, 0), (1, 1))
    assert money(state)[0] == 3


@pytest.mark.clause("STK-INV-LILIANE", "STK-DEM-14")
def test_lilianes_five_pays_an_old_fee_at_once() -> None:
    state = bidding(LILIANE, stage="before_demand", money=[1, 20, 20], owes=[[3], [], []])
    assert money(state)[0] == 3


# Moneymaker Mitt


@pytest.mark.clause("STK-INV-MITT")
def test_mitt_receives_one_for_each_meeple_he_places_first_bids_and_new_ones() -> None:
    state = bidding(MITT, money=[20, 20, 20])
    events = place(state, (0, 0), (0, 1), (1, 0), (1, 1), (2, 0))
    assert [event.rule for event in events if event.type == "received"] == ["STK-INV-MITT"] * 2
    assert money(state)[0] == 21


@pytest.mark.clause("STK-INV-MITT", "STK-DEM-5")
def test_mitts_dollar_does_not_count_for_the_bid_it_comes_with_but_for_the_next() -> None:
    state = bidding(MITT, money=[2, 20, 20])
    assert refused(state, "bid", pile=0, space=2).rule == "STK-DEM-5"
    place(state, (0, 0), (0, 1), (1, 0))
    assert state.seat == 0
    assert 2 in offered(state, "bid", "space")


@pytest.mark.clause("STK-INV-MITT", "STK-TWO-8")
def test_with_two_players_mitt_receives_one_for_each_meeple() -> None:
    state = bidding(MITT, seats=2, money=[0, 30])
    place(state, (0, 0), (2, 0))
    assert money(state)[0] == 1
    place(state, (1, 1), (3, 0))
    assert money(state) == [1, 30]


@pytest.mark.clause("STK-INV-MITT", "STK-DEM-14", "STK-DEM-15")
def test_mitts_dollar_pays_an_old_fee_only_from_money_that_is_not_promised() -> None:
    state = bidding(MITT, money=[2, 20, 20], owes=[[3], [], []])
    trial = state.clone()
    assert told(place(trial, (0, 0)), "fee_paid") == [{"seat": 0, "card": FEE_3, "amount": 3}]
    assert told(place(state, (0, 1)), "fee_paid") == []
    assert money(state)[0] == 3


@pytest.mark.clause("STK-DEM-14", "STK-DEM-15")
def test_money_set_aside_for_a_bid_pays_an_old_fee_as_soon_as_the_bid_is_beaten() -> None:
    state = bidding(MITT, money=[2, 20, 20], owes=[[3], [], []])
    place(state, (0, 1))
    events = place(state, (0, 2))
    assert told(events, "fee_paid") == [{"seat": 0, "card": FEE_3, "amount": 3}]
    assert money(state)[0] == 0
    assert asked(state) == (2, "bid")
