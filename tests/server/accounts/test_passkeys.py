"""Passkeys: the player who has one finds their games on another device, and no one else does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.accounts.authenticator import Authenticator
from tests.server.guests import Guest, Message, RunningServer

NewGuest = Callable[[str | None], Guest]


@pytest.fixture
def at_home(house: RunningServer) -> Iterator[NewGuest]:
    """Guests who know the server by a name, as passkeys demand."""
    made: list[Guest] = []

    def make(name: str | None = "Guest") -> Guest:
        made.append(Guest(house.url.replace("127.0.0.1", "localhost"), name))
        return made[-1]

    yield make
    for one in made:
        one.close()


def key_of(guest: Guest) -> Authenticator:
    """A passkey that the guest's device has made and the server keeps."""
    key = Authenticator(guest.url, "localhost")
    options = guest.do("POST", "/api/me/passkey-options")["options"]
    guest.do("POST", "/api/me/passkeys", {"credential": key.make(options)})
    return key


def sign_in(guest: Guest, key: Authenticator, status: int = 200) -> Message:
    options = guest.do("POST", "/api/passkeys/options")["options"]
    return guest.do("POST", "/api/passkeys/sign-in", {"credential": key.sign(options)}, status=status)


def test_a_passkey_brings_its_owner_back_on_another_device(at_home: NewGuest) -> None:
    anna, phone = at_home("Anna"), at_home(None)
    table = anna.new_table()
    key = key_of(anna)
    person = sign_in(phone, key)["person"]
    assert person == anna.do("GET", "/api/me")["person"]
    assert [one["id"] for one in phone.do("GET", "/api/me/tables")["tables"]] == [table]
    assert len(anna.do("GET", "/api/me/devices")["devices"]) == 2
    assert sign_in(at_home(None), key)["person"] == person  # again and again


def test_passkeys_are_listed_and_removed(at_home: NewGuest) -> None:
    anna = at_home("Anna")
    old, new = key_of(anna), key_of(anna)
    first, second = anna.do("GET", "/api/me/passkeys")["passkeys"]
    assert set(first) == {"id", "created", "used"}
    left = anna.do("DELETE", f"/api/me/passkeys/{first['id']}")["passkeys"]
    assert [one["id"] for one in left] == [second["id"]]
    assert sign_in(at_home(None), old, status=404)["code"] == "no_passkey"
    assert sign_in(at_home(None), new)["person"]["name"] == "Anna"
    assert at_home("Eve").do("DELETE", f"/api/me/passkeys/{second['id']}", status=404)["code"] == "no_passkey"


def test_an_answer_counts_once(at_home: NewGuest) -> None:
    anna, thief = at_home("Anna"), at_home(None)
    key = key_of(anna)
    signed = {"credential": key.sign(anna.do("POST", "/api/passkeys/options")["options"])}
    assert anna.do("POST", "/api/passkeys/sign-in", signed)["person"]["name"] == "Anna"
    assert thief.do("POST", "/api/passkeys/sign-in", signed, status=422)["code"] == "bad_passkey"


def test_a_passkey_is_good_for_its_site_and_its_key_alone(at_home: NewGuest) -> None:
    anna, eve = at_home("Anna"), at_home("Eve")
    key = key_of(anna)
    elsewhere = Authenticator("https://evil.example", "evil.example")
    forged = Authenticator(anna.url, "localhost")
    for other in (elsewhere, forged):
        other.id = key.id
        assert sign_in(eve, other, status=422)["code"] == "bad_passkey"
    options = eve.do("POST", "/api/me/passkey-options")["options"]
    wrong = {"credential": elsewhere.make(options)}
    assert eve.do("POST", "/api/me/passkeys", wrong, status=422)["code"] == "bad_passkey"
    assert eve.do("GET", "/api/me")["person"]["name"] == "Eve"


def test_no_one_gives_another_person_a_passkey(at_home: NewGuest) -> None:
    anna, eve = at_home("Anna"), at_home("Eve")
    key = Authenticator(anna.url, "localhost")
    for_anna = anna.do("POST", "/api/me/passkey-options")["options"]
    credential = {"credential": key.make(for_anna)}
    assert eve.do("POST", "/api/me/passkeys", credential, status=422)["code"] == "bad_passkey"
    assert eve.do("GET", "/api/me/passkeys") == {"passkeys": []}


def test_a_person_who_is_deleted_leaves_no_passkey(at_home: NewGuest) -> None:
    anna = at_home("Anna")
    key = key_of(anna)
    anna.do("DELETE", "/api/me")
    assert sign_in(at_home(None), key, status=404)["code"] == "no_passkey"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 7},
        {"response": None},
        {"response": {"clientDataJSON": "!"}},
        {"response": {"clientDataJSON": "bnVsbA"}},
        {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiA3fQ"}},
    ],
)
def test_nonsense_gets_a_sentence(at_home: NewGuest, credential: dict[str, Any]) -> None:
    anna = at_home("Anna")
    for path in ("/api/me/passkeys", "/api/passkeys/sign-in"):
        assert anna.do("POST", path, {"credential": credential}, status=422)["code"] == "bad_passkey"


def test_the_number_of_passkeys_has_an_end(at_home: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bigboard.server.accounts.passkeys.MOST", 1)
    anna = at_home("Anna")
    key_of(anna)
    assert anna.do("POST", "/api/me/passkey-options", status=409)["code"] == "too_many_passkeys"
