"""Clocks run down and people go away; the table plays on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from tests.server.guests import Guest, MovableServer, Place, wait_for

from bigboard.room.clock import Clock
from bigboard.schemas.tables import ClockTimes

MakeGuest = Callable[[str | None], Guest]
GRACE_S = 1200
DECISION_S = 600


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MovableServer]:
    """A server whose clock the tests put forward."""
    with MovableServer(tmp_path_factory.mktemp("house")) as running:
        yield running


def duel(guest: MakeGuest, **fields: object) -> tuple[str, Guest, Guest]:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(**fields)
    ben.sit(table, 1)
    anna.do("POST", f"/api/tables/{table}/start")
    return table, anna, ben


def until_code(place: Place, code: str) -> dict[str, object]:
    while (line := place.until("chat")["line"])["code"] != code:
        pass
    return dict(line)


def test_a_bot_holds_the_seat_of_a_leaver_until_he_returns(house: MovableServer, guest: MakeGuest) -> None:
    table, anna, ben = duel(guest, grace_s=GRACE_S)
    with anna.visit(table) as place:
        with ben.visit(table):
            wait_for(lambda: anna.table(table)["seats"][1]["connected"])
        wait_for(lambda: not anna.table(table)["seats"][1]["connected"])
        assert anna.table(table)["seats"][1]["back_by"] is not None
        assert anna.table(table)["seats"][1]["held_by"] is None
        house.advance(GRACE_S)
        line = until_code(place, "bot_holds_seat")
        assert line["args"] == {"name": "Ben", "bot": "random"}
        assert anna.table(table)["seats"][1]["held_by"] == "random"
        place.until("table")
        rng = random.Random(0)
        while True:  # both seats move although Ben is away
            view = place.views[0]
            if view["view"]["legal"]:
                place.act(0, rng.choice(view["view"]["legal"])["action"])
            entry = place.until("update")["entry"]
            if entry["seat"] == 1:
                assert entry["bot"] == "random"
                break
        with ben.visit(table) as back:
            until_code(place, "returned")
            assert anna.table(table)["seats"][1]["held_by"] is None
            assert back.views.get(1) or back.until("view", seat=1)


def test_no_one_is_replaced_while_no_one_waits(guest: MakeGuest) -> None:
    table, anna, ben = duel(guest, grace_s=0)
    with guest("Watcher").visit(table):
        wait_for(lambda: anna.table(table)["watching"] == 1)
        assert [seat["held_by"] for seat in anna.table(table)["seats"]] == [None, None]
        assert anna.table(table)["seq"] == 1
    with ben.visit(table):
        wait_for(lambda: anna.table(table)["seats"][0]["held_by"] == "random")


def test_who_stands_up_in_mid_game_is_replaced_at_once_and_may_come_back(guest: MakeGuest) -> None:
    table, anna, ben = duel(guest)
    with anna.visit(table) as place:
        ben.do("DELETE", f"/api/tables/{table}/seats/1")
        until_code(place, "left")
        assert anna.table(table)["seats"][1]["held_by"] == "random"
        with ben.visit(table) as back:
            back.until("view")
            back.send(type="act", id="x", seat=1, seq=back.views[1]["seq"], action=0)
            while (message := back.receive())["type"] != "error":
                pass
            assert message["code"] in ("not_yours", "not_your_turn", "late")
        ben.sit(table, 1)
        until_code(place, "returned")
        assert anna.table(table)["seats"][1]["held_by"] is None


def test_when_time_and_bank_are_used_up_a_bot_decides_once(house: MovableServer, guest: MakeGuest) -> None:
    anna = guest("Anna")
    clock = {"decision_s": DECISION_S, "bank_s": 0}
    table = anna.new_table(seats=[{"me": True}, {"me": True}], clock=clock, autostart=True)
    with anna.visit(table) as place:
        view = place.until("view", seat=0)
        mover = view["view"]["seat"]
        assert view["clock"]["seat"] == mover
        assert 0 < view["clock"]["left_ms"] <= DECISION_S * 1000
        house.advance(DECISION_S)
        update = place.until("update", seat=0)
        assert (update["entry"]["seat"], update["entry"]["bot"]) == (mover, "random")
        assert until_code(place, "time_out")["seat"] == mover  # announced after the entry
        assert update["clock"]["bank_ms"] == [0, 0]
        assert update["clock"]["seat"] == update["view"]["seat"]
        assert 0 < update["clock"]["left_ms"] <= DECISION_S * 1000


def test_the_bank_pays_only_what_exceeds_the_decision_time() -> None:
    clock = Clock(ClockTimes(decision_s=10, bank_s=30), players=2)
    clock.set(0, 100.0, None)
    assert clock.deadline() == 140.0
    assert clock.view(104.0).left_ms == 6000
    assert clock.view(115.0).bank_ms == [25000, 30000]
    clock.set(1, 115.0, [25000, 30000])
    assert clock.bank_ms(120.0) == [25000, 30000]
    clock.set(0, 121.0, [25000, 30000])
    assert clock.deadline() == 156.0
    assert clock.bank_ms(1000.0) == [0, 30000]
    clock.set(-1, 121.0, [25000, 30000])
    assert clock.bank_ms(2000.0) == [25000, 30000]
    assert clock.deadline() is None
