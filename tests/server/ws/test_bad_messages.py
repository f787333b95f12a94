"""Wrong, late, repeated, foreign, malformed and oversized messages: refused clearly, and the table plays on."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, Place, RunningServer, in_threads, play_on
from websockets.exceptions import ConnectionClosed

from bigboard.schemas.errors import unavailable
from bigboard.server.settings import Rate

MakeGuest = Callable[[str | None], Guest]


@pytest.fixture
def duel(guest: MakeGuest) -> Iterator[tuple[str, list[Guest], list[Place]]]:
    """A running game of two people, both connected; the first in the list decides."""
    people = [guest("Anna"), guest("Ben")]
    table = people[0].new_table()
    people[1].sit(table, 1)
    people[0].do("POST", f"/api/tables/{table}/start")
    places = [one.visit(table) for one in people]
    for seat, place in enumerate(places):
        place.until("view", seat=seat)
    if places[0].views[0]["view"]["seat"] == 1:
        people.reverse()
        places.reverse()
    yield table, people, places
    for place in places:
        place.socket.close()


Duel = tuple[str, list[Guest], list[Place]]


def seat_of(place: Place) -> int:
    return next(iter(place.views))


def test_an_action_is_acknowledged_and_told_to_everyone(duel: Duel) -> None:
    _, _, (mover, other) = duel
    key = mover.act(seat_of(mover))
    assert mover.until("ack")["id"] == key
    assert mover.until("update")["seq"] == 2
    assert other.until("update")["entry"]["seat"] == seat_of(mover)


def test_described_actions_work_like_numbers(duel: Duel) -> None:
    _, _, (mover, _) = duel
    legal = dict(mover.views[seat_of(mover)]["view"]["legal"][0])
    legal.pop("action")
    mover.act(seat_of(mover), legal)
    assert mover.until("ack")["seq"] == 2


def test_no_one_acts_for_a_seat_that_is_not_his(duel: Duel, guest: MakeGuest) -> None:
    table, _, (mover, other) = duel
    action = mover.views[seat_of(mover)]["view"]["legal"][0]["action"]
    act = {"type": "act", "id": "x", "seat": seat_of(mover), "seq": 1, "action": action}
    with guest("Mallory").visit(table) as stranger, guest(None).visit(table) as no_one:
        for place in (other, stranger, no_one):
            place.send(**act)
            assert place.refused("not_yours")["id"] == "x"
            place.send(type="undo", id="y", seat=seat_of(mover), seq=1)
            place.refused("not_yours")
            place.send(type="hint", id="z", seat=seat_of(mover))
            place.refused("not_yours")
    mover.send(**act)
    assert mover.until("ack")["seq"] == 2


def test_who_is_not_asked_cannot_answer(duel: Duel) -> None:
    _, _, (mover, other) = duel
    other.send(type="act", id="x", seat=seat_of(other), seq=1, action=0)
    refused = other.refused("not_your_turn")
    assert refused["args"] == {"seat": seat_of(mover)}
    assert refused["seq"] == 1


def test_a_late_action_is_refused_with_the_current_entry(duel: Duel) -> None:
    _, _, (mover, _) = duel
    seat = seat_of(mover)
    mover.act(seat)
    mover.until("update")
    mover.send(type="act", id="late", seat=seat, seq=1, action=0)
    assert mover.refused("late")["seq"] == 2
    mover.send(type="act", id="early", seat=seat, seq=99, action=0)
    mover.refused("late")


def test_the_same_message_sent_again_counts_once(duel: Duel) -> None:
    table, people, (mover, _) = duel
    seat = seat_of(mover)
    view = mover.views[seat]
    act = {"type": "act", "id": "once", "seat": seat, "seq": 1, "action": view["view"]["legal"][0]["action"]}
    for _ in range(3):
        mover.send(**act)
    assert mover.until("ack") == {"type": "ack", "id": "once", "seq": 2, "repeated": False}
    for _ in range(2):
        assert mover.until("ack") == {"type": "ack", "id": "once", "seq": 2, "repeated": True}
    with people[0].visit(table) as again:
        again.send(**act)
        assert again.until("ack")["repeated"] is True
    assert people[0].table(table)["seq"] == 2


def test_an_illegal_action_names_the_clause(duel: Duel) -> None:
    _, _, (mover, _) = duel
    seat = seat_of(mover)
    mover.act(seat, {"type": "buy", "chain": "Tower"})
    refused = mover.refused("illegal")
    assert refused["rule"].startswith("ACQ-")
    assert refused["reason"]
    mover.act(seat, 177)
    assert mover.refused("illegal")["rule"].startswith("ACQ-")


HOSTILE = [
    "",
    "null",
    "[]",
    "42",
    "{",
    '"act"',
    "{}",
    '{"type": "act"}',
    '{"type": "dance", "id": "x"}',
    '{"type": "act", "id": "x", "seat": "0", "seq": 1, "action": 3}',
    '{"type": "act", "id": "x", "seat": 0, "seq": 1.5, "action": 3}',
    '{"type": "act", "id": "x", "seat": 0, "seq": true, "action": 3}',
    '{"type": "act", "id": "x", "seat": 0, "seq": 1, "action": 1e300}',
    '{"type": "act", "id": "x", "seat": 0, "seq": 1, "action": -1}',
    '{"type": "act", "id": "x", "seat": 0, "seq": 1, "action": null}',
    '{"type": "act", "id": "x", "seat": 0, "seq": 1, "action": [1]}',
    '{"type": "act", "id": "x", "seat": 0, "seq": 1, "action": NaN}',
    '{"type": "act", "id": "", "seat": 0, "seq": 1, "action": 1}',
    '{"type": "act", "id": "' + "x" * 65 + '", "seat": 0, "seq": 1, "action": 1}',
    '{"type": "act", "id": "x", "seat": 99999999999999999999, "seq": 1, "action": 1}',
    '{"type": "act", "id": "x", "seat": 0, "seq": 1, "action": 1, "person": "somebody"}',
    '{"type": "chat", "id": "x", "text": "\\ud800"}',
    '{"type": "hello", "protocol": 1}',
    "[" * 5000,
    '{"a":' * 2000,
    "\x00\x01\x02",
    '{"type": "ping", "id": "\\u0000"}x',
]


@pytest.mark.parametrize("text", HOSTILE)
def test_malformed_messages_get_a_clear_answer_and_harm_nothing(duel: Duel, text: str) -> None:
    _, _, (mover, _) = duel
    mover.socket.send(text)
    refused = mover.refused("bad_message")
    assert len(refused["message"]) < 400
    mover.send(type="ping", id="alive")
    assert mover.until("pong") == {"type": "pong", "id": "alive", "seq": 1}


ODD_ACTIONS: list[Any] = [
    {},
    {"type": None},
    {"type": []},
    {"type": "play_tile"},
    {"type": "play_tile", "tile": []},
    {"type": "play_tile", "tile": {}},
    {"type": "play_tile", "tile": "5C", "extra": 1},
    {"type": "play_tile", "tile": "99Z"},
    {"type": "sell", "shares": 10**30},
    {"type": "sell", "shares": -1},
    {"type": "trade", "shares": True},
    {"type": "buy", "chain": "<script>"},
]


@pytest.mark.parametrize("action", ODD_ACTIONS)
def test_odd_actions_are_refused(duel: Duel, action: Any) -> None:
    _, _, (mover, _) = duel
    mover.act(seat_of(mover), action)
    while (message := mover.receive())["type"] != "error":
        pass
    assert message["code"] in ("illegal", "bad_message")
    mover.act(seat_of(mover), 10**6)
    mover.refused("bad_message")


def test_oversized_messages_are_refused_and_the_connection_stays(duel: Duel) -> None:
    _, _, (mover, _) = duel
    mover.send(type="chat", id="big", text="x" * 20_000)
    mover.refused("too_big")
    mover.socket.send(json.dumps({"type": "ping", "id": "é" * 10_000}, ensure_ascii=False))
    mover.refused("too_big")
    mover.send(type="ping", id="alive")
    mover.until("pong")


def test_gigantic_messages_end_only_their_own_connection(duel: Duel) -> None:
    _, _, (mover, other) = duel
    mover.send(type="chat", id="big", text="x" * 300_000)
    with pytest.raises(ConnectionClosed):
        mover.drain()
    other.send(type="ping", id="alive")
    other.until("pong")


def test_bytes_are_read_as_text_and_rubbish_is_refused(duel: Duel) -> None:
    _, _, (mover, _) = duel
    mover.socket.send(b'{"type": "ping", "id": "b"}')
    mover.until("pong", id="b")
    mover.socket.send(b"\xff\xfe\x00")
    mover.refused("bad_message")


def close_code(place: Place) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        place.drain()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_client_of_another_version_is_told_so(duel: Duel, guest: MakeGuest) -> None:
    table, _, _ = duel
    for version in (0, 2, "1", None, 10**40):
        with guest("Old").socket(f"/api/tables/{table}/ws") as place:
            place.send(type="hello", protocol=version, something="new")
            refused = place.refused("wrong_protocol")
            assert refused["args"]["server"] == 1
            assert close_code(place) == 4000


def test_the_first_message_must_be_hello(duel: Duel, guest: MakeGuest) -> None:
    table, _, _ = duel
    for text in ("{}", "no", '{"type": "ping", "id": "x"}', '{"type": "hello", "protocol": 1, "since": -1}'):
        with guest("Rude").socket(f"/api/tables/{table}/ws") as place:
            place.socket.send(text)
            place.refused("no_hello")
            assert close_code(place) == 4001


def test_a_table_that_does_not_exist(guest: MakeGuest) -> None:
    for name in ("nowhere", "x" * 500, "%00", "%F0%9F%8E%B2"):
        with guest("Lost").socket(f"/api/tables/{name}/ws") as place:
            place.send(type="hello", protocol=1)
            place.refused("no_table")
            assert close_code(place) == 4004


def test_pages_of_other_sites_are_refused(duel: Duel, guest: MakeGuest, house: RunningServer) -> None:
    table, _, _ = duel
    for origin in ("https://evil.example", "null"):
        with guest("Victim").socket(f"/api/tables/{table}/ws", Origin=origin) as place:
            place.refused("foreign_origin")
            assert close_code(place) == 4003
        answer = guest("Victim").http.put("/api/me", json={"name": "Evil"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    with guest("Friend").socket(f"/api/tables/{table}/ws", Origin=house.url) as place:
        place.hello()


def test_two_connections_of_one_person_both_hear_and_may_both_act(duel: Duel) -> None:
    table, people, (mover, _) = duel
    seat = seat_of(mover)
    with people[0].visit(table) as second:
        second.until("view")
        second.act(seat, id="second")
        assert mover.until("update")["seq"] == 2
        assert second.until("ack")["id"] == "second"


def test_who_was_away_hears_exactly_what_he_missed(duel: Duel) -> None:
    table, people, places = duel
    in_threads([partial(play_on, place, {seat_of(place)}, random.Random(1), 8) for place in places])
    with people[1].visit(table, since=2) as back:
        history = back.until("history")
        view = back.until("view")
        assert [entry["seq"] for entry in history["entries"]] == list(range(3, view["seq"] + 1))
    with people[1].visit(table, since=0) as everything:
        entries = everything.until("history")["entries"]
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
        assert entries[0]["kind"] == "start"
        assert any("hand" in event for event in entries[0]["events"])
    with people[1].visit(table, since=None) as nothing:
        assert nothing.receive()["type"] == "view"
    with people[1].visit(table, since=10**6) as future:
        assert future.until("history")["entries"] == []


def test_a_flood_is_braked_then_cut_off_and_hurts_no_one_else(folder: Path) -> None:
    with RunningServer(folder, messages=Rate(20, 1.0)) as house:
        anna, ben = Guest(house.url, "Anna"), Guest(house.url, "Ben")
        table = anna.new_table()
        with anna.visit(table) as flood, ben.visit(table) as calm:
            for number in range(30):
                flood.send(type="ping", id=f"p{number}")
            assert flood.refused("too_fast")["args"] == {"wait_s": 1}
            for number in range(200):
                flood.send(type="ping", id=f"q{number}")
            assert close_code(flood) == 4029
            calm.send(type="ping", id="calm")
            calm.until("pong")
        anna.close()
        ben.close()


def test_when_the_disk_refuses_nothing_has_happened_and_it_can_be_tried_again(
    duel: Duel, house: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, (mover, other) = duel
    store = house.app.container.lobby.store

    async def full(*_: Any) -> None:
        raise unavailable()

    monkeypatch.setattr(store, "append", full)
    key = mover.act(seat_of(mover))
    refused = mover.refused("unavailable")
    assert (refused["id"], refused["seq"]) == (key, 1)
    monkeypatch.undo()
    mover.act(seat_of(mover))
    assert mover.until("ack")["seq"] == 2
    assert other.until("update")["seq"] == 2


def test_when_someone_else_has_written_to_the_table_the_log_wins(duel: Duel, house: RunningServer) -> None:
    """A second server on the same database: the unique key stops one of the two, who reads the log again."""
    table, _, (mover, other) = duel
    seat = seat_of(mover)
    first, second = mover.views[seat]["view"]["legal"][:2]
    entry = {
        "seq": 2,
        "kind": "action",
        "time": 1.0,
        "seat": seat,
        "action": {"type": "play_tile", "tile": first["tile"]},
    }
    database = house.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(database)) as connection:
        row = (table, 2, mover.views[seat]["view"]["seat"], 1.0, "another", json.dumps(entry))
        connection.execute("INSERT INTO log (table_id, seq, next, at, process, entry) VALUES (?, ?, ?, ?, ?, ?)", row)
        connection.commit()
    mover.act(seat, second["action"])
    assert mover.refused("late")["seq"] == 2
    assert mover.views[seat]["seq"] == other.until("update")["seq"] == 2
    assert first["tile"] not in [held["tile"] for held in mover.views[seat]["view"]["hand"]]
