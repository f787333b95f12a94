"""The deal of the day: the same for everyone, one try that counts, and nothing told before it is played."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text
from tests.server.guests import Guest, Message, Place, RunningServer, play_on, wait_for

from bigboard.coach.daily import BENCHMARK, FIRST_DAY, Day, day_of
from bigboard.games import registry
from bigboard.room.record import TableRecord
from bigboard.server.db import schema
from bigboard.services import contests, daily

MakeGuest = Callable[[str | None], Guest]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that answer at once and follow their moods, so that only a fixed seed makes them repeat themselves."""

    def quick(game: str, day: date) -> Day:
        return Day(game, day, 3, {}, ("lulu", None, "theo"))

    monkeypatch.setattr(daily, "day_of", quick)
    monkeypatch.setattr(contests, "BENCHMARK", "greedy")


def begin(guest: Guest, game: str = "acquire", practice: bool = False, day: str = "") -> str:
    address = f"/api/today/{game}" + (f"?day={day}" if day else "")
    table = str(guest.do("POST", address, {"practice": practice}, 201)["table"]["id"])
    guest.do("PATCH", f"/api/tables/{table}", {"bot_pace_ms": 0})
    return table


def first_legal(place: Place, until: int) -> list[Any]:
    """Plays the first legal action each time, and returns what was heard happening, up to that entry."""
    answered = -1
    while True:
        view = place.views.get(1)
        if view is not None and view["seq"] >= until:
            break
        if view is not None and view["view"]["legal"] and view["seq"] > answered:
            answered = view["seq"]
            place.act(1)
        place.receive()
    entries: dict[int, Any] = {}
    for message in map(json.loads, place.heard):  # what had happened before one came is in the history
        told = message["entries"] if message["type"] == "history" else [message.get("entry")]
        entries.update({entry["seq"]: entry["events"] for entry in told if entry is not None})
    return [entries[seq] for seq in range(1, until + 1)]


def play(guest: Guest, game: str = "acquire", seed: int = 1, **fields: Any) -> str:
    table = begin(guest, game, **fields)
    with guest.visit(table) as place:
        play_on(place, {1}, random.Random(seed))
    return table


def of_game(told: Message, game: str) -> Message:
    found: Message = next(one for one in told["games"] if one["game"] == game)
    return found


def test_every_game_has_a_deal_for_every_day_and_no_two_days_are_alike() -> None:
    for game in registry.names():
        days = [day_of(game, FIRST_DAY + timedelta(days=back)) for back in range(40)]
        assert days == [day_of(game, day.day) for day in days]
        assert len({str(registry.game(game).deal(day.players, day.seed, day.options)) for day in days}) == 40
        assert all(day.bots.count(None) == 1 and len(day.bots) == day.players for day in days)


def test_the_formula_is_the_same_on_every_server() -> None:
    """These must never change: other servers play the same deals."""
    day = day_of("acquire", date(2026, 11, 16))
    assert day.seed == "bigboard day 2026-11-16 acquire"
    assert (day.players, day.bots, day.options) == (4, (None, "pavel", "wanda", "otto"), {})
    assert BENCHMARK == "viktor"


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_the_same_actions_get_the_same_answers(guest: MakeGuest, game: str) -> None:
    seen = []
    for name in ("Anna", "Ben"):
        one = guest(name)
        table = begin(one, game)
        with one.visit(table) as place:
            seen.append(first_legal(place, 60))
    assert seen[0] == seen[1]


