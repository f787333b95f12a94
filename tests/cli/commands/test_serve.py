"""`bigboard serve` and `bigboard bot` as people start them."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.ports import free_port as own_port
from tests.server.guests import Guest, RunningServer
from tests.timeouts import HANG_S

from bigboard.cli.commands.serve import free_port, has_screen
from bigboard.cli.main import run


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path) as running:
        yield running


def test_a_bot_joins_a_table_and_plays_to_the_end(house: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    host = Guest(house.url, "Host")
    table = host.new_table(players=3, seats=[{"bot": "random"}, None, {"bot": "random"}], autostart=True)
    assert run(["bot", "--join", f"{house.url}/t/{table}", "--bot", "greedy", "--name", "Far away"]) == 0
    said = capsys.readouterr().out
    assert f"Sitting in seat 2 of the table {table}." in said
    assert "The game is over." in said
    told = host.table(table)
    host.close()
    assert told["status"] == "finished"
    assert told["seats"][1]["name"] == "BOT Far away"
    assert f"Winner: seat {' and '.join(str(seat + 1) for seat in told['result']['winners'])}." in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bot", "--join", "nowhere"], "There is no Big Board server at http://nowhere"),
        (["bot", "--join", "http://127.0.0.1:9/t/abc"], "no Big Board server"),
        (["bot", "--join", "http://127.0.0.1:9/t/abc", "--bot", "wizard"], "no bot 'wizard'"),
        (["bot", "--join", "http://127.0.0.1:9/t/abc", "--cmd", "./nowhere"], "'./nowhere' is not there"),
        (["bot", "--join", "http://127.0.0.1:9/t/abc", "--cmd", "cat", "--bot", "easy"], "Leave one of them out"),
        (["bot", "--join", "http://127.0.0.1:9/t/abc", "--cmd", "true"], "ended with exit code 0"),
        (["serve", "--database", "nonsense"], "database cannot be opened"),
        (["serve", "--database", "sqlite:////nowhere/at/all/games.sqlite"], "database cannot be opened"),
    ],
)
def test_what_goes_wrong_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_it_serves_until_it_is_interrupted(home: Path) -> None:
    command = [sys.executable, "-m", "bigboard", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(f"{found[0]}api/version") as answer:
            assert json.load(answer)["protocol"] == 1
        server.send_signal(signal.SIGINT)
        said, complained = server.communicate(timeout=HANG_S)
        assert server.returncode == 0
        assert "Traceback" not in said + complained
    assert (home / "bigboard.sqlite").exists()


def test_a_taken_port_gives_way_to_the_next(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = own_port()
    monkeypatch.setattr("bigboard.cli.commands.serve.PORT", usual)
    assert free_port("127.0.0.1") == usual
    with socket.create_server(("127.0.0.1", usual)):
        other = free_port("127.0.0.1")
    assert other > usual
    assert capsys.readouterr().out == f"Port {usual} is taken, so this is port {other}.\n"


def test_a_port_that_was_asked_for_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]) == 2
    assert "Try another --port." in capsys.readouterr().err


def test_no_browser_is_opened_where_no_one_could_see_it() -> None:
    assert has_screen("darwin", {})
    assert has_screen("linux", {"DISPLAY": ":0"})
    assert has_screen("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert not has_screen("linux", {})
    assert not has_screen("linux", {"DISPLAY": ""})
