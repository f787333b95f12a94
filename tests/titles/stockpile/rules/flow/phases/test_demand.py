"""Demand Phase: bidding and paying for stockpiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPUTERS,
    STEEL,
    TRACK,
    asked,
    bid,
    demand,
    do,
    down,
    finish_round,
    idle,
    money,
    normal,
    offered,
    options_now,
    refused,
    rules_of,
    shares,
    split,
    table,
    told,
    told_to,
    types_of,
    win,
)

if TYPE_CHECKING:
    from bigboard import State


def bids(state: State) -> list[tuple[int, int] | None]:
    found = [pile["bid"] for pile in state.observe(-1)["piles"]]
    return [(entry["seat"], entry["space"]) if entry else None for entry in found]


@pytest.mark.clause("STK-DEM-1")
def test_every_track_has_eight_spaces() -> None:
    state = demand(money=[25, 25, 25])
    assert state.observe(-1)["track"] == TRACK
    assert options_now(state) == [
        {"type": "bid", "pile": pile, "space": space} for pile in range(3) for space in range(8)
    ]


@pytest.mark.clause("STK-DEM-1", "STK-DEM-10")
@pytest.mark.parametrize("space", range(8))
def test_each_space_costs_what_is_printed(space: int) -> None:
    state = demand(money=[30, 30, 30])
    events = win(state, space, 0, 0)
    assert told(events, "bid")[0] == {"seat": 0, "pile": 0, "space": space, "amount": TRACK[space]}
    assert told(events, "pile_bought")[0] == {"seat": 0, "pile": 0, "amount": TRACK[space]}
    assert money(state) == [30 - TRACK[space], 30, 30]


@pytest.mark.clause("STK-DEM-2")
def test_bids_are_placed_in_turn_order_on_any_track_and_no_one_may_pass() -> None:
    state = demand(first=1)
    do(state, "bid", pile=2, space=0)
    assert asked(state) == (2, "bid")
    assert set(offered(state, "bid", "pile")) == {0, 1, 2}  # also where someone has bid
    assert refused(state, "pass").reason == "must-answer"
    do(state, "bid", pile=2, space=3)
    assert asked(state) == (0, "bid")
    assert bids(state) == [None, None, (2, 3)]


@pytest.mark.clause("STK-DEM-3")
def test_a_pile_may_be_won_with_a_bid_of_nothing() -> None:
    state = demand(piles=[[AUTO], [BANK], [STEEL]], money=[1, 1, 1])
    win(state, 0, 0, 0)
    assert money(state) == [1, 1, 1]
    assert [shares(state, seat) for seat in range(3)] == [{AUTO: 1}, {BANK: 1}, {STEEL: 1}]


@pytest.mark.clause("STK-DEM-4")
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_an_equal_or_lower_bid_is_refused(space: int) -> None:
    state = demand()
    do(state, "bid", pile=1, space=3)
    refusal = refused(state, "bid", pile=1, space=space)
    assert (refusal.rule, refusal.reason) == ("STK-DEM-4", "bid-too-low")
    assert refusal.args == {"pile": 1, "space": space, "least": 4, "standing": 3}
    assert refusal.message == "There is a meeple on space 3 of stockpile 1: bid space 4 or higher."


@pytest.mark.clause("STK-DEM-4")
def test_the_next_space_is_high_enough() -> None:
    state = demand()
    do(state, "bid", pile=1, space=3)
    do(state, "bid", pile=1, space=4)
    assert bids(state) == [None, (1, 4), None]


@pytest.mark.clause("STK-DEM-5")
def test_no_one_bids_more_than_their_cash() -> None:
    state = demand(money=[9, 20, 20])
    assert offered(state, "bid", "space") == [0, 1, 2, 3] * 3
    refusal = refused(state, "bid", pile=0, space=4)
    assert (refusal.rule, refusal.reason) == ("STK-DEM-5", "too-little-money")
    assert refusal.args == {"pile": 0, "space": 4, "price": 10, "free": 9}
    assert refusal.message == "That costs $10K; you have $9K to bid."


@pytest.mark.clause("STK-DEM-5")
def test_all_of_the_cash_may_be_bid() -> None:
    state = demand(money=[10, 0, 0])
    do(state, "bid", pile=0, space=4)
    assert bids(state)[0] == (0, 4)


@pytest.mark.clause("STK-DEM-5")
def test_without_money_only_free_tracks_are_left() -> None:
    state = demand(money=[20, 0, 0])
    do(state, "bid", pile=1, space=0)
    assert options_now(state) == [{"type": "bid", "pile": pile, "space": 0} for pile in (0, 2)]


@pytest.mark.clause("STK-DEM-3", "STK-DEM-5")
def test_a_bid_that_everyone_can_foresee_is_made_by_itself() -> None:
    state = demand(money=[20, 20, 0])
    do(state, "bid", pile=0, space=1)
    events = do(state, "bid", pile=1, space=0)
    assert [(event["seat"], event["pile"], event["space"]) for event in told(events, "bid")] == [(1, 1, 0), (2, 2, 0)]


@pytest.mark.clause("STK-DEM-6")
def test_a_meeple_on_25k_locks_its_track() -> None:
    state = demand(money=[25, 90, 90])
    do(state, "bid", pile=0, space=7)
    assert set(offered(state, "bid", "pile")) == {1, 2}
    for space in range(8):
        refusal = refused(state, "bid", pile=0, space=space)
        assert (refusal.rule, refusal.reason) == ("STK-DEM-6", "track-locked")
        assert refusal.args == {"pile": 0, "space": space, "least": 8, "standing": 7}
        assert refusal.message == "The track of stockpile 0 is locked."


@pytest.mark.clause("STK-DEM-6")
def test_a_meeple_on_20k_does_not_lock_its_track() -> None:
    state = demand(money=[25, 25, 25])
    do(state, "bid", pile=0, space=6)
    do(state, "bid", pile=0, space=7)
    assert bids(state)[0] == (1, 7)


@pytest.mark.clause("STK-DEM-7")
def test_a_beaten_player_takes_the_meeple_back_and_bids_again_on_any_track() -> None:
    state = demand()
    do(state, "bid", pile=0, space=1)
    events = do(state, "bid", pile=0, space=2)
    assert told(events, "beaten") == [{"seat": 0, "pile": 0}]
    assert rules_of(events, "beaten") == ["STK-DEM-7"]
    assert [seat["meeples_waiting"] for seat in state.observe(-1)["seats"]] == [1, 0, 0]
    do(state, "bid", pile=1, space=0)
    assert asked(state) == (0, "bid")
    assert {words["pile"]: words["space"] for words in reversed(options_now(state))} == {0: 3, 1: 1, 2: 0}
    do(state, "bid", pile=0, space=3)  # the same track again
    assert bids(state) == [(0, 3), (2, 0), None]
    assert asked(state) == (1, "bid")


@pytest.mark.clause("STK-DEM-8")
def test_no_one_bids_again_before_everyone_has_placed_a_first_bid() -> None:
    state = demand(4)
    do(state, "bid", pile=0, space=0)
    do(state, "bid", pile=0, space=1)  # seat 0 is beaten
    assert asked(state) == (2, "bid")
    do(state, "bid", pile=0, space=2)  # seat 1 is beaten
    assert asked(state) == (3, "bid")
    do(state, "bid", pile=0, space=3)  # seat 2 is beaten
    assert asked(state) == (0, "bid")


@pytest.mark.clause("STK-DEM-8")
def test_beaten_players_bid_clockwise_and_standing_bids_are_skipped() -> None:
    state = demand(5)
    for space in range(5):
        do(state, "bid", pile=0, space=space)  # seats 0 to 3 are beaten, seat 4 stands
    order = []
    for pile in (1, 1, 2, 3):  # seat 1 beats seat 0 on pile 1
        order.append(state.seat)
        do(state, "bid", pile=pile, space=1 if len(order) == 2 else 0)
    assert order == [0, 1, 2, 3]
    assert asked(state) == (0, "bid")  # seat 4 is skipped


@pytest.mark.clause("STK-DEM-8")
def test_the_turn_goes_on_from_the_last_bidder() -> None:
    # Everyone has bid; seat 2 was the last, and seats 0 and 3 have been beaten.
    state = demand(
        4,
        decision="bid",
        bids=[bid(1, 2), bid(2, 2), None, None],
        waiting=[1, 0, 0, 1],
        placed=4,
        seat=3,
        flow={"at": 2},
    )
    do(state, "bid", pile=2, space=0)
    assert asked(state) == (0, "bid")
    do(state, "bid", pile=1, space=3)  # beats seat 2
    assert asked(state) == (2, "bid")


@pytest.mark.clause("STK-DEM-9")
def test_a_standing_bid_cannot_be_moved_or_taken_back() -> None:
    state = demand()
    do(state, "bid", pile=0, space=1)
    do(state, "bid", pile=1, space=1)
    do(state, "bid", pile=0, space=2)
    assert asked(state) == (0, "bid")  # seat 1 stands and is not asked
    do(state, "bid", pile=1, space=2)
    assert asked(state) == (1, "bid")  # now it has been beaten
    assert bids(state) == [(2, 2), (0, 2), None]
    do(state, "bid", pile=2, space=0)
    assert state.decision != "bid"


@pytest.mark.clause("STK-DEM-10")
def test_the_auction_goes_on_until_every_track_has_a_meeple() -> None:
    state = demand()
    for pile, space in [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 0)]:
        assert state.decision == "bid"
        do(state, "bid", pile=pile, space=space)
    # Seat 2 stands on pile 0, seat 0 on pile 1: only seat 1 is without a track.
    assert asked(state) == (1, "bid")
    events = do(state, "bid", pile=2, space=0)
    assert types_of(events)[1:4] == ["pile_bought"] * 3
    assert money(state) == [20, 20, 5]


@pytest.mark.clause("STK-DEM-10")
def test_everyone_pays_the_bank_and_takes_all_cards_of_the_pile_and_the_meeple() -> None:
    state = demand(piles=[[AUTO, down(BANK, 1), BOOM], [STEEL], []])
    win(state, 2, 1, 0)
    assert money(state) == [17, 19, 20]
    assert shares(state, 0) == {AUTO: 1, BANK: 1, BOOM: 1}
    assert shares(state, 1) == {STEEL: 1}
    assert bids(state) == [None, None, None]
    assert [pile["cards"] for pile in state.observe(-1)["piles"]] == [[], [], []]


@pytest.mark.clause("STK-DEM-16")
def test_shares_and_action_cards_go_face_down_into_the_normal_portfolio() -> None:
    state = demand(piles=[[AUTO, down(COMPUTERS, 1), down(BUST, 2)], [], []], portfolios=[normal(split=[AUTO]), {}, {}])
    events = win(state, 0, 0, 0)
    assert told(events, "pile_taken")[0] == {
        "seat": 0, "pile": 0, "cards": [AUTO], "face_down": 2, "hidden": [COMPUTERS, BUST],
    }  # fmt: skip
    assert "hidden" not in told_to(events, "pile_taken", 1)[0]
    assert shares(state, 0) == {AUTO: 1, COMPUTERS: 1, BUST: 1}
    assert split(state, 0) == {AUTO: 1}
    seen = [state.observe(seat)["seats"][0]["portfolio"] for seat in (1, 2, -1)]
    assert [portfolio["known"] for portfolio in seen] == [{AUTO: 1, COMPUTERS: 1}, {AUTO: 1, BUST: 1}, {AUTO: 1}]
    assert [portfolio["unknown"] for portfolio in seen] == [1, 1, 2]


def test_a_bid_that_cannot_be_paid_is_no_position() -> None:
    """STK-DEM-5: a standing bid is never higher than the cash of its owner."""
    with pytest.raises(ValueError, match=r"bid|pay|cash|money"):
        demand(decision="bid", bids=[bid(0, 7), None, None], seat=1, money=[20, 20, 20])
    with pytest.raises(ValueError, match=r"bid|pay|cash|money"):
        table(stage="paying", bids=[bid(0, 7), bid(1, 0), bid(2, 0)], money=[20, 20, 20])


def test_a_whole_dull_round_leaves_no_bids_behind() -> None:
    state = demand()
    finish_round(state)
    while state.decision != "bid":
        idle(state)
    assert bids(state) == [None, None, None]
    assert [seat["meeples_waiting"] for seat in state.observe(-1)["seats"]] == [0, 0, 0]
