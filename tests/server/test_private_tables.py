"""Private tables: nobody hears of them, and the id alone opens nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.guests import Guest
from websockets.exceptions import ConnectionClosed

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
