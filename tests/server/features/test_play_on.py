"""Trying something else: a table that plays on from a moment of a finished game, and the rating of one's play."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from tests.server.guests import Guest, RunningServer, play_on, wait_for

from bigboard.server.db.schema import reviews
from bigboard.services.learning.skill_rating import Played, rating
from bigboard.services.ports import WHOLE

QUICK = {"coach_simulations": 40, "review_simulations": 4, "review_redraws": 2, "bot_workers": 1}


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("school"), **QUICK) as running:
        yield running


def finished(anna: Guest, game: str, **more: object) -> str:
    bots = [{"bot": "random"}, {"bot": "greedy"}]
    table = anna.new_table(game=game, players=2, seats=bots, autostart=True, bot_pace_ms=0, **more)
    wait_for(lambda: anna.do("GET", f"/api/tables/{table}")["table"]["status"] == "finished")
    return table


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_someone_plays_on_from_a_moment_against_bots(school: RunningServer, game: str) -> None:
    anna = school.guest("Anna")
    table = finished(anna, game)
    record = anna.do("GET", f"/api/tables/{table}/record")
    made = anna.do("POST", f"/api/tables/{table}/try", {"n": 9, "name": "Try: again"}, status=201)
    info = made["table"]
    assert (info["status"], info["public"], info["name"]) == ("running", False, "Try: again")
    steps = anna.do("GET", f"/api/tables/{table}/replay?seat=all")["steps"]
    own = steps[9]["seat"]
    assert made["you"]["seats"] == [own]
    assert info["seats"][1 - own]["bot"] == ("greedy" if own == 0 else "random")
    with anna.visit(info["id"]) as place:
        view = place.until("view")
        assert view["seq"] == 9
        assert view["view"]["seat"] == own
        answer = {key: value for key, value in record["actions"][8].items() if key != "action"}
        place.send(type="act", id="a", seat=own, seq=9, action=answer)
        place.until("ack", id="a")


def test_the_rating_counts_reviewed_games_and_nothing_that_was_tried(school: RunningServer) -> None:
    anna = school.guest("Anna")
    seats = [{"me": True}, {"bot": "random"}]
    table = anna.new_table(players=2, seats=seats, autostart=True, bot_pace_ms=0)
    with anna.visit(table) as place:
        play_on(place, {0}, random.Random(1))
    assert anna.do("GET", "/api/me/games")["ratings"] == []
    last = len(anna.do("GET", f"/api/tables/{table}/record")["actions"])
    made = anna.do("POST", f"/api/tables/{table}/try", {"n": last - 4, "name": "Try"}, status=201)
    with anna.visit(made["table"]["id"]) as place:
        play_on(place, set(made["you"]["seats"]), random.Random(1))
    keep_review(school, table, decisions=40, average_loss=120.0, blunders=2)
    keep_review(school, made["table"]["id"], decisions=4, average_loss=9000.0, blunders=4)
    mine = anna.do("GET", "/api/me/games")
    assert mine["ratings"] == [{"game": "acquire", "games": 1, "decisions": 40, "average_loss": 120.0, "blunders": 2}]
    assert [row["games"] for row in mine["statistics"]] == [1]


def test_a_rating_counts_every_decision_the_same_in_whichever_game_it_was() -> None:
    found = rating("acquire", [Played(90, 100.0, 1), Played(10, 300.0, 2)])
    assert (found.games, found.decisions, found.average_loss, found.blunders) == (2, 100, 120.0, 3)


def keep_review(house: RunningServer, table: str, **played: float) -> None:
    """As if it had been worked out: both seats were played so well."""
    whole = json.dumps({"seats": [{"seat": seat, **played} for seat in range(2)], "decisions": []})
    with house.app.container.reviews.store.engine.begin() as connection:
        connection.execute(reviews.insert().values(table_id=table, piece=WHOLE, result=whole))


def test_only_moments_of_finished_games_can_be_tried(school: RunningServer) -> None:
    anna = school.guest("Anna")
    running = anna.new_table(players=2, seats=[{"me": True}, {"bot": "random"}], autostart=True)
    body = {"n": 1, "name": "Try"}
    assert anna.do("POST", f"/api/tables/{running}/try", body, status=409)["code"] == "not_finished"
    over = finished(anna, "acquire", public=False)
    assert (
        anna.do("POST", f"/api/tables/{over}/try", {"n": 100_000, "name": "Try"}, status=422)["code"] == "bad_message"
    )
    assert anna.do("POST", f"/api/tables/{over}/try", {"n": 0, "name": "Try"}, status=422)["code"] == "bad_message"
    eve = school.guest("Eve")
    assert eve.do("POST", f"/api/tables/{over}/try", body, status=403)["code"] in ("not_yours", "not_invited")
