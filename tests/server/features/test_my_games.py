"""One's own games: your turn first, places and statistics, all records in an archive, and records from elsewhere."""

from __future__ import annotations

import io
import json
import random
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.coach.played_games import record
from tests.server.guests import Guest, RunningServer, play_on, wait_for

from bigboard.records.record import replay
from bigboard.server.db.schema import reviews
from bigboard.services.ports import WHOLE

MakeGuest = Callable[[str | None], Guest]
ACQUIRE_WITH_BOT = {"players": 2, "seats": [{"me": True}, {"bot": "random"}], "autostart": True}


def finished_game(guest: Guest, **fields: Any) -> str:
    table = guest.new_table(**{**ACQUIRE_WITH_BOT, **fields})
    with guest.visit(table) as place:
        play_on(place, {0}, random.Random(1))
    return table


def mine(guest: Guest) -> dict[str, Any]:
    return guest.do("GET", "/api/me/games")


def test_a_table_that_waits_for_me_comes_first_with_its_time(guest: MakeGuest) -> None:
    anna = guest("Anna")
    waiting = anna.new_table(seats=[{"me": True}, {"me": True, "name": "Also Anna"}], autostart=True)
    open_table = anna.new_table(players=3)
    running = mine(anna)["running"]
    assert [(entry["table"]["id"], entry["your_turn"]) for entry in running] == [(waiting, True), (open_table, False)]
    assert running[0]["since"] >= running[0]["table"]["started"]


def test_a_finished_game_has_its_place_and_its_statistics(guest: MakeGuest) -> None:
    anna = guest("Anna")
    tables = [finished_game(anna) for _ in range(2)] + [finished_game(anna, options={"open_holdings": False})]
    answer = mine(anna)
    assert [game["table"]["id"] for game in answer["finished"]] == tables[::-1]
    for game in answer["finished"]:
        assert (game["place"] == 1) == (0 in game["table"]["result"]["winners"])
    usual, changed = answer["statistics"]
    assert (usual["options"], usual["games"], sum(usual["places"])) == ({}, 2, 2)
    assert (changed["options"], changed["games"]) == ({"open_holdings": False}, 1)
    scores = [game["table"]["result"]["scores"][0] for game in answer["finished"][1:]]
    assert usual["money"] == sum(scores) / 2
    assert usual["best"] == max(scores)


def test_the_best_moment_is_one_of_the_replay(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = finished_game(anna)
    (moment,) = mine(anna)["moments"]
    steps = anna.do("GET", f"/api/tables/{table}/replay?seat=-1")["steps"]
    events = next(step["events"] for step in steps if step["seq"] == moment["seq"])
    assert moment["event"] in events
    assert moment["event"]["seat"] == 0
    assert moment["amount"] == moment["event"]["amount"]


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_what_the_review_calls_a_mistake_is_no_best_moment(house: RunningServer, guest: MakeGuest, game: str) -> None:
    anna = guest("Anna")
    brought = anna.do("POST", "/api/me/records?seat=0", record(game, players=2), status=201)["table"]["id"]
    steps = anna.do("GET", f"/api/tables/{brought}/replay?seat=all")["steps"]
    first, flagged = mine(anna)["moments"][0], []
    moments = [first]
    # One after the other, all of Anna's actions that are praised turn out to be blunders.
    while moments and (step := next(one for one in steps if one["seq"] == moments[0]["seq"]))["seat"] == 0:
        flagged.append(step["seq"])
        keep_review(house, brought, [steps.index(one) for one in steps if one["seq"] in flagged])
        moments = mine(anna)["moments"]
        assert all(moment["seq"] not in flagged for moment in moments)
        assert all(moment["amount"] <= first["amount"] for moment in moments)
    assert flagged


def keep_review(house: RunningServer, table: str, blunders: list[int]) -> None:
    """Keep a review in which these actions of seat 0 are blunders, as if it had just been worked out."""
    seat = {"seat": 0, "decisions": 9, "average_loss": 1.0, "blunders": len(blunders)}
    decisions = [{"seat": 0, "n": number, "verdict": "blunder"} for number in blunders]
    whole = json.dumps({"seats": [seat], "decisions": decisions})
    with house.app.container.reviews.store.engine.begin() as connection:
        connection.execute(reviews.delete().where(reviews.c.table_id == table))
        connection.execute(reviews.insert().values(table_id=table, piece=WHOLE, result=whole))
    house.app.container.my_games.ratings.known.clear()


def test_another_persons_games_are_not_mine(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    finished_game(anna)
    assert mine(ben) == {
        "running": [],
        "finished": [],
        "statistics": [],
        "moments": [],
        "ratings": [],
        "quarantined": 0,
    }
    assert guest(None).do("GET", "/api/me/games", status=401)["code"] == "no_identity"


def archive_of(guest: Guest) -> zipfile.ZipFile:
    response = guest.http.get("/api/me/records")
    assert response.status_code == 200
    return zipfile.ZipFile(io.BytesIO(response.content))


def test_the_archive_has_every_record_and_each_can_be_replayed(guest: MakeGuest) -> None:
    anna = guest("Anna")
    tables = {finished_game(anna), finished_game(anna, game="stockpile")}
    archive = archive_of(anna)
    index = json.loads(archive.read("index.json"))
    assert {entry["file"].split("-")[1].removesuffix(".json") for entry in index} == tables
    for entry in index:
        record = json.loads(archive.read(entry["file"]))
        assert replay(record).scores() == entry["result"]["scores"]
        assert record["table"]["names"] == ["Anna", "Random"]


def test_a_record_comes_back_as_a_finished_table(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = finished_game(anna)
    record = json.loads(archive_of(anna).read(f"acquire-{table}.json"))
    brought = ben.do("POST", "/api/me/records?seat=0", record, status=201)["table"]
    assert brought["result"] == anna.table(table)["result"]
    assert [(seat["name"], seat["bot"]) for seat in brought["seats"]] == [("Ben", None), ("", "random")]
    assert [game["table"]["id"] for game in mine(ben)["finished"]] == [brought["id"]]
    own, theirs = (
        who.do("GET", f"/api/tables/{name}/replay?seat=all")["steps"][-1]["view"]
        for who, name in ((anna, table), (ben, brought["id"]))
    )
    assert own == theirs


def test_a_record_without_names_is_watched_and_counts_nowhere(guest: MakeGuest) -> None:
    anna = guest("Anna")
    record = anna.do("GET", f"/api/tables/{finished_game(anna)}/record")
    ben = guest("Ben")
    brought = ben.do("POST", "/api/me/records", record, status=201)["table"]
    assert [seat["name"] for seat in brought["seats"]] == ["Player 1", "Player 2"]
    answer = mine(ben)
    assert [(game["seat"], game["place"]) for game in answer["finished"]] == [(-1, None)]
    assert answer["statistics"] == []


def shortened(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "actions": record["actions"][:-1]}


def reading_our_files(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "deal": {**record["deal"], "options": {"data": "/etc/passwd"}}}


def disordered(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "actions": record["actions"][1:]}


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda record: {}, "It does not begin with a deal."),
        (shortened, "The game is not finished: after "),
        (disordered, "Action 1 of "),
        (lambda record: {**record, "format": 9}, "this version reads format 1"),
        (lambda record: {**record, "game": "chess"}, "Its game is not one of acquire"),
        (lambda record: {**record, "deal": {"game": "acquire"}}, "damaged"),
        (lambda record: {**record, "actions": ["5C"]}, "Action 1 is not a described action"),
        (reading_our_files, "It names a data file of another machine."),
    ],
    ids=["empty", "cut off", "disordered", "of another format", "of another game", "half a deal", "of words", "a file"],
)
def test_a_damaged_record_gets_a_sentence(
    guest: MakeGuest, played: dict[str, Any], damage: Callable[[dict[str, Any]], Any], sentence: str
) -> None:
    refusal = guest("Eve").do("POST", "/api/me/records", damage(played), status=422)
    assert refusal["code"] == "bad_record"
    assert sentence in refusal["message"]
    assert refusal["args"]["why"] in refusal["message"]


