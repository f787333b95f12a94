"""People who have played together: listed if both agree, here or not, invited, blocked everywhere, erased."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.features.test_matches import id_of, match
from tests.server.guests import Guest, Message, RunningServer, wait_for
from tests.server.postgres import Postgres
from tests.server.tables.test_exactly_once import Pair

from bigboard.server.settings import Rate


def people(guest: Guest) -> Message:
    return guest.do("GET", "/api/me/people")


def names(guest: Guest) -> list[str]:
    return [one["name"] for one in people(guest)["people"]]


def id_of_person(guest: Guest) -> str:
    return str(guest.do("GET", "/api/me")["person"]["id"])


def agree(*guests: Guest) -> None:
    for guest in guests:
        assert guest.do("PUT", "/api/me/people", {"listed": True})["listed"]


def block(guest: Guest, other: Guest, on: bool = True, status: int = 200) -> Message:
    return guest.do("PUT" if on else "DELETE", f"/api/me/people/{id_of_person(other)}/block", status=status)


def invite(guest: Guest, table: str, other: Guest, status: int = 200) -> Message:
    return guest.do("POST", f"/api/tables/{table}/invitations", {"person": id_of_person(other)}, status)


def friends(house: RunningServer, *more: str) -> list[Guest]:
    """People who have begun a game together."""
    guests = [house.guest(name) for name in ("Anna", "Ben", *more)]
    table = guests[0].new_table(players=len(guests))
    for seat, guest in enumerate(guests[1:], 1):
        guest.sit(table, seat)
    guests[0].do("POST", f"/api/tables/{table}/start")
    return guests


def test_people_are_listed_when_both_agree_and_have_played(house: RunningServer) -> None:
    anna, ben = friends(house)
    stranger = house.guest("Stranger")
    agree(anna, stranger)
    assert names(anna) == [], "Ben has not agreed"
    agree(ben)
    assert (names(anna), names(ben), names(stranger)) == (["Ben"], ["Anna"], [])
    assert people(anna)["people"][0]["games"] == 1
    ben.do("PUT", "/api/me/people", {"listed": False})
    assert names(anna) == []
    assert names(ben) == [], "one sees only those by whom one is seen"


def test_a_table_that_never_started_makes_no_companions(house: RunningServer) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    ben.sit(anna.new_table(), 1)
    agree(anna, ben)
    assert names(anna) == []


def test_who_has_a_window_open_is_here(house: RunningServer) -> None:
    anna, ben = friends(house)
    agree(anna, ben)

    def is_here() -> bool:
        return bool(people(anna)["people"][0]["here"])

    assert not is_here()
    with ben.socket("/api/lobby/ws") as lobby:
        lobby.send(type="hello", protocol=1, client="test")
        lobby.until("lobby")
        wait_for(is_here)
    wait_for(lambda: not is_here())
    with ben.visit(ben.new_table()):
        assert is_here()


def test_an_invitation_reaches_the_lobby_and_opens_a_private_table(house: RunningServer) -> None:
    anna, ben = friends(house)
    agree(anna, ben)
    table = anna.new_table(public=False)
    with ben.socket("/api/lobby/ws") as lobby:
        lobby.send(type="hello", protocol=1, client="test")
        lobby.until("lobby")
        invite(anna, table, ben)
        lobby.until("invited")
    (invitation,) = people(ben)["invitations"]
    assert (invitation["table"]["id"], invitation["by"]["name"]) == (table, "Anna")
    ben.do("PUT", f"/api/tables/{table}/seats/1?invitation={invitation['code']}", {})
    assert people(ben)["invitations"] == [], "no seat is free any more"


def test_an_invitation_can_be_declined_and_is_gone_when_the_table_starts(house: RunningServer) -> None:
    anna, ben = friends(house)
    agree(anna, ben)
    first, second = anna.new_table(players=3), anna.new_table(players=2)
    for table in (first, second):
        invite(anna, table, ben)
    assert len(people(ben)["invitations"]) == 2
    assert len(ben.do("DELETE", f"/api/me/invitations/{first}")["invitations"]) == 1
    anna.sit(second, 1, bot="random")
    anna.do("POST", f"/api/tables/{second}/start")
    assert people(ben)["invitations"] == []
    assert invite(anna, second, ben, 409)["code"] == "started"


def test_only_companions_can_be_invited_and_only_by_those_who_sit_there(house: RunningServer) -> None:
    anna, ben, cleo = friends(house, "Cleo")
    agree(anna, ben)
    table = anna.new_table(players=4)
    assert invite(anna, table, cleo, 404)["code"] == "no_person"
    assert invite(anna, table, house.guest("Stranger"), 404)["code"] == "no_person"
    agree(cleo)
    assert invite(ben, table, cleo, 403)["code"] == "not_yours"
    ben.sit(table, 1)
    invite(ben, table, cleo)
    assert invite(anna, table, ben, 409)["code"] == "seat_taken"


def test_a_block_works_everywhere_and_in_both_directions(house: RunningServer) -> None:
    anna, ben = friends(house)
    agree(anna, ben)
    table = anna.new_table(players=3)
    invite(anna, table, ben)
    assert [one["name"] for one in block(anna, ben)["blocked"]] == ["Ben"]
    assert (names(anna), names(ben), people(ben)["invitations"]) == ([], [], [])
    assert invite(anna, table, ben, 404)["code"] == "no_person"
    refused = ben.do("PUT", f"/api/tables/{table}/seats/1", {}, 403)
    assert (refused["code"], refused["reason"]) == ("apart", None)
    own = ben.new_table(players=3)
    assert anna.do("PUT", f"/api/tables/{own}/seats/1", {}, 403)["reason"] == "own"
    waiting = id_of(match(anna, 2))
    with anna.visit(waiting):
        assert id_of(match(ben, 2)) != waiting
        block(anna, ben, on=False)
    ben.sit(table, 1)
    assert names(anna) == ["Ben"]


def test_a_rematch_does_not_seat_people_who_are_apart(house: RunningServer) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.new_table(seats=[{"me": True}, None, {"bot": "random"}], players=3)
    ben.sit(table, 1)
    anna.do("POST", f"/api/tables/{table}/start")
    for guest, seat in ((anna, 0), (ben, 1)):
        guest.do("DELETE", f"/api/tables/{table}/seats/{seat}")  # bots play to the end
    wait_for(lambda: anna.table(table)["status"] == "finished")
    block(ben, anna)
    again = anna.do("POST", f"/api/tables/{table}/rematch")["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "empty", "bot"]


def test_people_who_never_met_cannot_be_blocked_and_no_one_blocks_themselves(house: RunningServer) -> None:
    anna, _ = friends(house)
    assert block(anna, house.guest("Stranger"), status=404)["code"] == "no_person"
    assert block(anna, anna, status=404)["code"] == "no_person"
    assert house.guest(None).http.get("/api/me/people").status_code == 401
    watcher = house.guest("Watcher")
    table = anna.new_table(players=2)
    with anna.visit(table), watcher.visit(table):
        wait_for(lambda: anna.table(table)["watching"] == 1)
        assert [one["name"] for one in block(anna, watcher)["blocked"]] == ["Watcher"]


def test_an_erased_person_is_in_no_list(house: RunningServer) -> None:
    anna, ben, cleo = friends(house, "Cleo")
    agree(anna, ben, cleo)
    block(cleo, ben)
    invite(ben, ben.new_table(), anna)
    ben.do("DELETE", "/api/me")
    assert names(anna) == ["Cleo"]
    assert people(anna)["invitations"] == []
    assert people(cleo)["blocked"] == []


def test_invitations_are_limited(tmp_path: Path) -> None:
    with RunningServer(tmp_path, invitations=Rate(1, 0.0001)) as house:
        anna, ben = friends(house)
        agree(anna, ben)
        table = anna.new_table()
        invite(anna, table, ben)
        assert invite(anna, table, ben, 429)["code"] == "too_fast"


@pytest.mark.parametrize("body", [{}, {"listed": "yes"}, {"listed": True, "more": 1}])
def test_a_bad_answer_changes_nothing(house: RunningServer, body: dict[str, Any]) -> None:
    anna = house.guest("Anna")
    assert anna.do("PUT", "/api/me/people", body, 422)["code"] == "bad_message"
    assert people(anna)["listed"] is False


def test_an_invitation_crosses_processes(postgres: Postgres, folder: Path) -> None:
    with Pair(postgres, folder, "contacts") as pair:
        anna, ben = pair.here.guest("Anna"), pair.there.guest("Ben")
        table = anna.new_table()
        ben.sit(table, 1)
        anna.do("POST", f"/api/tables/{table}/start")
        agree(anna, ben)
        with ben.socket("/api/lobby/ws") as lobby:
            lobby.send(type="hello", protocol=1, client="test")
            lobby.until("lobby")
            wait_for(lambda: people(anna)["people"][0]["here"])
            invite(anna, anna.new_table(), ben)
            lobby.until("invited")
        assert people(ben)["invitations"][0]["by"]["name"] == "Anna"
