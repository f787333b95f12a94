"""Whole games over real sockets."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.server.guests import Guest, RunningServer, everything, in_threads, play_on

import bigboard

MakeGuest = Callable[[str], Guest]


def play_four(house: RunningServer, guest: MakeGuest, game: str) -> tuple[str, list[Guest], list[dict[str, Any]]]:
    guests = [guest(name) for name in ("Anna", "Ben", "Chloé", "Δημήτρης")]
    table = guests[0].new_table(game=game, players=4)
    for seat in (1, 2, 3):
        guests[seat].sit(table, seat)
    places = [one.visit(table) for one in guests]
    guests[0].do("POST", f"/api/tables/{table}/start")
    rngs = [random.Random(seat) for seat in range(4)]
    last = in_threads([partial(play_on, places[seat], {seat}, rngs[seat]) for seat in range(4)])
    for place in places:
        place.socket.close()
    return table, guests, last


@pytest.mark.parametrize("game", bigboard.game_names())
def test_four_people_play_a_whole_game(house: RunningServer, guest: MakeGuest, game: str) -> None:
    table, guests, last = play_four(house, guest, game)
    seqs = {message["seq"] for message in last}
    assert len(seqs) == 1
    info = guests[0].table(table)
    assert info["status"] == "finished"
    assert info["seq"] == seqs.pop()
    record = guests[3].do("GET", f"/api/tables/{table}/record")
    state = bigboard.replay(record)
    assert info["result"] == {"scores": state.scores(), "winners": state.winners()}


@pytest.mark.parametrize("game", bigboard.game_names())
def test_a_finished_game_can_be_replayed_from_every_seat_and_all_knowing(
    house: RunningServer, guest: MakeGuest, game: str
) -> None:
    anna = guest("Anna")
    table = anna.new_table(game=game, players=3, seats=[{"me": True}, {"me": True, "name": "Ben"}, {"bot": "random"}])
    anna.do("GET", f"/api/tables/{table}/record", status=409)
    anna.do("GET", f"/api/tables/{table}/replay", status=409)
    with anna.visit(table) as place:
        anna.do("POST", f"/api/tables/{table}/start")
        last = play_on(place, {0, 1}, random.Random(5))
    for seat in (-1, 0, 2):
        steps = anna.do("GET", f"/api/tables/{table}/replay?seat={seat}")["steps"]
        assert [step["seq"] for step in steps] == list(range(1, last["seq"] + 1))
        assert steps[-1]["view"]["seat"] == -1
        assert all(step["view"]["you"] == seat for step in steps)
    steps = anna.do("GET", f"/api/tables/{table}/replay?seat=all")["steps"]
    assert all(len(step["private"]) == 3 for step in steps)
    anna.do("GET", f"/api/tables/{table}/replay?seat=7", status=404)
    download = anna.http.get(f"/api/tables/{table}/record?download=true")
    assert download.headers["content-disposition"] == f'attachment; filename="{game}-{table}.json"'


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", bigboard.game_names())
def test_a_person_plays_bots_with_every_module(house: RunningServer, guest: MakeGuest, game: str, players: int) -> None:
    anna = guest("Anna")
    seats = [{"me": True}, *({"bot": "easy"} for _ in range(players - 1))]
    table = anna.new_table(game=game, players=players, options=everything(game), seats=seats, autostart=True)
    with anna.visit(table) as place:
        last = play_on(place, {0}, random.Random(7))
    result = anna.table(table)["result"]
    assert len(result["scores"]) == players
    steps = anna.do("GET", f"/api/tables/{table}/replay?seat=all")["steps"]
    assert len(steps) == last["seq"]


def test_bots_play_among_themselves_and_a_spectator_watches(house: RunningServer, guest: MakeGuest) -> None:
    host = guest("Host")
    seats = [{"bot": level} for level in ("random", "easy", "greedy")]
    table = host.new_table(players=3, seats=seats, bot_pace_ms=20)
    with host.visit(table) as place:
        host.do("POST", f"/api/tables/{table}/start")
        last = play_on(place, set(), random.Random(0))
        assert last["seat"] == -1
        assert "legal" not in last["view"]
        place.until("chat")
        bots = {message["entry"]["bot"] for message in map(json.loads, place.heard) if "entry" in message}
    assert bots == {None, "random", "easy", "greedy"}


def test_pass_and_play_gives_one_person_the_views_of_all_his_seats(house: RunningServer, guest: MakeGuest) -> None:
    anna = guest("Anna")
    seats = [{"me": True}, {"me": True, "name": "Ben"}, {"me": True, "name": "Eva"}]
    table = anna.new_table(players=3, seats=seats, autostart=True)
    assert [seat["name"] for seat in anna.table(table)["seats"]] == ["Anna", "Ben", "Eva"]
    with anna.visit(table) as place:
        last = play_on(place, {0, 1, 2}, random.Random(3))
        while last["seat"] != 2:
            last = place.until("update")
    assert {0, 1, 2} == set(place.views)
    assert anna.table(table)["status"] == "finished"


def test_rematch_seats_the_same_people_and_is_made_once(house: RunningServer, guest: MakeGuest) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    table = anna.new_table(players=3, seats=[{"me": True}, None, {"bot": "random"}], options={"open_holdings": False})
    ben.sit(table, 1)
    refusal = ben.do("POST", f"/api/tables/{table}/rematch", status=409)
    assert refusal["code"] == "not_finished"
    places = [anna.visit(table), ben.visit(table)]
    anna.do("POST", f"/api/tables/{table}/start")
    in_threads([partial(play_on, places[seat], {seat}, random.Random(seat)) for seat in (0, 1)])
    assert eve.do("POST", f"/api/tables/{table}/rematch", status=403)["code"] == "not_yours"
    first = ben.do("POST", f"/api/tables/{table}/rematch")["table"]
    second = anna.do("POST", f"/api/tables/{table}/rematch")["table"]
    assert first["id"] == second["id"]
    assert first["host"] == "Ben"
    assert first["options"]["open_holdings"] is False
    assert [seat["kind"] for seat in first["seats"]] == ["person", "person", "bot"]
    changed = places[0].until("table")
    while changed["table"]["next_table"] is None:
        changed = places[0].until("table")
    assert changed["table"]["next_table"] == first["id"]
    ben.do("POST", f"/api/tables/{first['id']}/start")
    assert anna.table(first["id"])["status"] == "running"
    for place in places:
        place.socket.close()
