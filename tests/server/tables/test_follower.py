"""Two processes serve one table: answers, undos and the host's actions that cross each other, clocks and absence."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.room.test_clock import until_code
from tests.server.game_cluster import SLOW_S, Cluster
from tests.server.guests import Guest, Place, in_threads, play_on, wait_for
from tests.server.postgres import Postgres
from tests.server.tables.test_exactly_once import Pair

from bigboard.server.db.schema import chats, entries, presence
from bigboard.server.tables.follower import Follower
from bigboard.server.tables.lifecycle import take_up


@pytest.fixture
def pair(postgres: Postgres, folder: Path, request: pytest.FixtureRequest) -> Iterator[Pair]:
    with Pair(postgres, folder, request.node.name[:60]) as made:
        yield made


def duel(pair: Pair, **fields: Any) -> tuple[str, Guest, Guest]:
    """A running game of Anna, who is here, and Ben, who is there."""
    anna, ben = pair.here.guest("Anna"), pair.there.guest("Ben")
    table = anna.new_table(**fields)
    ben.sit(table, 1)
    anna.do("POST", f"/api/tables/{table}/start")
    return table, anna, ben


def caught_up(place: Place, seq: int, seats: int = 1) -> dict[str, Any]:
    """The view of one of so many seats, when all of them are at that entry."""
    while len(place.views) < seats or min(view["seq"] for view in place.views.values()) < seq:
        place.receive()
    return next(iter(place.views.values()))


def asked(places: tuple[Place, Place]) -> tuple[int, int]:
    """The latest entry and the seat of a person that decides: both windows, with two seats each, have seen it."""
    while True:
        last = max(caught_up(place, 1, 2)["seq"] for place in places)
        for place in places:
            caught_up(place, last, 2)
        seat = places[0].views[0]["view"]["seat"]
        if {view["seq"] for place in places for view in place.views.values()} == {last} and all(
            place.views[seat]["view"]["legal"] for place in places
        ):
            return last, seat
        for place in places:
            caught_up(place, last + 1, 2)  # the table answers by itself


def answer_to(place: Place, key: str) -> dict[str, Any]:
    """The acknowledgement or the refusal of a message."""
    while True:
        message = place.receive()
        if message["type"] in ("ack", "error") and message["id"] == key:
            return message


def test_a_whole_game_is_played_over_two_processes(pair: Pair) -> None:
    table, anna, ben = duel(pair)
    with anna.visit(table) as here, ben.visit(table) as there, pair.there.guest(None).visit(table) as watcher:
        rng = random.Random(1)
        in_threads([lambda: play_on(here, {0}, rng), lambda: play_on(there, {1}, rng)])
        last = max(view["seq"] for view in here.views.values())
        assert caught_up(watcher, last)["view"]["seat"] == -1
    wait_for(lambda: all(guest.table(table)["status"] == "finished" for guest in (anna, ben)))
    assert anna.do("GET", f"/api/tables/{table}/record") == ben.do("GET", f"/api/tables/{table}/record")


def test_of_two_answers_at_once_one_is_acknowledged_and_one_is_told(pair: Pair) -> None:
    anna, also = pair.person("Anna")
    table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
    with anna.visit(table) as here, also.visit(table) as there:
        for turn in range(12):
            _, seat = asked((here, there))
            here.asked, there.asked = 10 * turn, 10 * turn + 5  # no key is used twice
            keys = in_threads([partial(place.act, seat) for place in (here, there)])
            answers = [answer_to(place, key) for place, key in zip((here, there), keys, strict=True)]
            assert sorted(answer["type"] for answer in answers) == ["ack", "error"], answers
            assert [answer["code"] for answer in answers if answer["type"] == "error"] == ["late"]


def test_the_same_message_over_two_processes_counts_once(pair: Pair) -> None:
    anna, also = pair.person("Anna")
    table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
    with anna.visit(table) as here, also.visit(table) as there:
        _, seat = asked((here, there))
        in_threads([partial(place.act, seat, id="same") for place in (here, there)])
        answers = [answer_to(place, "same") for place in (here, there)]
        assert [(answer["type"], answer["seq"]) for answer in answers] == [("ack", 2)] * 2
    assert len(pair.rows(select(entries.c.seq).where(entries.c.table_id == table))) == 2


def test_an_undo_and_the_next_answer_cross_each_other(pair: Pair) -> None:
    anna, also = pair.person("Anna")
    table = anna.new_table(game="stockpile", players=2, seats=[{"me": True}, {"me": True}], autostart=True)
    undone = 0
    with anna.visit(table) as here, also.visit(table) as there:
        for turn in range(20):
            last, mover = asked((here, there))
            undoable = [seat for seat, view in there.views.items() if view["can_undo"]]
            here.asked = 10 * turn
            if not undoable:
                answer_to(here, here.act(mover))
                continue
            key = f"undo{turn}"
            undo = {"type": "undo", "id": key, "seat": undoable[0], "seq": last}
            acted, _ = in_threads([partial(here.act, mover), partial(there.send, **undo)])
            answers = answer_to(here, acted), answer_to(there, key)
            assert [answer["type"] for answer in answers].count("ack") == 1, answers
            undone += answers[1]["type"] == "ack"
    logged = pair.rows(select(entries.c.entry).where(entries.c.table_id == table).order_by(entries.c.seq))
    assert [json.loads(text)["seq"] for (text,) in logged] == list(range(1, len(logged) + 1))


def test_the_host_acts_on_two_processes_at_once(pair: Pair) -> None:
    anna, also = pair.person("Anna")
    table = anna.new_table(players=4, seats=[{"me": True}, None, None, None])
    address = f"/api/tables/{table}"
    ben, eva = pair.here.guest("Ben"), pair.there.guest("Eva")
    in_threads(
        [
            partial(anna.do, "PATCH", address, {"name": "Named here"}),
            partial(also.do, "PATCH", address, {"undo": False}),
            partial(anna.do, "PATCH", address, {"bot_pace_ms": 10}),
            partial(also.do, "PATCH", address, {"public": False}),
            partial(ben.sit, table, 1),
        ]
    )
    for guest in (anna, also):
        shown = guest.table(table)
        found = (shown["name"], shown["undo"], shown["bot_pace_ms"], shown["public"], shown["seats"][1]["name"])
        assert found == ("Named here", False, 10, False, "Ben")
    code = anna.do("GET", address)["you"]["invitation"]
    taken = in_threads(
        [
            partial(one.http.put, f"{address}/seats/2?invitation={code}", json={})
            for one in (eva, pair.here.guest("Kim"))
        ]
    )
    assert sorted(answer.status_code for answer in taken) == [200, 409]
    lines = pair.rows(select(chats.c.line).where(chats.c.table_id == table).order_by(chats.c.n))
    assert [json.loads(line)["code"] for (line,) in lines] == ["joined", "joined"]


def test_one_reads_what_one_has_written_at_another_process(pair: Pair) -> None:
    anna, also = pair.person("Anna")
    table = anna.new_table(seats=[{"me": True}, None])
    also.table(table)  # it is in memory there
    for number in range(20):
        writer, reader = (anna, also) if number % 2 else (also, anna)
        writer.do("PATCH", f"/api/tables/{table}", {"name": f"Name {number}"})
        assert reader.table(table)["name"] == f"Name {number}"


def test_presence_chat_and_reactions_are_the_same_everywhere(pair: Pair) -> None:
    table, anna, ben = duel(pair, grace_s=600)
    with anna.visit(table) as here:
        with ben.visit(table) as there:
            wait_for(lambda: all(seat["connected"] for guest in (anna, ben) for seat in guest.table(table)["seats"]))
            there.send(type="chat", id="c", text="hello over there")
            assert here.until("chat")["line"]["text"] == "hello over there"
            here.send(type="react", id="r", reaction="clap")
            assert there.until("reaction")["name"] == "Anna"
            with pair.there.guest(None).visit(table):
                wait_for(lambda: anna.table(table)["watching"] == 1)
            wait_for(lambda: anna.table(table)["watching"] == 0)
        wait_for(lambda: not anna.table(table)["seats"][1]["connected"])
        assert anna.table(table)["seats"][1]["back_by"] is not None


def test_a_bot_holds_a_seat_until_its_person_comes_back_to_another_process(pair: Pair) -> None:
    anna, ben, also = pair.here.guest("Anna"), pair.there.guest("Ben"), pair.here.guest(None)
    also.http.cookies["bigboard"] = ben.http.cookies["bigboard"]
    table = anna.new_table(grace_s=1)
    ben.sit(table, 1)
    with anna.visit(table) as here:
        with ben.visit(table):  # before the start, so that no bot takes over while he is on his way
            wait_for(lambda: all(seat["connected"] for seat in anna.table(table)["seats"]))
            anna.do("POST", f"/api/tables/{table}/start")
        until_code(here, "bot_holds_seat")
        for guest in (anna, ben):
            assert guest.table(table)["seats"][1]["held_by"] == "random"
        with also.visit(table):
            until_code(here, "returned")
            assert ben.table(table)["seats"][1]["held_by"] is None
            lines = pair.rows(select(chats.c.line).where(chats.c.table_id == table))
    codes = [json.loads(line)["code"] for (line,) in lines]
    assert codes.count("bot_holds_seat") == codes.count("returned") == 1


def test_bots_go_on_when_the_process_that_played_them_has_ended(pair: Pair) -> None:
    anna, also = pair.person("Anna")
    bots = anna.new_table(seats=[{"bot": "random"}] * 2, bot_pace_ms=300, autostart=True)
    wait_for(lambda: also.table(bots)["seq"] > 2)
    there = pair.there.app.container.lobby
    writers = select(entries.c.process).where(entries.c.table_id == bots)
    assert {row[0] for row in pair.rows(writers)} == {pair.here.app.container.store.members.me}
    pair.here.__exit__()
    seq = also.table(bots)["seq"]
    wait_for(lambda: also.table(bots)["seq"] > seq)
    assert there.store.members.me in {row[0] for row in pair.rows(writers)}
    rows = pair.rows(select(presence.c.windows))
    assert all(windows == 0 for (windows,) in rows)


def test_a_process_leaves_a_table_to_its_living_writer(pair: Pair) -> None:
    anna = pair.here.guest("Anna")
    bots = anna.new_table(seats=[{"bot": "random"}] * 2, bot_pace_ms=10_000, autostart=True)
    there = pair.there.app.container.lobby
    looked = asyncio.run_coroutine_threadsafe(take_up(there), there.tasks[0].get_loop())
    assert looked.result(30) is True
    assert pair.there.sleeping(bots)


def test_a_clock_runs_out_once_whichever_process_notices(pair: Pair) -> None:
    anna, also = pair.person("Anna")
    clock = {"decision_s": 5, "bank_s": 0}
    table = anna.new_table(seats=[{"me": True}, {"me": True}], clock=clock, autostart=True)
    with anna.visit(table) as here, also.visit(table) as there:
        for place in (here, there):
            assert caught_up(place, 1)["clock"]["seat"] >= 0
            assert place.until("update")["entry"]["bot"] == "random"
    # One question for both, so that no time runs out between them.
    log = select(entries.c.entry).where(entries.c.table_id == table)
    told = [
        json.loads(text) for (text,) in pair.rows(log.union_all(select(chats.c.line).where(chats.c.table_id == table)))
    ]
    timed_out = [one for one in told if one.get("code") == "time_out"]
    assert len(timed_out) == sum(one.get("kind") == "action" for one in told) >= 1


def test_what_was_lost_is_found_by_the_sweep(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, ben = duel(pair)
    with anna.visit(table) as here, ben.visit(table) as there:
        monkeypatch.setattr(Follower, "hear", lambda self, news: None)
        for container in (pair.here.app.container, pair.there.app.container):
            container.store.members.hear = lambda news: None
        rng = random.Random(3)
        ends = in_threads([lambda: play_on(here, {0}, rng, until_seq=5), lambda: play_on(there, {1}, rng, until_seq=5)])
        assert [end["seq"] >= 5 for end in ends] == [True, True]


def test_a_process_whose_clock_is_wrong_uses_the_one_of_the_database(postgres: Postgres, folder: Path) -> None:
    with Cluster(postgres, folder, 1, "right") as cluster:
        right = cluster.servers[0]
        wrong = type(right)(right.url, folder, BIGBOARD_FAULTS="wrong_clock")
        try:
            wait_for(wrong.ready, SLOW_S)
            anna, ben = Guest(right.address, "Anna"), Guest(wrong.address, "Ben")
            table = ben.new_table(clock={"decision_s": 600, "bank_s": 0}, grace_s=600)
            anna.sit(table, 1)
            ben.do("POST", f"/api/tables/{table}/start")
            with anna.visit(table) as here, ben.visit(table) as there:
                shown = [caught_up(place, 1) for place in (here, there)]
                assert shown[0]["clock"]["seat"] == shown[1]["clock"]["seat"] >= 0
                for view in shown:
                    assert 400_000 < view["clock"]["left_ms"] <= 600_000
                there.socket.close()
                wait_for(lambda: not anna.table(table)["seats"][0]["connected"])
                assert anna.table(table)["seats"][0]["back_by"] is not None
            (at, now) = cluster.rows("SELECT max(at), extract(epoch from clock_timestamp()) FROM log")[0]
            assert abs(float(now) - at) < 600
            for guest in (anna, ben):
                guest.close()
        finally:
            wrong.kill()


def test_a_loser_that_is_acknowledged_is_noticed(postgres: Postgres, folder: Path) -> None:
    """The checker itself: two windows of one person answer at once, and each server says yes."""
    from tests.server.history import History

    with Cluster(postgres, folder, 2, "losers", BIGBOARD_FAULTS="ack_losers") as cluster:
        history = History()
        anna = Guest(cluster.servers[0].address, "Anna")
        also = Guest(cluster.servers[1].address, None)
        also.http.cookies["bigboard"] = anna.http.cookies["bigboard"]
        table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
        with anna.visit(table) as here, also.visit(table) as there:
            places, turn = (here, there), 0
            while not history.check(cluster.rows):
                assert turn < 50, "no two answers have ever crossed each other"
                _, seat = asked(places)
                for place in places:
                    place.asked = 100 * turn + 50 * (place is there)
                keys = in_threads([partial(place.act, seat) for place in places])
                for place, key in zip(places, keys, strict=True):
                    answer = answer_to(place, key)
                    if answer["type"] == "ack":
                        history.acknowledged.append((table, key, answer["seq"]))
                turn += 1
        assert any("was acknowledged as entry" in problem for problem in history.check(cluster.rows))
        for guest in (anna, also):
            guest.close()


def test_a_server_is_up_to_date_after_it_was_cut_off(postgres: Postgres, folder: Path) -> None:
    """News that came while a process did not listen are made up for when it listens again."""
    with Cluster(postgres, folder, 2, "cut_off") as cluster:
        anna, ben = (Guest(server.address, name) for server, name in zip(cluster.servers, ("Anna", "Ben"), strict=True))
        table = anna.new_table()
        ben.sit(table, 1)
        anna.do("POST", f"/api/tables/{table}/start")
        with anna.visit(table) as here, ben.visit(table) as there:
            cluster.wire.cut()
            cluster.wire.mend()
            rng = random.Random(5)
            in_threads([lambda: play_on(here, {0}, rng, until_seq=12), lambda: play_on(there, {1}, rng, until_seq=12)])
        for guest in (anna, ben):
            guest.close()
