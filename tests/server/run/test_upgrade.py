"""An upgrade, with two builds: this one, and a newer one with a changed rule and another layout of the database.

The newer build is a copy of the sources, changed as a release would change them. In its rules of version 2 the founder
of a chain gets no free share; games that began under version 1 end under it.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.db.test_migrate import NEXT_STEP
from tests.server.game_cluster import ROOT, SLOW_S, SOURCE, House
from tests.server.guests import Guest, play_on, wait_for

import bigboard

SEATS = [{"me": True}, {"bot": "random"}]
CHANGES = {
    "titles/acquire/rules/deal.py": ("RULES_VERSION: Final = 1", "RULES_VERSION: Final = 2"),
    "titles/acquire/rules/flow/turn.py": (
        "    if t.bank[chain] > 0:\n        give_shares(t, t.turn, chain, 1)",
        "    if t.bank[chain] > 0 and t.rules == 1:\n        give_shares(t, t.turn, chain, 1)",
    ),
    "server/db/migrate.py": ('LAYOUTS = ("0001",)', 'LAYOUTS = ("0001", "0002")'),
}


@pytest.fixture
def newer(folder: Path) -> dict[str, str]:
    """The environment of the newer build. It runs uncompiled."""
    build = folder / "newer" / "src"
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "_compiled.json", "static")
    shutil.copytree(SOURCE / "bigboard", build / "bigboard", ignore=left_out)
    (build.parent / "locales").symlink_to(ROOT / "locales")
    for file, (before, after) in CHANGES.items():
        text = (build / "bigboard" / file).read_text()
        assert text.count(before) == 1, f"{file} has changed: adapt this test"
        (build / "bigboard" / file).write_text(text.replace(before, after))
    step = build / "bigboard/server/db/migrations/versions/v0002_clubs.py"
    step.write_text(NEXT_STEP + '\nderived = ["people.club"]\n')
    return {"PYTHONPATH": os.pathsep.join([str(build), str(ROOT)]), "BIGBOARD_PURE": "1"}


def change_build(house: House, environment: dict[str, str]) -> None:
    """Stop the server, and start the other build on the same database."""
    house.server.send(signal.SIGTERM)
    house.server.process.wait()
    house.server.environment |= environment
    house.server.start()
    wait_for(house.server.ready, SLOW_S)


def play_whole(anna: Guest, table: str) -> dict[str, Any]:
    """Play Anna's game to its end, and return its record."""
    with anna.visit(table) as place:
        play_on(place, {0}, random.Random(5))
    wait_for(lambda: anna.table(table)["status"] == "finished")
    return anna.do("GET", f"/api/tables/{table}/record")


def free_shares(record: dict[str, Any], after: int) -> int:
    """Count the founders' shares that were given after so many actions."""
    state = bigboard.game("acquire").start(record["deal"])
    given = 0
    for number, action in enumerate(record["actions"]):
        events = state.apply(state.find(action))
        given += number >= after and any(event.type == "founder_share" for event in events)
    return given


def test_a_newer_build_plays_games_of_the_older_rules_to_their_end(folder: Path, newer: dict[str, str]) -> None:
    with House(folder) as house:
        older = {name: house.server.environment.get(name, "") for name in newer}
        anna = Guest(house.server.address, "Anna")
        finished = anna.new_table(seats=SEATS, autostart=True)
        before = play_whole(anna, finished)
        running = anna.new_table(seats=SEATS, autostart=True)
        with anna.visit(running) as place:
            begun = int(play_on(place, {0}, random.Random(5), until_seq=6)["seq"])

        change_build(house, newer)
        assert house.rows("SELECT version_num FROM alembic_version") == [("0002",)]
        assert anna.do("GET", f"/api/tables/{finished}/record") == before
        assert anna.table(running)["status"] == "running"
        record = play_whole(anna, running)
        assert record["deal"]["rules"] == 1
        assert free_shares(record, begun) > 0, "the founders of later chains got their share"
        assert bigboard.replay(record).scores() == anna.table(running)["result"]["scores"]
        changed = play_whole(anna, anna.new_table(seats=SEATS, autostart=True))
        assert changed["deal"]["rules"] == 2
        with pytest.raises(ValueError, match="version 2 of the rules"):
            bigboard.replay(changed)

        # Every stored game replays, and the layout can be taken back: the step names all that it would delete.
        house.server.send(signal.SIGTERM)
        house.server.process.wait()
        for command in (["check"], ["upgrade", "--layout", "0001"]):
            program = [sys.executable, "-m", "bigboard", *command, "--database", house.database]
            done = subprocess.run(program, env=house.server.environment, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
        house.server.environment |= older
        house.server.start()
        wait_for(house.server.ready, SLOW_S)
        for table in (finished, running):
            assert anna.do("GET", f"/api/tables/{table}/record")["deal"]["rules"] == 1
        newest = anna.do("GET", "/api/me/tables")["tables"][0]["id"]
        assert anna.do("GET", f"/api/tables/{newest}", status=409)["reason"] == "rules"
        anna.close()