def test_the_first_try_counts_and_later_ones_are_practice(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = begin(anna)
    assert begin(anna) == table, "a second click leads to the same table"
    assert anna.do("POST", "/api/today/acquire", {"practice": True}, 409)["code"] == "not_finished"
    with anna.visit(table) as place:
        play_on(place, {1}, random.Random(1))
    mine = of_game(anna.do("GET", "/api/today"), "acquire")["mine"]
    assert mine["table"] == table
    assert mine["finished"]
    assert begin(anna) == table
    other = play(anna, practice=True, seed=2)
    told = of_game(anna.do("GET", "/api/today"), "acquire")
    assert other != table
    assert told["practised"] == 1
    assert told["mine"] == mine, "practice changes nothing"


def test_results_are_told_to_those_who_have_played(guest: MakeGuest) -> None:
    anna, ben, no_one = guest("Anna"), guest("Ben"), guest(None)
    table = play(anna, "stockpile")
    for other in (ben, no_one):
        told = of_game(other.do("GET", "/api/today"), "stockpile")
        assert told["results"] is None
        assert told["finished_by"] >= 1
    begin(ben, "stockpile")
    assert of_game(ben.do("GET", "/api/today"), "stockpile")["results"] is None, "begun is not finished"
    told = of_game(anna.do("GET", "/api/today"), "stockpile")
    mine = next(one for one in told["results"] if one["you"])
    scores = anna.do("GET", f"/api/tables/{table}")["table"]["result"]["scores"]
    assert (mine["table"], mine["score"], mine["name"]) == (table, scores[1], "Anna")
    assert mine["place"] == 1 + sum(score > scores[1] for score in scores)


def test_a_bot_plays_the_persons_seat_for_comparison(guest: MakeGuest) -> None:
    carla = guest("Carla")
    play(carla, "acquire")

    def compared() -> bool:
        results = of_game(carla.do("GET", "/api/today"), "acquire")["results"]
        return any(one["bot"] == "greedy" for one in results)

    wait_for(compared, 60)


def test_nothing_of_a_played_deal_is_shown_to_those_who_have_not_played_it(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = play(anna, "stockpile")
    for path in ("", "/record", "/replay"):
        assert ben.do("GET", f"/api/tables/{table}{path}", None, 403)["code"] == "in_contest"
    place = ben.socket(f"/api/tables/{table}/ws")
    place.send(type="hello", protocol=1, client="test", since=0)
    assert place.receive()["code"] in ("in_contest", "not_invited")
    assert anna.do("GET", f"/api/tables/{table}/record")["actions"]
    play(ben, "stockpile", seed=3)
    assert ben.do("GET", f"/api/tables/{table}/replay")["steps"], "now it does no harm"


def test_a_practice_game_opens_no_book_before_the_try_that_counts(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    yesterday = str(contests.today() - timedelta(days=1))
    table = play(anna, day=yesterday)
    play(ben)  # today's, which is another deal
    assert ben.do("GET", f"/api/tables/{table}/replay", None, 403)["code"] == "in_contest"


def test_earlier_days_can_be_played_and_are_marked(guest: MakeGuest) -> None:
    anna = guest("Anna")
    yesterday = str(contests.today() - timedelta(days=1))
    play(anna, day=yesterday)
    told = of_game(anna.do("GET", f"/api/today?day={yesterday}"), "acquire")
    assert told["mine"]["late"]
    assert all(one["late"] for one in told["results"])
    tomorrow = str(contests.today() + timedelta(days=1))
    assert anna.do("GET", f"/api/today?day={tomorrow}", None, 404)["code"] == "no_day"
    assert anna.do("POST", f"/api/today/acquire?day={tomorrow}", {}, 404)["code"] == "no_day"
    assert anna.do("GET", "/api/today?day=2026-02-31", None, 404)["code"] == "no_day"


def test_no_one_plays_for_someone_who_leaves(house: RunningServer, guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = begin(anna)
    with anna.visit(table) as place:
        play_on(place, {1}, random.Random(1), until_seq=10)
    anna.do("DELETE", f"/api/tables/{table}/seats/1")
    live = house.app.container.lobby.tables[table]
    assert live.bot_for(1) is None


def test_a_day_with_many_tries_is_told_whole_and_reads_few_documents(
    house: RunningServer, guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    early, late = guest("Early"), guest("Late")
    day = str(contests.today() - timedelta(days=3))
    path = f"/api/today?day={day}"
    table = play(early, day=day)
    store = house.app.container.store

    def crowd(connection: Connection) -> None:
        """Let 1,200 others finish the same try, each a little better than the one before."""
        query = text("SELECT * FROM tables WHERE id = :id")
        row = dict(connection.execute(query, {"id": table}).mappings().one())
        document = json.loads(row["document"])
        contest, now = document["contest"], time.time()
        for number in range(1200):
            document["id"] = row["id"] = f"crowd{number}"
            document["result"]["scores"] = [0, 1_000_000 + number, 0]
            row["document"] = json.dumps(document)
            connection.execute(insert(schema.tables).values(**row))
            values = {"contest": contest, "table_id": row["id"], "person": f"p{number}", "created": now}
            connection.execute(insert(schema.tries).values(**values))

    assert house.server.loop is not None
    asyncio.run_coroutine_threadsafe(store.write(crowd), house.server.loop).result(60)
    play(late, day=day)
    read: list[str] = []
    from_json = TableRecord.from_json

    def counted(stored: dict[str, Any]) -> TableRecord:
        read.append(stored["id"])
        return from_json(stored)

    monkeypatch.setattr(TableRecord, "from_json", counted)
    told = of_game(guest("Stranger").do("GET", path), "acquire")
    assert (told["finished_by"], told["results"], read) == (1202, None, [])
    told = of_game(late.do("GET", path), "acquire")
    assert told["mine"]["finished"], "one who came after a thousand others has a result, too"
    assert [one["score"] for one in told["results"]] == [1_001_199 - number for number in range(100)]
    read.clear()
    assert of_game(late.do("GET", path), "acquire") == told
    documents = [one for one in read if one.startswith("crowd")]  # not what the server does for its own tables
    assert len(documents) == 100, "those whose names are shown"
