"""Several servers on one PostgreSQL: what has to happen once happens once, on whichever server."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import select
from tests.room.test_fair_deal import VALUES
from tests.server.features.post_office import Hook
from tests.server.features.test_reminders import WAITS
from tests.server.guests import Guest, Place, RunningServer, in_threads, play_on, wait_for
from tests.server.postgres import Postgres
from tests.timeouts import HANG_S

from bigboard.coach.review.game_review import name_of
from bigboard.records.commitments import commitment, verify
from bigboard.server.db.engines import open_engine
from bigboard.server.db.news import CHANNEL
from bigboard.server.db.schema import entries, reviews, tries
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.services.contests import NO_PERSON

ALL = {"webhooks": True, "webhooks_anywhere": True, "remind_after_s": 0.0, "remind_every_s": 0.05}
ALL |= {"review_simulations": 10, "review_redraws": 1, "reveal_s": 120.0}


class Pair:
    """Two servers, and people who are known to both."""

    def __init__(self, postgres: Postgres, folder: Path, name: str) -> None:
        self.url = postgres.new_database(name)
        self.here = RunningServer(folder, database=self.url, **ALL)
        self.there = RunningServer(folder, database=self.url, **ALL)

    def __enter__(self) -> Pair:
        for house in (self.here, self.there):  # FastAPI builds its routes at the first request, not in two threads
            house.__enter__()
            house.guest(None).do("GET", "/api/nothing", status=404)
        return self

    def __exit__(self, *_: object) -> None:
        for house in (self.here, self.there):
            if house.thread.is_alive():
                house.__exit__()

    def person(self, name: str) -> tuple[Guest, Guest]:
        """The same person, at each of them."""
        one, other = self.here.guest(name), self.there.guest(None)
        other.http.cookies["bigboard"] = one.http.cookies["bigboard"]
        wait_for(lambda: other.do("GET", "/api/me")["person"] is not None)
        return one, other

    def rows(self, query: Any) -> list[tuple[Any, ...]]:
        engine = open_engine(self.url)
        with engine.connect() as line:
            found = [tuple(row) for row in line.execute(query)]
        engine.dispose()
        return found


@pytest.fixture
def pair(postgres: Postgres, folder: Path, request: pytest.FixtureRequest) -> Iterator[Pair]:
    with Pair(postgres, folder, request.node.name) as made:
        yield made


def rounds(house: RunningServer, number: int) -> None:
    """So many more rounds of reminding have ended."""
    reminders, done = house.app.container.reminders, [0]
    whole = reminders.round

    async def counted() -> None:
        await whole()
        done[0] += 1

    reminders.round = counted
    wait_for(lambda: done[0] >= number)
    reminders.round = whole


def test_a_turn_is_told_once_by_whichever_server(pair: Pair, hook: Hook) -> None:
    anna, also = pair.person("Anna")
    anna.do("PUT", "/api/me/reminders", {"webhook": hook.url})
    table = anna.new_table(**WAITS)
    wait_for(lambda: hook.called)
    with also.visit(table) as place:  # over the other server; the player who begins decides, and the next turn waits
        while len(place.views) < 2:
            place.receive()
        place.act(place.views[0]["view"]["seat"])
        place.until("update")
    wait_for(lambda: len(hook.called) == 2)
    me = anna.do("GET", "/api/me")["person"]["id"]
    both = [house.app.container.reminders for house in (pair.here, pair.there)] * 3
    noting = [
        asyncio.run_coroutine_threadsafe(one.note_reminder(me, "another", 9), one.task.get_loop()) for one in both
    ]
    assert [noted.result(20) for noted in noting].count(None) == 5, "only one of them tells"
    pair.here.__exit__()  # its table is no one's now, or the other's
    rounds(pair.there, 5)
    assert [call["table"] for call in hook.called] == [table, table]


def is_done(guest: Guest, address: str) -> bool:
    return bool(guest.do("GET", address)["status"] == "done")


def test_a_review_is_worked_out_once(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: Counter[str] = Counter()
    asked = BotsPool.review

    async def counted(self: BotsPool, job: Any, table: str, record: Any, *more: Any) -> Any:
        if job.__name__ == "piece":
            worked[name_of(more[0])] += 1
        return await asked(self, job, table, record, *more)

    monkeypatch.setattr(BotsPool, "review", counted)
    anna, also = pair.person("Anna")
    table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
    with anna.visit(table) as place:
        play_on(place, {0}, random.Random(2))
    address = f"/api/tables/{table}/review"
    in_threads([partial(one.do, "POST", address) for one in (anna, also) * 2])
    for one in (anna, also):
        wait_for(partial(is_done, one, address), 240)
    assert anna.do("GET", address) == also.do("GET", address)
    assert worked
    assert set(worked.values()) == {1}
    assert [row[0] for row in pair.rows(select(reviews.c.piece).where(reviews.c.table_id == table))] == ["whole"]


def test_the_deal_of_the_day_has_one_try_that_counts(pair: Pair) -> None:
    anna, also = pair.person("Anna")
    begun = in_threads([partial(one.http.post, "/api/today/acquire", json={}) for one in (anna, also) * 3])
    made = [answer for answer in begun if answer.status_code == 201]
    assert {answer.status_code for answer in begun} <= {201, 503}  # in a crowd someone is asked to try again
    assert len({answer.json()["table"]["id"] for answer in made}) == 1
    mine = select(tries.c.table_id).where(tries.c.person != NO_PERSON)  # a bot's is for comparison
    assert len(pair.rows(mine)) == 1
    assert len(pair.rows(select(tries.c.table_id))) <= 2


def test_values_are_revealed_over_any_server_and_the_game_starts_once(pair: Pair) -> None:
    anna, also = pair.person("Anna")
    ben = pair.there.guest("Ben")
    table = anna.new_table(public=True)
    ben.sit(table, 1)
    line = psycopg.connect(pair.url, autocommit=True)
    with line, anna.visit(table) as first, ben.visit(table) as second:
        line.execute(f"LISTEN {CHANNEL}")
        shown = json.loads(first.heard[0])["commitment"]
        assert json.loads(second.heard[0])["commitment"] == shown
        for place, value in zip((first, second), VALUES, strict=True):
            place.send(type="commit", id="s", commitment=commitment(value))
            place.until("ack", id="s")

        def answer(place: Place, value: str) -> None:
            assert place.until("reveal")["commitment"] == shown
            place.send(type="reveal", id="o", value=value)

        starting = [partial(one.http.post, f"/api/tables/{table}/start") for one in (anna, also)]
        opening = [lambda: answer(first, VALUES[0]), lambda: answer(second, VALUES[1])]
        in_threads([*starting, *opening])
        rng = random.Random(1)
        in_threads([lambda: play_on(first, {0}, rng), lambda: play_on(second, {1}, rng)])
        with psycopg.connect(pair.url, autocommit=True) as last:
            last.execute(f"NOTIFY {CHANNEL}, 'the end'")
        with closing(line.notifies(timeout=HANG_S)) as heard:  # left open, it would hold the connection's lock
            told = list(takewhile(lambda payload: payload != "the end", (notice.payload for notice in heard)))
    record = also.do("GET", f"/api/tables/{table}/record")
    assert [player["value"] for player in record["proof"]["players"]] == VALUES
    assert len(verify(record)) == 5
    logged = pair.rows(select(entries.c.entry).where(entries.c.table_id == table))
    assert [json.loads(entry)["kind"] for (entry,) in logged].count("start") == 1
    # The deal and the secrets of the table are in no announcement.
    assert any(one.startswith(f"entry {table}") for payload in told for one in payload.split("\n"))
    secret = record["proof"]["secret"]
    assert not any(word in payload for payload in told for word in ("deal", "bag", secret))
