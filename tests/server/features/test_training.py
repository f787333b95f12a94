"""The deck of mistakes and the report of losses: from games to cards, from cards to the next day."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.coach.played_games import record
from tests.server.features.test_reviews import SIMULATIONS
from tests.server.guests import Guest, Message, MovableServer, RunningServer, play_on, wait_for
from tests.server.http.puzzle_answers import page_body

from bigboard.coach.judge.answers import Answer, answers
from bigboard.coach.training.card import Card
from bigboard.coach.training.schedule import DAY_S, DAYS
from bigboard.games.contract import State
from bigboard.server.db.schema import metadata
from bigboard.server.workers import bot_pool

DECK, LOSSES = "/api/me/mistakes", "/api/me/losses"
LITTLE = {"review_simulations": SIMULATIONS, "review_redraws": 1}


@pytest.fixture(autouse=True)
def no_last_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews run like everything else, however busy the machine is."""
    monkeypatch.setattr(bot_pool, "BEHIND", 0)


@pytest.fixture
def server(folder: Path) -> Iterator[MovableServer]:
    with MovableServer(folder, auto_reviews=20, **LITTLE) as house:
        yield house


def bring(guest: Guest, game: str = "stockpile", seed: int = 1, seat: int = 0) -> str:
    """Bring the record of a game that was played at random, so full of mistakes."""
    played = record(game, 2, seed, level="random")
    return str(guest.do("POST", f"/api/me/records?seat={seat}", played, 201)["table"]["id"])


def deck_with_cards(guest: Guest) -> Message:
    wait_for(lambda: guest.do("GET", DECK)["cards"] > 0, 240)
    return guest.do("GET", DECK)


def cards(house: RunningServer) -> dict[str, Card]:
    """The cards on disk, by id."""
    path = str(house.settings.database).removeprefix("sqlite:///")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        rows = connection.execute("select id, document from cards").fetchall()
    return {row[0]: Card.from_json(json.loads(row[1])) for row in rows}


def execute(house: RunningServer, statement: str) -> None:
    path = str(house.settings.database).removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, timeout=30)) as connection:
        connection.execute(statement)
        connection.commit()


def body(card: Card, answer: Answer, seen: int) -> dict[str, Any]:
    return {**page_body(card.state(), answer), "answers": seen}


def test_a_game_becomes_cards_by_itself_which_are_spaced_by_right_and_wrong_answers(server: MovableServer) -> None:
    anna = server.guest("Anna")
    table = bring(anna)
    deck = deck_with_cards(anna)
    assert deck["due"] == deck["cards"] > 1
    assert [game["game"] for game in deck["games"]] == ["stockpile"]
    shown = anna.do("GET", "/api/me/next-mistake")
    card = cards(server)[shown["id"]]
    state: State = card.state()
    assert shown["view"] == state.view(state.seat)
    assert shown["seat"] == state.seat == 0
    assert table not in json.dumps(shown)

    missed = anna.do("POST", f"{DECK}/{shown['id']}", body(card, tuple(card.chosen["actions"]), 0))
    assert (missed["right"], missed["counted"], missed["days"]) == (False, True, 1)
    assert missed["source"]["table"] == table
    assert missed["answered"] == 1
    assert missed["left"] == deck["due"] - 1
    assert anna.do("GET", "/api/me/next-mistake")["id"] != shown["id"]

    for day, days in enumerate((DAYS[0], *DAYS[1:], DAYS[-1]), 1):  # the first was missed; each is right from now on
        server.advance(days * DAY_S + 1)
        again = anna.do("GET", f"{DECK}/{shown['id']}")
        assert again["answers"] == day
        right = anna.do("POST", f"{DECK}/{shown['id']}", body(card, card.right, day))
        assert (right["right"], right["counted"]) == (True, True)
        assert right["days"] == DAYS[min(day, len(DAYS) - 1)]
    assert anna.do("GET", DECK)["learned"] == 1
    missed = anna.do("POST", f"{DECK}/{shown['id']}", body(card, tuple(card.chosen["actions"]), day + 1))
    assert (missed["counted"], missed["elsewhere"]) == (False, False)  # it is not due: trying again changes nothing


def test_of_two_devices_that_answer_a_card_one_counts_and_the_other_is_told(server: MovableServer) -> None:
    anna = server.guest("Anna")
    bring(anna)
    deck_with_cards(anna)
    shown = anna.do("GET", "/api/me/next-mistake")
    card = cards(server)[shown["id"]]
    first = anna.do("POST", f"{DECK}/{shown['id']}", body(card, card.right, shown["answers"]))
    second = anna.do("POST", f"{DECK}/{shown['id']}", body(card, tuple(card.chosen["actions"]), shown["answers"]))
    assert (first["counted"], first["elsewhere"]) == (True, False)
    assert (second["counted"], second["elsewhere"], second["right"]) == (False, True, False)
    assert anna.do("GET", DECK)["answered"] == 1


