"""Several server processes on one PostgreSQL: whatever is killed, stopped or cut, nothing acknowledged is lost.

`tests.server.history` checks each run against the log. Two tests see it fail: with a sweep that looks at nothing, and
with servers that acknowledge entries which they have not written.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import httpx
import pytest
from tests.server.game_cluster import SLOW_S, Cluster, Party, ServerProcess, check_history, while_they_play
from tests.server.guests import Guest, wait_for
from tests.server.postgres import Postgres
from tests.timeouts import HANG_S

from bigboard.server.db.maintenance import check

TABLES = 3
KILLS = int(os.environ.get("BIGBOARD_KILLS", "500"))
PAUSE_S = 0.1  # between a person's actions in the long test: processes that start need the processor too


class Trouble:
    """Faults of servers and database."""

    def __init__(self, cluster: Cluster, parties: list[Party], rng: random.Random) -> None:
        self.cluster, self.parties, self.rng = cluster, parties, rng
        self.took: dict[str, list[float]] = {}

    async def kill_server(self) -> None:
        """A server that was killed before may still be starting, as long as another one is there to take over."""
        server = self.rng.choice(self.cluster.servers)
        others = [one for one in self.cluster.servers if one is not server]
        await asyncio.to_thread(wait_for, lambda: sum(one.revived() for one in others) > 0, SLOW_S)
        server.kill()
        await self.all_go_on("server killed")
        server.start()

    async def kill_database(self) -> None:
        self.cluster.postgres.kill()
        await asyncio.to_thread(self.cluster.postgres.start)
        await self.all_go_on("database killed")

    async def cut_wires(self) -> None:
        self.cluster.wire.cut()
        await asyncio.sleep(self.rng.uniform(0, 4))
        self.cluster.wire.mend()
        await self.all_go_on("wires cut")

    async def hush_wires(self) -> None:
        """In the middle of what they say; the servers have to find out by themselves."""
        self.cluster.wire.hush()
        await self.all_go_on("wires gone silent")

    async def stop_server(self) -> None:
        """It does not notice that it was gone; its viewers have to see what happened meanwhile."""
        server = self.rng.choice(self.cluster.servers)
        server.send(signal.SIGSTOP)
        await asyncio.sleep(5)
        server.send(signal.SIGCONT)
        await self.all_go_on("server stopped for 5 s")

    def summary(self) -> str:
        """How often each thing happened, and after how many seconds all tables went on: half of the times, at most."""
        return "; ".join(
            f"{what}: {len(times)} × {statistics.median(times):.1f}, {max(times):.1f} s"
            for what, times in self.took.items()
        )

    async def all_go_on(self, what: str) -> None:
        """Return when an action was acknowledged at every table from now on."""
        before, begun = [party.done for party in self.parties], time.monotonic()
        for party in self.parties:
            party.history.faults.append(what)
        while any(party.done <= done for party, done in zip(self.parties, before, strict=True)):
            assert time.monotonic() - begun < SLOW_S, f"after “{what}” a table does not go on"
            await asyncio.sleep(0.02)
        self.took.setdefault(what, []).append(time.monotonic() - begun)


async def with_parties(
    cluster: Cluster, scenario: Callable[[Trouble], Awaitable[None]], pause_s: float = 0.0
) -> list[Party]:
    parties = [Party(cluster, number, pause_s) for number in range(TABLES)]
    trouble = Trouble(cluster, parties, random.Random(7))

    async def whole() -> None:
        await trouble.all_go_on("start")
        await scenario(trouble)

    await while_they_play(parties, whole())
    print(trouble.summary())
    return parties


def hold_together(cluster: Cluster, parties: list[Party]) -> int:
    kept = check_history(cluster, parties)
    found = check(cluster.database)
    assert found.sound, found.broken
    for server in cluster.servers:
        logged = server.log.read_text()
        assert "Traceback" not in logged, logged[max(0, logged.index("Traceback") - 1500) :][:6000]
    return kept


def test_nothing_is_lost_when_servers_database_or_wires_fail(postgres: Postgres, folder: Path) -> None:
    async def scenario(trouble: Trouble) -> None:
        await trouble.kill_server()
        await trouble.cut_wires()
        await trouble.hush_wires()
        await trouble.stop_server()
        await trouble.kill_database()

    with Cluster(postgres, folder, 3, "short") as cluster:
        parties = asyncio.run(with_parties(cluster, scenario))
        assert hold_together(cluster, parties) > 0


@pytest.mark.long
def test_nothing_is_lost_in_hundreds_of_kills(postgres: Postgres, folder: Path) -> None:
    async def scenario(trouble: Trouble) -> None:
        for kill in range(KILLS):
            kills = [trouble.kill_server, trouble.kill_database]
            others = [trouble.cut_wires, trouble.stop_server, trouble.hush_wires]
            await kills[kill % 2]()
            if kill % 10 == 9:
                await others[kill // 10 % 3]()
            print(kill + 1, sum(party.done for party in trouble.parties), trouble.summary(), flush=True)

    with Cluster(postgres, folder, 3, "long") as cluster:
        parties = asyncio.run(with_parties(cluster, scenario, PAUSE_S))
        kept = hold_together(cluster, parties)
        print(f"{KILLS} kills, {kept} acknowledged actions, {sum(party.games for party in parties)} games")


async def play_on(trouble: Trouble) -> None:
    for _ in range(10):
        await trouble.all_go_on("pause")


def test_news_that_are_lost_cost_time_and_nothing_else(postgres: Postgres, folder: Path) -> None:
    with Cluster(postgres, folder, 2, "lossy", BIGBOARD_FAULTS="drop_news") as cluster:
        assert hold_together(cluster, asyncio.run(with_parties(cluster, play_on))) > 0


def test_the_checker_notices_that_no_sweep_makes_up_for_lost_news(
    postgres: Postgres, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.game_cluster.SETTLE_S", 5.0)
    with Cluster(postgres, folder, 2, "unswept", BIGBOARD_FAULTS="no_news,no_sweep") as cluster:
        numbers = count()

        def stay_behind() -> bool:
            """A process that tries a bot's move too late learns by that how far the game is; then others play."""
            parties = [Party(cluster, next(numbers)) for _ in range(TABLES)]

            def falls_behind() -> bool:
                wrong = [problem for party in parties for problem in party.history.check(cluster.rows)]
                return any("ends at entry" in problem for problem in wrong)

            asyncio.run(while_they_play(parties, asyncio.to_thread(wait_for, falls_behind)))
            return falls_behind()

        wait_for(stay_behind)


