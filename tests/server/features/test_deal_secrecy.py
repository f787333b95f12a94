"""One gate for every way by which a deal leaves the server: closed while others still play it, open afterwards."""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute
from tests.server.features.test_duplicate_matches import copied, finish, seat
from tests.server.guests import Guest, Message, RunningServer, play_on

from bigboard.coach.daily import Day
from bigboard.schemas import messages
from bigboard.server.app import create_app
from bigboard.server.http import deps
from bigboard.services import contests, daily

MakeGuest = Callable[[str | None], Guest]
TABLE = "/api/tables/{table_id}"

# These hand out the deal or what was hidden in a game. The gate is `replays.require_open`.
GATED = {
    f"GET {TABLE}/record",
    f"GET {TABLE}/replay",
    f"GET {TABLE}/position",
    f"GET {TABLE}/review",
    f"POST {TABLE}/review",
    f"POST {TABLE}/try",
}
# Cards come from reviews, which pass the gate for each player; a card is the view of the player's own seat.
CARDS = {
    "GET /api/me/mistakes",
    "PUT /api/me/mistakes",
    "GET /api/me/next-mistake",
    "GET /api/me/mistakes/{card_id}",
    "POST /api/me/mistakes/{card_id}",
    "GET /api/me/losses",
}
ARCHIVE = "GET /api/me/records"  # of many tables: it asks the gate for each of them

# These do not. A new route has to be added here or above: think about which.
HARMLESS = {
    # A table as everyone at it knows it, or a change of it.
    f"GET {TABLE}",
    f"PATCH {TABLE}",
    f"PUT {TABLE}/seats/{{seat}}",
    f"DELETE {TABLE}/seats/{{seat}}",
    f"POST {TABLE}/start",
    f"POST {TABLE}/rematch",
    f"POST {TABLE}/copy",
    f"GET {TABLE}/match",
    f"PUT {TABLE}/people/{{person_id}}",
    f"DELETE {TABLE}/people/{{person_id}}",
    f"POST {TABLE}/reports",
    f"POST {TABLE}/invitations",
    f"POST {TABLE}/bot_invitations",
    f"GET {TABLE}/view",  # a player's own view, or a spectator's
    f"POST {TABLE}/actions",
    f"GET {TABLE}/webhook",
    f"PUT {TABLE}/webhook",
    "POST /api/matches",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/me/tables",
    "GET /api/me/games",  # results of one's own games, and events that everyone at the table saw
    # Deals before they are played, results, and deals that belong to no contest.
    "GET /api/today",
    "POST /api/today/{game}",
    "POST /api/me/records",
    # The spectator's view of a public table, a puzzle before its answer, or a result.
    "GET /api/preview.png",
    "GET /api/oembed",
    # Positions that the client sends, none of a running game.
    "POST /api/analysis",
    "POST /api/analysis/answers",
    "POST /api/analysis/edit",
    "POST /api/analysis/play",
    "POST /api/learn/collection",
}
# People, rules, puzzles, lessons, games from real tables, the operator's pages, and the files of the web client.
WITHOUT_GAMES = set(
    """
    GET /api/me, PUT /api/me, DELETE /api/me, POST /api/me/claim, POST /api/me/hello, POST /api/me/leave,
    POST /api/me/link, POST /api/me/link/owner, POST /api/tokens, POST /api/bots, GET /api/bots,
    GET /api/bots/me, PUT /api/bots/me, GET /api/bots/me/events, GET /api/bots/me/invitations,
    DELETE /api/bots/me/invitations/{table_id}, GET /api/me/devices, DELETE /api/me/devices/{device},
    GET /api/me/passkeys, POST /api/me/passkeys, DELETE /api/me/passkeys/{passkey}, POST /api/me/passkey-options,
    POST /api/passkeys/options, POST /api/passkeys/sign-in, GET /api/me/answers, PUT /api/me/answers,
    GET /api/me/reminders, PUT /api/me/reminders, GET /api/reminders/{code}, POST /api/me/push, DELETE /api/me/push,
    GET /api/me/open_data, PUT /api/me/open_data,
    GET /api/me/people, PUT /api/me/people, PUT /api/me/people/{person_id}/block,
    DELETE /api/me/people/{person_id}/block, DELETE /api/me/invitations/{table_id},
    GET /api/version, GET /api/games, GET /api/games/{game}/declaration, GET /api/rules/{game},
    GET /api/openapi.json, HEAD /api/openapi.json,
    GET /api/puzzles, GET /api/puzzles/{game}/next, GET /api/puzzles/{puzzle_id}, POST /api/puzzles/{puzzle_id},
    GET /api/puzzles/{puzzle_id}/position,
    GET /api/learn, POST /api/learn/lessons/{lesson}, GET /api/learn/pages/{game}, GET /api/learn/terms/{game},
    GET /api/learn/tables/{table_id},
    GET /api/transcripts, POST /api/transcripts, GET /api/transcripts/{transcript_id},
    DELETE /api/transcripts/{transcript_id},
    POST /api/transcripts/{transcript_id}/notes, DELETE /api/transcripts/{transcript_id}/notes/last,
    POST /api/transcripts/{transcript_id}/finish,
    GET /admin, POST /admin/measures, POST /admin/measures/lift, POST /admin/reports/dismiss, POST /admin/tables/close,
    GET /healthz, GET /readyz, GET /metrics
    """.strip()
    .replace("\n    ", " ")
    .split(", ")
)
SOCKETS = {"SOCKET /api/tables/{table_id}/ws", "SOCKET /api/lobby/ws"}
# What is answered over a table's socket is the view of the asker's own seat, or help, which contests do not have.
REQUESTS: dict[str, dict[str, Any]] = {
    "act": {"seat": 0, "seq": 0, "action": 0},
    "undo": {"seat": 0, "seq": 0},
    "chat": {"text": "Done!"},
    "react": {"reaction": "clap"},
    "hint": {"seat": 0},
    "coach": {"seat": 0},
    "world": {"seat": 0},
    "look": {"seat": 0, "seq": 1},
    "commit": {"commitment": "0" * 64},
    "reveal": {"value": "0" * 64},
    "ping": {},
}


