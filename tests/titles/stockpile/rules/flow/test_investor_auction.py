"""The investor auction: offering, bidding up to the investor's value, and the cash that is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.titles.stockpile.table_setting import (
    GAME,
    Json,
    asked,
    do,
    idle,
    money,
    offered,
    options_now,
    refused,
    rules_of,
    table,
    told,
    told_to,
    types_of,
)

if TYPE_CHECKING:
    from bigboard import Event, State

OPTIONS = {"investors": True, "auction": True}
OPRAH, DONALD, CARLOS, MITT = "Opulent Oprah", "Discount Donald", "Cunning Carlos", "Moneymaker Mitt"
LOTS = [OPRAH, DONALD, CARLOS]  # $36K, $13K, $15K


def auctioned(*lots: str, first: int = 0, players: int = 3) -> State:
    """The offers have been made: these investors lie on the piles, and the first player bids."""
    deal = GAME.deal(players, 1, OPTIONS)
    others = [name for name in deal["investors"] if name not in lots]
    each = 4 if players == 2 else 2
    per_seat = each // 2
    hands: list[list[str]] = [[] for _ in range(players)]
    for place in range(players):
        offer = list(lots[place * per_seat : (place + 1) * per_seat])
        hands[(first + place) % players] = offer + [others.pop() for _ in range(each - per_seat)]
    deal["investors"] = [name for hand in hands for name in hand] + others
    deal["first"] = first
    state = GAME.start(deal)
    for name in lots if players > 2 else sorted(lots[:2]) + sorted(lots[2:]):
        do(state, "keep", investor=name)
    return state


def place(state: State, *bids: tuple[int, int]) -> list[Event]:
    return [event for pile, space in bids for event in do(state, "bid", pile=pile, space=space)]


@pytest.mark.clause("STK-AUC-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_auction_cannot_be_played_without_investors(players: int) -> None:
    with pytest.raises(ValueError, match="investors"):
        GAME.deal(players, 1, {"auction": True})


@pytest.mark.clause("STK-AUC-1")
def test_the_auction_replaces_the_choice() -> None:
    state = GAME.start(GAME.deal(3, 1, OPTIONS))
    decisions = set()
    while state.decision != "place_card":
        decisions.add(state.decision)
        idle(state)
    assert decisions == {"offer_investor", "bid_investor"} | ({"pick_card", "hide_card"} & decisions)


@pytest.mark.clause("STK-AUC-2")
def test_everyone_offers_one_of_two_investors_in_turn_order() -> None:
    state = auctioned(*LOTS, first=1)
    assert state.position()["investors"]["lots"] == LOTS
    assert asked(state) == (1, "bid_investor")
    assert [pile["investor"]["name"] for pile in state.observe(-1)["piles"]] == LOTS


@pytest.mark.clause("STK-AUC-2", "STK-SET-10")
def test_offers_are_secret_until_all_are_turned_up_together() -> None:
    deal = GAME.deal(3, 1, OPTIONS) | {"first": 0}
    state = GAME.start(deal)
    assert asked(state) == (0, "offer_investor")
    assert sorted(offered(state, "keep", "investor")) == sorted(deal["investors"][:2])
    refusal = refused(state, "keep", investor=deal["investors"][2])
    assert (refusal.reason, refusal.args) == ("investor-not-dealt", {"investor": deal["investors"][2]})
    events = do(state, "keep", investor=deal["investors"][0])
    assert "investor" not in told_to(events, "investor_chosen", 1)[0]
    idle(state)
    events = idle(state)
    assert [offer["pile"] for offer in told(events, "investor_offered")] == [0, 1, 2]
    assert rules_of(events, "investor_offered") == ["STK-AUC-2"] * 3
    assert deal["investors"][1] not in str(state.observe(-1))


@pytest.mark.clause("STK-AUC-2")
def test_with_two_players_everyone_offers_two_of_four() -> None:
    state = auctioned(OPRAH, "Agile Ana", "Wise Warren", MITT, players=2)
    assert sorted(state.position()["investors"]["lots"]) == sorted([OPRAH, "Agile Ana", "Wise Warren", MITT])
    assert asked(state) == (0, "bid_investor")


@pytest.mark.clause("STK-AUC-3", "STK-DEM-4", "STK-DEM-7", "STK-DEM-8")
def test_bidding_follows_the_demand_phase() -> None:
    state = auctioned(*LOTS)
    place(state, (0, 4))
    refusal = refused(state, "bid", pile=0, space=4)
    assert (refusal.rule, refusal.reason) == ("STK-DEM-4", "bid-too-low")
    events = place(state, (0, 5))
    assert told(events, "beaten") == [{"seat": 0, "pile": 0}]
    assert rules_of(events, "bid") == ["STK-AUC-3"]
    place(state, (1, 0))
    assert asked(state) == (0, "bid_investor")
    assert state.position()["money"] == [0, 0, 0]


@pytest.mark.clause("STK-AUC-3", "STK-DEM-6")
def test_a_bid_on_the_last_space_locks_an_investor() -> None:
    state = auctioned(*LOTS)
    place(state, (0, 7))
    refusal = refused(state, "bid", pile=0, space=7)
    assert (refusal.rule, refusal.reason) == ("STK-DEM-6", "track-locked")


@pytest.mark.clause("STK-AUC-3")
def test_an_offered_carlos_or_mitt_does_nothing_yet() -> None:
    state = auctioned(CARLOS, MITT, "Lazy Liliane")
    events = place(state, (0, 2), (0, 3), (1, 0), (1, 1))
    assert "received" not in types_of(events)
    assert "fined" not in types_of(events)
    assert money(state) == [0, 0, 0]


@pytest.mark.clause("STK-AUC-4")
@pytest.mark.parametrize(("pile", "highest"), [(0, 7), (1, 4), (2, 5)])
def test_no_one_bids_more_than_the_investors_starting_cash(pile: int, highest: int) -> None:
    state = auctioned(*LOTS)
    piles, spaces = offered(state, "bid", "pile"), offered(state, "bid", "space")
    assert max(space for at, space in zip(piles, spaces, strict=True) if at == pile) == highest
    if highest < 7:
        refusal = refused(state, "bid", pile=pile, space=highest + 1)
        assert (refusal.rule, refusal.reason) == ("STK-AUC-4", "bid-above-cash")
        assert refusal.args["limit"] == {1: 13, 2: 15}[pile]


@pytest.mark.clause("STK-AUC-4")
def test_donald_may_not_be_had_for_the_price_below_in_the_auction() -> None:
    state = auctioned(*LOTS)
    assert refused(state, "bid", pile=1, space=5).rule == "STK-AUC-4"
    place(state, (1, 4), (0, 0), (2, 0))
    assert money(state)[0] == 13 - 10


@pytest.mark.clause("STK-AUC-4")
def test_the_amounts_of_two_players_limit_their_bids() -> None:
    state = auctioned(OPRAH, DONALD, CARLOS, MITT, players=2)
    lots = state.position()["investors"]["lots"]
    for pile, name in enumerate(lots):
        highest = max(words["space"] for words in options_now(state) if words["pile"] == pile)
        assert highest == {OPRAH: 7, DONALD: 2, CARLOS: 3, MITT: 4}[name]


@pytest.mark.clause("STK-AUC-5")
def test_everyone_starts_with_the_cash_of_the_investor_less_the_bid() -> None:
    state = auctioned(*LOTS)
    events = place(state, (0, 6), (2, 2), (1, 1))
    assert money(state) == [36 - 20, 15 - 3, 13 - 1]
    assert state.position()["investors"]["kept"] == [[OPRAH], [CARLOS], [DONALD]]
    assert rules_of(events, "investor") == ["STK-AUC-5"] * 3
    assert asked(state) == (0, "place_card")


@pytest.mark.clause("STK-AUC-5")
def test_a_bid_of_all_the_starting_cash_leaves_nothing() -> None:
    state = auctioned("Agile Ana", CARLOS, DONALD)
    place(state, (1, 5), (0, 0), (2, 0))
    assert money(state) == [0, 18, 13]


@pytest.mark.clause("STK-AUC-5", "STK-AUC-3", "STK-TWO-7")
def test_with_two_players_both_bids_are_taken_from_the_sum() -> None:
    state = auctioned(OPRAH, DONALD, CARLOS, MITT, players=2)
    lots = state.position()["investors"]["lots"]
    at = {name: pile for pile, name in enumerate(lots)}
    place(state, (at[OPRAH], 7))
    place(state, (at[CARLOS], 0))
    refusal = refused(state, "bid", pile=at[OPRAH], space=7)
    assert (refusal.rule, refusal.reason) == ("STK-TWO-7", "own-track")
    place(state, (at[DONALD], 2), (at[MITT], 1))
    assert money(state) == [45 + 4 - 25 - 3, 6 + 10 - 0 - 1]


@pytest.mark.clause("STK-AUC-5", "STK-INV-6")
def test_after_the_auction_the_abilities_are_in_force() -> None:
    state = auctioned(CARLOS, "Agile Ana", "Wise Warren")
    place(state, (0, 0), (1, 0), (2, 0))
    while state.decision != "bid":
        idle(state)
    place(state, (0, 2))
    assert refused(state, "bid", pile=0, space=3).rule == "STK-INV-CARLOS"


@pytest.mark.clause("STK-AUC-3", "STK-AUC-4")
def test_a_player_who_bids_always_finds_an_investor_without_a_bid_for_nothing() -> None:
    position: Json = {
        "stage": "auction",
        "decision": "bid_investor",
        "seat": 2,
        "starting_shares": ["American Automotive", "Bottomline Bank", "Cosmic Computers"],
        "bids": [{"seat": 0, "space": 7}, {"seat": 1, "space": 4}, None],
        "investors": {"lots": LOTS},
        "money": [0, 0, 0],
    }
    state = table(3, options=OPTIONS, **position)
    assert {(words["pile"], words["space"]) for words in options_now(state)} == {(2, space) for space in range(6)}
