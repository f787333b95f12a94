"""A table runs with other ports than the server's: no server, database or process."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest


@pytest.mark.parametrize(("game", "players"), [("acquire", 2), ("stockpile", 3)])
def test_a_table_plays_a_game_without_server_database_and_processes(game: str, players: int) -> None:
    """Run in a fresh process, which shows the modules that a table loads."""
    program = [sys.executable, "-m", "tests.room.table_in_memory", game, str(players)]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert found["unwanted"] == []
    assert found["status"] == "finished"
    assert found["scores"] == found["result"]["scores"]
    assert found["updates"] == found["entries"] > 20
