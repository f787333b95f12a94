"""The coach at the table, and reviews of finished games: asked twice, done once, and not lost when the server stops."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update
from tests.server.guests import Guest, Message, Place, RunningServer, play_on, wait_for

from bigboard.server.db.schema import reviews
from bigboard.server.db.store import Store
from bigboard.services.learning.reviews import Reviews

SOME = 8  # pieces of a review, some of chance among them
QUICK = {"coach_simulations": 40, "review_simulations": 2, "review_redraws": 1}


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("school"), **QUICK) as running:
        yield running


def my_decision(place: Place) -> Message:
    """The view in which seat 0 decides."""
    while True:
        message = place.receive()
        if message["type"] in ("view", "update") and message["view"]["seat"] == 0 and message["view"]["legal"]:
            return message


def seats(*bots: str) -> list[dict[str, Any]]:
    return [{"me": True}, *({"bot": bot} for bot in bots)]


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_against_bots_the_coach_judges_an_answer_even_where_hints_are_off(school: RunningServer, game: str) -> None:
    anna = school.guest("Anna")
    table = anna.new_table(game=game, players=3, seats=seats("random", "random"), autostart=True, hints=False)
    with anna.visit(table) as place:
        view = my_decision(place)["view"]
        action = view["legal"][-1]["action"]
        place.send(type="coach", id="c", seat=0, action=action)
        told = place.until("coach", id="c")
        assert told["verdict"]["chosen"]["actions"] == [action]
        assert told["decision"] == view["decision"]
        shown = [(-round(option["win"], 2), -option["money"]) for option in told["options"]]
        assert shown == sorted(shown)
        assert told["options"][0]["loss"] == 0
        place.send(type="coach", id="d", seat=0)
        assert place.until("coach", id="d")["verdict"] is None


def test_among_people_the_coach_speaks_only_where_the_host_lets_it(school: RunningServer) -> None:
    anna, ben = school.guest("Anna"), school.guest("Ben")
    table = anna.new_table(players=2, seats=[{"me": True}, None], hints=False, autostart=True)
    ben.sit(table, 1)
    with anna.visit(table) as place, ben.visit(table) as other:
        mover = place.until("view")["view"]["seat"]
        asker = place if mover == 0 else other
        asker.send(type="coach", id="c", seat=mover)
        assert asker.refused("no_hint")["reason"] == "off"
        anna.do("PATCH", f"/api/tables/{table}", {"hints": True})
        asker.send(type="coach", id="d", seat=mover)
        assert asker.until("coach", id="d")["options"]


def test_the_coach_says_what_is_wrong_with_a_question(school: RunningServer) -> None:
    anna = school.guest("Anna")
    table = anna.new_table(players=2, seats=seats("random"), autostart=True)
    with anna.visit(table) as place:
        view = my_decision(place)["view"]
        legal = {answer["action"] for answer in view["legal"]}
        place.send(type="coach", id="a", seat=1)
        place.refused("not_yours")
        place.send(type="coach", id="b", seat=0, action=min(set(range(100)) - legal))
        place.refused("illegal")
        place.send(type="coach", id="c", seat=0, action=view["legal"][0]["action"], picks=[])
        place.refused("bad_message")


@pytest.fixture(scope="module")
def finished(school: RunningServer) -> tuple[Guest, str]:
    anna = school.guest("Anna")
    table = anna.new_table(players=2, seats=seats("random"), autostart=True)
    with anna.visit(table) as place:
        play_on(place, {0}, random.Random(1))
    return anna, table


def reviewed(guest: Guest, table: str) -> Message:
    """The review, once it is done."""
    wait_for(lambda: guest.do("GET", f"/api/tables/{table}/review")["status"] in ("done", "failed"))
    review: Message = guest.do("GET", f"/api/tables/{table}/review")["review"]
    return review


def hold_after(monkeypatch: pytest.MonkeyPatch, kept: Reviews, number: int) -> None:
    """Let the next review stand still after so many pieces, until the server stops."""
    work_out, pieces = kept._once, iter(range(number))

    async def work_out_some(*arguments: Any) -> str:
        if next(pieces, None) is None:
            await asyncio.Event().wait()
        return await work_out(*arguments)

    monkeypatch.setattr(kept, "_once", work_out_some)


def test_a_review_is_worked_out_once_and_adds_up(school: RunningServer, finished: tuple[Guest, str]) -> None:
    anna, table = finished
    assert anna.do("GET", f"/api/tables/{table}/review")["status"] == "none"
    first = anna.do("POST", f"/api/tables/{table}/review")
    second = anna.do("POST", f"/api/tables/{table}/review")
    assert {first["status"], second["status"]} <= {"waiting", "running", "done"}
    assert len(school.app.container.reviews.queued) <= 1
    review = reviewed(anna, table)
    result = anna.table(table)["result"]["scores"]
    for seat in review["seats"]:
        assert seat["result"] == result[seat["seat"]]
        parts = [seat[name] for name in ("expectation", "luck", "own", "others")]
        assert sum(parts) == pytest.approx(seat["result"])
    assert review["names"] == ["Anna", anna.table(table)["seats"][1]["name"]]
    steps = anna.do("GET", f"/api/tables/{table}/replay?seat=all")["steps"]
    for decision in review["decisions"]:
        step = next(step for step in steps if step["seq"] == decision["seq"])
        first = decision["chosen"]["described"][0]
        assert step["action"] == {name: first[name] for name in step["action"]}
        assert step["seat"] == decision["seat"]


def test_there_is_no_review_before_the_end(school: RunningServer) -> None:
    anna = school.guest("Anna")
    table = anna.new_table(players=2, seats=seats("random"), autostart=True)
    anna.do("POST", f"/api/tables/{table}/review", status=409)


def test_strangers_do_not_see_the_review_of_a_private_game(school: RunningServer) -> None:
    anna = school.guest("Anna")
    table = anna.new_table(players=2, seats=seats("random"), autostart=True, public=False, spectators=False)
    with anna.visit(table) as place:
        play_on(place, {0}, random.Random(2))
    school.guest("Eve").do("POST", f"/api/tables/{table}/review", status=403)


def test_a_server_that_was_stopped_goes_on_with_its_review(folder: Path) -> None:
    with RunningServer(folder, **QUICK) as house:
        anna = house.guest("Anna")
        table = anna.new_table(players=2, seats=seats("random"), autostart=True)
        with anna.visit(table) as place:
            play_on(place, {0}, random.Random(3))
        anna.do("POST", f"/api/tables/{table}/review")
        reviewed(anna, table)
        token = dict(anna.http.cookies)
    # As it was in the middle: some pieces are there, and one of them says something that is not worked out again.
    kept = pieces_kept(folder, table, {"asked": "{}", "deal-0": json.dumps({"money": 7.0, "error": 0.0})})
    assert kept == {"asked", "deal-0"}
    with RunningServer(folder, **QUICK) as house:
        guest = house.guest(None)
        guest.http.cookies.update(token)
        review = reviewed(guest, table)
    assert {seat["expectation"] for seat in review["seats"]} == {7.0}


def test_a_review_is_stopped_with_the_server_and_goes_on_with_what_was_done(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with RunningServer(folder, **QUICK) as house:
        anna = house.guest("Anna")
        hold_after(monkeypatch, house.app.container.reviews, SOME)
        table = anna.new_table(players=2, seats=seats("random"), autostart=True)
        with anna.visit(table) as place:
            play_on(place, {0}, random.Random(4))
        anna.do("POST", f"/api/tables/{table}/review")
        wait_for(lambda: anna.do("GET", f"/api/tables/{table}/review")["done"] == SOME)
        status = anna.do("GET", f"/api/tables/{table}/review")
        assert status["status"] == "running"
        assert status["done"] < status["of"]
        token = dict(anna.http.cookies)
    before = kept_of(folder, table)
    assert len(before) == SOME + 1  # and that it was asked for
    assert "whole" not in before
    # A piece that the disk has spoilt is worked out again; the others are not.
    spoilt = next(piece for piece in before if piece.startswith("judge-"))
    with opened(folder) as connection:
        connection.execute(
            update(reviews).where((reviews.c.table_id == table) & (reviews.c.piece == spoilt)).values(result="{")
        )
    with RunningServer(folder, **QUICK) as house:
        guest = house.guest(None)
        guest.http.cookies.update(token)
        found = reviewed(guest, table)
    assert kept_of(folder, table) == {"whole"}
    for seat in found["seats"]:
        assert sum(seat[name] for name in ("expectation", "luck", "own", "others")) == pytest.approx(seat["result"])


def test_who_asks_when_too_many_wait_is_told_so(
    school: RunningServer, finished: tuple[Guest, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = finished
    table = anna.new_table(players=2, seats=seats("random"), autostart=True)
    with anna.visit(table) as place:
        play_on(place, {0}, random.Random(5))
    monkeypatch.setattr("bigboard.services.learning.reviews.MOST_WAITING", 0)
    refused = anna.do("POST", f"/api/tables/{table}/review", status=429)
    assert refused["message"].startswith("Many games are waiting for a review.")
    assert anna.do("GET", f"/api/tables/{table}/review")["status"] == "none"


def test_advice_does_not_wait_for_bots_that_think_or_for_reviews(school: RunningServer) -> None:
    anna = school.guest("Anna")
    table = anna.new_table(players=2, seats=seats("random"), autostart=True)
    with anna.visit(table) as place:
        my_decision(place)
        slow = school.app.container.reviews.bots.slow[0].turns
        slow.free = 0  # something thinks there, and nothing ends it
        try:
            place.send(type="coach", id="c", seat=0)
            assert place.until("coach", id="c")["options"]
        finally:
            slow.free = 1


@contextmanager
def opened(folder: Path) -> Iterator[Connection]:
    store = Store(f"sqlite:///{folder / 'house.sqlite'}")
    with store.engine.begin() as connection:
        yield connection
    store.close()


def kept_of(folder: Path, table: str) -> set[str]:
    with opened(folder) as connection:
        return set(connection.execute(select(reviews.c.piece).where(reviews.c.table_id == table)).scalars())


def pieces_kept(folder: Path, table: str, wanted: dict[str, str]) -> set[str]:
    """Puts these pieces in place of all others of the table, and says which there are."""
    with opened(folder) as connection:
        connection.execute(delete(reviews).where(reviews.c.table_id == table))
        for piece, result in wanted.items():
            connection.execute(reviews.insert().values(table_id=table, piece=piece, result=result))
    return kept_of(folder, table)