def routes() -> Iterator[tuple[str, BaseRoute]]:
    """All routes of the server, with their methods and whole paths."""
    for found in create_app().routes:
        for route in getattr(getattr(found, "original_router", None), "routes", [found]):
            for method in sorted(getattr(route, "methods", None) or {"SOCKET"}):
                yield f"{method} {route.path}", route


def calls(dependant: Dependant) -> Iterator[Any]:
    for one in dependant.dependencies:
        yield one.call
        yield from calls(one)


def test_every_route_is_known_to_hand_out_deals_or_not() -> None:
    known = GATED | {ARCHIVE} | CARDS | HARMLESS | WITHOUT_GAMES | SOCKETS
    there = {name for name, _ in routes()}
    assert there - known == set(), "Does it hand out deals? Add it to GATED, or to one of the other lists."
    assert known - there == set(), "It is gone: take it out of its list."


def test_the_routes_that_hand_out_deals_have_the_gate_and_no_others_need_it() -> None:
    gated = {
        name
        for name, route in routes()
        if isinstance(route, APIRoute) and deps.find_finished_table in calls(route.dependant)
    }
    assert gated == GATED


def test_every_request_of_a_socket_is_tried_below() -> None:
    kinds = {get_args(one.model_fields["type"].annotation)[0] for one in get_args(messages.Request)}
    assert kinds == set(REQUESTS)


def asked(guest: Guest, name: str, table: str, status: int) -> Message:
    method, path = name.split(" ")
    body = {"n": 2, "name": "Again"} if "/try" in path else None
    return guest.do(method, path.replace("{table_id}", table), body, status)