def test_every_other_answer_is_judged_once_and_kept(server: MovableServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.guest("Anna")
    bring(anna)
    deck_with_cards(anna)
    number, card, other = next(
        (number, card, answer)
        for number, card in cards(server).items()
        for answer in answers(card.state())
        if answer not in (card.right, tuple(card.chosen["actions"]))
    )
    found = anna.do("POST", f"{DECK}/{number}", body(card, other, 0))
    assert found["yours"]["actions"] == list(other)

    def fail(*_: object, **__: object) -> None:
        raise AssertionError("it was judged again")

    monkeypatch.setattr(server.app.container.bots, "_run", fail)
    again = anna.do("POST", f"{DECK}/{number}", body(card, other, 0))
    assert again["yours"] == found["yours"]
    assert again["reasons"] == found["reasons"]


def test_a_deleted_game_keeps_its_cards_and_says_so(server: MovableServer) -> None:
    anna = server.guest("Anna")
    bring(anna)
    deck = deck_with_cards(anna)
    execute(server, "delete from tables")
    shown = anna.do("GET", "/api/me/next-mistake")
    card = cards(server)[shown["id"]]
    found = anna.do("POST", f"{DECK}/{shown['id']}", body(card, card.right, 0))
    assert (found["right"], found["counted"], found["source"]) == (True, True, None)
    assert anna.do("GET", DECK)["cards"] == deck["cards"]


def test_cards_of_other_rules_stay_in_the_deck(server: MovableServer) -> None:
    anna = server.guest("Anna")
    bring(anna)
    deck = deck_with_cards(anna)
    execute(server, "update cards set document = replace(document, '\"rules\":', '\"rules\":9')")
    assert anna.do("GET", "/api/me/next-mistake", status=409)["code"] == "bad_card"
    assert anna.do("GET", DECK)["cards"] == deck["cards"]


def test_a_card_is_for_its_player_only_and_goes_with_them(server: MovableServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    bring(anna)
    deck_with_cards(anna)
    shown = anna.do("GET", "/api/me/next-mistake")
    card = cards(server)[shown["id"]]
    assert ben.do("GET", DECK)["cards"] == 0
    assert ben.do("GET", "/api/me/next-mistake", status=404)["code"] == "no_card"
    assert ben.do("GET", f"{DECK}/{shown['id']}", status=404)["code"] == "no_card"
    assert ben.do("POST", f"{DECK}/{shown['id']}", body(card, card.right, 0), 404)["code"] == "no_card"
    assert ben.do("GET", LOSSES)["reports"] == []
    anna.do("DELETE", "/api/me")
    assert cards(server) == {}
    assert {"cards", "judged_games", "training"} <= set(metadata.tables)


def test_bad_answers_and_settings_are_refused_and_change_nothing(server: MovableServer) -> None:
    anna = server.guest("Anna")
    bring(anna)
    deck_with_cards(anna)
    shown = anna.do("GET", "/api/me/next-mistake")
    for bad in ({}, {"answers": 0}, {"action": 0, "picks": [], "answers": 0}, {"action": -5, "answers": 0}):
        assert anna.http.post(f"{DECK}/{shown['id']}", json=bad).status_code in (409, 422), bad
    for wrong in ({"portion": 0}, {"portion": 1000}, {"reviews": "often"}, {"other": 1}):
        assert anna.http.put(DECK, json=wrong).status_code == 422, wrong
    assert anna.http.get("/api/me/next-mistake?game=%20").status_code == 422
    assert anna.do("GET", "/api/me/next-mistake") == shown
    changed = anna.do("PUT", DECK, {"portion": 5, "reviews": False})
    assert (changed["portion"], changed["reviews"]) == (5, False)


def test_the_report_adds_up_and_lists_the_costliest_decisions_first(server: MovableServer) -> None:
    anna = server.guest("Anna")
    tables = {bring(anna, "stockpile", 1), bring(anna, "acquire", 2)}
    wait_for(lambda: len(anna.do("GET", LOSSES)["reports"]) == 2, 400)
    for report in anna.do("GET", LOSSES)["reports"]:
        kinds = [line for line in report["lines"] if line["dimension"] == "kind"]
        assert sum(line["share"] for line in kinds) == pytest.approx(1)
        assert [line["share"] for line in kinds] == sorted((line["share"] for line in kinds), reverse=True)
        for dimension in ("kind", "phase", "money"):
            lines = [line for line in report["lines"] if line["dimension"] == dimension]
            assert sum(line["mattered"] for line in lines) == report["total"]["mattered"]
            assert sum(line["mistakes"] for line in lines) == report["total"]["mistakes"]
        for line in report["lines"]:
            costs = [one["loss_win"] for one in line["worst"]]
            assert costs == sorted(costs, reverse=True)
            assert {one["table"] for one in line["worst"]} <= tables
        (game,) = report["graded"]
        assert game["grade"] == "costly"
        assert game["adjusted"] is not None


def test_the_host_may_cap_automatic_reviews_and_a_person_may_do_without(folder: Path) -> None:
    with RunningServer(folder, auto_reviews=1, **LITTLE) as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        ben.do("PUT", DECK, {"reviews": False, "portion": 10})
        tables = [bring(anna, seed=seed) for seed in (1, 2)]
        bens = bring(ben, seed=3)
        deck_with_cards(anna)
        status = [anna.do("GET", f"/api/tables/{table}/review")["status"] for table in tables]
        assert sorted(status) == ["done", "none"]
        assert ben.do("GET", f"/api/tables/{bens}/review")["status"] == "none"
        ben.do("POST", f"/api/tables/{bens}/review")  # asked for, it makes cards all the same
        assert deck_with_cards(ben)["limit"] == 1


def test_a_game_that_ends_at_a_table_is_reviewed_and_compared_with_its_bots(folder: Path) -> None:
    with RunningServer(folder, auto_reviews=20, **LITTLE) as house:
        anna = house.guest("Anna")
        seats = [{"me": True}, {"bot": "easy"}]
        table = anna.new_table(game="stockpile", players=2, seats=seats, autostart=True)
        with anna.visit(table) as place:
            play_on(place, {0}, random.Random(1))
        wait_for(lambda: anna.do("GET", LOSSES)["reports"], 240)
        (report,) = anna.do("GET", LOSSES)["reports"]
        assert [bot["bot"] for bot in report["total"]["bots"]] == ["easy"]
        assert report["total"]["bots"][0]["mattered"] > 5
