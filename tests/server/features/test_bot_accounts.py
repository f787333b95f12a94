"""Bot accounts: always marked, online by their stream, invited by hosts, never where people compare themselves."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.guests import Guest, RunningServer, in_threads, wait_for
from tests.server.postgres import Postgres
from tests.timeouts import HANG_S

from bigboard.client.invited_bot import is_server, wait_for_invitations
from bigboard.client.remote_bot import CannotJoin
from bigboard.server.settings import Rate

OPENED: list[Program] = []


@pytest.fixture(autouse=True)
def closed_programs() -> Iterator[None]:
    """Close the connections of all programs of a test."""
    yield
    while OPENED:
        OPENED.pop().close()


class Program:
    """A bot account with its token."""

    def __init__(self, house: RunningServer, name: str = "Robot", **fields: Any) -> None:
        made = httpx.post(f"{house.url}/api/bots", json={"name": name, **fields}, timeout=HANG_S)
        assert made.status_code == 201, made.text
        self.account = made.json()["bot"]
        self.http = httpx.Client(
            base_url=house.url, timeout=HANG_S, headers={"Authorization": f"Bearer {made.json()['token']}"}
        )
        self.token = made.json()["token"]
        self.streams: list[Generator[dict[str, Any], None, None]] = []
        OPENED.append(self)

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        self.http.close()

    def do(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def events(self) -> Generator[dict[str, Any], None, None]:
        """Return the event stream, which is open from the first event on."""
        self.streams.append(self.read_events())
        return self.streams[-1]

    def read_events(self) -> Generator[dict[str, Any], None, None]:
        with self.http.stream("GET", "/api/bots/me/events") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("quick"), bot_poll_s=0.05) as running:
        yield running


@pytest.fixture
def host(quick: RunningServer) -> Iterator[Guest]:
    guest = quick.guest("Host")
    yield guest
    guest.close()


def test_a_bot_is_marked_wherever_it_appears(quick: RunningServer, host: Guest) -> None:
    robot = Program(quick)
    assert robot.account["name"] == "BOT Robot"
    assert robot.account["id"].startswith("bot")
    table = host.new_table(seats=[{"me": True}, None])
    robot.do("PUT", f"/api/tables/{table}/seats/1", {"name": "Anna"})
    assert host.table(table)["seats"][1]["name"] == "BOT Anna", "it cannot take the mark off"
    assert robot.do("PUT", "/api/me", {"name": "bot  BOT Max"})["person"]["name"] == "BOT Max"
    assert host.table(table)["seats"][1]["person"].startswith("bot")


@pytest.mark.parametrize("name", ["BOT Anna", "bot anna", "Bot BOT x"])
def test_a_person_cannot_look_like_a_bot(host: Guest, name: str) -> None:
    refused = host.do("PUT", "/api/me", {"name": name}, status=422)
    assert (refused["code"], refused["reason"]) == ("bad_name", "bot")
    table = host.new_table(seats=[None, None])
    assert host.do("PUT", f"/api/tables/{table}/seats/0", {"name": name}, status=422)["code"] == "bad_name"
    assert host.do("PUT", "/api/me", {"name": "Botticelli"})["person"]["name"] == "Botticelli"


def test_a_host_invites_a_bot_that_is_online(quick: RunningServer, host: Guest) -> None:
    robot = Program(quick, "Invited", about="Plays Acquire.", games=["acquire"])
    table = host.new_table(public=False, seats=[{"me": True}, None])
    invite = f"/api/tables/{table}/bot_invitations"
    bot = {"bot": robot.account["id"]}
    assert host.do("POST", invite, bot, status=404)["code"] == "no_bot", "it is not online yet"
    stream = robot.events()
    assert next(stream) == {"type": "hello", "table": None, "path": None, "game": None, "host": None}
    wait_for(lambda: robot.account["id"] in [one["id"] for one in host.do("GET", "/api/bots")["bots"]])
    stockpile = host.new_table(game="stockpile", seats=[{"me": True}, None])
    refused = host.do("POST", f"/api/tables/{stockpile}/bot_invitations", bot, status=404)
    assert "plays acquire only" in refused["message"]
    assert host.do("POST", invite, bot)["name"] == "BOT Invited"
    event = next(stream)
    assert (event["type"], event["table"], event["host"]) == ("invitation", table, "Host")
    (waiting,) = robot.do("GET", "/api/bots/me/invitations")["invitations"]
    assert waiting["path"] == event["path"]
    assert robot.do("PUT", f"/api/tables/{table}/seats/1", {}, status=403)["code"] == "not_invited"
    _, _, code = event["path"].partition("?")
    robot.do("PUT", f"/api/tables/{table}/seats/1?{code}", {})
    assert next(stream)["type"] == "withdrawn"
    host.do("POST", f"/api/tables/{table}/start")
    assert next(stream)["type"] == "started"
    assert robot.do("GET", "/api/bots/me/invitations") == {"invitations": []}
    stream.close()
    wait_for(lambda: robot.account["id"] not in [one["id"] for one in host.do("GET", "/api/bots")["bots"]])


def test_only_the_host_invites_and_only_before_the_start(quick: RunningServer, host: Guest) -> None:
    robot = Program(quick)
    bot = {"bot": robot.account["id"]}
    table = host.new_table(seats=[{"me": True}, {"bot": "random"}])
    other = quick.guest("Other")
    assert other.do("POST", f"/api/tables/{table}/bot_invitations", bot, status=403)["code"] == "not_host"
    host.do("POST", f"/api/tables/{table}/start")
    assert host.do("POST", f"/api/tables/{table}/bot_invitations", bot, status=409)["code"] == "started"
    assert host.do("GET", "/api/bots/me", status=403)["code"] == "not_yours"
    assert host.do("GET", "/api/bots/me/events", status=403)["code"] == "not_yours"
    other.close()


def test_a_bot_that_accepts_no_games_is_not_listed_and_declines(quick: RunningServer, host: Guest) -> None:
    robot = Program(quick, "Shy")
    stream = robot.events()
    next(stream)
    table = host.new_table(seats=[{"me": True}, None])
    wait_for(lambda: robot.do("GET", "/api/bots/me")["online"])
    host.do("POST", f"/api/tables/{table}/bot_invitations", {"bot": robot.account["id"]})
    assert next(stream)["type"] == "invitation"
    assert robot.do("DELETE", f"/api/bots/me/invitations/{table}") == {"invitations": []}
    assert next(stream)["type"] == "withdrawn"
    robot.do("PUT", "/api/bots/me", {"accepts": False})
    assert robot.account["id"] not in [one["id"] for one in host.do("GET", "/api/bots")["bots"]]
    assert host.do("POST", f"/api/tables/{table}/bot_invitations", {"bot": robot.account["id"]}, status=404)
    assert robot.do("PUT", "/api/bots/me", {"games": ["chess"]}, status=404)["code"] == "no_game"
    stream.close()


def test_bots_stay_out_of_the_deals_that_people_compare(quick: RunningServer) -> None:
    robot = Program(quick)
    refused = robot.do("POST", "/api/today/acquire", {}, status=403)
    assert refused["code"] == "in_contest"


def test_a_limit_says_what_and_how_long(folder: Path) -> None:
    with RunningServer(folder, bot_streams=Rate(1, 0.01), bot_invitations=Rate(1, 0.01), bot_poll_s=0.05) as house:
        robot, host = Program(house), house.guest("Host")
        stream = robot.events()
        next(stream)
        refused = robot.http.get("/api/bots/me/events")
        assert refused.status_code == 429
        assert refused.json()["message"].startswith("This bot opens its event stream too often. Please wait ")
        assert int(refused.headers["retry-after"]) == refused.json()["args"]["wait_s"] > 50
        table = host.new_table(seats=[{"me": True}, None])
        wait_for(lambda: robot.do("GET", "/api/bots/me")["online"])
        host.do("POST", f"/api/tables/{table}/bot_invitations", {"bot": robot.account["id"]})
        again = host.do("POST", f"/api/tables/{table}/bot_invitations", {"bot": robot.account["id"]}, status=429)
        assert again["message"].startswith("You invite many bots. Please wait ")
        stream.close()
        host.close()


def test_any_process_serves_the_stream_and_the_host(postgres: Postgres, folder: Path) -> None:
    """The bot listens at one process, its host invites at another."""
    common = {"database": postgres.new_database("bots"), "bot_poll_s": 0.05}
    with RunningServer(folder, **common) as here, RunningServer(folder, **common) as there:
        robot, host = Program(here), there.guest("Host")
        stream = robot.events()
        next(stream)
        table = host.new_table(seats=[{"me": True}, None])
        wait_for(lambda: [one["id"] for one in host.do("GET", "/api/bots")["bots"]] == [robot.account["id"]])
        host.do("POST", f"/api/tables/{table}/bot_invitations", {"bot": robot.account["id"]})
        assert next(stream)["table"] == table
        host.close()
        robot.close()


@pytest.mark.parametrize(("switch", "status"), [("off", 403), ("administrator", 403)])
def test_the_administrator_switches_bot_accounts(folder: Path, switch: str, status: int) -> None:
    with RunningServer(folder, bot_accounts=switch, owner_secret="right horse") as house:
        body = {"name": "Robot"}
        assert httpx.post(f"{house.url}/api/bots", json=body, timeout=HANG_S).status_code == status
        secret = {"Authorization": "Bearer right horse"}
        made = httpx.post(f"{house.url}/api/bots", json=body, headers=secret, timeout=HANG_S)
        assert made.status_code == (201 if switch == "administrator" else 403)
        assert made.status_code == 201 or "no bot accounts" in made.json()["message"]


def test_the_command_waits_for_invitations_and_plays(quick: RunningServer, host: Guest) -> None:
    assert is_server("localhost:8000")
    assert is_server("http://host:8000/")
    assert not is_server("http://host:8000/t/abc")
    said: list[str] = []

    def bots() -> list[dict[str, Any]]:
        return [one for one in host.do("GET", "/api/bots")["bots"] if one["name"] == "BOT Waiting"]

    def ask() -> None:
        wait_for(lambda: any("waits for invitations" in line for line in said))
        wait_for(bots)
        table = host.new_table(seats=[None, {"bot": "random"}], autostart=True)
        host.do("POST", f"/api/tables/{table}/bot_invitations", {"bot": bots()[0]["id"]})
        wait_for(lambda: host.table(table)["status"] == "finished")

    def wait() -> int:
        return wait_for_invitations(quick.url, "random", "Waiting", say=said.append, games=1)

    played, _ = in_threads([wait, ask])
    assert played == 1
    assert any(line.startswith("The game is over. Winner: seat ") for line in said)
    with pytest.raises(CannotJoin, match="Choose a name first"):
        wait_for_invitations(quick.url, "random", token="wrong", say=said.append)
