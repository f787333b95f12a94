"""Tables over days: no one is expected to be there, and the clock runs all the same, also while the server is down."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from tests.server.guests import Guest, RunningServer, wait_for

DAY = 24 * 3600


def slow_table(guest: Guest) -> str:
    seats = [{"me": True}, {"me": True, "name": "Also"}]
    return guest.new_table(seats=seats, autostart=True, clock={"decision_s": DAY, "bank_s": 0}, grace_s=0)


def test_no_one_is_replaced_while_their_day_lasts(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as house:
        anna, ben = Guest(house.url, "Anna"), Guest(house.url, "Ben")
        table = anna.new_table(clock={"decision_s": DAY, "bank_s": 0}, grace_s=0, autostart=True)
        ben.sit(table, 1)
        with anna.visit(table) as place:
            place.send(type="chat", id="here", text="Anyone?")
            place.until("ack", id="here")
            assert [seat["held_by"] for seat in anna.table(table)["seats"]] == [None, None]
            assert anna.table(table)["seats"][1]["back_by"] is None
        anna.close()
        ben.close()


def test_the_clock_runs_while_no_one_looks(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as house:
        anna = Guest(house.url, "Anna")
        table = slow_table(anna)
        clock = house.app.container.lobby.tables[table].clock
        wait_for(lambda: clock.seat >= 0)
        anna.close()


def test_a_day_that_ended_while_the_server_was_down_has_ended(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as house:
        anna = Guest(house.url, "Anna")
        table = slow_table(anna)
        cookie = anna.http.cookies
        anna.close()
    with sqlite3.connect(tmp_path / "house.sqlite") as database:
        seq, text = database.execute("SELECT seq, entry FROM log ORDER BY seq DESC LIMIT 1").fetchone()
        entry = json.loads(text)
        entry["time"] -= DAY + 60
        database.execute("UPDATE log SET entry = ? WHERE seq = ?", (json.dumps(entry), seq))
    with RunningServer(tmp_path) as house:
        anna = Guest(house.url, None)
        anna.http.cookies = cookie
        wait_for(lambda: anna.table(table)["seq"] > seq)  # a bot has decided, once
        with anna.socket(f"/api/tables/{table}/ws") as place:
            codes = [line["code"] for line in place.hello()["chat"]]
        assert "time_out" in codes
        anna.close()
