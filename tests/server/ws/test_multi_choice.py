"""Choices of several: one message, in any order, all or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.guests import Guest, Message, Place

MakeGuest = Callable[[str | None], Guest]


@pytest.fixture
def buying(guest: MakeGuest) -> Iterator[tuple[Place, int]]:
    """Two seats of one person; the one that may buy shares of two chains or more."""
    anna = guest("Anna")
    table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
    with anna.visit(table) as place:
        for seat in (0, 1):
            place.until("view", seat=seat)
        yield place, until_two_chains(place)


def until_two_chains(place: Place) -> int:
    for _ in range(300):
        seat: int = place.views[0]["view"]["seat"]
        offers = place.views[seat]["view"]["offers"]
        if offers["question"] == "buy_shares" and len(offers["pick"]["items"]) > 1:
            return seat
        place.act(seat, place.views[seat]["view"]["legal"][-1]["action"])
        wait_for_both(place, place.until("ack")["seq"])
    raise AssertionError("never two chains in 300 actions")


def wait_for_both(place: Place, seq: int) -> None:
    while not all(view["seq"] == seq for view in place.views.values()):
        place.until("update")


def items(place: Place, seat: int) -> list[dict[str, Any]]:
    return [item["item"] for item in place.views[seat]["view"]["offers"]["pick"]["items"]]


def pick(place: Place, seat: int, picks: Any, **fields: Any) -> Message:
    message = {"type": "act", "id": place.key(), "seat": seat, "seq": place.views[seat]["seq"], "picks": picks}
    message |= fields
    place.send(**message)
    return message


def owned(place: Place, seat: int) -> dict[str, int]:
    shares: dict[str, int] = place.views[seat]["view"]["seats"][seat]["shares"]
    return shares


def test_shares_are_bought_in_one_message_in_any_order(buying: tuple[Place, int]) -> None:
    place, seat = buying
    first, second = items(place, seat)[:2]
    before = place.views[seat]
    money = before["view"]["seats"][seat]["money"]
    costs = {item["chain"]: item["cost"] for item in before["view"]["offers"]["pick"]["items"]}
    had = {chain: owned(place, seat).get(chain, 0) for chain in costs}
    pick(place, seat, [second, first, second])
    ack = place.until("ack")
    assert ack["seq"] == before["seq"] + 3
    updates = [place.until("update", seat=seat) for _ in range(3)]
    assert [update["seq"] for update in updates] == [before["seq"] + n for n in (1, 2, 3)]
    bought = [event["chain"] for update in updates for event in update["entry"]["events"] if "price" in event]
    assert bought == [first["chain"], second["chain"], second["chain"]]
    assert owned(place, seat)[first["chain"]] == had[first["chain"]] + 1
    assert owned(place, seat)[second["chain"]] == had[second["chain"]] + 2
    spent = costs[first["chain"]] + 2 * costs[second["chain"]]
    assert updates[-1]["view"]["seats"][seat]["money"] == money - spent
    assert updates[-1]["view"]["seat"] != seat


def test_fewer_shares_end_the_purchase_too(buying: tuple[Place, int]) -> None:
    place, seat = buying
    before = place.views[seat]
    pick(place, seat, [])
    assert place.until("ack")["seq"] == before["seq"] + 1
    assert place.until("update", seat=seat)["view"]["seat"] != seat


def test_a_set_that_the_rules_forbid_changes_nothing(buying: tuple[Place, int]) -> None:
    place, seat = buying
    before = place.views[seat]
    pick(place, seat, items(place, seat)[:1] * 4)
    error = place.refused("illegal")
    assert (error["rule"], error["reason"]) == ("ACQ-BUY-1", "too-many-shares")
    assert error["seq"] == before["seq"]
    pick(place, seat, [{"type": "buy", "chain": "Hilton"}])
    assert place.refused("illegal")["reason"] == "not-understood"
    place.send(type="look", id="back", seat=seat, seq=before["seq"])
    assert place.until("moment")["view"]["seats"] == before["view"]["seats"]
    pick(place, seat, [])
    assert place.until("ack")["seq"] == before["seq"] + 1


def test_the_same_message_counts_once(buying: tuple[Place, int]) -> None:
    place, seat = buying
    before = place.views[seat]
    sent = pick(place, seat, items(place, seat)[:2])
    done = place.until("ack")
    assert done["repeated"] is False
    wait_for_both(place, done["seq"])
    bought = owned(place, seat)
    place.send(**sent)
    assert place.until("ack") == {"type": "ack", "id": sent["id"], "seq": done["seq"], "repeated": True}
    place.send(type="ping", id="p")
    assert place.until("pong")["seq"] == done["seq"] == before["seq"] + 3
    assert owned(place, seat) == bought


def test_an_answer_is_either_an_action_or_picks(buying: tuple[Place, int]) -> None:
    place, seat = buying
    pick(place, seat, [], action=0)
    place.refused("bad_message")
    pick(place, seat, None)
    place.refused("bad_message")
    pick(place, seat, "all of them")
    place.refused("bad_message")


def test_nothing_is_picked_where_nothing_can_be(buying: tuple[Place, int]) -> None:
    place, seat = buying
    pick(place, seat, [])
    wait_for_both(place, place.until("ack")["seq"])
    other = place.views[seat]["view"]["seat"]
    pick(place, other, [])
    assert place.refused("bad_message")["args"]["where"] == "picks"
