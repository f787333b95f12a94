"""Open data: only games whose people all agreed, complete for research, and nothing that leads back to a person."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl
import pytest
from tests.room.test_reactions import person, say
from tests.server.guests import Guest, RunningServer, in_threads, play_on, wait_for

import bigboard
from bigboard.cli.main import run
from bigboard.records.open_data import DECISIONS, GAMES
from bigboard.server.db.open_games import Pseudonyms, export_public

NAMES = ("Annabelle", "Benedict", "Cleopatra")
BOT = {"bot": "random"}
DAY = 86_400.0


class House(NamedTuple):
    """A server with games of three people; all of them are finished."""

    server: RunningServer
    guests: list[Guest]
    tables: dict[str, str]  # by the reason why they may be published, or not

    @property
    def url(self) -> str:
        return str(self.server.settings.database)

    def agree(self, *agreed: bool) -> None:
        for guest, on in zip(self.guests, agreed, strict=True):
            assert guest.do("PUT", "/api/me/open_data", {"agreed": on}) == {"agreed": on}


def play(guests: list[Guest], table: str) -> str:
    """Play the table's game to the end; the guests have the first seats, in this order."""

    def one(number: int) -> None:
        with guests[number].visit(table) as place:
            if number == 0:
                say(place, "a secret of mine")
            play_on(place, {number}, random.Random(number))

    in_threads([lambda number=number: one(number) for number in range(len(guests))])  # type: ignore[misc]
    wait_for(lambda: guests[0].table(table)["status"] == "finished")
    return table


def together(guests: list[Guest], **fields: Any) -> str:
    table = guests[0].new_table(players=len(guests), name="Our Evening", bot_pace_ms=0, **fields)
    for seat, guest in enumerate(guests[1:], 1):
        guest.sit(table, seat)
    guests[0].do("POST", f"/api/tables/{table}/start")
    return play(guests, table)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with RunningServer(tmp_path_factory.mktemp("open"), review_simulations=10, review_redraws=1) as server:
        anna, ben, cleo = guests = [server.guest(name) for name in NAMES]
        seats = [{"me": True}, BOT]
        tables = {
            "anna": play([anna], anna.new_table(seats=seats, autostart=True, bot_pace_ms=0)),
            "anna and ben": together([anna, ben]),
            "anna and cleo": together([anna, cleo]),
            "private": play([anna], anna.new_table(seats=seats, autostart=True, public=False, bot_pace_ms=0)),
        }
        anna.do("POST", f"/api/tables/{tables['anna']}/review")
        wait_for(lambda: anna.do("GET", f"/api/tables/{tables['anna']}/review")["status"] == "done")
        yield House(server, guests, tables)


