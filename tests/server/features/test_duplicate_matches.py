"""Duplicate matches: two groups play the same deal, and neither sees anything of the other before both are done."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.guests import Guest, Place, play_on

MakeGuest = Callable[[str | None], Guest]


def copied(host: Guest, **fields: Any) -> tuple[str, str, str]:
    """A table for two, the table of the second group, and the invitation to it."""
    table = host.new_table(**{"public": False, **fields})
    match = host.do("POST", f"/api/tables/{table}/copy", None, 201)
    twin = next(group["table"] for group in match["groups"] if group["table"] != table)
    return table, twin, str(match["invitation"])


def seat(guest: Guest, table: str, number: int, invitation: str) -> None:
    guest.do("PUT", f"/api/tables/{table}/seats/{number}?invitation={invitation}", {})


def finish(guest: Guest, table: str, seed: int) -> Place:
    with guest.visit(table) as place:
        play_on(place, {0}, random.Random(seed))
    return place


@pytest.fixture
def begun(guest: MakeGuest) -> tuple[Guest, Guest, str, str]:
    """Anna and a bot play against Ben and the same bot."""
    anna, ben = guest("Anna"), guest("Ben")
    table, twin, invitation = copied(anna, seats=[{"me": True}, {"bot": "greedy"}])
    seat(ben, twin, 0, invitation)
    anna.do("POST", f"/api/tables/{table}/start")
    ben.do("POST", f"/api/tables/{twin}/start")
    return anna, ben, table, twin


def test_both_groups_play_the_same_deal_and_are_compared_when_both_have_finished(
    begun: tuple[Guest, Guest, str, str],
) -> None:
    anna, ben, table, twin = begun
    finish(anna, table, 1)
    told = anna.do("GET", f"/api/tables/{table}/match")
    assert not told["finished"]
    assert all(one["score"] is None for group in told["groups"] for one in group["seats"])
    finish(ben, twin, 2)
    told = ben.do("GET", f"/api/tables/{twin}/match")
    assert told["finished"]
    scores = {group["table"]: [one["score"] for one in group["seats"]] for group in told["groups"]}
    for where in (table, twin):
        assert scores[where] == anna.do("GET", f"/api/tables/{where}")["table"]["result"]["scores"]
    deals = [anna.do("GET", f"/api/tables/{where}/record")["deal"] for where in (table, twin)]
    assert deals[0] == deals[1]


def test_neither_group_sees_the_other_before_that(begun: tuple[Guest, Guest, str, str]) -> None:
    anna, ben, table, twin = begun
    finish(ben, twin, 2)
    for path in ("", "/record", "/replay"):
        assert anna.do("GET", f"/api/tables/{twin}{path}", None, 403)["code"] == "in_contest"
    place = anna.socket(f"/api/tables/{twin}/ws")
    place.send(type="hello", protocol=1, client="test", since=0)
    assert place.receive()["type"] == "error"
    assert ben.do("GET", f"/api/tables/{twin}/replay", None, 403)["code"] == "in_contest", "not even one's own yet"
    told = anna.do("GET", f"/api/tables/{table}/match")
    assert all(one["score"] is None for group in told["groups"] for one in group["seats"])


def test_a_stranger_sees_neither_table(guest: MakeGuest, begun: tuple[Guest, Guest, str, str]) -> None:
    _, _, table, twin = begun
    zoe = guest("Zoe")
    for where in (table, twin):
        assert zoe.do("GET", f"/api/tables/{where}", None, 403)["code"] == "in_contest"
        assert zoe.do("GET", f"/api/tables/{where}/match", None, 403)["code"] == "in_contest"


def test_no_one_plays_in_both_groups(guest: MakeGuest) -> None:
    anna = guest("Anna")
    _, twin, invitation = copied(anna)
    address = f"/api/tables/{twin}/seats/0?invitation={invitation}"
    assert anna.do("PUT", address, {}, 403)["code"] == "in_contest"


def test_who_sits_down_first_in_the_second_group_is_its_host(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    _, twin, invitation = copied(anna)
    seat(ben, twin, 1, invitation)
    assert ben.do("GET", f"/api/tables/{twin}")["you"]["host"]
    assert anna.do("POST", f"/api/tables/{twin}/start", None, 403)["code"] == "not_invited"


def test_what_both_groups_share_cannot_be_changed(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table, _, _ = copied(anna)
    for change in ({"players": 3}, {"public": True}, {"spectators": True}):
        assert anna.do("PATCH", f"/api/tables/{table}", change, 403)["code"] == "in_contest"


def test_a_deal_is_copied_once_by_the_host_before_the_game_begins(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table, _, _ = copied(anna)
    assert anna.do("POST", f"/api/tables/{table}/copy", None, 403)["code"] == "in_contest"
    other = anna.new_table(public=True)
    ben.sit(other, 1)
    assert ben.do("POST", f"/api/tables/{other}/copy", None, 403)["code"] == "not_host"
    anna.do("POST", f"/api/tables/{other}/start")
    assert anna.do("POST", f"/api/tables/{other}/copy", None, 409)["code"] == "started"


def test_a_rematch_is_an_ordinary_game(begun: tuple[Guest, Guest, str, str]) -> None:
    anna, _, table, _ = begun
    finish(anna, table, 1)
    again = anna.do("POST", f"/api/tables/{table}/rematch")["table"]
    assert again["contest"] is None
