"""Measure the start of a server with many running games in its database: time to the first answers, and cost.

python -m benchmarks.start [--tables 10000] [--entries 100] [--bots 0.1]

Method: one table is made and begun over HTTP on a fresh SQLite file, its game is played on by random actions to so many
entries, and both are copied under other ids; in a share of the copies a bot has to decide next, so the server has to
wake those. Then the server is started once more, and the time runs until `/readyz` and until the lobby answer.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from benchmarks.load_test.processes import memory_mb, processor_s_of
from benchmarks.server_latency import Http, free_port, start_server

import bigboard
from bigboard.room.game_log import GameLog, LogEntry

SETTLED_S = 8.0  # after the first answer


def one_table(folder: str) -> tuple[str, str, str]:
    """Id, document and deal of a table with a person and three bots, just begun."""
    port = free_port()
    server = start_server(folder, port)
    try:
        host = Http(f"http://127.0.0.1:{port}", "Host")
        seats = [{"me": True}, {"bot": "easy"}, {"bot": "easy"}, {"bot": "easy"}]
        wanted = {"game": "acquire", "players": 4, "seats": seats, "autostart": True, "bot_pace_ms": 10_000}
        table = str(host.do("POST", "/api/tables", wanted)["table"]["id"])
    finally:
        server.terminate()
        server.wait()
    with sqlite3.connect(f"{folder}/b.sqlite") as database:
        (document,) = database.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
        (entry,) = database.execute("SELECT entry FROM log WHERE table_id = ? AND seq = 1", (table,)).fetchone()
    return table, document, entry


def played_on(entry: str, entries: int, by_bot: bool) -> list[tuple[int, float, str]]:
    """A log of at least so many entries, after which a bot or the person decides: next seat, time and entry."""
    log = GameLog.load("acquire", [json.loads(entry)])
    rng = random.Random(1)
    rows = [(log.deciding, time.time(), entry)]
    while len(rows) < entries or (log.deciding != 0) != by_bot:
        state = log.running()
        action = state.describe(rng.choice(state.legal_actions()))
        added = LogEntry(log.seq + 1, "action", time.time(), log.deciding, action=action)
        log.commit(log.prepare(added))
        rows.append((log.deciding, added.time, json.dumps(added.to_json())))
    return rows


def fill(folder: str, tables: int, entries: int, bots: float) -> None:
    table, document, entry = one_table(folder)
    logs = {by_bot: played_on(entry, entries, by_bot) for by_bot in (False, True)}
    with sqlite3.connect(f"{folder}/b.sqlite") as database:
        for n in range(tables):
            name = f"copy{n}"
            row = (name, "running", 1, time.time(), time.time(), json.dumps({**json.loads(document), "id": name}))
            columns = "id, status, public, created, updated, document, version, chats, players_since"
            database.execute(f"INSERT INTO tables ({columns}) VALUES (?,?,?,?,?,?,1,0,0)", row)
            rows = [(name, seq, *one) for seq, one in enumerate(logs[n < tables * bots], 1)]
            insert = "INSERT INTO log (table_id, seq, next, at, entry, process) VALUES (?,?,?,?,?,'before')"
            database.executemany(insert, rows)
        database.execute("DELETE FROM tables WHERE id = ?", (table,))


def answer(url: str, path: str) -> float:
    """Return the time at which the server answered a request for the path."""
    while True:
        try:
            urllib.request.urlopen(url + path, timeout=60).read()
            return time.monotonic()
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.02)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.start", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--entries", type=int, default=100)
    parser.add_argument("--bots", type=float, default=0.1, help="the share of tables where a bot decides next")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        fill(folder, chosen.tables, chosen.entries, chosen.bots)
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        environment = {**os.environ, "PYTHONPATH": str(Path(bigboard.__file__).parent.parent)}
        command = [
            sys.executable,
            "-m",
            "bigboard.server",
            "127.0.0.1",
            str(port),
            f"sqlite:///{folder}/b.sqlite",
        ]
        begun = time.monotonic()
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            ready = answer(url, "/readyz") - begun
            first_cpu = processor_s_of(server.pid)
            listed = answer(url, "/api/tables?status=running") - begun
            time.sleep(SETTLED_S)
            print(f"{chosen.tables} running tables of {chosen.entries} entries, load {os.getloadavg()[0]:.1f}")
            print(
                f"  first answer after {ready:.2f} s ({first_cpu:.2f} s of processor time); lobby after {listed:.2f} s"
            )
            spent, megabytes = processor_s_of(server.pid), memory_mb(server.pid)
            print(f"  {SETTLED_S:g} s later: {spent:.2f} s of processor time, {megabytes:.0f} MB")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
