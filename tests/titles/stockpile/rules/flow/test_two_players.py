"""The two-player game: two meeples, two pairs each, two batches of cards, four stockpiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BASE_FORECASTS,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    FEE_1,
    FEE_2,
    GAME,
    LABS,
    STEEL,
    asked,
    bid,
    do,
    do_all,
    idle,
    money,
    normal,
    offered,
    pairs,
    play_until,
    refused,
    shares,
    table,
    told,
    types_of,
)

if TYPE_CHECKING:
    from bigboard import State


def bidding(**fields: Any) -> State:
    return table(2, stage="demand", **fields)


def standing(*bids: Any, seat: int = 0, waiting: tuple[int, int] = (0, 0), **fields: Any) -> State:
    """All meeples have been placed; some have been beaten."""
    return table(
        2, stage="demand", decision="bid", bids=list(bids), seat=seat, waiting=list(waiting), placed=4,
        flow={"at": 1 - seat}, **fields,
    )  # fmt: skip


@pytest.mark.clause("STK-TWO-1")
def test_both_start_with_30k_two_meeples_and_one_share() -> None:
    state = GAME.start(GAME.deal(2, 3))
    assert money(state) == [30, 30]
    assert [sum(shares(state, seat).values()) for seat in range(2)] == [1, 1]
    play_until(state, "bid")
    first = state.seat
    order = []
    for pile in range(4):
        order.append(state.seat)
        do(state, "bid", pile=pile, space=0)
    assert order == [first, 1 - first] * 2
    assert state.decision != "bid"


@pytest.mark.clause("STK-TWO-2")
def test_each_player_is_dealt_two_separate_pairs() -> None:
    state = table(2, first=1)
    for seat, own in ((1, [0, 1]), (0, [2, 3])):
        seen = state.observe(seat)["pairs"]
        assert [k for k in range(6) if seen[k]["company"]] == own
        assert [(seen[k]["company"], seen[k]["forecast"]) for k in own] == [
            (COMPANIES[k], BASE_FORECASTS[k]) for k in own
        ]
        assert [seen[k]["owner"] for k in own] == [seat, seat]
        # The two pairs are separate: no forecast of one is possible for the other company.
        assert [state.observe(seat)["possible"][COMPANIES[k]] for k in own] == [[BASE_FORECASTS[k]] for k in own]


@pytest.mark.clause("STK-TWO-3")
def test_two_pairs_lie_face_down_and_none_is_open() -> None:
    state = table(2)
    for seat in range(-1, 2):
        seen = state.observe(seat)["pairs"]
        assert [pair["open"] for pair in seen] == [False] * 6
        assert [(pair["owner"], pair["company"], pair["seen_by"]) for pair in seen[4:]] == [(None, None, [])] * 2
    assert "open_pair" not in types_of(GAME.start(GAME.deal(2, 1)).opening)


@pytest.mark.clause("STK-TWO-4")
def test_four_piles_are_in_play_each_with_an_open_card() -> None:
    state = table(2, draws=[AUTO, BANK, COMPUTERS, FEE_1, ELECTRIC, LABS])
    assert [[card["card"] for card in pile["cards"]] for pile in state.observe(0)["piles"]] == [
        [AUTO], [BANK], [COMPUTERS], [FEE_1],
    ]  # fmt: skip
    assert sorted(set(offered(state, "place_up", "pile"))) == [0, 1, 2, 3]
    assert refused(state, "place_up", card=ELECTRIC, pile=4).reason == "no-such-pile"


@pytest.mark.clause("STK-TWO-5")
def test_two_cards_are_placed_and_then_two_more() -> None:
    draws = [AUTO, BANK, COMPUTERS, FEE_1, ELECTRIC, ELECTRIC, LABS, LABS, STEEL, FEE_2, BANK, AUTO]
    state = table(2, draws=draws)
    order = []
    hands = []
    while state.decision == "place_card":
        order.append(state.seat)
        hands.append([state.observe(seat)["own"]["hand"] for seat in range(2)])
        idle(state)
    assert order == [0, 0, 1, 1] * 2
    # No one sees the second two cards before both have placed the first two.
    assert hands[0] == [[ELECTRIC, ELECTRIC], [LABS, LABS]]
    assert hands[2] == [[], [LABS, LABS]]
    assert hands[3] == [[], [LABS]]
    assert hands[4] == [[STEEL, FEE_2], [BANK, AUTO]]
    assert sum(len(pile["cards"]) for pile in state.observe(0)["piles"]) == 12
    assert sum(card["face"] == "down" for pile in state.observe(0)["piles"] for card in pile["cards"]) == 4


@pytest.mark.clause("STK-TWO-6")
def test_meeples_are_placed_by_turns_and_no_one_bids_again_before_all_four() -> None:
    state = bidding(first=1)
    do(state, "bid", pile=0, space=0)
    do(state, "bid", pile=0, space=1)  # beats seat 1
    assert asked(state) == (1, "bid")  # with the second meeple; the beaten one waits
    do(state, "bid", pile=0, space=2)  # beats seat 0
    assert asked(state) == (0, "bid")
    do(state, "bid", pile=1, space=0)
    assert [seat["meeples_waiting"] for seat in state.observe(-1)["seats"]] == [1, 1]
    assert asked(state) == (1, "bid")  # now the beaten meeple
    assert state.position()["placed"] == 4


@pytest.mark.clause("STK-TWO-7")
def test_no_one_bids_on_a_track_where_the_own_other_meeple_stands() -> None:
    state = bidding()
    do(state, "bid", pile=2, space=1)
    do(state, "bid", pile=0, space=0)
    assert sorted(set(offered(state, "bid", "pile"))) == [0, 1, 3]
    refusal = refused(state, "bid", pile=2, space=3)
    assert (refusal.rule, refusal.reason) == ("STK-TWO-7", "own-track")
    assert refusal.args == {"pile": 2, "space": 3}
    assert refusal.message == "Your other meeple is on the track of stockpile 2."


@pytest.mark.clause("STK-TWO-8")
def test_two_bids_together_cannot_exceed_the_cash() -> None:
    state = bidding(money=[16, 30])
    do(state, "bid", pile=0, space=4)  # $10K of $16K
    do(state, "bid", pile=1, space=0)
    assert max(offered(state, "bid", "space")) == 3
    refusal = refused(state, "bid", pile=2, space=4)
    assert (refusal.rule, refusal.reason) == ("STK-TWO-8", "too-little-money")
    assert refusal.args == {"pile": 2, "space": 4, "price": 10, "free": 6}
    assert refusal.message == "That costs $10K; you have $6K to bid."
    do(state, "bid", pile=2, space=3)  # exactly what is left
    do(state, "bid", pile=3, space=0)
    assert money(state) == [0, 30]


@pytest.mark.clause("STK-TWO-8")
def test_a_beaten_bid_no_longer_counts_for_the_limit() -> None:
    state = bidding(money=[16, 30])
    do(state, "bid", pile=0, space=4)
    do(state, "bid", pile=0, space=5)
    assert max(offered(state, "bid", "space")) == 5


@pytest.mark.clause("STK-TWO-9")
def test_a_player_without_a_beaten_meeple_is_skipped_so_the_other_bids_twice_in_a_row() -> None:
    state = standing(bid(1, 2), bid(1, 2), None, None, seat=0, waiting=(2, 0))
    do(state, "bid", pile=2, space=0)
    assert asked(state) == (0, "bid")
    do(state, "bid", pile=3, space=0)
    assert state.decision != "bid"


@pytest.mark.clause("STK-TWO-9")
def test_beaten_meeples_are_placed_by_turns_until_every_meeple_has_a_track() -> None:
    state = standing(bid(1, 2), bid(0, 2), None, None, seat=0, waiting=(1, 1))
    do(state, "bid", pile=2, space=0)
    assert asked(state) == (1, "bid")
    do(state, "bid", pile=2, space=1)  # beats seat 0 again
    assert asked(state) == (0, "bid")
    events = do(state, "bid", pile=3, space=0)
    assert sorted((event["seat"], event["pile"]) for event in told(events, "pile_bought")) == [
        (0, 1), (0, 3), (1, 0), (1, 2),
    ]  # fmt: skip


@pytest.mark.clause("STK-TWO-9")
def test_the_owner_chooses_where_each_of_two_beaten_meeples_goes() -> None:
    state = standing(bid(1, 2), bid(1, 2), None, None, seat=0, waiting=(2, 0))
    assert sorted(set(offered(state, "bid", "pile"))) == [0, 1, 2, 3]


@pytest.mark.clause("STK-TWO-10")
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_carries_out_both_pairs_before_the_next(first: int) -> None:
    state = table(
        2, first=first, stage="selling", portfolios=[normal(AUTO), {}], pairs=pairs(*["+1"] * 6)
    )  # fmt: skip
    events = do(state, "stop")
    assert [(event["seat"], event["pair"]) for event in told(events, "pair_revealed")] == [
        (first, 0), (first, 1), (1 - first, 2), (1 - first, 3), (-1, 4), (-1, 5),
    ]  # fmt: skip


@pytest.mark.clause("STK-TWO-8", "STK-DEM-11")
def test_both_bids_are_paid_and_both_piles_taken() -> None:
    state = bidding(piles=[[AUTO, FEE_1], [BANK], [COMPUTERS, FEE_2], [ELECTRIC]], money=[30, 30])
    events = do_all(
        state,
        {"type": "bid", "pile": 0, "space": 3},
        {"type": "bid", "pile": 1, "space": 1},
        {"type": "bid", "pile": 2, "space": 4},
        {"type": "bid", "pile": 3, "space": 0},
    )
    assert money(state) == [30 - 6 - 10 - 1 - 2, 29]
    assert shares(state, 0) == {AUTO: 1, COMPUTERS: 1}
    assert shares(state, 1) == {BANK: 1, ELECTRIC: 1}
    kinds = [kind for kind in types_of(events) if kind in ("pile_bought", "pile_taken", "fee_paid")]
    assert kinds == ["pile_bought"] * 4 + ["pile_taken"] * 4 + ["fee_paid"] * 2
    assert [seat["ended_on"] for seat in state.observe(-1)["seats"]] == [[3, 4], [1, 0]]