def exported(house: House, folder: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    export_public(house.url, folder)
    games, decisions = (pl.read_parquet(folder / name).to_dicts() for name in ("games.parquet", "decisions.parquet"))
    return games, decisions


def test_without_consent_nothing_is_published(house: House, tmp_path: Path) -> None:
    house.agree(False, False, False)
    fresh = house.server.guest("New")
    assert fresh.do("GET", "/api/me/open_data") == {"agreed": False}
    assert exported(house, tmp_path) == ([], [])


def test_only_public_games_whose_people_all_agree_are_published(house: House, tmp_path: Path) -> None:
    house.agree(True, False, False)
    games, _ = exported(house, tmp_path / "alone")
    assert sorted(len([seat for seat in game["seats"] if not seat.startswith("bot:")]) for game in games) == [1]
    house.agree(True, True, False)
    games, _ = exported(house, tmp_path / "two")
    assert sorted(len([seat for seat in game["seats"] if not seat.startswith("bot:")]) for game in games) == [1, 2]
    house.agree(True, True, True)
    assert len(exported(house, tmp_path / "all")[0]) == 3, "the private game stays private"
    house.agree(False, True, True)
    assert exported(house, tmp_path / "withdrawn") == ([], [])


def test_games_replay_from_the_files_alone_and_carry_their_verdicts(house: House, tmp_path: Path) -> None:
    house.agree(True, True, True)
    games, decisions = exported(house, tmp_path)
    for game in games:
        state = bigboard.game(game["title"]).start(json.loads(game["deal"]))
        rows = [row for row in decisions if row["game_id"] == game["game_id"]]
        assert len(rows) == game["decisions"]
        for row in rows:
            assert (row["seat"], row["decision"], row["legal"]) == (state.seat, state.decision, state.legal_actions())
            assert row["player"] == game["seats"][row["seat"]]
            assert json.loads(row["described"]) == state.describe(row["action"])
            assert row["score"] == game["scores"][row["seat"]]
            state.apply(row["action"])
        assert (state.is_over, state.scores(), state.winners()) == (True, game["scores"], game["winners"])
        judged = [row for row in rows if row["verdict"] is not None]
        assert bool(judged) == game["judged"] == (len(set(game["seats"]) - {"bot:random"}) == 1)
        assert all(row["best"] and row["loss"] is not None and row["judge"] for row in judged)
    assert {one.name for one in GAMES} == set(games[0])
    assert {one.name for one in DECISIONS} == set(decisions[0])


def test_nothing_in_the_files_leads_back_to_a_person(house: House, tmp_path: Path) -> None:
    house.agree(True, True, True)
    games, decisions = exported(house, tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["README.md", "decisions.parquet", "games.parquet"]
    text = json.dumps([games, decisions]) + (tmp_path / "README.md").read_text(encoding="utf-8")
    raw = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    secrets = [*NAMES, *house.tables.values(), *map(person, house.guests), "Our Evening", "secret of mine"]
    for secret in secrets:
        assert secret not in text
        assert secret.encode() not in raw
    assert '\\"seed\\"' not in text
    now = time.time()
    for number in map(float, re.findall(r"\d{9,}(?:\.\d+)?", text)):
        for unit in (1, 1000, 1_000_000):
            assert abs(number / unit - now) > DAY, f"{number} may be a time"
    assert not re.search(r"\b20\d\d-\d\d", text)


def test_pseudonyms_and_the_order_of_games_are_drawn_for_each_export(house: House, tmp_path: Path) -> None:
    people = {f"p{number}" for number in range(60)} | {"bot1"}
    first, second = Pseudonyms(people), Pseudonyms(people)
    assert first.names != second.names
    assert len(set(first.names.values())) == len(people)
    assert [first[one] for one in sorted(people)] != sorted(first.names.values())
    assert first["bot1"].startswith("BOT-")
    house.agree(True, True, True)
    orders = {tuple(game["deal"] for game in exported(house, tmp_path)[0]) for _ in range(12)}
    assert len(orders) > 1


def test_a_game_of_several_people_at_one_account_is_left_out(house: House, tmp_path: Path) -> None:
    anna = house.guests[0]
    house.agree(True, True, True)
    before = len(exported(house, tmp_path)[0])
    table = anna.new_table(seats=[{"me": True}, {"me": True, "name": "Uncle"}], autostart=True)
    with anna.visit(table) as place:
        play_on(place, {0, 1}, random.Random(5))
    wait_for(lambda: anna.table(table)["status"] == "finished")
    assert len(exported(house, tmp_path)[0]) == before


def test_the_command_writes_files_and_a_data_card(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house.agree(True, True, True)
    assert run(["export", "--public", str(tmp_path / "data"), "--database", house.url]) == 0
    assert "3 games with" in capsys.readouterr().out
    card = (tmp_path / "data" / "README.md").read_text(encoding="utf-8")
    assert "CC0-1.0" in card
    assert all(f"| `{column.name}` |" in card for column in (*GAMES, *DECISIONS))
    assert (
        import_module("pyarrow.parquet").read_schema(tmp_path / "data" / "games.parquet").metadata[b"license"]
        == b"CC0-1.0"
    )


def test_without_pyarrow_the_command_says_what_to_install(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert run(["export", "--public", str(tmp_path / "data"), "--database", house.url]) != 0
    assert "pip install 'bigboard[data]'" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_consent_needs_a_person_and_ends_with_them(house: House) -> None:
    assert house.server.guest(None).http.get("/api/me/open_data").status_code == 401
    guest = house.server.guest("Dora")
    assert guest.do("PUT", "/api/me/open_data", {"agreed": "yes"}, 422)["code"] == "bad_message"
    guest.do("PUT", "/api/me/open_data", {"agreed": True})
    guest.do("DELETE", "/api/me")
    assert guest.http.get("/api/me/open_data").status_code == 401
