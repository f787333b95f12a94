"""An acknowledged action survives kill -9, and every table goes on where it was."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from tests.ports import free_port
from tests.server.guests import Guest, Place, in_threads, play_on, wait_for
from tests.timeouts import HANG_S
from websockets.exceptions import ConnectionClosed

import bigboard
from bigboard.server.run.serve import CannotServe, serve

SOURCE = Path(bigboard.__file__).parent.parent


@contextmanager
def server_process(folder: Path, port: int, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """`bigboard serve` as a process of its own, with settings by the environment."""
    command = [sys.executable, "-m", "bigboard.server", "127.0.0.1", str(port)]
    path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(
            [*command, f"sqlite:///{folder / 'kept.sqlite'}"],
            env={**os.environ, "PYTHONPATH": path, "BIGBOARD_AUTO_REVIEWS": "0", **settings},
            stdout=log,
            stderr=log,
        )
    try:
        wait_for(lambda: reachable(port) or process.poll() is not None)
        assert process.poll() is None, (folder / "server.log").read_text()
        yield process
    finally:
        process.kill()
        process.wait()


def reachable(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def play_until_killed(place: Place, seat: int, acknowledged: list[int]) -> None:
    """Plays, noting what was acknowledged, until the connection breaks."""
    rng = random.Random(seat)
    answered = -1
    try:
        while True:
            message = place.receive()
            if message["type"] == "ack":
                acknowledged.append(message["seq"])
            if message["type"] in ("view", "update") and message["view"]["legal"] and message["seq"] > answered:
                answered = message["seq"]
                place.act(seat, rng.choice(message["view"]["legal"])["action"])
    except (ConnectionClosed, TimeoutError, OSError):
        return


def children(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == pid:
                found.append(int(folder.name))
    return found


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_after_kill_9_every_table_continues_and_nothing_acknowledged_is_lost(folder: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    tables: list[str] = []
    heard: list[list[str]] = []
    acknowledged: list[list[int]] = [[], [], []]
    with server_process(folder, port) as process:
        people = [Guest(url, name) for name in ("Anna", "Ben", "Eva")]
        for one in people:  # each at a table with bots that move at once
            seats = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
            tables.append(one.new_table(players=3, seats=seats, autostart=True))
        waiting = people[0].new_table(players=4)
        people[1].sit(waiting, 2)
        bots_only = people[0].new_table(
            players=2, seats=[{"bot": "random"}] * 2, bot_pace_ms=400, autostart=True, name="Bots"
        )
        places = [one.visit(table) for one, table in zip(people, tables, strict=True)]
        places[0].send(type="chat", id="c", text="remember me")
        jobs = [partial(play_until_killed, places[n], 0, acknowledged[n]) for n in range(3)]
        workers = children(process.pid)

        def kill_in_mid_game() -> None:
            wait_for(lambda: all(len(seqs) > 8 for seqs in acknowledged))
            os.kill(process.pid, signal.SIGKILL)

        in_threads([*jobs, kill_in_mid_game])
        heard = [place.heard for place in places]
        for place in places:
            place.socket.close()
        process.wait()
    wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    with server_process(folder, port):
        for number, (one, table) in enumerate(zip(people, tables, strict=True)):
            info = one.table(table)
            assert info["seq"] >= max(acknowledged[number])
            with one.visit(table) as place:
                history = place.until("history")
                told = {entry["seq"]: entry for entry in history["entries"]}
                for text in heard[number]:  # what was told before is still true, word for word
                    message = json.loads(text)
                    if message["type"] == "update":
                        assert told[message["seq"]] == message["entry"]
                if info["status"] == "running":
                    place.until("view")
                    play_on(place, {0}, random.Random(9))
            assert one.table(table)["status"] == "finished"
        assert [seat["kind"] for seat in people[0].table(waiting)["seats"]] == ["person", "empty", "person", "empty"]
        seq = people[0].table(bots_only)["seq"]
        wait_for(lambda: people[0].table(bots_only)["seq"] > seq)  # no one had to come for the bots to go on
        with people[0].socket(f"/api/tables/{tables[0]}/ws") as place:
            assert "remember me" in [line["text"] for line in place.hello()["chat"]]
    for one in people:
        one.close()


def test_a_second_server_on_the_same_port_says_so(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"127.0.0.1:{port}"):
            serve(port=port, database=f"sqlite:///{folder / 'x.sqlite'}")


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all.sqlite", "nonsense", "postgresql+nodriver://host/db"])
def test_a_database_that_cannot_be_opened_is_a_sentence(url: str) -> None:
    with pytest.raises(CannotServe, match="The database cannot be opened"):
        serve(port=0, database=url)


def test_a_server_that_is_asked_to_stop_says_goodbye_and_stops(folder: Path) -> None:
    port = free_port()
    with server_process(folder, port) as process:
        anna = Guest(f"http://127.0.0.1:{port}", "Anna")
        table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
        with anna.visit(table) as place:
            process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                place.drain()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
        assert process.wait(HANG_S) in (0, -signal.SIGTERM)
        anna.close()
    assert "Traceback" not in (folder / "server.log").read_text()
