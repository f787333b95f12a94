"""Quick matches: people who want the same game meet, in any process; bots fill the table after the wait."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.room.test_clock import until_code
from tests.server.guests import Guest, MovableServer, RunningServer, in_threads, wait_for
from tests.server.postgres import Postgres
from tests.server.tables.test_exactly_once import Pair

from bigboard.server.settings import Rate

Message = dict[str, Any]
WAIT_S = 300


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[MovableServer]:
    with MovableServer(tmp_path) as server:
        yield server


def match(guest: Guest, players: int | None = 2, status: int = 201, **fields: Any) -> Message:
    wanted = {"game": "acquire", "players": players, "pace": "steady", "wait_s": WAIT_S, **fields}
    return guest.do("POST", "/api/matches", wanted, status)


def id_of(answer: Message) -> str:
    return str(answer["table"]["id"])


def is_running(guest: Guest, table: str) -> bool:
    return bool(guest.table(table)["status"] == "running")


def test_two_people_who_want_the_same_game_meet_and_the_game_starts(timed: MovableServer) -> None:
    anna, ben = timed.guest("Anna"), timed.guest("Ben")
    waiting = match(anna)
    assert (waiting["table"]["status"], waiting["you"]["seats"], waiting["you"]["host"]) == ("open", [0], True)
    assert waiting["table"]["fill_at"] is not None
    assert id_of(match(anna)) == id_of(waiting), "one waits at one table"
    table = id_of(waiting)
    with anna.visit(table):
        found = match(ben)
        assert (id_of(found), found["you"]["seats"]) == (table, [1])
        wait_for(lambda: is_running(ben, table))
        begun = ben.table(table)
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person"]
    assert begun["clock"] == {"decision_s": 60, "bank_s": 240}
    assert (begun["public"], begun["fill_at"]) == (True, None)


@pytest.mark.parametrize(
    "other", [{"game": "stockpile"}, {"players": 3}, {"pace": "quick"}], ids=["game", "size", "pace"]
)
def test_people_who_want_something_else_do_not_meet(timed: MovableServer, other: dict[str, Any]) -> None:
    anna, ben = timed.guest("Anna"), timed.guest("Ben")
    table = id_of(match(anna))
    with anna.visit(table):
        assert id_of(match(ben, **other)) != table


def test_any_size_joins_the_fullest_table(timed: MovableServer) -> None:
    anna, ben, cleo, dora = (timed.guest(name) for name in ("Anna", "Ben", "Cleo", "Dora"))
    small, large = id_of(match(ben, 3)), id_of(match(anna, 5))
    with anna.visit(large), ben.visit(small):
        assert id_of(match(cleo, 3)) == small
        assert id_of(match(dora, None)) == small, "one free seat there, four at the other"


def test_bots_fill_the_table_after_the_wait_and_not_before(timed: MovableServer) -> None:
    anna = timed.guest("Anna")
    table = id_of(match(anna, 4))
    timed.advance(WAIT_S - 30)
    assert anna.table(table)["status"] == "open"
    with anna.visit(table) as place:
        timed.advance(40)
        until_code(place, "bots_fill")
        wait_for(lambda: is_running(anna, table))
    seats = anna.table(table)["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]
    assert len({seat["bot"] for seat in seats[1:]}) == 3


def test_the_shortest_wait_of_those_who_met_counts(timed: MovableServer) -> None:
    anna, ben = timed.guest("Anna"), timed.guest("Ben")
    table = id_of(match(anna, 3))
    with anna.visit(table), ben.visit(table):
        before = anna.table(table)["fill_at"]
        assert match(ben, 3, wait_s=30)["table"]["fill_at"] < before - 200
        timed.advance(40)
        wait_for(lambda: is_running(anna, table))
    assert [seat["kind"] for seat in anna.table(table)["seats"]] == ["person", "person", "bot"]


def test_no_game_starts_for_people_who_have_gone(timed: MovableServer) -> None:
    anna, ben, cleo = timed.guest("Anna"), timed.guest("Ben"), timed.guest("Cleo")
    left = id_of(match(anna))
    timed.advance(20)
    with ben.visit(left):
        assert id_of(match(cleo)) != left, "no player waits there"
    timed.advance(WAIT_S)
    wait_for(lambda: anna.table(left)["status"] == "closed")


def test_a_player_who_left_loses_the_seat_to_a_bot(timed: MovableServer) -> None:
    anna, ben = timed.guest("Anna"), timed.guest("Ben")
    table = id_of(match(anna, 3))
    with anna.visit(table):
        assert id_of(match(ben, 3)) == table
    with ben.visit(table):
        wait_for(lambda: [seat["connected"] for seat in ben.table(table)["seats"][:2]] == [False, True])
        timed.advance(WAIT_S + 10)
        wait_for(lambda: is_running(ben, table))
        begun = ben.table(table)
    assert [seat["kind"] for seat in begun["seats"]] == ["bot", "person", "bot"]
    assert begun["host"] == "Ben"


def test_a_new_wish_leaves_the_old_table(timed: MovableServer) -> None:
    anna = timed.guest("Anna")
    first = id_of(match(anna))
    second = id_of(match(anna, game="stockpile"))
    assert second != first
    assert {seat["kind"] for seat in anna.table(first)["seats"]} == {"empty"}


def test_a_match_that_was_waiting_at_a_restart_is_filled(tmp_path: Path) -> None:
    with MovableServer(tmp_path) as server:
        anna = server.guest("Anna")
        secret = anna.http.cookies["bigboard"]
        table = id_of(match(anna, 3))
    with MovableServer(tmp_path) as server:
        anna = server.guest(None)
        anna.http.cookies.set("bigboard", secret)
        with anna.visit(table):
            server.advance(WAIT_S + 10)
            wait_for(lambda: is_running(anna, table))


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "no_game"),
        ({"players": 9}, "bad_players"),
        ({"pace": "days"}, "bad_message"),
        ({"wait_s": 3}, "bad_message"),
        ({"wait_s": 86_400}, "bad_message"),
    ],
)
def test_a_bad_request_gets_a_sentence_and_no_table(house: RunningServer, fields: dict[str, Any], code: str) -> None:
    guest = house.guest("Anna")
    wanted = {"game": "acquire", "players": 2, **fields}
    answer = guest.http.post("/api/matches", json=wanted)
    assert answer.json()["code"] == code, answer.text
    assert guest.do("GET", "/api/me/tables")["tables"] == []


def test_matches_are_limited_like_new_tables(tmp_path: Path) -> None:
    with RunningServer(tmp_path, new_tables=Rate(2, 0.0001)) as house:
        guest = house.guest("Anna")
        match(guest)
        match(guest)
        assert match(guest, status=429)["code"] == "too_fast"
        assert house.guest(None).http.post("/api/matches", json={"game": "acquire"}).status_code == 401


def test_people_of_two_processes_meet_at_one_table(postgres: Postgres, folder: Path) -> None:
    with Pair(postgres, folder, "matches") as pair:
        people = [(pair.here, pair.there)[number % 2].guest(f"Guest {number}") for number in range(6)]
        tables = [id_of(answer) for answer in in_threads([partial(match, one) for one in people])]
        assert len(set(tables)) == 3, tables
        for one, table in zip(people, tables, strict=True):
            wait_for(partial(is_running, one, table))
