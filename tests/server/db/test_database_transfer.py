"""A whole house moves from SQLite to PostgreSQL and back: every row arrives, and everything goes on there."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from tests.room.test_reactions import person, say
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.test_passkeys import key_of, sign_in
from tests.server.guests import Guest, RunningServer, play_on, wait_for
from tests.server.postgres import Postgres

from bigboard.coach.puzzles.puzzle import collection
from bigboard.server.db.engines import open_engine
from bigboard.server.db.maintenance import MaintenanceError, check, export, import_
from bigboard.server.db.schema import PASSING, metadata

SECRET = "opensesame"
HERE = {"owner_secret": SECRET, "webhooks": True, "review_simulations": 10, "review_redraws": 1}
HOOK = "https://example.org/hook"
BOT = [{"me": True}, {"bot": "random"}]


class Life:
    """What a server knows of a few people, with something of everything that it can keep."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with RunningServer(folder, **HERE) as house:
            anna = Guest(house.url.replace("127.0.0.1", "localhost"), "Анна & Co. 🎩")
            self.cookie, self.person = anna.http.cookies["bigboard"], person(anna)
            anna.do("POST", "/api/me/hello")
            self.key: Authenticator = key_of(anna)
            self.link = anna.do("POST", "/api/me/link")["code"]
            anna.do("POST", "/api/passkeys/options")
            anna.do("PUT", "/api/me/reminders", {"webhook": HOOK})
            anna.do("PUT", "/api/me/answers", {"answers": ["show", "pass"]})
            anna.do("POST", "/api/transcripts", {"game": "acquire", "names": ["Ana", "Bo"]}, status=201)
            puzzle = collection("acquire")[0]
            self.rating = anna.do("POST", f"/api/puzzles/{puzzle.id}", {"action": puzzle.right[0]})["you"]["rating"]
            self.today = str(anna.do("POST", "/api/today/stockpile", {"practice": False}, 201)["table"]["id"])
            self.running = anna.new_table(seats=BOT, autostart=True)
            with anna.visit(self.running) as place:
                play_on(place, {0}, random.Random(1), until_seq=20)
                self.seen = place.views[0]
            self.finished = anna.new_table(seats=BOT, autostart=True)
            with anna.visit(self.finished) as place:
                play_on(place, {0}, random.Random(2))
            wait_for(lambda: anna.table(self.finished)["status"] == "finished")
            self.replay = anna.do("GET", f"/api/tables/{self.finished}/replay?seat=all")
            anna.do("POST", f"/api/tables/{self.finished}/review")
            self.waiting = anna.new_table(seats=[{"me": True}, None], commitment="a1" * 32)
            self.rude(house, anna)
            self.friendly(house, anna)
            anna.close()

    def rude(self, house: RunningServer, anna: Guest) -> None:
        """Someone is reported and muted."""
        ben = house.guest("Ben")
        with anna.visit(self.waiting) as mine, ben.visit(self.waiting) as his:
            say(his, "rude “line”, 'quoted' \\ 🎩")
            anna.do("POST", f"/api/tables/{self.waiting}/reports", {"n": mine.until("chat")["line"]["n"]})
            anna.do("PUT", f"/api/me/people/{person(ben)}/block")
        measure = {"person": person(ben), "kind": "muted", "lasts": "week"}
        assert anna.http.post("/admin/measures", data=measure, auth=("me", SECRET)).status_code == 303

    def friendly(self, house: RunningServer, anna: Guest) -> None:
        """Someone is met at a table, and invited to another."""
        cleo = house.guest("Cleo")
        table = anna.new_table()
        cleo.sit(table, 1)
        anna.do("POST", f"/api/tables/{table}/start")
        for one in (anna, cleo):
            one.do("PUT", "/api/me/people", {"listed": True})
            one.do("PUT", "/api/me/open_data", {"agreed": True})
        anna.do("POST", f"/api/tables/{self.waiting}/invitations", {"person": person(cleo)})

    def back(self, house: RunningServer) -> Guest:
        """Anna, on the device that she had."""
        anna = Guest(house.url.replace("127.0.0.1", "localhost"), None)
        anna.http.cookies["bigboard"] = self.cookie
        assert person(anna) == self.person
        return anna

    def goes_on(self, database: str, until_seq: int | None) -> None:
        """Everything is there, and the game that was running is played on."""
        with RunningServer(self.folder, **HERE, database=database) as house:
            anna = self.back(house)
            assert anna.do("GET", f"/api/tables/{self.finished}/replay?seat=all") == self.replay
            assert anna.do("GET", "/api/me/reminders")["webhook"] == HOOK
            assert anna.do("GET", f"/api/tables/{self.finished}/review")["status"] in ("waiting", "running", "done")
            assert anna.table(self.waiting)["status"] == "open"
            assert anna.table(self.today)["status"] == "running"
            self.key.origin = anna.url
            phone = Guest(anna.url, None)
            assert sign_in(phone, self.key)["person"]["id"] == self.person
            with anna.visit(self.running) as place:
                while 0 not in place.views:
                    place.receive()
                assert place.views[0]["seq"] >= self.seen["seq"]
                play_on(place, {0}, random.Random(3), until_seq=until_seq)
                self.seen = place.views[0]
            if until_seq is None:
                wait_for(lambda: anna.table(self.running)["status"] == "finished")
            anna.close()
            phone.close()


def rows(url: str) -> dict[str, list[tuple[Any, ...]]]:
    engine = open_engine(url)
    with engine.connect() as line:
        found = {
            table.name: sorted(tuple(row) for row in line.execute(select(table)))
            for table in metadata.sorted_tables
            if table not in PASSING
        }
    engine.dispose()
    return found


def add_missing(url: str) -> None:
    """Put a row of made-up values into the tables of features that this life has not used."""
    empty = {name for name, found in rows(url).items() if not found}
    assert empty == {"bot_accounts", "bot_invitations", "cards", "judged_games", "training"}
    engine = open_engine(url)
    with engine.begin() as line:
        for name in empty:
            table = metadata.tables[name]
            line.execute(
                insert(table).values({one.name: "{}" if one.type.python_type is str else 1 for one in table.c})
            )
    engine.dispose()


def moved(source: str, target: str, file: Path) -> None:
    assert export(source, file) == import_(target, file)
    assert rows(target) == rows(source)
    assert check(target).sound


def test_everything_moves_to_postgresql_and_back_and_goes_on(postgres: Postgres, folder: Path) -> None:
    life = Life(folder)
    first, second = f"sqlite:///{folder / 'house.sqlite'}", postgres.new_database("moved")
    add_missing(first)
    assert [name for name, found in rows(first).items() if not found] == []
    moved(first, second, folder / "there.gz")
    life.goes_on(second, until_seq=40)
    third = f"sqlite:///{folder / 'back.sqlite'}"
    moved(second, third, folder / "back.gz")
    life.goes_on(third, until_seq=None)


def test_a_database_in_which_anything_is_kept_takes_no_import(postgres: Postgres, folder: Path) -> None:
    with RunningServer(folder) as house:
        house.guest("Anna")
    source, target = f"sqlite:///{folder / 'house.sqlite'}", postgres.new_database("lived_in")
    export(source, folder / "all.gz")
    assert import_(target, folder / "all.gz") > 0
    with pytest.raises(MaintenanceError, match="an import needs an empty one"):
        import_(target, folder / "all.gz")
