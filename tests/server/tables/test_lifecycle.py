"""The server answers at once after a start; tables come when they are needed, and go when no one plays."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.server.guests import Guest, RunningServer, wait_for

from bigboard.server.db.table_rows import Latest
from bigboard.server.run.serve import CannotServe, serve
from bigboard.server.tables import lifecycle
from bigboard.server.tables.lifecycle import goes_on_alone

T = TypeVar("T")
SEATS = [{"me": True}, {"bot": "random"}]


def in_house(house: RunningServer, work: Coroutine[Any, Any, T]) -> T:
    """Done on the server's own loop."""
    return asyncio.run_coroutine_threadsafe(work, house.app.container.lobby.tasks[0].get_loop()).result(30)


def change(folder: Path, sql: str, *values: object) -> None:
    with sqlite3.connect(folder / "house.sqlite") as database:
        assert database.execute(sql, values).rowcount > 0
    database.close()


def begun(house: RunningServer, anna: Guest, **fields: Any) -> str:
    """A running game in which Anna decides."""
    table = anna.new_table(seats=SEATS, autostart=True, **fields)
    wait_for(lambda: anna.table(table)["deciding"] == 0)
    return table


def test_after_a_start_only_tables_where_a_bot_must_act_are_woken(folder: Path) -> None:
    with RunningServer(folder) as house:
        anna = house.guest("Anna")
        mine = begun(house, anna)
        bots = anna.new_table(seats=[{"bot": "random"}] * 2, autostart=True, bot_pace_ms=10_000)
        secret = anna.http.cookies["bigboard"]
    with RunningServer(folder) as house:
        wait_for(lambda: not house.sleeping(bots))
        assert house.sleeping(mine)
        again = house.guest(None)
        again.http.cookies["bigboard"] = secret
        assert again.do("GET", f"/api/tables/{mine}")["you"]["seats"] == [0]


@pytest.mark.parametrize(
    ("seat", "next_seat", "wakes"),
    [
        ({"bot": None, "left": False}, 0, False),
        ({"bot": "easy", "left": False}, 0, True),
        ({"bot": None, "left": True}, 0, True),
        ({"bot": None, "left": False, "held": True}, 0, True),
        ({"bot": "easy", "left": False}, -1, False),
        ({}, 0, True),  # damaged: reading it says so
    ],
)
def test_who_decides_is_read_without_playing_the_game_again(seat: dict[str, Any], next_seat: int, wakes: bool) -> None:
    assert goes_on_alone(Latest("t", json.dumps({"seats": [seat]}), 1, next_seat, 0.0, "")) is wakes


def test_a_table_with_a_clock_is_woken_so_that_time_runs_there() -> None:
    document = {"seats": [{"bot": None, "left": False}], "clock": {"decision_s": 86400, "bank_s": 0}}
    assert goes_on_alone(Latest("t", json.dumps(document), 1, 0, 0.0, ""))


def test_an_abandoned_game_is_retired_and_its_record_stays(folder: Path) -> None:
    with RunningServer(folder, running_for_s=3600.0) as house:
        anna = house.guest("Anna")
        old, young = begun(house, anna), begun(house, anna)
        seq = anna.table(old)["seq"]
        change(folder, "UPDATE tables SET updated = 1.0 WHERE id IN (?, ?)", old, young)
        change(folder, "UPDATE log SET at = 1.0 WHERE table_id = ? AND seq = ?", old, seq)
        in_house(house, lifecycle.tidy(house.app.container.lobby))
        assert anna.table(young)["status"] == "running"
        assert anna.table(old)["status"] == "closed"
        assert anna.do("GET", f"/api/tables/{old}/record")["deal"]["game"] == "acquire"


def test_tidying_up_reads_all_pages(folder: Path) -> None:
    with RunningServer(folder, open_for_s=-1.0, page=2) as house:
        anna = house.guest("Anna")
        tables = [anna.new_table() for _ in range(5)]
        with anna.visit(tables[0]):  # someone is still there
            in_house(house, lifecycle.tidy(house.app.container.lobby))
            assert [anna.table(table)["status"] for table in tables] == ["open", *["closed"] * 4]


def test_one_table_that_cannot_be_read_costs_only_itself(folder: Path) -> None:
    with RunningServer(folder) as house:
        anna = house.guest("Anna")
        secret = anna.http.cookies["bigboard"]
        good, garbled, other_rules, unknown = (begun(house, anna) for _ in range(4))
    with sqlite3.connect(folder / "house.sqlite") as database:
        start = json.loads(
            database.execute("SELECT entry FROM log WHERE table_id = ? AND seq = 1", (other_rules,)).fetchone()[0]
        )
        document = json.loads(database.execute("SELECT document FROM tables WHERE id = ?", (unknown,)).fetchone()[0])
    database.close()
    start["deal"]["rules"] = 99
    document["mood"] = "festive"
    document["seats"][0]["hat"] = "tall"
    change(folder, "UPDATE tables SET document = '{\"id\": ' WHERE id = ?", garbled)
    change(folder, "UPDATE log SET entry = ? WHERE table_id = ? AND seq = 1", json.dumps(start), other_rules)
    change(folder, "UPDATE tables SET document = ? WHERE id = ?", json.dumps(document), unknown)
    with RunningServer(folder) as house:
        anna = house.guest(None)
        anna.http.cookies["bigboard"] = secret
        listed = {table["id"] for table in anna.do("GET", "/api/tables")["tables"]}
        assert listed == {good, other_rules, unknown}
        assert {t["id"] for t in anna.do("GET", "/api/me/tables")["tables"]} == listed
        assert anna.do("GET", f"/api/tables/{garbled}", status=409)["reason"] == "damaged"
        refused = anna.do("GET", f"/api/tables/{other_rules}", status=409)
        assert (refused["code"], refused["reason"]) == ("quarantined", "rules")
        assert "rules 99" in refused["message"]
        assert anna.do("GET", f"/api/tables/{good}")["table"]["status"] == "running"
        anna.do("PATCH", f"/api/tables/{unknown}", {"name": "Still here"})
    with sqlite3.connect(folder / "house.sqlite") as database:
        kept = json.loads(database.execute("SELECT document FROM tables WHERE id = ?", (unknown,)).fetchone()[0])
    database.close()
    assert (kept["name"], kept["mood"], kept["seats"][0]["hat"]) == ("Still here", "festive", "tall")


def test_a_second_server_on_the_same_file_is_told_so(folder: Path) -> None:
    with RunningServer(folder) as house:
        anna = house.guest("Anna")
        with pytest.raises(CannotServe, match=r"Another Big Board server \(process \d+\) uses .*house.sqlite already"):
            serve(port=0, database=f"sqlite:///{folder / 'house.sqlite'}")
        anna.new_table()  # the first one goes on


def test_a_rematch_that_was_given_up_can_be_asked_for_again(folder: Path) -> None:
    with RunningServer(folder, open_for_s=-1.0) as house:
        anna = house.guest("Anna")
        table = anna.new_table(seats=SEATS, autostart=True)
        change(folder, "UPDATE tables SET status = status WHERE id = ?", table)
        record = house.app.container.lobby.tables[table].record
        record.status = "finished"
        first = anna.do("POST", f"/api/tables/{table}/rematch")["table"]["id"]
        assert anna.do("POST", f"/api/tables/{table}/rematch")["table"]["id"] == first
        in_house(house, lifecycle.tidy(house.app.container.lobby))
        second = anna.do("POST", f"/api/tables/{table}/rematch")["table"]
        assert second["id"] != first
        assert second["status"] == "open"