def archive_of(guest: Guest) -> tuple[set[str], list[Message]]:
    """The names of the records in the archive, and its index."""
    response = guest.http.get("/api/me/records")
    assert response.status_code == 200, response.text
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        return set(archive.namelist()) - {"index.json"}, json.loads(archive.read("index.json"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose reviews are quick."""
    with RunningServer(tmp_path_factory.mktemp("house"), review_simulations=2, review_redraws=1) as running:
        yield running


@pytest.fixture
def half(guest: MakeGuest) -> tuple[Guest, Guest, str, str]:
    """Ben's group has finished the deal, Anna's still plays it."""
    anna, ben = guest("Anna"), guest("Ben")
    table, twin, invitation = copied(anna, seats=[{"me": True}, {"bot": "greedy"}])
    seat(ben, twin, 0, invitation)
    anna.do("POST", f"/api/tables/{table}/start")
    ben.do("POST", f"/api/tables/{twin}/start")
    finish(ben, twin, 2)
    return anna, ben, table, twin


def test_nothing_hands_out_a_deal_that_the_other_group_still_plays(half: tuple[Guest, Guest, str, str]) -> None:
    anna, ben, table, twin = half
    for name in sorted(GATED):
        for who in (anna, ben):
            assert asked(who, name, twin, 403)["code"] == "in_contest", name
        assert asked(anna, name, table, 409)["code"] == "not_finished", name
    files, index = archive_of(ben)
    assert files == set()
    assert [entry["why"] for entry in index] == ["You can see this game when everyone who plays the deal has finished."]

    finish(anna, table, 1)
    for name in sorted(GATED):
        for who in (anna, ben):
            asked(who, name, twin, 201 if name.endswith("/try") else 200)
    assert f"acquire-{twin}.json" in archive_of(ben)[0]


def test_nothing_else_tells_the_deal_meanwhile(house: RunningServer, half: tuple[Guest, Guest, str, str]) -> None:
    _, ben, _, twin = half
    bag = house.app.container.lobby.tables[twin].game_log.entries[0].deal["bag"]
    unseen = [json.dumps(bag[-6:], separators=signs)[1:-1] for signs in ((",", ":"), (", ", ": "))]
    told = []
    for name in sorted(HARMLESS):
        method, path = name.split(" ")
        if method == "GET":
            told.append(ben.http.get(path.replace("{table_id}", twin)).text)
    with ben.visit(twin) as place:
        for kind, fields in REQUESTS.items():
            place.send(type=kind, id=kind, **fields)
            while json.loads(place.heard[-1]).get("id") != kind:
                place.receive()
        told += place.heard
    assert len(told) > len(REQUESTS)
    for text in told:
        assert not any(tiles in text for tiles in unseen), text[:200]


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal of the day whose bots answer at once."""
    monkeypatch.setattr(daily, "day_of", lambda game, when: Day(game, when, 2, {}, ("random", None)))
    monkeypatch.setattr(contests, "BENCHMARK", "random")


def played_today(guest: Guest, until_seq: int | None = None) -> str:
    table = str(guest.do("POST", "/api/today/acquire", {}, 201)["table"]["id"])
    guest.do("PATCH", f"/api/tables/{table}", {"bot_pace_ms": 0})
    with guest.visit(table) as place:
        play_on(place, {1}, random.Random(1), until_seq)
    return table


@pytest.mark.usefixtures("day")
def test_a_deal_of_the_day_is_open_to_those_who_have_finished_it(guest: MakeGuest) -> None:
    anna, ben, stranger = guest("Anna"), guest("Ben"), guest(None)
    table = played_today(anna)
    bens = played_today(ben, until_seq=12)
    for name in sorted(GATED):
        for who in (ben, stranger):
            assert asked(who, name, table, 403)["code"] == "in_contest", name
        assert asked(ben, name, bens, 409)["code"] == "not_finished", name
        asked(anna, name, table, 201 if name.endswith("/try") else 200)
    assert archive_of(anna)[0] == {f"acquire-{table}.json"}


@pytest.mark.usefixtures("day")
def test_playing_on_from_a_deal_of_the_day_shows_it_to_no_one_who_still_plays_it(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    made = anna.do("POST", f"/api/tables/{played_today(anna)}/try", {"n": 3, "name": "Again"}, 201)
    again, invitation = made["table"]["id"], made["you"]["invitation"]
    assert ben.do("GET", f"/api/tables/{again}?invitation={invitation}", None, 403)["code"] == "in_contest"
    place = ben.socket(f"/api/tables/{again}/ws?invitation={invitation}")
    place.send(type="hello", protocol=1, client="test", since=0)
    assert place.receive()["code"] == "in_contest"
    anna.do("PATCH", f"/api/tables/{again}", {"bot_pace_ms": 0})
    own = made["you"]["seats"][0]
    with anna.visit(again) as place:
        play_on(place, {own}, random.Random(4))
    for name in sorted(GATED):
        assert asked(ben, f"{name}?invitation={invitation}", again, 403)["code"] == "in_contest", name
    assert asked(anna, f"GET {TABLE}/replay", again, 200)["steps"]
