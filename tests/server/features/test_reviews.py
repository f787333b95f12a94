"""A review that several people ask for while the server is stopped and started: done once, nothing lost, the same."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.ports import free_port
from tests.server.db.test_restart import server_process
from tests.server.guests import Guest, in_threads, play_on, wait_for
from tests.timeouts import HANG_S

from bigboard.coach.review.game_review import Plan, review

SIMULATIONS, REDRAWS = 20, 1
SLOWLY = {"BIGBOARD_REVIEW_SIMULATIONS": str(SIMULATIONS), "BIGBOARD_REVIEW_REDRAWS": str(REDRAWS)}


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL], ids=["SIGTERM", "kill -9"])
def test_a_review_that_two_ask_for_survives_its_server_and_is_done_once(folder: Path, by: signal.Signals) -> None:
    port = free_port()
    with server_process(folder, port, **SLOWLY) as process:
        anna, ben = (Guest(f"http://127.0.0.1:{port}", name) for name in ("Anna", "Ben"))
        table = anna.new_table(players=2, seats=[{"me": True}, None], autostart=True)
        ben.sit(table, 1)
        with anna.visit(table) as one, ben.visit(table) as two:
            in_threads([partial(play_on, one, {0}, random.Random(1)), partial(play_on, two, {1}, random.Random(2))])
        asked = f"/api/tables/{table}/review"
        in_threads([partial(who.do, "POST", asked) for who in (anna, ben, anna, ben)])
        wait_for(lambda: anna.do("GET", asked)["done"] > 5, 60)
        assert anna.do("GET", asked)["status"] == "running"
        os.kill(process.pid, by)
        process.wait(HANG_S)
    before = kept(folder, table)
    assert len(before) > 5
    assert "whole" not in before
    with server_process(folder, port, **SLOWLY):
        in_threads([partial(who.do, "POST", asked) for who in (ben, anna)])
        seen: set[str] = set()

        def finished() -> bool:
            now = kept(folder, table)
            assert "whole" in now or before.items() <= now.items(), "a piece was worked out again"
            seen.update(now)
            return bool(ben.do("GET", asked)["status"] == "done")

        wait_for(finished, 240)
        assert len(seen) > len(before)
        told = ben.do("GET", asked)["review"]
        assert anna.do("POST", asked)["review"] == told  # once more when it is there: nothing begins
        assert set(kept(folder, table)) == {"whole"}
        record = anna.do("GET", f"/api/tables/{table}/record")
    assert figures(told) == figures(review(record, Plan(simulations=SIMULATIONS, redraws=REDRAWS)).to_json())
    anna.close()
    ben.close()


def kept(folder: Path, table: str) -> dict[str, str]:
    """The pieces on disk, whichever process has the database open."""
    with closing(sqlite3.connect(f"file:{folder / 'kept.sqlite'}?mode=ro", uri=True, timeout=HANG_S)) as connection:
        return dict(connection.execute("select piece, result from reviews where table_id = ?", [table]).fetchall())


def figures(review: dict[str, Any]) -> list[tuple[float, ...]]:
    """What a review says, decision by decision and seat by seat."""
    seats = [(seat["result"], seat["luck"], seat["own"], seat["others"]) for seat in review["seats"]]
    return [*seats, *((one["n"], one["loss"], one["error"]) for one in review["decisions"])]
