"""Reactions, silence and removal: who is heard at a table, and what those are told who are not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.guests import Guest, Place
from websockets.exceptions import ConnectionClosed

MakeGuest = Callable[[str | None], Guest]
TWO = {"players": 2, "seats": [{"me": True}, None]}


def person(guest: Guest) -> str:
    return str(guest.do("GET", "/api/me")["person"]["id"])


def say(place: Place, text: str) -> None:
    place.send(type="chat", id=text, text=text)


def test_a_reaction_reaches_everyone_and_is_kept_nowhere(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(**TWO)
    with anna.visit(table) as mine, ben.visit(table) as his:
        his.send(type="react", id="r", reaction="clap")
        his.until("ack", id="r")
        sign = mine.until("reaction")
        assert (sign["reaction"], sign["name"], sign["seat"], sign["person"]) == ("clap", "Ben", -1, person(ben))
        his.send(type="react", id="r2", reaction="dance")
        his.refused("bad_message")
    with anna.socket(f"/api/tables/{table}/ws") as again:
        assert again.hello()["chat"] == []


def test_a_chat_line_says_who_spoke_so_that_they_can_be_muted(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(**TWO)
    with anna.visit(table) as mine, ben.visit(table) as his:
        say(his, "hello")
        assert mine.until("chat")["line"]["person"] == person(ben)


def test_the_host_silences_a_guest_who_is_told_and_heard_again_later(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(**TWO)
    path = f"/api/tables/{table}/people/{person(ben)}"
    with ben.visit(table) as his:
        assert ben.do("PUT", path, {"silenced": True}, status=403)["code"] == "not_host"
        anna.do("PUT", path, {"silenced": True})
        assert his.until("chat")["line"]["code"] == "silenced"
        assert ben.do("GET", f"/api/tables/{table}")["you"]["silenced"]
        say(his, "hello?")
        his.refused("silenced")
        his.send(type="react", id="r", reaction="cry")
        his.refused("silenced")
        anna.do("PUT", path, {"silenced": False})
        say(his, "hello again")
        his.until("ack", id="hello again")


def test_a_removed_player_is_told_and_a_bot_holds_the_seat(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(**TWO)
    ben.sit(table, 1)
    anna.do("POST", f"/api/tables/{table}/start")
    with anna.visit(table) as mine, ben.visit(table) as his:
        anna.do("DELETE", f"/api/tables/{table}/people/{person(ben)}")
        his.refused("kicked")
        with pytest.raises(ConnectionClosed) as closed:
            his.drain()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4003
        line = mine.until("chat")["line"]
        while line["code"] != "kicked":
            line = mine.until("chat")["line"]
        assert line["args"]["name"] == "Ben"
    assert anna.table(table)["seats"][1]["held_by"] == "random"
    assert ben.do("PUT", f"/api/tables/{table}/seats/1", {}, status=403)["code"] == "kicked"
    with ben.socket(f"/api/tables/{table}/ws") as again:
        again.send(type="hello", protocol=1, client="test")
        again.refused("kicked")


def test_before_the_start_the_seat_is_free_again(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(**TWO)
    ben.sit(table, 1)
    with ben.visit(table) as his:
        anna.do("DELETE", f"/api/tables/{table}/people/{person(ben)}")
        his.refused("kicked")
    assert anna.table(table)["seats"][1]["kind"] == "empty"
    assert ben.do("GET", f"/api/tables/{table}")["you"]["kicked"]


def test_no_one_is_removed_who_was_never_here_and_no_host_removes_themselves(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(**TWO)
    assert anna.do("DELETE", f"/api/tables/{table}/people/{person(ben)}", status=404)["code"] == "no_seat"
    assert anna.do("DELETE", f"/api/tables/{table}/people/{person(anna)}", status=403)["code"] == "not_host"
