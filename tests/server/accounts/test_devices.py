"""Devices: a link says whose it is, and a person who leaves is gone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.guests import Guest, RunningServer
from websockets.exceptions import ConnectionClosed

MakeGuest = Callable[[str | None], Guest]


def second_device(anna: Guest, other: Guest) -> Guest:
    """The other becomes Anna too."""
    code = anna.do("POST", "/api/me/link")["code"]
    other.do("POST", "/api/me/claim", {"code": code})
    return other


def test_a_link_names_its_owner_before_it_is_claimed(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    code = anna.do("POST", "/api/me/link")["code"]
    assert ben.do("POST", "/api/me/link/owner", {"code": code}) == {"name": "Anna"}
    assert ben.do("GET", "/api/me")["person"]["name"] == "Ben"  # asking changes nothing
    assert ben.do("POST", "/api/me/claim", {"code": code})["person"]["name"] == "Anna"
    assert ben.do("POST", "/api/me/link/owner", {"code": code}, status=404)["code"] == "bad_link"


def test_signing_out_makes_the_device_no_one_and_the_secret_useless(guest: MakeGuest) -> None:
    anna = guest("Anna")
    secret = anna.http.cookies["bigboard"]
    table = anna.new_table()
    with anna.visit(table) as place:
        assert anna.do("POST", "/api/me/leave") == {"person": None}
        with pytest.raises(ConnectionClosed):
            place.drain()
    assert "bigboard" not in anna.http.cookies
    thief = guest(None)
    thief.http.cookies["bigboard"] = secret
    assert thief.do("GET", "/api/me") == {"person": None}


def test_devices_are_listed_and_another_one_can_be_dropped(guest: MakeGuest) -> None:
    anna = guest("Anna")
    phone = second_device(anna, guest(None))
    devices = anna.do("GET", "/api/me/devices")["devices"]
    assert sorted(device["this"] for device in devices) == [False, True]
    (other,) = [device["id"] for device in devices if not device["this"]]
    table = anna.new_table()
    with phone.visit(table) as place:
        left = anna.do("DELETE", f"/api/me/devices/{other}")["devices"]
        assert [device["this"] for device in left] == [True]
        with pytest.raises(ConnectionClosed):
            place.drain()
    assert phone.do("GET", "/api/me") == {"person": None}
    assert anna.do("GET", "/api/me")["person"]["name"] == "Anna"


def test_no_one_drops_the_device_of_another(guest: MakeGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    (device,) = anna.do("GET", "/api/me/devices")["devices"]
    assert eve.do("DELETE", f"/api/me/devices/{device['id']}", status=404)["code"] == "no_device"
    assert anna.do("GET", "/api/me")["person"]["name"] == "Anna"


def test_a_cookie_is_renewed_on_the_first_visit_of_a_day(guest: MakeGuest) -> None:
    anna = guest("Anna")
    first = anna.http.post("/api/me/hello")
    assert first.json()["person"]["name"] == "Anna"
    assert "Max-Age=34560000" in first.headers["set-cookie"]
    assert "set-cookie" not in anna.http.post("/api/me/hello").headers
    assert guest(None).do("POST", "/api/me/hello") == {"person": None}


def test_nothing_is_left_of_who_asks_to_be_deleted(folder: Path) -> None:
    with RunningServer(folder) as house:
        anna, ben = house.guest("Annabella"), house.guest("Ben")
        running = anna.new_table(seats=[{"me": True}, None])
        ben.sit(running, 1)
        anna.do("POST", f"/api/tables/{running}/start")
        waiting = anna.new_table(name="A table")
        with anna.visit(running) as place:
            place.send(type="chat", id="c", text="hello")
            place.until("ack", id="c")
        secret = anna.http.cookies["bigboard"]
        assert anna.do("DELETE", "/api/me") == {"person": None}
        seat = ben.table(running)["seats"][0]
        assert (seat["name"], seat["held_by"]) == ("–", "random")  # a bot plays on
        assert ben.table(waiting)["status"] == "closed"
        anna.http.cookies["bigboard"] = secret
        assert anna.do("GET", "/api/me") == {"person": None}
        with ben.visit(running) as place:
            assert "Annabella" not in "".join(place.heard)
    database = sqlite3.connect(folder / "house.sqlite")
    assert "Annabella" not in "".join(database.iterdump())
    database.close()


def test_a_device_is_known_by_its_hash_alone(house: RunningServer, guest: MakeGuest) -> None:
    anna = guest("Anna")
    secret = anna.http.cookies["bigboard"]
    (device,) = anna.do("GET", "/api/me/devices")["devices"]
    assert set(device) == {"id", "created", "used", "this"}
    assert device["id"] not in secret
    rows = asyncio.run(house.app.container.lobby.store.read(lambda c: c.exec_driver_sql("SELECT * FROM devices").all()))
    assert secret not in str(rows)
