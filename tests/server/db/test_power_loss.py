"""Power failures: whatever the disk forgets, everything that was acknowledged is there, exactly once."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
from pathlib import Path

import pytest
from tests.server.db.power_loss import Disk
from tests.server.game_cluster import Cluster, House, Party, check_history, while_they_play
from tests.server.postgres import Postgres
from tests.server.run.test_supervisor import all_go_on, some_go_on

from bigboard.server.db.maintenance import check

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
FAILURES = [2, pytest.param(int(os.environ.get("BIGBOARD_KILLS", "100")), marks=pytest.mark.long)]


@pytest.mark.parametrize("failures", FAILURES)
def test_sqlite_keeps_what_was_acknowledged(folder: Path, failures: int) -> None:
    disk = Disk(folder / "house.sqlite", folder)
    rng, lost = random.Random(7), 0
    with House(folder, **disk.environment) as house:
        parties = [Party(house, 0, 0.01), Party(house, 1, 0.01, bot=None)]

        async def scenario() -> None:
            nonlocal lost
            for _ in range(failures):
                await some_go_on(parties)
                await asyncio.sleep(rng.uniform(0, 0.5))
                house.server.kill()
                lost += disk.strike(rng)
                house.server.start()
            await all_go_on(parties)

        asyncio.run(while_they_play(parties, scenario()))
        kept = check_history(house, parties)
        house.server.kill()
        assert check(house.database).sound
        print(f"{failures} power failures, {lost} writes lost, {kept} acknowledged actions")


def test_the_disk_forgets_what_a_lying_one_has_not_synced(folder: Path) -> None:
    """The test above could not fail if the disk forgot nothing."""
    with House(folder) as house:
        house.server.send(signal.SIGTERM)
        house.server.process.wait()
        disk = Disk(folder / "house.sqlite", folder)
        house.server.environment |= disk.environment | {"POWER_LIES": "1"}
        house.server.start()
        parties = [Party(house, 0)]
        asyncio.run(while_they_play(parties, all_go_on(parties)))
        assert check_history(house, parties) > 0
        house.server.kill()
        assert disk.strike(random.Random(7)) > 0
        try:
            stored = house.rows("SELECT count(*) FROM log")[0][0]
        except Exception:  # not even a database
            stored = 0
        assert stored < sum(len(party.history.acknowledged) for party in parties)


@pytest.mark.parametrize("failures", FAILURES)
def test_postgresql_keeps_what_was_acknowledged(folder: Path, failures: int) -> None:
    postgres = Postgres()
    try:
        disk = Disk(Path(postgres.data), folder, owner="postgres")
        postgres.environment = disk.environment
        postgres.start()
        rng, lost = random.Random(7), 0
        with Cluster(postgres, folder, 2, "power") as cluster:
            parties = [Party(cluster, number, 0.01) for number in range(2)]

            async def scenario() -> None:
                nonlocal lost
                for _ in range(failures):
                    await some_go_on(parties)
                    await asyncio.sleep(rng.uniform(0, 0.5))
                    postgres.kill()
                    lost += disk.strike(rng)
                    await asyncio.to_thread(postgres.start)
                await all_go_on(parties)

            asyncio.run(while_they_play(parties, scenario()))
            kept = check_history(cluster, parties)
            print(f"{failures} power failures, {lost} writes lost, {kept} acknowledged actions")
    finally:
        postgres.close()