def test_a_seat_that_the_game_does_not_have_was_no_ones(guest: MakeGuest, played: dict[str, Any]) -> None:
    refusal = guest("Eve").do("POST", "/api/me/records?seat=5", played, status=422)
    assert "It has 2 seats" in refusal["message"]


@pytest.fixture(scope="module")
def played(house: RunningServer) -> dict[str, Any]:
    """The record of a game between bots."""
    host = Guest(house.url, "Host")
    table = host.new_table(seats=[{"bot": "random"}, {"bot": "random"}], autostart=True)
    wait_for(lambda: host.table(table)["status"] == "finished")
    record: dict[str, Any] = host.do("GET", f"/api/tables/{table}/record")
    host.close()
    return record


DAMAGES = {
    "a log that cannot be played": "UPDATE log SET entry = '{}' WHERE table_id = ? AND seq = 3",
    "half a document": "UPDATE tables SET document = '{' WHERE id = ?",
    "a document without seats": "UPDATE tables SET document = json_remove(document, '$.seats') WHERE id = ?",
}


@pytest.mark.parametrize("sql", DAMAGES.values(), ids=list(DAMAGES))
def test_one_table_that_is_quarantined_does_not_hide_the_others(folder: Path, sql: str) -> None:
    with RunningServer(folder) as house:
        anna = house.guest("Anna")
        broken, whole = (anna.new_table(**ACQUIRE_WITH_BOT) for _ in range(2))
        for table in (broken, whole):
            with anna.visit(table) as place:
                play_on(place, {0}, random.Random(1), until_seq=8)
        over = finished_game(anna)
        cookies = dict(anna.http.cookies)
    damage(folder, sql, broken)
    with RunningServer(folder) as house:
        anna = house.guest(None)
        anna.http.cookies.update(cookies)
        answer = mine(anna)
        assert [entry["table"]["id"] for entry in answer["running"]] == [whole]
        assert [entry["table"]["id"] for entry in answer["finished"]] == [over]
        assert answer["quarantined"] == 1
        assert anna.do("GET", f"/api/tables/{broken}", status=409)["code"] == "quarantined"


def test_a_finished_game_that_cannot_be_read_does_not_spoil_the_archive(folder: Path) -> None:
    with RunningServer(folder) as house:
        anna = house.guest("Anna")
        broken, whole = finished_game(anna), finished_game(anna)
        damage(folder, DAMAGES["a log that cannot be played"], broken)
        assert [moment["table"] for moment in mine(anna)["moments"]] == [whole]
        archive = archive_of(anna)
        assert set(archive.namelist()) == {"index.json", f"acquire-{whole}.json"}
        (told,) = [entry for entry in json.loads(archive.read("index.json")) if entry["file"] is None]
        assert (told["id"], told["why"]) == (
            broken,
            "The saved data of this table cannot be read. It is kept unchanged.",
        )


def damage(folder: Path, sql: str, table: str) -> None:
    with sqlite3.connect(folder / "house.sqlite") as database:
        assert database.execute(sql, (table,)).rowcount == 1
    database.close()
