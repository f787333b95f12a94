"""Servers that are stopped, killed, restarted and renewed while people play: they come back, and no move is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.game_cluster import SLOW_S, House, Party, check_history, while_they_play
from tests.server.guests import wait_for
from tests.server.postgres import running_postgres
from tests.server.tables.test_many_processes import workers_of

from bigboard.server.db.maintenance import check

KILLS = int(os.environ.get("BIGBOARD_KILLS", "500"))


async def until(condition: Callable[[], bool]) -> None:
    await asyncio.to_thread(wait_for, condition, SLOW_S)


async def all_go_on(parties: list[Party]) -> None:
    before = [party.done for party in parties]
    await until(lambda: all(party.done > done for party, done in zip(parties, before, strict=True)))


async def some_go_on(parties: list[Party]) -> None:
    before = sum(party.done for party in parties)
    await until(lambda: sum(party.done for party in parties) > before)


def hold_together(house: House, parties: list[Party]) -> int:
    kept = check_history(house, parties)
    house.server.kill()
    found = check(house.database)
    assert found.sound, found.broken
    assert "Traceback" not in house.server.log.read_text()
    return kept


def test_a_server_is_restarted_while_people_play(folder: Path) -> None:
    """`systemctl restart`: it takes no new visitors, tells those who play, and they go on in the next process."""
    with House(folder, BIGBOARD_DRAIN_S="600") as house:
        parties = [Party(house, number) for number in range(2)]
        players = [player for party in parties for player in party.players]

        async def scenario() -> None:
            await all_go_on(parties)
            house.server.send(signal.SIGTERM)
            await until(lambda: httpx.get(f"{house.server.address}/readyz").status_code == 503)
            assert httpx.get(f"{house.server.address}/healthz").status_code == 200
            await all_go_on(parties)  # those who are there play on
            house.server.send(signal.SIGTERM)  # before its time is over: a second time means now
            assert await asyncio.to_thread(house.server.process.wait, SLOW_S) in (0, -signal.SIGTERM)
            await until(lambda: all(player.goodbyes for player in players))
            house.server.start()
            await all_go_on(parties)

        asyncio.run(while_they_play(parties, scenario()))
        assert {code for player in players for code in player.goodbyes} <= {1001, 1012}
        assert hold_together(house, parties) > 0


def test_workers_are_renewed_one_by_one_while_people_play(folder: Path) -> None:
    """SIGHUP: at every moment someone serves, and the tables move to the processes that are there."""
    with running_postgres() as postgres:
        url = postgres.new_database("renewed")
        with House(folder, url, BIGBOARD_WORKERS="2") as house:
            pid = house.server.process.pid
            parties = [Party(house, number) for number in range(2)]

            async def scenario() -> None:
                await until(lambda: len(workers_of(pid)) == 2)
                await all_go_on(parties)
                before = workers_of(pid)
                house.server.send(signal.SIGHUP)
                await until(lambda: len(workers_of(pid)) == 2 and not workers_of(pid) & before)
                await until(house.server.ready)
                await all_go_on(parties)

            asyncio.run(while_they_play(parties, scenario()))
            assert hold_together(house, parties) > 0


@pytest.mark.long
def test_nothing_is_lost_in_hundreds_of_kills_of_one_server(folder: Path) -> None:
    with House(folder) as house:
        parties = [Party(house, 0, 0.05), Party(house, 1, 0.05, bot=None)]  # without a bot no one waits for its process
        rng = random.Random(7)

        async def scenario() -> None:
            for kill in range(KILLS):
                await some_go_on(parties)
                await asyncio.sleep(rng.uniform(0, 0.5))
                house.server.kill()
                house.server.start()
                print(kill + 1, sum(party.done for party in parties), flush=True)
            await all_go_on(parties)

        asyncio.run(while_they_play(parties, scenario()))
        print(f"{KILLS} kills, {hold_together(house, parties)} acknowledged actions")
