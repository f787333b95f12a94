"""Private tables: no one hears of them, and the id alone opens nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.guests import Guest
from websockets.exceptions import ConnectionClosed

import bigboard

MakeGuest = Callable[[str | None], Guest]


def test_the_lobby_never_hears_of_a_private_table(guest: MakeGuest) -> None:
    anna = guest("Anna")
    with guest("Ben").socket("/api/lobby/ws") as lobby:
        lobby.send(type="hello", protocol=1)
        lobby.until("lobby")
        hidden = anna.new_table(public=False)
        anna.do("DELETE", f"/api/tables/{hidden}/seats/0")
        shown = anna.new_table()
        while lobby.until("table")["table"]["id"] != shown:
            pass
        assert not any(hidden in text for text in lobby.heard)


def test_a_table_that_becomes_private_is_gone_from_the_lobby(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table()
    with guest("Ben").socket("/api/lobby/ws") as lobby:
        lobby.send(type="hello", protocol=1)
        assert table in [shown["id"] for shown in lobby.until("lobby")["tables"]]
        anna.do("PATCH", f"/api/tables/{table}", {"public": False})
        assert lobby.until("gone")["id"] == table
        anna.do("PATCH", f"/api/tables/{table}", {"name": "Nobody hears this"})
        other = anna.new_table()
        while (told := lobby.receive())["type"] != "table" or told["table"]["id"] != other:
            assert told.get("id") != table


def test_a_stranger_with_the_id_alone_neither_sees_nor_sits(guest: MakeGuest) -> None:
    table = guest("Anna").new_table(public=False)
    stranger = guest("Eve")
    assert stranger.do("GET", f"/api/tables/{table}", status=403)["code"] == "not_invited"
    assert stranger.do("PUT", f"/api/tables/{table}/seats/1", {}, status=403)["code"] == "not_invited"
    wrong = f"/api/tables/{table}/seats/1?invitation=guessed"
    assert stranger.do("PUT", wrong, {}, status=403)["code"] == "not_invited"
    with stranger.socket(f"/api/tables/{table}/ws") as place:
        place.send(type="hello", protocol=1)
        place.refused("not_invited")
        with pytest.raises(ConnectionClosed) as closed:
            place.drain()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4003


def test_an_imported_game_is_private(guest: MakeGuest) -> None:
    state = bigboard.game("acquire").start(bigboard.game("acquire").deal(2, 1, {}))
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    anna, eve = guest("Anna"), guest("Eve")
    answer = anna.do("POST", "/api/me/records?seat=0", state.record(), status=201)
    table, code = answer["table"]["id"], answer["you"]["invitation"]
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/replay"):
        assert eve.do("GET", path, status=403)["code"] == "not_invited"
        anna.do("GET", path)
        eve.do("GET", f"{path}?invitation={code}")


def test_watchers_leave_when_a_table_becomes_private(guest: MakeGuest) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    table = anna.new_table()
    ben.sit(table, 1)
    with anna.visit(table) as host, ben.visit(table) as player, eve.visit(table) as watcher:
        anna.do("PATCH", f"/api/tables/{table}", {"public": False})
        watcher.refused("not_invited")
        with pytest.raises(ConnectionClosed) as closed:
            watcher.drain()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4003
        for place in (host, player):
            place.send(type="ping", id="here")
            place.until("pong", id="here")


def test_a_stranger_takes_one_seat_of_a_public_table(guest: MakeGuest) -> None:
    anna, eve, ben = guest("Anna"), guest("Eve"), guest("Ben")
    table = anna.new_table(players=4)
    eve.sit(table, 1)
    for seat in (2, 3):
        assert eve.do("PUT", f"/api/tables/{table}/seats/{seat}", {}, status=403)["code"] == "not_host"
    ben.sit(table, 2)
    anna.sit(table, 3, name="Anna's friend")
    answer = anna.do("POST", "/api/tables", {"game": "acquire", "players": 3, "public": False})
    private, code = answer["table"]["id"], answer["you"]["invitation"]
    for seat in (1, 2):  # invited people may share a device
        ben.do("PUT", f"/api/tables/{private}/seats/{seat}?invitation={code}", {})


def test_who_sits_at_a_private_table_can_pass_its_invitation_on(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    answer = anna.do("POST", "/api/tables", {"game": "acquire", "players": 3, "public": False})
    table, code = answer["table"]["id"], answer["you"]["invitation"]
    assert ben.do("GET", f"/api/tables/{table}?invitation={code}")["you"]["invitation"] is None
    seated = ben.do("PUT", f"/api/tables/{table}/seats/1?invitation={code}", {})
    assert seated["you"] == {**seated["you"], "seats": [1], "invitation": code}
    assert ben.do("GET", f"/api/tables/{table}")["you"]["seats"] == [1]
    with guest(None).socket(f"/api/tables/{table}/ws?invitation={code}") as watching:
        watching.hello()


def test_a_public_table_needs_no_invitation(guest: MakeGuest) -> None:
    table = guest("Anna").new_table()
    ben = guest("Ben")
    ben.sit(table, 1)
    assert ben.do("GET", f"/api/tables/{table}")["you"]["invitation"] is None
