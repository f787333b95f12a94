"""A game from outside at the server: it is listed, declared, played and replayed like the others."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from tests import outside
from tests.server.guests import Guest, RunningServer, play_on
from whisper_street import TITLE

import bigboard

MakeGuest = Callable[[str], Guest]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with (
        outside.packaged(tmp_path_factory.mktemp("packages")),
        RunningServer(tmp_path_factory.mktemp("house")) as running,
    ):
        yield running


def test_it_is_listed_with_its_options(guest: MakeGuest) -> None:
    shown = {game["name"]: game for game in guest("Anna").do("GET", "/api/games")["games"]}[outside.NAME]
    assert shown["text"] == "Whisper Street"
    assert shown["rules"] == "WSP"
    assert shown["about"] == TITLE.about
    (rounds,) = shown["options"]
    assert (rounds["type"], rounds["default"]) == ("choice", 6)


def test_it_declares_what_a_plain_table_needs(guest: MakeGuest) -> None:
    declared = guest("Anna").do("GET", f"/api/games/{outside.NAME}/declaration")
    assert {"type": "buy", "text": "Buy {company}", "fields": ["company"]} in declared["actions"]
    assert {"name": "buy", "text": "What do you buy?", "rule": "WSP-BUY"} in declared["questions"]
    asked = next(kind for kind in declared["events"] if kind["type"] == "asked")
    assert asked["secret"] == ["move"]
    assert [part["name"] for part in declared["shown"]] == ["round", "heard", "companies", "seats", "cards"]


def test_a_game_with_a_table_of_its_own_is_declared_too(guest: MakeGuest) -> None:
    declared = guest("Anna").do("GET", "/api/games/acquire/declaration")
    assert declared["shown"] == []
    assert {"name": "play_tile", "text": "Playing a tile", "rule": "ACQ-TRN-2"} in declared["questions"]


def test_there_is_no_declaration_of_a_game_that_is_not_there(guest: MakeGuest) -> None:
    assert guest("Anna").do("GET", "/api/games/chess/declaration", status=404)["code"] == "no_game"


def test_its_rulebook_is_shown(guest: MakeGuest) -> None:
    book = guest("Anna").do("GET", f"/api/rules/{outside.NAME}?lang=fr")
    assert book["language"] == "en"
    assert [clause["id"] for clause in book["clauses"]][:2] == ["WSP-ROUND", "WSP-ASK"]


def test_a_person_plays_it_against_bots_to_the_end(guest: MakeGuest) -> None:
    anna = guest("Anna")
    bots = [{"bot": "random"}, {"bot": "easy"}]
    table = anna.new_table(
        game=outside.NAME, players=3, seats=[{"me": True}, *bots], bot_pace_ms=0, options={"rounds": 5}
    )
    with anna.visit(table) as place:
        anna.do("POST", f"/api/tables/{table}/start")
        play_on(place, {0}, random.Random(5))
    record = anna.do("GET", f"/api/tables/{table}/record")
    assert bigboard.replay(record).winners() == anna.table(table)["result"]["winners"]
    steps = anna.do("GET", f"/api/tables/{table}/replay?seat=all")["steps"]
    assert steps[-1]["view"]["decision"] == "game_over"
    assert any("heard" in private for step in steps for private in step["private"])


def test_a_person_is_offered_what_every_answer_costs(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(game=outside.NAME, players=2, seats=[{"me": True}, {"me": True, "name": "Ben"}])
    with anna.visit(table) as place:
        anna.do("POST", f"/api/tables/{table}/start")
        told = [place.until("update") for _ in range(2)]
        asked = next(update for update in told if update["view"]["seat"] == update["seat"])
        offers = asked["view"]["offers"]
        assert [choice["type"] for choice in offers["choices"]] == ["ask"] * 4
        assert offers["rule"] == "WSP-ASK"
