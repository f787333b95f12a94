"""Who someone is: names, secrets, links."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.guests import Guest, RunningServer

from bigboard.server.settings import Rate

MakeGuest = Callable[[str | None], Guest]

GOOD_NAMES = {
    "Anna": "Anna",
    "  Ben \t": None,  # a tab is a control character
    "  Ben  Hur ": "Ben Hur",
    "<script>alert(1)</script>"[:24]: "<script>alert(1)</script>"[:24],
    "Δημήτρης": "Δημήτρης",
    "👩‍🚀 Zoë": "👩‍🚀 Zoë",
    "'; DROP TABLE people;": "'; DROP TABLE people;",
    "{name} %s \\n": "{name} %s \\n",
    "e\u0301": "é",
}
BAD_NAMES = ["", "   ", "x" * 25, "a\x00b", "a\nb", "\u202eabc", "\u200b\u200b", "\u2028", "\x1b[31m", "a\u0007"]


def test_someone_new_is_no_one_until_he_says_his_name(guest: MakeGuest) -> None:
    new = guest(None)
    assert new.do("GET", "/api/me") == {"person": None}
    assert new.do("POST", "/api/tables", {"game": "acquire", "players": 2}, status=401)["code"] == "no_identity"
    person = new.do("PUT", "/api/me", {"name": "Anna"})["person"]
    assert new.do("GET", "/api/me") == {"person": person}


def test_the_secret_is_out_of_reach_of_scripts(guest: MakeGuest) -> None:
    new = guest(None)
    response = new.http.put("/api/me", json={"name": "Anna"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    secret = new.http.cookies["bigboard"]
    assert secret not in response.text
    assert secret not in new.http.get("/api/me").text


@pytest.mark.parametrize(("name", "shown"), GOOD_NAMES.items())
def test_names_are_text_and_nothing_else(guest: MakeGuest, name: str, shown: str | None) -> None:
    if shown is None:
        assert guest("x").do("PUT", "/api/me", {"name": name}, status=422)["code"] == "bad_name"
    else:
        assert guest("x").do("PUT", "/api/me", {"name": name})["person"]["name"] == shown


@pytest.mark.parametrize("name", BAD_NAMES)
def test_hostile_names_are_refused(guest: MakeGuest, name: str) -> None:
    anna = guest("Anna")
    assert anna.do("PUT", "/api/me", {"name": name}, status=422)["code"] == "bad_name"
    assert anna.do("POST", "/api/tokens", {"name": name}, status=422)["code"] == "bad_name"
    table = anna.new_table()
    assert anna.do("PUT", f"/api/tables/{table}/seats/0", {"name": name}, status=422)["code"] == "bad_name"
    assert anna.do("GET", "/api/me")["person"]["name"] == "Anna"


def test_a_name_of_half_a_character_is_refused(guest: MakeGuest) -> None:
    headers = {"Content-Type": "application/json"}
    response = guest("x").http.put("/api/me", content=b'{"name": "\\ud800"}', headers=headers)
    assert response.status_code == 422


def test_a_link_moves_a_person_to_another_device_once(guest: MakeGuest) -> None:
    phone, laptop, thief = guest("Anna"), guest(None), guest(None)
    link = phone.do("POST", "/api/me/link")
    assert link["path"] == f"/link/{link['code']}"
    person = laptop.do("POST", "/api/me/claim", {"code": link["code"]})["person"]
    assert person == phone.do("GET", "/api/me")["person"] == laptop.do("GET", "/api/me")["person"]
    assert thief.do("POST", "/api/me/claim", {"code": link["code"]}, status=404)["code"] == "bad_link"
    assert thief.do("POST", "/api/me/claim", {"code": "guess"}, status=404)["code"] == "bad_link"
    assert phone.http.cookies["bigboard"] != laptop.http.cookies["bigboard"]
    laptop.do("PUT", "/api/me", {"name": "Annabel"})
    assert phone.do("GET", "/api/me")["person"]["name"] == "Annabel"


def test_an_old_link_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    with RunningServer(tmp_path_factory.mktemp("links"), link_for_s=-1.0) as house:
        anna = Guest(house.url, "Anna")
        code = anna.do("POST", "/api/me/link")["code"]
        anna.do("POST", "/api/me/claim", {"code": code}, status=404)
        anna.close()


def test_a_program_uses_a_token(guest: MakeGuest) -> None:
    program = guest(None)
    made = program.do("POST", "/api/tokens", {"name": "Bot"})
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    assert program.do("GET", "/api/me")["person"] == made["person"]
    table = program.new_table()
    assert program.table(table)["host"] == "Bot"


@pytest.mark.parametrize("secret", ["", "x", "x" * 5000, "é"])
def test_a_made_up_secret_is_no_one(guest: MakeGuest, secret: str) -> None:
    new = guest(None)
    headers = {b"Cookie": f"bigboard={secret}".encode()}
    assert new.http.get("/api/me", headers=headers).json() == {"person": None}


def test_my_tables_are_those_where_i_sit(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(public=False)
    assert [t["id"] for t in anna.do("GET", "/api/me/tables")["tables"]] == [table]
    assert ben.do("GET", "/api/me/tables")["tables"] == []
    code = anna.do("GET", f"/api/tables/{table}")["you"]["invitation"]
    ben.do("PUT", f"/api/tables/{table}/seats/1?invitation={code}", {})
    assert [t["id"] for t in ben.do("GET", "/api/me/tables")["tables"]] == [table]


def test_making_people_and_tables_is_braked(tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = Rate(3, 0.01)
    with RunningServer(tmp_path_factory.mktemp("brakes"), new_people=slow, new_tables=slow) as house:
        anna = Guest(house.url, "Anna")
        for _ in range(3):
            anna.new_table()
        refused = anna.http.post("/api/tables", json={"game": "acquire", "players": 2})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert int(refused.headers["retry-after"]) > 0
        for _ in range(2):
            anna.do("POST", "/api/tokens", {"name": "Bot"})
        assert anna.do("POST", "/api/tokens", {"name": "Bot"}, status=429)["code"] == "too_fast"
        anna.close()