def test_any_process_serves_any_visitor(postgres: Postgres, folder: Path) -> None:
    """The lobby, names, devices, measures and brakes are the same everywhere."""
    secret = "opensesame"
    with Cluster(
        postgres,
        folder,
        2,
        "shared",
        BIGBOARD_OWNER_SECRET=secret,
        BIGBOARD_NEW_TABLES='{"burst": 3, "per_second": 0.01}',
    ) as cluster:
        here, there = (server.address for server in cluster.servers)
        anna, ben = Guest(here, "Anna"), Guest(there, "Ben")
        lobby = ben.socket("/api/lobby/ws")
        lobby.send(type="hello", protocol=1)
        lobby.until("lobby")
        table = anna.new_table()
        assert lobby.until("table")["table"]["id"] == table
        ben.sit(table, 1)
        with anna.visit(table) as ours, ben.visit(table) as theirs:
            ours.send(type="chat", id="c", text="hello over there")
            assert theirs.until("chat")["line"]["n"] >= 1
            anna.do("PUT", "/api/me", {"name": "Anne"})
            again = Guest(there, None)
            again.http.cookies["bigboard"] = anna.http.cookies["bigboard"]
            wait_for(lambda: again.do("GET", "/api/me")["person"]["name"] == "Anne")
            again.new_table()
            again.new_table()
            for guest in (anna, again):  # three in all, wherever they are made
                assert guest.http.post("/api/tables", json={"game": "acquire", "players": 2}).status_code == 429
            blocked = {"person": ben.do("GET", "/api/me")["person"]["id"], "kind": "blocked", "lasts": "day"}
            answer = anna.http.post("/admin/measures", data=blocked, auth=("me", secret))
            assert answer.status_code == 303
            wait_for(lambda: ben.http.post("/api/tables", json={"game": "acquire", "players": 2}).status_code == 403)
        anna.do("POST", "/api/me/leave")
        wait_for(lambda: again.do("GET", "/api/me")["person"] is None)
        for one in (anna, ben, again):
            one.close()


def workers_of(pid: int) -> set[int]:
    found = set()
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        try:
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.add(int(child))
        except OSError:
            continue
    return found


def test_workers_share_a_port_and_a_lost_one_is_replaced(postgres: Postgres, folder: Path) -> None:
    server = ServerProcess(postgres.new_database("workers"), folder, BIGBOARD_WORKERS="2")
    try:
        wait_for(server.ready, SLOW_S)
        anna = Guest(server.address, "Anna")
        table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
        wait_for(lambda: len(workers_of(server.process.pid)) == 2)
        before = workers_of(server.process.pid)
        os.kill(min(before), signal.SIGKILL)
        wait_for(lambda: len(workers_of(server.process.pid) - before) == 1, SLOW_S)

        def found() -> bool:
            try:
                return anna.http.get(f"/api/tables/{table}").status_code == 200
            except httpx.HTTPError:
                return False

        wait_for(found, SLOW_S)
        anna.close()
        after = workers_of(server.process.pid)
        server.send(signal.SIGTERM)
        assert server.process.wait(HANG_S) == 0
        assert not [pid for pid in after if Path(f"/proc/{pid}").exists()]
    finally:
        server.kill()
